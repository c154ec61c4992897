import { useCallback, useId, useState } from 'react';
import { showToast } from '#app/ui/toast.ts';

/** What a press failed with: a toast shows it at once, and `failure` stays to be shown beside what was pressed, and is read out there, until it is tried again. */
export function useFailure() {
  const [failure, setFailure] = useState<string | null>(null);
  const failureId = useId();
  const clear = useCallback(() => setFailure(null), []);
  return {
    failure,
    /** Of the element that shows it. */
    failureId,
    /** For the `aria-describedby` of what was pressed. */
    describedBy: failure === null ? undefined : failureId,
    /** To be called as it is tried again. */
    clear,
    /** @param words a whole sentence, with the reason */
    fail: (words: string, title = 'Error') => {
      setFailure(words);
      showToast({ title, description: words, tone: 'danger', isSilent: true });
    },
  };
}
