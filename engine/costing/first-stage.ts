/** Where a sum does not make the whole garden: the part of the plan that it makes, drawn by itself, and the rest left as it is. */
import type { Brief } from '../model/brief.ts';
import type { RateBook } from '../model/costing.ts';
import type { GardenModel, Saving } from '../model/garden.ts';
import type { Area, FurnishingKind } from '../model/layout.ts';
import type { FeatureId } from '../features/names.ts';
import type { PlantPlacement } from '../model/planting.ts';
import { isInPot } from '../model/in-pot.ts';
import { coverAs, keptAs } from '../layout/kept-ground.ts';
import { isUndug } from '../quantities/build-ups.ts';
import { measureGarden } from '../quantities/measure.ts';
import { takeOffMeasured } from '../quantities/take-off.ts';
import { withPreliminaries } from './preliminaries.ts';
import { priceLines } from './price-lines.ts';
import { joinCover } from './join-cover.ts';
import { CARRIES, groundBuiltFor, inOrder, LAST_WISHED } from './stage-order.ts';
import { withPlacements } from './thin.ts';

export type FirstStage = {
  model: GardenModel;
  /** Names of what is made, and of what is left; ids of the areas of both. */
  now: { what: string[]; areaIds: string[] };
  later: { what: string[]; areaIds: string[] };
  /** Of the whole garden, pence. */
  wholePence: number;
};

export const LATER_LABEL = 'Left for later';
const LATER: Pick<Area, 'kind' | 'feature' | 'label' | 'material' | 'purpose'> & {
  isLater: true;
} = {
  kind: 'space',
  feature: null,
  label: LATER_LABEL,
  material: 'none',
  purpose: 'left as it is until there is money for it',
  isLater: true,
};
export const LATER_REASON =
  'It comes in a later stage: the sum you give makes what was wished for first, and no more.';
/** The household carries it in and sets it up: goods alone are paid for. */
const BY_THEMSELVES: Saving = 'own-build',
  BY_THEMSELVES_PENCE = 100_000;
/** What was wished for stands on the ground as it is, where there is no money for a floor under it. */
const STANDS_ANYWHERE: ReadonlySet<FurnishingKind> = new Set([
  'bench',
  'sunlounger',
  'dining-set',
  'lounge-set',
  'hammock',
  'sandpit',
  'playhouse',
  'swing',
  'climbing-frame',
  'log-steps',
  'raised-bed',
]);
const LIGHTS: ReadonlySet<string> = new Set(['post-light', 'spike-light']);

/** Parts that are no ground of their own. */
type Extra = 'trees' | 'screens' | 'lights' | 'stones';
const EXTRAS: readonly Extra[] = ['trees', 'screens', 'lights', 'stones'];

/** Null where the sum makes nothing of it. Pure. */
export function firstStage(input: {
  model: GardenModel;
  brief: Brief;
  rates: RateBook;
  budgetPence: number;
}): FirstStage | null {
  const { model, brief, rates, budgetPence } = input;
  const priceOf = (one: GardenModel): number =>
    priceLines(
      withPreliminaries(
        takeOffMeasured(one, measureGarden(one.site, one.layout), { plants: [] }),
        one,
        rates,
      ),
      rates,
    ).totalPence;
  const own: GardenModel = { ...model, savings: [...(model.savings ?? []), BY_THEMSELVES] };
  // what the letter asks for before a floor at the door is made before it
  const [wished] = inOrder(model, brief).filter(({ rank }) => rank <= LAST_WISHED),
    isBeforeFloor = wished !== undefined && wished.id !== floorOf(model),
    floors = isBeforeFloor ? [false, true] : [true, false];
  const ours = floors.map((hasFloor) => [model, hasFloor] as const),
    theirs = floors.map((hasFloor) => [own, hasFloor] as const);
  // a visit of ours alone would take what a small sum could buy
  const tries = budgetPence < BY_THEMSELVES_PENCE ? [...theirs, ...ours] : [...ours, ...theirs];
  const builtFor = groundBuiltFor(model.layout);
  let first: FirstStage | null = null;
  for (const [base, hasFloor] of tries) {
    const made = fill(base, brief, hasFloor, (one) => priceOf(one) <= budgetPence);
    if (!made) continue;
    const stage = { ...made, wholePence: priceOf(base) };
    // a bay for a car or a promised round is what the rest is built for: without it the sum is ill spent
    const hasWish = hasFloor || !isBeforeFloor || made.now.areaIds.includes(wished.id);
    if (hasWish && !made.later.areaIds.some((id) => builtFor.has(id))) return stage;
    first ??= stage;
  }
  return first;
}

