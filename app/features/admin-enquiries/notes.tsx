import { useState } from 'react';
import type { AdminEnquiry } from '#contracts/enquiries.ts';
import { useKeptFields } from '#app/features/admin/use-kept-fields.ts';
import { whenText } from '#app/features/admin/when.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Textarea } from '#app/ui/field.tsx';
import type { EnquiryActs } from './use-enquiry.ts';

const EMPTY = { text: '' };

/** For the owner alone. What is typed is kept on this device until it is added. */
export function Notes({ enquiry: { id, notes }, acts: { act, busy } }: { enquiry: AdminEnquiry; acts: EnquiryActs }) {
  const kept = useKeptFields({ kind: 'enquiry-note', id, start: EMPTY });
  const { text } = kept.values;
  const [error, setError] = useState<string | undefined>();
  const add = async () => {
    if (text.trim() === '') return setError('Please write a note');
    setError(undefined);
    if (await act('note', '/notes', { method: 'POST', json: { text } })) kept.settle(undefined, kept.values);
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
              <Button size="small" variant="quiet" disabled={busy !== null} onClick={() => void act('note', `/notes/${note.id}`, { method: 'DELETE' }, 'Note removed')}>
                Remove<span className="sr-only"> the note of {whenText(note.at)}</span>
              </Button>
            </p>
          </li>
        ))}
      </ul>
      <Field label="Add a note" hint="Seen by you alone." error={error} className="mt-4">
        {(parts) => <Textarea {...parts} value={text} onChange={(event) => kept.change({ text: event.target.value })} rows={2} className="min-h-20!" />}
      </Field>
      <Button variant="outline" className="mt-3" disabled={busy !== null} aria-busy={busy === 'note'} onClick={() => void add()}>
        Add note
      </Button>
    </section>
  );
}
