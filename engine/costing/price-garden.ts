/** Stage 7: what the garden costs, from its quantities and the firm's rate book. */
import type { Brief } from '../model/brief.ts';
import type { Costing, Quantity, RateBook } from '../model/costing.ts';
import type { GardenModel } from '../model/garden.ts';
import { isUndug } from '../quantities/build-ups.ts';
import { measureGarden } from '../quantities/measure.ts';
import { areaKindsOf, breakDown, phasesOf } from './breakdown.ts';
import { priceLines } from './price-lines.ts';
import { rangeOf } from './range.ts';
import { stagesOf } from './stages.ts';
import { findSwaps } from './swaps.ts';
import { excludesOf, includesOf } from './terms.ts';

/**
 * Prices a garden in whole pence. Lines sum to the net; contingency and VAT are rounded once each;
 * breakdown, phases and kinds of area each sum to the total exactly.
 * `quantities` is the take-off of `model`. Throws when the rate book lacks a rate that a line needs.
 */
export function priceGarden(input: {
  quantities: Quantity[];
  rates: RateBook;
  model: GardenModel;
  brief: Brief;
}): Costing {
  const { quantities, rates, model, brief } = input;
  const measured = measureGarden(model.site, model.layout),
    money = priceLines(quantities, rates),
    { lines, totalPence } = money;
  const phases = phasesOf(lines, totalPence, rates.labourPencePerHour, isUndug(model.site)),
    teamDays = phases.reduce((sum, phase) => sum + phase.days, 0);
  const stages = stagesOf(money, { model, measured, brief, rates });
  return {
    priceDate: rates.priceDate,
    ...money,
    ...(stages.length ? { stages } : {}),
    breakdown: breakDown(lines, totalPence),
    phases,
    range: rangeOf(totalPence, measured.plotM2, model, brief),
    swaps: findSwaps({ model, measured, brief, quantities }, rates),
    teamDays,
    includes: includesOf(lines, rates, teamDays, model),
    excludes: excludesOf(lines, model, brief, rates),
    perM2Pence: Math.round(totalPence / measured.plotM2),
    areaKindsPence: areaKindsOf(lines, totalPence, model, measured),
  };
}
