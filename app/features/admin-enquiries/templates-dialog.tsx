import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import {
  type ReplyTemplate,
  ReplyTemplatesInput,
  type ReplyTemplates,
} from '#contracts/admin-enquiries.ts';
import { TEMPLATE_PLACEHOLDERS } from '#contracts/enquiry-words.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { changedRecordOf, isUnsure, reasonOf } from '#app/features/admin/call-reason.ts';
import { FocusedNotice } from '#app/features/admin/focused-notice.tsx';
import { LeaveQuestion, useAskToLeave } from '#app/features/admin/leave-question.tsx';
import { SavedMeanwhile } from '#app/features/admin/saved-meanwhile.tsx';
import { makeId } from '#app/lib/make-id.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Field, Input, Textarea } from '#app/ui/field.tsx';
import { showToast } from '#app/ui/toast.ts';

type Rows = readonly (ReplyTemplate & { key: string })[];
const toRows = (templates: readonly ReplyTemplate[]): Rows =>
  templates.map((template) => ({ ...template, key: makeId() }));
const wordsOf = (templates: readonly ReplyTemplate[]) =>
  JSON.stringify(templates.map(({ title, text }) => [title, text]));

/** The owner's own templates: as many as are useful, in the owner's order. Leaving with changes asks, and a save from another window is shown. */
export function TemplatesDialog({
  templates,
  onClose,
}: {
  templates: ReplyTemplates;
  onClose: () => void;
}) {
  const client = useQueryClient();
  // The list behind may be refetched while the dialog is open: edits are based on the version at opening.
  const [base, setBase] = useState(templates);
  const [list, setList] = useState(() => toRows(templates.templates));
  const [theirs, setTheirs] = useState<ReplyTemplates | null>(null);
  const leave = useAskToLeave(wordsOf(list) !== wordsOf(base.templates), onClose);
  const [failure, setFailure] = useState<{ isUnsure: boolean; reason: string } | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const change = (key: string, values: Partial<ReplyTemplate>) =>
    setList((now) => now.map((one) => (one.key === key ? { ...one, ...values } : one)));
  const move = (index: number, by: number) =>
    setList((now) =>
      now.map((one, at) =>
        at === index ? now[index + by]! : at === index + by ? now[index]! : one,
      ),
    );
  const finish = (saved: ReplyTemplates) => {
    client.setQueryData([ADMIN_API.replyTemplates], saved);
    leave.settle();
    showToast({ title: 'Templates saved' });
    onClose();
  };
  const save = async (over = base.version) => {
    setFailure(null);
    const checked = ReplyTemplatesInput.safeParse({
      templates: list.map(({ title, text }) => ({ title, text })),
    });
    if (!checked.success)
      return setFailure({ isUnsure: false, reason: checked.error.issues[0]!.message });
    setIsBusy(true);
    try {
      finish(
        await adminFetch<ReplyTemplates>(ADMIN_API.replyTemplates, {
          method: 'PUT',
          json: checked.data,
          ifMatch: over,
        }),
      );
    } catch (error) {
      await showRefusal(error, checked.data.templates);
      setIsBusy(false);
    }
  };
  const showRefusal = async (error: unknown, sent: readonly ReplyTemplate[]) => {
    if (!changedRecordOf(error))
      return setFailure({ isUnsure: isUnsure(error), reason: reasonOf(error) });
    try {
      const saved = await adminFetch<ReplyTemplates>(ADMIN_API.replyTemplates);
      // The saved version is what was sent: only the answer was lost.
      if (wordsOf(saved.templates) === wordsOf(sent)) finish(saved);
      else setTheirs(saved);
    } catch (problem) {
      setFailure({ isUnsure: isUnsure(error), reason: reasonOf(problem) });
    }
  };
  const takeTheirs = (saved: ReplyTemplates) => {
    client.setQueryData([ADMIN_API.replyTemplates], saved);
    setBase(saved);
    setList(toRows(saved.templates));
    setTheirs(null);
  };
  return (
    <Dialog
      open
      staysOpenOutside
      onOpenChange={(open) => (open || isBusy ? undefined : leave.askToClose())}
      title="Reply templates"
      description={`In braces: ${Object.entries(TEMPLATE_PLACEHOLDERS)
        .map(([name, what]) => `{${name}} is ${what}`)
        .join(', ')}.`}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button
            disabled={isBusy || theirs !== null}
            aria-busy={isBusy}
            onClick={() => void save()}
          >
            {isBusy ? 'Saving…' : 'Save templates'}
          </Button>
          <Button variant="quiet" disabled={isBusy} onClick={leave.askToClose}>
            Cancel
          </Button>
        </div>
      }
    >
      {failure ? (
        <FocusedNotice
          tone="error"
          title={
            failure.isUnsure
              ? 'The templates may not have been saved'
              : 'The templates were not saved'
          }
          className="mb-5"
        >
          <p>{failure.reason}</p>
        </FocusedNotice>
      ) : null}
      {theirs ? (
        <SavedMeanwhile
          title="The templates were saved in another window after you opened them"
          saveOver="Save mine over them"
          isBusy={isBusy}
          onSaveOver={() => void save(theirs.version)}
          onTake={() => takeTheirs(theirs)}
          className="mb-6"
        >
          <p>Yours are below, and are not saved yet. These were saved in the meantime:</p>
          <ul className="mt-3 grid gap-3 border-y py-3">
            {theirs.templates.map(({ title, text }, index) => (
              <li key={`${title}-${index}`}>
                <p className="font-medium wrap-anywhere">{title}</p>
                <p className="wrap-anywhere whitespace-pre-line">{text}</p>
              </li>
            ))}
          </ul>
        </SavedMeanwhile>
      ) : null}
      <fieldset disabled={isBusy} className="contents">
        <ol className="grid gap-8">
          {list.map((template, index) => (
            <li key={template.key} className="grid gap-3 border-t pt-5">
              <Field label={`Name of template ${index + 1}`}>
                {(parts) => (
                  <Input
                    {...parts}
                    value={template.title}
                    onChange={(event) => change(template.key, { title: event.target.value })}
                  />
                )}
              </Field>
              <Field label="Text">
                {(parts) => (
                  <Textarea
                    {...parts}
                    value={template.text}
                    onChange={(event) => change(template.key, { text: event.target.value })}
                    rows={6}
                  />
                )}
              </Field>
              <div className="flex flex-wrap gap-2">
                <Button
                  size="small"
                  variant="outline"
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                >
                  Up<span className="sr-only">: {template.title}</span>
                </Button>
                <Button
                  size="small"
                  variant="outline"
                  disabled={index === list.length - 1}
                  onClick={() => move(index, 1)}
                >
                  Down<span className="sr-only">: {template.title}</span>
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  onClick={() => setList((now) => now.filter((one) => one.key !== template.key))}
                >
                  Remove<span className="sr-only">: {template.title}</span>
                </Button>
              </div>
            </li>
          ))}
        </ol>
        <Button
          variant="outline"
          className="mt-6"
          disabled={list.length >= 20}
          onClick={() => setList((now) => [...now, { title: '', text: '', key: makeId() }])}
        >
          Add a template
        </Button>
      </fieldset>
      {leave.leaving ? <LeaveQuestion {...leave.leaving} couldKeep={false} /> : null}
    </Dialog>
  );
}
