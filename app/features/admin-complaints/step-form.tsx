import { useEffect, useRef, useState, type FormEvent } from 'react';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import { type AdminComplaint, type ComplaintStepKind, STEPS_OF } from '#contracts/complaints.ts';
import { londonParts } from '#contracts/london-time.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { changedRecordOf, fieldErrorsOf, reasonOf } from '#app/features/admin/call-reason.ts';
import { useKeptFields } from '#app/features/admin/use-kept-fields.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Input, Select, Textarea } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { showToast } from '#app/ui/toast.ts';
import { newDays, STEP_WORDS } from './complaint-view-words.ts';
import { useRenew } from './use-renew.ts';

const EMPTY = { text: '' };

/** The next step. What is typed is kept on this device until it is sent. */
export function StepForm({ complaint, isMailed }: { complaint: AdminComplaint; isMailed: boolean }) {
  const steps = STEPS_OF[complaint.state];
  const [chosen, setChosen] = useState<ComplaintStepKind>(steps[0]!);
  const kind = steps.includes(chosen) ? chosen : steps[0]!;
  const kept = useKeptFields({ kind: 'complaint-steps', id: complaint.id, start: EMPTY });
  const { text } = kept.values;
  // What was proposed is no longer right once the day has been moved.
  const [chosenDay, setChosenDay] = useState<string | null>(null);
  const [today] = useState(() => londonParts(Date.now()).date);
  const days = newDays(complaint.dueOn, today);
  const dueOn = chosenDay ?? days.proposed;
  const [failure, setFailure] = useState<string | null>(null);
  const [errors, setErrors] = useState<readonly { field: string; message: string }[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const renew = useRenew();
  const words = STEP_WORDS[kind];
  const isTold = isMailed && complaint.email !== null;
  useEffect(() => {
    if (errors.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    setErrors([]);
    try {
      await adminFetch(`${ADMIN_API.complaints}/${complaint.id}/steps`, { json: { kind, text, ...(kind === 'extend' ? { dueOn } : {}) }, ifMatch: complaint.version });
      kept.settle(undefined, kept.values);
      setChosenDay(null);
      showToast({ title: words.done });
      renew();
    } catch (error) {
      const fields = fieldErrorsOf(error);
      setErrors(fields);
      if (changedRecordOf(error)) {
        renew();
        setFailure('Something was done to this complaint in another window. It is shown here now; what you wrote is kept.');
      } else if (fields.length === 0) setFailure(reasonOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  const errorOf = (field: string) => errors.find((one) => one.field === field)?.message;
  return (
    <form ref={form} noValidate aria-label="Next step" onSubmit={(event) => void send(event)} className="grid content-start gap-5 self-start border bg-sheet p-5">
      <Field label="What to do" hint={words.hint(isTold)}>
        {(parts) => (
          <Select {...parts} value={kind} onChange={(event) => setChosen(event.target.value as ComplaintStepKind)}>
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
          {(parts) => <Input {...parts} type="date" value={dueOn} min={days.first} onChange={(event) => setChosenDay(event.target.value)} className="figures" />}
        </Field>
      ) : null}
      <Field label={words.field} optional={words.isWordless ?? false} error={errorOf('text')}>
        {(parts) => <Textarea {...parts} value={text} onChange={(event) => kept.change({ text: event.target.value })} rows={6} />}
      </Field>
      {failure ? (
        <Notice tone="error">
          <p>{failure}</p>
        </Notice>
      ) : null}
      <Button type="submit" className="justify-self-start" aria-disabled={isBusy} aria-busy={isBusy}>
        {isBusy ? 'One moment…' : kind === 'answer' && !isTold ? 'Keep the answer' : words.button}
      </Button>
    </form>
  );
}
