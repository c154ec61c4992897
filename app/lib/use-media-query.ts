import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds; null on the server and until the page is live. */
export function useMediaQuery(query: string): boolean | null {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore<boolean | null>(
    subscribe,
    () => matchMedia(query).matches,
    () => null,
  );
}
