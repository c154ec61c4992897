/** Changes to admin records: optimistic locking by version, and deletion into the bin. */
import { DAY_MS } from '#contracts/london-time.ts';
import { BIN_DAYS, type BinEntry, type HistoryKind, type RecordKind } from '#contracts/records.ts';
import type { Context } from '#server/context.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import { AppError, ChangedError } from '#server/errors.ts';

/** The audit's subject of a record. */
export const subjectOf = (kind: HistoryKind, id: string): string => `${kind}:${id}`;

/**
 * The base version from an If-Match header; null if not sent: then the last save wins.
 * @throws AppError invalid
 */
export function baseVersionOf(header: string | undefined): number | null {
  if (header === undefined || header === '*') return null;
  const digits = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header.trim())?.[1];
  if (digits === undefined)
    throw new AppError(
      'invalid',
      'The version that this change was made from could not be read. Please reload the page and try again.',
    );
  return Number(digits);
}

type Held = { version: number; deleted_at: string | null };

/**
 * @param present formats the record for the conflict answer
 * @throws AppError not-found; ChangedError
 */
export function requireUnchanged<Row extends Held>(
  row: Row | undefined,
  baseVersion: number | null,
  present: (row: Row) => unknown,
): Row {
  if (!row || row.deleted_at !== null)
    throw new AppError(
      'not-found',
      'This is no longer there: it has been deleted in the meantime. You can find it in the bin.',
    );
  if (baseVersion !== null && row.version !== baseVersion) throw new ChangedError(present(row));
  return row;
}

/** Call with the result of an update `where version = …`: on PostgreSQL another save may have come first. @throws AppError conflict */
export function requireOneUpdated({ numUpdatedRows }: { numUpdatedRows: bigint }): void {
  if (numUpdatedRows !== 1n)
    throw new AppError(
      'conflict',
      'This was changed in another window at the same moment. Please try again.',
    );
}

/** @throws AppError not-found when it is not in the bin */
export function requireInBin<Row extends Held>(row: Row | undefined): Row & { deleted_at: string } {
  if (!row || row.deleted_at === null)
    throw new AppError(
      'not-found',
      'This does not lie in the bin: it has been restored, or has gone for good.',
    );
  return row as Row & { deleted_at: string };
}

/** ISO time at which something deleted then goes for good. */
export const goesAtOf = (deletedAt: string): string =>
  new Date(Date.parse(deletedAt) + BIN_DAYS * DAY_MS).toISOString();

/** Records deleted before this time have to go. */
export const binLimit = (now: Date): string =>
  new Date(now.getTime() - BIN_DAYS * DAY_MS).toISOString();

/** Trash provider: what the bin needs of each kind of record. */
export type BinProvider = {
  kind: RecordKind;
  /** The newest first. */
  listDeleted(order: { ctx: Context }): Promise<BinEntry[]>;
  /** @throws AppError not-found */
  restore(order: { ctx: Context; id: string }): Promise<void>;
  /** Deletes for good, with everything that belongs to it; only from the bin. @throws AppError not-found */
  purge(order: { ctx: Context; id: string }): Promise<void>;
};

/** In the place of an id: the owner wants no samples of this kind any more, not even those that a new version brings. */
export const ALL_SAMPLES = '*';

/** Remembers that a row is gone for good, so that no new version's sample brings it back. */
export async function rememberRemoval(
  tx: Tx,
  ctx: Context,
  kind: RecordKind,
  id: string,
): Promise<void> {
  await tx
    .insertInto('removed_samples')
    .values({ kind, id, removed_at: ctx.clock.now().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function listRemovals(db: Reader, kind: RecordKind): Promise<Set<string>> {
  const rows = await db
    .selectFrom('removed_samples')
    .select('id')
    .where('kind', '=', kind)
    .execute();
  return new Set(rows.map((row) => row.id));
}
