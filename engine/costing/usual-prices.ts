/** What whole gardens usually cost: the firm's complete-landscaping prices, and how far below them a design may go unasked. */

/** Complete landscaping by size of plot, pence including VAT (services of the specification). */
const BANDS: readonly [upToM2: number, pence: number][] = [
  [50, 1_800_000],
  [150, 3_500_000],
  [300, 6_500_000],
];
const LEAST_SHARE = 0.5;
/** A plot at the foot of its band costs by its size, pence a square metre. */
const LEAST_AT_FOOT_PENCE_PER_M2 = 18_000;
/** Beyond the last band, pence a square metre: mostly lawn, meadow and planting. */
const LEAST_PENCE_PER_M2 = 12_000;
/** Smaller yards have no usual price. */
const SMALLEST_M2 = 25;

/** The least that a garden of that size usually costs, pence including VAT; 0 for a yard too small to say. */
export function leastUsualPence(plotM2: number): number {
  if (plotM2 < SMALLEST_M2) return 0;
  const band = BANDS.find(([upTo]) => plotM2 <= upTo);
  return Math.ceil(
    band
      ? Math.min(band[1] * LEAST_SHARE, plotM2 * LEAST_AT_FOOT_PENCE_PER_M2)
      : plotM2 * LEAST_PENCE_PER_M2,
  );
}
