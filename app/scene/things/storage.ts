/** A bench that stores, and what hangs on a wall. */
import { rgb } from '../maths/colour.ts';
import type { DrawThings, Thing } from './thing.ts';

const LARCH = rgb('#a98a63'),
  LARCH_DARK = rgb('#8a6d4b'),
  STEEL = rgb('#45423d'),
  HOSE = rgb('#4d6a4a'),
  SEAT_M = 0.55,
  PANEL_M = 0.1;

/** A boarded box with a slatted lid; deeper than a seat it goes round a corner, along its back and its left. */
function storageBench({ kit, w, d, high }: Thing): void {
  const isCorner = d > SEAT_M * 1.6,
    seat = Math.min(d, SEAT_M);
  const part = (x: number, y: number, sx: number, sy: number) => {
    kit.box('wood', LARCH_DARK, x, y, (high - 0.04) / 2, sx - 0.06, sy - 0.06, high - 0.04);
    // boards on all four faces, with a shadow between them
    const rows = Math.max(3, Math.round((high - 0.06) / PANEL_M));
    for (let k = 0; k < rows; k++) {
      const h = 0.03 + ((k + 0.5) * (high - 0.08)) / rows;
      kit.box('wood', kit.vary(LARCH), x, y, h, sx - 0.02, sy - 0.02, (high - 0.08) / rows - 0.01);
    }
    const alongX = sx >= sy,
      slats = Math.round((alongX ? sy : sx) / 0.09);
    for (let k = 0; k < slats; k++) {
      const t = ((k + 0.5) / slats - 0.5) * (alongX ? sy : sx);
      kit.box(
        'wood',
        kit.vary(LARCH),
        alongX ? x : x + t,
        alongX ? y + t : y,
        high - 0.012,
        alongX ? sx : 0.078,
        alongX ? 0.078 : sy,
        0.024,
      );
    }
  };
  part(0, d / 2 - seat / 2, w, seat);
  if (isCorner) part(-w / 2 + seat / 2, -seat / 2, seat, d - seat);
}

/** Two rails on the wall at its back, hooks on the upper one and a coiled hose at one end. */
function wallRack({ kit, w, d, high }: Thing): void {
  const back = d / 2 - 0.025,
    reach = Math.min(d - 0.06, 0.5);
  for (const h of [high - 0.2, high - 0.95])
    kit.box('wood', kit.vary(LARCH_DARK), 0, back, h, w, 0.045, 0.12);
  const hooks = Math.max(3, Math.round(w / 0.4));
  for (let k = 0; k < hooks; k++) {
    const x = -w / 2 + ((k + 0.5) * w) / hooks;
    kit.tube('metal', STEEL, [x, back, high - 0.2], [x, back - reach, high - 0.2], 0.011, 0.011, 8);
    kit.tube(
      'metal',
      STEEL,
      [x, back - reach, high - 0.2],
      [x, back - reach, high - 0.1],
      0.011,
      0.011,
      8,
    );
  }
  const x = w / 2 - 0.3;
  for (let k = 0; k < 3; k++) {
    let [px, ph] = [x + 0.2, high - 0.95];
    for (let i = 1; i <= 16; i++) {
      const a = (i * Math.PI) / 8,
        [qx, qh] = [x + 0.2 * Math.cos(a), high - 0.95 + 0.2 * Math.sin(a)],
        y = back - 0.07 - k * 0.03;
      kit.tube('plain', HOSE, [px, y, ph], [qx, y, qh], 0.012, 0.012, 5, false);
      [px, ph] = [qx, qh];
    }
  }
}

export const storage = {
  'storage-bench': storageBench,
  'wall-rack': wallRack,
} satisfies DrawThings;
