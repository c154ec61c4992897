import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { dismissToast, TOAST_DURATION_MS, toastStore, type ToastEntry } from './toast.ts';

/** The line may be lost before the toast's code is fetched: the message then comes in words alone, and the page stays. */
const ToastViewport = lazy(() =>
  import('./toast-viewport.tsx').then(
    (module) => ({ default: module.ToastViewport }),
    () => ({ default: BareToasts }),
  ),
);

function BareToasts({ entries: [entry] }: { entries: readonly ToastEntry[] }) {
  const close = () => entry && dismissToast(entry.id);
  useEffect(() => {
    const timer = setTimeout(close, TOAST_DURATION_MS);
    return () => clearTimeout(timer);
    // Each toast has its own timer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [entry?.id]);
  if (!entry?.isOpen) return null;
  return (
    <div
      role={entry.isSilent ? undefined : 'alert'}
      className="fixed right-4 bottom-4 z-60 max-w-[25rem] border-l-4 border-l-danger bg-sheet px-5 py-4 shadow-float"
    >
      <p className="font-medium">{entry.title}</p>
      {entry.description ? <p className="small mt-1 text-ink-soft">{entry.description}</p> : null}
      <button type="button" onClick={close} className="small text-link min-h-6">
        Close
      </button>
    </div>
  );
}
const none = toastStore.read();

/** Fetches the toast's own code when there is a first one to show. */
export function ToastHost() {
  const entries = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => none);
  if (entries.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ToastViewport entries={entries} />
    </Suspense>
  );
}
