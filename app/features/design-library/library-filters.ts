/** What the library shows: read from the address, so that a filtered view can be shared and found again. */
import type { LibraryDesign } from '#contracts/library.ts';

export const SORTS = { newest: 'Newest first', oldest: 'Oldest first', alphabetical: 'Alphabetical' } as const;
export type Sort = keyof typeof SORTS;
export type Filters = { search: string; type: string; sort: Sort };

export function readFilters(params: URLSearchParams): Filters {
  const sort = params.get('sort') ?? '';
  return { search: params.get('search') ?? '', type: params.get('type') ?? '', sort: sort in SORTS ? (sort as Sort) : 'newest' };
}

/** The address's query for some filters; what is as usual is left out. */
export function writeFilters(filters: Filters): URLSearchParams {
  const params = new URLSearchParams();
  if (filters.search) params.set('search', filters.search);
  if (filters.type) params.set('type', filters.type);
  if (filters.sort !== 'newest') params.set('sort', filters.sort);
  return params;
}

/** The project types present, in the order of their names. */
export function typesOf(designs: readonly LibraryDesign[]): { value: string; label: string }[] {
  const labels = new Map(designs.map((design) => [design.projectType, design.projectTypeLabel]));
  return [...labels].map(([value, label]) => ({ value, label })).sort((a, b) => (a.label < b.label ? -1 : 1));
}

/** Every word searched for stands somewhere in what the design says of itself. */
export function filterDesigns(designs: readonly LibraryDesign[], { search, type, sort }: Filters): LibraryDesign[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const kept = designs.filter((design) => {
    if (type && design.projectType !== type) return false;
    const text = `${design.title} ${design.concept} ${design.mainFeature} ${design.style} ${design.projectTypeLabel}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const byDate = (a: LibraryDesign, b: LibraryDesign) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : compareTitles(a, b));
  if (sort === 'alphabetical') return kept.sort(compareTitles);
  return sort === 'oldest' ? kept.sort((a, b) => -byDate(a, b)) : kept.sort(byDate);
}

function compareTitles(a: LibraryDesign, b: LibraryDesign): number {
  const [x, y] = [a.title.toLowerCase(), b.title.toLowerCase()];
  if (x === y) return a.id < b.id ? -1 : 1;
  return x < y ? -1 : 1;
}
