/** Customers and enquiries that were kept elsewhere before: they come in closed, nobody waits and nobody is written to. */
import { sql } from 'kysely';
import type { Context } from '#server/context.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import { inChunks } from '#server/db/chunks.ts';
import { insertNote } from '#server/features/enquiries/parts-repo.ts';
import { findEnquiry, insertEnquiry, updateEnquiry } from '#server/features/enquiries/repo.ts';

export type BroughtIn = {
  name: string;
  email: string | null;
  phone: string | null;
  postcode: string | null;
  message: string;
  /** For the owner alone; empty: none. */
  note: string;
  /** ISO time of the last thing that happened. */
  at: string;
};

/** In a transaction of the caller's. @param id of the new enquiry */
export async function bringIn(tx: Tx, ctx: Context, id: string, given: BroughtIn): Promise<void> {
  const { name, email, phone, postcode, message, note, at } = given;
  const now = ctx.clock.now().toISOString();
  await insertEnquiry(tx, {
    id,
    request_key: `brought-in-${id}`,
    source: 'general',
    state: 'closed',
    closing: 'owner',
    state_times: JSON.stringify({ received: at, closed: at }),
    name,
    email,
    phone,
    postcode,
    preferred_times: null,
    message,
    budget_pence: null,
    access: '{}',
    calculator: null,
    choices: '[]',
    site_facts: '[]',
    session_id: null,
    waiting_since: null,
    created_at: at,
    updated_at: now,
    last_activity_at: at,
  });
  if (note !== '')
    await insertNote(tx, { id: ctx.ids.make('msg'), enquiry_id: id, text: note, created_at: at });
}

/** Those of the addresses from which there is an enquiry that is not in the bin. In small letters. */
export async function findKnownEmails(db: Reader, emails: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (const some of inChunks(emails)) {
    const rows = await db
      .selectFrom('enquiries')
      .select('email')
      .where('deleted_at', 'is', null)
      .where(sql<string>`lower(email)`, 'in', some)
      .execute();
    for (const { email } of rows) known.add(email!.toLowerCase());
  }
  return known;
}

/** Into the bin, unless something has happened to it since, or it is there or gone already. @returns whether it went */
export async function binBroughtIn(tx: Tx, ctx: Context, id: string): Promise<boolean | null> {
  const row = await findEnquiry(tx, id);
  if (!row || row.deleted_at !== null) return null;
  if (row.version > 1) return false;
  await updateEnquiry(tx, row, { deleted_at: ctx.clock.now().toISOString() });
  return true;
}
