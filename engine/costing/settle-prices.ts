/** Brings the three towards what there is to spend, before anything is drawn or worded. */
import { area } from '../geometry/region.ts';
import type { Brief } from '../model/brief.ts';
import type { RateBook } from '../model/costing.ts';
import type { GardenModel } from '../model/garden.ts';
import { sumOf } from '../model/sum-of.ts';
import { takeOff } from '../quantities/take-off.ts';
import type { Economies } from '../words/facts.ts';
import { cheaperChoices } from './cheaper-choices.ts';
import { withPreliminaries } from './preliminaries.ts';
import { priceLines } from './price-lines.ts';
import { leastUsualPence } from './usual-prices.ts';

/** A planted model with what was chosen to keep its price down. */
export type Priced = {
  model: GardenModel;
  economies: Economies | null;
  /** As it was before its economies. */
  before?: GardenModel;
};

/** Of a model as it stands, including VAT and contingency, pence. */
export const totalOf = ({ model }: Pick<Priced, 'model'>, rates: RateBook): number =>
  priceLines(withPreliminaries(takeOff(model, { plants: [] }), model, rates), rates).totalPence;
/** Of the least expensive of them, pence. */
export const leastOf = (drafts: readonly Priced[], rates: RateBook): number =>
  Math.min(...drafts.map((draft) => totalOf(draft, rates)));

/** The careful one of three stands at most at this share of its own first price. */
const CAREFUL_SHARE = 0.86;

/**
 * Brings every design towards the sum that was named, or towards little where money is short. Without either, the least expensive of the three is drawn
 * as the careful choice, so that the visitor is shown what a thriftier garden would be made of.
 */
export function settlePrices<D extends Priced>(
  drafts: readonly D[],
  brief: Brief,
  rates: RateBook,
  onLessGround: (draft: D, index: number) => D | null,
): D[] {
  const economise = (draft: D, budgetPence: number, reason: Economies['reason']): D => {
    const leastPence =
      reason === 'careful' ? leastUsualPence(area([[draft.model.site.boundary]]) / 1e6) : 0;
    const { model, changed } = cheaperChoices({
      model: draft.model,
      brief,
      rates,
      budgetPence,
      leastPence,
    });
    return changed.length
      ? { ...draft, model, before: draft.model, economies: { reason, budgetPence, changed } }
      : draft;
  };
  const sum = sumOf(brief)?.value,
    reason = brief.budgetPence ? 'budget' : 'thrift';
  if (sum)
    return withinFirst(
      drafts.map((draft, index) => {
        const careful = economise(draft, sum, reason);
        if (totalOf(careful, rates) <= sum) return careful;
        const smaller = onLessGround(careful, index);
        return smaller ? economise(smaller, sum, reason) : careful;
      }),
      sum,
      rates,
    );
  if (drafts.length < 2 || brief.projectType.value === 'luxury') return [...drafts];
  const totals = drafts.map((draft) => totalOf(draft, rates));
  const least = totals.indexOf(Math.min(...totals));
  return drafts.map((draft, index) =>
    index === least
      ? economise(draft, Math.round(totals[index]! * CAREFUL_SHARE), 'careful')
      : draft,
  );
}

/** What the sum buys comes first, and the nearest to it where it does not buy a whole garden. */
function withinFirst<D extends Priced>(
  drafts: readonly D[],
  sumPence: number,
  rates: RateBook,
): D[] {
  const over = new Map(
    drafts.map((draft) => [draft, Math.max(0, totalOf(draft, rates) - sumPence)]),
  );
  return [...drafts].sort((a, b) => over.get(a)! - over.get(b)!);
}
