/** What the tests of the price share. */
import { sampleRateBook } from '#content/rates/rate-book.ts';
import type { Costing } from '#engine/model/costing.ts';
import type { GardenModel } from '#engine/model/garden.ts';
import { takeOff } from '#engine/quantities/take-off.ts';
import { sampleBrief } from '#engine/costing/fixtures/sample-gardens.ts';
import { priceGarden } from '#engine/costing/price-garden.ts';
export const none = { plants: [] };
export const price = (model: GardenModel, brief = sampleBrief(), rates = sampleRateBook): Costing =>
  priceGarden({ quantities: takeOff(model, none), rates, model, brief });
