/** What stands there already and a fault is about; as the last mend it goes. */
import type { GardenModel } from '../../model/garden.ts';
import type { Mm } from '../../model/shapes.ts';
import type { Fault } from '../faults.ts';
import { footOf } from '../plot/standing-faults.ts';
import { listStanding, type Standing } from '../plot/standing.ts';
import type { Tries } from './tries.ts';

type Foot = { x0: Mm; x1: Mm; y0: Mm; y1: Mm };

/** With the ground that it takes; null where a fault is about nothing that stands already. */
export function standingOf(
  model: GardenModel,
  { id }: Fault,
): { one: Standing; foot: Foot } | null {
  if (!id.startsWith('stands ')) return null;
  const one = listStanding(model).find((other) => id.startsWith(`stands ${other.id} `));
  if (!one) return null;
  const { x, y, width, depth } = footOf(one);
  return {
    one,
    foot: { x0: x - width / 2, x1: x + width / 2, y0: y - depth / 2, y1: y + depth / 2 },
  };
}

/** A cover never goes, and of a tree somebody has to say so. */
export const standingGone: Tries = (model, fault) => {
  const found = standingOf(model, fault);
  if (!found || found.one.as === 'cover' || found.one.as === 'tree') return [];
  return [
    {
      operation: { kind: 'unstand', id: found.one.id, goes: true },
      says: `Mended by taking away the ${found.one.name}, which is in the price.`,
    },
  ];
};
