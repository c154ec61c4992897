import { useEffect, useEffectEvent } from 'react';
import { ListFailed, ListLoading } from '#app/features/admin/list-toolbar.tsx';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { AnswerForm } from '#app/features/admin-enquiries/answer-form.tsx';
import { useEnquiry } from '#app/features/admin-enquiries/use-enquiry.ts';
import { cutText } from '#app/lib/format.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';

/** Of the message, above the answer: a long one would leave no room for it. */
const MOST_LETTERS = 400;

/** Answers an enquiry from the page of the day: a template, a look over it, and it is sent. */
export function AnswerDialog({ id, name, onClose, onAnswered }: { id: string; name: string; onClose: () => void; onAnswered: () => void }) {
  const { query, ...acts } = useEnquiry(id);
  const { data } = query;
  const isAnswered = data !== undefined && data.replyBy === null;
  const finish = useEffectEvent(onAnswered);
  // After the form's own effects, which forget what was written.
  useEffect(() => {
    if (isAnswered) finish();
  }, [isAnswered]);
  return (
    <Dialog
      open
      staysOpenOutside
      onOpenChange={(isOpen) => { if (!isOpen) onClose(); }}
      title={`Answer ${name}`}
      description={data?.message ? cutText(data.message, MOST_LETTERS) : undefined}
      className="sm:max-w-3xl!"
      footer={
        <Button variant="outline" disabled={!data || acts.busy !== null} aria-busy={acts.busy === 'answered'} onClick={() => void acts.act('answered', '/answered', { method: 'POST' }, 'Marked as answered')}>
          Answered otherwise
        </Button>
      }
    >
      {data ? <AnswerForm enquiry={data} acts={acts} /> : null}
      {!data && query.isError ? (
        <ListFailed reason={reasonOf(query.error)} onRetry={() => void query.refetch()}>
          The enquiry could not be loaded.
        </ListFailed>
      ) : null}
      {!data && !query.isError ? <ListLoading label="Loading the enquiry" rows={1} /> : null}
    </Dialog>
  );
}
