/** A garden priced where the firm's rate book does not go, by what a customer pays for a unit of work. */
import type { CustomerPrices, Quantity } from '../model/costing.ts';
import type { Catalogue } from '../model/plant.ts';
import type { GardenModel } from '../model/garden.ts';
import { takeOff } from '../quantities/take-off.ts';
import { plantKey } from './price-lines.ts';
import { isTeamWork } from './preliminaries.ts';

/**
 * A garden's price in pence by those prices, to some pounds: what a site costs by the week is not rounded to days here.
 * A line that they have no price for counts nothing.
 */
export function priceForCustomer(
  model: GardenModel,
  catalogue: Catalogue,
  prices: CustomerPrices,
): number {
  return Math.round(
    takeOff(model, catalogue).reduce((sum, line) => sum + lineFor(line, prices), 0),
  );
}

function lineFor(line: Quantity, { units, plants, siteShare }: CustomerPrices): number {
  const plant = plantKey(line.rateKey);
  const [unit, work] = units[plant ? `planting:${plant.potSize}` : line.rateKey] ?? [0, 0];
  const goods = plant
    ? (plants[`${plant.category}:${plant.potSize}`] ?? plants[plant.potSize] ?? 0)
    : unit;
  if (line.isOwnWork) return line.gross * goods;
  return line.gross * goods + line.net * work * (isTeamWork(line) ? 1 + siteShare : 1);
}
