/** Whether what is drawn has the size, the number and the place that were asked for. */
import { area, bounds, polygon } from '../geometry/region.ts';
import { placesNamed } from '../brief/named-things.ts';
import type { Called } from '../features/called/called.ts';
import type { Wish } from '../model/brief.ts';
import type { GardenModel } from '../model/garden.ts';
import { groundOfM2, onPlan, type OnPlan, whereabouts, widthMm } from './on-plan.ts';
import { missOf } from '../site/asked-place.ts';
import { metres, squareMetres } from './say.ts';

/** Drawn this much smaller than it was asked for, a wish is met in part. */
const NEARLY = 0.92;
/** Of "the full width": this share of the plot's. */
const FULL = 0.85;
/** Shares of the plot, as they are said of a thing. */
const SHARES: readonly (readonly [RegExp, number])[] = [
  [/\bhalf (?:for|of|as)\b/i, 1 / 2],
  [/\bthird (?:for|of|as)\b/i, 1 / 3],
  [/\bquarter (?:for|of|as)\b/i, 1 / 4],
];
/** A bicycle with room to wheel it out, m², and a wheelie bin beside others, mm. */
const BICYCLE_M2 = 0.9;
const BIN_MM = 600;
/** 2.4 by 4.8 m and room to open a door, m². */
const BAY_M2 = 13;
/** What falls short, as a sentence; null where nothing does. */
export function shortfall(
  wish: Wish,
  called: Called,
  found: readonly OnPlan[],
  model: GardenModel,
): string | null {
  return (
    sizeShort(wish, found, model) ??
    (called.counts
      ? countShort(wish, called.counts, found, model)
      : manyShort(wish, called, found, model)) ??
    placeShort(wish, found, model) ??
    madeOf(wish, found) ??
    besideNothing(wish, model)
  );
}

function sizeShort(
  { areaM2, lengthM, quote }: Wish,
  found: readonly OnPlan[],
  { site }: GardenModel,
): string | null {
  const m2 = found.reduce((sum, one) => sum + groundOfM2(one), 0);
  if (areaM2 !== null && m2 > 0 && m2 < areaM2 * NEARLY)
    return `It is ${squareMetres(m2)} of the ${squareMetres(areaM2)} you asked for: as large as the plot and the rest of this design let it be.`;
  const wide =
    Math.max(0, ...found.flatMap((one) => (one.things.length ? widthMm(one) : []))) / 1e3;
  if (lengthM !== null && wide > 0 && wide < lengthM * NEARLY)
    return `It is ${metres(wide)} across of the ${metres(lengthM)} you asked for: more would leave no clear ground round it.`;
  const share = SHARES.find(([word]) => word.test(quote))?.[1];
  const shareM2 = share ? (share * area(polygon(site.boundary))) / 1e6 : 0;
  if (m2 > 0 && m2 < shareM2 * NEARLY)
    return `It is ${squareMetres(m2)}: the share of the plot that you name would be ${squareMetres(shareM2)}.`;
  const plot = bounds(polygon(site.boundary));
  const across = Math.max(0, ...found.flatMap(({ areas }) => areas.map(acrossMm)));
  if (
    /\b(?:full|whole|entire) width\b/i.test(quote) &&
    across &&
    across < (plot.x1 - plot.x0) * FULL
  )
    return `It is ${metres(across / 1000)} of the ${metres((plot.x1 - plot.x0) / 1000)} across.`;
  return null;
}

