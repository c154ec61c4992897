/** Where a sum does not make the whole garden: the part of the plan that it makes, drawn by itself, and the rest left as it is. */
import type { Brief } from '../model/brief.ts';
import type { RateBook } from '../model/costing.ts';
import type { GardenModel, Saving } from '../model/garden.ts';
import type { Furnishing, FurnishingKind } from '../model/layout.ts';
import { type FeatureId, nameOfFurnishing } from '../features/names.ts';
import { capitalise } from '../model/format.ts';
import { measureGarden } from '../quantities/measure.ts';
import { takeOffMeasured } from '../quantities/take-off.ts';
import { joinCover } from './join-cover.ts';
import { withPreliminaries } from './preliminaries.ts';
import { priceLines, shareOut } from './price-lines.ts';
import {
  type Chosen,
  EXTRAS,
  type Extra,
  has,
  isLight,
  meanwhile,
  NAMES,
  stageOf,
} from './stage-drawn.ts';
import { CARRIES, groundBuiltFor, HEART_RANK, inOrder, LAST_WISHED } from './stage-order.ts';

/** A part of the garden by its name, with what it costs by itself, pence. */
export type Named = { name: string; pence: number };
export type FirstStage = {
  model: GardenModel;
  /** What is made, and what is left; ids of the areas of both. */
  now: { what: string[]; areaIds: string[] };
  later: { what: Named[]; areaIds: string[] };
  /** Of the whole garden, pence. */
  wholePence: number;
  /** Nothing that anybody asked for is left out: a garden that is made with less, and no part of one. */
  isWhole: boolean;
};

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
/** Ground that is used without a floor of its own, and keeps its place where the sum does not make one. */
const USED_AS_IT_IS: ReadonlySet<FeatureId> = new Set(['play', 'trampoline']);

type Until = Parameters<typeof meanwhile>[2];
type Given = {
  brief: Brief;
  priceOf: (model: GardenModel) => number;
  budgetPence: number;
};
type Way = { hasFloor: boolean; until: Until };

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
  const given: Given = { brief, priceOf, budgetPence };
  const own: GardenModel = { ...model, savings: [...(model.savings ?? []), BY_THEMSELVES] };
  // what the letter asks for before a floor at the door is made before it
  const [wished] = inOrder(model, brief).filter(({ rank }) => rank <= LAST_WISHED),
    isBeforeFloor = wished !== undefined && wished.id !== floorOf(model),
    floors = isBeforeFloor ? [false, true] : [true, false];
  // a visit of ours alone would take what a small sum could buy
  const bases = budgetPence < BY_THEMSELVES_PENCE ? [own, model] : [model, own];
  const builtFor = groundBuiltFor(model.layout);
  let first: { made: Made; base: GardenModel } | null = null;
  for (const until of ['for-good', 'covered', 'bare'] as const)
    for (const base of bases)
      for (const hasFloor of floors) {
        const made = fill(base, given, { hasFloor, until });
        if (!made || (until === 'for-good' && !made.isWhole)) continue;
        // a bay for a car or a promised round is what the rest is built for: without it the sum is ill spent
        const hasWish = !isBeforeFloor || made.now.areaIds.includes(wished.id);
        if (hasWish && !made.later.areaIds.some((id) => builtFor.has(id)))
          return told(made, base, given);
        first ??= { made, base };
      }
  return first && told(first.made, first.base, given);
}

/** The floor at the door. */
const floorOf = ({ layout }: GardenModel): string | undefined =>
  layout.areas.find(({ kind }) => kind === 'terrace')?.id;

type Made = {
  chosen: Chosen;
  model: GardenModel;
  now: { areaIds: string[] };
  later: { areaIds: string[] };
  isWhole: boolean;
};
/** Who asked for it: in words, on the form, or nobody. */
const ASKED = { read: 0, entered: 1, assumed: 2 } as const,
  UNASKED = 3;

