/** A barbecue on a cart. */
import { rgb } from '../maths/colour.ts';
import type { Thing } from './thing.ts';

const DARK = rgb('#2f2e2b'),
  STEEL = rgb('#8b8880'),
  OAK = rgb('#927553');
/** Height of the cart's top, as a share of the whole. */
const TOP = 0.72;

/** A lidded grill between two shelves, on four legs with a shelf below. */
export function barbecue({ kit, w, d, high }: Thing): void {
  const top = high * TOP,
    grill = w * 0.56,
    lid = high - top;
  for (const x of [-1, 1])
    for (const y of [-1, 1])
      kit.box(
        'metal',
        DARK,
        x * grill * 0.44,
        y * d * 0.36,
        (top - 0.12) / 2,
        0.04,
        0.04,
        top - 0.12,
      );
  kit.box('wood', kit.vary(OAK, 0.06), 0, 0, 0.18, grill * 0.9, d * 0.74, 0.025);
  for (const side of [-1, 1])
    kit.box(
      'wood',
      kit.vary(OAK, 0.06),
      (side * (grill + w)) / 4,
      0,
      top - 0.02,
      (w - grill) / 2 - 0.01,
      d * 0.7,
      0.03,
    );
  kit.box('metal', DARK, 0, 0, top - 0.06, grill, d * 0.92, 0.16, { bevel: 0.02 });
  kit.box('metal', DARK, 0, 0, top + lid * 0.42, grill * 0.96, d * 0.86, lid * 0.8, {
    bevel: 0.07,
  });
  kit.tube(
    'metal',
    STEEL,
    [-grill * 0.32, -d * 0.47, top + lid * 0.36],
    [grill * 0.32, -d * 0.47, top + lid * 0.36],
    0.014,
    0.014,
    10,
  );
}
