/** Customers and enquiries that were kept elsewhere before: they come in closed, nobody waits and nobody is written to. */
import { sql } from 'kysely';
import type { Context } from '#server/context.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import { inChunks } from '#server/db/chunks.ts';
import { insertRows, listSome, updateRows } from '#server/db/rows.ts';

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

const AT_ONCE = 100;

/** Many at once, in a transaction of the caller's. @param rows each with the id of the new enquiry */
export async function bringIn(
  tx: Tx,
  ctx: Context,
  rows: readonly { id: string; given: BroughtIn }[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE);
    await insertRows(tx, 'enquiries', ...some.map((row) => enquiryOf(ctx, row)));
    const notes = some.filter(({ given }) => given.note !== '');
    if (notes.length > 0)
      await insertRows(
        tx,
        'enquiry_notes',
        ...notes.map(({ id, given: { note, at } }) => ({
          id: ctx.ids.make('msg'),
          enquiry_id: id,
          text: note,
          created_at: at,
        })),
      );
  }
}

function enquiryOf(ctx: Context, { id, given }: { id: string; given: BroughtIn }) {
  const { name, email, phone, postcode, message, at } = given;
  const now = ctx.clock.now().toISOString();
  return {
    id,
    request_key: `brought-in-${id}`,
    source: 'general' as const,
    state: 'closed' as const,
    closing: 'owner' as const,
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
  };
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

/** Some hundreds into the bin, but for those to which something has happened since, and those that are there or gone already. */
export async function binBroughtIn(
  tx: Tx,
  ctx: Context,
  ids: readonly string[],
): Promise<{ removed: number; kept: number }> {
  const now = ctx.clock.now().toISOString();
  const there = await listSome(tx, 'enquiries', ['id', 'version'], { id: ids, deleted_at: null });
  const untouched = there.filter((row) => row.version === 1).map((row) => row.id);
  if (untouched.length > 0)
    await updateRows(tx, 'enquiries', { id: untouched }, { deleted_at: now, version: 2 });
  return { removed: untouched.length, kept: there.length - untouched.length };
}
