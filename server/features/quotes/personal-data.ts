/** Quotes as part of what is held of a person. */
import { pencePounds, QUOTE_STATE_LABELS } from '#contracts/quote-words.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { emptyAudit, writeAudit } from '#server/db/audit.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import { listByNameOrPhone, listRows } from '#server/db/rows.ts';
import { markForDeletion } from '#server/storage/stored-files.ts';
import type {
  Erasure,
  ExportFile,
  Held,
  PersonalDataProvider,
} from '#server/privacy/personal-data.ts';
import { emptyChangesNaming, listChangesNaming } from '#server/features/quotes/changes-naming.ts';
import { bodyOf, sentOf } from '#server/features/quotes/read.ts';
import { removeQuotes } from '#server/features/quotes/bin.ts';
import { readStoredPdf } from '#server/features/quotes/pdf.ts';
import { anonymiseAccepted } from '#server/features/quotes/anonymise.ts';
import {
  deleteVersion,
  findQuote,
  findVersion,
  listAcceptances,
  listQuotesByEmail,
  listVersions,
  listVersionsNaming,
  QUOTE_TEXT,
  type QuoteRow,
  updateQuote,
  type VersionRow,
} from '#server/features/quotes/repo.ts';
import { subjectOf } from '#server/db/records.ts';
import type { Storage } from '#server/ports/storage.ts';
import { removeAtOnce } from '#server/storage/remove-files.ts';

type Sent = { version: VersionRow; number: string | null; createdAt: string };

/** Versions that went to this address, of quotes that have gone to another one since. */
async function listSentElsewhere(db: Reader, email: string): Promise<Sent[]> {
  const naming = (await listVersionsNaming(db, email)).filter(
    (version) => sentOf(version)?.customer.email.toLowerCase() === email,
  );
  const found = await Promise.all(
    naming.map(async (version) => ({ version, quote: await findQuote(db, version.quote_id) })),
  );
  return found.flatMap(({ version, quote }) =>
    quote && quote.email.toLowerCase() !== email
      ? [{ version, number: quote.number, createdAt: quote.created_at }]
      : [],
  );
}

/** The quote itself is another person's: only what this one was sent goes. @returns the key of its sheet, where it has one */
async function eraseSent(tx: Tx, ctx: Context, { version }: Sent): Promise<string[]> {
  const quote = (await findQuote(tx, version.quote_id))!;
  const at = ctx.clock.now().toISOString();
  const sheet = version.pdf_key === null ? [] : [version.pdf_key];
  await markForDeletion(tx, sheet, at);
  await deleteVersion(tx, version.id);
  const isOut = (await listVersions(tx, [quote.id])).some((one) => one.state !== 'draft');
  await updateQuote(tx, quote, { ...(isOut ? {} : { state: 'draft' as const }), updated_at: at });
  await emptyAudit(tx, subjectOf('quotes', quote.id));
  await writeAudit(tx, ctx, {
    action: 'quotes.erase',
    subject: subjectOf('quotes', quote.id),
    version: quote.version + 1,
  });
  return sheet;
}

type All = {
  tx: Tx;
  ctx: Context;
  storage: Storage;
  rows: readonly QuoteRow[];
  elsewhere: readonly Sent[];
  named: number;
};

async function eraseAll({ tx, ctx, storage, rows, elsewhere, named }: All): Promise<Erasure> {
  const keys: string[] = [];
  for (const one of elsewhere) keys.push(...(await eraseSent(tx, ctx, one)));
  const erased = await eraseQuotes(tx, ctx, rows);
  keys.push(...erased.keys);
  const ids = [...rows.map((row) => row.id), ...elsewhere.map(({ version }) => version.id)];
  const done = doneWith({ ...erased, others: erased.others + elsewhere.length, named });
  if (keys.length === 0) return { done, ids };
  return {
    done,
    ids,
    finishing: 'PDFs of quotes',
    finish: async () => [{ what: 'PDFs of quotes', count: await removeAtOnce(storage, keys) }],
  };
}

/** As it was sent; left out where no browser could print it, or the file is gone. */
async function* sheetOf(
  storage: Storage,
  version: VersionRow,
  path: string,
): AsyncGenerator<ExportFile> {
  const bytes = await readStoredPdf(storage, version);
  if (bytes) yield { path, bytes };
}

async function describe(ctx: Context, rows: readonly QuoteRow[]): Promise<Held[]> {
  const versions = await listVersions(
    ctx.db.read,
    rows.map((row) => row.id),
  );
  return rows.map((row) => {
    const newest = versions.find((version) => version.quote_id === row.id);
    return {
      id: row.id,
      title: `Quote ${row.number ?? '(draft)'}, ${newest ? `${bodyOf(newest).title}, ${pencePounds(Number(newest.total_pence))}` : ''}`,
      at: row.created_at,
      href: row.deleted_at === null ? `/admin/quotes/${row.id}` : null,
      subjects: [subjectOf('quotes', row.id)],
      detail: [
        QUOTE_STATE_LABELS[row.state].toLowerCase(),
        ...(row.state === 'accepted'
          ? ['erasing it keeps number, date and amounts for six years, as the tax law asks']
          : []),
        ...(row.phone ? ['telephone number'] : []),
        ...(row.address || row.postcode ? ['address'] : []),
        ...(row.deleted_at ? ['in the bin'] : []),
      ],
    };
  });
}

