/** Where a sum does not make the whole garden: the part of the plan that it makes, drawn by itself, and the rest left as it is. */
import type { Brief } from '../model/brief.ts';
import type { RateBook } from '../model/costing.ts';
import type { GardenModel, Saving } from '../model/garden.ts';
import type { Furnishing } from '../model/layout.ts';
import { nameOfFurnishing } from '../features/names.ts';
import { capitalise } from '../model/format.ts';
import { measureGarden } from '../quantities/measure.ts';
import { takeOffMeasured } from '../quantities/take-off.ts';
import { fill, floorOf, type Given, type Made } from './fill-stage.ts';
import { canLendAHand } from './floor-choices.ts';
import { withPreliminaries } from './preliminaries.ts';
import { priceLines, shareOut } from './price-lines.ts';
import { EXTRAS, type Extra, has, isLight, NAMES, stageOf } from './stage-drawn.ts';
import { groundBuiltFor, inOrder, LAST_WISHED } from './stage-order.ts';

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
  const builtFor = groundBuiltFor(model.layout, brief);
  let first: { made: Made; base: GardenModel } | null = null;
  const covers = ['for-good', 'covered', 'bare'] as const;
  // whoever finds bending hard is asked to do less of the garden before more of the work
  const tries = canLendAHand(brief)
    ? covers.flatMap((until) => bases.map((base) => ({ until, base })))
    : bases.flatMap((base) => covers.map((until) => ({ until, base })));
  for (const { until, base } of tries)
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

const sizeOf = (m2: number): string => `${m2.toFixed(m2 < 10 ? 1 : 0)} m²`;

/** The same with the names of its parts, and of what is left what each would cost by itself: together what is left of the price. */
function told({ chosen, ...made }: Made, model: GardenModel, { priceOf }: Given): FirstStage {
  const drawnPence = priceOf(made.model),
    wholePence = priceOf(model);
  const { areas } = measureGarden(model.site, model.layout);
  // ground that is used as it lies is made now, and its floor later
  const held = areas.find(({ area: { id } }) => id === chosen.held && chosen.later.has(id));
  const names = (isLater: boolean): { name: string; ids: string[] }[] => {
    const byLabel = new Map<string, { m2: number; ids: string[] }>();
    for (const { area, m2, kept } of areas) {
      if (kept || chosen.later.has(area.id) !== isLater) continue;
      const one = byLabel.get(area.label) ?? { m2: 0, ids: [] };
      byLabel.set(area.label, { m2: one.m2 + m2, ids: [...one.ids, area.id] });
    }
    return [...byLabel].map(([label, { m2, ids }]) => ({
      name: ids.includes(held?.area.id ?? '')
        ? `${label}: its floor and what stands there`
        : `${label}, ${sizeOf(m2)}`,
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
        .filter(
          (one) =>
            chosen.left.has(one.id) &&
            !ids.includes(one.areaId) &&
            !(extra === 'lights' && isLight(one)),
        )
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
    ...extras(true)
      .map((extra) => ({ name: NAMES[extra], pence: moreFor([], extra) }))
      // what stands on ground that is left comes with it
      .filter(({ pence }) => pence > 1),
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
        ...(held ? [`${held.area.label} on the ground as it is, ${sizeOf(held.m2)}`] : []),
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
