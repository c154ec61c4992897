/** The lists of the back office: fetched again every half minute and when the window comes back. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminCallError, adminFetch } from './admin-fetch.ts';

const REFETCH_MS = 30_000;

type Fetched<T> = { data: T | undefined; error: Error | null; isPlaceholderData: boolean };

/**
 * What of a fetch is shown. What stood before under another address stays while this one is on its way, and never once it has
 * failed: it would pass for this one's. A failure stays said while it is tried again, until there is an answer.
 * @param failed what this address failed with last
 */
export function shownOf<T>({ data, error, isPlaceholderData }: Fetched<T>, failed: Error | null): Fetched<T> {
  const isAnswered = data !== undefined && !isPlaceholderData;
  const said = error ?? (isAnswered ? null : failed);
  if (isAnswered || said === null) return { data, error: said, isPlaceholderData };
  return { data: undefined, error: said, isPlaceholderData: false };
}

/** What is asked for under a key, with what it failed with last, also while it is tried again. */
export function useLastError<T>(key: string, fetched: Fetched<T>): Fetched<T> {
  const [last, setLast] = useState<{ key: string; error: Error | null }>({ key, error: null });
  const shown = shownOf(fetched, last.key === key ? last.error : null);
  if (last.key !== key || last.error !== shown.error) setLast({ key, error: shown.error });
  return shown;
}

/** @param url is the key too, so that what is changed in one place shows in all */
export function useAdminList<T>(url: string) {
  const query = useQuery<T>({
    queryKey: [url],
    queryFn: ({ signal }) => adminFetch<T>(url, { signal }),
    // Who would rather not sign in again is not asked every half minute.
    refetchInterval: ({ state }) => (state.error instanceof AdminCallError && state.error.status === 401 ? false : REFETCH_MS),
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const { data, error, isPlaceholderData } = useLastError<T>(url, query);
  return {
    data, error,
    isError: error !== null,
    /** Nothing to show yet, and nothing to say. */
    isPending: data === undefined && error === null,
    /** `data` is what stood before, while this is on its way. */
    isPlaceholderData,
    refetch: query.refetch,
    // Read only where it is shown: whoever reads it is drawn again with each fetch.
    get isFetching() { return query.isFetching; },
  };
}

type Row = { id: string };

/**
 * Shows a change in a list at once, before it is fetched again.
 * @param shownElsewhere starts of the addresses of other lists that show the same records: they are fetched anew when next needed
 */
export function useListCache<T extends Row>(url: string, shownElsewhere: readonly string[] = []) {
  const client = useQueryClient();
  const renew = () => {
    void client.invalidateQueries({ predicate: ({ queryKey: [key] }) => typeof key === 'string' && (key === url || shownElsewhere.some((start) => key.startsWith(start))) });
  };
  const change = (edit: (rows: readonly T[]) => readonly T[]) => {
    void client.cancelQueries({ queryKey: [url] });
    client.setQueryData<readonly T[]>([url], (rows) => (rows ? edit(rows) : rows));
  };
  return {
    read: () => client.getQueryData<readonly T[]>([url]) ?? [],
    set: (rows: readonly T[]) => change(() => rows),
    put: (row: T) => change((rows) => (rows.some((one) => one.id === row.id) ? rows.map((one) => (one.id === row.id ? row : one)) : [...rows, row])),
    remove: (id: string) => change((rows) => rows.filter((one) => one.id !== id)),
    renew,
  };
}
