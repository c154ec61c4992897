import { useId, useState, type ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { ZodType } from 'zod';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { ConflictPanel } from './conflict-panel.tsx';
import { errorWords } from './call-reason.ts';
import { FocusedNotice } from './focused-notice.tsx';
import { HistoryPanel, inputOfVersion } from './history-panel.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { SendingReport, useSending } from './sending.tsx';
import { useRecordForm } from './use-record-form.ts';
import { whenText } from './when.ts';

export type FieldLabels<Input> = Readonly<Partial<Record<keyof Input & string, string>>>;
/** A value as text, where the kit's own words would not do; undefined leaves it to the kit. */
export type ShowValue = (field: string, value: unknown) => string | undefined;

export type FormParts<Rec> = {
  /** null for a new record. */
  record: Rec | null;
  isSaving: boolean;
  /** For a field that is no plain input: its value, what changes it, and its error. */
  bind<Value>(name: string): {
    value: Value;
    onChange: (value: Value) => void;
    error: string | undefined;
  };
};

export type RecordFormProps<
  Input extends FieldValues,
  Output,
  Rec extends { id: string; version: number },
> = {
  /** Of the record, for drafts and history: "services". */
  kind: string;
  record: Rec | null;
  /** The contract's; what it takes may be wider than what the form holds. */
  schema: ZodType<Output>;
  empty: Input;
  toInput: (record: Rec) => Input;
  titles: { add: string; edit: string };
  /** In the order in which both versions are compared. */
  fieldLabels: FieldLabels<Input>;
  showValue?: ShowValue;
  /** @param against what it has to be saved over (its `version` goes along as If-Match); null adds a new one @param requestKey so that adding again after a lost answer adds one */
  save: (input: Output, against: Rec | null, requestKey: string) => Promise<Rec>;
  onSaved: (record: Rec, wasNew: boolean) => void;
  onClose: () => void;
  /** Shows the toast; the form also shows the reason. */
  fail: (reason: string, wasNew: boolean) => void;
  /** Without one where the kind keeps none. */
  hasHistory?: boolean;
  children: (form: UseFormReturn<Input, unknown, Output>, parts: FormParts<Rec>) => ReactNode;
};

/**
 * The dialog in which a record is added or changed. What is typed is kept on this device until it is saved or discarded;
 * leaving asks first; and after a conflicting change both versions are shown.
 */
export function RecordForm<
  Input extends FieldValues,
  Output,
  Rec extends { id: string; version: number },
>(props: RecordFormProps<Input, Output, Rec>) {
  const { kind, record, titles, fieldLabels, showValue, toInput, hasHistory = true } = props;
  const id = useId();
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const { isSending, report } = useSending();
  const state = useRecordForm({ ...props, isSending });
  const { form, offer, conflict, failure, isSaving } = state;
  const isChoosing = offer !== null || conflict !== null || isHistoryOpen;
  const parts: FormParts<Rec> = {
    record,
    isSaving,
    bind: <Value,>(name: string) => ({
      value: form.watch(name as Path<Input>) as Value,
      onChange: (value: Value) =>
        form.setValue(name as Path<Input>, value as never, {
          shouldDirty: true,
          shouldTouch: true,
          shouldValidate: form.formState.isSubmitted,
        }),
      error: errorWords(form.getFieldState(name as Path<Input>, form.formState).error),
    }),
  };
  const footer = (
    <>
      {record && hasHistory ? (
        <Button variant="quiet" onClick={() => setIsHistoryOpen(true)}>
          History
        </Button>
      ) : null}
      <span role="status" className="fine text-ink-soft">
        {isSending ? 'The picture is still being sent' : keptWords(state.keptAt, state.couldKeep)}
      </span>
      <span className="ml-auto flex flex-wrap gap-3">
        <Button variant="outline" disabled={isSaving} onClick={state.askToClose}>
          Cancel
        </Button>
        <Button
          type="submit"
          form={`${id}-form`}
          disabled={isSaving || isSending}
          aria-busy={isSaving || isSending}
        >
          {isSaving ? 'Saving…' : record ? 'Save changes' : 'Add'}
        </Button>
      </span>
    </>
  );
  return (
    <Dialog
      open
      staysOpenOutside
      className="max-w-3xl!"
      title={record ? titles.edit : titles.add}
      onOpenChange={(open) => {
        if (!open) state.askToClose();
      }}
      footer={isChoosing ? undefined : footer}
    >
      {offer ? (
        <DraftOffer
          at={offer.at}
          isOld={record !== null && offer.baseVersion !== record.version}
          onContinue={state.takeOffer}
          onDiscard={state.dropOffer}
        />
      ) : null}
      {conflict ? (
        <ConflictPanel
          yours={form.getValues()}
          theirs={toInput(conflict)}
          start={state.start}
          labels={fieldLabels}
          {...(showValue ? { showValue } : {})}
          isAdded={state.isAddedBefore}
          isSaving={isSaving}
          onTake={(values) => void state.saveMerged(values)}
          onBack={state.leaveConflict}
        />
      ) : null}
      {isHistoryOpen && record ? (
        <HistoryPanel
          kind={kind}
          id={record.id}
          labels={fieldLabels}
          {...(showValue ? { showValue } : {})}
          onTake={(values, gone) => {
            state.putValues(inputOfVersion({ record, values, gone, toInput }));
            setIsHistoryOpen(false);
          }}
          onBack={() => setIsHistoryOpen(false)}
        />
      ) : null}
      <form
        id={`${id}-form`}
        noValidate
        method="dialog"
        hidden={isChoosing}
        onSubmit={(event) => void state.submit(event)}
      >
        <fieldset disabled={isSaving} className="contents">
          <SendingReport value={report}>
            <div className="grid gap-6">{props.children(form, parts)}</div>
          </SendingReport>
        </fieldset>
        {failure ? (
          <Failed
            title={failedWords(state.isChange, state.isUncertain)}
            reason={failure}
            onSaveAsNew={state.isGone ? () => void state.saveAsNew() : null}
          />
        ) : null}
      </form>
      {state.leaving ? (
        <LeaveQuestion
          {...state.leaving}
          couldKeep={state.couldKeep && form.formState.isDirty}
          isSending={isSending}
        />
      ) : null}
    </Dialog>
  );
}

function Failed({
  title,
  reason,
  onSaveAsNew,
}: {
  title: string;
  reason: string;
  onSaveAsNew: (() => void) | null;
}) {
  return (
    <FocusedNotice tone="error" title={title} className="mt-6">
      <p>{reason} What you have written is kept.</p>
      {onSaveAsNew ? (
        <Button size="small" variant="outline" className="mt-3" onClick={onSaveAsNew}>
          Save it as a new one
        </Button>
      ) : null}
    </FocusedNotice>
  );
}

function failedWords(isChange: boolean, isUncertain: boolean): string {
  if (isChange)
    return isUncertain ? 'Your changes may not have been saved' : 'Your changes were not saved';
  return isUncertain ? 'This may not have been added' : 'This was not added';
}

function keptWords(at: string | null, couldKeep: boolean): string | null {
  if (!at) return null;
  return couldKeep
    ? `Unsaved; kept on this device at ${whenText(at)}`
    : 'Unsaved; this device cannot keep it';
}

function DraftOffer({
  at,
  isOld,
  onContinue,
  onDiscard,
}: {
  at: string;
  isOld: boolean;
  onContinue: () => void;
  onDiscard: () => void;
}) {
  return (
    <Notice tone="warning" title={`You have unsaved changes from ${whenText(at)}`}>
      {isOld ? (
        <p>
          The website has changed since. If you continue, you see both versions before anything is
          saved.
        </p>
      ) : (
        <p>They were never saved, and are not on the website.</p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="small" onClick={onContinue}>
          Continue with them
        </Button>
        <Button size="small" variant="outline" onClick={onDiscard}>
          Discard them
        </Button>
      </div>
    </Notice>
  );
}
