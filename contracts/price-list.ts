/**
 * The cost calculator's price list, as visitors read it: services and extras, each in three garden sizes. Whole pence.
 * See admin-prices.ts for how the owner changes it.
 */
export const PRICE_LIST_API = '/api/price-list';

export const GARDEN_SIZES = ['small', 'medium', 'large'] as const;
export type GardenSize = (typeof GARDEN_SIZES)[number];

export type SizedPrice = {
  basePence: number;
  timeframe: string;
  /** How much of it the price pays for. */ covers: string;
};
export type CostService = {
  id: string;
  name: string;
  description: string;
  /** A price for each month; otherwise for the whole piece of work. */
  isMonthly: boolean;
  /** Whether visitors can choose it. */
  isOffered: boolean;
  sizes: Record<GardenSize, SizedPrice>;
  includes: readonly string[];
  excludes: readonly string[];
};
export type ExtraService = {
  id: string;
  name: string;
  description: string;
  isOffered: boolean;
  sizes: Record<GardenSize, { pence: number; covers: string }>;
};
export type PriceList = {
  services: readonly CostService[];
  extras: readonly ExtraService[];
  /** Square metres: up to the first a garden is small, up to the second medium. */
  smallUpTo: number;
  mediumUpTo: number;
  /** ISO date of the prices. */
  priceDate: string;
};

/** What visitors may choose. */
export const offeredPrices = (list: PriceList): PriceList => ({
  ...list,
  services: list.services.filter((service) => service.isOffered),
  extras: list.extras.filter((extra) => extra.isOffered),
});

/** The three bands; `worked` is the plot, in square metres, that a band's prices are drawn for. */
export function sizeBands({
  smallUpTo,
  mediumUpTo,
}: Pick<PriceList, 'smallUpTo' | 'mediumUpTo'>): Record<
  GardenSize,
  { label: string; band: string; worked: number }
> {
  return {
    small: { label: 'Small', band: `Up to ${smallUpTo} m²`, worked: smallUpTo },
    medium: {
      label: 'Medium',
      band: `${smallUpTo}-${mediumUpTo} m²`,
      worked: (smallUpTo + mediumUpTo) / 2,
    },
    large: { label: 'Large', band: `${mediumUpTo} m²+`, worked: (mediumUpTo * 4) / 3 },
  };
}
