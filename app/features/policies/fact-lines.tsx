import type { ReactNode } from 'react';

/** Terms and what they are, one line each. */
export function FactLines({
  lines,
  className,
}: {
  lines: readonly (readonly [string, ReactNode])[];
  className?: string;
}) {
  return (
    <dl className={className}>
      {lines.map(([term, words]) => (
        <div
          key={term}
          className="grid gap-x-6 border-b py-3 first:border-t sm:grid-cols-[10rem_minmax(0,1fr)]"
        >
          <dt className="text-ink-soft">{term}</dt>
          <dd className="figures min-w-0 wrap-anywhere whitespace-pre-line">{words}</dd>
        </div>
      ))}
    </dl>
  );
}