type Meanwhile = Partial<Area>;
/** What the ground is until its turn comes. */
function meanwhile({ site }: GardenModel, brief: Brief): Meanwhile {
  const as = keptAs(brief, site);
  if (as === 'long-grass')
    return { ...LATER, label: 'Long grass for now', isGrass: true, material: 'meadow-seed' };
  if (brief.hasGrass?.value || as === 'lawn')
    return { ...LATER, label: 'Grass for now', isGrass: true };
  return isUndug(site) ? { ...LATER, label: 'Floor as it is', isFloor: true } : LATER;
}

/** The floor at the door. */
const floorOf = ({ layout }: GardenModel): string | undefined =>
  layout.areas.find(({ kind }) => kind === 'terrace')?.id;

/** As much of a plan as `fits`, what was wished for first; where nothing but the floor at the door would be made, things on it one by one. */
function fill(
  model: GardenModel,
  brief: Brief,
  hasFloor: boolean,
  fits: (model: GardenModel) => boolean,
): Omit<FirstStage, 'wholePence'> | null {
  const ground = inOrder(model, brief),
    floor = floorOf(model);
  const later = new Set(ground.map(({ id }) => id).filter((id) => !(hasFloor && id === floor))),
    left = new Set<string>(model.layout.furnishings.map(({ id }) => id)),
    without = new Set<Extra>(EXTRAS);
  const loose = new Set<string>();
  let is = meanwhile(model, brief);
  const now = () => {
    const drawn = stageOf(model, { later, without, left, loose, is });
    return is.isLater ? drawn : joinCover(drawn, later);
  };
  if (!fits(now())) return null;
  // bare ground is covered at once where the sum allows
  const bare = is;
  is = coverAs(brief, model.site) ?? bare;
  if (!fits(now())) is = bare;
  const tryWith = (set: Set<string>, ids: readonly string[]): boolean => {
    for (const id of ids) set.delete(id);
    if (fits(now())) return true;
    for (const id of ids) set.add(id);
    return false;
  };
  // what was ticked, and the one seat that everybody has, stand on the ground as it is too
  const isWanted = (kind: FurnishingKind, areaId: string): boolean => {
    const own = model.layout.areas.find(({ id }) => id === areaId)?.feature;
    return brief.wanted.some(
      ({ value, source }) =>
        (source.kind !== 'assumed' || kind === 'bench') &&
        (value === CARRIES[kind] || value === own || value === (kind as string)),
    );
  };
  const thingsOn = (areaId: string) =>
    model.layout.furnishings.filter((one) => one.areaId === areaId && !LIGHTS.has(one.kind));
  for (const { id, rank } of ground) {
    const isMade = !later.has(id) || tryWith(later, [id]);
    for (const { id: thing, kind } of thingsOn(id)) {
      if (!isMade && !(STANDS_ANYWHERE.has(kind) && (rank <= LAST_WISHED || isWanted(kind, id))))
        continue;
      if (!isMade) loose.add(thing);
      if (!tryWith(left, [thing])) loose.delete(thing);
    }
  }
  for (const extra of EXTRAS) {
    const lights = model.layout.furnishings.filter(
      ({ kind, areaId }) => LIGHTS.has(kind) && !later.has(areaId),
    );
    without.delete(extra);
    if (extra === 'lights') for (const { id } of lights) left.delete(id);
    if (fits(now())) continue;
    without.add(extra);
    if (extra === 'lights') for (const { id } of lights) left.add(id);
  }
  const drawn = now();
  if (ground.every(({ id }) => later.has(id)) && !hasPots(drawn)) return null;
  const told = (isLater: boolean): FirstStage['now'] => {
    const areas = measureGarden(model.site, model.layout).areas.filter(
      ({ kept, area }) => !kept && later.has(area.id) === isLater,
    );
    return {
      what: [
        ...areas.map(({ area, m2 }) => `${area.label}, ${m2.toFixed(m2 < 10 ? 1 : 0)} m²`),
        ...EXTRAS.filter((extra) => has(model, extra) && has(drawn, extra) === !isLater).map(
          (extra) => NAMES[extra],
        ),
      ],
      areaIds: areas.map(({ area }) => area.id),
    };
  };
  return { model: drawn, now: told(false), later: told(true) };
}
const hasPots = ({ layout }: GardenModel): boolean => layout.furnishings.length > 0;

