/** The reports printed of designs, and those printed from posted fields. */
import type { Insertable, Selectable } from 'kysely';
import type { Reader, Tx } from '#server/db/database.ts';
import type { ReportTable } from '#server/features/designs/table.ts';

const STALE_AT_ONCE = 200;

export const findReport = (
  db: Reader,
  fingerprint: string,
): Promise<Selectable<ReportTable> | undefined> =>
  db
    .selectFrom('design_reports')
    .selectAll()
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();

export const findReportByKey = (
  db: Reader,
  key: string,
): Promise<Selectable<ReportTable> | undefined> =>
  db.selectFrom('design_reports').selectAll().where('key', '=', key).executeTakeFirst();

/** Some at a time: reports beyond the newest so many of a design, or of posted fields; of these also what is older than a time. @param before ISO time */
export async function listStaleReports(
  db: Reader,
  { designId, keep, before }: { designId: string | null; keep: number; before: string },
): Promise<string[]> {
  const reports = db
    .selectFrom('design_reports')
    .select('key')
    .orderBy('created_at', 'desc')
    .orderBy('key')
    .limit(STALE_AT_ONCE);
  if (designId !== null)
    return (await reports.where('design_id', '=', designId).offset(keep).execute()).map(
      (row) => row.key,
    );
  const posted = reports.where('design_id', 'is', null);
  const rows = [
    ...(await posted.offset(keep).execute()),
    ...(await posted.where('created_at', '<', before).execute()),
  ];
  return [...new Set(rows.map((row) => row.key))];
}

/** Of posted fields, the oldest first. @param before ISO time */
export async function listPostedBefore(
  db: Reader,
  before: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('design_reports')
    .select('key')
    .where('design_id', 'is', null)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .orderBy('key')
    .limit(limit)
    .execute();
  return rows.map((row) => row.key);
}

/** The reports alone: their files have rows of their own. */
export async function deleteReportRows(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length)
    await tx
      .deleteFrom('design_reports')
      .where('key', 'in', [...keys])
      .execute();
}

/** With their files' rows, so that the files are removed by whoever calls this. */
export async function deleteReports(tx: Tx, keys: readonly string[]): Promise<void> {
  if (!keys.length) return;
  await deleteReportRows(tx, keys);
  await tx
    .deleteFrom('files')
    .where('key', 'in', [...keys])
    .execute();
}

/** @returns false when another has stored the same report in the meantime */
export async function insertReport(tx: Tx, row: Insertable<ReportTable>): Promise<boolean> {
  const result = await tx
    .insertInto('design_reports')
    .values(row)
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export type KeptReport = {
  key: string;
  design_id: string | null;
  file_name: string;
  created_at: string;
};

/** Of some designs, the newest first. */
export async function listReports(db: Reader, designIds: readonly string[]): Promise<KeptReport[]> {
  if (!designIds.length) return [];
  return db
    .selectFrom('design_reports')
    .select(['key', 'design_id', 'file_name', 'created_at'])
    .where('design_id', 'in', [...designIds])
    .orderBy('created_at', 'desc')
    .orderBy('key')
    .execute();
}

export async function listReportKeys(db: Reader, designIds: readonly string[]): Promise<string[]> {
  if (!designIds.length) return [];
  const rows = await db
    .selectFrom('design_reports')
    .select('key')
    .where('design_id', 'in', [...designIds])
    .execute();
  return rows.map((row) => row.key);
}
