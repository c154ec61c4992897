/**
 * The planting after the ground was cut anew: what still stands on its bed stays to the byte, bare ground is planted with the
 * garden's own kinds, and the list is counted again.
 */
import { potComing } from '../costing/changes.ts';
import { intersect, subtract, unite } from '../geometry/boolean.ts';
import { area as areaOf, contains } from '../geometry/region.ts';
import { FURNISHINGS } from '../features/features.ts';
import type { Brief } from '../model/brief.ts';
import type { TasteWeights } from '../model/design-weights.ts';
import type { GardenModel, SunMap } from '../model/garden.ts';
import type { AreaKind, Furnishing, Layout } from '../model/layout.ts';
import type { Catalogue, Plant } from '../model/plant.ts';
import type { PlantPlacement, Planting } from '../model/planting.ts';
import type { Region } from '../model/shapes.ts';
import type { Site } from '../model/site.ts';
import { CLEAR_MM } from '../planting/clearance.ts';
import { distanceToThing } from '../planting/thing-distance.ts';
import { explainPlanting } from '../planting/explain.ts';
import { cover } from '../planting/ground.ts';
import { interestByMonth } from '../planting/interest.ts';
import { footOf, isEvergreen } from '../planting/job.ts';
import { plantGarden, startJob, surveyBeds } from '../planting/plant-garden.ts';
import { PlantIndex } from '../planting/plant-index.ts';
import { makeSchedule } from '../planting/schedule.ts';
import { zonesOf } from '../planting/zones.ts';
import { gardenSun } from '../sunlight/garden-sun.ts';
import { boxOfThing } from './things.ts';

export type ReplantInput = {
  /** As the garden was designed. */
  before: GardenModel;
  sunMap: SunMap;
  /** With every change applied. */
  after: GardenModel;
  brief: Brief;
  catalogue: Catalogue;
  weights: TasteWeights;
};

/** Ground that is planted all over. */
const PLANTED: ReadonlySet<AreaKind> = new Set<AreaKind>(['bed', 'meadow', 'gravel', 'vegetable']);
/** Less bare ground than this closes by itself, mm². */
const LEAST_BARE = 50_000;
/** How near a new plant may come to one that stands, as a share of the ground both are given. */
export const TIGHTNESS = 0.72;

export function replant(input: ReplantInput): { planting: Planting; sunMap: SunMap } {
  const { before, after, sunMap } = input;
  if (
    before.planting === after.planting &&
    before.layout === after.layout &&
    before.site === after.site
  )
    return { planting: after.planting, sunMap };
  const kept = clearOfThings(before, after);
  const bare = bareGround(before, after);
  const fresh = bare.size ? plantBare(input, kept, bare) : [];
  const placements = fresh.length ? [...kept, ...fresh] : kept;
  const isSame =
    placements === before.planting.placements && !bare.size && !shadeChanged(before, after);
  return isSame ? { planting: before.planting, sunMap } : listPlanting(input, placements);
}

const bedsOf = ({ areas }: Layout) => areas.filter((area) => area.kind === 'bed');
const standsInBed = (layout: Layout, thing: Furnishing): boolean =>
  !FURNISHINGS[thing.kind].isAmongPlants &&
  bedsOf(layout).some((area) => contains(area.region, thing.x, thing.y));
/** Things of one layout that stand otherwise, or not at all, in the other. */
function changedThings(one: Layout, other: Layout): Furnishing[] {
  const known = new Map(other.furnishings.map((thing) => [thing.id, thing]));
  return one.furnishings.filter((thing) => {
    const there = known.get(thing.id);
    return !there || JSON.stringify(there) !== JSON.stringify(thing);
  });
}

/** Without the plants that something was put upon. */
function clearOfThings(before: GardenModel, after: GardenModel): PlantPlacement[] {
  const things = changedThings(after.layout, before.layout).filter((thing) =>
    standsInBed(after.layout, thing),
  );
  if (!things.length) return after.planting.placements;
  const isRooted = (one: PlantPlacement) =>
    one.role !== 'pot' && one.role !== 'tree' && one.role !== 'screening' && !one.existing;
  return after.planting.placements.filter(
    (one) =>
      !isRooted(one) || things.every((thing) => distanceToThing(thing, one.x, one.y) >= CLEAR_MM),
  );
}

/** Ground that was not there, by its kind. */
const newGround = (before: GardenModel, after: GardenModel) => {
  const was = new Map(before.layout.areas.map((area) => [area.id, area.kind]));
  return after.layout.areas.filter((area) => was.get(area.id) !== area.kind);
};

/** By area, the planted ground that nothing was planted on: won from a neighbour, or left by something that stood there. */
function bareGround(before: GardenModel, after: GardenModel): Map<string, Region> {
  const was = new Map(before.layout.areas.map((area) => [area.id, area]));
  const left = changedThings(before.layout, after.layout)
    .filter((thing) => standsInBed(before.layout, thing))
    .map(boxOfThing);
  const bare = new Map<string, Region>();
  for (const area of after.layout.areas) {
    if (!PLANTED.has(area.kind) && !(area.kind === 'pond' && !was.has(area.id))) continue;
    const old = was.get(area.id);
    const won =
      !old || old.kind !== area.kind
        ? area.region
        : old.region === area.region || JSON.stringify(old.region) === JSON.stringify(area.region)
          ? []
          : subtract(area.region, old.region);
    const ground = unite(won, ...left.map((box) => intersect(area.region, box)));
    if (areaOf(ground) >= LEAST_BARE) bare.set(area.id, ground);
  }
  return bare;
}

