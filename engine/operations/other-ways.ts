/** Other ways to lay out a garden: what is locked stays where it is, to the byte, and the engine lays out and plants the rest. */
import { developModel, type Drawn } from '../design-garden.ts';
import { area as areaOf, contains } from '../geometry/region.ts';
import { areaLawSlack } from '../layout/area-sum.ts';
import type { DoorTurn } from '../layout/doors.ts';
import type { Around, HeldGround } from '../layout/held.ts';
import { isTableAway } from '../layout/ideas.ts';
import { layOut } from '../layout/lay-out.ts';
import { BUILDINGS } from '../layout/plan-types.ts';
import type { DesignWeights } from '../model/design-weights.ts';
import type { GardenDesign, GardenModel } from '../model/garden.ts';
import type { AreaKind, Layout } from '../model/layout.ts';
import type { PlantPlacement } from '../model/planting.ts';
import type { ExistingThing, Site } from '../model/site.ts';
import { type FeatureId, GROUND_FEATURE_IDS, type GroundFeatureId } from '../features/names.ts';
import { plantGarden } from '../planting/plant-garden.ts';
import { PlantIndex } from '../planting/plant-index.ts';
import { siteSun } from '../sunlight/site-sun.ts';
import { findFaults, newFaults } from './faults.ts';
import { graft } from './graft.ts';
import type { Locks } from './locks.ts';
import { footIn, listPlanting, TIGHTNESS } from './replant.ts';

export type OtherWaysInput = Drawn & {
  /** As the garden was designed. */
  original: GardenDesign;
  /** As it stands, with its planting. */
  model: GardenModel;
  locks: Locks;
  weights: DesignWeights;
  /** Another one gives three others. */
  seed: number;
};

const isTree = ({ role }: PlantPlacement): boolean => role === 'tree' || role === 'screening';
/** Ground that a tree stands in. */
const UNDER_TREES: ReadonlySet<AreaKind> = new Set<AreaKind>([
  'bed',
  'orchard',
  'meadow',
  'lawn',
  'gravel',
]);

/** Up to three, best first; fewer where the locks leave no room for more, and none where nothing is left to lay out. */
export function otherWays(input: OtherWaysInput): GardenDesign[] {
  const { original, model, locks, brief, weights, seed } = input;
  const held = model.layout.areas.filter((area) => locks.areas.includes(area.id)),
    heldIds = new Set(held.map((area) => area.id));
  if (held.length === model.layout.areas.length) return [];
  const stays = (one: PlantPlacement): boolean =>
    !one.existing &&
    (heldIds.has(one.areaId) ||
      locks.trees.some(
        ({ plantId, x, y }) => plantId === one.plantId && x === one.x && y === one.y,
      ));
  const planted = model.planting.placements.filter(stays);
  // a tree that stays is laid out round as one that stands
  const site: Site = {
    ...model.site,
    existing: [...model.site.existing, ...planted.filter(isTree).map(asExisting)],
  };
  const { layouts } = layOut({
    site,
    brief,
    sun: siteSun(model.site),
    seed,
    weights: weights.layout,
    around: {
      held: held.map((area): HeldGround => ({ area, ...doorOn(model.layout, area.id) })),
      ...groundNow(original.model.layout, model.layout),
    },
  });
  const before = findFaults(model);
  return layouts.flatMap((made) => {
    const layout = graft(model, made, held);
    if (!layout || !coversPlot(layout, model.site)) return [];
    const homes = homesOf(planted, layout, heldIds);
    if (!homes) return [];
    const next = plantRound({ ...input, site, layout, heldIds, planted: homes });
    return newFaults(before, findFaults(next.model)).length ? [] : [next];
  });
}

const asExisting = (one: PlantPlacement, n: number): ExistingThing => ({
  id: `locked-${n + 1}`,
  kind: 'tree',
  name: 'tree',
  x: one.x,
  y: one.y,
  radiusMm: one.radiusMm,
  heightMm: one.heightMm,
  evergreen: false,
});

