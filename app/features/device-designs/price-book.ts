/** A rate book for the engine out of what a customer pays: its hours are units of money, and no figures of days come of it. */
import { HOURS_A_WEEK, TEAM_WEEKLY } from '#engine/model/site-weeks.ts';
import type { CustomerPrices, RateBook } from '#engine/model/costing.ts';

/** So much money is taken for an hour, pence: any number, since it is multiplied again. */
const UNIT_PENCE = 5000;

export function bookOf({ units, plants, siteShare, priceDate }: CustomerPrices): RateBook {
  const aWeek = siteShare * HOURS_A_WEEK * UNIT_PENCE;
  const weekly = [...TEAM_WEEKLY];
  return {
    priceDate,
    currency: 'GBP',
    labourPencePerHour: UNIT_PENCE,
    vat: 0,
    contingency: 0,
    markup: 0,
    pricesIncludeVat: true,
    plantPence: plants,
    rates: [
      ...Object.entries(units).map(([key, [goods, work]]) => ({
        key,
        name: key,
        unit: 'no' as const,
        materialPence: goods,
        labourHours: work / UNIT_PENCE,
        group: key.startsWith('planting:') ? ('plants' as const) : ('materials' as const),
      })),
      ...weekly.map((key) => ({
        key,
        name: key,
        unit: 'week' as const,
        materialPence: aWeek / weekly.length,
        labourHours: 0,
        group: 'materials' as const,
      })),
    ],
  };
}
