/** What a device keeps to design gardens without a network. */
import { z } from 'zod';
import type { CustomerPrices } from '#engine/model/costing.ts';
import type { Plant } from '#engine/model/plant.ts';
import type { Place } from '#engine/model/site.ts';

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

export const DesignKit = z.object({
  /** For the customer, with VAT: neither hours nor markup. */
  prices: z.custom<CustomerPrices>(isObject),
  plants: z.array(z.custom<Plant>(isObject)),
  /** Where the firm is, for a garden whose postcode nobody gave. */
  home: z.custom<Place>(isObject).nullable(),
});
export type DesignKit = z.infer<typeof DesignKit>;
