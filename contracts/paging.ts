/** Lists that are shown page by page. */

/** The rows of a list, in its order, that a search by words of very many rows looks through. */
export const LOOKED_THROUGH = 3_000;
/** Of a search that finds more, the first so many of a list are counted and shown. */
export const MOST_FOUND = 1_000;

/** @param page counted from 1; one beyond the last is the last @returns the page shown, how many there are, and how many entries come before it */
export function pageOf(
  total: number,
  perPage: number,
  page: number,
): { pages: number; shown: number; offset: number } {
  const pages = Math.max(1, Math.ceil(total / perPage));
  const shown = Math.min(page, pages);
  return { pages, shown, offset: (shown - 1) * perPage };
}
