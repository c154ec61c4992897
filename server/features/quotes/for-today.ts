/** Quotes that the owner has to know of today: a change is asked for, one has been accepted, one is about to lapse. */
import { DAY_MS } from '#contracts/london-time.ts';
import type { TodayQuote } from '#contracts/admin-today.ts';
import type { Context } from '#server/context.ts';

const NEWS_DAYS = 7;
const LAPSING_DAYS = 3;
const MOST_LISTED = 30;
const ORDER: readonly TodayQuote['why'][] = ['change-asked', 'accepted', 'lapsing'];

/** Those that wait for the owner first. Whoever calls answers for who may see them. */
export async function listQuotesForToday(ctx: Context): Promise<TodayQuote[]> {
  const now = ctx.clock.now().getTime();
  const at = (days: number) => new Date(now + days * DAY_MS).toISOString();
  const rows = await ctx.db.read
    .selectFrom('quotes')
    .innerJoin('quote_versions', (join) =>
      join
        .onRef('quote_versions.quote_id', '=', 'quotes.id')
        .onRef('quote_versions.state', '=', 'quotes.state'),
    )
    .select([
      'quotes.id',
      'quotes.number',
      'quotes.name',
      'quotes.postcode',
      'quotes.state',
      'quotes.updated_at',
      'quote_versions.total_pence',
      'quote_versions.answer_words',
      'quote_versions.valid_until',
    ])
    .where('quotes.deleted_at', 'is', null)
    .where(({ and, eb, or }) =>
      or([
        and([
          eb('quotes.state', '=', 'change-asked'),
          eb('quote_versions.valid_until', '>=', at(0)),
        ]),
        and([eb('quotes.state', '=', 'accepted'), eb('quotes.updated_at', '>=', at(-NEWS_DAYS))]),
        and([
          eb('quotes.state', '=', 'sent'),
          eb('quote_versions.valid_until', '>=', at(0)),
          eb('quote_versions.valid_until', '<', at(LAPSING_DAYS)),
        ]),
      ]),
    )
    .orderBy('quotes.updated_at')
    .orderBy('quotes.id')
    .limit(MOST_LISTED)
    .execute();
  const quotes = rows.map((row): TodayQuote => ({
    id: row.id,
    number: row.number ?? '',
    name: row.name,
    postcode: row.postcode || null,
    totalPence: Number(row.total_pence),
    words: row.answer_words,
    changedAt: row.updated_at,
    validUntil: row.valid_until,
    why: row.state === 'sent' ? 'lapsing' : row.state === 'accepted' ? 'accepted' : 'change-asked',
  }));
  return quotes.toSorted((a, b) => ORDER.indexOf(a.why) - ORDER.indexOf(b.why));
}
