import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '#app/lib/class-names.ts';
import { dismissToast, TOAST_DURATION_MS, type ToastEntry } from './toast.ts';
import { bottomOf, controlsOnScreen } from './toast-place.ts';

/** Outside the page content, where screen readers would not announce it. */
const nowhere = typeof document === 'undefined' ? undefined : document.createElement('div');

/** Toast area: bottom on phones, bottom right elsewhere, above any button there. F8 focuses it. */
export function ToastViewport({ entries }: { entries: readonly ToastEntry[] }) {
  const list = useRef<HTMLOListElement>(null);
  const [bottom, setBottom] = useState(0);
  const newest = entries[0]?.id;
  useLayoutEffect(() => {
    if (!list.current) return;
    const { left, right, height } = list.current.getBoundingClientRect();
    setBottom(bottomOf({ left, right, height }, innerHeight, controlsOnScreen(list.current)));
  }, [newest]);
  return (
    <Toast.Provider
      announcerContainer={entries[0]?.isSilent ? nowhere : undefined}
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
    >
      {entries.map((entry) => (
        <Toast.Root
          key={entry.id}
          open={entry.isOpen}
          onOpenChange={(open) => {
            if (!open) dismissToast(entry.id);
          }}
          type="foreground"
          className={classNames(
            'relative animate-[rise-in_240ms_var(--ease-calm)] border-l-4 bg-sheet py-4 pr-14 pl-5 text-ink shadow-float',
            entry.tone === 'danger' ? 'border-l-danger' : 'border-l-leaf',
          )}
        >
          <Toast.Title className="font-medium">{entry.title}</Toast.Title>
          {entry.description ? (
            <Toast.Description className="small mt-1 text-ink-soft">
              {entry.description}
            </Toast.Description>
          ) : null}
          <Toast.Close
            aria-label="Close"
            className="absolute top-2 right-2 inline-flex size-10 items-center justify-center rounded-full hover:bg-stone"
          >
            <X aria-hidden size={18} strokeWidth={1.6} />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport
        ref={list}
        style={{ bottom }}
        className="fixed right-0 z-60 m-0 flex w-full list-none flex-col gap-3 p-4 outline-none sm:w-[27rem] sm:p-6"
      />
    </Toast.Provider>
  );
}
