/** Moving or cancelling an appointment. */
import { useEffect, useRef, useState } from 'react';
import type { Appointment, Slot } from '#contracts/appointments.ts';
import {
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

/** Without an answer the outcome is unknown: reopening the page shows it. */
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

export function Cancelling({
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

export function Moving({
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
