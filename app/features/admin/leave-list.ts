import type { QueryClient } from '@tanstack/react-query';

/** One part of a list that the server cuts into pages, with how many there are under each of its filters. */
type ListPage<T> = {
  items: readonly T[];
  counts: Readonly<Record<string, number>>;
  total?: number;
};

/**
 * Takes what was deleted out of all that was fetched of a list, to be called before its dialog closes and the list is fetched again:
 * a row that left only with the new list would take the focus with it, to the start of the page.
 * @param url of the list, without its query
 * @param countedIn the filters under which a row is counted
 */
export function leaveList<T>(
  client: QueryClient,
  url: string,
  isGone: (row: T) => boolean,
  countedIn: (row: T) => readonly string[],
): void {
  client.setQueriesData<ListPage<T>>(
    { predicate: ({ queryKey: [key] }) => typeof key === 'string' && key.startsWith(`${url}?`) },
    (page) => {
      const gone = page?.items.filter(isGone) ?? [];
      if (!page || gone.length === 0) return page;
      const counts = { ...page.counts };
      for (const name of gone.flatMap(countedIn)) counts[name] = (counts[name] ?? 0) - 1;
      return {
        ...page,
        items: page.items.filter((row) => !isGone(row)),
        counts,
        ...(page.total === undefined ? {} : { total: page.total - gone.length }),
      };
    },
  );
}
