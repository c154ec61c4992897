/** Other people's houses: a terrace beyond the far boundary, faint through the trees, and the two that a narrow house stands between. */
import type { Scene } from '#engine/scene/scene.ts';
import { metres, ringOf } from '../core/frame.ts';
import { Kit } from '../core/kit.ts';
import type { Piece } from '../core/piece.ts';
import { ringArea } from '../core/polygons.ts';
import { rgb } from '../maths/colour.ts';
import { seededRandom } from '../maths/random.ts';

const WALLS = [rgb('#ffffff'), rgb('#e6dccb'), rgb('#f2e3cf'), rgb('#ffffff')],
  SLATE = rgb('#5f6266'),
  TILE = rgb('#7b5446'),
  STACK = rgb('#f0d9c6'),
  POT = rgb('#a8674a'),
  SASH = rgb('#dcd8ce'),
  PANE = rgb('#56646c');
const WIDE = 5.6,
  DEEP = 8,
  EAVES = 5.5,
  RIDGE = 8.3,
  GAP = 23;
/** Square metres above which a plot is taken to lie among trees and fields. */
const COUNTRY = 700;

export function buildRoofs(scene: Scene): Piece[] {
  const ring = ringOf(scene.plot);
  if (Math.abs(ringArea(ring)) > COUNTRY) return [];
  const kit = new Kit('backdrop', seededRandom(65)),
    x0 = metres(scene.bounds.x0),
    x1 = metres(scene.bounds.x1),
    y = metres(scene.bounds.y1) + GAP,
    middle = (x0 + x1) / 2,
    rise = RIDGE - EAVES,
    slope = Math.hypot(rise, DEEP / 2),
    tip = (Math.atan2(rise, DEEP / 2) * 180) / Math.PI;
  const n = Math.ceil((x1 - x0 + 50) / WIDE),
    start = middle - (n * WIDE) / 2 + 1.7;
  kit.at();
  for (let i = 0; i < n; i++) {
    const x = start + (i + 0.5) * WIDE,
      pair = Math.floor(i / 2),
      wall = WALLS[(pair * 7) % WALLS.length]!,
      tile = pair % 3 === 1 ? TILE : SLATE;
    kit.box(
      wall === WALLS[0] ? 'brick' : 'render',
      wall,
      x,
      y + DEEP / 2,
      EAVES / 2 - 0.2,
      WIDE,
      DEEP,
      EAVES + 0.4,
    );
    for (const side of [-1, 1])
      kit.box(
        'roof',
        kit.vary(tile, 0.06),
        x,
        y + DEEP / 2 + (side * DEEP) / 4,
        (EAVES + RIDGE) / 2,
        WIDE + 0.02,
        slope + 0.35,
        0.12,
        { tipDeg: side < 0 ? tip : -tip },
      );
    for (const [dx, low, w] of [
      [-1.4, 3.3, 1],
      [1.2, 3.3, 1.3],
      [-1.2, 0.9, 1.6],
    ] as const) {
      kit.box('plain', PANE, x + dx, y - 0.01, low + 0.65, w, 0.04, 1.3);
      kit.box('plain', SASH, x + dx, y - 0.03, low + 0.65, w, 0.03, 0.07);
      kit.box('plain', SASH, x + dx, y - 0.03, low + 0.65, 0.07, 0.03, 1.3);
    }
    if (i % 2) continue;
    kit.box('brick', STACK, x + WIDE / 2, y + DEEP / 2, RIDGE + 0.35, 1.1, 0.55, 2.2);
    for (const k of [-0.33, 0, 0.33])
      kit.tube(
        'terracotta',
        POT,
        [x + WIDE / 2 + k, y + DEEP / 2, RIDGE + 1.4],
        [x + WIDE / 2 + k, y + DEEP / 2, RIDGE + 1.85],
        0.12,
        0.1,
        8,
      );
  }
  return kit.pieces().map((piece) => ({ ...piece, id: `roofs-${piece.id}`, castsShadow: false }));
}
/** Up to this width, in metres, a house is taken to be terraced. */
const TERRACED = 8.5;

/** The houses to either side, for views towards the house. */
export function buildAdjoining(scene: Scene): Piece[] {
  const x0 = metres(scene.house.x0),
    x1 = metres(scene.house.x1),
    high = metres(scene.house.heightMm),
    deep = 8.6,
    kit = new Kit('backdrop', seededRandom(66)),
    rise = Math.tan((32 * Math.PI) / 180) * (deep / 2);
  if (x1 - x0 > TERRACED || high < 4) return [];
  kit.at();
  for (const side of [-1, 1]) {
    // the house that was told of stands there instead
    if (
      scene.around?.some(
        (one) => one.as === 'house' && Math.sign(one.x - middleOf(scene)) === side && one.y < 8000,
      )
    )
      continue;
    const wide = 5.4,
      middle = side < 0 ? x0 - wide / 2 : x1 + wide / 2,
      front = -0.12;
    kit.box(
      'brick',
      side < 0 ? rgb('#efe6dc') : rgb('#e6d9cc'),
      middle,
      front - deep / 2,
      high / 2 - 0.1,
      wide,
      deep,
      high + 0.2,
    );
    for (const slope of [-1, 1])
      kit.box(
        'roof',
        side < 0 ? SLATE : TILE,
        middle,
        front - deep / 2 + (slope * deep) / 4,
        high + rise / 2,
        wide + 0.1,
        Math.hypot(rise, deep / 2) + 0.3,
        0.1,
        { tipDeg: slope > 0 ? -32 : 32 },
      );
    for (const [dx, low, w] of [
      [-1.2, 3.45, 1.1],
      [1.3, 3.45, 1.1],
      [0.2, 0.85, 1.9],
    ] as const)
      if (low + 1.2 < high) {
        kit.box('plain', PANE, middle + dx, front + 0.005, low + 0.6, w, 0.03, 1.2);
        kit.box(
          'stone',
          rgb('#cfc4af'),
          middle + dx,
          front + 0.03,
          low - 0.05,
          w + 0.16,
          0.14,
          0.08,
        );
        for (const k of [-0.5, 0, 0.5])
          kit.box('plain', SASH, middle + dx + k * w, front + 0.02, low + 0.6, 0.06, 0.05, 1.2);
        for (const k of [0, 0.6, 1.2])
          kit.box('plain', SASH, middle + dx, front + 0.02, low + k, w, 0.05, 0.06);
      }
    kit.box(
      'brick',
      STACK,
      side < 0 ? x0 - 0.3 : x1 + 0.3,
      front - deep / 2,
      high + rise + 0.5,
      0.6,
      1.1,
      1.9,
    );
  }
  return kit.pieces().map((piece) => ({ ...piece, id: `adjoining-${piece.id}` }));
}
const middleOf = ({ bounds }: Scene): number => (bounds.x0 + bounds.x1) / 2;
