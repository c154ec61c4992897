import { Link } from 'react-router';
import type { TodayQuote } from '#contracts/admin-today.ts';
import { cutText, pounds } from '#engine/model/format.ts';
import { Badge } from '#app/ui/badge.tsx';
import { MESSAGE_LETTERS } from './row-parts.tsx';
import { soonInWords } from './today-words.ts';

const WHY: Record<
  TodayQuote['why'],
  { tone: 'amber' | 'leaf' | 'plain'; words: (quote: TodayQuote, now: string) => string }
> = {
  'change-asked': { tone: 'amber', words: () => 'A change is asked for' },
  accepted: {
    tone: 'leaf',
    words: ({ changedAt }, now) => `Accepted ${soonInWords(changedAt, now)}`,
  },
  lapsing: {
    tone: 'plain',
    words: ({ validUntil }, now) =>
      validUntil === null ? 'Lapses soon' : `Lapses ${soonInWords(validUntil, now)}`,
  },
};

/** A quote that wants the owner, and why. */
export function QuoteRow({ quote, now }: { quote: TodayQuote; now: string }) {
  const { tone, words } = WHY[quote.why];
  return (
    <li className="border-b py-4">
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1.5">
        <Link
          to={`/admin/quotes/${quote.id}`}
          className="display-4 inline-flex min-h-6 min-w-0 wrap-anywhere hover:underline"
        >
          {quote.name || quote.number}
        </Link>
        <Badge tone={tone}>{words(quote, now)}</Badge>
      </p>
      <p className="small figures mt-1 text-ink-soft">
        {[quote.number, pounds(quote.totalPence / 100), quote.postcode].filter(Boolean).join(' · ')}
      </p>
      {quote.words ? (
        <p className="mt-2 max-w-prose wrap-anywhere whitespace-pre-line">
          {cutText(quote.words, MESSAGE_LETTERS)}
        </p>
      ) : null}
    </li>
  );
}
