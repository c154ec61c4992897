/** The two forms that enter something into the diary: texts, errors beside their fields, and a refusal with what is free. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from 'react';
import type { ZodType } from 'zod';
import type { Slot } from '#contracts/appointments.ts';
import { AdminCallError, adminFetch } from '#app/features/admin/admin-fetch.ts';
import { fieldErrorsOf, isUnsure, reasonOf } from '#app/features/admin/call-reason.ts';
import { differingFields } from '#app/features/admin/form-draft.ts';
import { slotsOf } from './near-times.tsx';

/** An earlier sending arrived, with other words. */
const isEntered = (error: unknown): boolean =>
  error instanceof AdminCallError &&
  error.code === 'conflict' &&
  typeof error.current === 'object' &&
  error.current !== null &&
  'entered' in error.current;

type Order<Field extends string> = {
  url: string;
  schema: ZodType;
  start: Record<Field, string>;
  toInput: (values: Record<Field, string>) => unknown;
  /** The form field for a contract field: a date and a time make a timestamp. */
  fieldOf: (name: string) => Field;
  onSaved: (values: Record<Field, string>) => void;
  /** What was typed before another tab was looked at. */
  typed: Readonly<Record<string, string>> | null;
  onTyped: (typed: Record<Field, string> | null) => void;
  /** While it is being sent the other tab is disabled: it would replace this form. */
  onBusy: (isBusy: boolean) => void;
};

export function useAddForm<Field extends string>({
  url,
  schema,
  start,
  toInput,
  fieldOf,
  onSaved,
  typed,
  onTyped,
  onBusy,
}: Order<Field>) {
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [first] = useState(start);
  const [values, setValues] = useState<Record<Field, string>>({ ...start, ...typed });
  const report = useEffectEvent(onTyped);
  useEffect(
    () => report(differingFields(values, first).length > 0 ? values : null),
    [values, first],
  );
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [refusal, setRefusal] = useState<{
    message: string;
    slots: readonly Slot[];
    isEntered: boolean;
    isUnsure: boolean;
  } | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const showBusy = (is: boolean) => {
    setIsBusy(is);
    onBusy(is);
  };

  const showErrors = (list: readonly { field: string; message: string }[]) => {
    const byField: Partial<Record<Field, string>> = {};
    for (const { field, message } of list) byField[fieldOf(field)] ??= message;
    setErrors(byField);
  };
  // Once the fields can be had again: while it is sent they are closed.
  useEffect(() => {
    const name = Object.keys(errors)[0];
    if (name) form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  }, [errors]);
  const send = async (given: Record<Field, string>) => {
    setValues(given);
    setRefusal(null);
    const parsed = schema.safeParse(toInput(given));
    showErrors(
      parsed.success
        ? []
        : parsed.error.issues.map((issue) => ({
            field: String(issue.path[0]),
            message: issue.message,
          })),
    );
    if (!parsed.success) return;
    showBusy(true);
    try {
      await adminFetch(url, { method: 'POST', json: parsed.data });
      await client.invalidateQueries();
      onBusy(false);
      onSaved(given);
    } catch (error) {
      const named = fieldErrorsOf(error);
      showErrors(named);
      if (named.length === 0)
        setRefusal({
          message: reasonOf(error),
          slots: slotsOf(error),
          isEntered: isEntered(error),
          isUnsure: isUnsure(error),
        });
      if (isEntered(error)) void client.invalidateQueries();
      showBusy(false);
    }
  };
  return {
    clearRefusal: () => setRefusal(null),
    form,
    values,
    errors,
    refusal,
    isBusy,
    send,
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      void send(values);
    },
    change: (name: Field, value: string) => setValues((before) => ({ ...before, [name]: value })),
    /** What ties a control to its text. */
    bind: (name: Field) => ({
      name,
      value: values[name],
      onChange: (event: { target: { value: string } }) =>
        setValues((before) => ({ ...before, [name]: event.target.value })),
    }),
  };
}
