/** Brings a design towards a budget, least missed first, before anything is drawn or priced. */
import type { Brief } from '../model/brief.ts';
import type { RateBook } from '../model/costing.ts';
import type { GardenModel } from '../model/garden.ts';
import { measureGarden } from '../quantities/measure.ts';
import { takeOffMeasured } from '../quantities/take-off.ts';
import { STEPS } from './cheaper-steps.ts';
import type { Step } from './cheaper-steps.ts';
import { withPreliminaries } from './preliminaries.ts';
import { priceLines } from './price-lines.ts';
import { tellEconomies } from './tell-economies.ts';

export type CheaperChoices = {
  /** The model with the choices made; the same object when none was needed. */
  model: GardenModel;
  /** What was changed, in short sentences, least missed first. */
  changed: string[];
  /** Including VAT and contingency. */
  totalPence: number;
  /** The price is within the budget. */
  fits: boolean;
  /** The price is at most a quarter above the budget. */
  near: boolean;
};

const NEAR = 1.25;

/**
 * Takes cheaper choices one by one, least missed first, until the price fits the budget or none is left; then gives back,
 * most missed first, every choice that the budget did not need after all.
 * Pure: the given model is not touched. `fits` is false when the design still costs more; say so, never hide it.
 * Wheelchair and easy-access households keep every firm floor; floors refused are never laid; things and floors the visitor
 * named are never left out. A choice that would bring the price below `leastPence` is not taken.
 */
export function cheaperChoices(input: {
  model: GardenModel;
  brief: Brief;
  rates: RateBook;
  budgetPence: number;
  leastPence?: number;
}): CheaperChoices {
  const { brief, rates, budgetPence, leastPence = 0 } = input,
    measured = measureGarden(input.model.site, input.model.layout);
  const priceOf = (model: GardenModel) =>
    priceLines(
      withPreliminaries(takeOffMeasured(model, measured, { plants: [] }), model, rates),
      rates,
    ).totalPence;
  const make = (steps: readonly Step[]) =>
    steps.reduce((model, step) => step.apply(model, measured, brief) ?? model, input.model);
  let model = input.model,
    totalPence = priceOf(model),
    taken: Step[] = [];
  for (const step of STEPS) {
    if (totalPence <= budgetPence) break;
    const next = step.apply(model, measured, brief),
      price = next ? priceOf(next) : totalPence;
    if (!next || price >= totalPence || price < leastPence) continue;
    model = next;
    totalPence = price;
    taken.push(step);
  }
  if (totalPence <= budgetPence)
    for (const step of [...taken].reverse()) {
      const fewer = taken.filter((one) => one !== step),
        without = make(fewer),
        price = priceOf(without);
      if (price > budgetPence) continue;
      taken = fewer;
      model = without;
      totalPence = price;
    }
  return {
    model,
    changed: tellEconomies(input.model, model),
    totalPence,
    fits: totalPence <= budgetPence,
    near: totalPence <= budgetPence * NEAR,
  };
}
