import type { ReactNode } from 'react';
import { classNames } from '#app/lib/class-names.ts';

/** Every picture made by the design tool says so on itself. */
export function ConceptMark({ label = 'AI concept', className }: { label?: string; className?: string }) {
  return (
    <span className={classNames('inline-flex items-center rounded-sm bg-[rgb(31_40_28/0.86)] px-2 py-1 text-[0.75rem] leading-none font-medium text-[#f4efe4]', className)}>
      {label}
    </span>
  );
}

/** A picture with its mark and, below, its words. */
export function Figure({ children, mark, caption, className }: { children: ReactNode; mark?: string | null; caption?: ReactNode; className?: string }) {
  return (
    <figure className={className}>
      <div className="relative">
        {children}
        {mark ? <ConceptMark label={mark} className="absolute right-1 bottom-1" /> : null}
      </div>
      {caption ? <figcaption className="small mt-3 text-ink-soft">{caption}</figcaption> : null}
    </figure>
  );
}
