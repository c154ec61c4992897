import { useRef, useState, type FormEvent } from 'react';
import type { VisitorEnquiry } from '#contracts/enquiries.ts';
import { momentInWords } from '#contracts/london-time.ts';
import { plainWordsOf } from '#app/lib/call-api.ts';
import { requestKeys } from '#app/lib/make-id.ts';
import { classNames } from '#app/lib/class-names.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Textarea } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { writeToFirm } from './call-enquiry.ts';

type Props = {
  token: string;
  enquiry: VisitorEnquiry;
  isOpen: boolean;
  firmName: string;
  onChange: (enquiry: VisitorEnquiry) => void;
};

/** What was written to and fro, and the form to write more. */
export function Conversation({
  token,
  enquiry: { message, messages, createdAt },
  isOpen,
  firmName,
  onChange,
}: Props) {
  return (
    <section aria-labelledby="messages">
      <h2 id="messages" className="display-3">
        Messages
      </h2>
      <ol className="mt-5 border-t">
        {message ? <Said isOwn who="You" at={createdAt} text={message} /> : null}
        {messages.map((one) => (
          <Said
            key={one.id}
            isOwn={one.from === 'visitor'}
            who={one.from === 'visitor' ? 'You' : firmName}
            at={one.at}
            text={one.text}
          />
        ))}
        {!message && messages.length === 0 ? (
          <li className="border-b py-5 text-ink-soft">Nothing has been written yet.</li>
        ) : null}
      </ol>
      {isOpen ? <Write token={token} onChange={onChange} /> : null}
    </section>
  );
}

function Said({ isOwn, who, at, text }: { isOwn: boolean; who: string; at: string; text: string }) {
  return (
    <li className="border-b py-5">
      <p className="small flex flex-wrap justify-between gap-x-6 text-ink-soft">
        <span className={isOwn ? undefined : 'font-medium text-ink'}>{who}</span>
        <time dateTime={at} className="figures">
          {momentInWords(at)}
        </time>
      </p>
      <p
        className={classNames(
          'mt-2 max-w-prose wrap-anywhere whitespace-pre-line',
          !isOwn && 'border-l-2 border-clay pl-4',
        )}
      >
        {text}
      </p>
    </li>
  );
}

function Write({
  token,
  onChange,
}: {
  token: string;
  onChange: (enquiry: VisitorEnquiry) => void;
}) {
  const [error, setError] = useState<string | undefined>();
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const [keyOf] = useState(() => requestKeys());
  const form = useRef<HTMLFormElement>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const text = String(new FormData(form.current!).get('text')).trim();
    setFailure(null);
    setIsSent(false);
    if (text === '') return setError('Please write a message');
    setError(undefined);
    setIsSending(true);
    try {
      // What was sent before may be written again: the number of the message is part of what makes it the same.
      onChange(await writeToFirm(token, text, keyOf(text)));
      keyOf('');
      form.current?.reset();
      setIsSent(true);
    } catch (problem) {
      setFailure(plainWordsOf(problem));
    }
    setIsSending(false);
  };
  return (
    <form
      ref={form}
      method="post"
      noValidate
      data-draft="enquiry-message"
      onSubmit={(event) => void send(event)}
      className="mt-7"
    >
      <input type="hidden" name="intent" value="write" />
      <Field label="Write to us" error={error}>
        {(parts) => <Textarea {...parts} name="text" required rows={4} className="min-h-28!" />}
      </Field>
      {failure ? (
        <Notice tone="error" title="Your message was not sent" className="mt-4">
          <p>{failure} What you’ve written is still here.</p>
        </Notice>
      ) : null}
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" disabled={isSending} aria-busy={isSending}>
          {isSending ? 'Sending…' : 'Send message'}
        </Button>
        <p role="status" className="small text-ink-soft">
          {isSent ? 'We’ve received your message.' : ''}
        </p>
      </div>
    </form>
  );
}
