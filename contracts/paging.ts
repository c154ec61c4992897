/** Lists that are shown page by page. */

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
