import { useEffect, useState } from 'react';
import { classNames } from '#app/lib/class-names.ts';
import { OPTIONAL_SECTIONS, SECTIONS, type SectionId } from './section.tsx';

/** Which section is being read: the last whose top has passed the upper third of the screen. */
function useCurrentSection(
  /** Ids with commas between: watched anew when a part appears. */ shown: string,
): SectionId | null {
  const [current, setCurrent] = useState<SectionId | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.filter((entry) => entry.isIntersecting).at(-1);
        if (entered) setCurrent(entered.target.id as SectionId);
      },
      { rootMargin: '-20% 0px -65% 0px' },
    );
    for (const id of shown.split(',')) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [shown]);
  return current;
}

/** The contents of the page: a column beside it on a wide screen, a row above it on a narrow one. */
export function SectionNav({
  has = [],
}: {
  /** Which of the parts that only some designs have are there. */ has?: readonly SectionId[];
}) {
  const sections = SECTIONS.filter(([id]) => !OPTIONAL_SECTIONS.includes(id) || has.includes(id));
  const current = useCurrentSection(sections.map(([id]) => id).join());
  return (
    <nav aria-label="On this page" className="no-print min-w-0 lg:sticky lg:top-24 lg:self-start">
      <ul className="quiet-scroll flex gap-x-6 overflow-x-auto border-b lg:grid lg:gap-0 lg:border-b-0 lg:border-l">
        {sections.map(([id, label]) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              aria-current={current === id ? 'location' : undefined}
              className={classNames(
                'small inline-flex min-h-11 items-center whitespace-nowrap transition-colors lg:-ml-px lg:min-h-9 lg:border-l-2 lg:pl-4',
                current === id
                  ? 'font-medium text-ink lg:border-clay'
                  : 'text-ink-soft hover:text-ink lg:border-transparent',
              )}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
