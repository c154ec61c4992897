/** What the owner does with records: each change is one transaction with its audit row, and knows the version it was made from. */
import { type Context, readingIn, requireOwner } from '#server/context.ts';
import { addOnce, NO_VERSION } from '#server/db/add-once.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import { requireUnchanged, subjectOf } from '#server/db/records.ts';
import { AppError } from '#server/errors.ts';
import { wantPicture } from '#server/features/site-pictures/use-cases.ts';
import type { Queue } from '#server/jobs/queue.ts';
import type { AnyRecord, RecordRow, Stored, Values } from '#server/records/definition.ts';
import { addressesIn } from '#server/records/pictures.ts';
import { findRow, insertRow, listRows, updateRow } from '#server/records/rows.ts';
import { presentRow, presentRows } from '#server/records/show.ts';

type Of<Admin extends Stored> = { ctx: Context; record: AnyRecord<Admin> };
/** `queue` takes the pictures that have to be fetched from other sites. */
type Change<Admin extends Stored> = Of<Admin> & { queue: Queue; input: unknown };

async function readOne<Admin extends Stored>(
  { ctx, record }: Of<Admin>,
  id: string,
): Promise<Admin> {
  const row = (await findRow(ctx.db.read, record, id))!;
  return (await presentRows(ctx, record, [row]))[0]!;
}

/** Those that visitors do not see as well, in the order of their list. */
export async function listRecords<Admin extends Stored>({
  ctx,
  record,
}: Of<Admin>): Promise<Admin[]> {
  requireOwner(ctx);
  return presentRows(ctx, record, await listRows(ctx.db.read, record));
}

/** @throws AppError not-found */
export async function readRecord<Admin extends Stored>({
  ctx,
  record,
  id,
}: Of<Admin> & { id: string }): Promise<Admin> {
  requireOwner(ctx);
  requireUnchanged(await findRow(ctx.db.read, record, id), null, (row) => row);
  return readOne({ ctx, record }, id);
}

/** The values of a row, once the definition has completed what was sent; asks for the pictures that it names. */
async function takeInput(
  tx: Tx,
  { ctx, record, queue, input }: Change<Stored>,
  { id, before }: { id: string; before: RecordRow | null },
): Promise<Values> {
  const fields = await record.complete({
    ctx: readingIn(ctx, tx),
    tx,
    input,
    before: before && record.read(before),
    id,
  });
  const named = record.pictures.flatMap((picture) =>
    addressesIn(picture, (fields as Values)[picture.field]),
  );
  for (const url of new Set(named)) await wantPicture({ ctx, tx, queue, url });
  return record.write(fields);
}

/** @param requestKey names one adding: sent again, the record is there once @throws AppError invalid; ChangedError when the key has added it with other words */
export async function addRecord<Admin extends Stored>({
  ctx,
  record,
  queue,
  input: given,
  requestKey = null,
}: Change<Admin> & { requestKey?: string | null }): Promise<Admin> {
  requireOwner(ctx);
  const input = record.input.parse(given);
  const id = ctx.ids.make(record.idPrefix);
  const added = await addOnce({
    ctx,
    id,
    requestKey,
    input,
    add: (tx) => addIn(tx, { ctx, record, queue, input }, id),
    check: async (tx, known, hasOtherInput) =>
      requireUnchanged(await findRow(tx, record, known), hasOtherInput ? NO_VERSION : null, (row) =>
        presentRow(record, row),
      ),
  });
  queue.announce();
  return readOne({ ctx, record }, added);
}

/** In a transaction of the caller's. @param change.input as it was parsed @throws AppError invalid */
export async function addIn(tx: Tx, change: Change<Stored>, id: string): Promise<void> {
  const { ctx, record } = change;
  const at = ctx.clock.now().toISOString();
  const values = await takeInput(tx, change, { id, before: null });
  const more = record.onAdd?.(at) ?? { created_at: at };
  await insertRow(tx, record, { id, ...more, ...values, edited: 1, updated_at: at });
  await auditChange(tx, { ctx, record }, 'add', id, null);
}

type OneRecord = { id: string; baseVersion?: number | null };

