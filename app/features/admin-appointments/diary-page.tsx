import { useRef, useState } from 'react';
import type { AdminAppointment, Block, Diary } from '#contracts/appointments.ts';
import { ListLoading, ListNotFetched, whileOther } from '#app/features/admin/list-body.tsx';
import { newestKnown } from '#app/features/admin/newest-known.ts';
import { useAdminList } from '#app/features/admin/use-admin-list.ts';
import { useAddressParams } from '#app/lib/use-address-params.ts';
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
type Opened =
  | { kind: 'named'; id: string }
  | { kind: 'appointment'; known: AdminAppointment }
  | { kind: 'block'; known: Block }
  | { kind: 'add'; at: AddAt };

/** The owner's diary: by day, by week, or as a list. */
export function DiaryDays() {
  // The day's page and the search lead to one appointment: `?date=2026-11-24&open=bkg_1`.
  const { params, change } = useAddressParams();
  const named = params.get('open');
  const forget = () =>
    change((before) => (before.delete('open'), before), {
      replace: true,
      preventScrollReset: true,
    });
  return <Days key={named ?? ''} named={named} onClosed={forget} />;
}

function Days({ named, onClosed }: { named: string | null; onClosed: () => void }) {
  const place = useDiaryView();
  const { view, dates, today } = place;
  const [seen, setOpened] = useState<Opened | null>(
    named === null ? null : { kind: 'named', id: named },
  );
  const layer = useRef<HTMLUListElement>(null);
  const mover = useMoving(place, layer);
  const query = useAdminList<Diary>(`/api/admin/diary?from=${dates[0]}&to=${dates.at(-1)}`);
  const diary = query.data;
  const opened = lastSeen(seen, diary);
  // Kept: its visitor may put it on a day that is not shown, and another window may delete it.
  if (opened !== seen) setOpened(opened);
  const close = () => {
    setOpened(null);
    if (named !== null) onClosed();
  };
  const open = {
    onOpen: (known: AdminAppointment) => setOpened({ kind: 'appointment', known }),
    onOpenBlock: (known: Block) => setOpened({ kind: 'block', known }),
  };
  return (
    <>
      <DiaryToolbar
        place={place}
        onAdd={() =>
          setOpened({
            kind: 'add',
            at: { date: dates.includes(today) ? today : dates[0]!, time: null },
          })
        }
      />
      <div
        role="tabpanel"
        id={DIARY_PANEL}
        aria-labelledby={`${DIARY_PANEL}-${view}`}
        aria-busy={query.isPlaceholderData}
        tabIndex={-1}
        className={whileOther(query.isPlaceholderData)}
      >
        {query.isPending || query.isError ? (
          <div className="pt-6">
            {query.isPending ? <ListLoading label="Loading the diary" /> : null}
            <ListNotFetched query={query}>
              Failed to load the diary. Please try again later.
            </ListNotFetched>
          </div>
        ) : null}
        {diary ? (
          <>
            {view === 'agenda' ? null : (
              <DiaryGrid
                layer={layer}
                place={place}
                diary={diary}
                mover={mover}
                {...open}
                onChooseTime={(date, time) => setOpened({ kind: 'add', at: { date, time } })}
              />
            )}
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
      {opened?.kind === 'appointment' ? (
        <AppointmentDialog
          key={opened.known.id}
          appointment={opened.known}
          onClose={close}
          onRefused={(known) => setOpened({ kind: 'appointment', known })}
        />
      ) : null}
      {opened?.kind === 'block' ? <BlockDialog block={opened.known} onClose={close} /> : null}
      {opened?.kind === 'add' ? (
        <AddDialog
          at={opened.at}
          onClose={close}
          onAdded={(date) => (close(), place.show({ date }))}
        />
      ) : null}
    </>
  );
}

/** The open dialog's record as shown now, or as last seen. @returns the same object if nothing has changed */
function lastSeen(opened: Opened | null, diary: Diary | undefined): Opened | null {
  if (!opened || !diary || opened.kind === 'add' || opened.kind === 'block') return opened;
  if (opened.kind === 'named') {
    const known = diary.appointments.find((one) => one.id === opened.id);
    return known ? { kind: 'appointment', known } : opened;
  }
  const known = newestKnown(opened.known, diary.appointments);
  return known === opened.known ? opened : { kind: 'appointment', known };
}
