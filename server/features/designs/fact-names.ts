/** Words for people in place of the engine's ids. */
import type { Brief, KeptThing, WayIn } from '#engine/model/brief.ts';

export const POSITION_NAMES: Record<Brief['position']['value'], string> = {
  back: 'behind the house',
  front: 'in front of the house',
  side: 'beside the house',
  courtyard: 'a courtyard',
  roof: 'on a roof',
};
export const SLOPE_NAMES: Record<Brief['slope']['value'], string> = {
  level: 'level',
  up: 'rises away from the house',
  down: 'falls away from the house',
  across: 'slopes across the plot',
};
export const KEPT_PLACES: Record<NonNullable<KeptThing['where']>, string> = {
  left: 'on the left',
  right: 'on the right',
  back: 'at the back',
  'back-left': 'at the back left',
  'back-right': 'at the back right',
  middle: 'in the middle',
  'near-house': 'near the house',
};

const WAY_NAMES: Record<WayIn['kind'], string> = {
  side: 'past the house',
  rear: 'a gate at the end',
};
export const wayInName = ({ kind, side }: WayIn): string =>
  side ? `${WAY_NAMES[kind]}, on the ${side}` : WAY_NAMES[kind];
