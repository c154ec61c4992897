/** What a service costs from, of the price list; read where the list may be: on the server, and in the back office. */
import { COST_SERVICES } from '#content/calculator/price-list.ts';
import type { ServicePrice } from './service-card.tsx';

export const SERVICE_PRICES: Readonly<Record<string, ServicePrice>> = Object.fromEntries(
  COST_SERVICES.map(({ id, isMonthly, sizes }) => [
    id,
    { fromPence: sizes.small.basePence, isMonthly, covers: sizes.small.covers },
  ]),
);
