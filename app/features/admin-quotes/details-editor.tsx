import { Field, Input, Textarea } from '#app/ui/field.tsx';
import type { QuoteEditor } from './use-quote-editor.ts';

type Props = { editor: QuoteEditor };

/** Whom it is for. */
export function CustomerEditor({ editor }: Props) {
  const { customer } = editor.input;
  const set = (field: keyof typeof customer, value: string) =>
    editor.setCustomer({ ...customer, [field]: value }, `customer-${field}`);
  return (
    <section aria-labelledby="quote-customer" className="mt-10">
      <h2 id="quote-customer" className="display-3">
        For
      </h2>
      <div className="mt-5 grid gap-5 sm:grid-cols-2">
        <Field label="Name">
          {(parts) => (
            <Input
              {...parts}
              value={customer.name}
              maxLength={120}
              autoComplete="off"
              onChange={(event) => set('name', event.target.value)}
            />
          )}
        </Field>
        <Field label="E-mail">
          {(parts) => (
            <Input
              {...parts}
              type="email"
              value={customer.email}
              maxLength={200}
              autoComplete="off"
              onChange={(event) => set('email', event.target.value)}
            />
          )}
        </Field>
        <Field label="Telephone" optional>
          {(parts) => (
            <Input
              {...parts}
              type="tel"
              value={customer.phone}
              maxLength={40}
              autoComplete="off"
              onChange={(event) => set('phone', event.target.value)}
            />
          )}
        </Field>
        <Field label="Postcode" optional>
          {(parts) => (
            <Input
              {...parts}
              value={customer.postcode}
              maxLength={12}
              autoComplete="off"
              onChange={(event) => set('postcode', event.target.value)}
            />
          )}
        </Field>
        <Field label="Address" optional className="sm:col-span-2">
          {(parts) => (
            <Textarea
              {...parts}
              rows={3}
              className="min-h-0!"
              value={customer.address}
              maxLength={300}
              onChange={(event) => set('address', event.target.value)}
            />
          )}
        </Field>
      </div>
    </section>
  );
}

/** Title and opening words. */
export function OpeningEditor({ editor }: Props) {
  const { body } = editor.input;
  return (
    <section aria-labelledby="quote-words" className="mt-12">
      <h2 id="quote-words" className="display-3">
        Opening
      </h2>
      <div className="mt-5 grid gap-5">
        <Field label="Title">
          {(parts) => (
            <Input
              {...parts}
              value={body.title}
              maxLength={140}
              onChange={(event) => editor.setBody({ ...body, title: event.target.value }, 'title')}
            />
          )}
        </Field>
        <Field label="Opening words" optional>
          {(parts) => (
            <Textarea
              {...parts}
              rows={4}
              className="min-h-0!"
              value={body.intro}
              maxLength={3000}
              onChange={(event) => editor.setBody({ ...body, intro: event.target.value }, 'intro')}
            />
          )}
        </Field>
      </div>
    </section>
  );
}

const listOf = (text: string): string[] =>
  text
    .split('\n')
    .slice(0, 40)
    .map((line) => line.slice(0, 400));
const wholeOrNull = (text: string): number | null =>
  /^\d{1,3}$/.test(text.trim()) ? Number(text) : null;

/** What is taken for granted and left out, when, and the terms. */
export function TermsEditor({ editor }: Props) {
  const { body } = editor.input;
  return (
    <section aria-labelledby="quote-terms" className="mt-12">
      <h2 id="quote-terms" className="display-3">
        Scope, time and terms
      </h2>
      <div className="mt-5 grid gap-5 lg:grid-cols-2">
        <Field label="Assumptions" hint="One a line." optional>
          {(parts) => (
            <Textarea
              {...parts}
              rows={6}
              value={body.assumptions.join('\n')}
              onChange={(event) =>
                editor.setBody({ ...body, assumptions: listOf(event.target.value) }, 'assumptions')
              }
            />
          )}
        </Field>
        <Field label="Not in this price" hint="One a line." optional>
          {(parts) => (
            <Textarea
              {...parts}
              rows={6}
              value={body.exclusions.join('\n')}
              onChange={(event) =>
                editor.setBody({ ...body, exclusions: listOf(event.target.value) }, 'exclusions')
              }
            />
          )}
        </Field>
      </div>
      <div className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        <Field label="Valid for, in days">
          {(parts) => (
            <Input
              {...parts}
              type="number"
              inputMode="numeric"
              min={1}
              max={365}
              value={body.validDays}
              onChange={(event) =>
                editor.setBody(
                  {
                    ...body,
                    validDays: Math.min(365, Math.max(1, wholeOrNull(event.target.value) ?? 1)),
                  },
                  'valid',
                )
              }
              className="figures"
            />
          )}
        </Field>
        <Field label="Working days" optional>
          {(parts) => (
            <Input
              {...parts}
              type="number"
              inputMode="numeric"
              min={1}
              max={400}
              value={body.workDays ?? ''}
              onChange={(event) =>
                editor.setBody(
                  {
                    ...body,
                    workDays:
                      wholeOrNull(event.target.value) &&
                      Math.min(400, Math.max(1, wholeOrNull(event.target.value)!)),
                  },
                  'days',
                )
              }
              className="figures"
            />
          )}
        </Field>
        <Field label="Begins from" optional>
          {(parts) => (
            <Input
              {...parts}
              type="date"
              value={body.startFrom}
              onChange={(event) =>
                editor.setBody({ ...body, startFrom: event.target.value }, 'from')
              }
              className="figures"
            />
          )}
        </Field>
        <Field label="Begins by" optional>
          {(parts) => (
            <Input
              {...parts}
              type="date"
              value={body.startTo}
              onChange={(event) => editor.setBody({ ...body, startTo: event.target.value }, 'to')}
              className="figures"
            />
          )}
        </Field>
      </div>
      <Field
        label="Terms"
        hint="An empty line begins a new paragraph. The right to cancel is added automatically."
        optional
        className="mt-5"
      >
        {(parts) => (
          <Textarea
            {...parts}
            rows={10}
            value={body.terms}
            maxLength={8000}
            onChange={(event) => editor.setBody({ ...body, terms: event.target.value }, 'terms')}
          />
        )}
      </Field>
    </section>
  );
}
