/** What the tests of the price share. */
import { sampleRateBook } from '#content/rates/rate-book.ts';
import type { Costing } from '#engine/model/costing.ts';
import type { GardenModel } from '#engine/model/garden.ts';
import { takeOff } from '#engine/quantities/take-off.ts';
import { sampleBrief } from '#engine/costing/fixtures/sample-gardens.ts';
import { withPreliminaries } from '#engine/costing/preliminaries.ts';
import { priceGarden } from '#engine/costing/price-garden.ts';
export const none = { plants: [] };
/** The take-off with what the site costs by the week. */
export const billOf = (model: GardenModel, rates = sampleRateBook) =>
  withPreliminaries(takeOff(model, none), model, rates);
export const price = (model: GardenModel, brief = sampleBrief(), rates = sampleRateBook): Costing =>
  priceGarden({ quantities: billOf(model, rates), rates, model, brief });
