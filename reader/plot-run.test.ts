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
