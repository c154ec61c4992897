/** How good a sketched view is as a picture: something to look at, planting around it, a low foreground, a way in, and nothing cut or before the lens. */
import { SEEN } from './field.ts';
import type { SketchView } from './sketch-view.ts';

export type Taste = {
  /** Shares of the frame. */
  plantingFrom: number;
  plantingTo: number;
  paving: number;
  wall: number;
  lawn: number;
  skyFrom: number;
  sky: number;
  /** Wanted of the house: nothing in views from it. */
  houseFrom: number;
  houseTo: number;
  /** Share that tall plants near the lens may take. */
  tall: number;
  /** How much it matters that one sees something of the ground. */
  ground: number;
};
export const FROM_THE_HOUSE: Taste = {
  plantingFrom: 0.38,
  plantingTo: 0.62,
  paving: 0.24,
  wall: 0.12,
  lawn: 0.22,
  skyFrom: 0.08,
  sky: 0.22,
  houseFrom: 0,
  houseTo: 0,
  tall: 0.07,
  ground: 2,
};
/** From between walls only walls are seen; a floor to stand on matters more. */
export const FROM_A_COURTYARD: Taste = {
  ...FROM_THE_HOUSE,
  plantingFrom: 0.34,
  plantingTo: 0.55,
  wall: 0.25,
  paving: 0.3,
  tall: 0.24,
  ground: 5,
};
export const TOWARDS_THE_HOUSE: Taste = {
  plantingFrom: 0.3,
  plantingTo: 0.55,
  paving: 0.22,
  wall: 0.14,
  lawn: 0.34,
  skyFrom: 0.05,
  sky: 0.26,
  houseFrom: 0.14,
  houseTo: 0.32,
  tall: 0.12,
  ground: 1.6,
};

const CLOSE = 2.2,
  FURNITURE_CLOSE = 4.6;
/** Planting lower than this may stand close before the lens, metres. */
const LOW = 0.75,
  FOREGROUND = 4.5,
  TALL = 1,
  TALL_NEAR = 6.5;
/** A subject counts wholly from this share of the frame on, and between these distances, metres. */
const PLAIN_TO_SEE = 0.012,
  TOO_NEAR = 3.2,
  FAR_OFF = 13;
const over = (x: number, limit: number): number => Math.max(0, x - limit);
const thirdness = (u: number): number =>
  1 - Math.min(1, Math.min(Math.abs(u - 0.35), Math.abs(u - 0.65)) / 0.3);

