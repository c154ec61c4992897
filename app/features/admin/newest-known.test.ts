import { expect, test } from 'vitest';
import { newestKnown } from './newest-known.ts';

const recordOf = (version: number, id = 'one') => ({ id, version });

test('an open record is shown as the list has it, and as it was seen last once the list has it no more', () => {
  const atFirst = recordOf(1);
  expect(newestKnown(atFirst, [recordOf(7, 'two'), atFirst])).toBe(atFirst);
  const later = recordOf(2);
  expect(newestKnown(atFirst, [later])).toBe(later);
  expect(newestKnown(later, [recordOf(7, 'two')])).toBe(later);
});

test('an answer is newer than a list that has not been refetched', () => {
  const answered = recordOf(3);
  expect(newestKnown(answered, [recordOf(2)])).toBe(answered);
  // What changes without a version, as the days that are left, is the list's.
  const listed = recordOf(3);
  expect(newestKnown(answered, [listed])).toBe(listed);
});