/** Accepted ones are made nameless, others go. @returns what was done, and the keys of sheets */
async function eraseQuotes(tx: Tx, ctx: Context, rows: readonly QuoteRow[]) {
  const accepted = rows.filter((row) => row.state === 'accepted').map((row) => row.id);
  const others = rows.filter((row) => row.state !== 'accepted').map((row) => row.id);
  const keys = [
    ...(await removeQuotes(tx, ctx, others, 'erase')),
    ...(await anonymiseAccepted(tx, ctx, accepted)),
  ];
  return { accepted: accepted.length, others: others.length, keys };
}

const doneWith = ({ accepted, others, named }: Record<'accepted' | 'others' | 'named', number>) => [
  { what: 'Quotes', count: others },
  ...(accepted > 0
    ? [
        {
          what: 'Accepted quotes made nameless (number, date and amounts are kept for six years, as the tax law asks)',
          count: accepted,
        },
      ]
    : []),
  ...(named > 0 ? [{ what: 'Changes of other quotes that named this address', count: named }] : []),
];

export const quotePersonalData = ({ storage }: { storage: Storage }): PersonalDataProvider => ({
  name: 'quotes',
  label: 'Quotes',
  async find({ ctx, email }) {
    const rows = await listQuotesByEmail(ctx.db.read, email);
    const elsewhere = (await listSentElsewhere(ctx.db.read, email)).map(
      ({ version, number, createdAt }) => ({
        id: version.id,
        title: `Quote ${number ?? ''}, version ${version.n}, sent to this address`,
        at: createdAt,
        href: `/admin/quotes/${version.quote_id}`,
        subjects: [],
        detail: ['the quote has gone to another address since'],
      }),
    );
    const named = (await listChangesNaming(ctx.db.read, email)).map(
      ({ quoteId, number, isLiving, changes }) => ({
        id: quoteId,
        title: `Quote ${number ?? '(draft)'}, in the record of changes`,
        at: changes[0]!.at,
        href: isLiving ? `/admin/quotes/${quoteId}` : null,
        subjects: [],
        detail: [`${changes.length} ${changes.length === 1 ? 'change' : 'changes'}`],
      }),
    );
    return [...(await describe(ctx, rows)), ...elsewhere, ...named];
  },
  async *files({ ctx, email }) {
    for (const row of await listQuotesByEmail(ctx.db.read, email)) {
      const [versions, [acceptance]] = await Promise.all([
        listVersions(ctx.db.read, [row.id]),
        listAcceptances(ctx.db.read, [row.id]),
      ]);
      const whole = {
        ...row,
        versions: versions.map(({ body, sent, pdf_key: _key, ...version }) => ({
          ...version,
          body: JSON.parse(body) as unknown,
          sent: sent === null ? null : (JSON.parse(sent) as unknown),
        })),
        acceptance: acceptance ?? null,
      };
      const place = `${row.created_at.slice(0, 10)}-${row.number ?? row.id}`;
      yield {
        path: `${place}.json`,
        bytes: new TextEncoder().encode(JSON.stringify(whole, null, 2)),
      };
      for (const version of versions)
        yield* sheetOf(storage, version, `${place}-version-${version.n}.pdf`);
    }
    for (const { version, number, createdAt } of await listSentElsewhere(ctx.db.read, email)) {
      const place = `${createdAt.slice(0, 10)}-${number ?? version.id}-version-${version.n}`;
      yield {
        path: `${place}.json`,
        bytes: new TextEncoder().encode(JSON.stringify(sentOf(version), null, 2)),
      };
      yield* sheetOf(storage, version, `${place}.pdf`);
    }
    for (const { quoteId, number, changes } of await listChangesNaming(ctx.db.read, email)) {
      yield {
        path: `${changes[0]!.at.slice(0, 10)}-${number ?? quoteId}-changes.json`,
        bytes: new TextEncoder().encode(
          JSON.stringify(
            changes.map(({ id: _id, ...change }) => change),
            null,
            2,
          ),
        ),
      };
    }
  },
  async named({ ctx, who }) {
    const rows = await listByNameOrPhone(ctx.db.read, 'quotes', who, { index: QUOTE_TEXT });
    return (await describe(ctx, rows)).map((held, index) => {
      const { name, email } = rows[index]!;
      return { ...held, name, email: email || null };
    });
  },
  async erase(tx, { ctx, email }) {
    requireOwner(ctx);
    const named = await emptyChangesNaming(tx, email);
    const elsewhere = await listSentElsewhere(tx, email);
    const rows = await listQuotesByEmail(tx, email);
    return eraseAll({ tx, ctx, storage, rows, elsewhere, named });
  },
  async eraseIds(tx, { ctx, ids }) {
    requireOwner(ctx);
    const rows = await listRows(tx, 'quotes', { id: ids });
    const elsewhere = await Promise.all(ids.map((id) => findVersion(tx, id)));
    return eraseAll({
      tx,
      ctx,
      storage,
      rows,
      elsewhere: elsewhere.flatMap((version) =>
        version ? [{ version, number: null, createdAt: '' }] : [],
      ),
      named: 0,
    });
  },
  async designIds({ ctx, email }) {
    return (await listQuotesByEmail(ctx.db.read, email)).flatMap((row) => row.design_id ?? []);
  },
});
