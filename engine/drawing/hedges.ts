/** Hedges as bands: a leafy edge and close texture. */
import type { Region } from '../model/shapes.ts';
import { area, bounds, contains } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import { seedFrom, seededRandom } from '../geometry/random.ts';
import type { Board } from './board.ts';
import type { Primitive } from './drawing.ts';
import { curveBy, moveTo, num, pair, roughMove, type Xy } from './path.ts';

/** A ring's outline with small bumps outward along every side. */
function bumpy(points: readonly Xy[], step: number): string {
  let signed = 0;
  points.forEach(([x, y], i) => {
    const q = points[(i + 1) % points.length]!;
    signed += x * q[1] - q[0] * y;
  });
  const sweep = signed > 0 ? 1 : 0;
  let d = moveTo(points[0]![0], points[0]![1]);
  for (let i = 0; i < points.length; i++) {
    const a = points[i]!,
      b = points[(i + 1) % points.length]!,
      length = hypot(b[0] - a[0], b[1] - a[1]),
      n = Math.max(1, Math.round(length / step));
    const r = num((length / n) * 0.56);
    for (let k = 0; k < n; k++)
      d += `a${r} ${r} 0 0 ${sweep} ${pair((b[0] - a[0]) / n, (b[1] - a[1]) / n)}`;
  }
  return `${d}Z`;
}
export function hedgeBand(board: Board, region: Region, seed: string): Primitive[] {
  const { frame } = board,
    step = Math.max(1.1, Math.min(2.2, 220 * frame.k));
  const d = region
    .map((polygon) =>
      polygon
        .map((ring) =>
          bumpy(
            ring.map(([x, y]) => frame.at(x, y)),
            step,
          ),
        )
        .join(''),
    )
    .join('');
  const random = seededRandom(seedFrom(seed)),
    box = bounds(region),
    size = Math.max(0.4, Math.min(0.9, 90 * frame.k));
  const wanted = Math.min(170, Math.round((area(region) * frame.k * frame.k) / 1.4));
  const stroke = curveBy(size * 0.5, -size * 0.8, size, 0);
  let dark = '',
    pale = '';
  for (let i = 0; i < wanted * 2; i++) {
    const x = random.between(box.x0, box.x1),
      y = random.between(box.y0, box.y1);
    if (!contains(region, x, y)) continue;
    const [px, py] = frame.at(x, y),
      tick = roughMove(px - size / 2, py) + stroke;
    if (i % 3) dark += tick;
    else pale += tick;
  }
  return [
    {
      kind: 'path',
      d,
      fill: '#6d8a54',
      stroke: '#37502e',
      strokeWidth: 0.26,
      join: 'round',
      evenOdd: true,
    },
    {
      kind: 'path',
      d: dark,
      fill: 'none',
      stroke: '#43603a',
      strokeWidth: 0.15,
      cap: 'round',
      opacity: 0.8,
    },
    {
      kind: 'path',
      d: pale,
      fill: 'none',
      stroke: '#a7bd85',
      strokeWidth: 0.16,
      cap: 'round',
      opacity: 0.8,
    },
  ];
}
