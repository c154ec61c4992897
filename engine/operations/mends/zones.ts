/** Plants on ground that has to be left free are taken out, in one step. */
import { MOST_SET, MOST_TOGETHER, type SingleOperation } from '../../model/operation.ts';
import { phraseOf } from '../../site/barred-rules.ts';
import { plantsOn } from '../plot/zone-faults.ts';
import { listZones } from '../plot/zones.ts';
import type { Tries } from './tries.ts';

export const zonePlantsGone: Tries = (model, { id }) => {
  const zone = listZones(model).find((one) => id === `zone ${one.id} plants`);
  if (!zone) return [];
  const on = plantsOn(model, zone),
    operations: SingleOperation[] = [];
  for (const plantId of new Set(on.map((one) => one.plantId))) {
    const own = on.filter((one) => one.plantId === plantId),
      trees = own.filter(({ role }) => role === 'tree' || role === 'screening'),
      at = own.filter((one) => !trees.includes(one)).map(({ x, y }) => [x, y] as const);
    operations.push(...trees.map(({ x, y }) => ({ kind: 'remove-tree', plantId, x, y }) as const));
    for (let i = 0; i < at.length; i += MOST_SET)
      operations.push({ kind: 'remove-plants', plantId, at: at.slice(i, i + MOST_SET) });
  }
  return operations.length <= MOST_TOGETHER
    ? [
        {
          operation: { kind: 'together', operations },
          says: `Mended by taking the plants off ${phraseOf(zone)}.`,
        },
      ]
    : [];
};
