/** A sheet of paper under the model. */
import type { Scene } from '#engine/scene/scene.ts';
import { metres, ringOf, type Xy } from '../core/frame.ts';
import { Kit } from '../core/kit.ts';
import type { Piece } from '../core/piece.ts';
import { rgb } from '../maths/colour.ts';
import { seededRandom } from '../maths/random.ts';

export const PAPER = rgb('#f1ece2');
const BASE = rgb('#e9e3d6');

/** Shows the plot as a thin block on a sheet of paper. */
export function buildPaper(scene: Scene): Piece[] {
  const kit = new Kit('base', seededRandom(5)),
    ring = ringOf(scene.plot),
    x0 = metres(scene.bounds.x0) - 60,
    x1 = metres(scene.bounds.x1) + 60,
    y0 = metres(scene.bounds.y0) - 60,
    y1 = metres(scene.bounds.y1) + 60;
  const block = widen(ring, 0.32, metres(scene.house.thicknessMm) + 0.2);
  kit.flat(
    'paper',
    PAPER,
    [
      [
        [x0, y0],
        [x1, y0],
        [x1, y1],
        [x0, y1],
      ],
    ],
    -0.42,
  );
  kit.flat('plain', BASE, [block], -0.13, undefined, true);
  kit.skirt('plain', BASE, [block], -0.42, -0.13, true);
  kit.skirt('plain', rgb('#5b4a3a'), [ring], -0.14, -0.03);
  return kit.pieces();
}
/** Each corner moved out by the mean of its two sides' outward ways; more behind the house line. */
function widen(ring: Xy[], by: number, behind: number): Xy[] {
  const n = ring.length,
    turn =
      ring.reduce((s, a, i) => {
        const b = ring[(i + 1) % n]!;
        return s + a[0] * b[1] - b[0] * a[1];
      }, 0) > 0
        ? 1
        : -1;
  return ring.map((p, i) => {
    const a = ring[(i + n - 1) % n]!,
      b = ring[(i + 1) % n]!,
      out = (u: Xy, v: Xy): Xy => {
        const l = Math.hypot(v[0] - u[0], v[1] - u[1]) || 1;
        return [(turn * (v[1] - u[1])) / l, (-turn * (v[0] - u[0])) / l];
      };
    const m = out(a, p),
      q = out(p, b),
      d = Math.max(0.3, 1 + m[0] * q[0] + m[1] * q[1]),
      x = ((m[0] + q[0]) / d) * by,
      y = ((m[1] + q[1]) / d) * by;
    return [p[0] + x, p[1] + y - (p[1] < 0.01 ? behind : 0)];
  });
}
