/** What is said before somebody books a visit that costs money (Consumer Contracts Regulations 2013, regulations 13, 14 and 36). */
import { useState, type ReactNode } from 'react';
import { BOOKING_WORDS } from '#content/words/booking.ts';
import type { OfferedKind } from '#contracts/appointment-kinds.ts';
import { dateInWords } from '#contracts/london-time.ts';
import { legalWords } from '#contracts/legal-words.ts';
import {
  agreedPriceOf,
  BEGIN_VISIT_HINT,
  BEGIN_VISIT_LABEL,
  CANCEL_DAYS,
  isPaidPrice,
  lastCancelDay,
} from '#contracts/paid-visits.ts';
import { CANCELLATION_PATH } from '#contracts/quote-words.ts';
import type { BusinessSettings } from '#contracts/site-info.ts';
import { textOf } from '#contracts/site-texts.ts';
import { vatMode } from '#contracts/vat-words.ts';
import { Checkbox } from '#app/ui/checkbox.tsx';

/** null for an appointment that costs nothing. */
export const priceToAgree = (kind: OfferedKind, settings: BusinessSettings | null): string | null =>
  settings && isPaidPrice(kind.price) ? agreedPriceOf(kind, vatMode(settings)) : null;

export function PaidTerms({
  kind,
  price,
  settings,
  children,
}: {
  kind: OfferedKind;
  price: string;
  settings: BusinessSettings;
  /** The box that asks us to come soon. */
  children: ReactNode;
}) {
  const legal = legalWords(settings);
  const lastDay = useLastCancelDay();
  return (
    <section aria-label="Before you book" className="sm:col-span-2">
      <h3 className="font-medium">Before you book</h3>
      <dl className="small mt-3 border-t">
        <Row term="Who you contract with">
          {[settings.firmName, ...settings.address].join(', ')}. {settings.phone}, {settings.email}
          {legal ? `. ${legal}` : ''}
        </Row>
        <Row term="What you get">
          {kind.label}: {kind.minutes} minutes {kind.isOnSite ? 'in your garden' : 'by telephone'}
        </Row>
        <Row term="To pay">
          {price}. Nothing is added to it, and you pay nothing on this page.{' '}
          {textOf(settings, 'bookingPayment', BOOKING_WORDS.bookingPayment)}
        </Row>
        <Row term="Your right to cancel">
          You can cancel within {CANCEL_DAYS} days, until the end of {lastDay}, without giving a
          reason; what you have paid comes back. If you ask us to come sooner and cancel during the
          visit, you pay for the part done. Once the visit has fully taken place, you can no longer
          cancel it.{' '}
          <a href={CANCELLATION_PATH} target="_blank" rel="noopener" className="text-link">
            How to cancel, with the form (opens in a new tab)
          </a>
        </Row>
        <Row term="If something is wrong">
          Tell us, or use the{' '}
          <a href="/complaints" target="_blank" rel="noopener" className="text-link">
            complaints page (opens in a new tab)
          </a>
          . We have a legal duty to do the work with reasonable care and skill.
        </Row>
      </dl>
      <div className="mt-6">{children}</div>
    </section>
  );
}

/** Never ticked for anybody. */
export const BEGIN_BOX = { label: BEGIN_VISIT_LABEL, hint: BEGIN_VISIT_HINT, name: 'beginEarly' };

/** Of what is agreed now, in words. */
function useLastCancelDay(): string {
  const [now] = useState(() => new Date().toISOString());
  return dateInWords(lastCancelDay(now));
}

export function PlainBeginBox({ isTicked }: { isTicked: boolean }) {
  const lastDay = useLastCancelDay();
  return (
    <Checkbox
      {...BEGIN_BOX}
      hint={`${BEGIN_VISIT_HINT} Needed for a day until ${lastDay}.`}
      value="yes"
      defaultChecked={isTicked}
    />
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-b py-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
