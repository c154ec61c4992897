import { useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '#app/root.tsx';
import { useState } from 'react';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import type { AdminEnquiry, ReplyTemplates } from '#contracts/admin-enquiries.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { TextTrouble, useTextSending } from '#app/features/admin/text-sending.tsx';
import { useAdminList } from '#app/features/admin/use-admin-list.ts';
import { useKeptFields } from '#app/features/admin/use-kept-fields.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Select, Textarea } from '#app/ui/field.tsx';
import { showToast } from '#app/ui/toast.ts';
import { fillTemplate } from './enquiry-words.ts';
import { TemplatesDialog } from './templates-dialog.tsx';
import { enquiryCall, seenOf, type EnquiryActs } from './use-enquiry.ts';

const EMPTY = { text: '' };

const TROUBLE = {
  refused: 'Your answer was not sent',
  unsure: 'Your answer may not have been sent',
  again: 'Please send it once more: it goes out only once.',
  known: 'An answer was sent already, before you changed it',
  another: 'Send this as another',
};

/** An answer to the visitor, begun from a template or from nothing; kept on this device until it is sent. */
export function AnswerForm({
  enquiry,
  acts: { show, renew, busy },
  onSent,
  onEditing,
}: {
  enquiry: AdminEnquiry;
  acts: EnquiryActs;
  onSent?: () => void;
  /** The templates are changed over it: what is typed there would go with it. */ onEditing?: (
    isEditing: boolean,
  ) => void;
}) {
  const kept = useKeptFields({ kind: 'enquiry-answer', id: enquiry.id, start: EMPTY });
  const { text } = kept.values;
  const [isEditing, setIsEditing] = useState(false);
  const edit = (next: boolean) => {
    setIsEditing(next);
    onEditing?.(next);
  };
  const { data } = useAdminList<ReplyTemplates>(ADMIN_API.replyTemplates);
  const firm = useRouteLoaderData<typeof rootLoader>('root')?.settings?.firmName ?? '';

  const take = (index: string) => {
    const template = data?.templates[Number(index)];
    if (index === '' || !template) return;
    const filled = fillTemplate(template.text, enquiry, { origin: location.origin, firm });
    kept.change({ text: text.trim() === '' ? filled : `${text}\n\n${filled}` });
  };
  const { error, trouble, isSending, send, sendAnother } = useTextSending(kept, {
    empty: 'Please write a message',
    send: (message, requestKey) =>
      adminFetch<{ enquiry: AdminEnquiry; isMailed: boolean }>(
        `${enquiryCall(enquiry.id)}/messages`,
        { method: 'POST', json: { text: message, requestKey, seen: seenOf(enquiry) } },
      ),
    onStale: renew,
    onSent: ({ enquiry: answered, isMailed }) => {
      show(answered);
      const waits =
        answered.replyBy === null
          ? ''
          : 'A new message has arrived in the meantime and needs an answer. ';
      showToast({
        title: 'Answer sent',
        description:
          waits +
          (isMailed
            ? 'It is on the visitor’s page and goes to them by e-mail.'
            : 'It is on the visitor’s page. No e-mail address was left: please ring as well.'),
      });
      onSent?.();
    },
  });
  // The request may finish after this form was closed, with another dialog open.
  const mayGo = isSending || busy !== null;
  return (
    <section aria-labelledby="answer">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 id="answer" className="display-4">
          Answer
        </h2>
        <div className="flex w-full flex-wrap items-end gap-3 sm:w-auto">
          <Select
            aria-label="Begin from a template"
            value=""
            onChange={(event) => take(event.target.value)}
            className="min-w-60 flex-1 sm:w-64 sm:flex-none [&_select]:h-11!"
          >
            <option value="">Begin from a template</option>
            {(data?.templates ?? []).map((template, index) => (
              <option key={`${template.title}-${index}`} value={index}>
                {template.title}
              </option>
            ))}
          </Select>
          <Button
            variant="quiet"
            disabled={!data}
            aria-disabled={!data || mayGo}
            onClick={() => (mayGo ? undefined : edit(true))}
          >
            Edit templates
          </Button>
        </div>
      </div>
      <Field label={`To ${enquiry.name}`} error={error} className="mt-4">
        {(parts) => (
          <Textarea
            {...parts}
            value={text}
            onChange={(event) => kept.change({ text: event.target.value })}
            rows={8}
          />
        )}
      </Field>
      <TextTrouble trouble={trouble} words={TROUBLE} isBusy={isSending} onAnother={sendAnother} />
      <Button className="mt-4" disabled={mayGo} aria-busy={isSending} onClick={send}>
        {isSending ? 'Sending…' : 'Send answer'}
      </Button>
      {isEditing && data ? <TemplatesDialog templates={data} onClose={() => edit(false)} /> : null}
    </section>
  );
}
