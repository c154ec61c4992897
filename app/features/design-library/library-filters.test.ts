import { expect, test } from 'vitest';
import type { LibraryDesign } from '#contracts/library.ts';
import { filterDesigns, readFilters, typesOf, writeFilters } from './library-filters.ts';

const design = (id: string, title: string, projectType: string, createdAt: string): LibraryDesign => ({
  id, title, projectType, createdAt, projectTypeLabel: projectType.toUpperCase(), concept: `About ${title}`, mainFeature: 'A bench', style: '', imageUrl: '', costBreakdown: { total: 1 }, sustainability: { rating: 4 }, sample: true, picture: null, plotM2: 20,
});
const DESIGNS = [design('1', 'beech walk', 'family', '2026-01-02'), design('2', 'Apple court', 'modern', '2026-01-03'), design('3', 'Cedar deck', 'family', '2026-01-01')];
const usual = readFilters(new URLSearchParams());
const ids = (designs: readonly LibraryDesign[]) => designs.map((one) => one.id).join('');

test('designs are sorted newest, oldest or by their names', () => {
  expect(ids(filterDesigns(DESIGNS, usual))).toBe('213');
  expect(ids(filterDesigns(DESIGNS, { ...usual, sort: 'oldest' }))).toBe('312');
  expect(ids(filterDesigns(DESIGNS, { ...usual, sort: 'alphabetical' }))).toBe('213');
});

test('search wants every word and forgives capitals; the type narrows further', () => {
  expect(ids(filterDesigns(DESIGNS, { ...usual, search: 'BENCH apple' }))).toBe('2');
  expect(ids(filterDesigns(DESIGNS, { ...usual, search: 'bench', type: 'family' }))).toBe('13');
  expect(filterDesigns(DESIGNS, { ...usual, search: 'zeppelin' })).toEqual([]);
});

test('filters survive the address and unknown ones fall back', () => {
  const filters = { search: 'oak & ash', type: 'family', sort: 'oldest' as const };
  expect(readFilters(writeFilters(filters))).toEqual(filters);
  expect(writeFilters(usual).toString()).toBe('');
  expect(readFilters(new URLSearchParams('sort=sideways')).sort).toBe('newest');
});

test('the types offered are those present', () => {
  expect(typesOf(DESIGNS).map((type) => type.value)).toEqual(['family', 'modern']);
});
