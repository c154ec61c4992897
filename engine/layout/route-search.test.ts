import { expect, test } from 'vitest';
import { Grid } from '../geometry/grid.ts';
import { rectangle } from '../geometry/region.ts';
import { lengthOf, simplify, type Line } from './polyline.ts';
import { BLOCKED } from './route-ground.ts';
import { cellsTo, searchRoutes } from './route-search.ts';

const grid = new Grid(rectangle(0, 0, 5000, 5000), 250);
const open = () => new Float64Array(grid.count).fill(1);
const start = grid.index(125, 125);
const wayTo = (cost: Float64Array, x: number, y: number, diagonal = false): Line => {
  const tree = searchRoutes({ grid, cost, start }, diagonal, 2),
    cell = grid.index(x, y);
  let state = -1,
    least = 1e9;
  for (let e = cell * 8; e < cell * 8 + 8; e++)
    if (tree.distance[e]! < least) {
      least = tree.distance[e]!;
      state = e;
    }
  return state < 0
    ? []
    : simplify(
        cellsTo(tree, state).map((i) => [grid.x(i), grid.y(i)]),
        10,
      );
};

test('the way over open ground takes one corner', () => {
  expect(wayTo(open(), 4125, 3125)).toHaveLength(3);
});
test('a wall is walked round through its gap', () => {
  const cost = open();
  grid.each(rectangle(0, 2000, 4500, 2250), (i) => {
    cost[i] = BLOCKED;
  });
  const line = wayTo(cost, 125, 4125);
  expect(
    line.some(([x, y]) => x > 4500 && y > 1900 && y < 2400) || line.some(([x]) => x > 4500),
  ).toBe(true);
  expect(lengthOf(line)).toBeGreaterThan(11_000);
});
test('a cell shut in on all sides is not reached', () => {
  const cost = open();
  grid.each(rectangle(2000, 2000, 3250, 3250), (i) => {
    cost[i] = BLOCKED;
  });
  cost[grid.index(2625, 2625)] = 1;
  expect(wayTo(cost, 2625, 2625)).toEqual([]);
});
test('diagonal legs run at true 45°', () => {
  const line = wayTo(open(), 4125, 4125, true);
  expect(lengthOf(line)).toBeLessThan(6500);
});
test('simplifying keeps the ends and drops points on the line', () => {
  expect(
    simplify(
      [
        [0, 0],
        [10, 1],
        [20, 0],
        [20, 50],
      ],
      5,
    ),
  ).toEqual([
    [0, 0],
    [20, 0],
    [20, 50],
  ]);
});
