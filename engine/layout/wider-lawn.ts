/** A lawn that takes the ground of borders which nobody has the time for: a bed is left along the boundary, and the rest is mown. */
import { BooleanFailure, subtract, unite } from '../geometry/boolean.ts';
import { areaM2, contains, polygon, tidy } from '../geometry/region.ts';
import { withoutSpikes } from '../geometry/spikes.ts';
import { offset, opened, tryIntersect, trySubtract } from '../geometry/trial.ts';
import type { Brief } from '../model/brief.ts';
import type { Area, Layout } from '../model/layout.ts';
import type { Mm, Region } from '../model/shapes.ts';
import type { Site } from '../model/site.ts';
import { bordersKept } from '../planting/effort.ts';
import { footprint } from './clear-walk.ts';
import { sharesOf } from './shares.ts';

/** Depths of the bed that is left, the deepest first, and half of the least width that a mower turns in, mm. */
const DEPTHS_MM: readonly Mm[] = [2400, 1800, 1300],
  HALF_MOWN_MM: Mm = 700;
/** What is joined to a lawn has to be worth a new edge, m²; what touches it by less than this is no part of it. */
const LEAST_M2 = 3,
  LEAST_TOUCH_M2 = 0.005,
  HALO_MM: Mm = 60;
/** Bed about what stands in one. */
const BESIDE_MM: Mm = 300;
/** Bed narrower than twice this, and a crumb, go to the lawn as well, mm and m². */
const HALF_BED_MM: Mm = 400,
  CRUMB_M2 = 2.5,
  LEAST_LEFT_M2 = 1;

/** The layout with its lawn as wide as the borders that are kept leave it; itself where they are no more than that, or there is no lawn. */
export function withWiderLawn(layout: Layout, brief: Brief, site: Site): Layout {
  const lawn = layout.areas.find(
      (area) => area.kind === 'lawn' && area.material === 'turf' && !area.isLater,
    ),
    beds = layout.areas.filter(({ kind, isLater }) => kind === 'bed' && !isLater),
    keptM2 = bordersKept(brief);
  // on levels a bed may hold the foot of a wall, and no lawn lies over one
  if (!lawn || m2Of(beds) <= keptM2 || site.levels?.breaks?.length) return layout;
  try {
    return widen(layout, lawn, beds, site, keptM2);
  } catch (error) {
    if (error instanceof BooleanFailure) return layout;
    throw error;
  }
}

const m2Of = (beds: readonly Area[]): number =>
  beds.reduce((sum, { region }) => sum + areaM2(region), 0);
const touches = (piece: Region, other: Region): boolean =>
  areaM2(tryIntersect(offset(piece, HALO_MM), other)) > LEAST_TOUCH_M2;

function widen(
  layout: Layout,
  lawn: Area,
  beds: readonly Area[],
  site: Site,
  keptM2: number,
): Layout {
  const plot = polygon(site.boundary),
    standing = layout.furnishings
      .filter(({ areaId }) => beds.some(({ id }) => id === areaId))
      .map((one) => offset(footprint(one), BESIDE_MM));
  const gainAt = (depthMm: Mm): Region => {
    const inner = offset(plot, -depthMm);
    return beds
      .flatMap(({ region }) =>
        opened(trySubtract(tryIntersect(region, inner), ...standing), HALF_MOWN_MM),
      )
      .filter((piece) => areaM2([piece]) >= LEAST_M2 && touches([piece], lawn.region));
  };
  const enough = DEPTHS_MM.find((depthMm) => m2Of(beds) - areaM2(gainAt(depthMm)) <= keptM2),
    gain = gainAt(enough ?? DEPTHS_MM.at(-1)!);
  if (!gain.length) return layout;
  const left = beds.map((bed) => {
      const whole = tidy(subtract(bed.region, gain)),
        // points that the cut leaves are too thin to plant
        broad = opened(whole, HALF_BED_MM),
        scraps = tidy(subtract(whole, broad)).filter((piece) => touches([piece], gain)),
        pieces = scraps.length ? tidy(subtract(whole, scraps)) : whole,
        crumbs = pieces.filter((piece) => areaM2([piece]) <= CRUMB_M2 && touches([piece], gain));
      return {
        bed,
        kept: pieces.filter((piece) => !crumbs.includes(piece)),
        crumbs: [...scraps, ...crumbs],
      };
    }),
    wide = withoutSpikes(
      unite(lawn.region, gain, ...left.flatMap(({ crumbs }) => crumbs.map((one) => [one]))),
    );
  const areas = layout.areas.flatMap((area): Area[] => {
    if (area === lawn) return [{ ...area, region: wide }];
    const own = left.find(({ bed }) => bed === area);
    return own ? (own.kept.length ? [{ ...area, region: withoutSpikes(own.kept) }] : []) : [area];
  });
  // a cut that leaves a scrap behind is not made
  const scraps = (of: readonly Area[]): number =>
    of.reduce(
      (sum, { region }) => sum + region.filter((piece) => areaM2([piece]) < LEAST_LEFT_M2).length,
      0,
    );
  if (scraps(areas) > scraps(layout.areas)) return layout;
  // what stood in a bed that is mown now stands in the lawn
  const on = <T extends { areaId: string; x: Mm; y: Mm }>(thing: T): T =>
    beds.some(({ id }) => id === thing.areaId) &&
    contains(wide, Math.round(thing.x), Math.round(thing.y))
      ? { ...thing, areaId: lawn.id }
      : thing;
  return {
    ...layout,
    areas,
    trees: layout.trees.map(on),
    furnishings: layout.furnishings.map(on),
    // stones are for tending a bed from
    stones: layout.stones.filter((stone) => on(stone) === stone),
    shares: sharesOf(areas, areaM2(plot) * 1e6),
  };
}
