/** Whoever is looked for by a telephone number is found by its last five digits, without looking through all rows. */
import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';

const SIGNS = [' ', '-', '(', ')', '.', '/', '+'];
/** As server/db/phone-sql.ts asks for it, word for word. */
const digits = SIGNS.reduce(
  (text, sign) => sql`replace(${text}, ${sql.lit(sign)}, '')`,
  sql`coalesce(phone, '')`,
);

export async function up(tx: Tx): Promise<void> {
  for (const table of ['enquiries', 'quotes', 'bookings', 'booking_requests', 'complaints'])
    await sql`create index ${sql.ref(`${table}_by_phone_end`)} on ${sql.table(table)} (substr(${digits}, length(${digits}) - 4))`.execute(
      tx,
    );
}
