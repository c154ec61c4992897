/** Whether as many are drawn as were asked for: beds, benches, seats, bins, bicycles, trees. */
import { sittersIn } from '../brief/seats.ts';
import type { Called } from '../features/called/called.ts';
import { BAY_MM, BIN_MM, RACK_BIKE_MM } from '../layout/asked-sizes.ts';
import type { Wish } from '../model/brief.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Furnishing } from '../model/layout.ts';
import { COUNT_WORDS } from '../model/number-words.ts';
import { BOX_MM, isBoxesOnly } from '../model/recycling-boxes.ts';
import { groundOfM2, type OnPlan, widthMm } from '../words/on-plan.ts';
import { metres } from '../words/say.ts';
import { atTrestles } from './trestles.ts';

/** A bicycle with room to wheel it out, m². */
const BICYCLE_M2 = 0.9;
/** 2.4 by 4.8 m and room to open a door, m². */
const BAY_M2 = 13;
/** Of a bench, by the person, mm. */
const SITTER_MM = 600;

/** How many are wanting, as a sentence; null where none is, or no number was said. */
export const numberShort = (
  wish: Wish,
  called: Called,
  found: readonly OnPlan[],
  model: GardenModel,
): string | null =>
  called.counts
    ? countShort(wish, called.counts, found, model)
    : manyShort(wish, called, found, model);

/** The number that was said of it; of "a shed 8 x 6" the first figure is its size, and no number. */
function countOf({ count, quote, areaM2, lengthM, sizeMm }: Wish): number | null {
  if (count === null || (areaM2 === null && lengthM === null && !sizeMm)) return count;
  const words = quote.toLowerCase();
  const isWord = Object.entries(COUNT_WORDS).some(
    ([word, value]) =>
      value === count && new RegExp(String.raw`\b${word}\b(?! ?(?:x|by|m\b|met|f))`).test(words),
  );
  const isFigure = new RegExp(
    String.raw`(?<![\d.]|[x×] ?|by )\b${count}\b(?![\d.]| ?(?:x|×|by|m\b|mm|cm|met|ft|f[eo]|'|’|"|sq))`,
  ).test(words);
  return isWord || isFigure ? count : null;
}

/** Tables that are counted, and nobody at them. */
const TABLES = new RegExp(
  String.raw`\b(?:\d|${Object.keys(COUNT_WORDS).join('|')})(?: (?!seat)\w+)? tables\b`,
  'i',
);

function countShort(
  wish: Wish,
  counts: NonNullable<Called['counts']>,
  found: readonly OnPlan[],
  model: GardenModel,
): string | null {
  const { quote } = wish,
    count = countOf(wish);
  if (count === null || count < 2) return null;
  const things = found.flatMap((one) => one.things);
  const say = (has: number, what: string): string | null =>
    has < count
      ? `${has} of the ${count} ${what} you asked for ${has === 1 ? 'is' : 'are'} drawn.`
      : null;
  switch (counts) {
    case 'seats': {
      // "two small tables" are not a table for two
      if (TABLES.test(quote)) return say(things.length, 'tables');
      const seats = Math.max(0, ...things.map((one) => one.seats ?? 0));
      return seats && seats < count && !atTrestles(model, count, seats)
        ? `The table seats ${seats} of the ${count}: a longer one would leave no room to pull the chairs back.`
        : null;
    }
    case 'bikes': {
      if (!/bike|bicycle|cycle/i.test(quote)) return null;
      const hung = things
        .filter(({ kind }) => kind === 'wall-rack')
        .reduce((sum, one) => sum + Math.floor(one.widthMm / RACK_BIKE_MM), 0);
      const holds =
        hung + Math.floor(found.reduce((sum, one) => sum + groundOfM2(one), 0) / BICYCLE_M2);
      return holds < count ? `It holds about ${holds} of the ${count} bicycles.` : null;
    }
    case 'bins': {
      const eachMm = isBoxesOnly(quote) ? BOX_MM : BIN_MM;
      const holds = found.reduce((sum, one) => sum + Math.floor(widthMm(one) / eachMm), 0);
      return holds < count ? `It holds ${holds} of the ${count} bins.` : null;
    }
    case 'cars': {
      const bays = Math.max(
        1,
        Math.floor(found.reduce((sum, one) => sum + groundOfM2(one), 0) / BAY_M2),
      );
      return bays < count ? `There is room for ${bays} of the ${count} cars.` : null;
    }
    case 'fruit-trees':
      return say(model.layout.trees.filter((one) => one.role === 'orchard').length, 'trees');
    case 'raised-bed':
      return say(
        model.layout.furnishings.filter((one) => one.kind === 'raised-bed').length,
        'beds',
      );
    default:
      return say(things.length, 'of them');
  }
}

