import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { BOOKING_KINDS, type BookingKind } from '#contracts/site-words.ts';
import { classNames } from '#app/lib/class-names.ts';
import type { OfferedKind } from '#contracts/appointments.ts';
import { APPOINTMENT_KINDS, lengthOf, shortPrice } from './appointment-kinds.ts';

/** The three appointments as tabs after the ARIA pattern, each with its price and its length in sight. */
export function KindTabs({
  kind,
  kinds,
  onChoose,
  children,
}: {
  kind: BookingKind;
  kinds: readonly OfferedKind[];
  onChoose: (kind: BookingKind) => void;
  children: ReactNode;
}) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const index = BOOKING_KINDS.indexOf(kind);
    const last = BOOKING_KINDS.length - 1;
    const next = {
      ArrowRight: index === last ? 0 : index + 1,
      ArrowLeft: index === 0 ? last : index - 1,
      Home: 0,
      End: last,
    }[event.key];
    const chosen = next === undefined ? undefined : BOOKING_KINDS[next];
    if (!chosen) return;
    event.preventDefault();
    onChoose(chosen);
    list.current?.querySelector<HTMLButtonElement>(`[data-kind="${chosen}"]`)?.focus();
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label="Kind of appointment"
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className="grid border-y md:grid-cols-3 md:divide-x"
      >
        {BOOKING_KINDS.map((one) => {
          const offered = kinds.find((other) => other.kind === one);
          const label = offered?.label ?? APPOINTMENT_KINDS[one].label;
          const isChosen = one === kind;
          return (
            <button
              key={one}
              type="button"
              role="tab"
              id={`${base}-${one}`}
              data-kind={one}
              aria-selected={isChosen}
              aria-controls={`${base}-panel`}
              tabIndex={isChosen ? 0 : -1}
              onClick={() => onChoose(one)}
              className={classNames(
                'relative flex min-h-20 items-baseline justify-between gap-5 px-4 py-4 text-left transition-colors before:absolute before:bg-clay focus-visible:-outline-offset-2 md:block md:px-7 md:py-7',
                'max-md:border-b max-md:last:border-b-0 max-md:before:inset-y-0 max-md:before:left-0 max-md:before:w-[3px] md:before:inset-x-0 md:before:-top-px md:before:h-[3px]',
                isChosen ? 'bg-sheet' : 'before:opacity-0 hover:bg-ink/3',
              )}
            >
              <span>
                <span className="block font-display text-[1.5rem] leading-tight font-semibold lg:text-[1.75rem]">
                  {label}
                </span>
                <span className="small mt-1 block text-ink-soft">{lengthOf(one, offered)}</span>
              </span>
              <span
                className={classNames(
                  'figures font-display text-[1.75rem] leading-none font-medium md:mt-6 md:block md:text-[2.75rem]',
                  isChosen && 'text-clay',
                )}
              >
                {shortPrice(one, offered)}
              </span>
            </button>
          );
        })}
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${kind}`}
        className="pt-10 lg:pt-14"
      >
        {children}
      </div>
    </>
  );
}
