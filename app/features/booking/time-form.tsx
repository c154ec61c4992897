import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { AppointmentAnswer, BookingEnquiry, Slot } from '#contracts/appointments.ts';
import type { OfferedKind } from '#contracts/appointment-kinds.ts';
import { BOOK_PAID_LABEL, CANCEL_DAYS, isWithinCancelDays } from '#contracts/paid-visits.ts';
import type { BusinessSettings } from '#contracts/site-info.ts';
import { sendEvent } from '#app/lib/analytics.ts';
import { lazyResolver } from '#app/lib/lazy-resolver.ts';
import { readSitePassport } from '#app/lib/site-passport.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { Honeypot } from '#app/ui/honeypot.tsx';
import { APPOINTMENT_KINDS } from './appointment-kinds.ts';
import { writeDraft } from './booking-draft.ts';
import { bookTime, readTimeTaken, type TimeTaken } from './call-appointments.ts';
import { useCarriedEstimate } from './carried-estimate.ts';
import { requestKeys } from '#app/lib/make-id.ts';
import { BEGIN_BOX, PaidTerms, priceToAgree } from './paid-terms.tsx';
import { siteFactsOf } from './site-facts.ts';
import { TakenNotice } from './taken-notice.tsx';
import { keepTexts, useVisitorForm } from './use-visitor-form.ts';
import { MessageField, PrivacyLine, VisitorFields } from './visitor-fields.tsx';

type Values = {
  name: string;
  email: string;
  phone?: string | undefined;
  address?: string | undefined;
  postcode?: string | undefined;
  message?: string | undefined;
};
const RULES = {
  call: lazyResolver<Values, Values>(() =>
    import('./form-rules.ts').then((module) => module.callRules),
  ),
  visit: lazyResolver<Values, Values>(() =>
    import('./form-rules.ts').then((module) => module.visitRules),
  ),
};
const FIELDS = ['name', 'email', 'phone', 'address', 'postcode', 'message'] as const;
const EMPTY: Values = { name: '', email: '', phone: '', address: '', postcode: '', message: '' };

type Props = {
  kind: OfferedKind;
  slot: Slot;
  designId: string | null;
  designPostcode: string | null;
  enquiry: BookingEnquiry | null;
  settings: BusinessSettings | null;
  onTakeOther: (slot: Slot) => void;
  onBooked: (answer: AppointmentAnswer) => void;
  onBack: (isTaken: boolean) => void;
};