/** A low or small tree grows no taller, m. */
const SMALL_TREE_M = 8;
const ONLY_ONE = /\b(?:one|single|1)\b/i;
const SITS: ReadonlySet<string> = new Set(['somewhere to sit', 'a sofa', 'a lounger']);

/** Of what is counted piece by piece: too few, or more than the one that was asked for; of trees their size too. */
function manyShort(
  wish: Wish,
  called: Called,
  found: readonly OnPlan[],
  model: GardenModel,
): string | null {
  const { quote } = wish,
    count = countOf(wish);
  if (wish.kind === 'use' && !SITS.has(called.name)) return null;
  if (called.name === 'trees') return treesShort(count, quote, model);
  const things = found.flatMap((one) => one.things);
  const sitters = SITS.has(called.name) ? (count ?? sittersIn(quote)) : null;
  if (sitters !== null && found.length) {
    const seats = [...new Set([...things, ...satOn(found, model)])].reduce(
      (sum, one) => sum + seatsOf(one),
      0,
    );
    return seats < sitters ? `It seats ${seats} of the ${sitters} you name.` : null;
  }
  if (count === null) return severalShort(wish, called, found);
  const pieces = things.length || found.flatMap((one) => one.areas).length;
  if (!pieces) return null;
  if (called.feature === 'compost')
    return bays(found) < count ? `${bays(found)} of the ${count} bays are drawn.` : null;
  if (count === 1)
    return ONLY_ONE.test(quote) && things.length > 1
      ? `${things.length} are drawn where you ask for one.`
      : null;
  return pieces < count
    ? `${pieces} of the ${count} you asked for ${pieces === 1 ? 'is' : 'are'} drawn.`
    : null;
}

/** "Water butts" are more than one, where one of them is one thing. */
function severalShort(
  { quote }: Wish,
  { name, words }: Called,
  found: readonly OnPlan[],
): string | null {
  const pieces = found.flatMap(({ things }) => things).length;
  if (pieces !== 1) return null;
  const isSeveral =
    (/^an? /.test(name) || name === 'lighting') &&
    new RegExp(String.raw`(?<![\w-])(?:${words})e?s(?![\w-])`, 'i').test(quote) &&
    !words.split('|').some((word) => word.endsWith('s') && quote.toLowerCase().includes(word));
  return isSeveral ? 'One is drawn where you name several.' : null;
}

const bays = (found: readonly OnPlan[]): number =>
  found.reduce((sum, one) => sum + Math.max(1, Math.floor(widthMm(one) / BAY_MM)), 0);

const SAT_ON: ReadonlySet<string> = new Set(['bench', 'lounge-set', 'sunlounger', 'arbour']);
const satOn = (found: readonly OnPlan[], { layout }: GardenModel): Furnishing[] => {
  const ids = found.flatMap(({ areas }) => areas.map(({ id }) => id));
  return layout.furnishings.filter(
    ({ areaId, seats, kind }) => (seats || SAT_ON.has(kind)) && ids.includes(areaId),
  );
};
const seatsOf = ({ seats, kind, widthMm: wide }: Furnishing): number =>
  seats ?? (kind === 'sunlounger' ? 1 : Math.max(1, Math.floor(wide / SITTER_MM)));

function treesShort(
  count: number | null,
  quote: string,
  { planting: { placements, schedule } }: GardenModel,
): string | null {
  const trees = placements.filter(({ role, existing }) => role === 'tree' && !existing);
  if (count !== null && count > 1 && trees.length < count)
    return `${trees.length} of the ${count} trees you asked for ${trees.length === 1 ? 'is' : 'are'} drawn.`;
  if (count === 1 && ONLY_ONE.test(quote) && trees.length > 1)
    return `${trees.length} are drawn where you ask for one.`;
  const tall = /\b(?:small|little|low|dwarf)\b/i.test(quote)
    ? trees.find(({ heightMm }) => heightMm > SMALL_TREE_M * 1000)
    : undefined;
  const name = tall && schedule.find(({ plantId }) => plantId === tall.plantId)?.commonName;
  return name
    ? `${name} grows to ${metres(tall.heightMm / 1000)}: a smaller one is chosen with you at the visit.`
    : null;
}
