import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import { type ReplyTemplate, ReplyTemplatesInput, type ReplyTemplates } from '#contracts/enquiries.ts';
import { TEMPLATE_PLACEHOLDERS } from '#contracts/enquiry-words.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Field, Input, Textarea } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { showToast } from '#app/ui/toast.ts';

/** The owner's own templates: as many as are useful, in the owner's order. */
export function TemplatesDialog({ templates: { templates, version }, onClose }: { templates: ReplyTemplates; onClose: () => void }) {
  const client = useQueryClient();
  const [list, setList] = useState<(ReplyTemplate & { key: string })[]>(() => templates.map((template) => ({ ...template, key: crypto.randomUUID() })));
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const change = (key: string, values: Partial<ReplyTemplate>) => setList((now) => now.map((one) => (one.key === key ? { ...one, ...values } : one)));
  const move = (index: number, by: number) => setList((now) => now.map((one, at) => (at === index ? now[index + by]! : at === index + by ? now[index]! : one)));
  const save = async () => {
    const checked = ReplyTemplatesInput.safeParse({ templates: list.map(({ title, text }) => ({ title, text })) });
    if (!checked.success) return setFailure(checked.error.issues[0]!.message);
    setIsBusy(true);
    setFailure(null);
    try {
      client.setQueryData([ADMIN_API.replyTemplates], await adminFetch<ReplyTemplates>(ADMIN_API.replyTemplates, { method: 'PUT', json: checked.data, ifMatch: version }));
      showToast({ title: 'Templates saved' });
      onClose();
    } catch (error) {
      setFailure(reasonOf(error));
      setIsBusy(false);
    }
  };
  return (
    <Dialog
      open onOpenChange={(open) => (open || isBusy ? undefined : onClose())} title="Reply templates" description={`In braces: ${Object.entries(TEMPLATE_PLACEHOLDERS).map(([name, what]) => `{${name}} is ${what}`).join(', ')}.`}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button disabled={isBusy} aria-busy={isBusy} onClick={() => void save()}>
            {isBusy ? 'Saving…' : 'Save templates'}
          </Button>
          <Button variant="quiet" disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
        </div>
      }
    >
      {failure ? (
        <Notice tone="error" title="The templates were not saved" className="mb-5">
          <p>{failure}</p>
        </Notice>
      ) : null}
      <ol className="grid gap-8">
        {list.map((template, index) => (
          <li key={template.key} className="grid gap-3 border-t pt-5">
            <Field label={`Name of template ${index + 1}`}>{(parts) => <Input {...parts} value={template.title} onChange={(event) => change(template.key, { title: event.target.value })} />}</Field>
            <Field label="Text">{(parts) => <Textarea {...parts} value={template.text} onChange={(event) => change(template.key, { text: event.target.value })} rows={6} />}</Field>
            <div className="flex flex-wrap gap-2">
              <Button size="small" variant="outline" disabled={index === 0} onClick={() => move(index, -1)}>
                Up<span className="sr-only">: {template.title}</span>
              </Button>
              <Button size="small" variant="outline" disabled={index === list.length - 1} onClick={() => move(index, 1)}>
                Down<span className="sr-only">: {template.title}</span>
              </Button>
              <Button size="small" variant="quiet" onClick={() => setList((now) => now.filter((one) => one.key !== template.key))}>
                Remove<span className="sr-only">: {template.title}</span>
              </Button>
            </div>
          </li>
        ))}
      </ol>
      <Button variant="outline" className="mt-6" disabled={list.length >= 20} onClick={() => setList((now) => [...now, { title: '', text: '', key: crypto.randomUUID() }])}>
        Add a template
      </Button>
    </Dialog>
  );
}
