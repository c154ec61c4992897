import { expect, test } from 'vitest';
import { withoutQuotes } from './present.ts';

test.each([
  [
    'Bench (sunny seat). The plan does not show “L shaped” or “with storage”.',
    'Bench (sunny seat).',
  ],
  [
    "15 × Snowdrop 'S. Arnott'. You also say “where I see the gate”, which no plan tells.",
    "15 × Snowdrop 'S. Arnott'.",
  ],
  ['Path, 3.7 m², 0.9 m wide.', 'Path, 3.7 m², 0.9 m wide.'],
])('strangers are not told the words of a letter: %s', (why, told) => {
  expect(withoutQuotes(why)).toBe(told);
});
