import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { VisitorQuote } from '#contracts/quotes.ts';
import { momentInWords } from '#contracts/london-time.ts';
import {
  ACCEPT_LABEL,
  BEGIN_EARLY_HINT,
  BEGIN_EARLY_LABEL,
  CANCELLATION_PATH,
  CANCELLATION_RIGHT,
  dayWords,
  pencePounds,
} from '#contracts/quote-words.ts';
import { useKeptState } from '#app/pwa/use-kept-state.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Field, Input, Textarea } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Trap } from '#app/ui/trap.tsx';
import { plainWordsOf } from '#app/lib/call-api.ts';
import { acceptQuote, askForChange, declineQuote } from './call-quotes.ts';

type Step = 'accept' | 'change' | 'decline';
/** Of what is half filled: an enquiry's page may hold several quotes. */
const draftOf = ({ number, n }: VisitorQuote, step: string) => `quote-${number}-${n}-${step}`;
type Props = {
  quote: VisitorQuote;
  Heading: 'h2' | 'h3';
  onAnswered: (quote: VisitorQuote) => void;
};

/** What can be done with a quote, or what has been. */
export function QuoteAnswer({ quote, Heading, onAnswered }: Props) {
  const [step, setStep] = useState<Step>('accept');
  useKeptState(draftOf(quote, 'step'), step, setStep);
  const title = useRef<HTMLHeadingElement>(null);
  const hasActed = useRef(false);
  useEffect(() => {
    if (!hasActed.current) return;
    hasActed.current = false;
    title.current?.focus();
  });
  const settle = (next: VisitorQuote) => {
    hasActed.current = true;
    onAnswered(next);
    setStep('accept');
  };
  return (
    <section className="no-print mt-14 border bg-sheet p-5 sm:p-9" aria-label="Your answer">
      <Outcome quote={quote} />
      {quote.isOpen ? (
        <>
          <Heading ref={title} tabIndex={-1} className="display-3">
            Your answer
          </Heading>
          <noscript>
            <p className="mt-4">
              Answering here needs JavaScript. Without them, please write to {quote.firm.email} or
              ring {quote.firm.phone}.
            </p>
          </noscript>
          <div className="noscript:hidden">
            <div
              role="group"
              aria-label="What you would like to do"
              className="mt-5 flex flex-wrap gap-3"
            >
              <StepButton isOn={step === 'accept'} onClick={() => setStep('accept')}>
                Accept it
              </StepButton>
              <StepButton isOn={step === 'change'} onClick={() => setStep('change')}>
                Ask for a change
              </StepButton>
              <StepButton isOn={step === 'decline'} onClick={() => setStep('decline')}>
                Decline
              </StepButton>
            </div>
            {step === 'accept' ? <AcceptForm quote={quote} onDone={settle} /> : null}
            {step === 'change' ? (
              <WordsForm
                key="change"
                draft={draftOf(quote, 'change')}
                label="What would you like changed?"
                hint="We answer with a new version. Until then this one stays open."
                action="Send"
                isNeeded
                onSend={(words, website) => askForChange(quote.token, { words, website })}
                onDone={settle}
              />
            ) : null}
            {step === 'decline' ? (
              <WordsForm
                key="decline"
                draft={draftOf(quote, 'decline')}
                label="Would you tell us why?"
                hint="It helps us, and doesn’t commit you to anything."
                action="Decline the quote"
                onSend={(words, website) => declineQuote(quote.token, { words, website })}
                onDone={settle}
              />
            ) : null}
          </div>
        </>
      ) : (
        <Heading
          ref={title}
          tabIndex={-1}
          className={quote.state === 'accepted' ? 'sr-only' : 'display-3'}
        >
          {CLOSED[quote.state]}
        </Heading>
      )}
      {quote.newerLink ? (
        <Button href={quote.newerLink} className="mt-5">
          Read the new version
        </Button>
      ) : null}
      {!quote.isOpen && quote.state !== 'accepted' ? (
        <p className="mt-4 text-ink-soft">
          We are glad to talk about it: {quote.firm.phone},{' '}
          <a href={`mailto:${quote.firm.email}`} className="underline wrap-anywhere">
            {quote.firm.email}
          </a>
          .
        </p>
      ) : null}
    </section>
  );
}

const CLOSED: Record<VisitorQuote['state'], string> = {
  draft: 'This is a draft',
  sent: 'This quote is closed',
  'change-asked': 'This quote is closed',
  accepted: 'Accepted',
  declined: 'You have declined this quote',
  withdrawn: 'This quote has been withdrawn',
  lapsed: 'This quote has expired',
  replaced: 'A newer version has been sent',
};

function Outcome({ quote: { accepted, answer, state, firm } }: { quote: VisitorQuote }) {
  if (accepted) {
    return (
      <Notice title="This quote is accepted">
        <p>
          Accepted by {accepted.name} on {momentInWords(accepted.at)}.{' '}
          {accepted.beginsEarly
            ? 'You asked us to begin within the 14 days in which you can cancel.'
            : 'The work begins after the 14 days in which you can cancel, unless you ask us otherwise.'}
        </p>
        <p className="mt-2">
          We will be in touch to agree the first day. To cancel, use the{' '}
          <a href={CANCELLATION_PATH} className="underline">
            cancellation form
          </a>{' '}
          or write to {firm.email}.
        </p>
      </Notice>
    );
  }
  if (state !== 'change-asked' || !answer) return null;
  return (
    <Notice title="You have asked for a change" className="mb-8">
      <p className="whitespace-pre-line wrap-anywhere">“{answer.words}”</p>
      <p className="mt-2">We answer with a new version. You can still accept this one.</p>
    </Notice>
  );
}

function StepButton({
  isOn,
  children,
  onClick,
}: {
  isOn: boolean;
  children: ReactNode;
  onClick: () => void;
}) {
  return (
    <Button variant={isOn ? 'ink' : 'outline'} aria-pressed={isOn} onClick={onClick}>
      {children}
    </Button>
  );
}

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
      <Trap value={website} onChange={onWebsite} />
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

function AcceptForm({
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
          {pencePounds(quote.totalPence)} including VAT, paid in the stages above; nothing is added
          to it
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

function WordsForm({
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
