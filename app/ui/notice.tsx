import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '#app/lib/class-names.ts';
import { Button } from './button.tsx';

export type NoticeTone = 'note' | 'warning' | 'error';
const LOOKS = {
  note: { icon: Info, look: 'bg-leaf-wash', iconLook: 'text-leaf' },
  warning: { icon: TriangleAlert, look: 'bg-amber-wash', iconLook: 'text-amber' },
  error: { icon: CircleAlert, look: 'bg-danger-wash', iconLook: 'text-danger' },
} as const;

/** Something worth knowing, said where it matters. Errors are announced at once. */
export function Notice({ tone = 'note', title, children, className }: { tone?: NoticeTone; title?: ReactNode; children?: ReactNode; className?: string | undefined }) {
  const { icon: Icon, look, iconLook } = LOOKS[tone];
  return (
    <div role={tone === 'error' ? 'alert' : undefined} className={classNames('flex gap-3.5 rounded-sm px-4 py-3.5 sm:px-5', look, className)}>
      <Icon aria-hidden size={20} strokeWidth={1.7} className={classNames('mt-0.5 shrink-0', iconLook)} />
      <div className="min-w-0">
        {title ? <p className="font-medium">{title}</p> : null}
        {children ? <div className={classNames('small', title ? 'mt-0.5' : null)}>{children}</div> : null}
      </div>
    </div>
  );
}

type Again = { /** Asks again; its promise tells when that has ended, well or not. */ onRetry: () => Promise<unknown> | void } | { /** An address that asks again, with scripts and without. */ to: string };

/** In place of what could not be fetched: what it was, why, and how to ask again. What comes of it is said, as whatever changes in an error is. */
export function LoadFailed({ title, children, className, ...again }: { title: ReactNode; children?: ReactNode; className?: string | undefined } & Again) {
  return (
    <Notice tone="error" title={title} className={className}>
      {children}
      {'to' in again ? (
        <Button size="small" variant="outline" to={again.to} className="mt-3">
          Try Again
        </Button>
      ) : (
        <RetryButton onRetry={again.onRetry} />
      )}
    </Notice>
  );
}

/** Never switched off: it would lose the focus. Going, it leaves the focus to the page, and the page where it is. */
function RetryButton({ onRetry }: { onRetry: () => Promise<unknown> | void }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const own = place.current!;
    return () => {
      if (own.contains(document.activeElement)) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    };
  }, []);
  const [isTrying, setIsTrying] = useState(false);
  const retry = async () => {
    const asked = onRetry();
    // A page that is loaded anew tells nothing.
    if (!asked) return;
    setIsTrying(true);
    await asked;
    setIsTrying(false);
  };
  return (
    <span ref={place}>
      <Button size="small" variant="outline" className="mt-3" aria-disabled={isTrying} aria-busy={isTrying} onClick={isTrying ? undefined : () => void retry()}>
        {isTrying ? 'Trying again…' : 'Try Again'}
      </Button>
    </span>
  );
}