/** As much of a plan as the sum makes, the heart of the letter first; null where nothing would be made but the ground as it is. */
function fill(
  model: GardenModel,
  { brief, priceOf, budgetPence }: Given,
  { hasFloor, until }: Way,
): Made | null {
  const is = meanwhile(model, brief, until);
  if (!is) return null;
  const { areas, furnishings } = model.layout;
  const ground = inOrder(model, brief),
    floor = floorOf(model),
    byId = new Map(areas.map((area) => [area.id, area]));
  const later = new Set(ground.map(({ id }) => id).filter((id) => !(hasFloor && id === floor))),
    left = new Set<string>(furnishings.map(({ id }) => id)),
    without = new Set<Extra>(EXTRAS),
    loose = new Set<string>();
  const held =
    ground.find(
      ({ id, rank }) => rank === HEART_RANK && USED_AS_IT_IS.has(byId.get(id)!.feature ?? 'lawn'),
    )?.id ?? null;
  const chosen: Chosen = { later, without, left, loose, is, held };
  const now = (): GardenModel => {
    const drawn = stageOf(model, chosen);
    return is.isLater ? drawn : joinCover(drawn, later, held);
  };
  const fits = (): boolean => priceOf(now()) <= budgetPence;
  if (!fits()) return null;
  /** Takes them out of what is left where the sum still holds. */
  const take = (from: Set<string>, id: string): boolean => {
    from.delete(id);
    if (fits()) return true;
    from.add(id);
    return false;
  };
  const askedFor = ({ kind, areaId }: Furnishing): number => {
    const own = byId.get(areaId)?.feature;
    return Math.min(
      UNASKED,
      ...brief.wanted
        .filter(({ value }) => value === CARRIES[kind] || value === own || value === kind)
        .map(({ source }) => ASKED[source.kind]),
    );
  };
  const put = (thing: Furnishing, mayStandLoose: boolean): void => {
    if (!left.has(thing.id)) return;
    const isLoose = later.has(thing.areaId);
    if (isLoose && !(mayStandLoose && STANDS_ANYWHERE.has(thing.kind))) return;
    if (isLoose) loose.add(thing.id);
    if (!take(left, thing.id)) loose.delete(thing.id);
  };
  const takeExtra = (extra: Extra): void => {
    if (!without.has(extra)) return;
    const lights = furnishings.filter((one) => isLight(one) && !later.has(one.areaId));
    const on = (is: boolean): void => {
      if (is) without.delete(extra);
      else without.add(extra);
      if (extra === 'lights')
        for (const { id } of lights)
          if (is) left.delete(id);
          else left.add(id);
    };
    on(true);
    if (!fits()) on(false);
  };
  const things = furnishings.filter((one) => !isLight(one));
  const asked = EXTRAS.filter((extra) => isAskedFor(extra, brief));
  let isPastWishes = false;
  for (const { id, rank } of ground) {
    if (rank > LAST_WISHED && !isPastWishes) {
      asked.forEach(takeExtra);
      isPastWishes = true;
    }
    if (later.has(id)) take(later, id);
    // what was asked for in words comes with its ground, and what ground is made for with it; all other furniture waits
    for (const thing of things.filter(({ areaId }) => areaId === id)) {
      const isOwn = byId.get(id)!.feature !== null && !later.has(id);
      if (askedFor(thing) === ASKED.read || isOwn) put(thing, true);
    }
    if (until === 'for-good' && rank <= LAST_WISHED && later.has(id)) return null;
  }
  asked.forEach(takeExtra);
  for (const thing of things.toSorted((a, b) => askedFor(a) - askedFor(b)))
    put(thing, askedFor(thing) <= ASKED.entered || thing.kind === 'bench');
  EXTRAS.forEach(takeExtra);
  emptyBeds(model, chosen).forEach((id) => later.add(id));
  const drawn = now();
  if (ground.every(({ id }) => later.has(id)) && !drawn.layout.furnishings.length) return null;
  const isWhole =
    asked.every((extra) => !has(model, extra) || !without.has(extra)) &&
    things.every((one) => !left.has(one.id) || askedFor(one) > ASKED.entered) &&
    ground.every(
      ({ id }) =>
        !later.has(id) ||
        !brief.wanted.some(
          ({ value, source }) => value === byId.get(id)!.feature && source.kind !== 'assumed',
        ),
    );
  const idsOf = (isLater: boolean): string[] =>
    ground.flatMap(({ id }) => (later.has(id) === isLater ? id : []));
  return {
    chosen,
    model: drawn,
    now: { areaIds: idsOf(false) },
    later: { areaIds: idsOf(true) },
    isWhole,
  };
}

