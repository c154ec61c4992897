import { type FormEvent, useRef, useState } from 'react';
import type { ZodType } from 'zod';
import { fieldErrorsOf, reasonOf } from './call-reason.ts';

type Errors<Name extends string> = Partial<Record<Name | 'form', string>>;

/**
 * A form without a draft: read by its schema, sent, and what is wrong said beside each field, the first of which takes the
 * focus. What belongs to no field is said as `errors.form`.
 * @param names of the fields, in their order on the screen
 */
export function usePlainForm<Name extends string, Values>({
  schema,
  names,
  send,
}: {
  schema: ZodType<Values>;
  names: readonly Name[];
  send: (values: Values) => Promise<void>;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors<Name>>({});
  const [isBusy, setIsBusy] = useState(false);
  /** Of each field the first thing that is wrong with it. */
  const fail = (found: readonly (readonly [string, string])[]) => {
    const byName = Object.fromEntries(found.toReversed()) as Errors<Name>;
    setErrors(byName);
    const first = names.find((name) => byName[name]);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const parsed = schema.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    if (!parsed.success)
      return fail(parsed.error.issues.map(({ path, message }) => [String(path[0]), message]));
    setErrors({});
    setIsBusy(true);
    try {
      await send(parsed.data);
    } catch (error) {
      const fields = fieldErrorsOf(error).map(({ field, message }) => [field, message] as const);
      fail(fields.length > 0 ? fields : [['form', reasonOf(error)]]);
    }
    setIsBusy(false);
  }

  return {
    errors,
    isBusy,
    parts: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    },
  };
}
