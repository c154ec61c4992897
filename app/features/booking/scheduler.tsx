import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { AppointmentAnswer, BookingEnquiry, FreeWeek, Slot } from '#contracts/appointments.ts';
import type { OfferedKind } from '#contracts/appointment-kinds.ts';
import type { BusinessSettings } from '#contracts/site-info.ts';
import { useSitePassport } from '#app/lib/site-passport.ts';
import { useKeptState } from '#app/pwa/use-kept-state.ts';
import { Button } from '#app/ui/button.tsx';
import { Booked } from './booked.tsx';
import { readDraft } from './booking-draft.ts';
import { TimeForm } from './time-form.tsx';
import { TimePicker } from './time-picker.tsx';
import { spanInWords } from './time-words.ts';

type Props = {
  kind: OfferedKind;
  initial: FreeWeek | null;
  designId: string | null;
  designPostcode?: string | null;
  enquiry: BookingEnquiry | null;
  settings: BusinessSettings | null;
  /** Where none of the times suits. */ children: ReactNode;
};

/** No longer one is asked with: the server would refuse the question, and the times with it. */
const LONGEST_POSTCODE = 12;

/** The form's postcode, from which the drive is calculated on booking; empty if not given. */
function typedPostcode(): string {
  const typed = readDraft().postcode.trim();
  return typed.length <= LONGEST_POSTCODE ? typed : '';
}

/** Our own calendar: a time, who comes, and the confirmation. */
export function Scheduler({
  kind,
  initial,
  designId,
  designPostcode = null,
  enquiry,
  settings,
  children,
}: Props) {
  const [chosen, setChosen] = useState<Slot | null>(null);
  const [step, setStep] = useState<'time' | 'details'>('time');
  const [booked, setBooked] = useState<AppointmentAnswer | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(false);
  const own = useSitePassport().passport?.postcode?.postcode ?? null;
  // Read on the way to the times, not at every key: the request below them is typed into the same draft.
  const [typed, setTyped] = useState(typedPostcode);
  const [week, setWeek] = useState(initial);
  // The confirmation too: without mail it is all that says the time is taken, and by whom.
  const held = useMemo(() => ({ chosen, step, booked }), [chosen, step, booked]);
  useKeptState(`booking-${kind.kind}`, held, (kept) => {
    setChosen(kept.chosen);
    setStep(kept.step);
    setBooked(kept.booked ?? null);
  });
  const postcode = typed || (enquiry?.postcode ?? designPostcode ?? own);
  useEffect(() => {
    if (hasMoved.current) heading.current?.focus();
  }, [step, chosen]);
  const go = (next: typeof step) => {
    hasMoved.current = true;
    setStep(next);
  };
  const backToTimes = (isTaken: boolean) => {
    setTyped(typedPostcode());
    // What the page came with may offer the very time that was just refused.
    setWeek(null);
    if (isTaken) setChosen(null);
    go('time');
  };

  if (booked) return <Booked answer={booked} />;
  if (step === 'details' && chosen) {
    return (
      <section aria-label="Your details" className="min-h-[600px] border bg-sheet p-5 sm:p-9">
        <h3 ref={heading} tabIndex={-1} className="display-4 figures">
          {spanInWords(chosen.startsAt, chosen.endsAt)}
        </h3>
        <p className="small mt-1.5 text-ink-soft">
          {kind.label}. {kind.price}.
        </p>
        <TimeForm
          kind={kind}
          slot={chosen}
          designId={designId}
          designPostcode={designPostcode}
          enquiry={enquiry}
          settings={settings}
          onTakeOther={setChosen}
          onBooked={setBooked}
          onBack={backToTimes}
        />
      </section>
    );
  }
  return (
    <>
      <section
        aria-label="Choose a time"
        className="flex min-h-[600px] flex-col border bg-sheet p-4 sm:p-7"
      >
        <h3 ref={step === 'time' ? heading : undefined} tabIndex={-1} className="display-4 mb-4">
          Choose a time
        </h3>
        <TimePicker
          kind={kind.kind}
          initial={week}
          postcode={kind.isOnSite ? postcode : null}
          chosen={chosen}
          onChoose={(slot) => {
            hasMoved.current = false;
            setChosen(slot);
          }}
        />
        <div className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-3 pt-5">
          <Button size="large" disabled={!chosen} onClick={() => go('details')}>
            Continue
          </Button>
          <p className="small min-w-0 flex-1 basis-48" aria-live="polite">
            {chosen ? (
              spanInWords(chosen.startsAt, chosen.endsAt)
            ) : (
              <span className="text-ink-soft">All times are UK time.</span>
            )}
          </p>
        </div>
      </section>
      {children}
    </>
  );
}
