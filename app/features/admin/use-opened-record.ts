/** The dialog that is open over a list whose records are fetched one by one. */
import { useCallback, useRef, useState } from 'react';
import { adminFetch } from './admin-fetch.ts';
import { reasonOf } from './call-reason.ts';
import type { Opened, Stored } from './record-description.ts';
import { useFailure } from './use-failure.ts';

/**
 * @param path of the records' calls
 * @returns `openById` fetches a record and opens it, unless something else has been opened in the meantime; `awaited` is the id of the one on its way
 */
export function useOpenedRecord<Rec extends Stored, Fields = never>(path: string) {
  const [opened, setOpened] = useState<Opened<Rec, Fields>>(null);
  const [awaited, setAwaited] = useState<string | null>(null);
  // As it is now: a late answer asks for it.
  const asked = useRef<string | null>(null);
  const { failure, clear, fail } = useFailure();
  const awaitOnly = useCallback((id: string | null) => {
    asked.current = id;
    setAwaited(id);
  }, []);
  const open = useCallback(
    (next: Opened<Rec, Fields>) => {
      awaitOnly(null);
      clear();
      setOpened(next);
    },
    [awaitOnly, clear],
  );
  const openById = async (id: string, kind: 'form' | 'delete' = 'form') => {
    clear();
    awaitOnly(id);
    try {
      const record = await adminFetch<Rec>(`${path}/${encodeURIComponent(id)}`);
      if (asked.current === id) open({ kind, record });
    } catch (error) {
      if (asked.current !== id) return;
      awaitOnly(null);
      fail(reasonOf(error));
    }
  };
  return { opened, open, openById, awaited, failure };
}
