import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { LibraryDesign, LibraryResponse } from '#contracts/library.ts';
import { makeQueryClient } from '#app/lib/query-client.ts';
import { readFilters } from './library-filters.ts';
import { FIRST_PAGE, libraryQuery, LibraryView } from './library-view.tsx';

const design = (title: string): LibraryDesign => ({
  id: `dsn_${title}`,
  title,
  projectType: 'family',
  createdAt: '2026-01-02',
  projectTypeLabel: 'Family Garden',
  concept: '',
  mainFeature: '',
  style: '',
  imageUrl: '/plan.svg',
  costBreakdown: { total: 3000 },
  priceDate: '2026-11-01',
  sustainability: { rating: 4 },
  sample: false,
  picture: null,
  plotM2: 20,
});
const TYPES = [{ value: 'family', label: 'Family Garden' }];
const answer = (titles: string[], rest: Partial<LibraryResponse> = {}): LibraryResponse => ({
  designs: titles.map(design),
  total: titles.length,
  page: 1,
  pages: 1,
  types: TYPES,
  ...rest,
});

/** The page as the server sends it, with what its loader read. */
function render(search: string, answers: [search: string, LibraryResponse][]): string {
  const client = makeQueryClient();
  for (const [asked, data] of answers)
    client.setQueryData(
      libraryQuery(asked === '' ? FIRST_PAGE : readFilters(new URLSearchParams(asked))).queryKey,
      data,
    );
  const view = createElement(
    MemoryRouter,
    { initialEntries: [`/design-library${search}`] },
    createElement(LibraryView),
  );
  return renderToStaticMarkup(createElement(QueryClientProvider, { client }, view));
}

test('a library of one page is looked through where it is', () => {
  const html = render('?search=oak', [['', answer(['Oak court', 'Beech walk'])]]);
  expect(html).toContain('1 design found');
  expect(html).toContain('Oak court');
  expect(html).not.toContain('Beech walk');
  expect(html).not.toContain('Pages of the library');
});

test('a larger one shows what the server found, with the way to the pages beside it', () => {
  const html = render('?search=oak&page=2', [
    ['', answer(['Beech walk'], { total: 200, pages: 5 })],
    ['search=oak&page=2', answer(['Oak court'], { total: 120, page: 2, pages: 3 })],
  ]);
  expect(html).toContain('120 designs found');
  expect(html).toContain('Oak court');
  expect(html).not.toContain('Beech walk');
  expect(html).toContain('Page 2 of 3');
  expect(html).toContain('href="/design-library?search=oak"');
  expect(html).toContain('href="/design-library?search=oak&amp;page=3"');
});

test('the first page of a larger one needs no second answer', () => {
  const html = render('', [['', answer(['Beech walk'], { total: 200, pages: 5 })]]);
  expect(html).toContain('200 designs found');
  expect(html).toContain('Page 1 of 5');
  expect(html).not.toContain('Previous page');
});

test('every total names the date of its prices', () => {
  expect(render('', [['', answer(['Oak court'])]])).toContain(
    'including VAT, prices of 1 November 2026',
  );
});
