import { expect, test } from 'vitest';
import { lineBeside } from './line-beside.ts';

test('a line beside an edge lies inside it, and stops short of its ends', () => {
  expect(lineBeside([0, 0], [5000, 0], 250)).toEqual([
    [0, 250],
    [5000, 250],
  ]);
  expect(lineBeside([5000, 0], [5000, 8000], 450, 450)).toEqual([
    [4550, 450],
    [4550, 7550],
  ]);
});
