import type { Plant } from '../model/plant.ts';

/** The best few of a list by score, ties by id. */
export function top(
  list: readonly Plant[],
  score: (plant: Plant) => number,
  count: number,
): Plant[] {
  return list
    .map((plant) => ({ plant, value: score(plant) }))
    .sort((a, b) => b.value - a.value || (a.plant.id < b.plant.id ? -1 : 1))
    .slice(0, count)
    .map(({ plant }) => plant);
}
