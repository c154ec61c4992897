import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { AdminAppointment, Diary } from '#contracts/appointments.ts';
import { ListLoading, ListNotFetched, whileOther } from '#app/features/admin/list-body.tsx';
import { useAdminList } from '#app/features/admin/use-admin-list.ts';
import { AddDialog, type AddAt } from './add-dialog.tsx';
import { Agenda } from './agenda.tsx';
import { AppointmentDialog } from './appointment-dialog.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { DiaryGrid } from './diary-grid.tsx';
import { DIARY_PANEL, DiaryToolbar } from './diary-toolbar.tsx';
import { useDiaryView } from './diary-view.ts';
import { MoveDialogs } from './move-dialogs.tsx';
import { useMoving } from './use-moving.ts';

/** Opened beside the days: an appointment, a kept time, or the form for a new one. */
type Opened = { kind: 'appointment'; id: string; /** After a refusal: somebody else may have put it on a day that is not shown, or deleted it. */ known?: AdminAppointment } | { kind: 'block'; id: string } | { kind: 'add'; at: AddAt };

/** The owner's diary: by day, by week, or as a list. */
export function DiaryDays() {
  // The day's page and the search lead to one appointment: `?date=2026-11-24&open=bkg_1`.
  const [params, setParams] = useSearchParams();
  const named = params.get('open');
  const forget = () => setParams((before) => (before.delete('open'), before), { replace: true, preventScrollReset: true });
  return <Days key={named ?? ''} named={named} onClosed={forget} />;
}

function Days({ named, onClosed }: { named: string | null; onClosed: () => void }) {
  const place = useDiaryView();
  const { view, dates, today } = place;
  const [opened, setOpened] = useState<Opened | null>(named === null ? null : { kind: 'appointment', id: named });
  const layer = useRef<HTMLUListElement>(null);
  const mover = useMoving(place, layer);
  const query = useAdminList<Diary>(`/api/admin/diary?from=${dates[0]}&to=${dates.at(-1)}`);
  const diary = query.data;
  const appointment = opened?.kind === 'appointment' ? newerOf(diary?.appointments.find((one) => one.id === opened.id), opened.known) : undefined;
  const block = opened?.kind === 'block' ? diary?.blocks.find((one) => one.id === opened.id) : undefined;
  const close = () => {
    setOpened(null);
    if (named !== null) onClosed();
  };
  const open = { onOpen: ({ id }: { id: string }) => setOpened({ kind: 'appointment', id }), onOpenBlock: ({ id }: { id: string }) => setOpened({ kind: 'block', id }) };
  return (
    <>
      <DiaryToolbar place={place} onAdd={() => setOpened({ kind: 'add', at: { date: dates.includes(today) ? today : dates[0]!, time: null } })} />
      <div role="tabpanel" id={DIARY_PANEL} aria-labelledby={`${DIARY_PANEL}-${view}`} aria-busy={query.isPlaceholderData} tabIndex={-1} className={whileOther(query.isPlaceholderData)}>
        {query.isPending || query.isError ? (
          <div className="pt-6">
            {query.isPending ? <ListLoading label="Loading the diary" /> : null}
            <ListNotFetched query={query}>Failed to load the diary. Please try again later.</ListNotFetched>
          </div>
        ) : null}
        {diary ? (
          <>
            {view === 'agenda' ? null : <DiaryGrid layer={layer} place={place} diary={diary} mover={mover} {...open} onChooseTime={(date, time) => setOpened({ kind: 'add', at: { date, time } })} />}
            <div className={view === 'agenda' ? undefined : 'hidden print:block'}>
              <Agenda dates={dates} today={today} diary={diary} {...open} />
            </div>
          </>
        ) : null}
      </div>
      <p role="status" className="sr-only">
        {mover.said}
      </p>
      <MoveDialogs mover={mover} />
      {appointment ? <AppointmentDialog key={appointment.id} appointment={appointment} onClose={close} onRefused={(known) => setOpened({ kind: 'appointment', id: known.id, known })} /> : null}
      {block ? <BlockDialog block={block} onClose={close} /> : null}
      {opened?.kind === 'add' ? <AddDialog at={opened.at} onClose={close} onAdded={(date) => (close(), place.show({ date }))} /> : null}
    </>
  );
}

const newerOf = (listed: AdminAppointment | undefined, known: AdminAppointment | undefined) => (listed && known && listed.version < known.version ? known : (listed ?? known));
