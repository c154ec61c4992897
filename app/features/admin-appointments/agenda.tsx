import type { AdminAppointment, Block, Diary } from '#contracts/appointments.ts';
import { dateInWords } from '#contracts/london-time.ts';
import { timeOf } from '#app/features/booking/time-words.ts';
import { Badge } from '#app/ui/badge.tsx';
import { closedWords, isAsked, standOf } from './diary-view.ts';
import { clockOf, DAY_MINUTES, partOnDay, type Span } from './grid-geometry.ts';

type Props = {
  dates: readonly string[];
  today: string;
  diary: Diary;
  onOpen: (appointment: AdminAppointment) => void;
  onOpenBlock: (block: Block) => void;
};

/** A list by day, including cancelled appointments. This is what is printed. */
export function Agenda({ dates, ...rest }: Props) {
  return (
    <ol className="print:border-t">
      {dates.map((date) => (
        <AgendaDay key={date} date={date} {...rest} />
      ))}
    </ol>
  );
}

const ROW =
  'flex min-h-11 w-full flex-wrap items-baseline gap-x-4 gap-y-1 rounded-sm border px-4 py-2.5 text-left hover:border-ink print:min-h-0 print:border-0 print:bg-transparent print:p-0';

function AgendaDay({
  date,
  today,
  diary,
  onOpen,
  onOpenBlock,
}: { date: string } & Omit<Props, 'dates'>) {
  const on = <T extends Span>(spans: readonly T[]) =>
    spans.flatMap((span) => {
      const part = partOnDay(span, date);
      return part ? [{ span, part }] : [];
    });
  const rows = [
    ...on(diary.busy).map(({ span, part }) => ({
      id: span.id,
      part,
      row: (
        <p className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 px-4 text-ink-soft print:min-h-0 print:p-0">
          <span className="figures">{spanOf(part)}</span>
          <span className="min-w-0 wrap-anywhere">Busy: {span.calendar}</span>
        </p>
      ),
    })),
    ...on(diary.blocks).map(({ span, part }) => ({
      id: span.id,
      part,
      row: <BlockRow block={span} part={part} onOpen={() => onOpenBlock(span)} />,
    })),
    ...on(diary.appointments).map(({ span, part }) => ({
      id: span.id,
      part,
      row: <AppointmentRow appointment={span} onOpen={() => onOpen(span)} />,
    })),
  ].toSorted((a, b) => a.part.from - b.part.from);
  const closed = closedWords(diary, date);
  return (
    <li className="grid gap-x-8 gap-y-2 border-b py-4 md:grid-cols-[14rem_minmax(0,1fr)] print:grid-cols-[9rem_minmax(0,1fr)] print:py-2">
      <h3 className="figures font-medium" aria-current={date === today ? 'date' : undefined}>
        {dateInWords(date)}
        {date === today ? <span className="small text-clay"> (today)</span> : null}
        {closed ? (
          <span className="small block font-normal text-ink-soft">{closed}: nobody can book</span>
        ) : null}
      </h3>
      <ul className="grid gap-2">
        {rows.length === 0 ? <li className="small text-ink-soft">Nothing</li> : null}
        {rows.map(({ id, row }) => (
          <li key={id}>{row}</li>
        ))}
      </ul>
    </li>
  );
}

const spanOf = ({ from, to }: { from: number; to: number }): string =>
  from === 0 && to === DAY_MINUTES
    ? 'All day'
    : `${clockOf(from)} to ${to === DAY_MINUTES ? 'midnight' : clockOf(to)}`;

function BlockRow({
  block,
  part,
  onOpen,
}: {
  block: Block;
  part: { from: number; to: number };
  onOpen: () => void;
}) {
  return (
    <button type="button" onClick={onOpen} className={`${ROW} border-dashed text-ink-soft`}>
      <span className="figures">{spanOf(part)}</span>
      <span className="min-w-0 wrap-anywhere">
        Kept free{block.reason ? `: ${block.reason}` : ''}
      </span>
    </button>
  );
}

function AppointmentRow({
  appointment,
  onOpen,
}: {
  appointment: AdminAppointment;
  onOpen: () => void;
}) {
  const { startsAt, endsAt, name, label, postcode, phone, state } = appointment;
  const stand = standOf(appointment);
  return (
    <button type="button" onClick={onOpen} className={`${ROW} bg-sheet`}>
      <span className={`figures font-medium ${state === 'cancelled' ? 'line-through' : ''}`}>
        {timeOf(startsAt)} to {timeOf(endsAt)}
      </span>
      <span className="min-w-0 wrap-anywhere">{name}</span>
      <span className="small text-ink-soft">
        {label}
        {postcode ? `, ${postcode}` : ''}
        {phone ? <span className="hidden print:inline">, {phone}</span> : null}
      </span>
      {stand ? (
        <Badge tone={isAsked(appointment) ? 'amber' : state === 'done' ? 'leaf' : 'plain'}>
          {stand}
        </Badge>
      ) : null}
    </button>
  );
}
