import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { VisitorQuote } from '#contracts/quotes.ts';
import { momentInWords } from '#contracts/london-time.ts';
import { CANCELLATION_PATH } from '#contracts/quote-words.ts';
import { useKeptState } from '#app/pwa/use-kept-state.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { askForChange, confirmationOf, declineQuote } from './call-quotes.ts';
import { draftOf, AcceptForm, WordsForm } from './answer-forms.tsx';

type Step = 'accept' | 'change' | 'decline';
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
              Answering here needs JavaScript. Without it, please write to {quote.firm.email} or
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
          <a href={`mailto:${quote.firm.email}`} className="py-1 underline wrap-anywhere">
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

function Outcome({ quote: { accepted, answer, state, firm, token } }: { quote: VisitorQuote }) {
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
          We will be in touch to agree a start date. To cancel, use the{' '}
          <a href={CANCELLATION_PATH} className="py-1 underline">
            cancellation form
          </a>{' '}
          or write to {firm.email}.
        </p>
        <p className="mt-3">
          <Button href={confirmationOf(token)} variant="outline" size="small">
            Save the confirmation, with the cancellation form
          </Button>
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
