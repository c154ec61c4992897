/** Quotes as part of what is held of a person. */
import { pencePounds, QUOTE_STATE_LABELS } from '#contracts/quote-words.ts';
import { requireOwner } from '#server/context.ts';
import type { PersonKeeper } from '#server/features/people/keeper.ts';
import { bodyOf } from '#server/features/quotes/read.ts';
import { removeQuotes } from '#server/features/quotes/edit.ts';
import { stripAccepted } from '#server/features/quotes/strip.ts';
import { listAcceptances, listQuotesByEmail, listVersions } from '#server/features/quotes/repo.ts';
import { subjectOf } from '#server/db/records.ts';

export const quotePersonKeeper: PersonKeeper = {
  name: 'quotes',
  label: 'Quotes',
  async find({ ctx, email }) {
    const rows = await listQuotesByEmail(ctx.db.read, email);
    const versions = await listVersions(ctx.db.read, rows.map((row) => row.id));
    return rows.map((row) => {
      const newest = versions.find((version) => version.quote_id === row.id);
      return {
        id: row.id, title: `Quote ${row.number ?? '(draft)'}, ${newest ? `${bodyOf(newest).title}, ${pencePounds(Number(newest.total_pence))}` : ''}`, at: row.created_at, href: row.deleted_at === null ? `/admin/quotes/${row.id}` : null, subjects: [subjectOf('quotes', row.id)],
        detail: [QUOTE_STATE_LABELS[row.state].toLowerCase(), ...(row.state === 'accepted' ? ['erasing it keeps number, date and amounts for six years, as the tax law asks'] : []), ...(row.phone ? ['telephone number'] : []), ...(row.address || row.postcode ? ['address'] : []), ...(row.deleted_at ? ['in the bin'] : [])],
      };
    });
  },
  async *files({ ctx, email }) {
    for (const row of await listQuotesByEmail(ctx.db.read, email)) {
      const [versions, [acceptance]] = await Promise.all([listVersions(ctx.db.read, [row.id]), listAcceptances(ctx.db.read, [row.id])]);
      const whole = { ...row, versions: versions.map(({ body, sent, pdf_key: _key, ...version }) => ({ ...version, body: JSON.parse(body) as unknown, sent: sent === null ? null : (JSON.parse(sent) as unknown) })), acceptance: acceptance ?? null };
      yield { path: `${row.created_at.slice(0, 10)}-${row.number ?? row.id}.json`, bytes: new TextEncoder().encode(JSON.stringify(whole, null, 2)) };
    }
  },
  async erase(tx, { ctx, email }) {
    requireOwner(ctx);
    const rows = await listQuotesByEmail(tx, email);
    const accepted = rows.filter((row) => row.state === 'accepted').map((row) => row.id);
    const others = rows.filter((row) => row.state !== 'accepted').map((row) => row.id);
    await removeQuotes(tx, ctx, others, 'erase');
    await stripAccepted(tx, ctx, accepted);
    return { done: [{ what: 'Quotes', count: others.length }, ...(accepted.length > 0 ? [{ what: 'Accepted quotes made nameless (number, date and amounts are kept for six years, as the tax law asks)', count: accepted.length }] : [])] };
  },
  async designIds({ ctx, email }) {
    return (await listQuotesByEmail(ctx.db.read, email)).flatMap((row) => row.design_id ?? []);
  },
};
