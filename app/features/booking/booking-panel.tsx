import { useEffect, useRef, useState } from 'react';
import type { BookingEnquiry, BookingFacts } from '#contracts/appointments.ts';
import type { OfferedKind } from '#contracts/appointment-kinds.ts';
import type { BookingKind } from '#contracts/site-content.ts';
import type { BusinessSettings, OutsideServices } from '#contracts/site-info.ts';
import { useKeptState } from '#app/pwa/use-kept-state.ts';
import { Button } from '#app/ui/button.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { APPOINTMENT_KINDS, priceSentence } from './appointment-kinds.ts';
import { AskInstead } from './ask-instead.tsx';
import { useCarriedEstimate } from './carried-estimate.ts';
import { KindTabs } from './kind-tabs.tsx';
import { OutsideCalendar } from './outside-calendar.tsx';
import { priceToAgree } from './paid-terms.tsx';
import { PlainForm, type PlainFailure } from './plain-form.tsx';
import { RequestForm } from './request-form.tsx';
import { Scheduler } from './scheduler.tsx';
import type { SentRequest } from './request-form.tsx';

type Props = {
  initialKind: BookingKind;
  designId: string | null;
  /** Given with the request for that design. */
  designPostcode: string | null;
  enquiry: BookingEnquiry | null;
  facts: BookingFacts;
  failed: PlainFailure | null;
  outside: OutsideServices['booking'];
  settings: BusinessSettings | null;
};

/** The choice of an appointment, what it is, and the calendar to take a time from: an outside one where the firm has it, else ours. */
export function BookingPanel({
  initialKind,
  designId,
  designPostcode,
  enquiry,
  facts,
  failed,
  outside,
  settings,
}: Props) {
  const [kind, setKind] = useState(initialKind);
  useKeptState('booking-kind', kind, setKind);
  const [sent, setSent] = useState<SentRequest | null>(null);
  const [isWanted, setIsWanted] = useState(false);
  const { summary, expect } = APPOINTMENT_KINDS[kind];
  const offered = facts.kinds.find((one) => one.kind === kind);
  const priced = priceSentence(kind, offered);
  const label = offered?.label ?? APPOINTMENT_KINDS[kind].label;
  const hours = settings?.hours[0]
    ? `We work ${settings.hours[0].days}, ${settings.hours[0].open}.`
    : null;
  // A tab without a provider URL uses our calendar.
  const calendarUrl = outside?.urls[kind];
  const choose = (next: BookingKind) => {
    setKind(next);
    setSent(null);
  };
  return (
    <KindTabs kind={kind} kinds={facts.kinds} onChoose={choose}>
      {/* On a phone the calendar comes before the small print. */}
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:grid-rows-[auto_minmax(0,1fr)] lg:gap-y-0 xl:gap-x-24">
        <div>
          <h2 className="display-3">{label}</h2>
          <p className="lede mt-4 text-ink-soft">{summary}</p>
        </div>
        <div className="max-lg:order-last">
          <ul className="border-t lg:mt-6">
            {[...(priced ? [priced] : []), ...expect].map((line) => (
              <li key={line} className="border-b py-3">
                {line}
              </li>
            ))}
          </ul>
          {offered && priceToAgree(offered, settings) ? (
            <p className="small mt-4 text-ink-soft">
              {priceToAgree(offered, settings)}. You pay nothing on this page.
            </p>
          ) : null}
          <FromEstimate />
          <WhatHappens
            how={outside && calendarUrl ? outside.name : offered?.isOffered ? 'ours' : 'asked'}
            isMailed={facts.isMailed}
          />
        </div>
        <div className="min-h-[600px] min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {outside && calendarUrl ? (
            <OutsideCalendar
              outside={outside}
              url={calendarUrl}
              kind={kind}
              email={settings?.email ?? null}
              isWanted={isWanted}
              onWant={() => setIsWanted(true)}
            />
          ) : sent ? (
            <Sent sent={sent} label={label} onAgain={() => setSent(null)} />
          ) : offered?.isOffered ? (
            <OurCalendar
              key={kind}
              kind={offered}
              week={kind === initialKind ? facts.week : null}
              failed={failed}
              designId={designId}
              designPostcode={designPostcode}
              enquiry={enquiry}
              settings={settings}
              hours={hours}
              onSent={setSent}
            />
          ) : (
            <AskOnly
              kind={kind}
              designId={designId}
              hours={hours}
              settings={settings}
              onSent={setSent}
            />
          )}
        </div>
      </div>
    </KindTabs>
  );
}

