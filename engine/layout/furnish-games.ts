/** A den, stumps to sit on and a goal: what children hide in and play on beside what they climb. */
import { bounds, contains, middleOfBox } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import type { Furnisher, Thing } from './furnisher.ts';
import type { BareArea } from './stages.ts';

const STUMP: Thing = {
  kind: 'stump-seat',
  width: 400,
  depth: 400,
  height: 420,
  round: true,
  seats: 1,
};
const MOST_STUMPS = 3;
/** A den at the back of its ground, and stumps before it. */
export function addDen(furnisher: Furnisher, area: BareArea): void {
  const [mx] = middleOfBox(area.region),
    back = (x: number, y: number) => y - Math.abs(x - mx) * 0.5;
  for (const size of [2000, 1800, 1600, 1400])
    if (
      furnisher.fit(
        area,
        { kind: 'den', width: size, depth: size, height: Math.round(size * 0.9), round: true },
        { turns: [0], prefer: back },
      )
    )
      break;
  for (let i = 0; i < MOST_STUMPS; i++)
    furnisher.fit(area, STUMP, {
      clear: 100,
      prefer: (x, y) => -y - Math.abs(x - mx) * 0.2,
      inWay: 'never',
    });
}

/** Wide and high; five a side, and for small children, mm. */
const GOALS = [
  [2400, 1000, 1500],
  [1800, 900, 1200],
  [1200, 700, 900],
] as const;
/** To shoot from, mm. */
const BEFORE_GOAL_MM = 4000;
/** A goal at the end of grass that is furthest from glass, with grass before it. */
export function addGoal(furnisher: Furnisher, lawn: BareArea): boolean {
  const [mx] = middleOfBox(lawn.region);
  return GOALS.some(([width, depth, height]) =>
    furnisher.fit(
      lawn,
      { kind: 'goal', width, depth, height },
      {
        // its mouth is its local -y side, towards the house
        turns: [0, 90, 270],
        prefer: (x, y, turn) => {
          const way = turn === 0 ? [0, -1] : turn === 90 ? [1, 0] : [-1, 0];
          const isOpen = [0.25, 0.5, 0.75, 1].every((share) =>
            contains(
              lawn.region,
              x + way[0]! * BEFORE_GOAL_MM * share,
              y + way[1]! * BEFORE_GOAL_MM * share,
            ),
          );
          return isOpen ? y - Math.abs(x - mx) * 0.5 - (turn ? 2000 : 0) : -Infinity;
        },
        inWay: 'slim',
      },
    ),
  );
}

/** Trunks in a ring on the floor of a seat, as many as were counted; false where none has room. */
export function addStumps(furnisher: Furnisher, area: BareArea, count: number): boolean {
  const [mx, my] = middleOfBox(area.region),
    { x0, x1, y0, y1 } = bounds(area.region),
    ring = Math.min(900, (Math.min(x1 - x0, y1 - y0) - STUMP.width) / 2);
  let put = 0;
  for (let i = 0; i < count; i++)
    if (
      furnisher.fit(area, STUMP, {
        clear: 150,
        prefer: (x, y) => -Math.abs(hypot(x - mx, y - my) - ring) - (i % 2 ? 0.1 : -0.1) * x,
        inWay: 'slim',
      })
    )
      put++;
  return put > 0;
}
