/** Quotes in the bin: put there, restored, and removed for good. */
import { RECORD_KIND_LABELS } from '#contracts/records.ts';
import type { BinEntry } from '#contracts/records.ts';
import { type Context, requireActor, requireOwner } from '#server/context.ts';
import { emptyAudit, writeAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import { goesAtOf, type BinProvider, requireInBin, subjectOf } from '#server/db/records.ts';
import { AppError } from '#server/errors.ts';
import { markForDeletion } from '#server/storage/stored-files.ts';
import { removeFiles } from '#server/features/enquiries/erase.ts';
import { isOpenVersion } from '#server/features/quotes/read.ts';
import {
  deleteQuotes,
  findQuote,
  listDeletedQuotes,
  listVersions,
  type QuoteRow,
  updateQuote,
} from '#server/features/quotes/repo.ts';
import type { Storage } from '#server/ports/storage.ts';
import { type Changing, keptOf, newestSentOf, requireQuote } from '#server/features/quotes/edit.ts';

/** Into the bin, unless somebody relies on it. @throws AppError not-found, impossible while it is out or accepted; ChangedError */
export async function deleteQuote({ ctx, id, baseVersion }: Changing): Promise<void> {
  requireOwner(ctx);
  await ctx.db.write(async (tx) => {
    const { before, versions } = await requireQuote(tx, ctx, { id, baseVersion });
    if (before.state === 'accepted')
      throw new AppError(
        'impossible',
        'An accepted quote is kept for six years, as the tax law asks, and cannot be deleted.',
      );
    const newest = newestSentOf(versions);
    if (newest && isOpenVersion(newest, ctx.clock.now()))
      throw new AppError(
        'impossible',
        'This quote is open for acceptance. Withdraw it before you delete it.',
      );
    const at = ctx.clock.now().toISOString();
    await updateQuote(tx, before, { deleted_at: at, updated_at: at });
    await writeAudit(tx, ctx, {
      action: 'quotes.delete',
      subject: subjectOf('quotes', id),
      version: before.version + 1,
      before: keptOf(before, versions),
    });
  });
}

const toBinEntry = (row: QuoteRow): BinEntry => ({
  kind: 'quotes',
  id: row.id,
  title: [row.number ?? `${RECORD_KIND_LABELS.quotes} (draft)`, row.name]
    .filter(Boolean)
    .join(', '),
  deletedAt: row.deleted_at!,
  goesAt: goesAtOf(row.deleted_at!),
  onRestore: 'It comes back to the list of quotes as it was.',
});

export const quoteKeeper = ({ storage }: { storage: Storage }): BinProvider => ({
  kind: 'quotes',
  listDeleted: async ({ ctx }) => (await listDeletedQuotes(ctx.db.read)).map(toBinEntry),
  restore: ({ ctx, id }) =>
    ctx.db.write(async (tx) => {
      requireOwner(ctx);
      const before = requireInBin(await findQuote(tx, id));
      await updateQuote(tx, before, {
        deleted_at: null,
        updated_at: ctx.clock.now().toISOString(),
      });
      await writeAudit(tx, ctx, {
        action: 'quotes.restore',
        subject: subjectOf('quotes', id),
        version: before.version + 1,
        after: keptOf(before, await listVersions(tx, [id])),
      });
    }),
  async purge({ ctx, id }) {
    requireActor(ctx, 'owner', 'job');
    const sheets = await ctx.db.write(async (tx) => {
      requireInBin(await findQuote(tx, id));
      return removeQuotes(tx, ctx, [id], 'purge');
    });
    await removeFiles(storage, sheets);
  },
});

/** For good, with what the record of changes kept of them. @returns the keys of their files, which are doomed: the sweep takes what nobody removes before */
export async function removeQuotes(
  tx: Tx,
  ctx: Context,
  ids: readonly string[],
  verb: 'purge' | 'erase' | 'expire',
): Promise<string[]> {
  const files = (await listVersions(tx, ids)).flatMap((version) => version.pdf_key ?? []);
  await markForDeletion(tx, files, ctx.clock.now().toISOString());
  await deleteQuotes(tx, ids);
  for (const id of ids) {
    await emptyAudit(tx, subjectOf('quotes', id));
    await writeAudit(tx, ctx, { action: `quotes.${verb}`, subject: subjectOf('quotes', id) });
  }
  return files;
}
