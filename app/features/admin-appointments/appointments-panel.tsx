import { useState } from 'react';
import type { BookingKind } from '#contracts/site-words.ts';
import type { AppointmentKind } from '#contracts/appointment-kinds.ts';
import type { AppointmentSettings } from '#contracts/appointments.ts';
import { type OpenHours, writeHours } from '#contracts/week.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { ListFailed, ListLoading } from '#app/features/admin/list-body.tsx';
import { SectionHead } from '#app/features/admin-settings/section-head.tsx';
import { countOf } from '#engine/model/format.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toast.ts';
import {
  toKindRecord,
  useAppointmentSettings,
  useRenewAppointments,
} from './appointment-settings.ts';
import { BusyCalendarsSection } from './busy-calendars.tsx';
import { DaysOff } from './days-off.tsx';
import { FeedAddress } from './feed-address.tsx';
import { KindForm } from './kind-form.tsx';

/** What can be booked and when: the three kinds, days off, the owner's other calendars, and the feed for them. */
export function AppointmentsPanel({ openingHours }: { openingHours: readonly OpenHours[] }) {
  const { data, isError, error, refetch } = useAppointmentSettings();
  return (
    <section aria-label="Appointments">
      <SectionHead title="Appointments">
        What visitors can book on the booking page, and when. What is booked already stays as it was
        agreed, whatever you change here.
      </SectionHead>
      {data ? (
        <Parts settings={data} openingHours={openingHours} />
      ) : isError ? (
        <ListFailed reason={reasonOf(error)} onRetry={refetch}>
          The settings of appointments could not be loaded.
        </ListFailed>
      ) : (
        <ListLoading label="Loading appointments" rows={4} />
      )}
    </section>
  );
}

function Parts({
  settings,
  openingHours,
}: {
  settings: AppointmentSettings;
  openingHours: readonly OpenHours[];
}) {
  const renew = useRenewAppointments();
  const [edited, setEdited] = useState<BookingKind | null>(null);
  const kind = settings.kinds.find((one) => one.kind === edited);
  return (
    <>
      <ul className="max-w-3xl border-t">
        {settings.kinds.map((one) => (
          <KindRow key={one.kind} kind={one} onEdit={() => setEdited(one.kind)} />
        ))}
      </ul>
      <DaysOff daysOff={settings.daysOff} />
      <BusyCalendarsSection />
      <FeedAddress url={settings.feedUrl} />
      {kind ? (
        <KindForm
          record={toKindRecord(kind, settings.version)}
          kinds={settings.kinds}
          openingHours={openingHours}
          onClose={() => setEdited(null)}
          onSaved={() => {
            renew();
            setEdited(null);
            showToast({ title: 'Appointment saved' });
          }}
          fail={(reason) =>
            showToast({
              title: 'Error',
              description: `Failed to save the appointment: ${reason}`,
              tone: 'danger',
              isSilent: true,
            })
          }
        />
      ) : null}
    </>
  );
}

function KindRow({ kind, onEdit }: { kind: AppointmentKind; onEdit: () => void }) {
  const {
    label,
    price,
    minutes,
    isOnSite,
    isOffered,
    bufferBefore,
    bufferAfter,
    noticeHours,
    horizonDays,
    hours,
  } = kind;
  const buffers = [
    bufferBefore > 0 ? `${bufferBefore} minutes before` : '',
    bufferAfter > 0 ? `${bufferAfter} minutes after` : '',
  ]
    .filter(Boolean)
    .join(' and ');
  const lines = [
    `${minutes} minutes, ${isOnSite ? 'in the garden' : 'by telephone'}. ${price}.`,
    `${noticeHours === 0 ? 'Without notice' : `${countOf(noticeHours, 'hour')} of notice`}, up to ${countOf(horizonDays, 'day')} ahead${buffers ? `; ${buffers} kept free` : ''}.`,
    hours === null
      ? 'Whenever you are open.'
      : `${writeHours(hours)
          .filter((line) => line.open !== 'Closed')
          .map((line) => `${line.days} ${line.open}`)
          .join('; ')}.`,
  ];
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 border-b py-5">
      <div className="min-w-0 flex-[1_1_18rem]">
        <h3 className="display-4 flex flex-wrap items-center gap-x-3">
          {label}
          {isOffered ? null : <Badge>Not offered</Badge>}
        </h3>
        {lines.map((line) => (
          <p key={line} className="small figures mt-1 text-ink-soft">
            {line}
          </p>
        ))}
      </div>
      <Button variant="outline" size="small" onClick={onEdit}>
        Edit<span className="sr-only"> {label}</span>
      </Button>
    </li>
  );
}
