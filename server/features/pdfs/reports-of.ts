/** The files printed of designs, for whoever removes the designs. */
import type { Reader, Tx } from '#server/db/database.ts';
import {
  deleteReports,
  type KeptReport,
  listReportKeys,
  listReports,
} from '#server/features/pdfs/repo.ts';

export const reportKeysOf = (db: Reader, designIds: readonly string[]): Promise<string[]> =>
  listReportKeys(db, designIds);
export type { KeptReport };
/** The newest first. */
export const reportsOf = (db: Reader, designIds: readonly string[]): Promise<KeptReport[]> =>
  listReports(db, designIds);
export const forgetReports = (tx: Tx, keys: readonly string[]): Promise<void> =>
  deleteReports(tx, keys);
