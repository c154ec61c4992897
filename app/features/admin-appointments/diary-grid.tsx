import { useId, type RefObject } from 'react';
import type { AdminAppointment, Block, Diary } from '#contracts/appointments.ts';
import { dateInWords, readDate, weekdayOf } from '#contracts/london-time.ts';
import { dayOf, shortWeekday } from '#app/features/booking/time-words.ts';
import { classNames } from '#app/lib/class-names.ts';
import { AppointmentTile, BlockTile, BusyTile } from './diary-tile.tsx';
import { type DiaryPlace, closedWords } from './diary-view.ts';
import {
  clockOf,
  endOf,
  HOUR_PX,
  hoursShown,
  type Hours,
  minuteAt,
  minuteOf,
  partOnDay,
  type Span,
} from './grid-geometry.ts';
import { NowLine } from './now-line.tsx';
import { canMove, type useMoving } from './use-moving.ts';

type Props = {
  layer: RefObject<HTMLUListElement | null>;
  place: DiaryPlace;
  diary: Diary;
  mover: ReturnType<typeof useMoving>;
  onOpen: (appointment: AdminAppointment) => void;
  onOpenBlock: (block: Block) => void;
  onChooseTime: (date: string, time: string) => void;
};

const GUTTER = '3.25rem';

/** Days as columns and hours as rows: bookings, blocked times and closed hours. */
export function DiaryGrid({
  layer,
  place,
  diary,
  mover,
  onOpen,
  onOpenBlock,
  onChooseTime,
}: Props) {
  const hintId = useId();
  const { dates, today } = place;
  const hours = hoursShown(diary, dates);
  const height = (hours.last - hours.first) * HOUR_PX;
  const columns = dates.length;
  const shown = diary.appointments.filter(
    (one) => one.state !== 'cancelled' && one.id !== mover.moving?.appointment.id,
  );
  // One list for all days, so that a tile moved to another day keeps focus.
  const tiles = [
    ...shown.map((appointment) => ({ appointment, startsAt: appointment.startsAt })),
    ...(mover.moving ? [mover.moving] : []),
  ]
    .toSorted((a, b) =>
      a.appointment.startsAt + a.appointment.id < b.appointment.startsAt + b.appointment.id
        ? -1
        : 1,
    )
    .flatMap(({ appointment, startsAt }) => {
      const day = dayOf(startsAt);
      // By the keys it may be ahead of the days that are shown: at their edge it keeps the focus until they have come.
      const isAhead =
        mover.moving?.by === 'keys' &&
        mover.moving.appointment.id === appointment.id &&
        !mover.isSaving;
      const column =
        isAhead && !dates.includes(day) ? (day < dates[0]! ? 0 : columns - 1) : dates.indexOf(day);
      const from = minuteOf(startsAt);
      const part = partOnDay({ startsAt, endsAt: endOf(appointment, startsAt) }, day);
      return column < 0 || !part
        ? []
        : [{ appointment, startsAt, box: { column, columns, from, to: part.to, hours } }];
    });
  const boxesOf = <T extends Span>(spans: readonly T[]) =>
    spans.flatMap((span) =>
      dates.flatMap((date, column) => {
        const part = partOnDay(span, date);
        return part && part.to > hours.first * 60 && part.from < hours.last * 60
          ? [{ span, date, box: { column, columns, ...part, hours } }]
          : [];
      }),
    );
  return (
    <div className="mt-4 print:hidden">
      <p id={hintId} className="sr-only">
        Enter opens it. The arrow keys move it by a quarter of an hour or a day; then Enter saves
        the new time, and Escape leaves it.
      </p>
      <div
        className="grid"
        style={{ gridTemplateColumns: `${GUTTER} repeat(${columns}, minmax(0, 1fr))` }}
      >
        <span />
        {dates.map((date) => (
          <DayHead
            key={date}
            date={date}
            isToday={date === today}
            isAlone={columns === 1}
            closed={closedWords(diary, date)}
            onOpen={() => place.show({ view: 'day', date })}
          />
        ))}
      </div>
      <div className="grid border-y" style={{ gridTemplateColumns: `${GUTTER} minmax(0, 1fr)` }}>
        <HourNames hours={hours} />
        <div className="relative" style={{ height }}>
          <div
            className="absolute inset-0 grid"
            style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
          >
            {dates.map((date) => (
              <DayColumn
                key={date}
                date={date}
                diary={diary}
                hours={hours}
                onChoose={(minute) => onChooseTime(date, clockOf(minute))}
              />
            ))}
          </div>
          <NowLine dates={dates} hours={hours} />
          <ul
            ref={layer}
            aria-label="Appointments and times kept free"
            className="pointer-events-none absolute inset-0"
          >
            {boxesOf(diary.busy).map(({ span, date, box }) => (
              <BusyTile key={`${span.id}-${date}`} time={span} box={box} />
            ))}
            {boxesOf(diary.blocks).map(({ span, date, box }) => (
              <BlockTile
                key={`${span.id}-${date}`}
                block={span}
                box={box}
                onOpen={() => onOpenBlock(span)}
              />
            ))}
            {tiles.map(({ appointment, startsAt, box }) => (
              <AppointmentTile
                key={appointment.id}
                appointment={appointment}
                startsAt={startsAt}
                box={box}
                hintId={hintId}
                isMovable={canMove(appointment)}
                isMoving={mover.moving?.appointment.id === appointment.id}
                onOpen={() => {
                  if (!mover.endsDrag()) onOpen(appointment);
                }}
                onKeyDown={(event) => mover.onKeyDown(event, appointment)}
                onBlur={() => mover.onBlur(appointment)}
                onPointerDown={(event) => mover.onPointerDown(event, appointment)}
              />
            ))}
          </ul>
        </div>
      </div>
      <p className="small mt-3 text-ink-soft">
        Press a free time to enter something there. Pull an appointment to move it, with a finger
        after a moment’s rest, or choose it with Tab and use the arrow keys.
      </p>
    </div>
  );
}

