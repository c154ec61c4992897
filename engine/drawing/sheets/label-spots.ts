/** Places for lettering on a sheet: nothing that is written lies over anything else that is. Lengths in paper mm. */
import { TAU, hypot } from '../../geometry/trig.ts';
import { polar, type Xy } from '../path.ts';
import { overlaps, type Box } from '../page/labels.ts';

export type Spot = { box: Box; /** Middle of the box. */ at: Xy; away: number };
export type Spots = {
  /** Keeps a box free of lettering. */
  take(box: Box): void;
  isFree(box: Box, gap?: number): boolean;
  /** Points that lettering had better not cover. */
  mark(at: Xy): void;
  /** Takes the best free place for a box of w by h near `to`, no further than `reach` from it; null where there is none. */
  place(
    to: Xy,
    w: number,
    h: number,
    reach: number,
    cost?: (at: Xy, box: Box) => number,
  ): Spot | null;
};

const DIRECTIONS = 16;
const cell = (x: number, y: number): number => Math.floor(x) * 4096 + Math.floor(y);

/** @param page nothing is written outside it */
export function makeSpots(page: Box): Spots {
  const taken: Box[] = [],
    // marks by the square millimetre that they lie in
    marks = new Map<number, number>();
  const isFree = (box: Box, gap = 0.35) =>
    box.x0 >= page.x0 &&
    box.y0 >= page.y0 &&
    box.x1 <= page.x1 &&
    box.y1 <= page.y1 &&
    !taken.some((other) => overlaps(box, other, gap));
  const covered = (box: Box) => {
    let sum = 0;
    for (let x = Math.floor(box.x0); x < box.x1; x++)
      for (let y = Math.floor(box.y0); y < box.y1; y++) sum += marks.get(cell(x, y)) ?? 0;
    return sum;
  };
  return {
    take: (box) => void taken.push(box),
    isFree,
    mark: ([x, y]) => void marks.set(cell(x, y), (marks.get(cell(x, y)) ?? 0) + 1),
    place(to, w, h, reach, cost = () => 0) {
      let best: Spot | null = null,
        least = Infinity;
      for (let away = 1.1; away <= reach; away += away < 6 ? 1.2 : 2.4) {
        // what lies further costs more at least by its distance
        if (away > least) break;
        for (let i = 0; i < DIRECTIONS; i++) {
          const [dx, dy] = polar(0, 0, ((i + 0.5) / DIRECTIONS) * TAU, 1);
          const at: Xy = [to[0] + dx * (away + w / 2), to[1] + dy * (away + h / 2)],
            box = boxAbout(at, w, h);
          if (!isFree(box)) continue;
          const price = away + covered(box) * 4 + cost(at, box);
          if (price >= least) continue;
          const end = nearestOn(box, to),
            through = away > 3 ? taken.filter((other) => passes(to, end, other)).length : 0;
          if (price + through * 7 < least) {
            least = price + through * 7;
            best = { box, at, away };
          }
        }
      }
      if (best) taken.push(best.box);
      return best;
    },
  };
}
export const boxAbout = ([x, y]: Xy, w: number, h: number): Box => ({
  x0: x - w / 2,
  y0: y - h / 2,
  x1: x + w / 2,
  y1: y + h / 2,
});
/** Whether the line from a to b runs through the box, looked at in ten places. */
function passes(a: Xy, b: Xy, box: Box): boolean {
  for (let i = 1; i < 10; i++)
    if (isIn([a[0] + ((b[0] - a[0]) * i) / 10, a[1] + ((b[1] - a[1]) * i) / 10], box)) return true;
  return false;
}
const isIn = ([x, y]: Xy, b: Box): boolean => x > b.x0 && x < b.x1 && y > b.y0 && y < b.y1;

/** The point of a box nearest to another point: where a leader ends. */
export const nearestOn = (box: Box, [x, y]: Xy): Xy => [
  Math.max(box.x0, Math.min(box.x1, x)),
  Math.max(box.y0, Math.min(box.y1, y)),
];
export const distance = (a: Xy, b: Xy): number => hypot(a[0] - b[0], a[1] - b[1]);
