/** Which months a plant is worth looking at, and which months a garden is not. */
import { MONTH_NAMES, joinList } from '../model/format.ts';
import type { Plant } from '../model/plant.ts';

/** Months with flower, berry, stem, seed head or autumn leaf; evergreen leaf alone does not count. */
export function interestMonths(plant: Plant): number[] {
  const months = new Set([...plant.flower.months, ...(plant.otherInterest?.months ?? [])]);
  if (plant.foliage.autumnHex) months.add(10);
  return [...months].sort((a, b) => a - b);
}

/** Twelve counts, January first: kinds with something to see. */
export function interestByMonth(plants: Iterable<Plant>): number[] {
  const counts = Array.from({ length: 12 }, () => 0);
  for (const plant of plants)
    for (const month of interestMonths(plant)) counts[month - 1] = counts[month - 1]! + 1;
  return counts;
}

const nameOf = (month: number) => MONTH_NAMES[month - 1]!;
/** "June to October", "May and September", "November to February": months as a gardener says them. */
export function monthRange(months: readonly number[]): string {
  const has = (month: number) => months.includes(((month - 1 + 12) % 12) + 1);
  if (months.length === 12) return 'all year';
  const runs: [number, number][] = [];
  for (let month = 1; month <= 12; month++) {
    if (!has(month) || has(month - 1)) continue;
    let to = month;
    while (has(to + 1) && to - month < 11) to++;
    runs.push([month, ((to - 1) % 12) + 1]);
  }
  const said = runs.map(([from, to]) =>
    from === to ? nameOf(from) : `${nameOf(from)} to ${nameOf(to)}`,
  );
  return joinList(said);
}
