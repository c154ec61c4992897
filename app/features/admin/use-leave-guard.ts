import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';

/** Asks before unsaved changes are left behind: the browser's own question on closing the tab, ours on every other way out. */
export function useLeaveGuard(isDirty: boolean) {
  const dirty = useRef(isDirty);
  useEffect(() => {
    dirty.current = isDirty;
  }, [isDirty]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (dirty.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  const blocker = useBlocker(() => dirty.current);
  return {
    /** A way out that waits for an answer. */
    waiting: blocker.state === 'blocked' ? { leave: () => blocker.proceed(), stay: () => blocker.reset() } : null,
    /** Nothing is unsaved any more, before React has said so. */
    settle: () => {
      dirty.current = false;
    },
  };
}
