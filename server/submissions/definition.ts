/**
 * What somebody sends the firm over a form, defined once: complaints, notices of cancellation, requests for appointments. From
 * a definition come storing it once, its private link, the owner's list and search, what is held of a person, and its end.
 */
import type { RawBuilder } from 'kysely';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { deleteByIds, type RowOf, type TableName } from '#server/db/rows.ts';
import type { LinkPurpose } from '#server/links.ts';
import type { IdPrefix } from '#server/ports/ids.ts';

export type SubmissionTable =
  | 'complaints'
  | 'cancellation_notices'
  | 'booking_requests'
  | 'enquiries'
  | 'bookings';

/** What is deleted with all that belongs to it, and leaves nothing of a person in the record of changes. */
export type Erasable<Table extends SubmissionTable = SubmissionTable> = {
  table: Table;
  /** The first part of its actions in the audit, and of a subject that is not one's own. */
  topic: string;
  subjectOf(id: string): string;
  /** Rows of other tables that go with it, and the column that names it there. */
  parts?: readonly (readonly [table: TableName, column: string])[];
};

export type Submission<
  Table extends SubmissionTable,
  Admin extends { reference: string },
> = Erasable<Table> & {
  idPrefix: IdPrefix;
  /** The private link, where there is one: its address, and what is said where it leads nowhere. */
  link?: { purpose: LinkPurpose; path: string; gone: string };
  /** When it came. */
  sentAt: 'received_at' | 'created_at';
  /** Of which rows the owner is shown and searches: all, unless some are in the bin. */
  living?: RawBuilder<boolean>;
  /** What searching looks through. */
  text: RawBuilder<string>;
  /** What the owner is shown. */
  present(ctx: Context, rows: readonly RowOf<Table>[]): Promise<Admin[]>;
};

/** Short enough to say on the telephone. */
export const referenceOf = (id: string): string =>
  id
    .slice(4)
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 6)
    .toUpperCase();

export async function deleteSubmissions(
  tx: Tx,
  { table, parts = [] }: Erasable,
  ids: readonly string[],
): Promise<void> {
  for (const [part, column] of parts) await deleteByIds(tx, part, ids, column);
  await deleteByIds(tx, table, ids);
}

export const presentOne = async <
  Table extends SubmissionTable,
  Admin extends { reference: string },
>(
  ctx: Context,
  { present }: Submission<Table, Admin>,
  row: RowOf<Table>,
): Promise<Admin> => (await present(ctx, [row]))[0]!;
