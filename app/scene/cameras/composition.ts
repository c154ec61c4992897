/** How good a sketched view is as a picture: planting to look at, a way into it, a point of rest, and nothing before the lens. */
import { SEEN } from './field.ts';
import type { SketchView } from './sketch-view.ts';

export type Taste = {
  /** Shares of the frame. */
  plantingFrom: number; plantingTo: number; paving: number; wall: number; sky: number;
  /** Wanted of the house: nothing in views from it. */
  houseFrom: number; houseTo: number;
  /** How much it matters that one sees something of the ground. */
  ground: number;
};
export const FROM_THE_HOUSE: Taste = { plantingFrom: 0.38, plantingTo: 0.6, paving: 0.24, wall: 0.16, sky: 0.24, houseFrom: 0, houseTo: 0, ground: 2 };
/** Between walls one sees walls; a floor to stand on matters more. */
export const FROM_A_COURTYARD: Taste = { ...FROM_THE_HOUSE, plantingFrom: 0.34, plantingTo: 0.55, wall: 0.25, paving: 0.3, ground: 5 };
export const TOWARDS_THE_HOUSE: Taste = { plantingFrom: 0.3, plantingTo: 0.55, paving: 0.22, wall: 0.14, sky: 0.26, houseFrom: 0.14, houseTo: 0.32, ground: 1.6 };

const CLOSE = 2.2, FURNITURE_CLOSE = 4.6;
const over = (x: number, limit: number): number => Math.max(0, x - limit);

export type Shares = { planting: number; flower: number; paving: number; floor: number; lawn: number; water: number; wall: number; sky: number; house: number; close: number; furniture: number; focal: number; thirds: number; reach: number; cropped: number };
export function sharesOf({ columns, rows, seen, depth }: SketchView): Shares {
  const counts = new Float64Array(12), each = 1 / (columns * rows);
  let close = 0, furniture = 0, thirds = 0, reach = 0, cropped = 0;
  for (let row = 0, i = 0; row < rows; row++) for (let c = 0; c < columns; c++, i++) {
    const what = seen[i]!, far = depth[i]!;
    counts[what]! += each;
    if (far < CLOSE && what <= SEEN.focal && what > SEEN.wall) close += each * (what <= SEEN.flower ? 0.7 : 1.5);
    if (what === SEEN.thing || what === SEEN.focal) furniture += each * Math.max(0, 1 - far / FURNITURE_CLOSE) * 2;
    // a chair cut by the frame looks like a mistake
    if ((what === SEEN.thing || what === SEEN.focal) && far < 9 && (row === rows - 1 || c === 0 || c === columns - 1)) cropped += 1 / (columns + 2 * rows);
    if (what !== SEEN.sky && what !== SEEN.beyond) reach += each * Math.log2(1 + Math.min(far, 24));
    if (what === SEEN.focal || what === SEEN.water || what === SEEN.flower) { const u = (c + 0.5) / columns; thirds += each * (what === SEEN.flower ? 0.4 : 1) * (1 - Math.min(1, Math.min(Math.abs(u - 0.36), Math.abs(u - 0.64)) / 0.3)); }
  }
  const of = (k: number): number => counts[k]!;
  return { planting: of(SEEN.planting) + of(SEEN.flower), flower: of(SEEN.flower), paving: of(SEEN.paving), floor: of(SEEN.floor), lawn: of(SEEN.lawn), water: of(SEEN.water), wall: of(SEEN.wall), sky: of(SEEN.sky), house: of(SEEN.house), close, furniture, focal: of(SEEN.focal), thirds, reach, cropped };
}
/** Higher is better; a fair view scores about nought. */
export function scoreOf(view: SketchView, taste: Taste): number {
  const s = sharesOf(view);
  const faults = 3 * over(taste.plantingFrom, s.planting) + 2.6 * over(s.planting, taste.plantingTo) + 2.6 * over(s.paving + s.floor, taste.paving) + 4 * over(s.floor, 0.02) + 3.4 * over(s.wall, taste.wall)
    + 2 * over(s.sky, taste.sky) + over(0.05, s.sky) + 7 * over(s.close, 0.03) + 3 * over(s.furniture, 0.02) + 8 * s.cropped + taste.ground * over(0.14, s.paving + s.lawn + s.water) + 2 * over(taste.houseFrom, s.house) + 3.4 * over(s.house, taste.houseTo);
  return 2 * Math.min(0.16, s.flower) + 0.7 * Math.min(0.22, s.lawn) + 4 * Math.min(0.05, s.water) + 2 * Math.min(0.07, s.focal) + 2.4 * Math.min(0.06, s.thirds) + 0.3 * s.reach - faults;
}
