import { useEffect, useRef } from 'react';
import type { AdminEnquiry } from '#contracts/admin-enquiries.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { TextTrouble, useTextSending } from '#app/features/admin/text-sending.tsx';
import { useKeptFields } from '#app/features/admin/use-kept-fields.ts';
import { whenText } from '#app/features/admin/when.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, FieldError, Textarea } from '#app/ui/field.tsx';
import { rememberFocus } from '#app/ui/return-focus.ts';
import { enquiryCall, type EnquiryActs } from './use-enquiry.ts';

const EMPTY = { text: '' };

const TROUBLE = {
  refused: 'Your note was not added',
  unsure: 'Your note may not have been added',
  again: 'Please add it again: it will not be added twice.',
  known: 'A note was added already, before you changed it',
  another: 'Add this as another',
};

/** For the owner alone. What is typed is kept on this device until it is added. */
export function Notes({
  enquiry: { id, notes },
  acts: { act, show, renew, busy, failureId, failureOf, saidOf },
}: {
  enquiry: AdminEnquiry;
  acts: EnquiryActs;
}) {
  const kept = useKeptFields({ kind: 'enquiry-note', id, start: EMPTY });
  const { error, trouble, isSending, send, sendAnother } = useTextSending(kept, {
    empty: 'Please write a note',
    send: (text, requestKey) =>
      adminFetch<AdminEnquiry>(`${enquiryCall(id)}/notes`, {
        method: 'POST',
        json: { text },
        requestKey,
      }),
    onStale: renew,
    onSent: show,
  });
  // After a deletion focus moves to the next note, unless it is elsewhere by then.
  const leaving = useRef<{ note: string; giveOn: () => void } | null>(null);
  useEffect(() => {
    if (!leaving.current || notes.some(({ id: one }) => one === leaving.current?.note)) return;
    const { giveOn } = leaving.current;
    leaving.current = null;
    if (!document.activeElement || document.activeElement === document.body) giveOn();
  }, [notes]);
  const remove = async (note: string) => {
    if (busy !== null) return;
    leaving.current = { note, giveOn: rememberFocus() };
    if (!(await act(note, `/notes/${note}`, { method: 'DELETE' }, 'Note removed')))
      leaving.current = null;
  };
  return (
    <section aria-labelledby="notes">
      <h2 id="notes" className="display-4">
        Notes
      </h2>
      <ul className="mt-4 border-t">
        {notes.map((note) => (
          <li key={note.id} className="border-b py-3">
            <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
            <p className="small figures flex flex-wrap items-center justify-between gap-x-4 text-ink-soft">
              {whenText(note.at)}
              <Button
                size="small"
                variant="quiet"
                {...saidOf(note.id)}
                onClick={() => void remove(note.id)}
              >
                Remove<span className="sr-only"> the note of {whenText(note.at)}</span>
              </Button>
            </p>
            {failureOf(note.id) ? (
              <FieldError id={failureId}>{failureOf(note.id)}</FieldError>
            ) : null}
          </li>
        ))}
      </ul>
      <Field label="Add a note" hint="Seen by you alone." error={error} className="mt-4">
        {(parts) => (
          <Textarea
            {...parts}
            value={kept.values.text}
            onChange={(event) => kept.change({ text: event.target.value })}
            rows={2}
            className="min-h-20!"
          />
        )}
      </Field>
      <TextTrouble trouble={trouble} words={TROUBLE} isBusy={isSending} onAnother={sendAnother} />
      <Button
        variant="outline"
        className="mt-3"
        disabled={isSending || busy !== null}
        aria-busy={isSending}
        onClick={send}
      >
        {isSending ? 'Adding…' : 'Add note'}
      </Button>
    </section>
  );
}
