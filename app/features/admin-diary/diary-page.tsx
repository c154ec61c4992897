import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { AdminAppointment, Diary } from '#contracts/appointments.ts';
import { addDays, dateInWords, londonParts, mondayOf } from '#contracts/london-time.ts';
import { ListFailed, ListLoading } from '#app/features/admin/list-toolbar.tsx';
import { useAdminList } from '#app/features/admin/use-admin-list.ts';
import { dayOf, timeOf, weekInWords } from '#app/features/booking/time-words.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { AppointmentDialog } from './appointment-dialog.tsx';

const STEP = 'inline-flex size-11 shrink-0 items-center justify-center rounded-full border hover:border-ink';

/** A week of the diary, day by day. */
export function DiaryWeek() {
  const [today] = useState(() => londonParts(Date.now()).date);
  const [monday, setMonday] = useState(() => mondayOf(today));
  const [openId, setOpenId] = useState<string | null>(null);
  const query = useAdminList<Diary>(`/api/admin/diary?from=${monday}&to=${addDays(monday, 6)}`);
  const diary = query.data;
  const open = diary?.appointments.find((one) => one.id === openId);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <button type="button" aria-label="The week before" className={STEP} onClick={() => setMonday(addDays(monday, -7))}>
          <ChevronLeft aria-hidden size={20} strokeWidth={1.6} />
        </button>
        <button type="button" aria-label="The week after" className={STEP} onClick={() => setMonday(addDays(monday, 7))}>
          <ChevronRight aria-hidden size={20} strokeWidth={1.6} />
        </button>
        <h2 className="display-4 figures" aria-live="polite">
          {weekInWords(monday)}
        </h2>
        <Button variant="quiet" size="small" onClick={() => setMonday(mondayOf(today))}>
          This week
        </Button>
      </div>
      {query.isPending ? <ListLoading label="Loading the diary" /> : null}
      {query.isError && !diary ? (
        <ListFailed reason={query.error.message} onRetry={() => void query.refetch()}>
          Failed to load the diary. Please try again later.
        </ListFailed>
      ) : null}
      {diary ? (
        <ol className="mt-6 border-t">
          {Array.from({ length: 7 }, (_, index) => addDays(monday, index)).map((date) => (
            <DiaryDay key={date} date={date} isToday={date === today} diary={diary} onOpen={setOpenId} />
          ))}
        </ol>
      ) : null}
      {open ? <AppointmentDialog key={`${open.id}-${open.version}`} appointment={open} onClose={() => setOpenId(null)} /> : null}
    </>
  );
}

function DiaryDay({ date, isToday, diary, onOpen }: { date: string; isToday: boolean; diary: Diary; onOpen: (id: string) => void }) {
  const appointments = diary.appointments.filter((one) => dayOf(one.startsAt) === date);
  const blocks = diary.blocks.filter((one) => dayOf(one.startsAt) <= date && dayOf(one.endsAt) >= date);
  const free = [...diary.holidays.filter((one) => one.date === date).map((one) => one.name), ...diary.daysOff.filter((one) => one.from <= date && date <= one.to).map((one) => one.reason || 'Day off')];
  return (
    <li className="grid gap-x-8 gap-y-2 border-b py-4 md:grid-cols-[14rem_minmax(0,1fr)]">
      <h3 className="figures font-medium" aria-current={isToday ? 'date' : undefined}>
        {dateInWords(date)}
        {isToday ? <span className="small text-clay"> (today)</span> : null}
        {free.length > 0 ? <span className="small block font-normal text-ink-soft">{free.join(', ')}: nobody can book</span> : null}
      </h3>
      <ul className="grid gap-2">
        {appointments.length + blocks.length === 0 ? <li className="small text-ink-soft">Nothing</li> : null}
        {blocks.map((block) => (
          <li key={block.id} className="small text-ink-soft">
            Kept free: {timeOf(block.startsAt)} to {timeOf(block.endsAt)}
            {block.reason ? `, ${block.reason}` : ''}
          </li>
        ))}
        {appointments.map((one) => (
          <li key={one.id}>
            <button type="button" onClick={() => onOpen(one.id)} className="flex min-h-11 w-full flex-wrap items-baseline gap-x-4 gap-y-1 rounded-sm border bg-sheet px-4 py-2.5 text-left hover:border-ink">
              <span className="figures font-medium">
                {timeOf(one.startsAt)} to {timeOf(one.endsAt)}
              </span>
              <span className="min-w-0 wrap-anywhere">{one.name}</span>
              <span className="small text-ink-soft">
                {one.label}
                {one.postcode ? `, ${one.postcode}` : ''}
              </span>
              {one.state === 'booked' ? null : <Badge>{STATES[one.state]}</Badge>}
            </button>
          </li>
        ))}
      </ul>
    </li>
  );
}

export const STATES: Record<AdminAppointment['state'], string> = { booked: 'Booked', cancelled: 'Cancelled', done: 'Took place', missed: 'Nobody came' };
