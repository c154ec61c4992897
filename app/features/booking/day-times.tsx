import { useRef, type TouchEvent } from 'react';
import type { Slot } from '#contracts/appointments.ts';
import { dateInWords, readDate } from '#contracts/london-time.ts';
import { classNames } from '#app/lib/class-names.ts';
import { countOf } from '#engine/model/format.ts';
import { shortDate, shortWeekday, timeOf } from './time-words.ts';

export type Day = { date: string; slots: readonly Slot[] };
const SWIPE_PX = 60;
const CHIPS: Record<number, string> = { 5: 'grid-cols-5', 6: 'grid-cols-6', 7: 'grid-cols-7' };

/** The days of the week on a phone, where one is seen at a time. */
export function DayChips({
  days,
  day,
  onChoose,
}: {
  days: readonly Day[];
  day: string;
  onChoose: (date: string) => void;
}) {
  return (
    <div
      role="group"
      aria-label="Day"
      className={classNames('grid gap-1.5 border-t pt-4 md:hidden', CHIPS[days.length])}
    >
      {days.map(({ date, slots }) => (
        <button
          key={date}
          type="button"
          aria-pressed={date === day}
          aria-label={`${dateInWords(date)}, ${slots.length > 0 ? countOf(slots.length, 'free time') : 'nothing free'}`}
          onClick={() => onChoose(date)}
          className={classNames(
            'figures flex min-h-15 flex-col items-center justify-center rounded-sm border',
            date === day ? 'border-clay bg-clay-wash' : 'border-line hover:border-ink',
            slots.length === 0 && 'text-ink-faint',
          )}
        >
          <span className="fine">{shortWeekday(date)}</span>
          <span className="font-medium">{readDate(date).day}</span>
        </button>
      ))}
    </div>
  );
}

/** One day's times: a group of radios of its own, so that Tab goes from day to day and the arrows from time to time. */
export function DayTimes({
  id,
  day: { date, slots },
  isShown,
  chosen,
  onChoose,
  onSwipe,
}: {
  id: string;
  day: Day;
  /** On a phone. */
  isShown: boolean;
  chosen: Slot | null;
  onChoose: (slot: Slot) => void;
  onSwipe: (by: 1 | -1) => void;
}) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const onTouchStart = ({ touches }: TouchEvent) => {
    const touch = touches[0];
    from.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const touch = changedTouches[0];
    if (!touch || !from.current) return;
    const [x, y] = [touch.clientX - from.current.x, touch.clientY - from.current.y];
    if (Math.abs(x) > SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
  };
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      className={classNames('min-w-0 pb-3', !isShown && 'max-md:hidden')}
      onTouchStart={onTouchStart}
      onTouchEnd={onTouchEnd}
    >
      <p
        id={id}
        className="figures sticky top-0 z-10 bg-sheet py-3 text-center leading-tight max-md:text-left"
      >
        <span className="sr-only">{dateInWords(date)}</span>
        <span aria-hidden>
          <span className="font-medium">{shortWeekday(date)}</span>{' '}
          <span className="small block text-ink-soft max-md:inline">{shortDate(date)}</span>
        </span>
      </p>
      {slots.length === 0 ? (
        <p className="small py-2 text-center text-ink-soft max-md:text-left">Nothing free</p>
      ) : null}
      <div className="grid gap-1.5 max-md:grid-cols-4">
        {slots.map((slot) => (
          <label
            key={slot.startsAt}
            className="figures small relative flex min-h-11 items-center justify-center rounded-sm border transition-colors hover:border-ink has-checked:border-clay has-checked:bg-clay has-checked:text-on-clay has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-(--focus) md:min-h-9"
          >
            <input
              type="radio"
              name={id}
              value={slot.startsAt}
              checked={chosen?.startsAt === slot.startsAt}
              onChange={() => onChoose(slot)}
              className="sr-only"
            />
            {timeOf(slot.startsAt)}
          </label>
        ))}
      </div>
    </div>
  );
}
