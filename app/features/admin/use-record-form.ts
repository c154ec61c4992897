/** What happens in the dialog of a record: filling, keeping, leaving, saving, and two people saving at once. */
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState, type FormEvent } from 'react';
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
import {
  adoptDraft,
  differingFields,
  discardDraft,
  type KeptDraft,
  readDraft,
  useDraftsKnown,
  writeDraft,
} from './form-draft.ts';
import { fillForm, type MadeFrom, makeDraftKeeper, saysSame } from './record-draft.ts';
import type { RecordFormProps } from './record-form.tsx';
import { useAskToLeave } from './leave-question.tsx';
import { fieldWords } from './show-value.ts';

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
  const [offer, setOffer] = useState<KeptDraft | null>(() =>
    usefulDraft(readDraft(kind, id), start),
  );
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
  const { keeper, keptAt, couldKeep } = useKeeping({
    form,
    kind,
    id,
    start,
    base: { version: base.record?.version ?? null, start: base.start, requestKey },
  });
  const leave = useAskToLeave(
    isDirty || isSending,
    ({ keepDraft }) => {
      keeper.stop();
      if (!keepDraft) writeDraft(kind, id, null);
      onClose();
    },
    { keepsOlder: offer !== null },
  );

  // The draft of a window that is gone is known a moment after the page came alive.
  const isKnown = useDraftsKnown();
  const [wasKnown, setWasKnown] = useState(isKnown);
  if (isKnown && !wasKnown) {
    setWasKnown(true);
    if (!isDirty && !offer) setOffer(usefulDraft(readDraft(kind, id), start));
  }

  /** @param from another record or key than they are made from now */
  const putValues = (
    values: Readonly<Record<string, unknown>>,
    { record: against, start: madeFrom, requestKey: key }: typeof base & { requestKey: string } = {
      ...base,
      requestKey,
    },
  ) => {
    setBase({ record: against, start: madeFrom });
    setRequestKey(key);
    fillForm<Input>(
      form,
      keeper,
      { version: against?.version ?? null, start: madeFrom, requestKey: key },
      values,
      Object.keys(start),
    );
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
    keeper.stop();
    leave.settle();
    writeDraft(kind, id, null);
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
        // A field that is no plain input cannot be given the focus, and may stand out of sight.
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
    keptAt,
    couldKeep,
    putValues: (values: Readonly<Record<string, unknown>>) => putValues(values),
    /** The record that stands in the way was added under this form's own key, before its words were changed. */
    isAddedBefore: conflict !== null && base.record === null,
    /** It is saved over a record that stands already. */
    isChange: base.record !== null,
    start: base.start,
    submit: (event?: FormEvent) => submitOver(base.record, event),
    isSaving: isSubmitting,
    takeOffer: () => {
      if (!offer) return;
      // Saved over the version it was made from, so that what others saved since is seen.
      adoptDraft(offer);
      const against =
        record && offer.baseVersion !== null ? { ...record, version: offer.baseVersion } : record;
      putValues(offer.values, {
        record: against,
        start: offer.start,
        requestKey: offer.requestKey ?? requestKey,
      });
      setOffer(null);
    },
    dropOffer: () => {
      if (offer) discardDraft(offer);
      setOffer(null);
    },
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

/** A draft that says no more than what stands already is not worth a question. */
function usefulDraft(
  draft: KeptDraft | null,
  start: Readonly<Record<string, unknown>>,
): KeptDraft | null {
  return draft && differingFields(draft.values, start).length > 0 ? draft : null;
}

type Keeping<Input extends FieldValues, Output> = {
  form: ReturnType<typeof useForm<Input, unknown, Output>>;
  kind: string;
  id: string | null;
  start: Input;
  base: MadeFrom;
};

function useKeeping<Input extends FieldValues, Output>({
  form: { subscribe },
  kind,
  id,
  start,
  base,
}: Keeping<Input, Output>) {
  const [kept, setKept] = useState<{ at: string | null; could: boolean }>({
    at: null,
    could: true,
  });
  const [keeper] = useState(() => makeDraftKeeper({ kind, id, start }));
  const { version, start: madeFrom, requestKey } = base;
  useEffect(
    () => keeper.from({ version, start: madeFrom, requestKey }),
    [keeper, version, madeFrom, requestKey],
  );
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const now = keeper.keep(values);
          if (now) setKept(now);
        },
      }),
    [subscribe, keeper],
  );
  return { keeper, keptAt: kept.at, couldKeep: kept.could };
}
