/** What a sum that does not build the whole garden builds first: parts of the plan in the order in which they would be missed. */
import { isAtOnce } from '../brief/at-once.ts';
import { heartsOf } from '../brief/heart.ts';
import type { Brief } from '../model/brief.ts';
import type { CostLine, RateBook, Stage } from '../model/costing.ts';
import { capitalise } from '../model/format.ts';
import type { GardenModel } from '../model/garden.ts';
import type { AreaKind } from '../model/layout.ts';
import { stepFreeOf } from '../model/step-free.ts';
import { figure } from '../quantities/line.ts';
import type { Measured, MeasuredArea } from '../quantities/measure.ts';
import { canLendAHand } from './floor-choices.ts';
import { goesOf } from './goes.ts';
import { areasOfLine } from './lines-of-areas.ts';
import { plantKey, shareOut, type Money } from './price-lines.ts';

/** A part of the garden that is built at one time. Net pence. */
type Part = {
  name: string;
  /** Lowest first. */
  rank: number;
  pence: number;
  /** What is bought for it, of those. */
  goodsPence: number;
  areaIds: string[];
  m2: number | null;
  /** The least that is worth making at a time, m², of what may be made in pieces. */
  pieceM2: number | null;
  isFloor: boolean;
  /** Some of it was made in an earlier stage. */
  isBegun: boolean;
  /** A household can make it without a builder. */
  isSoft: boolean;
};
type Taken = { part: Part; share: number };
type Priced = { model: GardenModel; measured: Measured; brief: Brief };

const TITLES: Record<number, readonly string[]> = {
  1: ['First'],
  2: ['First', 'Then'],
  3: ['First', 'Then', 'Last'],
  4: ['First', 'Then', 'After that', 'Last'],
};
/** More stages than this and nobody sees the end. */
const MOST_STAGES = 4;
/** Every stage begins with these anew. */
const SET_UP: ReadonlySet<string> = new Set(['site-set-up', 'street-works', 'house-protection']);
/** A terrace is laid in two goes only where no stage pays for all of it; a bed is planted whole or not at all. */
const PIECE_M2: Partial<Record<AreaKind, number>> = { lawn: 4, meadow: 4, terrace: 6 };
const WALLS = /:walls$/;
/** A wall that is rebuilt because it fails, or that was asked for before the rest. */
const hasWallFirst = ({ site: { levels, edges } }: GardenModel): boolean =>
  levels?.breaks?.some(({ isFirst, replacesMm }) => isFirst || replacesMm) ||
  edges.some(({ kind, isNew }) => kind === 'wall' && isNew);
const SOFT_FLOORS: readonly string[] = ['gravel', 'bark', 'soil', 'turf', 'meadow-seed'];

/** Where no wish says otherwise: the floor at the door and the way to it, then what grows, then the rest. */
const USUAL_RANK: Partial<Record<AreaKind, number>> = { terrace: 15, path: 16, lawn: 18, bed: 19 };
/** Of the ground that answers the heart of the letter. */
export const HEART_RANK = -0.15;
/** Where somebody does no steps: the floor level with the door, and the ways from it, without which nothing else is reached. */
const STEP_FREE_RANK: Partial<Record<AreaKind, number>> = { terrace: -0.18, path: -0.17 };
const RANK = {
  first: -1,
  /** Of a front garden that a car is to stand in. */
  car: -0.5,
  wayIn: -0.25,
  read: 14,
  trees: 17,
  entered: 17.5,
  screens: 30,
  other: 40,
  fences: 60,
} as const;

/** What is made first: what was wished for in words, in that order, then what a garden stands on. */
export function rankOf({ area }: MeasuredArea, brief: Brief): number {
  const { wanted, parking, position } = brief;
  if (area.id === 'parking') return RANK.car;
  if (parking?.value && position.value === 'front' && area.id === 'path') return RANK.wayIn;
  const stepFree = stepFreeOf(brief) ? STEP_FREE_RANK[area.kind] : undefined;
  if (stepFree !== undefined) return stepFree;
  if (area.feature !== null && area.feature === heartsOf(brief)[0]?.feature) return HEART_RANK;
  const usual = USUAL_RANK[area.kind] ?? RANK.other,
    at = wanted.findIndex((wish) => wish.value === area.feature);
  const source = wanted[at]?.source.kind;
  if (source === 'read') return Math.min(at, RANK.read);
  return source === 'entered' ? Math.min(RANK.entered + at, usual) : usual;
}

