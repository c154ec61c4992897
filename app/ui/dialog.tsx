import { X } from 'lucide-react';
import { Dialog as Parts } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { classNames } from '#app/lib/class-names.ts';
import { closeOnEscape } from './close-on-escape.ts';
import { rememberFocus } from './return-focus.ts';

/** A sheet over the page: focus stays inside, Escape and the cross close it, focus returns to where it was. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  className,
  footer,
  staysOpenOutside = false,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  children: ReactNode;
  className?: string;
  footer?: ReactNode;
  /** A press beside the sheet does not close it: for forms. */
  staysOpenOutside?: boolean;
}) {
  const giveBack = useRef<(() => void) | null>(null);
  return (
    <Parts.Root open={open} onOpenChange={onOpenChange}>
      <Parts.Portal>
        <Parts.Overlay className="fixed inset-0 z-50 animate-[fade-in_200ms] bg-[rgb(14_18_11/0.62)]" />
        <Parts.Content
          onOpenAutoFocus={() => {
            giveBack.current = rememberFocus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            giveBack.current?.();
          }}
          onInteractOutside={(event) => {
            if (staysOpenOutside) event.preventDefault();
          }}
          onKeyDown={closeOnEscape(() => onOpenChange(false))}
          className={classNames(
            'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[94dvh] w-full max-w-5xl animate-[rise-in_260ms_var(--ease-calm)] flex-col bg-paper shadow-float outline-none sm:inset-y-0 sm:my-auto sm:h-fit sm:max-h-[90dvh] sm:w-[calc(100%-3rem)]',
            className,
          )}
        >
          <div className="flex items-start justify-between gap-6 border-b px-5 py-4 sm:px-9 sm:py-6">
            <div className="min-w-0">
              <Parts.Title className="display-3">{title}</Parts.Title>
              <Parts.Description className={description ? 'mt-1.5 text-ink-soft' : 'sr-only'}>
                {description ?? title}
              </Parts.Description>
            </div>
            <Parts.Close
              className="-mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-stone"
              aria-label="Close"
            >
              <X aria-hidden size={22} strokeWidth={1.5} />
            </Parts.Close>
          </div>
          <div
            className="quiet-scroll min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-6 sm:px-9 sm:py-8"
            tabIndex={0}
            role="region"
            aria-label={title}
          >
            {children}
          </div>
          {footer ? (
            <div className="flex flex-wrap items-center gap-3 border-t px-5 py-4 sm:px-9">
              {footer}
            </div>
          ) : null}
        </Parts.Content>
      </Parts.Portal>
    </Parts.Root>
  );
}
