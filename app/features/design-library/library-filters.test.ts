import { expect, test } from 'vitest';
import { type LibraryDesign, LibraryQuery } from '#contracts/library.ts';
import { filterDesigns, readFilters, writeFilters } from './library-filters.ts';

const design = (
  id: string,
  title: string,
  projectType: string,
  createdAt: string,
): LibraryDesign => ({
  id,
  title,
  projectType,
  createdAt,
  projectTypeLabel: projectType.toUpperCase(),
  concept: `About ${title}`,
  mainFeature: 'A bench',
  style: '',
  imageUrl: '',
  costBreakdown: { total: 1 },
  priceDate: null,
  sustainability: { rating: 4 },
  sample: true,
  picture: null,
  plotM2: 20,
});
const DESIGNS = [
  design('1', 'beech walk', 'family', '2026-01-02'),
  design('2', 'Apple court', 'modern', '2026-01-03'),
  design('3', 'Cedar deck', 'family', '2026-01-01'),
];
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
  const filters = { search: 'oak & ash', type: 'family', sort: 'oldest' as const, page: 3 };
  expect(readFilters(writeFilters(filters))).toEqual(filters);
  expect(writeFilters(usual).toString()).toBe('');
  expect(readFilters(new URLSearchParams('sort=sideways')).sort).toBe('newest');
});

test.each(['0', '-1', '1.5', 'two', '1e99', ''])(
  'the page %j of an address is the first',
  (page) => {
    expect(readFilters(new URLSearchParams({ page })).page).toBe(1);
  },
);

test('an address never asks for more than the server takes', () => {
  const { search, type } = readFilters(
    new URLSearchParams({ search: 'x'.repeat(5000), type: 'y'.repeat(5000) }),
  );
  expect(LibraryQuery.safeParse({ search, type }).success).toBe(true);
});
