import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { StagePayment } from '#contracts/invoices.ts';
import type { VisitorQuote as Quote } from '#contracts/quotes.ts';
import {
  dayWords,
  pencePounds,
  QUOTE_STATE_LABELS,
  startWords,
  withVat,
} from '#contracts/quote-words.ts';
import { Badge, type Tone } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { quotePdfOf } from './call-quotes.ts';
import { QuoteAnswer } from './quote-answer.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { QuotePayments, QuoteSums } from './quote-sums.tsx';

const TONES: Record<Quote['state'], Tone> = {
  draft: 'plain',
  sent: 'clay',
  'change-asked': 'amber',
  accepted: 'leaf',
  declined: 'plain',
  withdrawn: 'plain',
  lapsed: 'plain',
  replaced: 'plain',
};

/**
 * A quote, line by line, with what its visitor may do with it. It answers by its own private link, which the quote carries.
 * @param headingLevel of its title: 2 inside another page
 */
export function VisitorQuote({
  quote: initial,
  payments = [],
  headingLevel = 2,
}: {
  quote: Quote;
  /** What has been asked for and paid of it. */
  payments?: readonly StagePayment[];
  headingLevel?: 1 | 2;
}) {
  const [answered, setAnswered] = useState<Quote | null>(null);
  const { revalidate } = useRevalidator();
  // What the page was told last counts: its own answer, or a version that came with the page since.
  const quote = answered && answered.hash === initial.hash ? answered : initial;
  const Title = headingLevel === 1 ? 'h1' : 'h2';
  const Part = headingLevel === 1 ? 'h2' : 'h3';
  return (
    <article aria-label={`Quote ${quote.number}`} className="min-w-0">
      <header className="border-b border-line-strong pb-8">
        <p className="flex flex-wrap items-center gap-3">
          <Badge tone={TONES[quote.state]}>{QUOTE_STATE_LABELS[quote.state]}</Badge>
          <span className="small figures text-ink-soft">
            {quote.number || 'Not numbered yet'}
            {quote.n > 1 ? `, version ${quote.n}` : ''}
          </span>
        </p>
        <Title className={headingLevel === 1 ? 'display-2 mt-4' : 'display-3 mt-3'}>
          {quote.title}
        </Title>
        <div className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="min-w-0">
            <Paragraphs text={quote.intro} />
            <p className="mt-5">
              For {quote.customer.name}
              {[...quote.customer.address.split('\n'), quote.customer.postcode]
                .filter(Boolean)
                .map((line) => (
                  <span key={line} className="block text-ink-soft wrap-anywhere">
                    {line}
                  </span>
                ))}
            </p>
          </div>
          <Facts quote={quote} />
        </div>
      </header>
      {quote.phases.map((phase) => (
        <QuoteLines key={phase.id} phase={phase} isVat={quote.vatPence > 0} Heading={Part} />
      ))}
      <QuoteSums quote={quote} />
      <QuotePayments quote={quote} paid={payments} Heading={Part} />
      <Notes quote={quote} Heading={Part} />
      {quote.terms ? (
        <section className="mt-12">
          <Part className="display-4">Terms</Part>
          <div className="small mt-4 max-w-prose text-ink-soft">
            <Paragraphs text={quote.terms} />
          </div>
        </section>
      ) : null}
      {quote.token ? (
        <QuoteAnswer
          quote={quote}
          Heading={Part}
          onAnswered={(next) => {
            setAnswered(next);
            // What the page around it says follows: how far the enquiry is, and what is to be paid.
            void revalidate();
          }}
        />
      ) : null}
    </article>
  );
}

export function Paragraphs({ text }: { text: string }) {
  return text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part, index) => (
      <p key={index} className="mt-3 whitespace-pre-line wrap-anywhere first:mt-0">
        {part.trim()}
      </p>
    ));
}

function Facts({ quote }: { quote: Quote }) {
  const start = startWords(quote.startFrom, quote.startTo);
  const rows = [
    [
      'Total',
      <span key="total" className="font-medium">
        {pencePounds(quote.totalPence)}
        <span className="small font-normal text-ink-soft">{withVat(quote)}</span>
      </span>,
    ],
    ...(quote.sentAt ? [['Sent', dayWords(quote.sentAt)] as const] : []),
    ...(quote.validUntil ? [['Valid until', dayWords(quote.validUntil)] as const] : []),
    ...(start ? [['Work would begin', start] as const] : []),
    ...(quote.workDays ? [['Working days', `about ${quote.workDays}`] as const] : []),
  ] as const;
  return (
    <div className="min-w-0">
      <dl className="border-t">
        {rows.map(([term, value]) => (
          <div key={term} className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 border-b py-2.5">
            <dt className="small text-ink-soft">{term}</dt>
            <dd className="figures min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {quote.token ? (
        <p className="no-print mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button
            variant="outline"
            size="small"
            href={quotePdfOf(quote.token)}
            target="_blank"
            aria-label="The quote as a PDF (opens in a new tab)"
          >
            PDF
          </Button>
          {quote.design ? (
            <Button variant="quiet" size="small" href={`/design/${quote.design.id}`}>
              See the design
            </Button>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}

function Notes({
  quote: { assumptions, exclusions },
  Heading,
}: {
  quote: Quote;
  Heading: 'h2' | 'h3';
}) {
  if (assumptions.length + exclusions.length === 0) return null;
  return (
    <div className="mt-12 grid gap-x-12 gap-y-8 md:grid-cols-2">
      {(
        [
          ['Assumptions', assumptions],
          ['Not in this price', exclusions],
        ] as const
      ).map(([title, items]) =>
        items.length > 0 ? (
          <section key={title} className="min-w-0">
            <Heading className="display-4">{title}</Heading>
            <ul className="small mt-4 grid list-disc gap-2 pl-5 text-ink-soft">
              {items.map((item, index) => (
                <li key={index} className="wrap-anywhere">
                  {item}
                </li>
              ))}
            </ul>
          </section>
        ) : null,
      )}
    </div>
  );
}
