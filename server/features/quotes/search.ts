/** Quotes in the owner's search. */
import { pencePounds, QUOTE_STATE_LABELS } from '#contracts/quote-words.ts';
import { requireOwner } from '#server/context.ts';
import { listQuoteRows, listVersions, lookUpQuotes } from '#server/features/quotes/repo.ts';
import type { SearchProvider } from '#server/features/search/provider.ts';

export const quoteSearch: SearchProvider = {
  kind: 'quotes',
  async find({ ctx, words, limit }) {
    requireOwner(ctx);
    const rows = await listQuoteRows(ctx.db.read, {
      words: await lookUpQuotes(ctx.db.read, words.patterns),
      now: ctx.clock.now().toISOString(),
      limit,
      offset: 0,
    });
    const versions = await listVersions(
      ctx.db.read,
      rows.map((row) => row.id),
    );
    return rows.map((row) => {
      const newest = versions.find((version) => version.quote_id === row.id);
      return {
        id: row.id,
        title: `${row.number ?? 'Draft'}${row.name ? `, ${row.name}` : ''}`,
        detail: [
          QUOTE_STATE_LABELS[row.shown],
          ...(newest ? [pencePounds(Number(newest.total_pence))] : []),
          ...(row.postcode ? [row.postcode] : []),
        ].join(', '),
        to: `/admin/quotes/${row.id}`,
        ...(row.name
          ? { person: { name: row.name, email: row.email || null, phone: row.phone || null } }
          : {}),
      };
    });
  },
};
