import { useEffect, useRef, useState, type FormEvent } from 'react';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import {
  type AdminComplaint,
  COMPLAINT_KIND_LABELS,
  COMPLAINT_KINDS,
  COMPLAINT_SOURCES,
} from '#contracts/complaints.ts';
import { londonParts } from '#contracts/london-time.ts';
import { AdminCallError, adminFetch } from '#app/features/admin/admin-fetch.ts';
import { fieldErrorsOf, isUnsure, reasonOf } from '#app/features/admin/call-reason.ts';
import { FocusedNotice } from '#app/features/admin/focused-notice.tsx';
import { LeaveQuestion, useAskToLeave } from '#app/features/admin/leave-question.tsx';
import { useKeptFields } from '#app/features/admin/use-kept-fields.ts';
import { whenText } from '#app/features/admin/when.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Field, Input, Select, Textarea } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { showToast } from '#app/ui/toast.ts';
import { useRenew } from './use-renew.ts';

const SOURCE_LABELS: Record<string, string> = {
  'e-mail': 'By e-mail',
  telephone: 'By telephone',
  letter: 'By letter',
  'in person': 'In person',
};

type Name =
  | 'source'
  | 'receivedOn'
  | 'kind'
  | 'name'
  | 'email'
  | 'phone'
  | 'concerning'
  | 'message'
  | 'remedy';
type Changed = { target: { value: string } };

/** Writes down a complaint that came another way, so that its clock runs too. What is typed is kept on this device until it is entered. */
export function EnterDialog({ onClose }: { onClose: () => void }) {
  const [errors, setErrors] = useState<readonly { field: string; message: string }[]>([]);
  const [failure, setFailure] = useState<{ isUnsure: boolean; reason: string } | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [entered, setEntered] = useState<AdminComplaint | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const renew = useRenew();
  const [today] = useState(() => londonParts(Date.now()).date);
  const kept = useKeptFields<Name>({
    kind: 'complaints',
    id: null,
    start: {
      source: 'telephone',
      receivedOn: today,
      kind: 'work',
      name: '',
      email: '',
      phone: '',
      concerning: '',
      message: '',
      remedy: '',
    },
  });
  const leave = useAskToLeave(kept.isChanged, ({ keepDraft }) => {
    if (!keepDraft) kept.settle();
    onClose();
  });
  const bind = (name: Name) => ({
    name,
    value: kept.values[name],
    onChange: ({ target }: Changed) =>
      kept.change({ [name]: target.value } as Partial<Record<Name, string>>),
  });
  useEffect(() => {
    if (errors.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);
  const errorOf = (field: string) => errors.find((one) => one.field === field)?.message;
  const send = async (requestKey: string) => {
    if (isBusy) return;
    setEntered(null);
    setIsBusy(true);
    setFailure(null);
    setErrors([]);
    try {
      await adminFetch(ADMIN_API.complaints, { json: { ...kept.values, requestKey } });
      leave.settle();
      kept.settle();
      renew();
      showToast({
        title: 'Complaint entered',
        description: 'Its clock runs from the day it came.',
      });
      onClose();
    } catch (error) {
      const fields = fieldErrorsOf(error);
      setErrors(fields);
      if (error instanceof AdminCallError && error.code === 'conflict' && error.current) {
        setEntered(error.current as AdminComplaint);
        renew();
      } else if (fields.length === 0)
        setFailure({ isUnsure: isUnsure(error), reason: reasonOf(error) });
      setIsBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => (open || isBusy ? undefined : leave.askToClose())}
      title="Enter a complaint"
      description="One that came by letter, by telephone or in person. With an e-mail address, its sender is sent the acknowledgement."
      staysOpenOutside
      className="sm:max-w-3xl!"
    >
      {kept.keptSince ? (
        <Notice
          tone="warning"
          title={`What you typed at ${whenText(kept.keptSince)} is here again`}
          className="mb-6"
        >
          <Button size="small" variant="outline" className="mt-2" onClick={() => kept.settle()}>
            Start again
          </Button>
        </Notice>
      ) : null}
      <form
        ref={form}
        noValidate
        aria-label="The complaint"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void send(kept.requestKey);
        }}
        className="grid gap-x-8 gap-y-6 sm:grid-cols-2"
      >
        <fieldset disabled={isBusy} className="contents">
          <Field label="How it came" error={errorOf('source')}>
            {(parts) => (
              <Select {...parts} {...bind('source')}>
                {COMPLAINT_SOURCES.filter((source) => source !== 'site').map((source) => (
                  <option key={source} value={source}>
                    {SOURCE_LABELS[source]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="The day it came" error={errorOf('receivedOn')}>
            {(parts) => (
              <Input
                {...parts}
                {...bind('receivedOn')}
                type="date"
                max={today}
                className="figures"
              />
            )}
          </Field>
          <Field label="What it is about" error={errorOf('kind')} className="sm:col-span-2">
            {(parts) => (
              <Select {...parts} {...bind('kind')}>
                {COMPLAINT_KINDS.map((kind) => (
                  <option key={kind} value={kind}>
                    {COMPLAINT_KIND_LABELS[kind]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Name" error={errorOf('name')}>
            {(parts) => <Input {...parts} {...bind('name')} autoComplete="off" />}
          </Field>
          <Field label="E-mail" optional error={errorOf('email')}>
            {(parts) => <Input {...parts} {...bind('email')} type="email" autoComplete="off" />}
          </Field>
          <Field label="Telephone" optional error={errorOf('phone')}>
            {(parts) => <Input {...parts} {...bind('phone')} type="tel" autoComplete="off" />}
          </Field>
          <Field label="Which job" optional error={errorOf('concerning')}>
            {(parts) => <Input {...parts} {...bind('concerning')} />}
          </Field>
          <Field label="What went wrong" error={errorOf('message')} className="sm:col-span-2">
            {(parts) => <Textarea {...parts} {...bind('message')} rows={5} />}
          </Field>
          <Field
            label="What would put it right"
            optional
            error={errorOf('remedy')}
            className="sm:col-span-2"
          >
            {(parts) => <Textarea {...parts} {...bind('remedy')} rows={3} className="min-h-24!" />}
          </Field>
        </fieldset>
        {entered ? (
          <FocusedNotice
            tone="warning"
            title="It was entered already, before you changed it"
            className="sm:col-span-2"
          >
            <p className="wrap-anywhere">
              The complaint of {entered.name} is in the log as {entered.reference}: “
              {entered.message}”. What you typed since is kept here: you can add it there as a note.
            </p>
            <Button
              size="small"
              variant="outline"
              className="mt-3"
              disabled={isBusy}
              onClick={() => void send(kept.renewKey())}
            >
              Enter this as another complaint
            </Button>
          </FocusedNotice>
        ) : null}
        {failure ? (
          <FocusedNotice
            tone="error"
            title={failure.isUnsure ? 'This may not have been entered' : 'This was not entered'}
            className="sm:col-span-2"
          >
            <p>
              {failure.reason} What you typed is kept here
              {failure.isUnsure ? ': send it once more, and it is entered only once.' : '.'}
            </p>
          </FocusedNotice>
        ) : null}
        <Button
          type="submit"
          className="justify-self-start"
          aria-disabled={isBusy}
          aria-busy={isBusy}
        >
          {isBusy ? 'Keeping it…' : 'Keep the complaint'}
        </Button>
      </form>
      {leave.leaving ? <LeaveQuestion {...leave.leaving} couldKeep={kept.couldKeep} /> : null}
    </Dialog>
  );
}
