/** Tracks unsaved changes on this page, for navigation that bypasses the router. */
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useBlocker } from 'react-router';

const forms = new Set<RefObject<boolean>>();

export const isAnythingUnsaved = (): boolean => [...forms].some((isUnsaved) => isUnsaved.current);

/** The owner has agreed to leave: nothing asks again. */
export const settleAll = (): void => {
  for (const isUnsaved of forms) isUnsaved.current = false;
};

/** A form says whether it holds what is not saved yet. @returns the same as it is now, and to say that nothing is any more, before React has */
export function useUnsaved(isUnsaved: boolean): { isNow: () => boolean; settle: () => void } {
  const held = useRef(isUnsaved);
  useEffect(() => {
    held.current = isUnsaved;
  }, [isUnsaved]);
  useEffect(() => {
    forms.add(held);
    return () => void forms.delete(held);
  }, []);
  // Stable for the form's lifetime.
  const [api] = useState(() => ({
    isNow: () => held.current,
    settle: () => {
      held.current = false;
    },
  }));
  return api;
}

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
