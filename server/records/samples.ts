/** Sample records: put in and renewed by a new version while the owner has not changed them, removed together. */
import { type Context, requireActor, requireOwner } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import { ALL_SAMPLES, listRemovals, rememberRemoval } from '#server/db/records.ts';
import type { AnyRecord, RecordRow, Stored, Values } from '#server/records/definition.ts';
import { moveToBin } from '#server/records/edit.ts';
import { listRows, upsertSample } from '#server/records/rows.ts';

/** As it came with the product. What the owner has put words or pictures into is theirs, though it may still be marked as a sample. */
const isUntouchedSample = (row: RecordRow): boolean =>
  (row as unknown as { sample: number }).sample === 1 && row.edited === 0;

/** Titles of those that would be removed, and how many records stay. */
export async function previewSamples({
  ctx,
  record,
}: {
  ctx: Context;
  record: AnyRecord;
}): Promise<{ going: string[]; staying: number }> {
  requireOwner(ctx);
  const rows = await listRows(ctx.db.read, record);
  const going = rows.filter(isUntouchedSample);
  return { going: going.map((row) => record.title(row)), staying: rows.length - going.length };
}

/** How many would be removed. */
export async function countSamples({
  ctx,
  record,
}: {
  ctx: Context;
  record: AnyRecord;
}): Promise<number> {
  requireOwner(ctx);
  return (await listRows(ctx.db.read, record)).filter(isUntouchedSample).length;
}

/** All untouched samples into the bin; no new version brings any again. @returns how many there were */
export async function removeSamples({
  ctx,
  record,
}: {
  ctx: Context;
  record: AnyRecord;
}): Promise<number> {
  requireOwner(ctx);
  return ctx.db.write(async (tx) => {
    const samples = (await listRows(tx, record)).filter(isUntouchedSample);
    for (const row of samples) await moveToBin(tx, { ctx, record }, row);
    await rememberRemoval(tx, ctx, record.kind, ALL_SAMPLES);
    await writeAudit(tx, ctx, {
      action: `${record.kind}.remove-samples`,
      subject: record.kind,
      detail: { count: samples.length },
    });
    return samples.length;
  });
}

export async function seedRecords<Fields extends Stored>({
  ctx,
  tx,
  record,
  samples,
}: {
  ctx: Context;
  tx: Tx;
  record: Omit<AnyRecord, 'write'> & { write(fields: Omit<Fields, 'id'>): Values };
  samples: readonly Fields[];
}): Promise<void> {
  requireActor(ctx, 'system');
  const gone = await listRemovals(tx, record.kind);
  const wanted = gone.has(ALL_SAMPLES) ? [] : samples.filter(({ id }) => !gone.has(id));
  const at = ctx.clock.now().toISOString();
  for (const { id, ...fields } of wanted)
    await upsertSample(tx, record, {
      id,
      values: { ...record.write(fields), updated_at: at },
      added: record.onAdd?.(at) ?? { created_at: at },
    });
  await writeAudit(tx, ctx, {
    action: `${record.kind}.seed`,
    subject: record.kind,
    detail: { count: wanted.length },
  });
}
