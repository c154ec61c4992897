import type { ReactNode } from 'react';
import { classNames } from '#app/lib/class-names.ts';

/** Words that open on demand; the browser's own details element, found by in-page search too. */
export function Disclosure({
  summary,
  children,
  className,
  open,
  onToggle,
}: {
  summary: ReactNode;
  children: ReactNode;
  className?: string;
  open?: boolean;
  /** Told when it opens or closes, and again while it is open, so that what is dear to load can wait. */
  onToggle?: (isOpen: boolean) => void;
}) {
  return (
    <details
      // one opened before hydration has not reported it
      ref={
        onToggle &&
        ((details) => {
          if (details?.open) onToggle(true);
        })
      }
      open={open}
      className={classNames('group/details border-b', className)}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
    >
      <summary className="flex min-h-12 list-none items-center justify-between gap-5 py-3 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">{summary}</span>
        <svg
          aria-hidden
          viewBox="0 0 14 14"
          className="size-3.5 shrink-0 text-ink-soft"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
        >
          <path d="M0 7h14" />
          <path
            d="M7 0v14"
            className="origin-center transition-transform duration-200 group-open/details:scale-y-0"
          />
        </svg>
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}
