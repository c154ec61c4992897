/** Ways to what is used daily: the rules by which a wish for it is called met. */
import { needsOf, wayShort } from '../met/access.ts';
import { lowerFirst } from '../model/format.ts';
import type { Check } from '../model/garden.ts';
import { centreOf, inGarden } from './near.ts';
import type { CheckInput } from './near.ts';

export function checkFirmWays({ model, brief }: CheckInput): Check[] {
  return model.layout.areas.flatMap((own): Check[] => {
    if (own.feature !== 'bins' && own.feature !== 'store' && own.feature !== 'shed') return [];
    const short = wayShort(model, own, needsOf(own.feature, brief)!);
    return short
      ? [
          inGarden({
            id: `firm-way:${own.id}`,
            severity: 'advice',
            title: `The way to the ${lowerFirst(own.label)}`,
            text: `${short} Lay it in paving or well-rolled self-binding gravel where this is used in all weathers.`,
            at: centreOf(own.region),
            areaId: own.id,
            basis: 'Good practice for garden paths',
          }),
        ]
      : [];
  });
}
