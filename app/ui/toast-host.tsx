import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastStore } from './toast.ts';

const ToastViewport = lazy(() => import('./toast-viewport.tsx').then((module) => ({ default: module.ToastViewport })));
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
