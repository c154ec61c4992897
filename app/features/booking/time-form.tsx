import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { AppointmentAnswer, AppointmentInput, OfferedKind, Slot } from '#contracts/appointments.ts';
import { sendEvent } from '#app/lib/analytics.ts';
import { lazyResolver } from '#app/lib/lazy-resolver.ts';
import { readSitePassport } from '#app/lib/site-passport.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Input, Textarea } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { APPOINTMENT_KINDS } from './appointment-kinds.ts';
import { EMPTY_DRAFT, readDraft, writeDraft } from './booking-draft.ts';
import { bookTime, TimeTaken } from './call-appointments.ts';
import { RequestRefused, requestKeys } from './send-request.ts';
import { siteFactsOf } from './site-facts.ts';
import { TakenNotice } from './taken-notice.tsx';

type Values = { name: string; email: string; phone?: string | undefined; postcode?: string | undefined; message?: string | undefined };
const RULES = {
  call: lazyResolver<Values, Values>(() => import('./time-form-rules.ts').then((module) => module.callRules)),
  visit: lazyResolver<Values, Values>(() => import('./time-form-rules.ts').then((module) => module.visitRules)),
};
const FIELDS = ['name', 'email', 'phone', 'postcode', 'message'] as const;
const EMPTY: Values = { name: '', email: '', phone: '', postcode: '', message: '' };
const asOptional = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);

type Props = { kind: OfferedKind; slot: Slot; designId: string | null; onTakeOther: (slot: Slot) => void; onBooked: (answer: AppointmentAnswer) => void; onBack: () => void };

/** Who comes, once the time is chosen. What is typed is shared with the form that asks for a time, and stays in this tab. */
export function TimeForm({ kind, slot, designId, onTakeOther, onBooked, onBack }: Props) {
  const rules = kind.isOnSite ? RULES.visit : RULES.call;
  const { register, handleSubmit, formState, reset, setError, setFocus, subscribe, getValues } = useForm<Values, unknown, Values>({ resolver: rules.resolver, mode: 'onTouched', defaultValues: EMPTY });
  const { errors, isSubmitting } = formState;
  const [failure, setFailure] = useState<string | null>(null);
  const [taken, setTaken] = useState<TimeTaken | null>(null);
  const [trap, setTrap] = useState('');
  const [keyOf] = useState(() => requestKeys<Omit<AppointmentInput, 'requestKey'>>());
  const words = APPOINTMENT_KINDS[kind.kind];
  const problem = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { preferredTimes: _times, ...draft } = readDraft();
    reset({ ...draft, postcode: draft.postcode || (readSitePassport()?.postcode?.postcode ?? '') });
    return subscribe({ formState: { values: true }, callback: ({ values }) => (rules.warm(), writeDraft({ ...readDraft(), ...trimmed(values) })) });
  }, [reset, subscribe, rules]);
  useEffect(() => {
    if (failure || taken) problem.current?.scrollIntoView({ block: 'nearest' });
  }, [failure, taken]);

  const send = async (values: Values) => {
    setFailure(null);
    setTaken(null);
    const input = { ...values, kind: kind.kind, startsAt: slot.startsAt, siteFacts: siteFactsOf(readSitePassport()), ...(designId ? { designId } : {}), ...(trap ? { website: trap } : {}) };
    try {
      const answer = await bookTime({ ...input, requestKey: keyOf(input) });
      sendEvent({ name: 'form_submit', form_name: 'appointment', form_type: kind.kind });
      writeDraft(null);
      onBooked(answer);
    } catch (error) {
      if (error instanceof TimeTaken) return setTaken(error);
      const fields = error instanceof RequestRefused ? error.fields.filter(({ field }) => FIELDS.some((one) => one === field)) : [];
      for (const { field, message } of fields) setError(field as keyof Values, { type: 'server', message });
      if (fields[0]) setFocus(fields[0].field as keyof Values);
      else setFailure(error instanceof Error ? error.message : 'Something went wrong. Please try again.');
    }
  };

  return (
    <form noValidate method="dialog" onSubmit={(event) => void handleSubmit(send)(event)} className="mt-7 grid gap-x-8 gap-y-6 sm:grid-cols-2">
      <Field label="Your name" error={errors.name?.message}>
        {(parts) => <Input {...parts} {...register('name')} autoComplete="name" />}
      </Field>
      <Field label="E-mail" error={errors.email?.message}>
        {(parts) => <Input {...parts} {...register('email')} type="email" autoComplete="email" inputMode="email" />}
      </Field>
      <Field label="Telephone" optional hint={kind.isOnSite ? null : 'The number we ring you on; without it we agree on one by e-mail.'} error={errors.phone?.message}>
        {(parts) => <Input {...parts} {...register('phone', { setValueAs: asOptional })} type="tel" autoComplete="tel" inputMode="tel" />}
      </Field>
      <Field label="Postcode of the garden" optional={!kind.isOnSite} hint={kind.isOnSite ? 'Where we come to.' : null} error={errors.postcode?.message}>
        {(parts) => <Input {...parts} {...register('postcode', { setValueAs: asOptional })} autoComplete="postal-code" className="uppercase" />}
      </Field>
      <Field label={words.messageLabel} optional hint={words.messageHint} error={errors.message?.message} className="sm:col-span-2">
        {(parts) => <Textarea {...parts} {...register('message', { setValueAs: asOptional })} rows={4} className="min-h-28!" />}
      </Field>
      <Trap value={trap} onChange={setTrap} />
      {designId ? <p className="small text-ink-soft sm:col-span-2">The design you came from goes with your booking, so that we have it open when we talk.</p> : null}
      <p className="small text-ink-soft sm:col-span-2">
        Please give us 24 hours’ notice if you need to move or cancel it. Your rights in law to cancel a contract are not changed by this: the{' '}
        <SiteLink to="/terms-of-service" className="text-link">
          terms
        </SiteLink>{' '}
        say more.
      </p>
      <div ref={problem} className="sm:col-span-2 empty:hidden">
        {taken ? <TakenNotice taken={taken} onTake={(other) => (setTaken(null), onTakeOther(other))} onBack={onBack} /> : null}
        {failure ? (
          <Notice tone="error" title="Your appointment was not booked">
            <p>{failure} What you have written is kept.</p>
          </Notice>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
        <Button type="submit" size="large" disabled={isSubmitting} aria-busy={isSubmitting}>
          {isSubmitting ? 'Booking…' : 'Book this time'}
        </Button>
        <Button variant="quiet" disabled={isSubmitting} onClick={() => (writeDraft({ ...readDraft(), ...trimmed(getValues()) }), onBack())}>
          Choose another time
        </Button>
        <p className="fine w-full text-ink-soft">
          Used only for this appointment: see the{' '}
          <SiteLink to="/privacy-policy" className="text-link">
            privacy policy
          </SiteLink>
          .
        </p>
      </div>
    </form>
  );
}

/** The draft holds texts alone. */
const trimmed = (values: Partial<Values>): Partial<typeof EMPTY_DRAFT> => Object.fromEntries(FIELDS.map((field) => [field, values[field] ?? '']));

/** People do not see it; programs that fill in everything do. */
export function Trap({ value, onChange }: { value?: string; onChange?: (value: string) => void }) {
  return (
    <div aria-hidden className="sr-only">
      <label>
        Please leave this empty
        <input name="website" type="text" tabIndex={-1} autoComplete="off" {...(onChange ? { value, onChange: (event) => onChange(event.target.value) } : {})} />
      </label>
    </div>
  );
}
