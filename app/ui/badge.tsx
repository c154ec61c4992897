import type { ReactNode } from 'react';
import { classNames } from '#app/lib/class-names.ts';

export type Tone = 'plain' | 'leaf' | 'clay' | 'amber' | 'danger';
const TONES: Record<Tone, string> = {
  plain: 'bg-stone text-ink',
  leaf: 'bg-leaf-wash text-leaf',
  clay: 'bg-clay-wash text-clay-deep',
  amber: 'bg-amber-wash text-amber',
  danger: 'bg-danger-wash text-danger',
};

/** A word or two that says what kind of thing this is. */
export function Badge({
  children,
  tone = 'plain',
  className,
}: {
  children: ReactNode;
  tone?: Tone;
  className?: string;
}) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-6 items-center rounded-sm px-2 py-0.5 text-[0.8125rem] leading-tight font-medium',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
