/** Where a bed meets the ground one looks from. */
import type { Ring } from '../model/shapes.ts';
import type { Job } from './job.ts';

/** Runs of a ring along which the bed meets ground one looks from: points every 100 mm with the way into the bed. */
export type Sample = { x: number; y: number; nx: number; ny: number };
export function frontRuns(job: Job, ring: Ring): Sample[][] {
  const { grid, areaAt } = job.ground;
  const runs: Sample[][] = [];
  let run: Sample[] = [];
  const flush = () => {
    if (run.length > 5) runs.push(run);
    run = [];
  };
  for (let i = 0; i < ring.length; i++) {
    const [ax, ay] = ring[i]!,
      [bx, by] = ring[(i + 1) % ring.length]!;
    const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
    const count = Math.max(1, Math.round(length / 100)),
      nx = -(by - ay) / length,
      ny = (bx - ax) / length;
    for (let q = 0; q < count; q++) {
      const t = (q + 0.5) / count,
        x = ax + (bx - ax) * t,
        y = ay + (by - ay) * t;
      const outside = grid.index(x - nx * 180, y - ny * 180);
      const area = outside < 0 ? undefined : job.layout.areas[areaAt[outside]!];
      const open =
        area && ['lawn', 'terrace', 'path', 'seat', 'gravel', 'water', 'pond'].includes(area.kind);
      if (open) run.push({ x, y, nx, ny });
      else flush();
    }
  }
  flush();
  return runs;
}
