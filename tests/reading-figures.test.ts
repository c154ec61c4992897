/** What is read of descriptions by writers whom the reader has not learnt from; figures and what was tried: docs/evaluation.md. */
import { expect, test } from 'vitest';
import { measure, unseenPosts, unseenWriters } from '../scripts/evaluate.ts';
import { readDescription } from '#server/reader.ts';

// whoever reads better raises the bounds
test.each([
  ['letters', unseenWriters, { right: 0.88, found: 0.655, answered: 0.86, falseReads: 1.0 }],
  ['posts', unseenPosts, { right: 0.84, found: 0.68, answered: 0.91, falseReads: 1.1 }],
] as const)(
  'of %s, what a design is wrong without is read or told back, and what is read is right',
  (_of, texts, bounds) => {
    const { right, found, answered, falseReads } = measure(texts(), readDescription);
    expect(right).toBeGreaterThan(bounds.right);
    expect(found).toBeGreaterThan(bounds.found);
    expect(answered).toBeGreaterThan(bounds.answered);
    expect(falseReads).toBeLessThan(bounds.falseReads);
  },
);
