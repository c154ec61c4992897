import type { Region } from '../model/shapes.ts';
import { contains } from './region.ts';

/** A point of a piece of ground to put a mark at: its middle, or else within its widest stretch there. */
export function markOf(region: Region): [number, number] {
  const ring = region[0]?.[0] ?? [];
  const xs = ring.map(([x]) => x),
    ys = ring.map(([, y]) => y);
  const [x0, x1] = [Math.min(...xs), Math.max(...xs)],
    y = (Math.min(...ys) + Math.max(...ys)) / 2;
  if (contains(region, (x0 + x1) / 2, y)) return [(x0 + x1) / 2, y];
  const steps = 60;
  let best: [number, number] = [xs[0] ?? 0, ys[0] ?? 0],
    longest = 0,
    run = 0;
  for (let i = 0; i <= steps; i++) {
    const x = x0 + ((x1 - x0) * i) / steps;
    run = contains(region, x, y) ? run + 1 : 0;
    if (run > longest) {
      longest = run;
      best = [x - ((run - 1) * (x1 - x0)) / steps / 2, y];
    }
  }
  return best;
}
