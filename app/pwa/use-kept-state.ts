import { useEffect } from 'react';
import { hadDrafts, states } from './held-over.ts';

/**
 * State outside fields, such as an open step, kept over a reload for a newer version.
 * @param name no other on the page has it @param value plain data, saved as it is when the page reloads itself
 * @param putBack is given the value that was kept, once, after the reload
 */
export function useKeptState<T>(name: string, value: T, putBack: (kept: T) => void): void {
  useEffect(() => {
    states.set(name, value);
    return () => void states.delete(name);
  }, [name, value]);
  useEffect(() => {
    if (!hadDrafts) return;
    let isHere = true;
    void import('./drafts.ts').then(
      ({ takeState }) => {
        const kept = isHere ? takeState(name) : undefined;
        if (kept !== undefined) putBack(kept as T);
      },
      () => undefined,
    );
    return () => {
      isHere = false;
    };
    // Only as it appears: later than that it holds what was chosen since.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [name]);
}
