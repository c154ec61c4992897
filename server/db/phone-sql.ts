/** Telephone numbers in the database, however they were written. */
import { type RawBuilder, sql } from 'kysely';

/** As many last digits as the shortest number that may be looked for has (migration 0075). */
export const PHONE_END = 5;

const SIGNS = [' ', '-', '(', ')', '.', '/', '+'];

/** A column's number without what stands between its digits. Written as in the index, without parameters. */
export const phoneDigits = (column: string): RawBuilder<string> =>
  SIGNS.reduce(
    (text, sign) => sql<string>`replace(${text}, ${sql.lit(sign)}, '')`,
    sql<string>`coalesce(${sql.ref(column)}, '')`,
  );

/** The last digits, by which an index leads to the few rows that have them. */
export const phoneEnd = (digits: RawBuilder<string>): RawBuilder<string> =>
  sql<string>`substr(${digits}, length(${digits}) - ${sql.lit(PHONE_END - 1)})`;
