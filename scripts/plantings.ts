/** What a head gardener would count over the plantings of the sample gardens and of briefs nobody tuned on. */
import { designWeights } from '../content/design/weights.ts';
import { catalogue } from '../content/plants/catalogue.ts';
import { placeOf } from '../content/places/place-of.ts';
import { readBrief } from '../engine/brief/read-brief.ts';
import { areaM2, contains } from '../engine/geometry/region.ts';
import { layOut } from '../engine/layout/lay-out.ts';
import type { Brief, BriefInput } from '../engine/model/brief.ts';
import type { Layout } from '../engine/model/layout.ts';
import type { Plant } from '../engine/model/plant.ts';
import type { Planting } from '../engine/model/planting.ts';
import type { Site } from '../engine/model/site.ts';
import { canBeBroughtTo, isNamed } from '../engine/planting/wishes.ts';
import { suitsSoil } from '../engine/planting/filters.ts';
import { nearlySuitsMoisture } from '../engine/planting/moisture.ts';
import { interestMonths } from '../engine/planting/interest.ts';
import { plantGarden } from '../engine/planting/plant-garden.ts';
import { makeSite } from '../engine/site/make-site.ts';
import { siteSun } from '../engine/sunlight/site-sun.ts';

const SEED = 5;
/** Beds are looked at on points this far apart, mm. */
const CELL_MM = 250;
const byId = new Map(catalogue.plants.map((plant) => [plant.id, plant]));
const plantOf = (id: string): Plant => byId.get(id)!;

export type Grown = { brief: Brief; site: Site; layout: Layout; planting: Planting };

/** The three plantings of a brief. */
export function growBrief(input: BriefInput): Grown[] {
  const place = placeOf(input.postcode ?? null).place ?? placeOf(null).place!,
    brief = readBrief(input, place);
  if (brief.problems.some(({ severity }) => severity === 'error')) return [];
  const site = makeSite(brief, place);
  const { layouts } = layOut({
    site,
    brief,
    sun: siteSun(site),
    seed: SEED,
    weights: designWeights.layout,
  });
  return layouts.map((layout, i) => ({
    brief,
    site,
    layout,
    planting: plantGarden({
      site,
      brief,
      layout,
      catalogue,
      seed: SEED + i * 7919,
      weights: designWeights.taste,
    }).planting,
  }));
}

export type PlantingFigures = {
  /** Of the ground of the beds, the share under shrubs, hedges and clipped shapes, and under evergreen leaf. */
  frame: number;
  evergreen: number;
  /** Of the plants of the beds, bulbs apart, the share of the commonest kind. */
  commonest: number;
  bedM2: number;
  /** Kinds in the beds between the shrubs. */
  kindsBetween: number;
  /** Plants to the square metre of bed, bulbs apart. */
  density: number;
  /** Plants in beds that stand in the wrong sun, soil, pH or moisture. */
  misplaced: string[];
  /** Of March to October, the months in which nothing flowers or bears berries. */
  bareMonths: number[];
  /** Every kind that nobody asked for by name, crops and water plants apart. */
  unasked: string[];
};

const IN_BEDS = ['structure', 'mid', 'ground', 'bulb'];
const SEASON = [3, 4, 5, 6, 7, 8, 9, 10];

export function plantingFigures({ brief, site, layout, planting }: Grown): PlantingFigures {
  const bedM2 = planting.beds.reduce((sum, bed) => sum + bed.areaM2, 0),
    own = planting.placements.filter(({ existing }) => !existing),
    bedded = own.filter(({ role }) => ['structure', 'mid', 'ground'].includes(role)),
    counts = new Map<string, number>();
  for (const { plantId } of bedded) counts.set(plantId, (counts.get(plantId) ?? 0) + 1);
  const misplaced = own.flatMap((one) => {
    if (!IN_BEDS.includes(one.role)) return [];
    const plant = plantOf(one.plantId),
      part = planting.beds
        .find(({ areaId }) => areaId === one.areaId)
        ?.parts?.find(({ sunClass }) => sunClass === one.sunClass);
    const contained = site.noDigging || brief.noDigging?.value || site.position === 'roof';
    return !part ||
      (plant.sun.includes(part.sunClass) &&
        (contained ||
          suitsSoil(plant, site) ||
          (isNamed(brief, plant) && canBeBroughtTo(plant, site))) &&
        nearlySuitsMoisture(plant, part.moisture))
      ? []
      : [one.plantId];
  });
  const kinds = [...new Set(planting.schedule.map(({ plantId }) => plantId))];
  const shown = new Set(kinds.flatMap((id) => interestMonths(plantOf(id))));
  const cover = coverOf(layout, planting);
  return {
    ...cover,
    commonest: Math.max(0, ...counts.values()) / Math.max(1, bedded.length),
    bedM2,
    kindsBetween: new Set(
      bedded.filter(({ role }) => role !== 'structure').map(({ plantId }) => plantId),
    ).size,
    density: bedded.length / Math.max(1, bedM2),
    misplaced,
    bareMonths: SEASON.filter((month) => !shown.has(month)),
    unasked: [
      ...new Set(
        planting.schedule
          .filter(({ role }) => role !== 'crop' && role !== 'water' && role !== 'meadow')
          .map(({ plantId }) => plantId),
      ),
    ].filter((id) => !isNamed(brief, plantOf(id))),
  };
}

