/** Where a sum does not make the whole garden: the part of the plan that it makes, drawn by itself, and the rest left as it is. */
import type { Brief } from '../model/brief.ts';
import type { RateBook } from '../model/costing.ts';
import type { GardenModel, Saving } from '../model/garden.ts';
import type { Area, FurnishingKind } from '../model/layout.ts';
import type { FeatureId } from '../features/names.ts';
import type { PlantPlacement } from '../model/planting.ts';
import { hypot } from '../geometry/trig.ts';
import { keptAs } from '../layout/kept-ground.ts';
import { isUndug } from '../quantities/build-ups.ts';
import { measureGarden } from '../quantities/measure.ts';
import { takeOffMeasured } from '../quantities/take-off.ts';
import { withPreliminaries } from './preliminaries.ts';
import { priceLines } from './price-lines.ts';
import { rankOf } from './stages.ts';
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
const BY_THEMSELVES: Saving = 'own-build';
/** Ground that was wished for in words comes before this (`rankOf`). */
const LAST_WISHED = 14;
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
type Extra = 'trees' | 'screens' | 'lights';
const EXTRAS: readonly Extra[] = ['trees', 'screens', 'lights'];

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
  const tries = [
    [model, true],
    [model, false],
    [own, true],
    [own, false],
  ] as const;
  let first: FirstStage | null = null;
  for (const [base, hasFloor] of tries) {
    const made = fill(base, brief, hasFloor, (one) => priceOf(one) <= budgetPence);
    if (!made) continue;
    const stage = { ...made, wholePence: priceOf(base) };
    // a bay for a car is what the rest is built for: without it the sum is ill spent
    if (!made.later.areaIds.includes('parking')) return stage;
    first ??= stage;
  }
  return first;
}

/** By which thing on it ground answers a wish that has none of its own. */
export const CARRIES: Partial<Record<FurnishingKind, FeatureId>> = {
  canopy: 'pergola',
  pergola: 'pergola',
  'post-light': 'lighting',
  'spike-light': 'lighting',
  pot: 'pots',
  hammock: 'hammock',
  'lounge-set': 'lounge',
  bench: 'seat',
  'dining-set': 'dining',
};

/** Ground in the order in which it is made: with what was wished for, then as it would be missed. */
function inOrder({ layout, site }: GardenModel, brief: Brief): { id: string; rank: number }[] {
  const read = brief.wanted
    .filter(({ source }) => source.kind === 'read')
    .map(({ value }) => value);
  return measureGarden(site, layout)
    .areas.filter(({ kept }) => !kept)
    .map((one) => {
      const carried = layout.furnishings
        .filter(({ areaId }) => areaId === one.area.id)
        .map(({ kind }) => read.indexOf(CARRIES[kind]!))
        .filter((at) => at >= 0);
      return {
        id: one.area.id,
        rank: Math.min(rankOf(one, brief), ...carried),
      };
    })
    .sort((a, b) => a.rank - b.rank);
}

type Meanwhile = Pick<Area, 'label' | 'isGrass' | 'isFloor'> & Partial<Pick<Area, 'material'>>;
/** What the ground is until its turn comes. */
function meanwhile({ site }: GardenModel, brief: Brief): Meanwhile {
  const as = keptAs(brief, site);
  if (as === 'long-grass')
    return { label: 'Long grass for now', isGrass: true, material: 'meadow-seed' };
  if (brief.hasGrass?.value || as === 'lawn') return { label: 'Grass for now', isGrass: true };
  return isUndug(site) ? { label: 'Floor as it is', isFloor: true } : { label: LATER_LABEL };
}

/** As much of a plan as `fits`, what was wished for first; where nothing but the floor at the door would be made, things on it one by one. */
function fill(
  model: GardenModel,
  brief: Brief,
  hasFloor: boolean,
  fits: (model: GardenModel) => boolean,
): Omit<FirstStage, 'wholePence'> | null {
  const ground = inOrder(model, brief),
    floor = model.layout.areas.find(({ kind }) => kind === 'terrace')?.id;
  const later = new Set(ground.map(({ id }) => id).filter((id) => !(hasFloor && id === floor))),
    left = new Set<string>(model.layout.furnishings.map(({ id }) => id)),
    without = new Set<Extra>(EXTRAS);
  const loose = new Set<string>();
  const is = meanwhile(model, brief);
  const now = () => stageOf(model, { later, without, left, loose, is });
  if (!fits(now())) return null;
  const tryWith = (set: Set<string>, ids: readonly string[]): boolean => {
    for (const id of ids) set.delete(id);
    if (fits(now())) return true;
    for (const id of ids) set.add(id);
    return false;
  };
  const thingsOn = (areaId: string) =>
    model.layout.furnishings.filter((one) => one.areaId === areaId && !LIGHTS.has(one.kind));
  for (const { id, rank } of ground) {
    const isMade = !later.has(id) || tryWith(later, [id]);
    for (const { id: thing, kind } of thingsOn(id)) {
      if (!isMade && (rank > LAST_WISHED || !STANDS_ANYWHERE.has(kind))) continue;
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
          nameOf,
        ),
      ],
      areaIds: areas.map(({ area }) => area.id),
    };
  };
  return { model: drawn, now: told(false), later: told(true) };
}
const hasPots = ({ layout }: GardenModel): boolean => layout.furnishings.length > 0;

const nameOf = (extra: Extra): string =>
  extra === 'trees' ? 'The trees' : extra === 'screens' ? 'Screens and hedges' : 'The lights';
const has = ({ layout, planting }: GardenModel, extra: Extra): boolean =>
  extra === 'trees'
    ? planting.placements.some(({ role, existing }) => role === 'tree' && !existing)
    : extra === 'screens'
      ? layout.screens.length > 0
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
  const isPotted = ({ x, y }: PlantPlacement) =>
    furnishings.some((one) => hypot(one.x - x, one.y - y) <= one.widthMm);
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
        later.has(area.id) ? { ...area, ...LATER, ...is, why: [LATER_REASON] } : area,
      ),
      furnishings,
      screens,
      trees: layout.trees.filter(({ areaId }) => standsThere(areaId)),
      stones: layout.stones.filter(({ areaId }) => stays(areaId)),
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
