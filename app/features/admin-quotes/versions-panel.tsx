import type { AdminQuote, AdminQuoteVersion } from '#contracts/admin-quotes.ts';
import { momentInWords } from '#contracts/london-time.ts';
import { dayWords, pencePounds, QUOTE_STATE_LABELS } from '#contracts/quote-words.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { diffQuotes } from './quote-diff.ts';
import { STATE_TONES } from './state-tones.ts';
import { quoteUrl } from './use-quote-editor.ts';

/** Every version, the newest first: when it went out, what came of it, and what it changed. */
export function VersionsPanel({
  quote,
  hidesDraft = false,
}: {
  quote: AdminQuote;
  hidesDraft?: boolean;
}) {
  const shown = quote.versions.filter((version) => !hidesDraft || version.state !== 'draft');
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="quote-versions" className="mt-12">
      <h2 id="quote-versions" className="display-3">
        Versions
      </h2>
      <ol className="mt-4 border-t">
        {shown.map((version) => (
          <li key={version.id} className="border-b py-5">
            <Version
              quoteId={quote.id}
              version={version}
              before={quote.versions.find((one) => one.n === version.n - 1)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Version({
  quoteId,
  version,
  before,
}: {
  quoteId: string;
  version: AdminQuoteVersion;
  before: AdminQuoteVersion | undefined;
}) {
  const differences = before ? diffQuotes(before.body, version.body) : [];
  return (
    <article aria-label={`Version ${version.n}`}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 className="font-medium">Version {version.n}</h3>
        <Badge tone={STATE_TONES[version.state]}>{QUOTE_STATE_LABELS[version.state]}</Badge>
        <span className="figures">{pencePounds(version.totalPence)}</span>
        {version.sentAt ? (
          <span className="small text-ink-soft">
            sent {dayWords(version.sentAt)}
            {version.validUntil ? `, valid until ${dayWords(version.validUntil)}` : ''}
          </span>
        ) : null}
      </div>
      {version.accepted ? (
        <p className="small mt-2">
          Accepted{version.accepted.name ? ` by ${version.accepted.name}` : ''},{' '}
          {momentInWords(version.accepted.at)}.{' '}
          {version.accepted.beginsEarly
            ? 'Beginning within the 14 days was asked for expressly.'
            : 'The work may begin once the 14 days for cancelling are over.'}
        </p>
      ) : null}
      {version.answer ? (
        <blockquote className="mt-3 border-l-2 border-clay pl-4 whitespace-pre-line wrap-anywhere">
          {version.answer.words || 'No reason was given.'}
          <footer className="small text-ink-soft">{momentInWords(version.answer.at)}</footer>
        </blockquote>
      ) : null}
      {before ? (
        <details className="mt-3">
          <summary className="small min-h-6 cursor-pointer text-ink-soft">
            {differences.length === 0
              ? `The same as version ${before.n}`
              : `What differs from version ${before.n} (${differences.length})`}
          </summary>
          <ul className="small mt-2 grid list-disc gap-1 pl-5">
            {differences.map((words) => (
              <li key={words} className="wrap-anywhere">
                {words}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {version.link ? (
        <p className="mt-3 flex flex-wrap gap-3">
          <Button
            variant="outline"
            size="small"
            href={version.link}
            target="_blank"
            aria-label={`Version ${version.n} as its visitor sees it (opens in a new tab)`}
          >
            See it
          </Button>
          <Button
            variant="outline"
            size="small"
            href={`${quoteUrl(quoteId)}/versions/${version.id}/quote.pdf`}
            target="_blank"
            aria-label={`Version ${version.n} as a PDF (opens in a new tab)`}
          >
            PDF
          </Button>
        </p>
      ) : null}
      {version.hash ? (
        <p className="fine mt-3 text-ink-soft wrap-anywhere">Fingerprint {version.hash}</p>
      ) : null}
    </article>
  );
}
