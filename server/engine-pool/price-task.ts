import { breakDown } from '#engine/costing/breakdown.ts';
import { priceLines } from '#engine/costing/price-lines.ts';
import type { GardenPrice, PriceTask } from '#server/ports/engine.ts';

/** Throws when a book lacks a rate that a garden needs. */
export function priceTask({ gardens, books }: PriceTask): GardenPrice[][] {
  return books.map((book) =>
    gardens.map((quantities) => {
      const { lines, ...money } = priceLines(quantities, book);
      return { ...money, breakdown: breakDown(lines, money.totalPence) };
    }),
  );
}
