/** The figures that prose may use, taken from the model once, so that no sentence can disagree with it. */
import { area, bounds, centroid } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import type { Brief } from '../model/brief.ts';
import type { Costing } from '../model/costing.ts';
import type { GardenModel, SunMap, WishOutcome } from '../model/garden.ts';
import type { Area, AreaKind } from '../model/layout.ts';
import type { Catalogue, Plant } from '../model/plant.ts';
import { sunHoursOver } from '../sunlight/region-hours.ts';
import { siteSun } from '../sunlight/site-sun.ts';

/** Cheaper choices that were made before the design was drawn, and why: a sum, money that is short, or to show a thriftier one of three. */
export type Economies = {
  reason: 'budget' | 'thrift' | 'careful';
  budgetPence: number;
  changed: string[];
};

export type WordInput = {
  model: GardenModel;
  brief: Brief;
  costing: Costing;
  catalogue: Catalogue;
  sunMap: SunMap;
  economies: Economies | null;
  /** What became of every wish: no text says of one what its answer does not. */
  outcomes?: readonly WishOutcome[];
};

export type PlantFact = { plant: Plant; count: number; role: string };
export type SeatFact = { area: Area; eveningHours: number; distanceM: number };

export type WordFacts = {
  input: WordInput;
  /** 0, 1 or 2: neighbours take turns with phrasings, so that no two read alike. */
  nth: number;
  widthM: number;
  depthM: number;
  plotM2: number;
  /** "south-west" */
  looks: string;
  terrace: Area | null;
  terraceM2: number;
  terraceSunHours: number;
  lawnM2: number;
  bedM2: number;
  waterM2: number;
  seats: SeatFact[];
  /** Most numerous kinds that are not bulbs or crops, most first. */
  plants: PlantFact[];
  trees: PlantFact[];
  plantCount: number;
  plantKinds: number;
  /** 0 to 11, the months with most of interest. */
  peakMonths: number[];
  sunniestBedHours: number;
  shadiestBedHours: number;
  has(kind: AreaKind): boolean;
  areasOf(kind: AreaKind): Area[];
  /** Stable choice between phrasings: the same garden always says the same. */
  choose<T>(key: string, list: readonly T[]): T;
};

/** On less grass than this no child runs about, m²: five strides each way. */
export const RUN_ON_M2 = 25;

const COMPASS_WORDS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
];

/** "south-west" for 225. */
export function compassWord(bearingDeg: number): string {
  return COMPASS_WORDS[Math.round((((bearingDeg % 360) + 360) % 360) / 45) % 8]!;
}

function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}

export function gatherFacts(input: WordInput, nth: number): WordFacts {
  const { model, catalogue, sunMap } = input;
  const { site, layout, planting } = model;
  const byId = new Map(catalogue.plants.map((plant) => [plant.id, plant]));
  const box = bounds([[site.boundary]]);
  const areasOf = (kind: AreaKind) => layout.areas.filter((a) => a.kind === kind);
  const m2 = (...kinds: AreaKind[]) =>
    layout.areas.filter((a) => kinds.includes(a.kind)).reduce((sum, a) => sum + area(a.region), 0) /
    1e6;
  // where one eats away from the house, that is the terrace and what lies at the door a landing
  const terrace =
    layout.areas.find((a) => a.kind === 'seat' && a.feature === 'dining') ??
    areasOf('terrace')[0] ??
    null;
  const sun = siteSun(site);
  const seats = [...areasOf('terrace'), ...areasOf('seat')]
    .map((a): SeatFact => {
      const [x, y] = centroid(a.region);
      return {
        area: a,
        eveningHours: sun.eveningHoursAt(x, y),
        distanceM: hypot(x - site.doorX, y) / 1000,
      };
    })
    .sort((a, b) => b.eveningHours - a.eveningHours);
  const facts = planting.schedule.flatMap((line): PlantFact[] => {
    const plant = byId.get(line.plantId);
    return plant ? [{ plant, count: line.count, role: line.role }] : [];
  });
  const beds = planting.beds;
  const interest = planting.interestByMonth;
  const most = Math.max(...interest, 0);
  return {
    input,
    nth,
    widthM: (box.x1 - box.x0) / 1000,
    depthM: (box.y1 - box.y0) / 1000,
    plotM2: area([[site.boundary]]) / 1e6,
    looks: compassWord(site.bearingDeg),
    terrace,
    terraceM2: terrace?.kind === 'seat' ? area(terrace.region) / 1e6 : m2('terrace'),
    terraceSunHours: terrace ? (sunHoursOver(terrace.region, sunMap) ?? 0) : 0,
    lawnM2: m2('lawn'),
    bedM2: m2('bed'),
    waterM2: m2('pond', 'water'),
    seats,
    plants: facts
      .filter((f) => !['bulb', 'crop', 'tree', 'meadow'].includes(f.role))
      .sort((a, b) => b.count - a.count || (a.plant.id < b.plant.id ? -1 : 1)),
    trees: facts.filter((f) => f.role === 'tree'),
    plantCount: planting.placements.filter((p) => !p.existing).length,
    plantKinds: planting.schedule.length,
    peakMonths: interest.flatMap((n, i) => (n === most && most > 0 ? [i] : [])),
    sunniestBedHours: beds.length ? Math.max(...beds.map((b) => b.sunHours)) : 0,
    shadiestBedHours: beds.length ? Math.min(...beds.map((b) => b.sunHours)) : 0,
    has: (kind) => layout.areas.some((a) => a.kind === kind),
    areasOf,
    choose: (key, list) => list[hash(`${key}:${layout.language}:${model.seed}`) % list.length]!,
  };
}
