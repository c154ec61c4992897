import type { AdminAppointment, Block, Diary } from '#contracts/appointments.ts';
import { dateInWords } from '#contracts/london-time.ts';
import { timeOf } from '#app/features/booking/time-words.ts';
import { Badge } from '#app/ui/badge.tsx';
import { closedWords } from './closed-days.ts';
import { clockOf, partOnDay } from './grid-geometry.ts';
import { STATES } from './states.ts';

type Props = { dates: readonly string[]; today: string; diary: Diary; onOpen: (appointment: AdminAppointment) => void; onOpenBlock: (block: Block) => void };

/** Day by day, as a list: what is cancelled stands here too. It is what is printed. */
export function Agenda({ dates, ...rest }: Props) {
  return (
    <ol className="mt-6 border-t">
      {dates.map((date) => (
        <AgendaDay key={date} date={date} {...rest} />
      ))}
    </ol>
  );
}

const ROW = 'flex min-h-11 w-full flex-wrap items-baseline gap-x-4 gap-y-1 rounded-sm border px-4 py-2.5 text-left hover:border-ink print:border-0 print:px-0 print:py-1';

function AgendaDay({ date, today, diary, onOpen, onOpenBlock }: { date: string } & Omit<Props, 'dates'>) {
  const appointments = diary.appointments.flatMap((one) => (partOnDay(one, date) ? [one] : []));
  const blocks = diary.blocks.flatMap((block) => {
    const part = partOnDay(block, date);
    return part ? [{ block, part }] : [];
  });
  const closed = closedWords(diary, date);
  return (
    <li className="grid gap-x-8 gap-y-2 border-b py-4 md:grid-cols-[14rem_minmax(0,1fr)] print:grid-cols-[9rem_minmax(0,1fr)] print:py-2">
      <h3 className="figures font-medium" aria-current={date === today ? 'date' : undefined}>
        {dateInWords(date)}
        {date === today ? <span className="small text-clay"> (today)</span> : null}
        {closed ? <span className="small block font-normal text-ink-soft">{closed}: nobody can book</span> : null}
      </h3>
      <ul className="grid gap-2">
        {appointments.length + blocks.length === 0 ? <li className="small text-ink-soft">Nothing</li> : null}
        {blocks.map(({ block, part }) => (
          <li key={block.id}>
            <button type="button" onClick={() => onOpenBlock(block)} className={`${ROW} border-dashed text-ink-soft`}>
              <span className="figures">{part.from === 0 && part.to === 1440 ? 'All day' : `${clockOf(part.from)} to ${part.to === 1440 ? 'midnight' : clockOf(part.to)}`}</span>
              <span className="min-w-0 wrap-anywhere">Kept free{block.reason ? `: ${block.reason}` : ''}</span>
            </button>
          </li>
        ))}
        {appointments.map((one) => (
          <li key={one.id}>
            <button type="button" onClick={() => onOpen(one)} className={`${ROW} bg-sheet`}>
              <span className={`figures font-medium ${one.state === 'cancelled' ? 'line-through' : ''}`}>
                {timeOf(one.startsAt)} to {timeOf(one.endsAt)}
              </span>
              <span className="min-w-0 wrap-anywhere">{one.name}</span>
              <span className="small text-ink-soft">
                {one.label}
                {one.postcode ? `, ${one.postcode}` : ''}
                {one.phone ? <span className="hidden print:inline">, {one.phone}</span> : null}
              </span>
              {one.state === 'booked' ? null : <Badge tone={one.state === 'done' ? 'leaf' : 'plain'}>{STATES[one.state]}</Badge>}
            </button>
          </li>
        ))}
      </ul>
    </li>
  );
}