function DayHead({
  date,
  isToday,
  isAlone,
  closed,
  onOpen,
}: {
  date: string;
  isToday: boolean;
  isAlone: boolean;
  closed: string | null;
  onOpen: () => void;
}) {
  // The one day is named above the grid already.
  if (isAlone)
    return (
      <p className="small px-1 pb-2 text-ink-soft empty:hidden">
        {closed ? `${closed}: nobody can book` : ''}
      </p>
    );
  return (
    <h3
      className={classNames(
        'figures min-w-0 px-1 pb-2 text-center',
        isToday && 'shadow-[inset_0_-2px_var(--clay)]',
      )}
      aria-current={isToday ? 'date' : undefined}
    >
      <button
        type="button"
        onClick={onOpen}
        className="inline-flex min-h-11 flex-col items-center justify-center rounded-sm px-2 hover:underline"
      >
        <span className="sr-only">Open {dateInWords(date)}</span>
        <span aria-hidden className="fine font-normal text-ink-soft">
          {shortWeekday(date)}
        </span>
        <span
          aria-hidden
          className={classNames(
            'font-display text-[1.5rem] leading-none font-semibold',
            isToday && 'text-clay',
          )}
        >
          {readDate(date).day}
        </span>
      </button>
      {closed ? (
        <span className="fine block truncate font-normal text-ink-soft" title={closed}>
          {closed}
        </span>
      ) : null}
    </h3>
  );
}

function HourNames({ hours }: { hours: Hours }) {
  return (
    <ul aria-hidden className="relative">
      {Array.from({ length: hours.last - hours.first }, (_, index) => (
        <li
          key={index}
          className="fine figures absolute right-2 text-ink-soft"
          style={{ top: index * HOUR_PX + 2 }}
        >
          {clockOf((hours.first + index) * 60)}
        </li>
      ))}
    </ul>
  );
}

/** Light during opening hours. A click means a quarter hour; the button above the grid does the same by keyboard. */
function DayColumn({
  date,
  diary,
  hours,
  onChoose,
}: {
  date: string;
  diary: Diary;
  hours: Hours;
  onChoose: (minute: number) => void;
}) {
  const open = closedWords(diary, date)
    ? []
    : diary.week.filter((one) => one.weekday === weekdayOf(date));
  const yOf = (time: string) =>
    (Number(time.slice(0, 2)) + Number(time.slice(3)) / 60 - hours.first) * HOUR_PX;
  return (
    <div
      role="presentation"
      className="relative cursor-cell border-l [background:light-dark(var(--linen),var(--forest-deep))]"
      onClick={(event) =>
        onChoose(minuteAt(event.clientY - event.currentTarget.getBoundingClientRect().top, hours))
      }
    >
      {open.map(({ from, to }) => (
        <div
          key={from}
          className="absolute inset-x-0 bg-sheet"
          style={{ top: yOf(from), height: yOf(to) - yOf(from) }}
        />
      ))}
      {Array.from({ length: hours.last - hours.first }, (_, index) => (
        <div
          key={index}
          className="absolute inset-x-0 border-t border-line/70"
          style={{ top: index * HOUR_PX }}
        />
      ))}
    </div>
  );
}