const blank = (name: string, rank: number): Part => ({
  name,
  rank,
  pence: 0,
  goodsPence: 0,
  areaIds: [],
  m2: null,
  pieceM2: null,
  isFloor: false,
  isBegun: false,
  isSoft: false,
});

/** Every piece of ground is a part of its own. */
function groundOf({ measured, brief }: Priced): Map<string, Part> {
  const parts = new Map<string, Part>();
  for (const m of measured.areas) {
    if (m.kept) continue;
    const { id, kind, label, material } = m.area;
    const part = blank(label.toLowerCase(), rankOf(m, brief));
    part.areaIds.push(id);
    part.m2 = m.m2;
    part.pieceM2 = PIECE_M2[kind] ?? null;
    part.isFloor = kind === 'terrace';
    part.isSoft = SOFT_FLOORS.includes(material);
    parts.set(id, part);
  }
  return parts;
}

/** The parts of a priced garden, first things first; what serves all of it is spread over them by their price, setting up apart. */
function partsOf(lines: readonly CostLine[], priced: Priced): Part[] {
  const { model, measured, brief } = priced,
    parts = groundOf(priced),
    byArea = new Map([...parts.values()].flatMap((part) => part.areaIds.map((id) => [id, part])));
  const trees = { ...blank('the trees', RANK.trees), isSoft: true },
    asked = brief.wishes.some(({ concept, held }) => concept === 'screen' && !held),
    screens = blank('screens and hedges', asked ? RANK.read : RANK.screens),
    fences = blank('the fences stained', RANK.fences),
    newFences = blank('the new fence', RANK.read),
    walls = blank('the wall', hasWallFirst(model) ? RANK.first : RANK.read);
  const shared: CostLine[] = [];
  for (const line of lines) {
    if (SET_UP.has(line.rateKey)) continue;
    const { ids } = line.source;
    const only =
      WALLS.test(line.id) || line.rateKey === 'wall-down'
        ? walls
        : plantKey(line.rateKey)?.category === 'tree' || line.rateKey === 'tree-pit'
          ? trees
          : ids.some((id) => id.startsWith('screen-'))
            ? screens
            : ids.some((id) => id.startsWith('boundary-'))
              ? line.rateKey === 'fence-stain'
                ? fences
                : newFences
              : null;
    const on = areasOfLine(line, model, measured).filter((id) => byArea.has(id));
    if (!only && !on.length) {
      shared.push(line);
      continue;
    }
    const over = only ? [only] : on.map((id) => byArea.get(id)!),
      weights = only ? [1] : on.map((id) => measured.byId.get(id)!.m2);
    const pence = shareOut(line.totalPence, weights),
      goods = shareOut(line.materialPence, weights);
    over.forEach((part, i) => {
      part.pence += pence[i]!;
      part.goodsPence += goods[i]!;
    });
  }
  const all = [...parts.values(), walls, newFences, trees, screens, fences].filter(
    (part) => part.pence > 0,
  );
  const spread = shareOut(
    shared.reduce((sum, line) => sum + line.totalPence, 0),
    all.map((part) => part.pence),
  );
  return all
    .map((part, i) => ({ ...part, pence: part.pence + spread[i]! }))
    .sort((a, b) => a.rank - b.rank);
}

const shareOf = (part: Part, share: number): Part => ({
  ...part,
  pence: Math.round(part.pence * share),
  goodsPence: Math.round(part.goodsPence * share),
  m2: part.m2 === null ? null : part.m2 * share,
});

/** "Dining terrace, 12 m²", "Planting, 3 beds, 24 m²" or "The first 8 m² of lawn"; what goes by one name is told once. */
function told(taken: readonly Taken[]): string[] {
  const whole = ({ part, share }: Taken) => share === 1 && !part.isBegun;
  const groups = Map.groupBy(taken, (one) => (whole(one) ? one.part.name : one));
  return [...groups.values()].map((all) => {
    const [{ part, share }] = all as [Taken, ...Taken[]],
      { name, m2, isBegun } = part;
    if (m2 === null) return capitalise(name);
    const sum = all.reduce((total, one) => total + one.part.m2! * one.share, 0),
      size = `${figure(sum, sum < 10 ? 1 : 0)} m²`;
    if (whole(all[0]!))
      return capitalise(`${name}, ${all.length > 1 ? `${all.length} pieces, ` : ''}${size}`);
    const which = share === 1 ? 'last' : isBegun ? 'next' : 'first';
    return `The ${which} ${size} of ${name}`;
  });
}

