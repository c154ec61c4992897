import { useId, type ReactNode } from 'react';
import { BOOKING_KINDS, type BookingKind } from '#contracts/site-words.ts';
import type { OfferedKind } from '#contracts/appointment-kinds.ts';
import { classNames } from '#app/lib/class-names.ts';
import { ViewTabs } from '#app/ui/view-tabs.tsx';
import { APPOINTMENT_KINDS, lengthOf, shortPrice } from './appointment-kinds.ts';

/** The three kinds of appointment as tabs, each with its price and length. */
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
  const panelId = useId();
  return (
    <>
      <ViewTabs
        label="Kind of appointment"
        active={kind}
        panelId={panelId}
        onChange={onChoose}
        listClass="grid border-y md:grid-cols-3 md:divide-x"
        tabClass={tabClass}
        tabs={BOOKING_KINDS.map((one) => ({
          id: one,
          label: (
            <KindLabel
              kind={one}
              offered={kinds.find((other) => other.kind === one)}
              isChosen={one === kind}
            />
          ),
        }))}
      />
      <div
        role="tabpanel"
        id={panelId}
        aria-labelledby={`${panelId}-${kind}`}
        className="pt-10 lg:pt-14"
      >
        {children}
      </div>
    </>
  );
}

const tabClass = (isChosen: boolean) =>
  classNames(
    'relative flex min-h-20 items-baseline justify-between gap-5 px-4 py-4 text-left transition-colors',
    'before:absolute before:bg-clay focus-visible:-outline-offset-2 md:block md:px-7 md:py-7',
    'max-md:border-b max-md:last:border-b-0 max-md:before:inset-y-0 max-md:before:left-0',
    'max-md:before:w-[3px] md:before:inset-x-0 md:before:-top-px md:before:h-[3px]',
    isChosen ? 'bg-sheet' : 'before:opacity-0 hover:bg-ink/3',
  );

function KindLabel({
  kind,
  offered,
  isChosen,
}: {
  kind: BookingKind;
  offered: OfferedKind | undefined;
  isChosen: boolean;
}) {
  return (
    <>
      <span>
        <span className="block font-display text-[1.5rem] leading-tight font-semibold lg:text-[1.75rem]">
          {offered?.label ?? APPOINTMENT_KINDS[kind].label}
        </span>
        <span className="small mt-1 block text-ink-soft">{lengthOf(kind, offered)}</span>
      </span>
      <span
        className={classNames(
          'figures font-display text-[1.75rem] leading-none font-medium md:mt-6 md:block md:text-[2.75rem]',
          isChosen && 'text-clay',
        )}
      >
        {shortPrice(kind, offered)}
      </span>
    </>
  );
}
