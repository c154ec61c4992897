import { useRef, type KeyboardEvent } from 'react';
import { classNames } from '#app/lib/class-names.ts';

export type ViewTab<Id extends string> = {
  id: Id;
  label: string;
  /** Not to be had yet. */ isOff?: boolean;
};

/** Small tabs under or over one box whose content they change: arrows, Home and End move and choose. */
export function ViewTabs<Id extends string>({
  label,
  tabs,
  active,
  panelId,
  onChange,
  className,
}: {
  label: string;
  tabs: readonly ViewTab<Id>[];
  active: Id;
  /** The id of the box. Tab ids are made from it. */
  panelId: string;
  onChange: (id: Id) => void;
  className?: string;
}) {
  const list = useRef<HTMLDivElement>(null);
  const usable = tabs.filter((tab) => !tab.isOff);
  const onKeyDown = (event: KeyboardEvent) => {
    const index = usable.findIndex((tab) => tab.id === active);
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: usable.length - 1 }[
      event.key
    ];
    const tab = next === undefined ? undefined : usable[(next + usable.length) % usable.length];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.id);
    list.current?.querySelector<HTMLButtonElement>(`[data-view="${tab.id}"]`)?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className={classNames('flex shrink-0 flex-wrap gap-x-5', className)}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${panelId}-${tab.id}`}
          data-view={tab.id}
          aria-selected={tab.id === active}
          aria-controls={panelId}
          aria-disabled={tab.isOff ? true : undefined}
          tabIndex={tab.id === active ? 0 : -1}
          onClick={() => {
            if (!tab.isOff) onChange(tab.id);
          }}
          className={classNames(
            'small inline-flex min-h-11 items-center border-b-2 transition-colors aria-disabled:cursor-default',
            tab.id === active
              ? 'border-clay font-medium text-ink'
              : 'border-transparent text-ink-soft',
            tab.id !== active && (tab.isOff ? 'text-ink-faint' : 'hover:text-ink'),
          )}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
