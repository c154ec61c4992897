import { expect, test } from 'vitest';
import {
  durationWords,
  everyYears,
  howWords,
  monthlyMinutes,
  yearlyMinutes,
  yearsMark,
} from './care-words.ts';

const line = {
  often: 'every year',
  minutes: 60,
  times: 1,
  tools: ['shears'],
  fromYear: 1,
  toYear: null,
};

test('how long and how often are said in words', () => {
  expect(durationWords(45)).toBe('45 min');
  expect(durationWords(120)).toBe('2 h');
  expect(durationWords(150)).toBe('2 h 30 min');
  expect(howWords({ ...line, tools: ['shears', 'gloves'] })).toBe(
    'Every year, 1 h; shears and gloves',
  );
  expect(howWords({ ...line, times: 16, often: 'once a week', tools: [] })).toBe(
    'Once a week, 1 h each time',
  );
});
test('what comes every third year counts a third of a year, what is done weekly a month of its season', () => {
  expect(everyYears({ often: 'every third year' })).toBe(3);
  expect(yearlyMinutes({ ...line, often: 'every third year' })).toBe(20);
  expect(yearlyMinutes({ ...line, times: 26 })).toBe(1560);
  expect(monthlyMinutes([line, { ...line, often: 'every third year' }])).toBe(80);
  expect(monthlyMinutes([{ ...line, times: 24 }])).toBe(240);
});
test('a month is reckoned for a garden that has settled in', () => {
  expect(monthlyMinutes([line, { ...line, toYear: 1 }])).toBe(60);
});
test('a short list marks the years of a line', () => {
  expect(yearsMark(line)).toBe('');
  expect(yearsMark({ ...line, toYear: 1 })).toBe('year 1');
  expect(yearsMark({ ...line, toYear: 2 })).toBe('years 1 to 2');
  expect(yearsMark({ ...line, fromYear: 3 })).toBe('from year 3');
  expect(yearsMark({ ...line, fromYear: 3, often: 'every third year' })).toBe('every third year');
  expect(yearsMark({ ...line, fromYear: 3, often: 'when it grows crowded' })).toBe('when crowded');
});
