/** What most visitors type is short and plain: what is read of it, against what it says (docs/evaluation.md). */
import { expect, test } from 'vitest';
import { shortBriefs, shortFigures } from './support/short-briefs.ts';

// whoever reads more of them raises the bound
test.each([
  ['looked-at', 0.91, 7],
  ['half-seen', 0.83, 16],
] as const)('of the short descriptions, %s, so much is read rightly', (name, least, most) => {
  const { found, opposite } = shortFigures(shortBriefs(name));
  expect(found).toBeGreaterThan(least);
  expect(opposite.length, opposite.join('; ')).toBeLessThanOrEqual(most);
});