export type Shares = {
  planting: number;
  flower: number;
  paving: number;
  floor: number;
  lawn: number;
  water: number;
  wall: number;
  hedge: number;
  sky: number;
  house: number;
  close: number;
  furniture: number;
  thirds: number;
  reach: number;
  cropped: number;
  foreground: number;
  tall: number;
  subjects: number;
};
/** What the subjects in view are worth together: each more adds less. */
function subjectsOf({ columns, rows, subject, depth, worth }: SketchView): number {
  const area = new Float64Array(worth.length),
    across = new Float64Array(worth.length),
    far = new Float64Array(worth.length),
    each = 1 / (columns * rows);
  for (let row = 0, i = 0; row < rows; row++)
    for (let c = 0; c < columns; c++, i++) {
      const k = subject[i]!;
      if (k) {
        area[k]! += each;
        across[k]! += (each * (c + 0.5)) / columns;
        far[k]! += each * depth[i]!;
      }
    }
  let sum = 0;
  for (let k = 1; k < worth.length; k++) {
    if (!area[k]) continue;
    const u = across[k]! / area[k]!,
      d = far[k]! / area[k]!,
      inside = Math.max(0, Math.min(1, Math.min(u, 1 - u) / 0.14)),
      distance =
        d < TOO_NEAR ? Math.max(0, (d - 1.8) / (TOO_NEAR - 1.8)) : d > FAR_OFF ? FAR_OFF / d : 1;
    sum +=
      worth[k]! *
      Math.min(1, area[k]! / PLAIN_TO_SEE) *
      inside *
      distance *
      (0.6 + 0.4 * thirdness(u));
  }
  return 1 - Math.exp(-sum / 1.4);
}
export function sharesOf(view: SketchView): Shares {
  const { columns, rows, seen, depth, eye, slopes } = view,
    counts = new Float64Array(13),
    each = 1 / (columns * rows);
  let close = 0,
    furniture = 0,
    thirds = 0,
    reach = 0,
    cropped = 0,
    left = 0,
    right = 0,
    tall = 0;
  for (let row = 0, i = 0; row < rows; row++)
    for (let c = 0; c < columns; c++, i++) {
      const what = seen[i]!,
        far = depth[i]!,
        u = (c + 0.5) / columns,
        leafy = what === SEEN.planting || what === SEEN.flower || what === SEEN.hedge,
        made = what === SEEN.thing || what === SEEN.focal;
      counts[what]! += each;
      const rise = eye + slopes[row]! * far,
        low = leafy && rise < LOW;
      if (leafy && rise > TALL && far < TALL_NEAR) tall += each;
      if (far < CLOSE && (made || (leafy && !low))) close += each * (leafy ? 0.7 : 1.5);
      if (made) furniture += each * Math.max(0, 1 - far / FURNITURE_CLOSE) * 2;
      // a chair cut by the frame looks like a mistake, at its foot most of all
      if (made && far < 9 && (row === rows - 1 || c === 0 || c === columns - 1))
        cropped += (row === rows - 1 ? 2.4 : 1) / (columns + 2 * rows);
      if (low && far < FOREGROUND && row > rows * 0.66) {
        if (u < 0.36) left += each;
        else if (u > 0.64) right += each;
      }
      if (what !== SEEN.sky && what !== SEEN.beyond)
        reach += each * Math.log2(1 + Math.min(far, 24));
      if (what === SEEN.focal || what === SEEN.water || what === SEEN.flower)
        thirds += each * (what === SEEN.flower ? 0.4 : 1) * thirdness(u);
    }
  const of = (k: number): number => counts[k]!;
  return {
    planting: of(SEEN.planting) + of(SEEN.flower) + of(SEEN.hedge),
    flower: of(SEEN.flower),
    paving: of(SEEN.paving),
    floor: of(SEEN.floor),
    lawn: of(SEEN.lawn),
    water: of(SEEN.water),
    wall: of(SEEN.wall),
    hedge: of(SEEN.hedge),
    sky: of(SEEN.sky),
    house: of(SEEN.house),
    close,
    furniture,
    thirds,
    reach,
    cropped,
    foreground: Math.max(left, right),
    tall,
    subjects: subjectsOf(view),
  };
}
/** Higher is better; a fair view scores about nought. */
export function scoreOf(view: SketchView, taste: Taste): number {
  const s = sharesOf(view);
  const faults =
    3 * over(taste.plantingFrom, s.planting) +
    2.6 * over(s.planting, taste.plantingTo) +
    2.6 * over(s.paving + s.floor, taste.paving) +
    4 * over(s.floor, 0.02) +
    3.4 * over(s.wall, taste.wall) +
    3.6 * over(s.lawn, taste.lawn) +
    2 * over(s.sky, taste.sky) +
    2 * over(taste.skyFrom, s.sky) +
    7 * over(s.close, 0.03) +
    3 * over(s.furniture, 0.03) +
    12 * s.cropped +
    4 * over(s.tall, taste.tall) +
    4 * over(s.hedge, 0.06) +
    taste.ground * over(0.14, s.paving + s.lawn + s.water) +
    2 * over(taste.houseFrom, s.house) +
    3.4 * over(s.house, taste.houseTo);
  return (
    2 * Math.min(0.2, s.flower) +
    7 * Math.min(0.06, s.water) +
    1.3 * s.subjects +
    2.4 * Math.min(0.06, s.thirds) +
    2.4 * Math.min(0.1, s.foreground) +
    0.26 * s.reach -
    faults
  );
}
