import { expect, test } from 'vitest';
import { designWeights, LAYOUT_WEIGHTS, TASTE_WEIGHTS } from './weights.ts';

test('every weight has its reason', () => {
  for (const [name, { value, because }] of Object.entries({
    ...LAYOUT_WEIGHTS,
    ...TASTE_WEIGHTS,
  })) {
    expect(Number.isFinite(value), name).toBe(true);
    expect(because, name).toMatch(/^[A-Z].{10,}\.$/);
  }
});

test('the engine is handed the values of the tables', () => {
  expect(designWeights.layout.wishMet).toBe(LAYOUT_WEIGHTS.wishMet.value);
  expect(designWeights.taste.named).toBe(TASTE_WEIGHTS.named.value);
});
