import { useSaysVat } from '#app/lib/site.ts';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { applyAccess } from '#content/enquiries/access-rules.ts';
import type { AccessAnswers, EnquirySource } from '#contracts/enquiry-words.ts';
import type { EnquirySubject } from '#contracts/enquiries.ts';
import { API } from '#contracts/routes.ts';
import { CallError, plainWordsOf } from '#app/lib/call-api.ts';
import { requestKeys } from '#app/lib/make-id.ts';
import type { PostedFailure } from '#app/features/policies/posted-form.tsx';
import { sendEvent } from '#app/lib/analytics.ts';
import { writeValues } from '#app/pwa/drafts.ts';
import { OutboxNotice } from '#app/pwa/outbox-notice.tsx';
import { isOffline, keepForLater } from '#app/pwa/outbox.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Honeypot } from '#app/ui/honeypot.tsx';
import { sendEnquiry } from './call-enquiry.ts';
import { NOTHING_CARRIED, readCarried } from './carried.ts';
import { readEnquiryDraft, writeEnquiryDraft } from './enquiry-draft.ts';
import {
  choiceIn,
  designsIn,
  fieldOf,
  readAnswers,
  stepOf,
  toInput,
  type EnquiryField,
} from './enquiry-fields.ts';
import type { FieldErrors } from './form-rules.ts';
import { AccessStep, GardenStep, PersonStep } from './form-steps.tsx';
import { RangeLines } from './range-lines.tsx';
import { StepList, Step, STEPS, LAST } from './step-frame.tsx';

const rules = () => import('./form-rules.ts').catch(() => null);
/** Where the rules cannot be fetched, as without a network, nothing is found: the server checks it again in any case. */
const check = async (input: Record<string, string>): Promise<FieldErrors> =>
  (await rules())?.checkEnquiry(input) ?? {};

/** A form's text fields; values added by a page are hidden fields. */
const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

type Props = {
  subject: EnquirySubject;
  source: EnquirySource;
  failed: PostedFailure | null;
  hours: string | null;
};

