import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { AdminAppointment } from '#contracts/appointments.ts';
import { londonParts, momentOf } from '#contracts/london-time.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { LeaveQuestion, useAskToLeave } from '#app/features/admin/leave-question.tsx';
import { spanInWords } from '#app/features/booking/time-words.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Field, Input } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { showToast } from '#app/ui/toast.ts';
import { NearTimes } from './near-times.tsx';
import { type Refusal, refusalOf } from './refusal.ts';
import { STATES } from './diary-view.ts';

/** A name, what it is, and where it leads. */
type Line = readonly [string, string | null, string?];

type Props = {
  appointment: AdminAppointment;
  onClose: () => void;
  /** Nothing was done: this is what is known of it, and the dialog stays open on it wherever it went. */ onRefused: (
    known: AdminAppointment,
  ) => void;
};

/** One appointment: who comes, and moving, cancelling, or noting whether it took place. */
export function AppointmentDialog({ appointment, onClose, onRefused }: Props) {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Pick<Refusal, 'message' | 'slots'> | null>(null);
  const {
    name,
    email,
    phone,
    address,
    postcode,
    message,
    designId,
    enquiryId,
    siteFacts,
    startsAt,
    endsAt,
    label,
    price,
    reference,
    state,
    isPast,
    version,
  } = appointment;
  // Asked of the appointment as it is shown: where it has changed since, it is asked again.
  const [sureOf, setSureOf] = useState<number | null>(null);
  const isSure = sureOf === version;
  const isOpen = state === 'booked' && !isPast;
  // What was typed stays where the appointment has changed since; what was not follows it.
  const [typed, setTyped] = useState<Partial<Record<'date' | 'time', string>>>({});
  const now = londonParts(startsAt);
  const { date, time } = { ...now, ...typed };
  const leave = useAskToLeave(isOpen && (date !== now.date || time !== now.time), onClose);

  const send = async (step: string, json: unknown, title: string) => {
    setIsBusy(true);
    setFailure(null);
    try {
      await adminFetch(`/api/admin/appointments/${appointment.id}/${step}`, {
        method: 'POST',
        json,
        ifMatch: version,
      });
      await client.invalidateQueries();
      showToast({ title });
      leave.settle();
      onClose();
    } catch (error) {
      const refusal = refusalOf(error);
      setFailure(refusal);
      setIsBusy(false);
      onRefused(refusal.current ?? appointment);
      void client.invalidateQueries();
    }
  };
  const move = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!date || !time)
      return setFailure({ message: 'Please enter a date and a time.', slots: [] });
    void send('move', { startsAt: momentOf(date, time) }, 'Appointment moved');
  };
  const lines: readonly Line[] = [
    ['What', `${label}. ${price}`],
    ['State', state === 'booked' ? null : STATES[state]],
    ['E-mail', email, `mailto:${email}`],
    ['Telephone', phone, `tel:${phone?.replace(/[^\d+]/g, '') ?? ''}`],
    ['Address', address],
    ['Postcode', postcode],
    ['Message', message],
    ...siteFacts.map((fact): Line => [fact.label, fact.value]),
    ['Reference', reference],
  ];
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !isBusy) leave.askToClose();
      }}
      title={name}
      description={spanInWords(startsAt, endsAt)}
      staysOpenOutside
      className="sm:max-w-2xl!"
    >
      <dl className="border-t">
        {lines
          .filter(([, value]) => value)
          .map(([term, value, href]) => (
            <div
              key={term}
              className="grid gap-x-6 border-b py-2.5 sm:grid-cols-[8rem_minmax(0,1fr)]"
            >
              <dt className="text-ink-soft">{term}</dt>
              <dd className="min-w-0 whitespace-pre-line wrap-anywhere">
                {href ? <PlainLink href={href}>{value}</PlainLink> : value}
              </dd>
            </div>
          ))}
      </dl>
      {designId || enquiryId ? (
        <p className="mt-4 flex flex-wrap gap-x-6">
          {enquiryId ? (
            <PlainLink href={`/admin/enquiries/${enquiryId}`}>Open their enquiry</PlainLink>
          ) : null}
          {designId ? (
            <PlainLink href={`/design/${encodeURIComponent(designId)}`}>
              Open their design
            </PlainLink>
          ) : null}
        </p>
      ) : null}
      {failure ? (
        <Notice tone="error" title="Nothing was changed" className="mt-5">
          <p>
            {failure.message} {failure.slots.length > 0 ? 'These times near it are free:' : ''}
          </p>
          <NearTimes
            slots={failure.slots}
            isBusy={isBusy}
            onTake={(slot) => void send('move', { startsAt: slot.startsAt }, 'Appointment moved')}
          />
        </Notice>
      ) : null}
      {isOpen ? (
        <>
          <form className="mt-6 flex flex-wrap items-end gap-4" onSubmit={move}>
            <Field label="Day">
              {(parts) => (
                <Input
                  {...parts}
                  name="date"
                  type="date"
                  value={date}
                  onChange={({ target }) => setTyped({ ...typed, date: target.value })}
                  required
                  className="figures"
                />
              )}
            </Field>
            <Field label="Time">
              {(parts) => (
                <Input
                  {...parts}
                  name="time"
                  type="time"
                  step={300}
                  value={time}
                  onChange={({ target }) => setTyped({ ...typed, time: target.value })}
                  required
                  className="figures"
                />
              )}
            </Field>
            <Button type="submit" variant="outline" disabled={isBusy}>
              Move it
            </Button>
          </form>
          <p className="small mt-3 text-ink-soft">
            Opening hours and days off do not limit you here; other appointments do.{' '}
            {email
              ? 'The visitor is told by e-mail where mail is set up.'
              : 'There is no e-mail address: please ring.'}
          </p>
          <div className="mt-6 flex flex-wrap gap-3 border-t pt-5">
            {isSure ? (
              <>
                <Button variant="outline" disabled={isBusy} onClick={() => setSureOf(null)}>
                  Keep it
                </Button>
                <Button
                  className="bg-danger! text-paper! hover:opacity-90"
                  disabled={isBusy}
                  onClick={() => void send('cancel', {}, 'Appointment cancelled')}
                >
                  Yes, cancel it
                </Button>
              </>
            ) : (
              <Button
                variant="outline"
                className="text-danger!"
                disabled={isBusy}
                onClick={() => setSureOf(version)}
              >
                Cancel the appointment
              </Button>
            )}
          </div>
        </>
      ) : null}
      {isPast && state !== 'cancelled' ? (
        <div className="mt-6 flex flex-wrap gap-3 border-t pt-5">
          <Button
            variant="outline"
            disabled={isBusy || state === 'done'}
            onClick={() => void send('outcome', { state: 'done' }, 'Noted: it took place')}
          >
            It took place
          </Button>
          <Button
            variant="outline"
            disabled={isBusy || state === 'missed'}
            onClick={() => void send('outcome', { state: 'missed' }, 'Noted: nobody came')}
          >
            Nobody came
          </Button>
        </div>
      ) : null}
      {leave.leaving ? <LeaveQuestion {...leave.leaving} couldKeep={false} /> : null}
    </Dialog>
  );
}

function PlainLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="text-link inline-flex min-h-6 items-center">
      {children}
    </a>
  );
}