/** As it is in this transaction. @throws AppError not-found; ChangedError */
async function readUnchanged<Admin extends Stored>(
  tx: Tx,
  record: AnyRecord<Admin>,
  { id, baseVersion = null }: OneRecord,
): Promise<RecordRow> {
  return requireUnchanged(await findRow(tx, record, id), baseVersion, (now) =>
    presentRow(record, now),
  );
}

/** @param baseVersion the version the form was filled from; null: whatever is there. @throws AppError invalid, not-found; ChangedError */
export async function updateRecord<Admin extends Stored>({
  ctx,
  record,
  queue,
  input: given,
  ...one
}: Change<Admin> & OneRecord): Promise<Admin> {
  requireOwner(ctx);
  const input = record.input.parse(given);
  await ctx.db.write(async (tx) => {
    const before = await readUnchanged(tx, record, one);
    const values = await takeInput(tx, { ctx, record, queue, input }, { id: one.id, before });
    await updateRow(tx, record, before, { ...values, ...nextVersion(ctx, before), edited: 1 });
    await auditChange(tx, { ctx, record }, 'update', one.id, before);
  });
  queue.announce();
  return readOne({ ctx, record }, one.id);
}

/** Into the bin. @throws AppError not-found; ChangedError */
export async function deleteRecord({
  ctx,
  record,
  ...one
}: { ctx: Context; record: AnyRecord } & OneRecord): Promise<void> {
  requireOwner(ctx);
  await ctx.db.write(async (tx) =>
    moveToBin(tx, { ctx, record }, await readUnchanged(tx, record, one)),
  );
}

export async function moveToBin(
  tx: Tx,
  { ctx, record }: { ctx: Context; record: AnyRecord },
  before: RecordRow,
): Promise<void> {
  const deletedAt = ctx.clock.now().toISOString();
  await updateRow(tx, record, before, { ...nextVersion(ctx, before), deleted_at: deletedAt });
  await auditChange(tx, { ctx, record }, 'delete', before.id, before);
}

/**
 * Gives every record its place in the list.
 * @param ids all of them, once each @throws AppError conflict when the list has changed in the meantime
 */
export async function reorderRecords<Admin extends Stored>({
  ctx,
  record,
  ids,
}: Of<Admin> & { ids: readonly string[] }): Promise<Admin[]> {
  requireOwner(ctx);
  await ctx.db.write(async (tx) => {
    const rows = await listRows(tx, record);
    const wanted = new Set(ids);
    if (
      ids.length !== rows.length ||
      wanted.size !== rows.length ||
      rows.some((row) => !wanted.has(row.id))
    ) {
      const what = record.words.many;
      throw new AppError(
        'conflict',
        `${what[0]!.toUpperCase()}${what.slice(1)} were added or deleted in the meantime. The list has been loaded again: please put them in order once more.`,
      );
    }
    for (const before of rows) {
      const position = ids.indexOf(before.id) + 1;
      if (position === (before as unknown as { position: number }).position) continue;
      await updateRow(tx, record, before, { position, ...nextVersion(ctx, before), edited: 1 });
      await auditChange(tx, { ctx, record }, 'reorder', before.id, before);
    }
  });
  return listRecords({ ctx, record });
}

/** Going to the bin and back leaves a sample a sample where records are marked as samples; elsewhere it is the owner's from then on. */
export const nextVersion = (ctx: Context, before: RecordRow) => ({
  edited: 'sample' in before ? before.edited : 1,
  version: before.version + 1,
  updated_at: ctx.clock.now().toISOString(),
});

/** After the change, in its transaction. */
export async function auditChange(
  tx: Tx,
  { ctx, record }: { ctx: Context; record: AnyRecord },
  verb: string,
  id: string,
  before: RecordRow | null,
): Promise<void> {
  const after = (await findRow(tx, record, id))!;
  await writeAudit(tx, ctx, {
    action: `${record.kind}.${verb}`,
    subject: subjectOf(record.kind, id),
    version: after.version,
    ...(before && before.deleted_at === null ? { before: record.read(before) } : {}),
    ...(after.deleted_at === null ? { after: record.read(after) } : {}),
  });
}