/** The side that the building on a piece of ground opens on. */
function doorOn({ areas, furnishings }: Layout, areaId: string): { door?: DoorTurn } {
  const area = areas.find((one) => one.id === areaId);
  if (!area || !BUILDINGS.has(area.kind)) return {};
  const built = furnishings.find((one) => one.areaId === areaId);
  return built && built.turnDeg % 90 === 0
    ? { door: (((built.turnDeg % 360) + 360) % 360) as DoorTurn }
    : {};
}

/** Ground that is wished for because it is there, and wishes that were taken out by hand. */
function groundNow(designed: Layout, now: Layout): Omit<Around, 'held'> {
  const has = ({ areas }: Layout, id: FeatureId): boolean =>
    areas.some((area) => area.feature === id || (id === 'lawn' && area.kind === 'lawn'));
  return {
    present: GROUND_FEATURE_IDS.filter((id: GroundFeatureId) => has(now, id)),
    eatsAway: now.areas.some(isTableAway),
    gone: new Set(
      [...GROUND_FEATURE_IDS, 'lawn' as const].filter((id) => has(designed, id) && !has(now, id)),
    ),
  };
}

function coversPlot({ areas }: Layout, { boundary }: Site): boolean {
  const regions = areas.map(({ region }) => region);
  const sum = regions.reduce((total, region) => total + areaOf(region), 0);
  return Math.abs(sum - areaOf([[boundary]])) <= areaLawSlack(regions);
}

/** Plants that stay, each named after the ground it now stands on; null where a tree would stand on a floor. */
function homesOf(
  planted: readonly PlantPlacement[],
  { areas }: Layout,
  heldIds: ReadonlySet<string>,
): PlantPlacement[] | null {
  const homes: PlantPlacement[] = [];
  for (const one of planted) {
    if (heldIds.has(one.areaId)) homes.push(one);
    else {
      const home = areas.find(({ region }) => contains(region, one.x, one.y));
      if (!home || !UNDER_TREES.has(home.kind)) return null;
      homes.push({ ...one, areaId: home.id });
    }
  }
  return homes;
}

/** The garden of a layout: planted as the engine plants it, but for what stays. */
function plantRound({
  original,
  model,
  brief,
  catalogue,
  rates,
  weights,
  seed,
  site,
  layout,
  heldIds,
  planted,
}: OtherWaysInput & {
  site: Site;
  layout: Layout;
  heldIds: ReadonlySet<string>;
  planted: readonly PlantPlacement[];
}): GardenDesign {
  const made = plantGarden({
    site,
    brief,
    layout: { ...layout, trees: layout.trees.filter((spot) => !heldIds.has(spot.areaId)) },
    catalogue,
    seed,
    weights: weights.taste,
  });
  const byId = new Map(catalogue.plants.map((plant) => [plant.id, plant]));
  const index = new PlantIndex();
  for (const one of planted)
    if (one.role !== 'pot' && one.role !== 'bulb' && one.role !== 'water')
      index.add(one.x, one.y, footIn(byId, one));
  const standing = new Set(model.site.existing.map(({ id }) => `kept-${id}`));
  const fresh = made.planting.placements.filter(
    (one) =>
      !heldIds.has(one.areaId) &&
      (one.existing
        ? standing.has(one.driftId)
        : one.role === 'pot' ||
          one.role === 'bulb' ||
          one.role === 'water' ||
          index.isFree(one.x, one.y, footIn(byId, one), TIGHTNESS)),
  );
  // what stood before is in the plan as it was
  const standingHere = model.planting.placements.filter(
    (one) => one.existing && heldIds.has(one.areaId),
  );
  const after: GardenModel = { ...model, seed, layout };
  const { planting, sunMap } = listPlanting(
    {
      before: model,
      sunMap: made.sunMap,
      after: { ...after, planting: made.planting },
      brief,
      catalogue,
      weights: weights.taste,
    },
    [...standingHere, ...planted, ...fresh],
  );
  const design = developModel(
    {
      model: { ...after, planting: { ...planting, palette: made.planting.palette } },
      sunMap,
      economies: null,
    },
    { brief, catalogue, rates },
    [],
  );
  return { ...design, words: { ...design.words, title: original.words.title } };
}
