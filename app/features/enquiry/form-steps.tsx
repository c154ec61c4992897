/** The three parts of the enquiry form: the garden, the way into it, and who asks. */
import { useAreaNote } from './area-note.tsx';
import type { ReactNode } from 'react';
import {
  ACCESS_ANSWER_LABELS,
  ACCESS_ANSWERS,
  ACCESS_QUESTION_LABELS,
  ACCESS_QUESTIONS,
  type AccessQuestion,
} from '#contracts/enquiry-words.ts';
import type { Told } from '#contracts/enquiries.ts';
import { Field, FieldError, Input, Textarea } from '#app/ui/field.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import type { EnquiryField } from './enquiry-fields.ts';

type Tie = {
  errorOf: (field: EnquiryField) => string | undefined;
  valueOf: (field: EnquiryField) => string;
};

export function GardenStep({
  errorOf,
  valueOf,
  isAboutSomething,
  facts,
  choices,
  onDropFacts,
}: Tie & {
  isAboutSomething: boolean;
  facts: readonly Told[];
  choices: readonly Told[];
  onDropFacts: () => void;
}) {
  const area = useAreaNote();
  return (
    <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      {facts.length + choices.length > 0 ? (
        <div className="border-y py-4 sm:col-span-2">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <p className="font-medium">What we already know</p>
            <button type="button" onClick={onDropFacts} className="text-link small min-h-8">
              Do not send these
            </button>
          </div>
          <dl className="mt-2 grid gap-x-8 gap-y-1 sm:grid-cols-2">
            {[...facts, ...choices].map(({ label, value }) => (
              <div key={label + value} className="small flex gap-2">
                <dt className="text-ink-soft">{label}</dt>
                <dd className="min-w-0 wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="fine mt-2 text-ink-soft">
            From the garden check and what you chose. If something is not right, say so below.
          </p>
        </div>
      ) : null}
      <Field
        label={isAboutSomething ? 'Anything we should know?' : 'What is it about?'}
        optional={isAboutSomething}
        hint="What you hope for, what has to stay, when you would like it done."
        error={errorOf('message')}
        className="sm:col-span-2"
      >
        {(parts) => (
          <Textarea {...parts} name="message" defaultValue={valueOf('message')} rows={5} />
        )}
      </Field>
      <Field
        label="Postcode of the garden"
        optional
        hint="So that we know how far it is and what grows there."
        error={errorOf('postcode')}
      >
        {(parts) => (
          <>
            <Input
              {...parts}
              name="postcode"
              defaultValue={valueOf('postcode')}
              autoComplete="postal-code"
              className="uppercase"
              onBlur={(event) => area.look(event.target.value)}
            />
            <p role="status" className="small mt-2 text-ink-soft empty:hidden">
              {area.note}
            </p>
          </>
        )}
      </Field>
      <Field
        label="Budget in pounds"
        optional
        hint="If you have one in mind, we’ll work within it."
        error={errorOf('budgetPounds')}
      >
        {(parts) => (
          <Input
            {...parts}
            name="budgetPounds"
            defaultValue={valueOf('budgetPounds')}
            inputMode="numeric"
            className="figures"
          />
        )}
      </Field>
    </div>
  );
}

export function AccessStep({ errorOf, valueOf, children }: Tie & { children: ReactNode }) {
  return (
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-2">
      <div className="grid content-start gap-7">
        {ACCESS_QUESTIONS.map((question) => (
          <Question
            key={question}
            question={question}
            error={errorOf(question)}
            value={valueOf(question)}
          />
        ))}
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

function Question({
  question,
  error,
  value,
}: {
  question: AccessQuestion;
  error: string | undefined;
  value: string;
}) {
  const labels = ACCESS_ANSWER_LABELS[question] as Record<string, string>;
  const options = [
    ...ACCESS_ANSWERS[question].map((answer) => [answer, labels[answer]!] as const),
    ['', 'Not sure'] as const,
  ];
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">{ACCESS_QUESTION_LABELS[question]}</legend>
      <div className="mt-2.5 flex flex-wrap gap-2">
        {options.map(([answer, label]) => (
          <label
            key={answer}
            className="small relative inline-flex min-h-10 items-center gap-2 rounded-sm border border-line-strong bg-sheet px-3.5 transition-colors hover:border-ink has-checked:border-clay has-checked:bg-clay-wash has-checked:shadow-[inset_0_0_0_1px_var(--clay)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={question}
              value={answer}
              defaultChecked={value === answer}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
      {error ? <FieldError id={`${question}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
}

export function PersonStep({ errorOf, valueOf, hours }: Tie & { hours: string | null }) {
  return (
    <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      <Field label="Your name" error={errorOf('name')} className="sm:col-span-2">
        {(parts) => (
          <Input {...parts} name="name" defaultValue={valueOf('name')} autoComplete="name" />
        )}
      </Field>
      <Field label="E-mail" hint="One of the two is enough." error={errorOf('email')}>
        {(parts) => (
          <Input
            {...parts}
            name="email"
            type="email"
            inputMode="email"
            defaultValue={valueOf('email')}
            autoComplete="email"
          />
        )}
      </Field>
      <Field label="Telephone" hint="If you’d rather we called." error={errorOf('phone')}>
        {(parts) => (
          <Input
            {...parts}
            name="phone"
            type="tel"
            inputMode="tel"
            defaultValue={valueOf('phone')}
            autoComplete="tel"
          />
        )}
      </Field>
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
            name="preferredTimes"
            defaultValue={valueOf('preferredTimes')}
            placeholder="Tuesday or Thursday mornings"
          />
        )}
      </Field>
      <p className="small max-w-prose text-ink-soft sm:col-span-2">
        We use what you send to answer you about this garden, and for nothing else. You’ll get a
        private page where you can add photographs, write to us or withdraw your enquiry. See the{' '}
        <SiteLink to="/privacy-policy" className="text-link text-ink">
          privacy policy
        </SiteLink>
        .
      </p>
    </div>
  );
}
