/** What makes a bed colourful in a month: flower that can be seen, or leaf that is not plain green. */
import type { Plant } from '../model/plant.ts';

/** Flower nobody crosses a lawn for. */
const PLAIN_FLOWER = /green|brown/,
  STILL_SHOWY = /lime|acid|white|cream/;
const COLOURED_LEAF =
  /silver|purple|plum|bronze|gold|steel-blue|blue-grey|pewter|copper|amber|black|wine|lime|striped|tipped|edged|flecked|splashed/;
const ONLY_FOR_A_WHILE = /when young|flushed|tinted|, then|in autumn/;

/** True when the plant is in flower in the month (1 to 12) and the flower is worth looking at. */
export const flowersIn = (plant: Plant, month: number): boolean =>
  plant.flower.months.includes(month) &&
  plant.flower.hex !== null &&
  !plant.flower.colours.every((colour) => PLAIN_FLOWER.test(colour) && !STILL_SHOWY.test(colour));

const leaves = new Map<string, boolean>();
/** True when the leaf itself has colour from spring to autumn: silver, bronze, gold, plum, striped. */
export function hasColouredLeaf({ foliage }: Plant): boolean {
  let found = leaves.get(foliage.colour);
  if (found === undefined) {
    const first = foliage.colour.split(',')[0]!;
    leaves.set(
      foliage.colour,
      (found = COLOURED_LEAF.test(first) && !ONLY_FOR_A_WHILE.test(first)),
    );
  }
  return found;
}
/** True when a bed of the plant has colour in the month. */
export const showsIn = (plant: Plant, month: number): boolean =>
  flowersIn(plant, month) || hasColouredLeaf(plant);

/** The months a border is judged by, and how much each counts. */
export const SHOW_MONTHS: readonly (readonly [month: number, weight: number])[] = [
  [5, 0.6],
  [6, 1],
  [7, 1],
  [8, 1],
  [9, 0.6],
];
/** 0 to 4.2: how much of May to September the plant has colour in. */
export const summerShow = (plant: Plant): number =>
  SHOW_MONTHS.reduce((sum, [month, weight]) => sum + (showsIn(plant, month) ? weight : 0), 0);

/** Colour a bed or a palette has so far, month by month, and what another plant would add where it is short. */
export class ShowTally {
  readonly #shown = SHOW_MONTHS.map(() => 0);
  #all = 0;

  add(plant: Plant, share = 1): void {
    this.#all += share;
    SHOW_MONTHS.forEach(([month], i) => {
      if (showsIn(plant, month)) this.#shown[i]! += share;
    });
  }
  /** 0 to 4.2: the worth of the plant's months, each less the more of what stands there shows in it already. */
  need(plant: Plant): number {
    let sum = 0;
    SHOW_MONTHS.forEach(([month, weight], i) => {
      if (showsIn(plant, month))
        sum += weight * (1 - 0.75 * (this.#all ? this.#shown[i]! / this.#all : 0));
    });
    return sum;
  }
}
