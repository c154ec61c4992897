/** The reports printed of designs, and those printed from posted fields. */
import type { Insertable } from 'kysely';
import type { Reader, Tx } from '#server/db/database.ts';
import { deleteByIds, findRow, insertOnce, listSome, type RowOf } from '#server/db/rows.ts';
import type { ReportTable } from '#server/features/designs/table.ts';

type ReportRow = RowOf<'design_reports'>;
const STALE_AT_ONCE = 200;

export const findReport = (db: Reader, fingerprint: string): Promise<ReportRow | undefined> =>
  findRow(db, 'design_reports', { fingerprint });

export const findReportByKey = (db: Reader, key: string): Promise<ReportRow | undefined> =>
  findRow(db, 'design_reports', { key });

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
export const deleteReportRows = (tx: Tx, keys: readonly string[]): Promise<void> =>
  deleteByIds(tx, 'design_reports', keys, 'key');

/** With their files' rows, so that the caller can remove the files. */
export async function deleteReports(tx: Tx, keys: readonly string[]): Promise<void> {
  await deleteReportRows(tx, keys);
  await deleteByIds(tx, 'files', keys, 'key');
}

/** @returns false when another has stored the same report in the meantime */
export const insertReport = (tx: Tx, row: Insertable<ReportTable>): Promise<boolean> =>
  insertOnce(tx, 'design_reports', row, 'fingerprint');

const KEPT = ['key', 'design_id', 'file_name', 'created_at'] as const;
export type KeptReport = Pick<ReportRow, (typeof KEPT)[number]>;

/** Of some designs, the newest first. */
export const listReports = (db: Reader, designIds: readonly string[]): Promise<KeptReport[]> =>
  listSome(db, 'design_reports', KEPT, { design_id: designIds }, '-created_at', 'key');

export const listReportKeys = async (db: Reader, designIds: readonly string[]): Promise<string[]> =>
  (await listSome(db, 'design_reports', ['key'], { design_id: designIds })).map((row) => row.key);