/** As much as `left` pays for, in the order of the parts. */
function fill(
  parts: readonly Part[],
  left: number,
  priceOf: (part: Part) => number,
): { taken: Taken[]; spentPence: number } {
  const taken: Taken[] = [];
  let spentPence = 0;
  for (const part of parts) {
    const room = left - spentPence,
      price = priceOf(part);
    let share = 1;
    if (price > room) {
      if (part.pieceM2 === null || part.m2 === null || (part.isFloor && price <= left)) continue;
      const m2 = Math.floor((part.m2 * room) / price);
      if (m2 < part.pieceM2) continue;
      share = m2 / part.m2;
    }
    taken.push({ part, share });
    spentPence += share === 1 ? price : priceOf(shareOf(part, share));
  }
  return { taken, spentPence };
}

/**
 * Stages in which a garden above its budget can be made, the first within it, or one that is to be made bit by bit; none where the budget builds it all at
 * once, or where nothing can be made for it. Every stage is set up anew, so together they come to a little more than the total.
 */
export function stagesOf(money: Money, input: Priced & { rates: RateBook }): Stage[] {
  const { brief, rates } = input;
  const gross = (net: number) => Math.round(net * (1 + rates.contingency) * (1 + rates.vat)),
    setUpPence = gross(
      money.lines.reduce((sum, line) => sum + (SET_UP.has(line.rateKey) ? line.totalPence : 0), 0),
    );
  const goes = goesOf(brief),
    said = brief.budgetPence?.value ?? (goes ? money.totalPence : 0),
    // who wants it in one go is told what it costs, and is offered no half of it
    sum = isAtOnce(brief.description) ? 0 : said,
    wallFirst = hasWallFirst(input.model);
  if (!goes && (!sum || money.totalPence <= sum) && !wallFirst) return [];
  const stages: Omit<Stage, 'title'>[] = [];
  let parts = partsOf(money.lines, input);
  // what is made in goes is made in like ones, of which the first holds the first thing that was asked for
  const share = goes
      ? Math.max(
          Math.ceil(money.totalPence / goes) + setUpPence,
          setUpPence +
            parts.reduce((all, part) => all + (part.rank <= HEART_RANK ? gross(part.pence) : 0), 0),
        )
      : Infinity,
    budget = sum ? Math.min(sum, share) : 0;
  const isWithin = !budget || money.totalPence <= budget;
  const titled = () => stages.map((stage, i) => ({ title: TITLES[stages.length]![i]!, ...stage }));
  const take = (taken: readonly Part[]) =>
    stages.push({
      totalPence: setUpPence + taken.reduce((sum, part) => sum + gross(part.pence), 0),
      what: told(taken.map((part) => ({ part, share: 1 }))),
      areaIds: taken.flatMap(({ areaIds }) => areaIds),
      isOwnWork: false,
    });
  const [wall] = parts;
  if (
    wallFirst &&
    wall?.rank === RANK.first &&
    (isWithin || gross(wall.pence) + setUpPence > budget)
  ) {
    // a wall that fails is not put off for want of money
    take([wall]);
    parts = parts.slice(1);
    if (isWithin && parts.length) take(parts);
  }
  if (isWithin) return titled();
  const build = (limitPence: number, isOwnWork: boolean): boolean => {
    const { taken, spentPence } = isOwnWork
      ? fill(
          parts.filter((part) => part.isSoft),
          limitPence,
          (part) => Math.round(part.goodsPence * (1 + rates.vat)),
        )
      : fill(parts, limitPence - setUpPence, (part) => gross(part.pence));
    if (!taken.length) return false;
    stages.push({
      totalPence: spentPence + (isOwnWork ? 0 : setUpPence),
      what: told(taken),
      areaIds: taken.flatMap(({ part }) => part.areaIds),
      isOwnWork,
    });
    parts = parts.flatMap((part) => {
      const one = taken.find((each) => each.part === part);
      if (!one) return [part];
      return one.share === 1 ? [] : [{ ...shareOf(part, 1 - one.share), isBegun: true }];
    });
    return true;
  };
  if (!build(budget, false) && !stages.length && !(canLendAHand(brief) && build(budget, true)))
    return [];
  const leftPence = () => parts.reduce((sum, part) => sum + gross(part.pence), setUpPence);
  while (parts.length && stages.length < MOST_STAGES - 1 && leftPence() > budget)
    if (!build(budget, false)) break;
  if (parts.length) build(Number.MAX_SAFE_INTEGER, false);
  return titled();
}
