/** Where a sum does not make the whole garden: the part of the plan that it makes, drawn by itself, and the rest left as it is. */
import type { Brief } from '../model/brief.ts';
import type { RateBook } from '../model/costing.ts';
import type { GardenModel, Saving } from '../model/garden.ts';
import type { Area } from '../model/layout.ts';
import { measureGarden } from '../quantities/measure.ts';
import { takeOffMeasured } from '../quantities/take-off.ts';
import { canLendAHand } from './floor-choices.ts';
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
const REASON =
  'It comes in a later stage: the sum you give makes what was wished for first, and no more.';
/** The household carries it in and sets it up: goods alone are paid for. */
const BY_THEMSELVES: Saving = 'own-build';
const LIGHTS: ReadonlySet<string> = new Set(['post-light', 'spike-light']);

/** Parts that are no ground of their own. */
type Extra = 'trees' | 'screens' | 'lights';
const EXTRAS: readonly Extra[] = ['trees', 'screens', 'lights'];

/** Null where not even the floor at the door can be made for the sum. Pure. */
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
  const whole = priceOf(model);
  const own: GardenModel | null = canLendAHand(brief)
    ? { ...model, savings: [...(model.savings ?? []), BY_THEMSELVES] }
    : null;
  for (const base of own ? [model, own] : [model]) {
    const made = fill(base, brief, (one) => priceOf(one) <= budgetPence);
    if (made) return { ...made, wholePence: whole };
  }
  return null;
}

/** As much of a plan as `fits`, what was wished for first. */
function fill(
  model: GardenModel,
  brief: Brief,
  fits: (model: GardenModel) => boolean,
): Omit<FirstStage, 'wholePence'> | null {
  const measured = measureGarden(model.site, model.layout);
  const ground = measured.areas
    .filter(({ kept }) => !kept)
    .map((one) => ({
      id: one.area.id,
      rank: one.area.kind === 'terrace' ? -1 : rankOf(one, brief),
    }))
    .sort((a, b) => a.rank - b.rank);
  const later = new Set(ground.filter(({ rank }) => rank >= 0).map(({ id }) => id)),
    without = new Set<Extra>(EXTRAS);
  if (!later.size || !fits(stageOf(model, later, without))) return null;
  for (const { id, rank } of ground) {
    if (rank < 0) continue;
    later.delete(id);
    if (!fits(stageOf(model, later, without))) later.add(id);
  }
  for (const extra of EXTRAS) {
    without.delete(extra);
    if (!fits(stageOf(model, later, without))) without.add(extra);
  }
  const named = (has: boolean) =>
    measured.areas.filter(({ kept, area }) => !kept && later.has(area.id) !== has);
  const told = (areas: ReturnType<typeof named>, extras: readonly string[]) => ({
    what: [
      ...new Set(areas.map(({ area, m2 }) => `${area.label}, ${m2.toFixed(m2 < 10 ? 1 : 0)} m²`)),
      ...extras,
    ],
    areaIds: areas.map(({ area }) => area.id),
  });
  const drawn = EXTRAS.filter((extra) => has(model, extra));
  return {
    model: stageOf(model, later, without),
    now: told(named(true), drawn.filter((extra) => !without.has(extra)).map(nameOf)),
    later: told(named(false), drawn.filter((extra) => without.has(extra)).map(nameOf)),
  };
}

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
  later: ReadonlySet<string>,
  without: ReadonlySet<Extra>,
): GardenModel {
  const { layout, planting } = model;
  const stays = (areaId: string) => !later.has(areaId);
  const screens = without.has('screens') ? [] : layout.screens,
    screenIds = new Set(screens.map(({ id }) => id));
  const placements = planting.placements.filter(
    ({ areaId, role, existing }) =>
      existing ||
      (role === 'tree'
        ? !without.has('trees')
        : stays(areaId) &&
          !(
            role === 'hedge' &&
            layout.screens.some(({ id }) => id === areaId) &&
            !screenIds.has(areaId)
          )),
  );
  const unplaced = layout.areas.flatMap(({ id, feature }) =>
    feature && later.has(id) ? [{ feature, reason: REASON }] : [],
  );
  const kept = withPlacements(planting, placements);
  return {
    ...model,
    layout: {
      ...layout,
      areas: layout.areas.map((area) =>
        later.has(area.id) ? { ...area, ...LATER, why: [] } : area,
      ),
      furnishings: layout.furnishings.filter(
        ({ areaId, kind }) => stays(areaId) && !(without.has('lights') && LIGHTS.has(kind)),
      ),
      screens,
      trees: without.has('trees') ? [] : layout.trees,
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
