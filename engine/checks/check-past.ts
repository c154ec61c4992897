/** Where less than 0.9 m is left to walk past what stands there. */
import { shutBy } from '../layout/clear-walk.ts';
import { capitalise } from '../model/format.ts';
import type { Check } from '../model/garden.ts';
import { isUndug } from '../quantities/build-ups.ts';
import { nameOfFurnishing } from '../features/names.ts';
import { inGarden, SAFETY, type CheckInput } from './near.ts';

export function checkPast({ model }: CheckInput): Check[] {
  if (isUndug(model.site)) return [];
  const { furnishings } = model.layout,
    seen = new Set<string>();
  return shutBy(model.site, model.layout).flatMap(({ id, by }) => {
    const thing = furnishings.find((one) => by.includes(one.id));
    if (!thing || seen.has(thing.id)) return [];
    seen.add(thing.id);
    const what = `the ${nameOfFurnishing(thing.kind)}`;
    return [
      inGarden({
        id: `narrow-past:${thing.id}`,
        severity: 'advice',
        title: `A narrow way past ${what}`,
        text: `${capitalise(what)} leaves less than 0.9 m to walk past it to ${id.startsWith('gate-') ? 'the gate' : 'the seat'}. Set it nearer the edge, or choose a smaller one.`,
        at: [thing.x, thing.y],
        areaId: thing.areaId,
        basis: SAFETY,
      }),
    ];
  });
}
