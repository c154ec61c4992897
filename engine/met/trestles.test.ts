import { expect, test } from 'vitest';
import { areaAt, plainGarden, withLayout } from '../costing/fixtures/sample-gardens.ts';
import { atTrestles } from './trestles.ts';

const garden = (depthMm: number) =>
  withLayout(plainGarden(), {
    areas: [areaAt('lawn', 'lawn', 'turf', [0, 3000, 5000, 3000 + depthMm])],
  });

test('those whom the longest table does not hold sit on grass that is large enough', () => {
  expect(atTrestles(garden(5000), 30, 16)).toMatch(/other 14 .* lawn/);
});
test.each([
  ['the grass is too small for them', 3000, 30, 16],
  ['the grass is too narrow for a table and its benches', 2500, 17, 16],
  ['a longer table would hold all', 5000, 12, 8],
  ['no table is drawn', 5000, 30, 0],
])('nobody is sent to trestles where %s', (_why, depthMm, people, seated) => {
  expect(atTrestles(garden(depthMm), people, seated)).toBeNull();
});
