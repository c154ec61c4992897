/** What the library shows: read from the address, so that a filtered view can be shared and found again. */
import type { LibraryDesign } from '#contracts/library.ts';
import { LIBRARY_SORTS, type LibrarySort } from '#contracts/library-words.ts';

export const SORTS: Record<LibrarySort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  alphabetical: 'Alphabetical',
};
/** What the server takes. */
export const SEARCH_LIMIT = 200;
const TYPE_LIMIT = 40;
const PAGE_LIMIT = 100_000;
/** `page`: from 1. */
export type Filters = { search: string; type: string; sort: LibrarySort; page: number };

export function readFilters(params: URLSearchParams): Filters {
  const page = Number(params.get('page') ?? 1);
  return {
    search: (params.get('search') ?? '').slice(0, SEARCH_LIMIT),
    type: (params.get('type') ?? '').slice(0, TYPE_LIMIT),
    sort: LIBRARY_SORTS.find((sort) => sort === params.get('sort')) ?? 'newest',
    page: Number.isInteger(page) && page >= 1 && page <= PAGE_LIMIT ? page : 1,
  };
}

/** The address's query for some filters; what is as usual is left out. */
export function writeFilters(filters: Filters): URLSearchParams {
  const params = new URLSearchParams();
  if (filters.search) params.set('search', filters.search);
  if (filters.type) params.set('type', filters.type);
  if (filters.sort !== 'newest') params.set('sort', filters.sort);
  if (filters.page > 1) params.set('page', String(filters.page));
  return params;
}

/** Filters a fully loaded library. Every search word must occur in the design's texts. */
export function filterDesigns(
  designs: readonly LibraryDesign[],
  { search, type, sort }: Omit<Filters, 'page'>,
): LibraryDesign[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const kept = designs.filter((design) => {
    if (type && design.projectType !== type) return false;
    const text =
      `${design.title} ${design.concept} ${design.mainFeature} ${design.style} ${design.projectTypeLabel}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const byDate = (a: LibraryDesign, b: LibraryDesign) =>
    a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : compareTitles(a, b);
  if (sort === 'alphabetical') return kept.sort(compareTitles);
  return sort === 'oldest' ? kept.sort((a, b) => -byDate(a, b)) : kept.sort(byDate);
}

function compareTitles(a: LibraryDesign, b: LibraryDesign): number {
  const [x, y] = [a.title.toLowerCase(), b.title.toLowerCase()];
  if (x === y) return a.id < b.id ? -1 : 1;
  return x < y ? -1 : 1;
}
