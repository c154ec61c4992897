import { describe, expect, test } from 'vitest';
import { listChanges, valueText } from '#server/db/changes.ts';

describe('a value as a person reads it', () => {
  test.each([
    ['2026-11-24T10:30:00.000Z', 'Tuesday 24 November 2026, 10:30'],
    ['2026-11-24T10:30:00Z', 'Tuesday 24 November 2026, 10:30'],
    ['2026-06-24T10:30Z', 'Wednesday 24 June 2026, 11:30'],
    ['2028-02-29T23:59:59.9Z', 'Tuesday 29 February 2028, 23:59'],
  ])('%s is a moment', (given, told) => expect(valueText(given)).toBe(told));

  // Visitors' texts that merely look like a timestamp are shown as typed.
  test.each([
    '2026-99-99T99:99Z',
    '2026-00-00T00:00Z',
    '2026-02-31T10:00Z',
    '2026-02-29T10:00:00.000Z',
    '2026-02-03T24:00Z',
    '2026-02-03T10:60Z',
    '2026-02-03T10:00:61Z',
    '0000-13-01T10:00Z',
    ' 2026-02-03T10:00Z',
  ])('%s is none', (given) => {
    expect(valueText(given)).toBe(given);
    expect(listChanges({}, { name: given })).toEqual([
      { field: 'name', before: null, after: given },
    ]);
  });
});
