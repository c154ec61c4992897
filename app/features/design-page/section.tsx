import type { ReactNode } from 'react';
import { classNames } from '#app/lib/class-names.ts';

export const SECTIONS = [
  ['concept', 'Concept'],
  ['wishes', 'The wishes'],
  ['plan', 'Plan'],
  ['walk', 'Walk through it'],
  ['before', 'Before and after'],
  ['year', 'A year'],
  ['areas', 'Why here?'],
  ['planting', 'Planting'],
  ['cost', 'Cost'],
  ['quantities', 'Quantities'],
  ['checks', 'Checks'],
  ['building', 'Building it'],
  ['care', 'Care'],
  ['facts', 'What we understood'],
] as const;
export type SectionId = (typeof SECTIONS)[number][0];

/** Parts that only some designs have. */
export const OPTIONAL_SECTIONS: readonly SectionId[] = ['wishes', 'before'];

/** A part of the design page that can be linked to. */
export function Section({
  id,
  title,
  lede,
  children,
  className,
  isLong,
}: {
  id: SectionId;
  title: string;
  lede?: ReactNode;
  children: ReactNode;
  className?: string;
  isLong?: boolean;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames(
        'scroll-mt-32 border-t pt-8 lg:scroll-mt-24 lg:pt-10',
        isLong && 'long',
        className,
      )}
    >
      <h2 id={`${id}-title`} className="display-2 text-[clamp(2rem,1.5rem+2vw,3.25rem)]!">
        {title}
      </h2>
      {lede ? <p className="mt-3 max-w-prose text-ink-soft">{lede}</p> : null}
      <div className="mt-7">{children}</div>
    </section>
  );
}

/** A dashed list of sentences. */
export function TextList({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid gap-2">
      {items.map((item) => (
        <li
          key={item}
          className="relative pl-5 before:absolute before:top-[0.8em] before:left-0 before:h-px before:w-2.5 before:bg-clay"
        >
          {item}
        </li>
      ))}
    </ul>
  );
}
