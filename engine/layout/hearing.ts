/** Water that is to be heard stands where people sit. */
import { bounds } from '../geometry/region.ts';
import type { Mm } from '../model/shapes.ts';
import type { AskedPlace } from './rate-place.ts';
import type { Placing } from './stages.ts';
import type { WantedItem } from './plan-types.ts';

/** A bubbling stone is heard over a quiet garden so far off. Our own figure, to be measured in a garden. */
const HEARD_MM: Mm = 6000;
const SOUNDS: ReadonlySet<WantedItem['id']> = new Set<WantedItem['id']>([
  'water',
  'pond',
  'formalpond',
]);
const SITS: ReadonlySet<WantedItem['id']> = new Set<WantedItem['id']>(['seat', 'dining']);

/** Where it has to be so near to; nothing where it is not to be heard, or was given a place. */
export function withinHearing(
  { ask, terrace, placed }: Placing,
  { id, place }: Pick<WantedItem, 'id' | 'place'>,
): Pick<AskedPlace, 'within'> {
  if (!ask.hearsWater || place || !SOUNDS.has(id)) return {};
  return {
    within: {
      mm: HEARD_MM,
      boxes: [
        bounds(terrace.region),
        ...placed
          .filter((one) => SITS.has(one.id))
          .map(({ x, y, width, height }) => ({ x0: x, y0: y, x1: x + width, y1: y + height })),
      ],
    },
  };
}
