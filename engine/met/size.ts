/** Whether what is drawn is as large as it was asked for: its ground, its two lengths, or its share of the plot. */
import { area, bounds, centroid, polygon } from '../geometry/region.ts';
import { boxInside } from '../layout/box-fit.ts';
import type { Wish } from '../model/brief.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Area, AreaKind } from '../model/layout.ts';
import type { Mm, Region } from '../model/shapes.ts';
import { groundOfM2, type OnPlan, widthMm } from '../words/on-plan.ts';
import { metres, squareMetres } from '../words/say.ts';

/** Drawn this much smaller than it was asked for, a wish is met in part. */
export const NEARLY = 0.92;
/** Of each length that was said: floors are cut to whole slabs, and corners where ways meet. */
const NEARLY_LONG = 0.95;
/** Of "the full width": this share of the plot's. */
const FULL = 0.85;
/** Shares of the plot, as they are said of a thing. */
const SHARES: readonly (readonly [RegExp, number])[] = [
  [/\bhalf (?:for|of|as)\b/i, 1 / 2],
  [/\bthird (?:for|of|as)\b/i, 1 / 3],
  [/\bquarter (?:for|of|as)\b/i, 1 / 4],
  // what grows at its edges is not counted
  [/\b(?:entire|whole) (?:garden|plot|yard)\b/i, 2 / 3],
];
/** A small lawn is no more than this of the plot, where it is more than so many square metres. */
const SMALL_LAWN = /\b(?:small|smaller|little|tiny) (?:\w+ )?(?:lawn|grass)\b/i,
  SMALL_SHARE = 1 / 4,
  SMALL_M2 = 40;
/** A box is looked for at places so far apart, mm, turned by so many degrees: floors of a diagonal garden lie at 45. */
const STEP_MM = 100,
  TURNS = [0, 90, 45, 135];
/** Buildings are sold by their outside sizes: what is drawn is the building, whatever its ground is. */
const BUILT: ReadonlySet<AreaKind> = new Set<AreaKind>([
  'shed',
  'greenhouse',
  'gardenroom',
  'store',
  'compost',
]);

/** True where a rectangle of these sides lies wholly on the ground, either way round or turned by 45°. */
export function holdsBox(region: Region, [a, b]: readonly [Mm, Mm]): boolean {
  if (area(region) < a * b * 0.98) return false;
  const box = bounds(region),
    [mx, my] = centroid(region);
  const fits = (x: Mm, y: Mm, turn: number): boolean =>
    boxInside(region, { x, y, width: a, depth: b, turn }, SLACK_MM);
  return TURNS.some((turn) => {
    if (fits(mx, my, turn)) return true;
    // how far its middle keeps from the edges of the outline's own box
    const isTurned = turn % 90 !== 0,
      across = isTurned ? Math.min(a, b) : turn ? b : a,
      deep = isTurned ? Math.min(a, b) : turn ? a : b;
    for (let y = box.y0 + deep / 2; y <= box.y1 - deep / 2 + 1; y += STEP_MM)
      for (let x = box.x0 + across / 2; x <= box.x1 - across / 2 + 1; x += STEP_MM)
        if (fits(x, y, turn)) return true;
    return false;
  });
}
const SLACK_MM = 20;

const nearly = ([a, b]: readonly [Mm, Mm]): [Mm, Mm] => [a * NEARLY_LONG, b * NEARLY_LONG];
const sidesOf = ({ region }: Area): [Mm, Mm] => {
  const { x0, x1, y0, y1 } = bounds(region);
  return [x1 - x0, y1 - y0];
};
/** Each side at least as long, either way round. */
const covers = (has: readonly [Mm, Mm], asked: readonly [Mm, Mm]): boolean =>
  Math.min(...has) >= Math.min(...asked) && Math.max(...has) >= Math.max(...asked);
const isAsLarge = (one: Area, asked: readonly [Mm, Mm]): boolean =>
  BUILT.has(one.kind) ? covers(sidesOf(one), nearly(asked)) : holdsBox(one.region, nearly(asked));

const sides = ([a, b]: readonly [Mm, Mm]): string => `${metres(a / 1000)} × ${metres(b / 1000)}`;

/** What falls short of two lengths that were said; null where one of those found, or each of a number, has them. */
function sidesShort({ sizeMm, count }: Wish, found: readonly OnPlan[]): string | null {
  if (!sizeMm) return null;
  const areas = found.flatMap((one) => one.areas),
    things = found.flatMap((one) => one.things);
  const pieces = [
    ...areas.map((one) => ({ isMet: isAsLarge(one, sizeMm), has: sidesOf(one), what: 'ground' })),
    ...things.map((one) => ({
      isMet: covers([one.widthMm, one.depthMm], nearly(sizeMm)),
      has: [one.widthMm, one.depthMm] as [Mm, Mm],
      what: 'thing',
    })),
  ];
  const wanted = Math.min(count ?? 1, pieces.length);
  if (!pieces.length || pieces.filter(({ isMet }) => isMet).length >= Math.max(1, wanted))
    return null;
  const largest = pieces.reduce((a, b) => (b.has[0] * b.has[1] > a.has[0] * a.has[1] ? b : a));
  return covers(largest.has, nearly(sizeMm))
    ? `It does not hold the ${sides(sizeMm)} you asked for in one piece: its outline is cut into, or round.`
    : `It is ${sides(largest.has)} of the ${sides(sizeMm)} you asked for.`;
}

/** What falls short of its size, as a sentence; null where nothing does. */
export function sizeShort(
  wish: Wish,
  found: readonly OnPlan[],
  { site }: GardenModel,
): string | null {
  const { areaM2, lengthM, quote } = wish;
  const m2 = found.reduce((sum, one) => sum + groundOfM2(one), 0);
  if (areaM2 !== null && m2 > 0 && m2 < areaM2 * NEARLY)
    return `It is ${squareMetres(m2)} of the ${squareMetres(areaM2)} you asked for: as large as the plot and the rest of this design let it be.`;
  const ofSides = sidesShort(wish, found);
  if (ofSides) return ofSides;
  const wide =
    Math.max(0, ...found.flatMap((one) => (one.things.length ? widthMm(one) : []))) / 1e3;
  if (lengthM !== null && wide > 0 && wide < lengthM * NEARLY)
    return `It is ${metres(wide)} across of the ${metres(lengthM)} you asked for: more would leave no clear ground round it.`;
  const share = SHARES.find(([word]) => word.test(quote))?.[1];
  const shareM2 = share ? (share * area(polygon(site.boundary))) / 1e6 : 0;
  if (m2 > 0 && m2 < shareM2 * NEARLY)
    return `It is ${squareMetres(m2)}: the share of the plot that you name would be ${squareMetres(shareM2)}.`;
  const plotM2 = area(polygon(site.boundary)) / 1e6;
  if (
    found.some(({ areas }) => areas.some(({ kind }) => kind === 'lawn')) &&
    SMALL_LAWN.test(quote) &&
    m2 > SMALL_M2 &&
    m2 > plotM2 * SMALL_SHARE
  )
    return `It is ${squareMetres(m2)}, where you ask for a small one.`;
  const plot = bounds(polygon(site.boundary));
  const across = Math.max(0, ...found.flatMap(({ areas }) => areas.map((one) => sidesOf(one)[0])));
  if (
    /\b(?:full|whole|entire) width\b/i.test(quote) &&
    across &&
    across < (plot.x1 - plot.x0) * FULL
  )
    return `It is ${metres(across / 1000)} of the ${metres((plot.x1 - plot.x0) / 1000)} across.`;
  return null;
}
