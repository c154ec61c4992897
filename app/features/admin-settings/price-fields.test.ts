import { expect, test } from 'vitest';
import { raised } from './all-prices.tsx';
import { penceOf } from './price-fields.tsx';

test.each([
  ['1200', 120_000],
  ['1,200.50', 120_050],
  ['£80', 8_000],
  ['0.1', 10],
  ['-1', null],
  ['1e12', null],
  ['12.345', null],
  ['', null],
  ['twelve', null],
])('%j is %j pence', (text, pence) => {
  expect(penceOf(text)).toBe(pence);
});

test.each([
  [120_000, 6, 127_000],
  [22_000, 6, 23_300],
  [22_000, -99, 200],
  [100, -50, 100],
  [1_800_000, 2.5, 1_845_000],
])('%i pence and %d per cent are %i', (pence, percent, after) => {
  expect(raised(pence, percent)).toBe(after);
});
