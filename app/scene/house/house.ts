/** The house: cut down to a sill for the model on paper, whole for the view towards it, and left out of views from it. */
import type { Scene } from '#engine/scene/scene.ts';
import { metres } from '../core/frame.ts';
import { Kit } from '../core/kit.ts';
import type { Piece } from '../core/piece.ts';
import { rgb } from '../maths/colour.ts';
import { seededRandom } from '../maths/random.ts';

export type HouseShown = 'cut' | 'whole' | 'none';
const BRICK = rgb('#ffffff'),
  CUT = rgb('#4f4c48'),
  FRAME = rgb('#3a3d40'),
  SASH = rgb('#d9d5ca'),
  PANE = rgb('#5d7078'),
  DEEP = rgb('#4f626c'),
  SILL = rgb('#cfc4af'),
  TILE = rgb('#6d4a3d');
const CUT_HEIGHT = 0.75;

type Opening = { x0: number; x1: number; sill: number; head: number; door: boolean };
function frameOf(kit: Kit, o: Opening, y: number, low: number, high: number, deep: boolean): void {
  const wide = o.x1 - o.x0,
    leaves = Math.max(1, Math.round(wide / (o.door ? 1 : 0.85)));
  kit.box(
    'plain',
    deep ? DEEP : PANE,
    (o.x0 + o.x1) / 2,
    y,
    (low + high) / 2,
    wide,
    0.025,
    high - low,
  );
  for (let i = 0; i <= leaves; i++)
    kit.box(
      'metal',
      deep && !o.door ? SASH : FRAME,
      o.x0 + (i * wide) / leaves,
      y,
      (low + high) / 2,
      0.06,
      0.08,
      high - low,
    );
  for (const h of [low + 0.025, high - 0.025])
    kit.box('metal', deep && !o.door ? SASH : FRAME, (o.x0 + o.x1) / 2, y, h, wide, 0.08, 0.05);
  if (deep && !o.door)
    kit.box('metal', SASH, (o.x0 + o.x1) / 2, y, (low + high) / 2, wide, 0.06, 0.045);
}
/** Brickwork between and around openings up to a height. */
function wallAround(
  kit: Kit,
  x0: number,
  x1: number,
  thick: number,
  high: number,
  openings: Opening[],
): void {
  const sorted = [...openings].filter((o) => o.x1 > x0 && o.x0 < x1).sort((a, b) => a.x0 - b.x0),
    piece = (a: number, b: number, h0: number, h1: number) => {
      if (b - a > 0.01 && h1 - h0 > 0.01)
        kit.box('brick', BRICK, (a + b) / 2, -thick / 2, (h0 + h1) / 2, b - a, thick, h1 - h0);
    };
  let at = x0;
  for (const o of sorted) {
    piece(at, o.x0, -0.05, high);
    piece(o.x0, o.x1, -0.05, Math.min(o.sill, high));
    piece(o.x0, o.x1, Math.min(o.head, high), high);
    at = o.x1;
  }
  piece(at, x1, -0.05, high);
}
export function buildHouse(scene: Scene, shown: HouseShown): Piece[] {
  // a part of a garden has none beside it
  if (shown === 'none' || !scene.house.heightMm) return [];
  const kit = new Kit('house', seededRandom(71)),
    x0 = metres(scene.house.x0),
    x1 = metres(scene.house.x1),
    thick = metres(scene.house.thicknessMm);
  const openings: Opening[] = scene.house.openings.map((o) => ({
    x0: metres(o.x0),
    x1: metres(o.x1),
    sill: metres(o.sillMm),
    head: metres(o.headMm),
    door: o.door,
  }));
  if (shown === 'cut') {
    wallAround(kit, x0, x1, thick, CUT_HEIGHT, openings);
    let at = x0;
    const doors = openings.filter((o) => o.sill < CUT_HEIGHT).sort((a, b) => a.x0 - b.x0),
      cap = (a: number, b: number) => {
        if (b - a > 0.01)
          kit.box(
            'plain',
            CUT,
            (a + b) / 2,
            -thick / 2,
            CUT_HEIGHT + 0.008,
            b - a + 0.004,
            thick + 0.004,
            0.018,
          );
      };
    for (const o of doors) {
      cap(at, o.x0);
      frameOf(kit, o, -thick * 0.5, 0, CUT_HEIGHT, false);
      at = o.x1;
    }
    cap(at, x1);
    return kit.pieces();
  }
  const high = metres(scene.house.heightMm),
    upper = openings.map((o) => ({
      ...o,
      x0: o.door ? (o.x0 + o.x1) / 2 - 0.8 : o.x0,
      x1: o.door ? (o.x0 + o.x1) / 2 + 0.8 : o.x1,
      sill: 3.45,
      head: Math.min(high - 0.35, 4.65),
      door: false,
    }));
  const storey = high > 4.4 ? upper : [];
  wallAround(kit, x0, x1, thick, Math.min(high, 2.7), openings);
  if (high > 2.7) {
    const sorted = [...storey].sort((a, b) => a.x0 - b.x0);
    let at = x0;
    const piece = (a: number, b: number, h0: number, h1: number) => {
      if (b - a > 0.01 && h1 - h0 > 0.01)
        kit.box('brick', BRICK, (a + b) / 2, -thick / 2, (h0 + h1) / 2, b - a, thick, h1 - h0);
    };
    for (const o of sorted) {
      piece(at, o.x0, 2.7, high);
      piece(o.x0, o.x1, 2.7, o.sill);
      piece(o.x0, o.x1, o.head, high);
      at = o.x1;
    }
    piece(at, x1, 2.7, high);
  }
  for (const o of [...openings, ...storey]) {
    frameOf(kit, o, -thick * 0.55, o.sill, o.head, true);
    if (!o.door)
      kit.box(
        'stone',
        SILL,
        (o.x0 + o.x1) / 2,
        0.03,
        o.sill - 0.04,
        o.x1 - o.x0 + 0.14,
        0.12,
        0.07,
      );
    kit.box('stone', SILL, (o.x0 + o.x1) / 2, 0.004, o.head + 0.08, o.x1 - o.x0 + 0.3, 0.02, 0.16);
  }
  // eaves, gutter and the slope of the roof
  kit.box('wood', rgb('#d9d4c6'), (x0 + x1) / 2, 0.1, high - 0.1, x1 - x0 + 0.3, 0.22, 0.2);
  kit.tube(
    'metal',
    rgb('#2f3234'),
    [x0 - 0.15, 0.25, high - 0.03],
    [x1 + 0.15, 0.25, high - 0.03],
    0.055,
    0.055,
    10,
  );
  kit.box('roof', TILE, (x0 + x1) / 2, -2.0, high + 1.28, x1 - x0 + 0.4, 5.2, 0.08, {
    tipDeg: -32,
  });
  kit.box('brick', BRICK, (x0 + x1) / 2, -4.2, high / 2, x1 - x0, 0.1, high);
  return kit.pieces();
}
