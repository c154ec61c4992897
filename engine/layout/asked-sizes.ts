/** Where a thing was asked for and how large, as it was said or as what it is to hold makes it. */
import type { Brief, FeatureId } from '../model/brief.ts';
import { groundOf, hasGround } from '../features/features.ts';
import type { WantedItem } from './plan-types.ts';

/** No building or floor of a garden is smaller or longer; what is said to be is a slip. */
const LEAST_SIDE_MM = 600,
  MOST_SIDE_MM = 15_000;
/** What is narrower is the table itself, and its floor is that of those who sit at it. */
const WIDEST_TABLE_MM = 1600;
/** Whose ground is the thing itself, so that its size is that of the ground. */
const IS_ITS_GROUND: ReadonlySet<FeatureId> = new Set([
  'dining',
  'shed',
  'store',
  'bins',
  'greenhouse',
  'polytunnel',
  'run',
  'gardenroom',
  'pond',
  'formalpond',
  'pergola',
  'play',
  'seat',
]);
const isItsGround = (id: FeatureId): boolean =>
  IS_ITS_GROUND.has(id) || (hasGround(id) && groundOf(id).kind === 'space');

/** Where bicycles, bins and compost bays are counted, their ground is as large as they are: 0.9 m² a bicycle, 600 mm a bin, a metre a bay. */
function roomFor(id: FeatureId, wishes: Brief['wishes']): [number, number] | undefined {
  if (id === 'compost') {
    const bays = Math.min(MOST_BAYS, wishes.find(({ count }) => (count ?? 0) > 2)?.count ?? 0);
    return bays ? [bays * BAY_MM, BAY_MM] : undefined;
  }
  const things = id === 'store' ? /\b(?:bikes?|bicycles?|cycles?)\b/i : /\bbins?\b|\bwheelies\b/i;
  if (id !== 'store' && id !== 'bins') return undefined;
  const wish = wishes.find(({ quote }) => things.test(quote));
  const said = wish && SAID_OF[id].exec(wish.quote);
  // "bikes" are two at the least
  const least = id === 'store' && wish && /\b\w+s\b/i.test(wish.quote) ? 2 : 0;
  const count = Math.min(MOST_STORED, Number(said?.[1] || wish?.count || least));
  if (count < (id === 'store' ? 2 : 3)) return undefined;
  return id === 'bins'
    ? [count * BIN_MM + 100, 900]
    : [Math.ceil((count * BICYCLE_MM2) / STORE_DEEP_MM / 100) * 100, STORE_DEEP_MM];
}
/** "5 bikes and 4 wheelie bins": each by its own number. */
const SAID_OF = {
  store: /(\d+)(?: \w+)? (?:bikes|bicycles|cycles)\b/i,
  bins: /(\d+)(?: (?:wheelie|wheeled|big|recycling))* bins?\b/i,
} as const;
const MOST_BAYS = 4,
  BAY_MM = 1000,
  MOST_STORED = 12,
  BIN_MM = 600,
  BICYCLE_MM2 = 0.92e6,
  STORE_DEEP_MM = 1900;

/** Clear ground on each side of a trampoline on its floor. */
export const ROUND_TRAMPOLINE_MM = 600;
const LEAST_TRAMPOLINE_MM = 1800,
  MOST_TRAMPOLINE_MM = 4900;
/** A trampoline that was bought keeps its size; its floor is larger by the clear ground about it. */
function floorOfTrampoline(wishes: Brief['wishes']): [number, number] | undefined {
  const across = wishes
    .find(({ sizeMm }) => sizeMm)
    ?.sizeMm?.map((mm) => mm + 2 * ROUND_TRAMPOLINE_MM) as [number, number] | undefined;
  return across?.every(
    (mm) =>
      mm >= LEAST_TRAMPOLINE_MM + 2 * ROUND_TRAMPOLINE_MM &&
      mm <= MOST_TRAMPOLINE_MM + 2 * ROUND_TRAMPOLINE_MM,
  )
    ? across
    : undefined;
}

/** Place and size that were said of a thing in words. */
export function measuresAsked(
  { wishes }: Brief,
  id: FeatureId,
): Pick<WantedItem, 'place' | 'where' | 'sizeMm'> {
  const own = wishes.filter(({ feature, held }) => feature === id && held === null);
  const place = own.find((wish) => wish.place)?.place,
    where = own.find((wish) => wish.where?.length)?.where,
    sizeMm =
      own.find(
        ({ sizeMm }) =>
          isItsGround(id) &&
          sizeMm?.every((mm) => mm >= LEAST_SIDE_MM && mm <= MOST_SIDE_MM) &&
          !(id === 'dining' && Math.min(...sizeMm) <= WIDEST_TABLE_MM),
      )?.sizeMm ?? (id === 'trampoline' ? floorOfTrampoline(own) : roomFor(id, own));
  return {
    ...(place ? { place } : {}),
    ...(where ? { where } : {}),
    ...(sizeMm ? { sizeMm } : {}),
  };
}
