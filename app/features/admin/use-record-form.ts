/** What happens in the dialog of a record: filling, keeping, leaving, saving, and two people saving at once. */
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import type { ZodType } from 'zod';
import { makeId } from '#app/lib/make-id.ts';
import {
  changedRecordOf,
  fieldErrorsOf,
  isGone as isGoneError,
  isUnsure,
  reasonOf,
} from './call-reason.ts';
import { differingFields } from './form-draft.ts';
import type { RecordFormProps } from './record-form.tsx';
import { useAskToLeave } from './leave-question.tsx';
import { fieldWords } from './show-value.ts';
import { type MadeFrom, useDraft } from './use-draft.ts';

export function useRecordForm<
  Input extends FieldValues,
  Output,
  Rec extends { id: string; version: number },
>({
  kind,
  record,
  schema,
  empty,
  toInput,
  fieldLabels,
  save,
  onSaved,
  onClose,
  fail,
  isSending = false,
}: RecordFormProps<Input, Output, Rec> & {
  /** A field's picture is on its way: nothing is saved before it has arrived. */ isSending?: boolean;
}) {
  const id = record?.id ?? null;
  const [start] = useState<Input>(() => (record ? toInput(record) : empty));
  /** What it will be saved over, and what the form was filled with from it. */
  const [base, setBase] = useState<{ record: Rec | null; start: Record<string, unknown> }>({
    record,
    start,
  });
  const [conflict, setConflict] = useState<Rec | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** No answer came: what failed may have been done all the same. */
  const [isUncertain, setIsUncertain] = useState(false);
  const [isGone, setIsGone] = useState(false);
  /** A field that the server refused. */
  const [atFault, setAtFault] = useState<string | null>(null);
  const [requestKey, setRequestKey] = useState(makeId);
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema as ZodType<Output, Input>),
    mode: 'onTouched',
    defaultValues: start as DefaultValues<Input>,
  });
  const {
    setFocus,
    formState: { isDirty, isSubmitting },
  } = form;
  // Once the fields can be had again: while they are sent they are closed.
  useEffect(() => {
    if (atFault !== null && !isSubmitting) setFocus(atFault as Path<Input>);
  }, [atFault, isSubmitting, setFocus]);
  const draft = useDraft({ kind, id, saved: start, isTyped: isDirty });
  const { offer, keep, forget } = draft;
  const version = base.record?.version ?? null;
  /** What the values are made from, before React has drawn it: each value that is put is kept at once. */
  const madeFrom = useRef<MadeFrom>({ version, start: base.start, requestKey });
  useEffect(() => {
    madeFrom.current = { version, start: base.start, requestKey };
  }, [version, base.start, requestKey]);
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) =>
          keep(differingFields(values, start).length > 0 ? values : null, madeFrom.current),
      }),
    [subscribe, start, keep],
  );
  const leave = useAskToLeave(
    isDirty || isSending,
    ({ keepDraft }) => {
      draft.stop();
      if (!keepDraft) forget();
      onClose();
    },
    { keepsOlder: offer !== null },
  );

  /** @param from another record or key than they are made from now */
  const putValues = (
    values: Readonly<Record<string, unknown>>,
    from: typeof base & { requestKey: string } = { ...base, requestKey },
  ) => {
    setBase({ record: from.record, start: from.start });
    setRequestKey(from.requestKey);
    madeFrom.current = {
      version: from.record?.version ?? null,
      start: from.start,
      requestKey: from.requestKey,
    };
    for (const field of Object.keys(start))
      form.setValue(field as Path<Input>, values[field] as never, {
        shouldDirty: true,
        shouldTouch: true,
      });
  };

  const pleaseLookAt = (fields: readonly string[]) =>
    `Please look at: ${fields.map((field) => fieldLabels[field as keyof Input & string] ?? fieldWords(field)).join(', ')}.`;

  const showRefusal = (error: unknown, against: Rec | null) => {
    const reason = reasonOf(error);
    fail(reason, against === null);
    setIsUncertain(isUnsure(error));
    setIsGone(isGoneError(error) && against !== null);
    const known = fieldErrorsOf(error)
      .map(({ field, message }) => ({ field: field.split('.')[0]!, message }))
      .filter(({ field }) => field in start);
    for (const { field, message } of known)
      form.setError(field as Path<Input>, { type: 'server', message });
    setAtFault(known[0]?.field ?? null);
    setFailure(known.length > 0 ? pleaseLookAt(known.map(({ field }) => field)) : reason);
  };

  const finish = (saved: Rec, wasNew: boolean) => {
    draft.stop();
    leave.settle();
    forget();
    onSaved(saved, wasNew);
  };

  const submitOver = (against: Rec | null, event?: FormEvent) =>
    form.handleSubmit(
      async (input) => {
        if (isSending) return;
        setFailure(null);
        setAtFault(null);
        try {
          finish(await save(input, against, requestKey), against === null);
        } catch (error) {
          const changed = changedRecordOf<Rec>(error);
          if (changed && saysSame(schema, toInput(changed), input))
            finish(changed, against === null);
          else if (changed) setConflict(changed);
          else showRefusal(error, against);
        }
      },
      (errors) => {
        // A custom field cannot take focus and may be out of view.
        const fields = Object.keys(errors);
        setIsUncertain(false);
        setAtFault(null);
        const isFocused = fields.some(
          (field) =>
            typeof (errors[field]?.ref as { focus?: unknown } | undefined)?.focus === 'function',
        );
        setFailure(isFocused ? null : pleaseLookAt(fields));
      },
    )(event);

  return {
    form,
    offer,
    conflict,
    failure,
    isUncertain,
    isGone,
    keptAt: draft.keptAt,
    couldKeep: draft.couldKeep,
    putValues: (values: Readonly<Record<string, unknown>>) => putValues(values),
    /** The conflicting record was added with this form's own key, before its values were changed. */
    isAddedBefore: conflict !== null && base.record === null,
    /** Saves over the existing record. */
    isChange: base.record !== null,
    start: base.start,
    submit: (event?: FormEvent) => submitOver(base.record, event),
    isSaving: isSubmitting,
    takeOffer: () => {
      const taken = draft.takeOffer();
      if (!taken) return;
      // Saved over the version it was made from, so that what others have saved since is seen.
      const against =
        record && taken.baseVersion !== null ? { ...record, version: taken.baseVersion } : record;
      putValues(taken.values, {
        record: against,
        start: taken.start,
        requestKey: taken.requestKey ?? requestKey,
      });
    },
    dropOffer: draft.dropOffer,
    saveMerged: async (values: Readonly<Record<string, unknown>>) => {
      if (!conflict) return;
      putValues(values, { record: conflict, start: toInput(conflict), requestKey });
      setConflict(null);
      await submitOver(conflict);
    },
    leaveConflict: () => setConflict(null),
    saveAsNew: async () => {
      setBase({ record: null, start: base.start });
      setIsGone(false);
      await submitOver(null);
    },
    askToClose: () => {
      if (!isSubmitting) leave.askToClose();
    },
    leaving: leave.leaving,
  };
}

/** Whether a record, as the form would show it, says what was sent: then that sending did arrive, and only its answer was lost. */
export function saysSame(schema: ZodType, record: unknown, sent: unknown): boolean {
  const read = schema.safeParse(record);
  return (
    read.success &&
    differingFields(
      read.data as Readonly<Record<string, unknown>>,
      sent as Readonly<Record<string, unknown>>,
    ).length === 0
  );
}
