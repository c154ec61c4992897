/** What the owner does with the rate book. Designs that have been made keep their prices and their price date. */
import { londonDay } from '#contracts/london-time.ts';
import {
  AdminRates,
  RateBookInput,
  type RateHistory,
  type RatePreview,
} from '#contracts/admin-rates.ts';
import type { RateBook } from '#engine/model/costing.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { listAuditOf, readAuditJson, whoOf, writeAudit } from '#server/db/audit.ts';
import type { Reader } from '#server/db/database.ts';
import { ChangedError } from '#server/errors.ts';
import { listBookChanges, makeBook, presentBook } from '#server/features/rates/book.ts';
import { listStoredRates, saveRate } from '#server/features/rates/repo.ts';
import { asCharged } from '#server/features/rates/use-cases.ts';
import { readSettings } from '#server/features/settings/use-cases.ts';
import { readVersionedTerms, replaceRateTerms } from '#server/features/settings/rate-terms.ts';
import type { Engine } from '#server/ports/engine.ts';

const SUBJECT = 'rates';
const MOST_HISTORY = 50;
const NONE: ReadonlySet<string> = new Set();

async function readStored(read: Reader): Promise<{
  book: RateBook;
  edited: Set<string>;
  version: number;
  updatedAt: string;
  text: string | undefined;
}> {
  const [{ terms, ...mark }, stored] = await Promise.all([
    readVersionedTerms({ read }),
    listStoredRates(read),
  ]);
  return {
    book: { ...terms, rates: stored.map(({ rate }) => rate) },
    edited: new Set(stored.filter((one) => one.edited).map(({ rate }) => rate.key)),
    ...mark,
  };
}

export async function readRates({ ctx }: { ctx: Context }): Promise<AdminRates> {
  requireOwner(ctx);
  const { book, edited, version, updatedAt } = await readStored(ctx.db.read);
  return { book: presentBook(book, edited), version, updatedAt };
}

/** @throws AppError invalid; ChangedError; ZodError */
export async function saveRates({
  ctx,
  input: given,
  baseVersion,
}: {
  ctx: Context;
  input: unknown;
  baseVersion: number | null;
}): Promise<AdminRates> {
  requireOwner(ctx);
  const input = RateBookInput.parse(given);
  await ctx.db.write(async (tx) => {
    const stored = await readStored(tx);
    if (baseVersion !== null && stored.version !== baseVersion)
      throw new ChangedError({
        book: presentBook(stored.book, stored.edited),
        version: stored.version,
        updatedAt: stored.updatedAt,
      });
    const { rates, ...terms } = makeBook(input, stored.book, londonDay(ctx.clock.now()));
    const at = ctx.clock.now().toISOString();
    const version = stored.version + 1;
    await replaceRateTerms({ tx, from: stored.text, terms, version, at });
    for (const [index, rate] of rates.entries())
      if (JSON.stringify(rate) !== JSON.stringify(stored.book.rates[index]))
        await saveRate(tx, rate, at);
    await writeAudit(tx, ctx, {
      action: 'rates.update',
      subject: SUBJECT,
      before: presentBook(stored.book, NONE),
      after: presentBook({ ...terms, rates }, NONE),
      version,
    });
  });
  return readRates({ ctx });
}

export type PricedGarden = {
  id: string;
  title: string;
  plotM2: number;
  quantities: Parameters<Engine['price']>[0]['gardens'][number];
};

/**
 * What a book would do to the prices of a few gardens, beside what it changes. Nothing is saved.
 * @param gardens whose take-offs are priced @throws AppError invalid; ZodError
 */
export async function previewRates({
  ctx,
  engine,
  gardens,
  input: given,
}: {
  ctx: Context;
  engine: Engine;
  gardens: readonly PricedGarden[];
  input: unknown;
}): Promise<RatePreview> {
  requireOwner(ctx);
  const input = RateBookInput.parse(given);
  const [{ book: standing }, settings] = await Promise.all([
    readStored(ctx.db.read),
    readSettings({ ctx }),
  ]);
  const book = makeBook(input, standing, londonDay(ctx.clock.now()));
  const [before, after] = gardens.length
    ? await engine.price({
        gardens: gardens.map(({ quantities }) => quantities),
        books: [asCharged(standing, settings), asCharged(book, settings)],
      })
    : [[], []];
  return {
    gardens: gardens.map(({ id, title, plotM2 }, index) => ({
      id,
      title,
      plotM2,
      beforePence: before![index]!.totalPence,
      afterPence: after![index]!.totalPence,
    })),
    changes: listBookChanges(presentBook(standing, NONE), presentBook(book, NONE)),
  };
}

const StoredBook = AdminRates.shape.book;

/** What two stored books differ in; nothing where one of them is not kept. */
export function compareStoredBooks(
  from: unknown,
  to: unknown,
): { what: string; before: string; after: string }[] {
  const before = StoredBook.safeParse(from).data;
  const after = StoredBook.safeParse(to).data;
  return before && after
    ? listBookChanges(before, after).map(({ what, before: old, after: now }) => ({
        what,
        before: old,
        after: now,
      }))
    : [];
}

/** The newest change first. */
export async function readRateHistory({ ctx }: { ctx: Context }): Promise<RateHistory> {
  requireOwner(ctx);
  const rows = await listAuditOf(ctx.db.read, { subject: SUBJECT, limit: MOST_HISTORY });
  return rows
    .filter((row) => row.action === 'rates.update')
    .map((row) => {
      const [before, after] = [readAuditJson(row.before), readAuditJson(row.after)];
      return {
        id: row.id,
        at: row.at,
        who: whoOf(row),
        version: row.version,
        book: StoredBook.safeParse(after).data ?? null,
        changes: compareStoredBooks(before, after),
      };
    });
}
