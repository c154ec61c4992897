import { useState } from 'react';
import { ListLoading, ListNotFetched } from '#app/features/admin/list-body.tsx';
import { AnswerForm } from '#app/features/admin-enquiries/answer-form.tsx';
import { seenOf, useEnquiry } from '#app/features/admin-enquiries/use-enquiry.ts';
import { cutText } from '#engine/model/format.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { FieldError } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';

/** Of the message, above the answer: a long one would leave no room for it. */
const MOST_LETTERS = 400;

/** Answers an enquiry from the page of the day: a template, a look over it, and it is sent. */
export function AnswerDialog({
  id,
  name,
  onClose,
  onAnswered,
}: {
  id: string;
  name: string;
  onClose: () => void;
  onAnswered: () => void;
}) {
  const { query, ...acts } = useEnquiry(id);
  const { data } = query;
  // Answered by another window, or by a request whose answer was lost: unsent text here is kept.
  const isAnswered = data !== undefined && data.replyBy === null;
  // New messages appear below those shown at opening, so that they are read before anything is pressed.
  const theirs = data?.messages.filter(({ from }) => from === 'visitor') ?? [];
  const [shown, setShown] = useState<number | null>(null);
  if (data && shown === null) setShown(theirs.length);
  const asked = theirs[(shown ?? 0) - 1]?.text ?? data?.message;
  const newer = shown === null ? [] : theirs.slice(shown);
  const failure = acts.failureOf('answered');
  const said = isAnswered ? data.messages.findLast(({ from }) => from === 'owner') : undefined;
  const markAnswered = async () => {
    if (
      data &&
      (await acts.act(
        'answered',
        '/answered',
        { method: 'POST', json: { seen: seenOf(data) } },
        'Marked as answered',
      ))
    )
      onAnswered();
  };
  return (
    <Dialog
      open
      staysOpenOutside
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={`Answer ${name}`}
      description={asked ? cutText(asked, MOST_LETTERS) : undefined}
      className="sm:max-w-3xl!"
      footer={
        <>
          <Button
            variant="outline"
            {...acts.saidOf('answered')}
            disabled={!data || isAnswered}
            onClick={() => void markAnswered()}
          >
            Answered otherwise
          </Button>
          {failure ? (
            <div className="min-w-0 [&_p]:mt-0!">
              <FieldError id={acts.failureId}>{failure}</FieldError>
            </div>
          ) : null}
        </>
      }
    >
      <ListNotFetched query={query}>
        {data
          ? 'The enquiry could not be refreshed. This is the last version loaded.'
          : 'The enquiry could not be loaded.'}
      </ListNotFetched>
      {/* Always there, so that it is read out to somebody who writes. */}
      <div role="status">
        {isAnswered ? (
          <Notice title="This has been answered in the meantime" className="mb-6">
            {said ? (
              <p className="wrap-anywhere whitespace-pre-line">
                {cutText(said.text, MOST_LETTERS)}
              </p>
            ) : null}
          </Notice>
        ) : null}
        {newer.map(({ id: message, text }) => (
          <Notice key={message} title="A new message has come in" className="mb-6">
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
          </Notice>
        ))}
      </div>
      {data ? <AnswerForm enquiry={data} acts={acts} onSent={onAnswered} /> : null}
      {!data && !query.isError ? <ListLoading label="Loading the enquiry" rows={1} /> : null}
    </Dialog>
  );
}
