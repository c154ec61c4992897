import { ListFailed, ListLoading } from '#app/features/admin/list-toolbar.tsx';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { AnswerForm } from '#app/features/admin-enquiries/answer-form.tsx';
import { useEnquiry } from '#app/features/admin-enquiries/use-enquiry.ts';
import { cutText } from '#app/lib/format.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Notice } from '#app/ui/notice.tsx';

/** Of the message, above the answer: a long one would leave no room for it. */
const MOST_LETTERS = 400;

/** Answers an enquiry from the page of the day: a template, a look over it, and it is sent. */
export function AnswerDialog({ id, name, onClose, onAnswered }: { id: string; name: string; onClose: () => void; onAnswered: () => void }) {
  const { query, ...acts } = useEnquiry(id);
  const { data } = query;
  // By another window, or by what this one sent and heard nothing of: what stands here unsent is not taken away with it.
  const isAnswered = data !== undefined && data.replyBy === null;
  const said = isAnswered ? data.messages.findLast(({ from }) => from === 'owner') : undefined;
  const markAnswered = async () => {
    if (await acts.act('answered', '/answered', { method: 'POST' }, 'Marked as answered')) onAnswered();
  };
  return (
    <Dialog
      open
      staysOpenOutside
      onOpenChange={(isOpen) => { if (!isOpen) onClose(); }}
      title={`Answer ${name}`}
      description={data?.message ? cutText(data.message, MOST_LETTERS) : undefined}
      className="sm:max-w-3xl!"
      footer={
        <Button variant="outline" disabled={!data || isAnswered || acts.busy !== null} aria-busy={acts.busy === 'answered'} onClick={() => void markAnswered()}>
          Answered otherwise
        </Button>
      }
    >
      {/* Always there, so that it is read out to somebody who writes. */}
      <div role="status">
        {isAnswered ? (
          <Notice title="This has been answered in the meantime" className="mb-6">
            {said ? <p className="wrap-anywhere whitespace-pre-line">{cutText(said.text, MOST_LETTERS)}</p> : null}
          </Notice>
        ) : null}
      </div>
      {data ? <AnswerForm enquiry={data} acts={acts} onSent={onAnswered} /> : null}
      {!data && query.isError ? (
        <ListFailed reason={reasonOf(query.error)} onRetry={() => void query.refetch()}>
          The enquiry could not be loaded.
        </ListFailed>
      ) : null}
      {!data && !query.isError ? <ListLoading label="Loading the enquiry" rows={1} /> : null}
    </Dialog>
  );
}
