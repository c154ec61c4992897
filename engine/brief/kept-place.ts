/** Where a thing that stays was said to stand, as a place of the plan. */
import { COMPASS, type CompassPoint, type KeptThing } from '../model/brief.ts';
import type { Mention } from '../model/reading.ts';
import { WHERE } from './standing-told.ts';

/** From straight ahead clockwise, in eighths of a turn: on looks out of the house, and what lies clockwise is on the right hand. */
const ROUND: readonly KeptThing['where'][] = [
  'back',
  'back-right',
  'right',
  'right',
  'near-house',
  'left',
  'left',
  'back-left',
];

/** Towards a point of the compass in a garden that looks to another. */
const towards = (point: string, facing: CompassPoint): KeptThing['where'] => {
  const at = COMPASS.findIndex((one) => one === point);
  return at < 0 ? null : ROUND[(at - COMPASS.indexOf(facing) + 8) % 8]!;
};

/** Half of what usually stands at a house, mm from its wall. */
const AT_THE_HOUSE_MM = 700;
const BESIDE_DOOR = /^house-(?:left|right)$/;

export function keptPlace(
  { place, compass }: Mention,
  facing: CompassPoint,
  isFront: boolean,
): Pick<KeptThing, 'where' | 'at'> {
  // the street is at the far end of a front garden
  if (isFront && place === 'front') return { where: 'back' };
  const where = place ? WHERE[place] : compass ? towards(compass.point, facing) : null;
  return place && BESIDE_DOOR.test(place)
    ? { where, at: { fromHouseMm: AT_THE_HOUSE_MM } }
    : { where };
}
