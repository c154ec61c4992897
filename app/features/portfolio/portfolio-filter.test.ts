import { expect, test } from 'vitest';
import { filterProjects, hasBefore, readChoice } from './portfolio-filter.ts';

test('the address chooses a category; anything else is all of them', () => {
  expect(
    ['', 'category=wildlife', 'category=Wildlife', 'category=all', 'category=luxury'].map((text) =>
      readChoice(new URLSearchParams(text)),
    ),
  ).toEqual(['all', 'wildlife', 'all', 'all', 'all']);
});

test('a category keeps its own, in their order', () => {
  const projects = [
    { id: 1, category: 'family' },
    { id: 2, category: 'modern' },
    { id: 3, category: 'family' },
  ] as const;
  expect(filterProjects(projects, 'family').map((one) => one.id)).toEqual([1, 3]);
  expect(filterProjects(projects, 'all')).toHaveLength(3);
  expect(filterProjects(projects, 'wildlife')).toEqual([]);
});

test('before and after are compared only where they differ', () => {
  expect(hasBefore({ beforeImageUrl: '/a.jpg', afterImageUrl: '/b.jpg' })).toBe(true);
  expect(hasBefore({ beforeImageUrl: '/b.jpg', afterImageUrl: '/b.jpg' })).toBe(false);
  expect(hasBefore({ beforeImageUrl: '', afterImageUrl: '/b.jpg' })).toBe(false);
  expect(hasBefore({ beforeImageUrl: '/a.jpg', afterImageUrl: '' })).toBe(false);
});