const STAYS: readonly PlantPlacement['role'][] = ['tree', 'screening', 'hedge', 'pot', 'water'];

/** New plants for bare ground: as the engine would plant the garden with the kinds it has, where they find room. */
function plantBare(
  { before, after, brief, catalogue, weights }: ReplantInput,
  kept: readonly PlantPlacement[],
  bare: ReadonlyMap<string, Region>,
): PlantPlacement[] {
  const kinds = new Set(
    [...before.planting.placements, ...kept].map((placement) => placement.plantId),
  );
  const fresh = newGround(before, after);
  const isNew = (kind: AreaKind) => fresh.some((area) => area.kind === kind);
  const own = {
    plants: catalogue.plants.filter(
      (plant) =>
        kinds.has(plant.id) ||
        (isNew('pond') && plant.category === 'aquatic') ||
        (isNew('vegetable') && plant.crop !== null),
    ),
  };
  const byId = new Map(own.plants.map((plant) => [plant.id, plant]));
  const { planting } = plantGarden({
    site: after.site,
    brief,
    layout: after.layout,
    catalogue: own,
    seed: after.seed,
    weights,
  });
  const index = new PlantIndex();
  for (const one of kept)
    if (one.role !== 'pot' && one.role !== 'bulb' && one.role !== 'water')
      index.add(one.x, one.y, footIn(byId, one));
  return planting.placements.flatMap((one) => {
    const ground = bare.get(one.areaId);
    const isOfNewPond = one.role === 'water' && fresh.some((area) => area.id === one.areaId);
    if (!ground || (STAYS.includes(one.role) && !isOfNewPond)) return [];
    if (one.existing || !contains(ground, one.x, one.y)) return [];
    if (isOfNewPond) return [one];
    const foot = footIn(byId, one);
    if (one.role !== 'bulb') {
      if (!index.isFree(one.x, one.y, foot, TIGHTNESS)) return [];
      index.add(one.x, one.y, foot);
    }
    return [{ ...one, driftId: `${one.driftId}-new` }];
  });
}
export const footIn = (byId: ReadonlyMap<string, Plant>, { plantId }: PlantPlacement): number => {
  const plant = byId.get(plantId);
  return plant ? footOf(plant) : 150;
};

const sameSun = (a: Site, b: Site): boolean =>
  JSON.stringify([a.boundary, a.edges, a.bearingDeg, a.existing, a.house.heightMm]) ===
  JSON.stringify([b.boundary, b.edges, b.bearingDeg, b.existing, b.house.heightMm]);
function shadeChanged(before: GardenModel, after: GardenModel): boolean {
  if (before.site !== after.site && !sameSun(before.site, after.site)) return true;
  const shadesOf = ({ layout, planting }: GardenModel) =>
    JSON.stringify([
      layout.furnishings.filter((thing) => FURNISHINGS[thing.kind].shade),
      planting.placements.filter((one) => one.role === 'tree' || one.role === 'screening'),
    ]);
  return shadesOf(before) !== shadesOf(after);
}

/** Beds, list, months and reasons of a planting. A line that was in the list keeps its words and its pot. */
export function listPlanting(
  { before, after, brief, catalogue, weights, sunMap }: ReplantInput,
  placements: PlantPlacement[],
): { planting: Planting; sunMap: SunMap } {
  const byId = new Map(catalogue.plants.map((plant) => [plant.id, plant]));
  const sun = gardenSun(
    after.site,
    after.layout,
    placements
      .filter((one) => (one.role === 'tree' || one.role === 'screening') && !one.existing)
      .map((one) => ({
        x: one.x,
        y: one.y,
        radiusMm: one.radiusMm,
        heightMm: one.heightMm,
        evergreen: isEvergreen(byId.get(one.plantId)!),
      })),
  );
  const job = startJob(
    { site: after.site, brief, layout: after.layout, catalogue, seed: after.seed, weights },
    sun,
  );
  surveyBeds(job);
  job.placements = placements;
  for (const one of placements) cover(job.ground, one.x, one.y, one.radiusMm);
  const old = new Map(before.planting.schedule.map((line) => [line.plantId, line]));
  const schedule = makeSchedule(job).map((line) => {
    const known = old.get(line.plantId);
    if (known)
      return {
        ...known,
        key: line.key,
        role: line.role,
        count: line.count,
        areaIds: line.areaIds,
      };
    return { ...line, potSize: potComing(before.planting, line, catalogue) };
  });
  const shown = new Set(placements.map((one) => one.plantId));
  const interest = interestByMonth([...shown].map((id) => byId.get(id)!));
  const isShaded = shadeChanged(before, { ...after, planting: { ...after.planting, placements } });
  const beds = job.beds.map(({ conditions }) => conditions);
  return {
    planting: {
      ...before.planting,
      beds: isShaded || groundChanged(before, after) ? beds : before.planting.beds,
      placements,
      schedule,
      interestByMonth: interest,
      why: explainPlanting(job, schedule, interest, zonesOf(job)),
    },
    sunMap: isShaded ? sun.map : sunMap,
  };
}
const groundChanged = (before: GardenModel, after: GardenModel): boolean =>
  JSON.stringify(before.layout.areas.map(({ id, kind, region }) => [id, kind, region])) !==
  JSON.stringify(after.layout.areas.map(({ id, kind, region }) => [id, kind, region]));