/** Who comes, once the time is chosen. What is typed is shared with the form that asks for a time, and stays in this tab. */
export function TimeForm({
  kind,
  slot,
  designId,
  designPostcode,
  enquiry,
  settings,
  onTakeOther,
  onBooked,
  onBack,
}: Props) {
  const rules = kind.isOnSite ? RULES.visit : RULES.call;
  const form = useForm<Values, unknown, Values>({
    resolver: rules.resolver,
    mode: 'onTouched',
    defaultValues: EMPTY,
  });
  const {
    handleSubmit,
    formState: { isSubmitting },
    getValues,
  } = form;
  const known = useMemo(
    () => enquiry ?? { name: null, email: null, phone: null, postcode: designPostcode },
    [enquiry, designPostcode],
  );
  const { failure, setFailure, problem, bind, errorOf, showRefusal } = useVisitorForm(form, {
    fields: FIELDS,
    warm: rules.warm,
    known,
  });
  const [taken, setTaken] = useState<TimeTaken | null>(null);
  const [honeypot, setHoneypot] = useState('');
  const estimate = useCarriedEstimate();
  const [keyOf] = useState(() => requestKeys());
  const price = priceToAgree(kind, settings);
  const [beginEarly, setBeginEarly] = useState(false);
  const beginBox = useRef<HTMLInputElement>(null);
  const [now] = useState(() => new Date().toISOString());
  const isSoon = price !== null && isWithinCancelDays(now, slot.startsAt);

  useEffect(() => {
    if (taken) problem.current?.scrollIntoView({ block: 'nearest' });
  }, [taken, problem]);

  const send = async (values: Values) => {
    setFailure(null);
    setTaken(null);
    if (isSoon && !beginEarly) {
      setFailure(
        `This day lies within the ${CANCEL_DAYS} days in which you can cancel. Please tick the box that asks us to come, or choose a later day.`,
      );
      beginBox.current?.focus();
      return;
    }
    const input = {
      ...values,
      kind: kind.kind,
      startsAt: slot.startsAt,
      siteFacts: [...(estimate ? [estimate.fact] : []), ...siteFactsOf(readSitePassport())],
      ...(designId ? { designId } : {}),
      ...(enquiry ? { enquiry: enquiry.token } : {}),
      ...(price === null ? {} : { agreedPrice: price, beginEarly: isSoon && beginEarly }),
      ...(honeypot ? { website: honeypot } : {}),
    };
    try {
      const answer = await bookTime({ ...input, requestKey: keyOf(input) });
      sendEvent({ name: 'form_submit', form_name: 'appointment', form_type: kind.kind });
      writeDraft(null);
      onBooked(answer);
    } catch (error) {
      const taken = readTimeTaken(error);
      if (taken) setTaken(taken);
      else showRefusal(error);
    }
  };

  return (
    <form
      noValidate
      method="dialog"
      onSubmit={(event) => void handleSubmit(send)(event)}
      className="mt-7 grid gap-x-8 gap-y-6 sm:grid-cols-2"
    >
      <VisitorFields
        bind={bind}
        errorOf={errorOf}
        phoneHint={
          kind.isOnSite
            ? 'In case we are held up on the way.'
            : 'The number to call you on; without one we’ll arrange it by e-mail.'
        }
        isPlaceNeeded={kind.isOnSite}
        isVisited={kind.isOnSite}
        placeHint={
          kind.isOnSite
            ? 'Where we’re coming to.'
            : 'So that we can look up the area and its soil before we call.'
        }
      />
      <MessageField
        words={APPOINTMENT_KINDS[kind.kind]}
        error={errorOf('message')}
        bound={bind('message')}
      />
      <Honeypot value={honeypot} onChange={setHoneypot} />
      {designId || enquiry ? (
        <p className="small text-ink-soft sm:col-span-2">{carriedWords(enquiry, designId)}</p>
      ) : null}
      {estimate ? (
        <p className="small text-ink-soft sm:col-span-2">
          Your estimate goes with your booking: {estimate.fact.value}.
        </p>
      ) : null}
      <p className="small text-ink-soft sm:col-span-2">
        Please give us 24 hours’ notice if you need to move or cancel it. Your rights in law to
        cancel a contract are not changed by this: the{' '}
        <SiteLink to="/terms-of-service" className="text-link">
          terms
        </SiteLink>{' '}
        say more.
      </p>
      {price !== null && settings ? (
        <PaidTerms kind={kind} price={price} settings={settings}>
          {isSoon ? (
            <Checkbox
              {...BEGIN_BOX}
              ref={beginBox}
              checked={beginEarly}
              onChange={(event) => setBeginEarly(event.target.checked)}
            />
          ) : null}
        </PaidTerms>
      ) : null}
      <div ref={problem} className="sm:col-span-2 empty:hidden">
        {taken ? (
          <TakenNotice
            taken={taken}
            onTake={(other) => (setTaken(null), onTakeOther(other))}
            onBack={() => onBack(true)}
          />
        ) : null}
        {failure ? (
          <Notice tone="error" title="Your appointment was not booked">
            <p>{failure} What you’ve written is still here.</p>
          </Notice>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
        <Button type="submit" size="large" disabled={isSubmitting} aria-busy={isSubmitting}>
          {isSubmitting ? 'Booking…' : price === null ? 'Book this time' : BOOK_PAID_LABEL}
        </Button>
        <Button
          variant="quiet"
          disabled={isSubmitting}
          onClick={() => (keepTexts(FIELDS, getValues()), onBack(taken !== null))}
        >
          Choose another time
        </Button>
        <PrivacyLine usedFor="for this appointment" className="w-full" />
      </div>
    </form>
  );
}

/** What goes along without being asked for. */
function carriedWords(enquiry: BookingEnquiry | null, designId: string | null): string {
  if (enquiry)
    return `It’s part of your enquiry ${enquiry.reference}, so there’s no need to tell us anything twice.`;
  return designId
    ? 'The design you came from goes with your booking, so that we have it open when we talk.'
    : '';
}
