import type { ReactNode } from 'react';
import { Tabs } from 'radix-ui';
import { classNames } from '#app/lib/class-names.ts';

export type ViewTab<Id extends string> = {
  id: Id;
  label: ReactNode;
  /** Not available yet. */
  isOff?: boolean;
};

/** Plain underlined tabs. */
const lookOf = (isActive: boolean, isOff: boolean) =>
  classNames(
    'small inline-flex min-h-11 items-center border-b-2 transition-colors disabled:cursor-default',
    isActive ? 'border-clay font-medium text-ink' : 'border-transparent text-ink-soft',
    !isActive && (isOff ? 'text-ink-faint' : 'hover:text-ink'),
  );

/** Tabs for a panel elsewhere on the page: arrows, Home and End move and select. */
export function ViewTabs<Id extends string>({
  label,
  tabs,
  active,
  panelId,
  onChange,
  className,
  listClass = 'flex shrink-0 flex-wrap gap-x-5',
  tabClass = lookOf,
}: {
  label: string;
  tabs: readonly ViewTab<Id>[];
  active: Id;
  /** The id of the box, which has the role `tabpanel`; a tab's own id is `${panelId}-${id}`. */
  panelId: string;
  onChange: (id: Id) => void;
  className?: string;
  listClass?: string;
  tabClass?: (isActive: boolean, isOff: boolean) => string;
}) {
  return (
    <Tabs.Root value={active} onValueChange={(id) => onChange(id as Id)} asChild>
      <Tabs.List aria-label={label} className={classNames(listClass, className)}>
        {tabs.map(({ id, label: words, isOff = false }) => (
          <Tabs.Trigger
            key={id}
            value={id}
            id={`${panelId}-${id}`}
            aria-controls={panelId}
            disabled={isOff}
            // Radix listens to the mouse and to focus; a press by a script, or before the page was live, is a click alone.
            onClick={() => {
              if (id !== active) onChange(id);
            }}
            className={tabClass(id === active, isOff)}
          >
            {words}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
    </Tabs.Root>
  );
}
