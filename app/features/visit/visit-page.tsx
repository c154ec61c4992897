import { useEffect, useRef, useState } from 'react';
import type { Appointment, Slot } from '#contracts/appointments.ts';
import type { BusinessSettings } from '#contracts/site-info.ts';
import {
  calendarFileOf,
  cancelAppointment,
  moveAppointment,
  readTimeTaken,
  type TimeTaken,
} from '#app/features/booking/call-appointments.ts';
import { TakenNotice } from '#app/features/booking/taken-notice.tsx';
import { TimePicker } from '#app/features/booking/time-picker.tsx';
import { spanInWords } from '#app/features/booking/time-words.ts';
import { CallError, plainWordsOf } from '#app/lib/call-api.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SureForm } from '#app/ui/sure-form.tsx';
import { VisitFacts } from './visit-facts.tsx';

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
          ? `${price.startsWith('£') ? 'The' : 'Nothing is owed for it, and the'} time is free for somebody else. We are glad to find another one.`
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
        Your rights in law to cancel a contract are not changed by this.
      </p>
    </div>
  );
}

/** Where no answer came back nobody knows: the page, opened again, does. */
const movedOrNot = (error: unknown) =>
  error instanceof CallError && !error.isUnsure
    ? {
        title: 'Your appointment was not moved',
        words: `${error.plain} Your time has not changed.`,
      }
    : {
        title: 'We do not know whether it was moved',
        words: `${plainWordsOf(error)} Please open this page again to see which time you have.`,
      };

function Cancelling({
  token,
  isShortNotice,
  onStay,
  onCancelled,
}: {
  token: string;
  isShortNotice: boolean;
  onStay: () => void;
  onCancelled: (appointment: Appointment) => void;
}) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const stay = useRef<HTMLHeadingElement>(null);
  useEffect(() => stay.current?.focus(), []);
  const cancel = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      onCancelled(await cancelAppointment(token));
    } catch (error) {
      setFailure(plainWordsOf(error));
      setIsBusy(false);
    }
  };
  return (
    <section aria-label="Cancel the appointment" className="mt-7 border-t pt-6">
      <h2 ref={stay} tabIndex={-1} className="display-4">
        Cancel this appointment?
      </h2>
      <p className="mt-2 text-ink-soft">
        The time becomes free for somebody else straight away.
        {isShortNotice ? ' Less than 24 hours are left: if you can, please ring us as well.' : ''}
      </p>
      {failure ? (
        <Notice tone="error" className="mt-4">
          <p>{failure}</p>
        </Notice>
      ) : null}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="outline" disabled={isBusy} onClick={onStay}>
          Keep it
        </Button>
        <Button
          className="bg-danger! text-paper! hover:opacity-90"
          disabled={isBusy}
          aria-busy={isBusy}
          onClick={() => void cancel()}
        >
          {isBusy ? 'Cancelling…' : 'Yes, cancel it'}
        </Button>
      </div>
    </section>
  );
}

function Moving({
  token,
  appointment,
  onBack,
  onMoved,
}: {
  token: string;
  appointment: Appointment;
  onBack: () => void;
  onMoved: (appointment: Appointment) => void;
}) {
  const [chosen, setChosen] = useState<Slot | null>(null);
  const [taken, setTaken] = useState<TimeTaken | null>(null);
  const [failure, setFailure] = useState<ReturnType<typeof movedOrNot> | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [round, setRound] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  // The times are asked for anew: those on the page still offer the one that is taken.
  const seeAll = () => {
    title.current?.focus();
    setTaken(null);
    setChosen(null);
    setRound(round + 1);
  };
  const move = async (slot: Slot) => {
    setIsBusy(true);
    setTaken(null);
    setFailure(null);
    try {
      onMoved(await moveAppointment(token, slot.startsAt));
    } catch (error) {
      const taken = readTimeTaken(error);
      if (taken) setTaken(taken);
      else setFailure(movedOrNot(error));
      setIsBusy(false);
    }
  };
  return (
    <section aria-label="Move the appointment" className="border bg-sheet p-4 sm:p-7">
      <h2 ref={title} tabIndex={-1} className="display-4 mb-4">
        Choose another time
      </h2>
      <TimePicker
        key={round}
        kind={appointment.kind}
        initial={null}
        postcode={null}
        moving={token}
        chosen={chosen}
        onChoose={setChosen}
      />
      {taken ? (
        <TakenNotice
          taken={taken}
          onTake={(slot) => (setChosen(slot), void move(slot))}
          onBack={seeAll}
        />
      ) : null}
      {failure ? (
        <Notice tone="error" title={failure.title} className="mt-4">
          <p>{failure.words}</p>
        </Notice>
      ) : null}
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button
          size="large"
          disabled={!chosen || isBusy}
          aria-busy={isBusy}
          onClick={() => chosen && void move(chosen)}
        >
          {isBusy ? 'Moving…' : 'Move it'}
        </Button>
        <Button variant="outline" size="large" disabled={isBusy} onClick={onBack}>
          Leave it as it is
        </Button>
        <p className="small w-full" aria-live="polite">
          {chosen ? `To ${spanInWords(chosen.startsAt, chosen.endsAt)}` : ''}
        </p>
      </div>
    </section>
  );
}
