/** Turns quantities into money: whole pence, each line rounded once. */
import type { CostLine, Quantity, Rate, RateBook } from '../model/costing.ts';

export type Money = {
  lines: CostLine[];
  netPence: number;
  contingencyPence: number;
  vatPence: number;
  totalPence: number;
};

/** Splits a whole number by weights so that the parts sum to it exactly (largest remainder, ties to the first). */
export function shareOut(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  if (sum <= 0) return weights.map((_, i) => (i === 0 ? total : 0));
  const exact = weights.map((w) => (total * w) / sum),
    parts = exact.map(Math.floor);
  const order = exact
    .map((value, i) => [value - parts[i]!, i] as const)
    .sort((a, b) => b[0] - a[0] || a[1] - b[1]);
  const left = total - parts.reduce((a, b) => a + b, 0);
  for (let k = 0; k < left; k++) parts[order[k % order.length]![1]]!++;
  return parts;
}

/** "plant:tree:45L" is three words: what it is, its category and its pot. */
export function plantKey(rateKey: string): { category: string; potSize: string } | null {
  const [first, category, potSize] = rateKey.split(':');
  return first === 'plant' && category !== undefined && potSize !== undefined
    ? { category, potSize }
    : null;
}

type Price = { materialPence: number; labourHours: number; group: Rate['group'] };
export type Pricer = { of: (rateKey: string) => Price; labourPencePerHour: number; markup: number };

/** A budget is held against a price for every choice, by the same book. */
const keyed = new WeakMap<RateBook['rates'], ReadonlyMap<string, Rate>>();

/** Looks rates up once. Throws when the rate book lacks a key: a price with a hole in it is wrong. */
export function makePricer(rates: RateBook): Pricer {
  let byKey = keyed.get(rates.rates);
  if (!byKey) keyed.set(rates.rates, (byKey = new Map(rates.rates.map((one) => [one.key, one]))));
  const of = (rateKey: string): Price => {
    const plant = plantKey(rateKey),
      rate = byKey!.get(plant ? `planting:${plant.potSize}` : rateKey);
    if (!rate)
      throw new Error(
        `The rate book has no rate "${plant ? `planting:${plant.potSize}` : rateKey}".`,
      );
    if (!plant) return rate;
    const materialPence =
      rates.plantPence[`${plant.category}:${plant.potSize}`] ?? rates.plantPence[plant.potSize];
    if (materialPence === undefined)
      throw new Error(`The rate book has no plant price for "${plant.potSize}".`);
    return { materialPence, labourHours: rate.labourHours, group: 'plants' };
  };
  return { of, labourPencePerHour: rates.labourPencePerHour, markup: rates.markup };
}

/** Goods are bought with their waste, work is done on what is measured. */
export function priceLine(quantity: Quantity, pricer: Pricer): CostLine {
  const price = pricer.of(quantity.rateKey);
  const materialPence = Math.round(quantity.gross * price.materialPence * (1 + pricer.markup));
  const labourPence = quantity.isOwnWork
    ? 0
    : Math.round(quantity.net * price.labourHours * pricer.labourPencePerHour);
  return { ...quantity, materialPence, labourPence, totalPence: materialPence + labourPence };
}

/** Contingency on the net sum, VAT on both, each rounded to the penny once. */
export function priceLines(quantities: readonly Quantity[], rates: RateBook): Money {
  const pricer = makePricer(rates),
    lines = quantities.map((quantity) => priceLine(quantity, pricer));
  const netPence = lines.reduce((sum, line) => sum + line.totalPence, 0);
  const contingencyPence = Math.round(netPence * rates.contingency);
  const vatPence = Math.round((netPence + contingencyPence) * rates.vat);
  return {
    lines,
    netPence,
    contingencyPence,
    vatPence,
    totalPence: netPence + contingencyPence + vatPence,
  };
}
