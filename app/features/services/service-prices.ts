/** What each service costs from, of the price list: a service of the site by the id of its line there. */
import type { PriceList } from '#contracts/price-list.ts';
import type { ServicePrice } from './service-card.tsx';

export const servicePrices = ({ services }: PriceList): Readonly<Record<string, ServicePrice>> =>
  Object.fromEntries(
    services.map(({ id, isMonthly, sizes }) => [
      id,
      { fromPence: sizes.small.basePence, isMonthly, covers: sizes.small.covers },
    ]),
  );