/** Who comes from the calculator can have the estimate answered in writing instead. */
function FromEstimate() {
  const estimate = useCarriedEstimate();
  if (!estimate) return null;
  return (
    <div className="mt-9">
      <h3 className="font-medium">Your estimate</h3>
      <p className="small mt-1.5 text-ink-soft">
        {estimate.fact.value}. It goes with a time that you book here, or you can{' '}
        <SiteLink to={estimate.enquiryPath} className="text-link">
          send it to us and have it answered in writing
        </SiteLink>
        .
      </p>
    </div>
  );
}

type Ours = {
  kind: OfferedKind;
  week: BookingFacts['week'];
  failed: PlainFailure | null;
  designId: string | null;
  designPostcode: string | null;
  enquiry: BookingEnquiry | null;
  settings: BusinessSettings | null;
  hours: string | null;
  onSent: (sent: SentRequest) => void;
};

function OurCalendar({
  kind,
  week,
  failed,
  designId,
  designPostcode,
  enquiry,
  settings,
  hours,
  onSent,
}: Ours) {
  return (
    <>
      <noscript>
        {week ? (
          <PlainForm
            kind={kind}
            week={week}
            designId={designId}
            designPostcode={designPostcode}
            enquiry={enquiry}
            settings={settings}
            failed={failed}
          />
        ) : null}
      </noscript>
      <div className="noscript:hidden">
        <Scheduler
          kind={kind}
          initial={week}
          designId={designId}
          designPostcode={designPostcode}
          enquiry={enquiry}
          settings={settings}
        >
          <AskInstead kind={kind.kind} designId={designId} hours={hours} onSent={onSent} />
        </Scheduler>
      </div>
    </>
  );
}

function AskOnly({
  kind,
  designId,
  hours,
  settings,
  onSent,
}: {
  kind: BookingKind;
  designId: string | null;
  hours: string | null;
  settings: BusinessSettings | null;
  onSent: (sent: SentRequest) => void;
}) {
  return (
    <div className="border bg-sheet p-5 sm:p-9">
      <h3 className="display-4 mb-6">Ask for a time</h3>
      <noscript>
        <p className="mb-6 rounded-sm bg-amber-wash px-4 py-3">
          This form needs JavaScript.{' '}
          {settings
            ? `Without it, please write to ${settings.email} or ring ${settings.phone}.`
            : 'Without it, please write to us or ring.'}
        </p>
      </noscript>
      <RequestForm kind={kind} designId={designId} hours={hours} onSent={onSent} />
    </div>
  );
}

const REQUESTED =
  'Your request is saved and you’ll see its reference straight away. We answer by e-mail within two working days with a time; nothing is fixed until you have agreed to it. Please note the reference.';

/** Said as it really is: e-mails are promised only where they are sent. @param how the outside calendar's name, or one of ours */
function WhatHappens({ how, isMailed }: { how: string; isMailed: boolean }) {
  const ours = `You choose a free time and it is yours. ${isMailed ? 'A confirmation email is sent at booking and a reminder 24 hours before.' : 'The page confirms it straight away, with a reference, a calendar file and a private page; we won’t send an e-mail.'}`;
  return (
    <div className="mt-9">
      <h3 className="font-medium">What happens then</h3>
      <p className="small mt-1.5 text-ink-soft">
        {how === 'ours'
          ? ours
          : how === 'asked'
            ? REQUESTED
            : `You choose a free time and it is yours. ${how} sends a confirmation email at booking and a reminder 24 hours before.`}{' '}
        Please give us 24 hours’ notice if you need to move or cancel it. Your rights in law to
        cancel a contract are not changed by this; the{' '}
        <SiteLink to="/terms-of-service" className="text-link">
          terms
        </SiteLink>{' '}
        say more.
      </p>
    </div>
  );
}

function Sent({ sent, label, onAgain }: { sent: SentRequest; label: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="ground-forest flex min-h-[600px] flex-col justify-center bg-forest px-6 py-12 sm:px-14">
      <h3 ref={heading} tabIndex={-1} className="display-2">
        We’ve received your request
      </h3>
      <p className="lede mt-5 max-w-prose text-ink-soft">
        {label}. We answer by e-mail within two working days with a time. Nothing is fixed until you
        have agreed to it.
      </p>
      <dl className="mt-8 border-t pt-5">
        <dt className="small text-ink-soft">Your reference</dt>
        <dd className="figures font-display text-[2.75rem] leading-tight tracking-[0.06em]">
          {sent.reference}
        </dd>
      </dl>
      <div className="mt-8 flex flex-wrap gap-x-6 gap-y-3">
        <Button to="/ai-design" size="large">
          Design my garden in the meantime
        </Button>
        <Button variant="quiet" onClick={onAgain}>
          Send another request
        </Button>
      </div>
    </div>
  );
}