/** Shares of the beds' ground under woody and under evergreen plants, trees apart. */
function coverOf({ areas }: Layout, { placements }: Planting) {
  const discs = placements
    .filter(({ role }) => !['bulb', 'pot', 'tree', 'screening'].includes(role))
    .map((one) => {
      const { category, foliage } = plantOf(one.plantId);
      return {
        ...one,
        isWoody: one.role === 'structure' || category === 'shrub' || category === 'hedging',
        isEvergreen: foliage.type === 'evergreen',
      };
    });
  let ground = 0,
    woody = 0,
    evergreen = 0;
  for (const { kind, region } of areas) {
    if (kind !== 'bed') continue;
    const ring = region.flatMap((polygon) => polygon[0]!),
      xs = ring.map(([x]) => x),
      ys = ring.map(([, y]) => y);
    for (let x = Math.min(...xs) + CELL_MM / 2; x < Math.max(...xs); x += CELL_MM)
      for (let y = Math.min(...ys) + CELL_MM / 2; y < Math.max(...ys); y += CELL_MM) {
        if (!contains(region, x, y)) continue;
        ground++;
        const over = discs.filter(
          (one) => (one.x - x) ** 2 + (one.y - y) ** 2 <= one.radiusMm ** 2,
        );
        if (over.some(({ isWoody }) => isWoody)) woody++;
        if (over.some(({ isEvergreen }) => isEvergreen)) evergreen++;
      }
  }
  return { frame: woody / Math.max(1, ground), evergreen: evergreen / Math.max(1, ground) };
}

export type PlantingTotals = {
  designs: number;
  /** Medians. */
  frame: number;
  evergreen: number;
  commonest: number;
  density: number;
  /** Designs with more than 6 m² of beds whose frame is under a fifth. */
  thinFrames: number;
  misplaced: number;
  bareMonths: number;
  kinds: number;
  /** Kinds in more than a tenth of the designs that nobody asked for, commonest first. */
  overused: { id: string; share: number }[];
  /** Kinds by size of plot: least, median, most. */
  byPlot: { upToM2: number; designs: number; kinds: [number, number, number] }[];
};

const PLOTS = [30, 60, 100, 200, 600, Infinity];
const median = (list: readonly number[]) =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

export function measurePlantings(gardens: readonly Grown[]): PlantingTotals {
  const all = gardens.map((grown) => ({
      plotM2: areaM2([[grown.site.boundary]]),
      ...plantingFigures(grown),
    })),
    counts = new Map<string, number>();
  for (const { unasked } of all)
    for (const id of unasked) counts.set(id, (counts.get(id) ?? 0) + 1);
  return {
    designs: all.length,
    frame: median(all.map(({ frame }) => frame)),
    evergreen: median(all.map(({ evergreen }) => evergreen)),
    commonest: median(all.map(({ commonest }) => commonest)),
    density: median(all.map(({ density }) => density)),
    thinFrames: all.filter(({ frame, bedM2 }) => bedM2 > 6 && frame < 0.2).length,
    misplaced: all.reduce((sum, { misplaced }) => sum + misplaced.length, 0),
    bareMonths: all.reduce((sum, { bareMonths }) => sum + bareMonths.length, 0),
    kinds: counts.size,
    overused: [...counts]
      .filter(([, count]) => count > all.length / 10)
      .map(([id, count]) => ({ id, share: count / all.length }))
      .sort((a, b) => b.share - a.share || (a.id < b.id ? -1 : 1)),
    byPlot: PLOTS.map((upToM2, i) => {
      const kinds = all
        .filter(({ plotM2 }) => plotM2 < upToM2 && plotM2 >= (PLOTS[i - 1] ?? 0))
        .map(({ unasked }) => unasked.length);
      return {
        upToM2,
        designs: kinds.length,
        kinds: [kinds.length ? Math.min(...kinds) : 0, median(kinds), Math.max(0, ...kinds)] as [
          number,
          number,
          number,
        ],
      };
    }),
  };
}

/** The figures as lines of a table. */
export function plantingLines(t: PlantingTotals): string {
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  const plots = t.byPlot
    .filter(({ designs }) => designs)
    .map(
      ({ upToM2, kinds: [least, middle, most] }) =>
        `${upToM2 === Infinity ? 'larger' : `under ${upToM2} m²`} ${least}/${middle}/${most}`,
    );
  const most = t.overused.slice(0, 6).map(({ id, share }) => `${id} ${percent(share)}`);
  return `plantings    designs  woody frame  frame < 20 %  evergreen  commonest kind  plants/m²  misplaced  bare months  kinds  in over a tenth
samples      ${String(t.designs).padStart(7)}  ${percent(t.frame).padStart(11)}  ${String(t.thinFrames).padStart(12)}  ${percent(t.evergreen).padStart(9)}  ${percent(t.commonest).padStart(14)}  ${t.density.toFixed(1).padStart(9)}  ${String(t.misplaced).padStart(9)}  ${String(t.bareMonths).padStart(11)}  ${String(t.kinds).padStart(5)}  ${String(t.overused.length).padStart(15)}
kinds        ${plots.join(', ')}
most seen    ${most.join(', ')}`;
}
