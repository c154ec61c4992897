import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useUnsaved } from './unsaved.ts';

/** Asks before unsaved changes are left behind: the browser's own question on closing the tab, ours on every other way out. */
export function useLeaveGuard(isDirty: boolean) {
  const { isNow, settle } = useUnsaved(isDirty);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isNow()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isNow]);
  const blocker = useBlocker(isNow);
  return {
    /** A way out that waits for an answer. */
    waiting:
      blocker.state === 'blocked'
        ? { leave: () => blocker.proceed(), stay: () => blocker.reset() }
        : null,
    /** Nothing is unsaved any more, before React has said so. */
    settle,
  };
}
