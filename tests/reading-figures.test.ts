/** What is read of descriptions by writers whom the reader has not learnt from; figures and what was tried: docs/evaluation.md. */
import { expect, test } from 'vitest';
import { measure, unseenWriters } from '../scripts/evaluate.ts';
import { readDescription } from '#server/reader.ts';

test('what a design is wrong without is read or told back, and what is read is right', () => {
  const { right, found, answered, falseReads } = measure(unseenWriters(), readDescription);
  expect(right).toBeGreaterThan(0.83);
  expect(found).toBeGreaterThan(0.61);
  expect(answered).toBeGreaterThan(0.83);
  expect(falseReads).toBeLessThan(1.2);
});
