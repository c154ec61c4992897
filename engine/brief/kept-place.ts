/** Where a thing that stays was said to stand, as a place of the plan; and whether it is one that was told of before. */
import { COMPASS, type CompassPoint, type KeptThing } from '../model/brief.ts';
import { escaped } from '../model/escaped.ts';
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

const BY_COMPASS =
  /\b(north|south|east|west)(?:ern)?(?:[- ]facing)? (?:side|wall|boundary|edge|end|fence|hedge|border)\b/i;
/** "The brick wall on the north side": where that is in a garden that looks to a point. */
export function placeByCompass(quote: string, facing: CompassPoint): KeptThing['where'] {
  const point = BY_COMPASS.exec(quote)?.[1];
  return point ? towards(point[0]!.toUpperCase(), facing) : null;
}

/** "A mulberry stands about 20 metres out": the mention's own words, in which its figure is that far. */
const OUT =
  /\b(?:m|metres?|meters?|ft|feet|yards) (?:or so )?(?:out|away from the house)\b(?! of\b)/i;

/** Half of what usually stands at a house, mm from its wall. */
const AT_THE_HOUSE_MM = 700;
const BESIDE_DOOR = /^house-(?:left|right)$/;

export function keptPlace(
  { place, compass, quote, metres }: Mention,
  facing: CompassPoint,
  isFront: boolean,
): Pick<KeptThing, 'where' | 'at'> {
  // the street is at the far end of a front garden
  if (isFront && place === 'front') return { where: 'back' };
  const where = place
    ? WHERE[place]
    : compass
      ? towards(compass.point, facing)
      : placeByCompass(quote, facing);
  const [out] = metres ?? [];
  if (out !== undefined && OUT.test(quote))
    return { where, at: { fromHouseMm: Math.round(out * 1000) } };
  return place && BESIDE_DOOR.test(place)
    ? { where, at: { fromHouseMm: AT_THE_HOUSE_MM } }
    : { where };
}

/** Of a house for sitting in: a shed is another building. */
const SAT_IN = /\b(?:summer ?house|cabin|studio|office|lodge|garden ?room|workshop)\b/i;

/** True where a word of the name begins so: of "old pear trees" and "pear", but not of "garden cart" and "art". */
const isNamed = (name: string, concept: string): boolean =>
  new RegExp(`\\b${escaped(concept)}`).test(name);

/** One of a kind is one thing, however often it is named; of plants, and of what has no kind of ours, it is its name. */
export function isSameThing(
  other: KeptThing,
  kind: KeptThing['kind'],
  names: readonly string[],
  concept: string,
): boolean {
  if (other.kind !== kind) return false;
  if (kind === 'shed') return SAT_IN.test(other.name) === SAT_IN.test(names[0]!);
  return kind === 'tree' || kind === 'shrub' || kind === 'other'
    ? names.includes(other.name) || isNamed(other.name, concept)
    : true;
}
