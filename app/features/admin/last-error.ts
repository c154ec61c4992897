/** What a fetch failed with, said until there is an answer. */
import { useState } from 'react';

type Fetched<T> = { data: T | undefined; error: Error | null; isPlaceholderData: boolean };

/**
 * What of a fetch is shown. What stood before under another address stays while this one is on its way, and never once it has
 * failed: it would pass for this one's. A failure stays said while it is tried again, until there is an answer.
 * @param failed what this address failed with last
 */
export function shownOf<T>(
  { data, error, isPlaceholderData }: Fetched<T>,
  failed: Error | null,
): Fetched<T> {
  const isAnswered = data !== undefined && !isPlaceholderData;
  const said = error ?? (isAnswered ? null : failed);
  if (isAnswered || said === null) return { data, error: said, isPlaceholderData };
  return { data: undefined, error: said, isPlaceholderData: false };
}

/** A query's state with its last error, which stays while the query is retried. */
export function useLastError<T>(key: string, fetched: Fetched<T>): Fetched<T> {
  const [last, setLast] = useState<{ key: string; error: Error | null }>({ key, error: null });
  const shown = shownOf(fetched, last.key === key ? last.error : null);
  if (last.key !== key || last.error !== shown.error) setLast({ key, error: shown.error });
  return shown;
}
