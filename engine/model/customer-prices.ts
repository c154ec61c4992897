/** What a customer pays for a unit of work, out of the firm's rate book. */
import type { CustomerPrices, RateBook } from './costing.ts';
import { HOURS_A_WEEK, TEAM_WEEKLY } from './site-weeks.ts';

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
