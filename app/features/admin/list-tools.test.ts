import { describe, expect, test } from 'vitest';
import { differingFields } from './form-draft.ts';
import { readTags } from './tags-field.tsx';
import { fieldWords, valueWords } from './show-value.ts';
import { landingOf, moveRow } from './use-drag-order.ts';
import { findMatches } from './use-list-tools.ts';
import { whenText } from './when.ts';

describe('searching', () => {
  const rows = [
    { title: 'Château walls', note: null },
    { title: 'Paving', note: 'stone walls' },
    { title: 'Lawns', note: '' },
  ];
  const find = (search: string) =>
    findMatches(rows, search, ({ title, note }) => [title, note]).map((row) => row.title);

  test('every word has to be found, in whatever field; capitals and accents do not matter', () => {
    expect(find('WALLS')).toEqual(['Château walls', 'Paving']);
    expect(find('chateau  wall')).toEqual(['Château walls']);
    expect(find('stone paving')).toEqual(['Paving']);
    expect(find('stone lawns')).toEqual([]);
    expect(find('  ')).toHaveLength(3);
  });

  test('words of two fields are not read as one', () => {
    expect(find('pavingstone')).toEqual([]);
  });
});

test('tags are trimmed, empty ones and second ones dropped', () => {
  expect(readTags(' stone ,, Patio,stone , patio, a b ,')).toEqual(['stone', 'Patio', 'a b']);
  expect(readTags(' , ')).toEqual([]);
});

describe('putting in order', () => {
  const boxes = [0, 100, 200, 300].map((top) => ({ top, height: 100 }));

  test('a row lands where its middle has passed the middle of others', () => {
    expect(landingOf(boxes, 0, 40)).toBe(0);
    expect(landingOf(boxes, 0, 110)).toBe(1);
    expect(landingOf(boxes, 0, 5_000)).toBe(3);
    expect(landingOf(boxes, 3, -110)).toBe(2);
    expect(landingOf(boxes, 3, -5_000)).toBe(0);
  });

  test('the others keep their order', () => {
    expect(moveRow(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(moveRow(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
    expect(moveRow(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
  });
});

test('two versions differ where their values do; nothing, null and a missing field are the same', () => {
  expect(differingFields({ a: 1, b: ['x'], c: null }, { a: 2, b: ['x'], d: 'y' })).toEqual([
    'a',
    'd',
  ]);
});

test('values and fields are read out in words', () => {
  expect([
    valueWords(null),
    valueWords(''),
    valueWords(true),
    valueWords(['a', 'b']),
    valueWords(0),
    valueWords([]),
  ]).toEqual(['(empty)', '(empty)', 'Yes', 'a, b', '0', '(empty)']);
  expect(fieldWords('shortDescription')).toBe('Short description');
});

test('a time of today needs no day, one of another year needs the year', () => {
  const now = new Date(2026, 10, 22, 12, 0);
  expect(whenText(new Date(2026, 10, 22, 10, 42).toISOString(), now)).toBe('10:42');
  expect(whenText(new Date(2026, 10, 21, 10, 42).toISOString(), now)).toBe('21 November, 10:42');
  expect(whenText(new Date(2025, 10, 21, 10, 42).toISOString(), now)).toBe(
    '21 November 2025, 10:42',
  );
  expect(whenText('nonsense', now)).toBe('nonsense');
});
