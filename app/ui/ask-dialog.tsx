import { AlertDialog as Parts } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { Button, buttonLook } from './button.tsx';
import { closeOnEscape } from './close-on-escape.ts';
import { Notice } from './notice.tsx';
import { rememberFocus } from './return-focus.ts';

export type AskAnswer = { label: string; onClick: () => void; tone?: 'danger' | 'plain' };

/** A confirmation dialog. Focus starts on the answer that changes nothing; Escape gives it too. */
export function AskDialog({
  title,
  children,
  stay,
  answers,
  isBusy = false,
  failure,
  onStay,
}: {
  title: string;
  /** The question, and what each answer does. */
  children: ReactNode;
  /** The answer that changes nothing: "Cancel". */
  stay: string;
  answers: readonly AskAnswer[];
  isBusy?: boolean;
  failure?: string | null;
  onStay: () => void;
}) {
  const giveBack = useRef<(() => void) | null>(null);
  const close = () => {
    if (!isBusy) onStay();
  };
  return (
    <Parts.Root
      open
      onOpenChange={(open) => {
        if (!open) close();
      }}
    >
      <Parts.Portal>
        <Parts.Overlay className="fixed inset-0 z-50 animate-[fade-in_160ms] bg-[rgb(14_18_11/0.62)]" />
        <Parts.Content
          onOpenAutoFocus={() => {
            giveBack.current = rememberFocus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            giveBack.current?.();
          }}
          onKeyDown={closeOnEscape(close)}
          className="fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[90dvh] max-w-lg -translate-y-1/2 animate-[fade-in_160ms] overflow-y-auto bg-paper px-6 py-6 shadow-float outline-none sm:px-8 sm:py-7"
        >
          <Parts.Title className="display-4">{title}</Parts.Title>
          <Parts.Description asChild>
            <div className="mt-3 grid gap-2 text-ink-soft wrap-anywhere">{children}</div>
          </Parts.Description>
          {failure ? (
            <Notice tone="error" className="mt-4">
              <p>{failure}</p>
            </Notice>
          ) : null}
          <div className="mt-6 flex flex-wrap gap-3">
            <Parts.Cancel disabled={isBusy} className={buttonLook({ variant: 'outline' })}>
              {stay}
            </Parts.Cancel>
            {answers.map(({ label, onClick, tone }) => (
              <Button
                key={label}
                variant={tone === 'danger' ? 'solid' : 'outline'}
                disabled={isBusy}
                aria-busy={isBusy}
                onClick={onClick}
                className={
                  tone === 'danger' ? 'bg-danger! text-paper! hover:opacity-90' : undefined
                }
              >
                {label}
              </Button>
            ))}
          </div>
        </Parts.Content>
      </Parts.Portal>
    </Parts.Root>
  );
}
