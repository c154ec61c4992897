/** Where a thing was asked for and how large, as it was said or as what it is to hold makes it. */
import { sittersIn } from '../brief/seats.ts';
import type { Brief, FeatureId, Wish } from '../model/brief.ts';
import { groundOf, hasGround } from '../features/features.ts';
import { BOX_MM, isBoxesOnly } from '../model/recycling-boxes.ts';
import { isDoor } from '../site/asked-where.ts';
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

/** Where bicycles, bins and compost bays are counted, their ground is as large as they are: 0.9 m² a bicycle, 600 mm a bin, 450 mm a box, a metre a bay. */
function roomFor(id: FeatureId, wishes: Brief['wishes']): [number, number] | undefined {
  if (id === 'seat') return roomToSit(sittersAsked(wishes));
  if (id === 'compost') {
    const bays = Math.min(MOST_BAYS, wishes.find(({ count }) => (count ?? 0) > 2)?.count ?? 0);
    return bays ? [bays * BAY_MM, BAY_MM] : undefined;
  }
  const things = id === 'store' ? /\b(?:bikes?|bicycles?|cycles?)\b/i : /\bbins?\b|\bwheelies\b/i;
  if (id !== 'store' && id !== 'bins') return undefined;
  const boxes = id === 'bins' && wishes.find(({ quote }) => isBoxesOnly(quote));
  if (boxes) return [BOX_MM * Math.min(MOST_STORED, Math.max(2, boxes.count ?? 2)), BOX_DEEP_MM];
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
/** So many are to sit at a place that was asked for; 0 where no number was said. */
export const sittersAsked = (wishes: Brief['wishes']): number =>
  wishes
    .filter(({ feature, held }) => feature === 'seat' && held === null)
    .reduce((most, { count, quote }) => Math.max(most, count ?? 0, sittersIn(quote) ?? 0), 0);
/** Benches on three sides and room to walk in. */
function roomToSit(sitters: number): [number, number] | undefined {
  const side = SEATED_MM.find(([most]) => sitters <= most)?.[1] ?? MOST_SEATED_MM;
  return sitters > MOST_AT_USUAL ? [side, side] : undefined;
}
/** A seat of the usual size holds so many; then people and the side of their floor, mm. */
const MOST_AT_USUAL = 4,
  SEATED_MM = [
    [6, 3000],
    [9, 3600],
    [12, 4200],
  ] as const,
  MOST_SEATED_MM = 4800;

/** "5 bikes and 4 wheelie bins": each by its own number. */
const SAID_OF = {
  store: /(\d+)(?: \w+)? (?:bikes|bicycles|cycles)\b/i,
  bins: /(\d+)(?: (?:wheelie|wheeled|big|recycling))* bins?\b/i,
} as const;
/** One bay of a compost heap of several, and a wheelie bin beside others, mm along the front. */
export const BAY_MM = 1000,
  BIN_MM = 600;
const MOST_BAYS = 4,
  MOST_STORED = 12,
  BOX_DEEP_MM = 500,
  BICYCLE_MM2 = 0.92e6,
  STORE_DEEP_MM = 1900;

/** Length and reach of a rack, mm: 600 mm a bicycle, a board's length, else tools and a hose. */
export function rackAsked({ wishes }: Pick<Brief, 'wishes'>): [number, number] {
  const wish = wishes.find(({ feature }) => feature === 'rack'),
    quote = wish?.quote ?? '';
  if (/\b(?:bikes?|bicycles?|cycles?)\b/i.test(quote))
    return [Math.min(2400, Math.max(1200, (wish?.count ?? 2) * RACK_BIKE_MM)), RACK_BIKE_MM];
  return /\b(?:surf\w*|paddle\w*|boards?|kayaks?|canoes?|ladders?)\b/i.test(quote)
    ? [2400, 450]
    : [1500, 300];
}
/** A bicycle in a rack, mm along the wall. */
export const RACK_BIKE_MM = 600;

/** A storage bench that was to go round a corner. */
export const isCornerBench = ({ wishes }: Pick<Brief, 'wishes'>): boolean =>
  wishes.some(
    ({ feature, quote }) =>
      feature === 'storagebench' && /\b[lu][ -]?shaped?\b|\bcorner\b/i.test(quote),
  );

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

/** A bed is worked from both sides; from a chair it is narrower, and its paths are wider, as `furnish-growing.ts` lays them. */
const BED_MM = 1200,
  BED_PATH_MM = 600,
  WHEELED_MM = 900,
  SHORTEST_BED_MM = 1800,
  LONGEST_BED_MM = 3600,
  MOST_BEDS = 8;

/** So many raised beds were asked for, 3 to 8; null where no such number was said. */
export function bedsAsked({ wishes }: Pick<Brief, 'wishes'>): number | null {
  const count =
    wishes.find(
      ({ concept, feature, held, count: said }) =>
        concept === 'raisedbed' && feature === 'veg2' && held === null && said !== null,
    )?.count ?? 0;
  return count > 2 && count <= MOST_BEDS ? count : null;
}

/** Ground for the beds that were counted, in two rows, or three beside one another. */
function roomForBeds({ wishes, household }: Brief): [number, number] | undefined {
  const count = bedsAsked({ wishes });
  if (!count) return undefined;
  const said = wishes.find(({ concept, sizeMm }) => concept === 'raisedbed' && sizeMm)?.sizeMm,
    bed = household.wheelchair.value ? WHEELED_MM : BED_MM,
    path = household.wheelchair.value ? WHEELED_MM : BED_PATH_MM,
    long = Math.min(LONGEST_BED_MM, Math.max(SHORTEST_BED_MM, ...(said ?? []))),
    rows = count === 3 ? 3 : 2,
    runs = Math.ceil(count / rows);
  return [rows * bed + (rows - 1) * path, runs * long + (runs - 1) * path];
}

const isAtDoor = ({ where }: Wish): boolean =>
  where?.some(({ at, of }) => at === 'beside' && of !== undefined && isDoor(of)) ?? false;
/** Glazed doors open on to it: "a patio off the sliders". */
const isOffDoors = ({ quote }: Wish): boolean => isDoor(quote) || /\bsliders?\b/i.test(quote);
/** A bench, or a place to sit, right at the door is a bench on the floor there. */
export const sitsAtDoor = ({ wishes }: Pick<Brief, 'wishes'>): boolean =>
  wishes.some((wish) => wish.feature === 'seat' && wish.held === null && isAtDoor(wish));
/** So many benches were asked for; 0 where no number was said. */
export const benchesAsked = ({ wishes }: Pick<Brief, 'wishes'>): number =>
  Math.min(
    MOST_BENCHES,
    wishes.find(
      ({ feature, held, count, quote }) =>
        feature === 'seat' && !held && count !== null && /\bbenches\b/i.test(quote),
    )?.count ?? 0,
  );
const MOST_BENCHES = 4;

/** Place and size that were said of a thing in words. */
export function measuresAsked(
  brief: Brief,
  id: FeatureId,
): Pick<WantedItem, 'place' | 'where' | 'sizeMm'> {
  const { wishes } = brief;
  const own = wishes.filter(({ feature, held }) => feature === id && held === null);
  // of two seats each has its own place: one of them is at the door, on the floor there
  const { place, where } =
    own.find((wish) => (wish.place ?? wish.where?.length) && !(id === 'seat' && isAtDoor(wish))) ??
    {};
  // a patio off the doors holds the table
  const atHouse =
    id === 'dining' && !place && own.some((wish) => isAtDoor(wish) || isOffDoors(wish));
  const sizeMm =
    id === 'veg2'
      ? roomForBeds(brief)
      : (own.find(
          ({ sizeMm: said }) =>
            isItsGround(id) &&
            said?.every((mm) => mm >= LEAST_SIDE_MM && mm <= MOST_SIDE_MM) &&
            !(id === 'dining' && Math.min(...said) <= WIDEST_TABLE_MM),
        )?.sizeMm ?? (id === 'trampoline' ? floorOfTrampoline(own) : roomFor(id, own)));
  return {
    ...(place ? { place } : atHouse ? { place: 'house' as const } : {}),
    ...(where?.length ? { where } : {}),
    ...(sizeMm ? { sizeMm } : {}),
  };
}

/** "Bird boxes" are two at the least. */
export const boxesAsked = ({ wishes }: Pick<Brief, 'wishes'>): boolean =>
  wishes.some(({ feature, quote }) => feature === 'nestboxes' && /boxes/i.test(quote));
