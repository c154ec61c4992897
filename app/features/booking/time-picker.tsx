import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { FreeWeek, Slot } from '#contracts/appointments.ts';
import { addDays, dateInWords, mondayOf } from '#contracts/london-time.ts';
import type { BookingKind } from '#contracts/site-words.ts';
import { classNames } from '#app/lib/class-names.ts';
import { countOf } from '#engine/model/format.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { DayChips, DayTimes } from './day-times.tsx';
import { dayOf, shortDate, shortWeekday, timeOf, weekInWords } from './time-words.ts';
import { useFreeTimes } from './use-free-times.ts';

const SATURDAY = 5;
const COLUMNS: Record<number, string> = {
  5: 'md:grid-cols-5',
  6: 'md:grid-cols-6',
  7: 'md:grid-cols-7',
};
const STEP =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full border hover:border-ink disabled:opacity-35';

type Props = {
  kind: BookingKind;
  initial: FreeWeek | null;
  postcode: string | null;
  /** The token of an appointment that is moved. */ moving?: string;
  chosen: Slot | null;
  onChoose: (slot: Slot) => void;
};

/** Free times: a week at a desk, a day at a time on a phone. */
export function TimePicker({ kind, initial, postcode, moving, chosen, onChoose }: Props) {
  const { week, state, show, again } = useFreeTimes({
    kind,
    initial,
    postcode,
    moving: moving ?? null,
  });
  const [wantedDay, setWantedDay] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const focusOn = useRef<string | null>(null);
  const base = useId();
  useEffect(() => {
    if (!focusOn.current || state !== 'ready') return;
    root.current?.querySelector<HTMLInputElement>(`input[value="${focusOn.current}"]`)?.focus();
    focusOn.current = null;
  });

  if (state === 'failed') return <TimesFailed isMove={moving !== undefined} onRetry={again} />;
  if (!week)
    return (
      <p role="status" aria-busy="true" className="py-10 text-ink-soft">
        Looking for free times…
      </p>
    );

  const days = daysOf(week);
  const day =
    days.find((one) => one.date === wantedDay) ??
    days.find((one) => one.slots.length > 0) ??
    days[0]!;
  const goTo = (slot: Slot) => {
    focusOn.current = slot.startsAt;
    setWantedDay(dayOf(slot.startsAt));
    onChoose(slot);
    if (mondayOf(dayOf(slot.startsAt)) !== week.monday) show(mondayOf(dayOf(slot.startsAt)));
  };
  const stepDay = (by: 1 | -1) => {
    const next = days[days.indexOf(day) + by];
    if (next) setWantedDay(next.date);
  };
  const nextFree =
    week.slots.find((slot) => !chosen || slot.startsAt > chosen.startsAt) ?? week.next;
  return (
    <div
      ref={root}
      aria-busy={state === 'loading'}
      className={classNames('transition-opacity', state === 'loading' && 'opacity-60')}
    >
      <div className="flex items-center gap-3">
        <button
          type="button"
          aria-label="The week before"
          className={STEP}
          disabled={week.monday <= mondayOf(week.today) || state === 'loading'}
          onClick={() => show(addDays(week.monday, -7))}
        >
          <ChevronLeft aria-hidden size={20} strokeWidth={1.6} />
        </button>
        <p className="figures min-w-0 flex-1 text-center font-medium">{weekInWords(week.monday)}</p>
        <button
          type="button"
          aria-label="The week after"
          className={STEP}
          disabled={addDays(week.monday, 7) > week.lastDate || state === 'loading'}
          onClick={() => show(addDays(week.monday, 7))}
        >
          <ChevronRight aria-hidden size={20} strokeWidth={1.6} />
        </button>
      </div>
      <p role="status" className="sr-only">
        {state === 'ready'
          ? `${weekInWords(week.monday)}: ${week.slots.length > 0 ? countOf(week.slots.length, 'free time') : 'no free times'}.`
          : ''}
      </p>
      <div className="mt-1 min-h-11 text-center">
        {nextFree ? (
          <Button
            variant="quiet"
            size="small"
            disabled={state === 'loading'}
            onClick={() => goTo(nextFree)}
            className="text-link!"
          >
            Next free time: {shortWeekday(dayOf(nextFree.startsAt))}{' '}
            {shortDate(dayOf(nextFree.startsAt))}, {timeOf(nextFree.startsAt)}
          </Button>
        ) : null}
      </div>
      {week.slots.length === 0 ? (
        <p className="border-t py-10 text-center text-ink-soft">
          {week.next
            ? `There are no free times this week. The next is on ${dateInWords(dayOf(week.next.startsAt))}.`
            : `There are no free times in this calendar. ${moving === undefined ? 'Please ask for a time below.' : 'Please call us and we’ll find one together.'}`}
        </p>
      ) : (
        <>
          <DayChips days={days} day={day.date} onChoose={setWantedDay} />
          <div
            className={classNames(
              'quiet-scroll grid gap-x-2 md:max-h-[23.5rem] md:overflow-y-auto md:border-y',
              COLUMNS[days.length],
            )}
          >
            {days.map((one) => (
              <DayTimes
                key={one.date}
                id={`${base}-${one.date}`}
                day={one}
                isShown={one === day}
                chosen={chosen}
                onChoose={(slot) => (setWantedDay(one.date), onChoose(slot))}
                onSwipe={stepDay}
              />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

/** Working days always, the days of a weekend where somebody works. */
function daysOf({ monday, slots }: FreeWeek): { date: string; slots: Slot[] }[] {
  return Array.from({ length: 7 }, (_, index) => {
    const date = addDays(monday, index);
    return { date, slots: slots.filter((slot) => dayOf(slot.startsAt) === date) };
  }).filter((day, index) => index < SATURDAY || day.slots.length > 0);
}

function TimesFailed({ isMove, onRetry }: { isMove: boolean; onRetry: () => void }) {
  return (
    <Notice tone="warning" title="The free times could not be loaded">
      <p>
        Please check your connection.
        {isMove
          ? ' Your appointment hasn’t changed.'
          : ' You can also ask for a time below: without a connection it is saved on this device and sent later.'}
      </p>
      <Button size="small" variant="outline" className="mt-3" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