function countShort(
  { count, quote }: Wish,
  counts: NonNullable<Called['counts']>,
  found: readonly OnPlan[],
  model: GardenModel,
): string | null {
  if (count === null || count < 2) return null;
  const things = found.flatMap((one) => one.things);
  const say = (has: number, what: string): string | null =>
    has < count
      ? `${has} of the ${count} ${what} you asked for ${has === 1 ? 'is' : 'are'} drawn.`
      : null;
  switch (counts) {
    case 'seats': {
      const seats = Math.max(0, ...things.map((one) => one.seats ?? 0));
      return seats && seats < count
        ? `The table seats ${seats} of the ${count}: a longer one would leave no room to pull the chairs back.`
        : null;
    }
    case 'bikes': {
      if (!/bike|bicycle|cycle/i.test(quote)) return null;
      const holds = Math.floor(found.reduce((sum, one) => sum + groundOfM2(one), 0) / BICYCLE_M2);
      return holds < count ? `It holds about ${holds} of the ${count} bicycles.` : null;
    }
    case 'bins': {
      const holds = found.reduce((sum, one) => sum + Math.floor(widthMm(one) / BIN_MM), 0);
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

/** What a floor is named by, and the floors that are it. */
const STONES: readonly (readonly [RegExp, string, readonly string[]])[] = [
  [/\bporcelain\b/i, 'porcelain', ['porcelain']],
  [/\bsandstone\b|\byork ?stone\b/i, 'sandstone', ['sandstone']],
  [/\bbricks?\b/i, 'brick', ['clay-paver']],
  [/\b(?:setts?|cobbles?)\b/i, 'setts', ['setts']],
  [/\b(?:limestone|slate|granite)\b/i, 'that stone', []],
];
/** The floor that was named by its stone, laid in another. */
function madeOf({ quote, kind }: Wish, found: readonly OnPlan[]): string | null {
  const floors = found.flatMap(({ areas }) => areas).filter(({ kind: of }) => FLOORS.has(of));
  const named = STONES.find(([word]) => word.test(quote));
  if (kind === 'use' || !named || !floors.length) return null;
  return floors.some(({ material }) => named[2].includes(material))
    ? null
    : `It is not laid in ${named[1]} in this design.`;
}
const FLOORS: ReadonlySet<string> = new Set(['terrace', 'seat', 'path']);

/** A low or small tree grows no taller, m. */
const SMALL_TREE_M = 8;
const ONLY_ONE = /\b(?:one|single|1)\b/i;
const SITS: ReadonlySet<string> = new Set(['somewhere to sit', 'a sofa', 'a lounger']);

/** Of what is counted piece by piece: too few, or more than the one that was asked for; of trees their size too. */
function manyShort(
  { count, quote, areaM2, lengthM, sizeMm, kind }: Wish,
  called: Called,
  found: readonly OnPlan[],
  model: GardenModel,
): string | null {
  if (kind === 'use') return null;
  if (called.name === 'trees') return treesShort(count, quote, model);
  // of a size the first figure is read as a number too
  if (count === null || areaM2 !== null || lengthM !== null || sizeMm) return null;
  const things = found.flatMap((one) => one.things),
    pieces = things.length || found.flatMap((one) => one.areas).length;
  if (!pieces) return null;
  if (SITS.has(called.name)) {
    const seats = [...things, ...seatsOn(found, model)].reduce(
      (sum, one) => sum + (one.seats ?? 1),
      0,
    );
    return seats && seats < count ? `It seats ${seats} of the ${count} you name.` : null;
  }
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

const BAY_MM = 1000;
const bays = (found: readonly OnPlan[]): number =>
  found.reduce((sum, one) => sum + Math.max(1, Math.floor(widthMm(one) / BAY_MM)), 0);

const seatsOn = (found: readonly OnPlan[], { layout }: GardenModel) => {
  const ids = found.flatMap(({ areas }) => areas.map(({ id }) => id));
  return layout.furnishings.filter(({ areaId, seats }) => seats && ids.includes(areaId));
};

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

const acrossMm = ({ region }: OnPlan['areas'][number]): number => {
  const { x0, x1 } = bounds(region);
  return x1 - x0;
};

/** Ground beside the house that no plan of the garden holds. */
const SIDE_WAY = /\b(?:side (?:alley|return|passage|way|path)|alley(?:way)?)\b/i;
/** These stand on the edge of every plot, drawn or not. */
const EDGES: ReadonlySet<string> = new Set(['a fence', 'a gate']);

/** What it was to stand at is not on the plan. */
export function besideNothing({ quote, kind }: Wish, model: GardenModel): string | null {
  if (kind === 'use') return null;
  if (SIDE_WAY.test(quote)) return 'The side way is not on this plan, so it stands on the plot.';
  const gone = placesNamed(quote).find(
    ({ is, serves, isPart, name }) =>
      !is && !isPart && !EDGES.has(name) && !onPlan(serves ?? [], model).length,
  );
  return gone ? `The plan does not show ${gone.name}, which you name beside it.` : null;
}

/** Those that stand where they were asked for; all of them where none does, or no place was said. */
export function inPlace(
  wish: Wish,
  found: readonly OnPlan[],
  model: GardenModel,
): readonly OnPlan[] {
  if (!wish.place) return found;
  const there = found.filter(
    (one) => whereabouts(one).length > 0 && placeShort(wish, [one], model) === null,
  );
  return there.length ? there : found;
}

/** How far from the place it was asked for, and why; null where it stands there, or no place was said. */
export function placeShort(
  { place }: Wish,
  found: readonly OnPlan[],
  model: GardenModel,
): string | null {
  const { boundary, doorX } = model.site;
  const bearings = { plot: bounds(polygon(boundary)), doorX };
  const misses = found.flatMap(whereabouts).map((at) => missOf(place, at, bearings));
  const [miss] = misses;
  if (!miss || misses.some((one) => one === null)) return null;
  return `It stands ${metres(miss.mm / 1000)} from ${miss.from}: sun, privacy and the rest of the plan were given more weight.`;
}