const NAMES: Record<Extra, string> = {
  trees: 'The trees',
  screens: 'Screens and hedges',
  lights: 'The lights',
  stones: 'Stepping stones',
};
const has = ({ layout, planting }: GardenModel, extra: Extra): boolean =>
  extra === 'trees'
    ? planting.placements.some(({ role, existing }) => role === 'tree' && !existing)
    : extra === 'screens'
      ? layout.screens.length > 0
      : extra === 'stones'
        ? layout.stones.length > 0
        : layout.furnishings.some(({ kind }) => LIGHTS.has(kind));

/** The plan with some of it left as it is. */
function stageOf(
  model: GardenModel,
  {
    later,
    without,
    left,
    loose,
    is,
  }: {
    later: ReadonlySet<string>;
    without: ReadonlySet<Extra>;
    left: ReadonlySet<string>;
    loose: ReadonlySet<string>;
    is: Meanwhile;
  },
): GardenModel {
  const { layout, planting } = model;
  const stays = (areaId: string) => !later.has(areaId);
  const furnishings = layout.furnishings.filter(
    ({ areaId, id }) => (stays(areaId) || loose.has(id)) && !left.has(id),
  );
  const screens = without.has('screens') ? [] : layout.screens,
    screenIds = new Set(layout.screens.map(({ id }) => id));
  const isPotted = (plant: PlantPlacement) => furnishings.some((one) => isInPot(plant, one));
  // an orchard is its trees
  const orchards = new Set(
    layout.areas.filter(({ kind, id }) => kind === 'orchard' && stays(id)).map(({ id }) => id),
  );
  const standsThere = (areaId: string) => !without.has('trees') || orchards.has(areaId);
  const placements = planting.placements.filter(
    (one) =>
      one.existing ||
      (one.role === 'tree'
        ? standsThere(one.areaId)
        : one.role === 'pot'
          ? isPotted(one)
          : stays(one.areaId) && !(without.has('screens') && screenIds.has(one.areaId))),
  );
  const drawn = new Set(furnishings.map(({ kind }) => CARRIES[kind]));
  const put = new Set<FeatureId>([
    ...layout.areas.flatMap(({ id, feature }) =>
      feature && later.has(id) && !furnishings.some(({ areaId }) => areaId === id) ? [feature] : [],
    ),
    ...layout.furnishings.flatMap(({ kind }) => {
      const feature = CARRIES[kind];
      return feature && !drawn.has(feature) ? [feature] : [];
    }),
  ]);
  const unplaced = [...put].map((feature) => ({ feature, reason: LATER_REASON }));
  const kept = withPlacements(planting, placements);
  return {
    ...model,
    layout: {
      ...layout,
      areas: layout.areas.map((area) =>
        later.has(area.id) ? { ...area, ...is, why: [LATER_REASON] } : area,
      ),
      furnishings,
      screens,
      trees: layout.trees.filter(({ areaId }) => standsThere(areaId)),
      stones: without.has('stones') ? [] : layout.stones.filter(({ areaId }) => stays(areaId)),
      routes: layout.routes.filter(({ areaId }) => stays(areaId)),
      unplaced: [...layout.unplaced, ...unplaced],
    },
    planting: {
      ...kept,
      beds: kept.beds.filter(({ areaId }) => stays(areaId)),
      schedule: kept.schedule.filter(({ count }) => count > 0),
    },
  };
}
