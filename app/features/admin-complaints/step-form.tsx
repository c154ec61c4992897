import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import { type AdminComplaint, type ComplaintStepKind, STEPS_OF } from '#contracts/complaints.ts';
import { londonParts } from '#contracts/london-time.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import {
  changedRecordOf,
  fieldErrorsOf,
  isUnsure,
  reasonOf,
} from '#app/features/admin/call-reason.ts';
import { useKeptFields } from '#app/features/admin/use-kept-fields.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Input, Select, Textarea } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { showToast } from '#app/ui/toast.ts';
import { newDays, STEP_WORDS } from './complaint-view-words.ts';
import { saysStep } from './said-already.ts';
import { useRenew } from './use-renew.ts';

const EMPTY = { text: '' };
/** `from`: the version of the complaint that it was decided on. */
type Sent = { kind: ComplaintStepKind; text: string; dueOn?: string; from: number };

/** The next step. What is typed is kept on this device until it is sent. */
export function StepForm({
  complaint,
  isMailed,
  onKnown,
}: {
  complaint: AdminComplaint;
  isMailed: boolean;
  onKnown: (complaint: AdminComplaint) => void;
}) {
  const steps = STEPS_OF[complaint.state];
  const [chosen, setChosen] = useState<ComplaintStepKind>(steps[0]!);
  const kind = steps.includes(chosen) ? chosen : steps[0]!;
  const kept = useKeptFields({
    kind: 'complaint-steps',
    id: complaint.id,
    version: complaint.version,
    start: EMPTY,
  });
  const { text } = kept.values;
  // What was proposed is no longer right once the day has been moved.
  const [chosenDay, setChosenDay] = useState<string | null>(null);
  const [today] = useState(() => londonParts(Date.now()).date);
  const days = newDays(complaint.dueOn, today);
  const dueOn = chosenDay ?? days.proposed;
  const [failure, setFailure] = useState<string | null>(null);
  const [errors, setErrors] = useState<readonly { field: string; message: string }[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  /** Sent, and nothing heard of it: it may have been done. */
  const [uncertain, setUncertain] = useState<Sent | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const renew = useRenew();
  const words = STEP_WORDS[kind];
  const isTold = isMailed && complaint.email !== null;
  useEffect(() => {
    if (errors.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);

  const finish = (saved: AdminComplaint, sent: Sent) => {
    kept.settle({ start: EMPTY, version: saved.version }, { text: sent.text });
    onKnown(saved);
    setChosenDay(null);
    setUncertain(null);
    setFailure(null);
    showToast({ title: STEP_WORDS[sent.kind].done });
    renew();
  };
  const finishLate = useEffectEvent(finish);
  useEffect(() => {
    if (!uncertain || complaint.version === uncertain.from || !saysStep(complaint, uncertain))
      return;
    const timer = setTimeout(() => finishLate(complaint, uncertain));
    return () => clearTimeout(timer);
  }, [complaint, uncertain]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    // From where it was written: what was done to the complaint since is seen before a letter goes out.
    const sent = {
      kind,
      text,
      from: kept.baseVersion ?? complaint.version,
      ...(kind === 'extend' ? { dueOn } : {}),
    };
    const { from, ...json } = sent;
    setIsBusy(true);
    setFailure(null);
    setErrors([]);
    try {
      finish(
        await adminFetch<AdminComplaint>(`${ADMIN_API.complaints}/${complaint.id}/steps`, {
          json,
          ifMatch: from,
        }),
        sent,
      );
    } catch (error) {
      showFailure(error, sent);
    } finally {
      setIsBusy(false);
    }
  };
  const showFailure = (error: unknown, sent: Sent) => {
    const fields = fieldErrorsOf(error);
    setErrors(fields);
    const changed = changedRecordOf<AdminComplaint>(error);
    if (changed && saysStep(changed, sent)) return finish(changed, sent);
    if (changed) {
      kept.rebase(changed.version);
      onKnown(changed);
      setUncertain(null);
      setFailure(
        uncertain && saysStep(changed, uncertain)
          ? 'What you sent before did arrive: it is in the log. What you have written since is kept.'
          : 'Something was done to this complaint in another window. It is shown here now; what you wrote is kept.',
      );
    } else if (isUnsure(error)) {
      setUncertain(sent);
      setFailure(
        `${reasonOf(error)} It may have been done all the same. Please send it once more: it is done only once. What you wrote is kept.`,
      );
    } else if (fields.length === 0) setFailure(reasonOf(error));
    if (changed || isUnsure(error)) renew();
  };
  const errorOf = (field: string) => errors.find((one) => one.field === field)?.message;
  return (
    <form
      ref={form}
      noValidate
      aria-label="Next step"
      onSubmit={(event) => void send(event)}
      className="grid content-start gap-5 self-start border bg-sheet p-5"
    >
      <Field label="What to do" hint={words.hint(isTold)}>
        {(parts) => (
          <Select
            {...parts}
            value={kind}
            onChange={(event) => setChosen(event.target.value as ComplaintStepKind)}
          >
            {steps.map((step) => (
              <option key={step} value={step}>
                {STEP_WORDS[step].choose}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {kind === 'extend' ? (
        <Field label="The new last day" error={errorOf('dueOn')}>
          {(parts) => (
            <Input
              {...parts}
              type="date"
              value={dueOn}
              min={days.first}
              onChange={(event) => setChosenDay(event.target.value)}
              className="figures"
            />
          )}
        </Field>
      ) : null}
      <Field label={words.field} optional={words.isWordless ?? false} error={errorOf('text')}>
        {(parts) => (
          <Textarea
            {...parts}
            value={text}
            onChange={(event) => kept.change({ text: event.target.value })}
            rows={6}
          />
        )}
      </Field>
      {failure ? (
        <Notice tone="error">
          <p>{failure}</p>
        </Notice>
      ) : null}
      <Button
        type="submit"
        className="justify-self-start"
        aria-disabled={isBusy}
        aria-busy={isBusy}
      >
        {isBusy ? 'One moment…' : kind === 'answer' && !isTold ? 'Keep the answer' : words.button}
      </Button>
    </form>
  );
}