const isAskedFor = (extra: Extra, { wanted, wishes }: Brief): boolean =>
  extra === 'screens'
    ? wishes.some(({ concept, held }) => concept === 'screen' && !held)
    : extra === 'trees'
      ? wishes.some(({ concept, held }) => /^trees?$/.test(concept) && !held)
      : extra === 'lights' &&
        wanted.some(({ value, source }) => value === 'lighting' && source.kind === 'read');

/** A bed is planted or it is none: of those that were made, the ones in which nothing would stand. */
function emptyBeds(model: GardenModel, chosen: Chosen): string[] {
  const planted = new Set(
    stageOf(model, chosen).planting.placements.flatMap(({ areaId, existing }) =>
      existing ? [] : areaId,
    ),
  );
  return model.layout.areas.flatMap(({ id, kind }) =>
    kind === 'bed' && !chosen.later.has(id) && !planted.has(id) ? id : [],
  );
}

/** The same with the names of its parts, and of what is left what each would cost by itself: together what is left of the price. */
function told({ chosen, ...made }: Made, model: GardenModel, { priceOf }: Given): FirstStage {
  const drawnPence = priceOf(made.model),
    wholePence = priceOf(model);
  const names = (isLater: boolean): { name: string; ids: string[] }[] => {
    const byLabel = new Map<string, { m2: number; ids: string[] }>();
    for (const { area, m2, kept } of measureGarden(model.site, model.layout).areas) {
      if (kept || chosen.later.has(area.id) !== isLater) continue;
      const one = byLabel.get(area.label) ?? { m2: 0, ids: [] };
      byLabel.set(area.label, { m2: one.m2 + m2, ids: [...one.ids, area.id] });
    }
    return [...byLabel].map(([label, { m2, ids }]) => ({
      name: `${label}, ${m2.toFixed(m2 < 10 ? 1 : 0)} m²`,
      ids,
    }));
  };
  const extras = (isLater: boolean): Extra[] =>
    EXTRAS.filter((extra) => has(model, extra) && has(made.model, extra) === !isLater);
  /** With this part of what is left it would come to so much more. */
  const moreFor = (ids: readonly string[], extra?: Extra): number => {
    const later = new Set([...chosen.later].filter((id) => !ids.includes(id))),
      without = new Set([...chosen.without].filter((one) => one !== extra));
    const left = new Set(
      model.layout.furnishings
        .filter(({ id, areaId }) => chosen.left.has(id) && !ids.includes(areaId))
        .map(({ id }) => id),
    );
    return Math.max(1, priceOf(stageOf(model, { ...chosen, later, without, left })) - drawnPence);
  };
  const things = model.layout.furnishings.filter(
    (one) => chosen.left.has(one.id) && !chosen.later.has(one.areaId) && !isLight(one),
  );
  const parts = [
    ...names(true).map(({ name, ids }) => ({ name, pence: moreFor(ids) })),
    ...kindsOf(things).map(({ name, ids }) => ({
      name,
      pence: Math.max(
        1,
        priceOf(
          stageOf(model, {
            ...chosen,
            left: new Set([...chosen.left].filter((id) => !ids.includes(id))),
          }),
        ) - drawnPence,
      ),
    })),
    ...extras(true).map((extra) => ({ name: NAMES[extra], pence: moreFor([], extra) })),
  ];
  const pence = shareOut(
    Math.max(0, wholePence - drawnPence),
    parts.map((part) => part.pence),
  );
  return {
    ...made,
    wholePence,
    now: {
      ...made.now,
      what: [
        ...names(false).map(({ name }) => name),
        ...kindsOf(model.layout.furnishings.filter(({ id }) => chosen.loose.has(id))).map(
          ({ name }) => name,
        ),
        ...extras(false).map((extra) => NAMES[extra]),
      ],
    },
    later: {
      ...made.later,
      what: parts.map(({ name }, i) => ({ name, pence: pence[i]! })),
    },
  };
}

/** "Bench", "Pot × 3". */
function kindsOf(things: readonly Furnishing[]): { name: string; ids: string[] }[] {
  const byKind = Map.groupBy(things, ({ kind }) => kind);
  return [...byKind].map(([kind, all]) => ({
    name: `${capitalise(nameOfFurnishing(kind))}${all.length > 1 ? ` × ${all.length}` : ''}`,
    ids: all.map(({ id }) => id),
  }));
}
