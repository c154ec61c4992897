/** The order in which the owner's lists are shown, so that a page of them is read and not sorted out of all. */
import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';

const ORDERS = {
  mail_messages_in_turn: sql`mail_messages (created_at desc, id)`,
  invoices_in_turn: sql`invoices (created_at desc, number desc)`,
  bookings_in_turn: sql`bookings (starts_at desc, id)`,
  enquiries_newest: sql`enquiries (created_at desc, id) where deleted_at is null`,
  design_sessions_in_turn: sql`design_sessions (created_at desc, id) where deleted_at is null`,
  designs_shared_in_turn: sql`designs (created_at desc, id) where shared = 1 and sample = 0 and deleted_at is null`,
};

export async function up(tx: Tx): Promise<void> {
  for (const [name, order] of Object.entries(ORDERS))
    await sql`create index ${sql.ref(name)} on ${order}`.execute(tx);
}
