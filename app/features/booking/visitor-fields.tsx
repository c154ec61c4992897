/** Who writes to us: the fields and small print that every form of the booking page shares. */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field, Input, Textarea } from '#app/ui/field.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';

export type VisitorField = 'name' | 'email' | 'phone' | 'address' | 'postcode' | 'message';

type Props = {
  /** What ties a control to its form: a registration, or a name and a first value where scripts do not run. */
  bind: (field: VisitorField) => ComponentPropsWithRef<'input'>;
  errorOf: (field: VisitorField) => string | undefined;
  phoneHint?: ReactNode;
  isPlaceNeeded?: boolean;
  placeHint?: ReactNode;
  /** Somebody comes to the door. */
  isVisited?: boolean;
};

export function VisitorFields({
  bind,
  errorOf,
  phoneHint,
  isPlaceNeeded = false,
  placeHint,
  isVisited = false,
}: Props) {
  return (
    <>
      <Field label="Your name" error={errorOf('name')}>
        {(parts) => <Input {...parts} {...bind('name')} autoComplete="name" />}
      </Field>
      <Field label="E-mail" error={errorOf('email')}>
        {(parts) => (
          <Input
            {...parts}
            {...bind('email')}
            type="email"
            autoComplete="email"
            inputMode="email"
          />
        )}
      </Field>
      <Field label="Telephone" optional hint={phoneHint} error={errorOf('phone')}>
        {(parts) => (
          <Input {...parts} {...bind('phone')} type="tel" autoComplete="tel" inputMode="tel" />
        )}
      </Field>
      {isVisited ? (
        <Field
          label="House number and street"
          hint="A postcode alone has many doors."
          error={errorOf('address')}
        >
          {(parts) => (
            <Input {...parts} {...bind('address')} autoComplete="street-address" maxLength={160} />
          )}
        </Field>
      ) : null}
      <Field
        label="Postcode of the garden"
        optional={!isPlaceNeeded}
        hint={placeHint}
        error={errorOf('postcode')}
      >
        {(parts) => (
          <Input
            {...parts}
            {...bind('postcode')}
            autoComplete="postal-code"
            className="uppercase"
          />
        )}
      </Field>
    </>
  );
}

export function MessageField({
  words,
  error,
  bound,
}: {
  words: { messageLabel: string; messageHint: string };
  error: string | undefined;
  bound: ComponentPropsWithRef<'textarea'>;
}) {
  return (
    <Field
      label={words.messageLabel}
      optional
      hint={words.messageHint}
      error={error}
      className="sm:col-span-2"
    >
      {(parts) => <Textarea {...parts} {...bound} rows={4} className="min-h-28!" />}
    </Field>
  );
}

/** What is typed serves one purpose, which is named. */
export function PrivacyLine({ usedFor, className }: { usedFor: string; className: string }) {
  return (
    <p className={`fine text-ink-soft ${className}`}>
      Used only {usedFor}: see the{' '}
      <SiteLink to="/privacy-policy" className="text-link">
        privacy policy
      </SiteLink>
      .
    </p>
  );
}
