/** The forms of a quote: accepting it, and asking for a change or declining it in words. */
import { useRef, useState, type ReactNode } from 'react';
import type { VisitorQuote } from '#contracts/quotes.ts';
import {
  ACCEPT_LABEL,
  BEGIN_EARLY_HINT,
  BEGIN_EARLY_LABEL,
  CANCELLATION_PATH,
  CANCELLATION_RIGHT,
  dayWords,
  pencePounds,
  withVat,
} from '#contracts/quote-words.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Field, Input, Textarea } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Honeypot } from '#app/ui/honeypot.tsx';
import { plainWordsOf } from '#app/lib/call-api.ts';
import { acceptQuote } from './call-quotes.ts';

/** Of what is half filled: an enquiry's page may hold several quotes. */
export const draftOf = ({ number, n }: VisitorQuote, step: string) =>
  `quote-${number}-${n}-${step}`;
/** Sends once, and says in place what went wrong. */
function useSending(onDone: (quote: VisitorQuote) => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (work: () => Promise<VisitorQuote>) => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      onDone(await work());
    } catch (error) {
      setFailure(plainWordsOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, failure, send };
}

type End = {
  website: string;
  onWebsite: (text: string) => void;
  failure: string | null;
  failedTitle: string;
  isBusy: boolean;
  busyWord: string;
  action: string;
};

/** How both forms end: what came of sending, and the button. */
function FormEnd({ website, onWebsite, failure, failedTitle, isBusy, busyWord, action }: End) {
  return (
    <>
      <Honeypot value={website} onChange={onWebsite} />
      {failure ? (
        <Notice tone="error" title={failedTitle} className="mt-6">
          <p>{failure}</p>
        </Notice>
      ) : null}
      <Button type="submit" size="large" className="mt-7" disabled={isBusy} aria-busy={isBusy}>
        {isBusy ? busyWord : action}
      </Button>
    </>
  );
}

export function AcceptForm({
  quote,
  onDone,
}: {
  quote: VisitorQuote;
  onDone: (quote: VisitorQuote) => void;
}) {
  const { isBusy, failure, send } = useSending(onDone);
  const [name, setName] = useState('');
  const [beginEarly, setBeginEarly] = useState(false);
  const [website, setWebsite] = useState('');
  const [error, setError] = useState<string | undefined>();
  const box = useRef<HTMLInputElement>(null);
  const { firm } = quote;
  const submit = () => {
    const typed = name.trim();
    setError(typed.length < 2 ? 'Please type your name' : undefined);
    if (typed.length < 2) return box.current?.focus();
    return void send(() =>
      acceptQuote(quote.token, { hash: quote.hash, name: typed, beginEarly, website }),
    );
  };
  return (
    <form
      data-draft={draftOf(quote, 'accept')}
      className="mt-8"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className="font-medium">Before you accept</p>
      <dl className="small mt-3 border-t">
        <LawRow term="Who you contract with">
          {[
            firm.name,
            ...firm.address,
            ...(firm.companyNumber ? [`company number ${firm.companyNumber}`] : []),
            ...(firm.vatNumber ? [`VAT number ${firm.vatNumber}`] : []),
          ].join(', ')}
          . {firm.phone}, {firm.email}
        </LawRow>
        <LawRow term="Total price">
          {pencePounds(quote.totalPence)}
          {withVat(quote)}, paid in the stages above; nothing is added to it
        </LawRow>
        {quote.validUntil ? <LawRow term="Valid until">{dayWords(quote.validUntil)}</LawRow> : null}
        <LawRow term="Your right to cancel">
          {CANCELLATION_RIGHT.map((words) => (
            <span key={words} className="mt-2 block first:mt-0">
              {words}
            </span>
          ))}
          <a
            href={CANCELLATION_PATH}
            target="_blank"
            rel="noopener"
            className="mt-2 inline-block underline"
          >
            The cancellation form (opens in a new tab)
          </a>
        </LawRow>
      </dl>
      <Checkbox
        name="beginEarly"
        label={BEGIN_EARLY_LABEL}
        hint={BEGIN_EARLY_HINT}
        checked={beginEarly}
        onChange={(event) => setBeginEarly(event.target.checked)}
        className="mt-7"
      />
      <Field
        label="Your name"
        hint="Your full name counts as your signature. We keep it with the time and the address of your connection."
        error={error}
        className="mt-7 max-w-md"
      >
        {(parts) => (
          <Input
            {...parts}
            ref={box}
            name="name"
            autoComplete="name"
            maxLength={120}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <FormEnd
        website={website}
        onWebsite={setWebsite}
        failure={failure}
        failedTitle="The quote was not accepted"
        isBusy={isBusy}
        busyWord="Accepting…"
        action={ACCEPT_LABEL}
      />
    </form>
  );
}

function LawRow({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-b py-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

export function WordsForm({
  draft,
  label,
  hint,
  action,
  isNeeded = false,
  onSend,
  onDone,
}: {
  draft: string;
  label: string;
  hint: string;
  action: string;
  isNeeded?: boolean;
  onSend: (words: string, website: string) => Promise<VisitorQuote>;
  onDone: (quote: VisitorQuote) => void;
}) {
  const { isBusy, failure, send } = useSending(onDone);
  const [words, setWords] = useState('');
  const [website, setWebsite] = useState('');
  const [error, setError] = useState<string | undefined>();
  const box = useRef<HTMLTextAreaElement>(null);
  const submit = () => {
    const isMissing = isNeeded && words.trim().length < 3;
    setError(isMissing ? 'Please say what you would like changed' : undefined);
    if (isMissing) return box.current?.focus();
    return void send(() => onSend(words.trim(), website));
  };
  return (
    <form
      data-draft={draft}
      className="mt-8"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field label={label} hint={hint} error={error} optional={!isNeeded} className="max-w-prose">
        {(parts) => (
          <Textarea
            {...parts}
            ref={box}
            name="words"
            maxLength={4000}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </Field>
      <FormEnd
        website={website}
        onWebsite={setWebsite}
        failure={failure}
        failedTitle="This was not sent"
        isBusy={isBusy}
        busyWord="Sending…"
        action={action}
      />
    </form>
  );
}
