import { agreedPriceOf, isPaidPrice } from '#contracts/paid-visits.ts';
import { vatMode } from '#contracts/vat-words.ts';
import { useEffect, useRef, useState } from 'react';
import type { Appointment } from '#contracts/appointments.ts';
import type { BusinessSettings } from '#contracts/site-info.ts';
import { calendarFileOf } from '#app/features/booking/call-appointments.ts';
import { spanInWords } from '#app/features/booking/time-words.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SureForm } from '#app/ui/sure-form.tsx';
import { Contract } from './contract.tsx';
import { Cancelling, Moving } from './change-visit.tsx';

type Props = {
  token: string;
  initial: Appointment;
  isMailed: boolean;
  failed: string | null;
  settings: BusinessSettings | null;
};
type Step = 'seen' | 'moving' | 'cancelling' | 'moved';

/** What the private link leads to: the appointment, and what can still be done with it. */
export function VisitPage({ token, initial, isMailed, failed, settings }: Props) {
  const [appointment, setAppointment] = useState(initial);
  const [step, setStep] = useState<Step>('seen');
  const heading = useRef<HTMLHeadingElement>(null);
  const hasActed = useRef(false);
  useEffect(() => {
    if (hasActed.current) heading.current?.focus();
  }, [appointment]);
  const settle = (next: Appointment, then: Step) => {
    hasActed.current = true;
    setAppointment(next);
    setStep(then);
  };
  // The button that was pressed goes with what it closes: the focus is put where the page begins.
  const stay = () => {
    heading.current?.focus();
    setStep('seen');
  };
  const isOpen = appointment.state === 'booked' && !appointment.isPast;
  return (
    <div className="wrap grid gap-x-16 gap-y-10 pt-14 pb-24 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:pt-20 lg:pb-36">
      <div>
        <h1 ref={heading} tabIndex={-1} className="display-2">
          {titleOf(appointment, step)}
        </h1>
        <p className="lede mt-4">{spanInWords(appointment.startsAt, appointment.endsAt)}</p>
        <VisitFacts appointment={appointment} settings={settings} />
      </div>
      <div className="min-w-0">
        {failed ? (
          <Notice tone="error" title="Nothing was changed" className="mb-6">
            <p>{failed}</p>
          </Notice>
        ) : null}
        {isOpen ? (
          <Choices
            token={token}
            appointment={appointment}
            step={step}
            isMailed={isMailed}
            settings={settings}
            onStep={setStep}
            onStay={stay}
            onDone={settle}
          />
        ) : (
          <Over appointment={appointment} />
        )}
        {appointment.contract ? <Contract token={token} contract={appointment.contract} /> : null}
      </div>
    </div>
  );
}

function titleOf({ state, isPast }: Appointment, step: Step): string {
  if (state === 'cancelled') return 'Your appointment is cancelled';
  if (state !== 'booked' || isPast) return 'This appointment is over';
  return step === 'moved' ? 'Your appointment has been moved' : 'Your appointment';
}

function Over({ appointment: { state, kind, price } }: { appointment: Appointment }) {
  return (
    <div className="border bg-sheet p-5 sm:p-9">
      <p>
        {state === 'cancelled'
          ? `${isPaidPrice(price) ? 'The' : 'Nothing is owed for it, and the'} time is free for somebody else. We are glad to find another one.`
          : 'Thank you for your time. We are glad to talk again whenever it suits you.'}
      </p>
      <Button href={`/booking?kind=${kind}`} className="mt-6">
        Book another time
      </Button>
    </div>
  );
}

type ChoiceProps = {
  token: string;
  appointment: Appointment;
  step: Step;
  isMailed: boolean;
  settings: BusinessSettings | null;
  onStep: (step: Step) => void;
  onStay: () => void;
  onDone: (appointment: Appointment, then: Step) => void;
};

function Choices({
  token,
  appointment,
  step,
  isMailed,
  settings,
  onStep,
  onStay,
  onDone,
}: ChoiceProps) {
  if (step === 'moving')
    return (
      <Moving
        token={token}
        appointment={appointment}
        onBack={onStay}
        onMoved={(moved) => onDone(moved, 'moved')}
      />
    );
  return (
    <div className="border bg-sheet p-5 sm:p-9">
      <p className="text-ink-soft">
        {isMailed
          ? `A confirmation email was sent at booking${appointment.isShortNotice ? '' : '; a reminder follows 24 hours before'}.`
          : 'This page is your confirmation; we won’t send an e-mail. Please save its link, or the calendar file.'}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button href={calendarFileOf(token)} download size="large">
          Add it to my calendar
        </Button>
        {appointment.isShortNotice ? null : (
          <Button
            variant="outline"
            size="large"
            className="noscript:hidden"
            onClick={() => onStep('moving')}
          >
            Move it
          </Button>
        )}
        <Button
          variant="outline"
          size="large"
          className="noscript:hidden"
          aria-expanded={step === 'cancelling'}
          onClick={() => onStep('cancelling')}
        >
          Cancel it
        </Button>
      </div>
      {step === 'cancelling' ? (
        <Cancelling
          token={token}
          isShortNotice={appointment.isShortNotice}
          onStay={onStay}
          onCancelled={(cancelled) => onDone(cancelled, 'seen')}
        />
      ) : null}
      <SureForm
        sure="Yes, cancel this appointment"
        action="Cancel it"
        after={
          <p className="small mt-4 text-ink-soft">
            To move it, please cancel it and book another time
            {settings ? `, or ring ${settings.phone}` : ''}.
          </p>
        }
        className="mt-8 border-t pt-6"
      />
      <p className="small mt-8 text-ink-soft">
        {appointment.isShortNotice
          ? `Less than 24 hours are left, so it can no longer be moved here${settings ? `: please ring ${settings.phone}` : ''}. You can still cancel it; for a late cancellation of a paid visit we may keep what it cost us, as the terms say.`
          : 'Please give us 24 hours’ notice if you need to move or cancel it.'}{' '}
        This does not affect your legal right to cancel a contract.
      </p>
    </div>
  );
}

/** What is booked, in lines. */
function VisitFacts({
  appointment: { label, isOnSite, address, postcode, price, reference, name, contract },
  settings,
}: {
  appointment: Appointment;
  settings: BusinessSettings | null;
}) {
  const agreed =
    contract?.price ?? (settings ? agreedPriceOf({ price }, vatMode(settings)) : price);
  const lines = [
    ['What', label],
    [
      'Where',
      isOnSite
        ? ['At your garden', address, postcode].filter(Boolean).join(', ')
        : 'By telephone: we’ll call you',
    ],
    ['Price', agreed],
    ['For', name],
    ['Reference', reference],
  ] as const;
  return (
    <dl className="mt-7 border-t">
      {lines.map(([term, text]) => (
        <div key={term} className="grid gap-x-6 border-b py-3 sm:grid-cols-[7rem_minmax(0,1fr)]">
          <dt className="text-ink-soft">{term}</dt>
          <dd className="figures min-w-0 wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
