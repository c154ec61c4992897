import { lazy, Suspense, useEffect, useRef } from 'react';
import type { StudioView } from '#contracts/studio.ts';

const Workspace = lazy(() =>
  import('#app/features/studio/workspace.tsx').then((module) => ({ default: module.Workspace })),
);

/** The studio of a garden that was drawn on this device and that no server knows yet, over the page. */
export function DeviceStudio({ view, onDone }: { view: StudioView; onDone: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={`Changing ${view.title}`}
      onCancel={(event) => event.preventDefault()}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-y-auto bg-paper text-ink"
    >
      <Suspense fallback={<p role="status">The studio is being opened…</p>}>
        <Workspace view={view} sessionId="" onDone={onDone} />
      </Suspense>
    </dialog>
  );
}
