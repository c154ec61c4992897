/** What a customer pays for a unit of work: enough to price a garden where the firm's rate book does not go. */
import type { CustomerPrices, Quantity, RateBook } from '../model/costing.ts';
import type { Catalogue } from '../model/plant.ts';
import type { GardenModel } from '../model/garden.ts';
import { takeOff } from '../quantities/take-off.ts';
import { plantKey } from './price-lines.ts';
import { HOURS_A_WEEK, isTeamWork, TEAM_WEEKLY } from './preliminaries.ts';

const round = (pence: number): number => Math.round(pence * 100) / 100;

/** The prices of a rate book as they reach a browser. */
export function customerPrices(rates: RateBook): CustomerPrices {
  const all = (1 + rates.contingency) * (1 + rates.vat),
    goods = (pence: number) => round(pence * (1 + rates.markup) * all),
    work = (hours: number) => round(hours * rates.labourPencePerHour * all);
  const weekly = rates.rates.filter(({ key }) => TEAM_WEEKLY.has(key));
  const aWeek = weekly.reduce(
    (sum, one) => sum + goods(one.materialPence) + work(one.labourHours),
    0,
  );
  return {
    priceDate: rates.priceDate,
    units: Object.fromEntries(
      rates.rates
        .filter(({ key }) => !TEAM_WEEKLY.has(key))
        .map((one) => [one.key, [goods(one.materialPence), work(one.labourHours)]]),
    ),
    plants: Object.fromEntries(
      Object.entries(rates.plantPence).map(([size, pence]) => [size, goods(pence)]),
    ),
    siteShare: Math.round((aWeek / work(HOURS_A_WEEK)) * 1e4) / 1e4,
  };
}

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
