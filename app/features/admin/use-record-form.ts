/** What happens in the dialog of a record: filling, keeping, leaving, saving, and two people saving at once. */
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import type { ZodType } from 'zod';
import { makeId } from '#app/lib/make-id.ts';
import { changedRecordOf, fieldErrorsOf, isGone as isGoneError, reasonOf } from './call-reason.ts';
import { adoptDraft, differingFields, discardDraft, type KeptDraft, readDraft, useDraftsKnown, writeDraft } from './form-draft.ts';
import type { RecordFormProps } from './record-form.tsx';
import { useAskToLeave } from './leave-question.tsx';
import { fieldWords } from './show-value.ts';

export function useRecordForm<Input extends FieldValues, Output, Rec extends { id: string; version: number }>({
  kind, record, schema, empty, toInput, fieldLabels, save, onSaved, onClose, fail, isSending = false,
}: RecordFormProps<Input, Output, Rec> & { /** A field's picture is on its way: nothing is saved before it has arrived. */ isSending?: boolean }) {
  const id = record?.id ?? null;
  const [start] = useState<Input>(() => (record ? toInput(record) : empty));
  const [offer, setOffer] = useState<KeptDraft | null>(() => usefulDraft(readDraft(kind, id), start));
  /** What it will be saved over, and what the form was filled with from it. */
  const [base, setBase] = useState<{ record: Rec | null; start: Record<string, unknown> }>({ record, start });
  const [conflict, setConflict] = useState<Rec | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isGone, setIsGone] = useState(false);
  const [requestKey, setRequestKey] = useState(makeId);
  const form = useForm<Input, unknown, Output>({ resolver: zodResolver(schema as ZodType<Output, Input>), mode: 'onTouched', defaultValues: start as DefaultValues<Input> });
  const { isDirty, isSubmitting } = form.formState;
  const { keptAt, couldKeep, stop } = useKeeping({ form, kind, id, start, base: { version: base.record?.version ?? null, start: base.start, requestKey } });
  const leave = useAskToLeave(isDirty || isSending, ({ keepDraft }) => {
    stop();
    if (!keepDraft) writeDraft(kind, id, null);
    onClose();
  }, { keepsOlder: offer !== null });

  // The draft of a window that is gone is known a moment after the page came alive.
  const isKnown = useDraftsKnown();
  const [wasKnown, setWasKnown] = useState(isKnown);
  if (isKnown && !wasKnown) {
    setWasKnown(true);
    if (!isDirty && !offer) setOffer(usefulDraft(readDraft(kind, id), start));
  }

  const putValues = (values: Readonly<Record<string, unknown>>) => {
    for (const field of Object.keys(start)) form.setValue(field as Path<Input>, values[field] as never, { shouldDirty: true, shouldTouch: true });
  };

  const pleaseLookAt = (fields: readonly string[]) => `Please look at: ${fields.map((field) => fieldLabels[field as keyof Input & string] ?? fieldWords(field)).join(', ')}.`;

  const showRefusal = (error: unknown, against: Rec | null) => {
    const reason = reasonOf(error);
    fail(reason, against === null);
    setIsGone(isGoneError(error) && against !== null);
    const known = fieldErrorsOf(error).map(({ field, message }) => ({ field: field.split('.')[0]!, message })).filter(({ field }) => field in start);
    for (const { field, message } of known) form.setError(field as Path<Input>, { type: 'server', message });
    if (known[0]) form.setFocus(known[0].field as Path<Input>);
    setFailure(known.length > 0 ? pleaseLookAt(known.map(({ field }) => field)) : reason);
  };

  const submitOver = (against: Rec | null, event?: FormEvent) => form.handleSubmit(async (input) => {
    if (isSending) return;
    setFailure(null);
    try {
      const saved = await save(input, against, requestKey);
      stop();
      leave.settle();
      writeDraft(kind, id, null);
      onSaved(saved, against === null);
    } catch (error) {
      const changed = changedRecordOf<Rec>(error);
      if (changed) setConflict(changed);
      else showRefusal(error, against);
    }
  }, (errors) => {
    // A field that is no plain input cannot be given the focus, and may stand out of sight.
    const fields = Object.keys(errors);
    const isFocused = fields.some((field) => typeof (errors[field]?.ref as { focus?: unknown } | undefined)?.focus === 'function');
    setFailure(isFocused ? null : pleaseLookAt(fields));
  })(event);

  return {
    form, offer, conflict, failure, isGone, putValues, keptAt, couldKeep,
    start: base.start,
    submit: (event?: FormEvent) => submitOver(base.record, event),
    isSaving: isSubmitting,
    takeOffer: () => {
      if (!offer) return;
      // Saved over the version it was made from, so that what others saved since is seen.
      adoptDraft(offer);
      setBase({ record: record && offer.baseVersion !== null ? { ...record, version: offer.baseVersion } : record, start: offer.start });
      if (offer.requestKey) setRequestKey(offer.requestKey);
      putValues(offer.values);
      setOffer(null);
    },
    dropOffer: () => {
      if (offer) discardDraft(offer);
      setOffer(null);
    },
    saveMerged: async (values: Readonly<Record<string, unknown>>) => {
      if (!conflict) return;
      setBase({ record: conflict, start: toInput(conflict) });
      putValues(values);
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
function usefulDraft(draft: KeptDraft | null, start: Readonly<Record<string, unknown>>): KeptDraft | null {
  return draft && differingFields(draft.values, start).length > 0 ? draft : null;
}

type Keeping<Input extends FieldValues, Output> = {
  form: ReturnType<typeof useForm<Input, unknown, Output>>;
  kind: string;
  id: string | null;
  start: Input;
  base: { version: number | null; start: Record<string, unknown>; requestKey: string };
};

/** Keeps every change as a draft, and forgets it when what was changed is as it was. */
function useKeeping<Input extends FieldValues, Output>({ form, kind, id, start, base }: Keeping<Input, Output>) {
  const [kept, setKept] = useState<{ at: string | null; could: boolean }>({ at: null, could: true });
  const isOver = useRef(false);
  const latest = useRef(base);
  useEffect(() => {
    latest.current = base;
  });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (isOver.current) return;
          if (differingFields(values, start).length === 0) {
            writeDraft(kind, id, null);
            setKept({ at: null, could: true });
            return;
          }
          const at = new Date().toISOString();
          const { start: madeFrom, version, requestKey } = latest.current;
          const could = writeDraft(kind, id, { values, start: madeFrom, baseVersion: version, at, requestKey });
          setKept({ at, could });
        },
      }),
    [subscribe, kind, id, start],
  );
  return { keptAt: kept.at, couldKeep: kept.could, stop: () => { isOver.current = true; } };
}
