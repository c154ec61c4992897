/** Sizes that grow with the plot: a great garden has a great pool and not a small one with courts round it. */
import type { Mm } from '../model/shapes.ts';
import { clamp, snap, type Ask, type ItemId } from './plan-types.ts';
import { ITEMS } from './items.ts';

type Size = readonly [Mm, Mm];
/** Sizes of the list are right up to here. */
const USUAL_M2 = 300;
const times = (w: Mm, h: Mm, by: number): Size => [snap(w * by, 250), snap(h * by, 250)];
const grid = (rows: number, trees: number): Size => [trees * 3600, rows * 3600];

/** Preferred first, least last. */
export function sizesFor(id: ItemId, areaMm2: number, ask: Ask): readonly Size[] {
  const m2 = areaMm2 / 1e6,
    usual = ITEMS[id].sizes;
  if (m2 < USUAL_M2 * 1.2) return usual;
  const larger = largerSizes(id, m2, ask).filter(
    ([w, h]) => w * h > usual[0]![0] * usual[0]![1] * 1.05,
  );
  return [...larger, ...usual];
}

function largerSizes(id: ItemId, m2: number, ask: Ask): Size[] {
  const k = Math.min(2.6, Math.sqrt(m2 / USUAL_M2));
  switch (id) {
    case 'formalpond':
      return [times(4000, 2000, k), times(3600, 1800, k * 0.85)];
    case 'pond':
      return [times(3800, 2600, k), times(3800, 2600, k * 0.8)];
    case 'water':
      return [times(1500, 1500, Math.min(1.6, k))];
    case 'meadow': {
      const share = clamp(0.06 + 0.0001 * (m2 - USUAL_M2), 0.06, 0.18) * m2;
      return [1, 0.7, 0.45].map((part) => {
        const across = Math.sqrt(share * part * 1.5) * 1000;
        return [snap(across, 250), snap(across / 1.5, 250)] as const;
      });
    }
    case 'orchard':
      return m2 > 1200
        ? [grid(4, 4), grid(3, 4), grid(3, 3)]
        : m2 > 800
          ? [grid(3, 4), grid(3, 3)]
          : m2 > 550
            ? [grid(2, 4), grid(2, 3)]
            : [];
    case 'veg4':
      return m2 > 500 && ask.type === 'edible'
        ? [
            [7800, 11400],
            [7800, 8400],
            [6000, 6600],
          ]
        : m2 > 700
          ? [
              [6000, 8400],
              [6000, 6600],
            ]
          : [];
    case 'veg2':
      return m2 > 700 ? [[4200, 5400]] : [];
    case 'play':
      return m2 > 900
        ? [
            [8000, 7000],
            [6500, 6000],
          ]
        : m2 > 400
          ? [[6500, 6000]]
          : [];
    case 'pergola':
      return m2 > 1000
        ? [
            [6600, 4200],
            [5400, 3900],
          ]
        : m2 > 500
          ? [[5400, 3900]]
          : [];
    case 'seat':
      return m2 > 500 ? [[3600, 3600]] : [];
    case 'firepit':
      return m2 > 600 ? [[4800, 4800]] : [];
    case 'gardenroom':
      return m2 > 700 ? [[6000, 4000]] : [];
    case 'greenhouse':
      return m2 > 600 ? [[3700, 2500]] : [];
    case 'shed':
      return m2 > 600 ? [[3000, 2400]] : [];
    default:
      return [];
  }
}
