/** Records out of the bin: back again, or for good. */
import { type Context, requireActor, requireOwner } from '#server/context.ts';
import { emptyAudit, writeAudit } from '#server/db/audit.ts';
import {
  goesAtOf,
  rememberRemoval,
  requireInBin,
  subjectOf,
  type BinProvider,
} from '#server/db/records.ts';
import { removePictureFiles } from '#server/features/site-pictures/release.ts';
import type { Storage } from '#server/ports/storage.ts';
import type { AnyRecord } from '#server/records/definition.ts';
import { auditChange, nextVersion } from '#server/records/edit.ts';
import { forgetPictures } from '#server/records/pictures.ts';
import { deleteRow, findRow, listRows, updateRow } from '#server/records/rows.ts';

export const recordBin = (record: AnyRecord, { storage }: { storage: Storage }): BinProvider => ({
  kind: record.kind,
  listDeleted: async ({ ctx }) =>
    (await listRows(ctx.db.read, record, 'binned')).map((row) => ({
      kind: record.kind,
      id: row.id,
      title: record.title(row),
      deletedAt: row.deleted_at!,
      goesAt: goesAtOf(row.deleted_at!),
      onRestore: record.onRestore(row),
    })),
  restore: ({ ctx, id }) =>
    ctx.db.write(async (tx) => {
      requireOwner(ctx);
      const before = requireInBin(await findRow(tx, record, id));
      await updateRow(tx, record, before, {
        ...record.restoreValues,
        ...nextVersion(ctx, before),
        deleted_at: null,
      });
      await auditChange(tx, { ctx, record }, 'restore', id, before);
    }),
  purge: ({ ctx, id }) => purgeRecord({ ctx, record, storage, id }),
});

async function purgeRecord({
  ctx,
  record,
  storage,
  id,
}: {
  ctx: Context;
  record: AnyRecord;
  storage: Storage;
  id: string;
}): Promise<void> {
  requireActor(ctx, 'owner', 'job');
  const subject = subjectOf(record.kind, id);
  const gone = await ctx.db.write(async (tx) => {
    const before = requireInBin(await findRow(tx, record, id));
    const left = record.keepOnPurge?.(before) ?? null;
    if (left) await updateRow(tx, record, before, { ...left, ...nextVersion(ctx, before) });
    else await deleteRow(tx, record, id);
    await rememberRemoval(tx, ctx, record.kind, id);
    const pictures = await forgetPictures(tx, { ctx, record, row: before });
    // A person's name and words: what the record of changes has of them goes with the row.
    if (record.personal) await emptyAudit(tx, subject);
    await writeAudit(tx, ctx, {
      action: `${record.kind}.purge`,
      subject,
      version: before.version + 1,
      ...(record.pictures.length > 0 ? { detail: { pictures: pictures.length } } : {}),
    });
    return pictures;
  });
  await removePictureFiles({ ctx, storage, pictures: gone });
}
