import { expect, test } from 'vitest';
import { driveInWords, dueInWords, rangeInWords, soonInWords } from './today-words.ts';

const NOW = '2026-11-24T09:00:00Z';

test('minutes of driving are read as hours and minutes', () => {
  expect([0, 35, 60, 80].map(driveInWords)).toEqual(['0 min', '35 min', '1 h', '1 h 20 min']);
});

test('a time is named by its day as far as that is near', () => {
  expect(soonInWords('2026-11-24T17:00:00Z', NOW)).toBe('today at 17:00');
  expect(soonInWords('2026-11-25T17:00:00Z', NOW)).toBe('tomorrow at 17:00');
  expect(soonInWords('2026-11-27T17:00:00Z', NOW)).toBe('Friday at 17:00');
  expect(soonInWords('2026-11-20T17:00:00Z', NOW)).toBe('Friday 20 November at 17:00');
  expect(soonInWords('2026-12-04T17:00:00Z', NOW)).toBe('Friday 4 December at 17:00');
  expect(soonInWords('2026-07-01T16:00:00Z', '2026-07-01T08:00:00Z')).toBe('today at 17:00');
});

test('the clock of an answer grows urgent', () => {
  expect(dueInWords('2026-11-26T17:00:00Z', NOW)).toEqual({
    tone: 'leaf',
    words: 'Answer by Thursday at 17:00',
  });
  expect(dueInWords('2026-11-25T17:00:00Z', NOW)).toEqual({
    tone: 'amber',
    words: 'Answer by tomorrow at 17:00',
  });
  expect(dueInWords('2026-11-24T12:30:00Z', NOW)).toEqual({
    tone: 'amber',
    words: 'Answer within 3 hours',
  });
  expect(dueInWords('2026-11-24T09:30:00Z', NOW)).toEqual({
    tone: 'danger',
    words: 'Answer within the hour',
  });
  expect(dueInWords('2026-11-23T17:00:00Z', NOW)).toEqual({
    tone: 'danger',
    words: 'Late: was due yesterday at 17:00',
  });
});

test('a range of one figure is that figure', () => {
  expect(rangeInWords({ low: 800_000, high: 1_150_000 })).toBe('£8,000 to £11,500');
  expect(rangeInWords({ low: 800_000, high: 800_000 })).toBe('£8,000');
});
