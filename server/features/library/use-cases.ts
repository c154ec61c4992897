import {
  LIBRARY_PAGE,
  type LibraryDesign,
  LibraryQuery,
  type LibraryResponse,
} from '#contracts/library.ts';
import type { Context } from '#server/context.ts';
import {
  listNewestShared,
  readSharedPage,
  type SharedDesign,
} from '#server/features/designs/read.ts';

/** Sample designs and those whose visitors shared them, a page at a time, the newest first unless asked otherwise. Who asked for them is never in it. */
export async function listLibrary({
  ctx,
  query = {},
}: {
  ctx: Context;
  query?: unknown;
}): Promise<LibraryResponse> {
  const { page, ...wanted } = LibraryQuery.parse(query);
  const read = (at: number) =>
    readSharedPage({ ctx, ...wanted, limit: LIBRARY_PAGE, offset: (at - 1) * LIBRARY_PAGE });
  const asked = await read(page);
  const pages = Math.max(1, Math.ceil(asked.total / LIBRARY_PAGE));
  // An address that was kept while the library was larger leads to what is its last page now.
  const { designs, total, types } = page > pages ? await read(pages) : asked;
  return {
    designs: designs.map(toLibraryDesign),
    total,
    page: Math.min(page, pages),
    pages,
    types,
  };
}

/** Whether a query has the whole library looked through. @throws ZodError for what is no query */
export const isSearch = (query: unknown = {}): boolean => LibraryQuery.parse(query).search !== '';

/** Of the newest page, the newest of each project type first, so that a strip shows unlike gardens. */
export async function listShowcase({
  ctx,
  count,
}: {
  ctx: Context;
  count: number;
}): Promise<LibraryDesign[]> {
  const choose = <T extends { projectType: string }>(newest: readonly T[]): T[] => {
    const seen = new Set<string>();
    const first = newest.filter(
      (design) => !seen.has(design.projectType) && seen.add(design.projectType),
    );
    return [...first, ...newest.filter((design) => !first.includes(design))].slice(0, count);
  };
  return (await listNewestShared({ ctx, limit: LIBRARY_PAGE, choose })).map(toLibraryDesign);
}

const toLibraryDesign = ({
  totalPounds,
  rating,
  pictures: _all,
  ...design
}: SharedDesign): LibraryDesign => ({
  ...design,
  costBreakdown: { total: totalPounds },
  sustainability: { rating },
});
