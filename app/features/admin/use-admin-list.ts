/** The lists of the back office: fetched again every half minute and when the window comes back. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLastError } from '#app/features/admin/last-error.ts';
import { AdminCallError, adminFetch } from './admin-fetch.ts';

const REFETCH_MS = 30_000;

/** @param url is the key too, so that what is changed in one place shows in all */
export function useAdminList<T>(url: string) {
  const query = useQuery<T>({
    queryKey: [url],
    queryFn: ({ signal }) => adminFetch<T>(url, { signal }),
    // Stops polling once the owner has declined to sign in again.
    refetchInterval: ({ state }) =>
      state.error instanceof AdminCallError && state.error.status === 401 ? false : REFETCH_MS,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const { data, error, isPlaceholderData } = useLastError<T>(url, query);
  return {
    data,
    error,
    isError: error !== null,
    /** Nothing to show yet, and nothing to say. */
    isPending: data === undefined && error === null,
    /** `data` is what stood before, while this is on its way. */
    isPlaceholderData,
    refetch: query.refetch,
    // Tracked only where shown: readers render again on every fetch.
    get isFetching() {
      return query.isFetching;
    },
  };
}

type Row = { id: string };

/**
 * Shows a change in a list at once, before it is fetched again.
 * @param shownElsewhere URL prefixes of other lists with the same records: refetched when next needed
 */
export function useListCache<T extends Row>(url: string, shownElsewhere: readonly string[] = []) {
  const client = useQueryClient();
  const renew = () => {
    void client.invalidateQueries({
      predicate: ({ queryKey: [key] }) =>
        typeof key === 'string' &&
        (key === url || shownElsewhere.some((start) => key.startsWith(start))),
    });
  };
  const change = (edit: (rows: readonly T[]) => readonly T[]) => {
    void client.cancelQueries({ queryKey: [url] });
    client.setQueryData<readonly T[]>([url], (rows) => (rows ? edit(rows) : rows));
  };
  return {
    read: () => client.getQueryData<readonly T[]>([url]) ?? [],
    set: (rows: readonly T[]) => change(() => rows),
    put: (row: T) =>
      change((rows) =>
        rows.some((one) => one.id === row.id)
          ? rows.map((one) => (one.id === row.id ? row : one))
          : [...rows, row],
      ),
    remove: (id: string) => change((rows) => rows.filter((one) => one.id !== id)),
    renew,
  };
}
