import { expect, test } from 'vitest';
import { shownOf } from './last-error.ts';

const FAILED = new Error('The database is busy.');
const JUNE = { weeks: ['1 June'] };
const nothing = { data: undefined, error: null, isPlaceholderData: false };

test('the previous list is kept, marked as such, while another URL loads', () => {
  expect(shownOf({ data: JUNE, error: null, isPlaceholderData: true }, null)).toEqual({
    data: JUNE,
    error: null,
    isPlaceholderData: true,
  });
});

test('an earlier list is not shown under an address that failed, nor while it is retried', () => {
  expect(shownOf({ ...nothing, error: FAILED }, null)).toEqual({
    data: undefined,
    error: FAILED,
    isPlaceholderData: false,
  });
  expect(shownOf({ data: JUNE, error: null, isPlaceholderData: true }, FAILED)).toEqual({
    data: undefined,
    error: FAILED,
    isPlaceholderData: false,
  });
});

test('a first fetch that failed stays said while it is tried again', () => {
  expect(shownOf(nothing, FAILED)).toEqual({ ...nothing, error: FAILED });
});

test('what an address gave stays below its later failure, and its next answer ends that', () => {
  expect(shownOf({ data: JUNE, error: FAILED, isPlaceholderData: false }, null)).toEqual({
    data: JUNE,
    error: FAILED,
    isPlaceholderData: false,
  });
  expect(shownOf({ data: JUNE, error: null, isPlaceholderData: false }, FAILED)).toEqual({
    data: JUNE,
    error: null,
    isPlaceholderData: false,
  });
});
