import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { API } from '#contracts/routes.ts';
import type { BookingKind } from '#contracts/site-content.ts';
import { sendEvent } from '#app/lib/analytics.ts';
import { lazyResolver } from '#app/lib/lazy-resolver.ts';
import { readSitePassport } from '#app/lib/site-passport.ts';
import { OutboxNotice } from '#app/pwa/outbox-notice.tsx';
import { isOffline, keepForLater, useOutbox } from '#app/pwa/outbox.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Input, Textarea } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { APPOINTMENT_KINDS } from './appointment-kinds.ts';
import { EMPTY_DRAFT, readDraft, writeDraft, type BookingFormInput, type BookingFormValues } from './booking-draft.ts';
import { RequestRefused, requestKeys, sendRequest, type BookingRequest, type SentRequest } from './send-request.ts';

const rules = lazyResolver<BookingFormInput, BookingFormValues>(() => import('./form-rules.ts').then((module) => module.rules));
const asOptional = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);

/** @returns whether this browser could keep it */
async function keepRequest(request: BookingRequest, requestKey: string): Promise<boolean> {
  const fields: Record<string, string> = { requestKey };
  for (const [name, value] of Object.entries(request)) if (value !== undefined) fields[name] = value;
  return keepForLater({ key: requestKey, kind: 'booking', url: API.bookingRequests, encoding: 'json', fields, context: null }).then(() => true, () => false);
}

/** Our own form: it asks, we answer with a time. What is typed stays in this tab and is the same for every kind. */
export function RequestForm({ kind, designId, hours, onSent }: { kind: BookingKind; designId: string | null; hours: string | null; onSent: (sent: SentRequest) => void }) {
  const form = useForm<BookingFormInput, unknown, BookingFormValues>({ resolver: rules.resolver, mode: 'onTouched', defaultValues: EMPTY_DRAFT });
  const { register, handleSubmit, formState, reset, setError, setFocus, subscribe } = form;
  const { errors, isSubmitting } = formState;
  const [failure, setFailure] = useState<string | null>(null);
  const [keyOf] = useState(() => requestKeys());
  const alert = useRef<HTMLDivElement>(null);
  const hasGoneOut = useOutbox('booking').some((entry) => entry.state === 'sent');
  const words = APPOINTMENT_KINDS[kind];

  useEffect(() => {
    const draft = readDraft();
    reset({ ...draft, postcode: draft.postcode || (readSitePassport()?.postcode?.postcode ?? '') });
    return subscribe({ formState: { values: true }, callback: ({ values }) => (rules.warm(), writeDraft(values)) });
  }, [reset, subscribe]);
  useEffect(() => {
    if (!hasGoneOut) return;
    reset(EMPTY_DRAFT);
    writeDraft(null);
  }, [hasGoneOut, reset]);
  useEffect(() => {
    if (failure) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);

  const send = async (values: BookingFormValues) => {
    setFailure(null);
    const request = { ...values, kind, ...(designId ? { designId } : {}) };
    try {
      const sent = await sendRequest(request, keyOf(request));
      sendEvent({ name: 'form_submit', form_name: 'booking_request', form_type: kind });
      writeDraft(null);
      onSent(sent);
    } catch (error) {
      // Without a network it is kept on this device and goes out later, under the same key.
      if (isOffline() && (await keepRequest(request, keyOf(request)))) return;
      const fields = error instanceof RequestRefused ? error.fields.filter(({ field }) => field in EMPTY_DRAFT) : [];
      for (const { field, message } of fields) setError(field as keyof BookingFormInput, { type: 'server', message });
      if (fields[0]) setFocus(fields[0].field as keyof BookingFormInput);
      else setFailure(error instanceof Error ? error.message : 'Something went wrong. Please try again.');
    }
  };

  return (
    <form noValidate method="dialog" onSubmit={(event) => void handleSubmit(send)(event)} className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      <Field label="Your name" error={errors.name?.message}>
        {(parts) => <Input {...parts} {...register('name')} autoComplete="name" />}
      </Field>
      <Field label="E-mail" error={errors.email?.message}>
        {(parts) => <Input {...parts} {...register('email')} type="email" autoComplete="email" inputMode="email" />}
      </Field>
      <Field label="Telephone" optional error={errors.phone?.message}>
        {(parts) => <Input {...parts} {...register('phone', { setValueAs: asOptional })} type="tel" autoComplete="tel" inputMode="tel" />}
      </Field>
      <Field label="Postcode of the garden" optional error={errors.postcode?.message}>
        {(parts) => <Input {...parts} {...register('postcode', { setValueAs: asOptional })} autoComplete="postal-code" className="uppercase" />}
      </Field>
      <Field label="Days and times that suit you" optional hint={hours} error={errors.preferredTimes?.message} className="sm:col-span-2">
        {(parts) => <Input {...parts} {...register('preferredTimes', { setValueAs: asOptional })} placeholder="Tuesday or Thursday mornings" />}
      </Field>
      <Field label={words.messageLabel} optional hint={words.messageHint} error={errors.message?.message} className="sm:col-span-2">
        {(parts) => <Textarea {...parts} {...register('message', { setValueAs: asOptional })} rows={4} className="min-h-28!" />}
      </Field>
      {designId ? <p className="small text-ink-soft sm:col-span-2">The design you came from goes with your request, so that we have it open when we talk.</p> : null}
      <OutboxNotice kind="booking" className="sm:col-span-2" />
      <div ref={alert} className="sm:col-span-2 empty:hidden">
        {failure ? (
          <Notice tone="error" title="Your request was not sent">
            <p>{failure} What you have written is kept.</p>
          </Notice>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
        <Button type="submit" size="large" disabled={isSubmitting} aria-busy={isSubmitting}>
          {isSubmitting ? 'Sending…' : 'Send my request'}
        </Button>
        <p className="fine max-w-[26rem] text-ink-soft">
          Used only to answer you: see the{' '}
          <SiteLink to="/privacy-policy" className="text-link">
            privacy policy
          </SiteLink>
          .
        </p>
      </div>
    </form>
  );
}
