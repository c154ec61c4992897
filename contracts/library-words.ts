/** What the library's page needs without its schemas. */
export const LIBRARY_SORTS = ['newest', 'oldest', 'alphabetical'] as const;
export type LibrarySort = (typeof LIBRARY_SORTS)[number];
