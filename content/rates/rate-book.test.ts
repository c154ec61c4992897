import { expect, test } from 'vitest';
import { BUILD_UPS } from '#engine/quantities/build-ups.ts';
import { sampleRateBook } from './rate-book.ts';

const { rates, plantPence } = sampleRateBook;
const laid = (key: string): number => {
  const rate = rates.find((one) => one.key === key)!;
  return (
    ((rate.materialPence * 1.1 * (1 + sampleRateBook.markup) +
      rate.labourHours * sampleRateBook.labourPencePerHour) *
      1.2) /
    100
  );
};

test('keys are unique, and money is whole pence', () => {
  expect(new Set(rates.map((rate) => rate.key)).size).toBe(rates.length);
  for (const rate of rates) {
    expect(Number.isInteger(rate.materialPence) && rate.materialPence >= 0, rate.key).toBe(true);
    expect(rate.labourHours, rate.key).toBeGreaterThanOrEqual(0);
    expect(rate.materialPence + rate.labourHours, rate.key).toBeGreaterThan(0);
  }
  for (const [key, pence] of Object.entries(plantPence))
    expect(Number.isInteger(pence) && pence > 0, key).toBe(true);
});

test('every floor and every pot has a price', () => {
  for (const material of Object.keys(BUILD_UPS))
    expect(
      rates.some((rate) => rate.key === material),
      material,
    ).toBe(true);
  for (const pot of [
    '9cm',
    '2L',
    '3L',
    '5L',
    '10L',
    '25L',
    '45L',
    'bulb',
    'plug',
    'seed',
    'bare-root',
  ]) {
    expect(plantPence[pot], pot).toBeGreaterThan(0);
    expect(
      rates.some((rate) => rate.key === `planting:${pot}`),
      pot,
    ).toBe(true);
  }
});

test('larger pots cost more', () => {
  const sizes = ['9cm', '2L', '3L', '5L', '10L', '25L', '45L'].map((pot) => plantPence[pot]!);
  expect([...sizes].sort((a, b) => a - b)).toEqual(sizes);
});

test('laid prices, VAT included, sit where UK price guides put them', () => {
  expect(laid('sandstone')).toBeGreaterThan(75);
  expect(laid('sandstone')).toBeLessThan(160);
  expect(laid('porcelain')).toBeLessThan(180);
  expect(laid('concrete-paving')).toBeLessThan(120);
  expect(laid('timber-deck')).toBeGreaterThan(100);
  expect(laid('timber-deck')).toBeLessThan(240);
  expect(laid('turf')).toBeLessThan(35);
  expect(laid('turf')).toBeGreaterThan(12);
  expect(sampleRateBook.labourPencePerHour).toBeGreaterThanOrEqual(3_800);
  expect(sampleRateBook.labourPencePerHour).toBeLessThanOrEqual(4_800);
});
