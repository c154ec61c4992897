/** What the forms of the booking page have in common: texts kept in this tab, and a refusal shown where it belongs. */
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { readSitePassport } from '#app/lib/site-passport.ts';
import { readToldWithDesigns } from '#app/lib/told-with-designs.ts';
import { readDraft, writeDraft, type BookingDraft } from './booking-draft.ts';
import { CallError, plainWordsOf } from '#app/lib/call-api.ts';
import type { VisitorField } from './visitor-fields.tsx';

type Field = keyof BookingDraft;
type Values = { name: string; email: string } & Partial<Record<Field, string | undefined>>;
/** The part of a form that is used here, whichever of the fields it has. */
type Form = Pick<
  UseFormReturn<Values, unknown, never>,
  'register' | 'reset' | 'setError' | 'setFocus' | 'subscribe' | 'formState'
>;

const KNOWN = ['name', 'email', 'phone', 'postcode'] as const;
type Known = Record<(typeof KNOWN)[number], string | null>;

const asOptional = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;
const isNeeded = (field: Field) => field === 'name' || field === 'email';

/** `warm` fetches the form's rules at the first key; `fields` are those the form shows. */
export function useVisitorForm(
  form: Form,
  {
    fields,
    warm,
    known = null,
  }: {
    fields: readonly Field[];
    warm: () => void;
    /** Told before, elsewhere on the site. */ known?: Known | null;
  },
) {
  const { register, reset, setError, setFocus, subscribe, formState } = form;
  const [failure, setFailure] = useState<string | null>(null);
  const problem = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const draft = readDraft();
    const shown = Object.fromEntries(fields.map((field) => [field, draft[field]]));
    const design = readToldWithDesigns();
    const told = Object.fromEntries(
      KNOWN.flatMap((field) => {
        const value = known?.[field] || (field === 'phone' ? null : design[field]);
        return !draft[field] && value ? [[field, value]] : [];
      }),
    );
    reset({
      name: '',
      email: '',
      ...shown,
      postcode: draft.postcode || (readSitePassport()?.postcode?.postcode ?? ''),
      ...told,
    });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => (warm(), keepTexts(fields, values)),
    });
  }, [reset, subscribe, warm, fields, known]);
  useEffect(() => {
    if (failure) problem.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);

  return {
    failure,
    setFailure,
    problem,
    bind: (field: Field) => register(field, isNeeded(field) ? {} : { setValueAs: asOptional }),
    errorOf: (field: VisitorField | 'preferredTimes') => formState.errors[field]?.message,
    /** Beside the fields the server named, else above the button. */
    showRefusal: (error: unknown) => {
      const named =
        error instanceof CallError
          ? error.fields.filter(({ field }) => fields.some((one) => one === field))
          : [];
      for (const { field, message } of named) setError(field as Field, { type: 'server', message });
      if (named[0]) setFocus(named[0].field as Field);
      else setFailure(plainWordsOf(error));
    },
  };
}

/** The draft holds texts alone, and keeps those of fields that this form does not show. */
export function keepTexts(
  fields: readonly Field[],
  values: Partial<Record<Field, string | undefined>>,
): void {
  writeDraft({
    ...readDraft(),
    ...Object.fromEntries(fields.map((field) => [field, values[field] ?? ''])),
  });
}