/** Three steps where scripts run, one plain form where they do not; both post the same fields. */
export function EnquiryForm({ subject, source, failed, hours }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const problem = useRef<HTMLDivElement>(null);
  const first = failed?.values ?? subject.known;
  const [step, setStep] = useState(0);
  const [answers, setAnswers] = useState<AccessAnswers>(() => readAnswers(first));
  const [errors, setErrors] = useState<FieldErrors>(() =>
    Object.fromEntries(
      (failed?.errors ?? []).map(({ field, message }) => [fieldOf(field), message]),
    ),
  );
  const [failure, setFailure] = useState<string | null>(failed?.message ?? null);
  const [isSending, setIsSending] = useState(false);
  const [carried, setCarried] = useState(NOTHING_CARRIED);
  const [keyOf] = useState(() => requestKeys());
  const [asked, setAsked] = useState({
    designs: subject.designs.map((design) => design.id),
    calculator: subject.estimate?.choice ?? null,
  });

  useEffect(() => {
    if (!form.current) return;
    // Filling a field is heard as typing, which writes the draft: all of it is read first.
    const isFromDesign = new URLSearchParams(location.search).get('from') === 'design';
    const draft = readEnquiryDraft(source === 'general' && isFromDesign);
    restoreRadios(form.current, draft);
    writeValues(
      form.current,
      Object.fromEntries(Object.entries(draft).map(([name, value]) => [name, [value]])),
    );
    setAnswers(readAnswers(valuesOf(form.current)));
    setAsked((now) => ({
      designs: now.designs.length > 0 ? now.designs : designsIn(location.search),
      calculator: now.calculator ?? choiceIn(location.search),
    }));
    void readCarried(source === 'recommendations').then(setCarried);
  }, [source]);
  useEffect(() => {
    if (failure) problem.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);

  const onInput = () => {
    void rules();
    const values = valuesOf(form.current!);
    writeEnquiryDraft(values);
    setAnswers(readAnswers(values));
  };
  const showErrors = (found: FieldErrors) => {
    setErrors(found);
    const first = Object.keys(found).toSorted((a, b) => stepOf(a) - stepOf(b))[0];
    if (first === undefined) return;
    setStep(stepOf(first));
    setTimeout(() => form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus());
  };
  const go = async (to: number) => {
    if (to > step) {
      const found = await check(toInput(valuesOf(form.current!)));
      const here = Object.fromEntries(
        Object.entries(found).filter(([field]) => stepOf(field) < to),
      );
      if (Object.keys(here).length > 0) return showErrors(here);
    }
    setErrors({});
    setStep(to);
    setTimeout(() =>
      form.current?.querySelector<HTMLElement>(`[data-step="${to}"] legend`)?.focus(),
    );
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (step < LAST) return go(step + 1);
    setFailure(null);
    const input = toInput(valuesOf(form.current!));
    const found = await check(input);
    if (Object.keys(found).length > 0) return showErrors(found);
    setErrors({});
    setIsSending(true);
    try {
      const { link } = await sendEnquiry(input, keyOf(input));
      sendEvent({ name: 'form_submit', form_name: 'enquiry', form_type: source });
      writeEnquiryDraft(null);
      location.assign(link);
    } catch (error) {
      setIsSending(false);
      // Without a network it is kept on this device and goes out later, under the same key.
      if (isOffline() && (await keep(input, keyOf(input)))) return writeEnquiryDraft(null);
      const named = error instanceof CallError ? error.fields : [];
      if (named.length > 0)
        showErrors(
          Object.fromEntries(named.map(({ field, message }) => [fieldOf(field), message])),
        );
      setFailure(plainWordsOf(error));
    }
  };

  const tie = {
    errorOf: (field: EnquiryField) => errors[field],
    valueOf: (field: EnquiryField) => first[field] ?? '',
  };
  const isAboutSomething =
    asked.designs.length > 0 || asked.calculator !== null || carried.choices.length > 0;
  return (
    <form
      ref={form}
      method="post"
      noValidate
      data-draft="enquiry"
      onInput={onInput}
      onSubmit={(event) => void onSubmit(event)}
    >
      <StepList step={step} onGo={(to) => void go(to)} />
      <div ref={problem} className="empty:hidden">
        {failure ? (
          <Notice tone="error" title="Your enquiry was not sent" className="mb-6">
            <p>{failure} What you’ve written is still here.</p>
          </Notice>
        ) : null}
      </div>
      <OutboxNotice kind="enquiry" className="mb-6" />
      <Step index={0} step={step}>
        <GardenStep
          {...tie}
          isAboutSomething={isAboutSomething}
          facts={carried.facts}
          choices={carried.choices}
          onDropFacts={() => setCarried(NOTHING_CARRIED)}
        />
      </Step>
      <Step
        index={1}
        step={step}
        lede="See how each answer changes the price. Leave out anything you don’t know: we’ll see it on the visit."
      >
        <AccessStep {...tie}>
          <LiveRange subject={subject} answers={answers} />
        </AccessStep>
      </Step>
      <Step index={2} step={step}>
        <PersonStep {...tie} hours={hours} />
      </Step>
      <Honeypot />
      <input type="hidden" name="source" value={source} />
      <input type="hidden" name="designIds" value={JSON.stringify(asked.designs)} />
      <input
        type="hidden"
        name="calculator"
        value={asked.calculator ? JSON.stringify(asked.calculator) : ''}
      />
      <input type="hidden" name="siteFacts" value={JSON.stringify(carried.facts)} />
      <input type="hidden" name="choices" value={JSON.stringify(carried.choices)} />
      <div className="mt-9 flex flex-wrap items-center gap-x-6 gap-y-3 border-t pt-6">
        {step > 0 ? (
          <Button variant="outline" size="large" onClick={() => void go(step - 1)}>
            Back
          </Button>
        ) : null}
        <Button type="submit" size="large" disabled={isSending} aria-busy={isSending}>
          <span className="hidden noscript:inline">Send my enquiry</span>
          <span className="noscript:hidden">
            {step < LAST ? 'Next' : isSending ? 'Sending…' : 'Send my enquiry'}
          </span>
        </Button>
        <p className="fine text-ink-soft">
          <span className="noscript:hidden">
            Step {step + 1} of {STEPS.length}.{' '}
          </span>
          You’re not committed to anything. We answer within two working days.
        </p>
      </div>
    </form>
  );
}

/** Radios are several inputs of one name, which a draft stores as one value. */
function restoreRadios(form: HTMLFormElement, draft: Readonly<Record<string, string>>): void {
  for (const radio of form.querySelectorAll<HTMLInputElement>('input[type="radio"]'))
    if (radio.value !== '' && draft[radio.name] === radio.value) radio.checked = true;
}

const keep = (input: Record<string, string>, requestKey: string): Promise<boolean> =>
  keepForLater({
    key: requestKey,
    kind: 'enquiry',
    url: API.enquiries,
    encoding: 'json',
    fields: { ...input, requestKey },
    context: null,
  }).then(
    () => true,
    () => false,
  );

/** The range with the answers given so far. */
function LiveRange({
  subject: { designs, estimate },
  answers,
}: {
  subject: EnquirySubject;
  answers: AccessAnswers;
}) {
  const saysVat = useSaysVat();
  const basis = designs[0]?.basis ?? estimate?.basis;
  if (!basis || basis.labourPence === 0)
    return (
      <p className="small max-w-prose border-t pt-4 text-ink-soft">
        {basis
          ? 'The price of this service doesn’t depend on access, but it still helps us to know.'
          : 'There’s no price to adjust yet. Your answers help us to work one out.'}
      </p>
    );
  const { lines, after, open } = applyAccess(basis, answers);
  return (
    <section
      aria-label="How it affects the price"
      aria-live="polite"
      className="lg:sticky lg:top-24"
    >
      <RangeLines
        range={{
          of: designs[0]?.title ?? estimate?.service ?? '',
          before: basis,
          lines,
          after,
          open,
          includesVat: designs[0] ? true : (estimate?.includesVat ?? true),
          isVatFree: !saysVat,
        }}
      />
    </section>
  );
}
