import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { API } from '#contracts/routes.ts';
import type { BookingKind } from '#contracts/site-content.ts';
import { sendEvent } from '#app/lib/analytics.ts';
import { callApi } from '#app/lib/call-api.ts';
import { lazyResolver } from '#app/lib/lazy-resolver.ts';
import { requestKeys } from '#app/lib/make-id.ts';
import { OutboxNotice } from '#app/pwa/outbox-notice.tsx';
import { isOffline, keepForLater, useOutbox } from '#app/pwa/outbox.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Input } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Honeypot } from '#app/ui/honeypot.tsx';
import { APPOINTMENT_KINDS } from './appointment-kinds.ts';
import {
  EMPTY_DRAFT,
  writeDraft,
  type BookingDraft,
  type BookingFormInput,
  type BookingFormValues,
} from './booking-draft.ts';

import { useVisitorForm } from './use-visitor-form.ts';
import { MessageField, PrivacyLine, VisitorFields } from './visitor-fields.tsx';

const rules = lazyResolver<BookingFormInput, BookingFormValues>(() =>
  import('./form-rules.ts').then((module) => module.requestRules),
);
const FIELDS = Object.keys(EMPTY_DRAFT) as (keyof BookingDraft)[];

type BookingRequest = BookingFormValues & {
  kind: BookingKind;
  designId?: string;
  website?: string;
};
export type SentRequest = { reference: string; message: string };

/** @returns whether this browser could keep it */
async function keepRequest(request: BookingRequest, requestKey: string): Promise<boolean> {
  const fields: Record<string, string> = { requestKey };
  for (const [name, value] of Object.entries(request))
    if (value !== undefined) fields[name] = value;
  return keepForLater({
    key: requestKey,
    kind: 'booking',
    url: API.bookingRequests,
    encoding: 'json',
    fields,
    context: null,
  }).then(
    () => true,
    () => false,
  );
}

/** Our own form: it asks, we answer with a time. What is typed stays in this tab and is the same for every kind. */
export function RequestForm({
  kind,
  designId,
  hours,
  onSent,
}: {
  kind: BookingKind;
  designId: string | null;
  hours: string | null;
  onSent: (sent: SentRequest) => void;
}) {
  const form = useForm<BookingFormInput, unknown, BookingFormValues>({
    resolver: rules.resolver,
    mode: 'onTouched',
    defaultValues: EMPTY_DRAFT,
  });
  const {
    handleSubmit,
    formState: { isSubmitting },
    reset,
  } = form;
  const { failure, setFailure, problem, bind, errorOf, showRefusal } = useVisitorForm(form, {
    fields: FIELDS,
    warm: rules.warm,
  });
  const [keyOf] = useState(() => requestKeys());
  const [honeypot, setHoneypot] = useState('');
  const hasGoneOut = useOutbox('booking').some((entry) => entry.state === 'sent');

  useEffect(() => {
    if (!hasGoneOut) return;
    reset(EMPTY_DRAFT);
    writeDraft(null);
  }, [hasGoneOut, reset]);

  const send = async (values: BookingFormValues) => {
    setFailure(null);
    const request = {
      ...values,
      kind,
      ...(designId ? { designId } : {}),
      ...(honeypot ? { website: honeypot } : {}),
    };
    try {
      const sent = await callApi<SentRequest>(API.bookingRequests, {
        json: { ...request, requestKey: keyOf(request) },
      });
      sendEvent({ name: 'form_submit', form_name: 'booking_request', form_type: kind });
      writeDraft(null);
      onSent(sent);
    } catch (error) {
      // Without a network it is kept on this device and goes out later, under the same key.
      if (isOffline() && (await keepRequest(request, keyOf(request)))) return;
      showRefusal(error);
    }
  };

  return (
    <form
      noValidate
      method="dialog"
      onSubmit={(event) => void handleSubmit(send)(event)}
      className="grid gap-x-8 gap-y-6 sm:grid-cols-2"
    >
      <VisitorFields bind={bind} errorOf={errorOf} />
      <Field
        label="Days and times that suit you"
        optional
        hint={hours}
        error={errorOf('preferredTimes')}
        className="sm:col-span-2"
      >
        {(parts) => (
          <Input
            {...parts}
            {...bind('preferredTimes')}
            placeholder="Tuesday or Thursday mornings"
          />
        )}
      </Field>
      <MessageField
        words={APPOINTMENT_KINDS[kind]}
        error={errorOf('message')}
        bound={bind('message')}
      />
      <Honeypot value={honeypot} onChange={setHoneypot} />
      {designId ? (
        <p className="small text-ink-soft sm:col-span-2">
          The design you came from goes with your request, so that we have it open when we talk.
        </p>
      ) : null}
      <OutboxNotice kind="booking" className="sm:col-span-2" />
      <div ref={problem} className="sm:col-span-2 empty:hidden">
        {failure ? (
          <Notice tone="error" title="Your request was not sent">
            <p>{failure} What you’ve written is still here.</p>
          </Notice>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
        <Button type="submit" size="large" disabled={isSubmitting} aria-busy={isSubmitting}>
          {isSubmitting ? 'Sending…' : 'Send my request'}
        </Button>
        <PrivacyLine usedFor="to answer you" className="max-w-[26rem]" />
      </div>
    </form>
  );
}
