/** Which of the three are drawn whole, and which as what a sum makes of them. */
import { isAtOnce } from '../brief/at-once.ts';
import type { Brief } from '../model/brief.ts';
import type { RateBook } from '../model/costing.ts';
import type { GardenModel } from '../model/garden.ts';
import { joinList, lowerFirst } from '../model/format.ts';
import type { Economies } from '../words/facts.ts';
import { isUndug } from '../quantities/build-ups.ts';
import { type FirstStage, firstStage } from './first-stage.ts';
import { worthOf } from './first-stage-said.ts';
import { drawingOf } from './like-drawings.ts';
import { type Priced, totalOf } from './settle-prices.ts';

/** No whole garden is offered for more than so many times the sum, and none above a sum that is said to be all there is. */
const MOST_OVER = 1.5;

type Draft = Priced & { stage?: FirstStage };
type Made = { stage: FirstStage; economies: Economies | null };

/**
 * Where the sum makes none of the three, the first of them is what it does make; the others are whole where they come within half as much again,
 * by less paving, sown grass and fewer beds where that leaves out nothing that was asked for, and else what so much makes of them.
 * Pure.
 */
export function withFirstStages<D extends Draft>(
  drafts: readonly D[],
  brief: Brief,
  rates: RateBook,
): D[] {
  const budgetPence = brief.budgetPence?.value;
  if (!budgetPence || !drafts.length) return [...drafts];
  const isWhole = isAtOnce(brief.description);
  const stageOf = ({ model, before, economies }: D, pence: number): Made | null => {
    const of = (one: GardenModel): FirstStage | null => {
      const stage = firstStage({ model: one, brief, rates, budgetPence: pence });
      return isWhole && !stage?.isWhole ? null : stage;
    };
    const frugal = of(model),
      full = before ? of(before) : null;
    // what is made of it need not be made thinly where the sum holds as much of it well
    if (full && (!frugal || holdsAsMuch(full, frugal))) return { stage: full, economies: null };
    return frugal && { stage: frugal, economies };
  };
  const totals = new Map(drafts.map((draft) => [draft, totalOf(draft, rates)]));
  const drawn = (draft: D, { stage, economies }: Made): D => ({
    ...draft,
    model: stage.model,
    economies: stage.isWhole ? withLess(economies, stage, budgetPence) : economies,
    ...(stage.isWhole ? {} : { stage }),
  });
  const most = brief.isBudgetMost ? budgetPence : Math.round(budgetPence * MOST_OVER);
  const within = (draft: D): D => {
    const made = totals.get(draft)! > most ? stageOf(draft, most) : null;
    return made ? drawn(draft, made) : draft;
  };
  if (Math.min(...totals.values()) <= budgetPence) return unlike(drafts.map(within));
  const stages = drafts.flatMap((draft) => {
    const made = stageOf(draft, budgetPence);
    return made ? [{ draft, made }] : [];
  });
  if (!stages.length) return unlike(drafts.map(within));
  // of those that are built for them, the one that holds most of what was wished for
  const best = stages.reduce((a, b) =>
    worthOf(b.made.stage, brief) > worthOf(a.made.stage, brief) ? b : a,
  );
  return unlike([
    drawn(best.draft, best.made),
    ...drafts.filter((draft) => draft !== best.draft).map(within),
  ]);
}

/** Without those that are one drawing with an earlier one: a stage under a second name is no second idea. */
const unlike = <D extends Draft>(drafts: readonly D[]): D[] =>
  drafts.filter(
    ({ model, stage }, at) =>
      !stage ||
      !drafts.slice(0, at).some((one) => one.stage && drawingOf(one.model) === drawingOf(model)),
  );

/** No ground that the one makes is left by the other. */
const holdsAsMuch = (full: FirstStage, frugal: FirstStage): boolean =>
  (full.isWhole || !frugal.isWhole) &&
  frugal.now.areaIds.every((id) => full.now.areaIds.includes(id));

const GOODS_ALONE = 'We bring goods alone, for whoever helps you to dig, lay, build and plant';
/** A whole garden that is made with less says what is not in it, and whose work it is. */
function withLess(
  economies: Economies | null,
  { later, model }: FirstStage,
  budgetPence: number,
): Economies {
  const names = later.what.map(({ name }) => lowerFirst(name).replace(/, [\d.,]+ m²$/, ''));
  return {
    reason: 'budget',
    budgetPence: economies?.budgetPence ?? budgetPence,
    changed: [
      ...(model.savings?.includes('own-build') && !isUndug(model.site) ? [GOODS_ALONE] : []),
      ...(names.length ? [`Left out to stay near the sum: ${joinList(names)}`] : []),
      ...(economies?.changed ?? []),
    ],
  };
}
