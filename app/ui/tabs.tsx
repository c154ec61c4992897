import type { KeyboardEvent, ReactNode } from 'react';
import { useId, useRef, useState } from 'react';
import { classNames } from '#app/lib/class-names.ts';

export type Tab = { id: string; label: string; content: ReactNode };

/** A row of tabs after the ARIA pattern: arrows move, Home and End jump, the panel follows. */
export function Tabs({
  label,
  tabs,
  onChange,
}: {
  label: string;
  tabs: readonly Tab[];
  onChange?: (id: string) => void;
}) {
  const base = useId();
  const [active, setActive] = useState(tabs[0]?.id ?? '');
  const list = useRef<HTMLDivElement>(null);
  const choose = (index: number) => {
    const tab = tabs[(index + tabs.length) % tabs.length];
    if (!tab) return;
    setActive(tab.id);
    onChange?.(tab.id);
    list.current?.querySelector<HTMLButtonElement>(`[data-tab="${tab.id}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.id === active);
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[
      event.key
    ];
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  };
  const current = tabs.find((tab) => tab.id === active) ?? tabs[0];
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className="no-print flex flex-wrap gap-x-7 border-b"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === current?.id}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === current?.id ? 0 : -1}
            onClick={() => choose(index)}
            className={classNames(
              '-mb-px inline-flex min-h-12 items-center border-b-2 transition-colors',
              tab.id === current?.id
                ? 'border-clay font-medium text-ink'
                : 'border-transparent text-ink-soft hover:text-ink',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${current?.id}`}
        className="pt-5"
      >
        {current?.content}
      </div>
    </div>
  );
}
