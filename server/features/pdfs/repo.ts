import type { Insertable, Selectable } from 'kysely';
import type { Reader, Tx } from '#server/db/database.ts';
import type { ReportTable } from '#server/features/pdfs/table.ts';

export const findReport = (db: Reader, fingerprint: string): Promise<Selectable<ReportTable> | undefined> =>
  db.selectFrom('design_reports').selectAll().where('fingerprint', '=', fingerprint).executeTakeFirst();

export const findReportByKey = (db: Reader, key: string): Promise<Selectable<ReportTable> | undefined> =>
  db.selectFrom('design_reports').selectAll().where('key', '=', key).executeTakeFirst();

export const listReportsOfDesign = (db: Reader, designId: string): Promise<Selectable<ReportTable>[]> =>
  db.selectFrom('design_reports').selectAll().where('design_id', '=', designId).orderBy('key').execute();

/** @returns false when another has stored the same report in the meantime */
export async function insertReport(tx: Tx, row: Insertable<ReportTable>): Promise<boolean> {
  const result = await tx.insertInto('design_reports').values(row).onConflict((conflict) => conflict.column('fingerprint').doNothing()).executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
