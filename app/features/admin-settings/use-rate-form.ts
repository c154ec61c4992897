/** The rate book while it is edited: drafts, a look at what changes would do, and saving. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AdminRates, RatePreview } from '#contracts/admin-rates.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { changedRecordOf, reasonOf } from '#app/features/admin/call-reason.ts';
import { adoptDraft, readDraft, writeDraft } from '#app/features/admin/form-draft.ts';
import { useLeaveGuard } from '#app/features/admin/unsaved.ts';
import { showToast } from '#app/ui/toast.ts';
import { applyEdits, type Edits, leftEdits, problemOf, realEdits } from './rate-edits.ts';

export const RATES_URL = '/api/admin/rates';
const DRAFT = ['settings', 'rates'] as const;

type Seen = RatePreview & { edits: Edits; note?: string };

const look = async (book: AdminRates['book'], edits: Edits): Promise<Seen> => ({
  ...(await adminFetch<RatePreview>(`${RATES_URL}/preview`, {
    method: 'POST',
    json: applyEdits(book, edits),
  })),
  edits,
});

/** Edits stored on this device until saved or discarded; applied to the current rate book on save. */
export function useRateForm(stored: AdminRates) {
  const client = useQueryClient();
  const [base, setBase] = useState(stored);
  const [draft, setDraft] = useState(() => readDraft(...DRAFT));
  const [edits, setEdits] = useState<Edits>(() => (draft?.values ?? {}) as Edits);
  const [isKept, setIsKept] = useState(draft !== null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [seen, setSeen] = useState<Seen | null>(null);
  const changed = realEdits(base.book, edits);
  const problems = changed.filter((field) => problemOf(field, edits[field.id]!) !== null);
  const guard = useLeaveGuard(changed.length > 0);
  useEffect(() => {
    if (draft) adoptDraft(draft);
  }, [draft]);

  const replace = (next: Edits, over = base) => {
    setEdits(next);
    setFailure(null);
    const isEmpty = realEdits(over.book, next).length === 0;
    if (isEmpty) setDraft(null);
    setIsKept(
      writeDraft(
        ...DRAFT,
        isEmpty
          ? null
          : {
              values: { ...next },
              start: {},
              baseVersion: over.version,
              at: new Date().toISOString(),
            },
      ) && !isEmpty,
    );
  };
  const finish = (saved: AdminRates) => {
    client.setQueryData([RATES_URL], saved);
    setBase(saved);
    setDraft(null);
    replace(leftEdits(saved.book, edits), saved);
    setSeen(null);
    showToast({
      title: 'Rate book saved',
      description: 'New designs are priced with it from now on.',
    });
  };
  const attempt = async (work: () => Promise<void>) => {
    setIsBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(reasonOf(error));
      showToast({
        title: 'Error',
        description: `Failed to save the rate book: ${reasonOf(error)}`,
        tone: 'danger',
      });
    } finally {
      setIsBusy(false);
    }
  };
  const save = async (sent: Edits) => {
    try {
      finish(
        await adminFetch<AdminRates>(RATES_URL, {
          method: 'PUT',
          json: applyEdits(base.book, sent),
          ifMatch: base.version,
        }),
      );
    } catch (error) {
      const current = changedRecordOf<AdminRates>(error);
      if (!current) throw error;
      // The book says what was sent: that arrived, and only its answer was lost.
      if (realEdits(current.book, sent).length === 0) return finish(current);
      // Yours are laid over what was saved in the meantime, and shown once more before anything is saved.
      const next = await look(current.book, sent);
      setBase(current);
      setSeen({
        ...next,
        note: 'The rate book was saved in another window in the meantime. Your changes now apply to that one: please look at them once more.',
      });
    }
  };
  return {
    base,
    edits,
    changed,
    problems,
    isBusy,
    failure,
    seen,
    isKept,
    replace,
    offeredAt: draft && changed.length > 0 ? draft.at : null,
    type: (id: string, text: string) => replace({ ...edits, [id]: text }),
    discard: () => replace({}),
    closePreview: () => setSeen(null),
    preview: () => attempt(async () => setSeen(await look(base.book, edits))),
    save: () => (seen ? attempt(() => save(seen.edits)) : Promise.resolve()),
    // Where it leads here again, the form stays: with nothing in it, or with all of it and its guard.
    leaving: guard.waiting && {
      stay: guard.waiting.stay,
      keep: guard.waiting.leave,
      discard: () => {
        replace({});
        guard.settle();
        guard.waiting?.leave();
      },
    },
  };
}
