import { expect, test } from 'vitest';
import { measuresIn } from './measures-said.ts';
import { runSize, runTerraces } from './plot-run.ts';

const HILL =
  "From the back door there's a terrace 10m wide and 4m deep then a bank that drops about 2 metres over 5m which is just nettles, then a flat lawn 10m by 14m.";

test('pieces one after another are as deep as they are together', () => {
  expect(runSize(HILL, measuresIn(HILL))).toMatchObject([{ widthM: 10, depthM: 23 }]);
});

test('a bank among them parts two levels at its middle', () => {
  expect(runTerraces(HILL, measuresIn(HILL))).toMatchObject({
    count: 2,
    goes: 'down',
    holds: 'bank',
    risesM: [2],
    atM: [6.5],
  });
});

test.each([
  'A patio 3m deep, then grass, then a bed 1.2m deep. It is 8m wide.',
  'We want the patio 4m by 5m done first, then the lawn.',
])('a piece without its depth adds up to nothing: %s', (text) => {
  expect(runSize(text, measuresIn(text))).toEqual([]);
});

test('walls between the pieces hold the levels', () => {
  const text =
    '5 metres wide and goes up in 3 steps: first bit by the house is 3m concrete, then wall about 1m, then 6m of grass, then another wall about 80cm, then 8m of jungle.';
  expect(runSize(text, measuresIn(text))).toMatchObject([{ widthM: 5, depthM: 17 }]);
  expect(runTerraces(text, measuresIn(text))).toMatchObject({
    count: 3,
    goes: 'up',
    holds: 'wall',
    risesM: [1, 0.8],
    atM: [3, 9],
  });
});
