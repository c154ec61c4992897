import { expect, test } from 'vitest';
import {
  countOf,
  cutText,
  decimal,
  longDate,
  pounds,
  poundsAndPence,
  squareMetres,
  wholeNumber,
} from './format.ts';

test('numbers are grouped in threes', () => {
  expect(wholeNumber(1234567.4)).toBe('1,234,567');
  expect(wholeNumber(-1200)).toBe('−1,200');
  expect(pounds(24310.49)).toBe('£24,310');
  expect(poundsAndPence(24310.5)).toBe('£24,310.50');
});

test('decimals that say nothing are left out', () => {
  expect(decimal(12)).toBe('12');
  expect(decimal(12.04)).toBe('12');
  expect(decimal(12.56)).toBe('12.6');
  expect(squareMetres(4.24)).toBe('4.2 m²');
  expect(squareMetres(96.4)).toBe('96 m²');
});

test('a date is written out and a text that is none is left as it is', () => {
  expect(longDate('2026-11-01T23:59:59.000Z')).toBe('1 November 2026');
  expect(longDate('soon')).toBe('soon');
});

test('a long text is cut at a word and marked, a short one is untouched', () => {
  expect(cutText('short', 150)).toBe('short');
  const cut = cutText(`${'word '.repeat(40)}end`, 150);
  expect(cut.length).toBeLessThanOrEqual(151);
  expect(cut.endsWith('word…')).toBe(true);
});

test('one thing is counted in the singular', () => {
  expect(countOf(1, 'design')).toBe('1 design');
  expect(countOf(0, 'design')).toBe('0 designs');
});
