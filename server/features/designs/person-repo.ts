/** SQL of who asked for designs. */
import { sql } from 'kysely';
import type { Reader, Tx } from '#server/db/database.ts';
import { deleteRows, listSome, updateRows } from '#server/db/rows.ts';

export type Contact = {
  user_name: string;
  user_email: string;
  contact_purpose: 'keep' | 'contact';
  contact_at: string;
};

const NO_CONTACT = { user_name: null, user_email: null, contact_purpose: null, contact_at: null };
/** In the place of a request's hash: its person has been erased, and the rest of it is going. */
export const ERASED = '';

/** Those in the bin as well. @param email in small letters */
export async function findSessionIdsByEmail(db: Reader, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('design_sessions')
    .select('id')
    .where(sql<string>`lower(user_email)`, '=', email)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Requests of visitors that some designs came from and that carry no e-mail address. */
export async function findUnclaimedSessionIds(
  db: Reader,
  designIds: readonly string[],
): Promise<string[]> {
  if (!designIds.length) return [];
  const rows = await db
    .selectFrom('designs')
    .innerJoin('design_sessions', 'design_sessions.id', 'designs.session_id')
    .select('design_sessions.id')
    .distinct()
    .where('designs.id', 'in', [...designIds])
    .where('design_sessions.user_email', 'is', null)
    .where('design_sessions.sample', '=', 0)
    .orderBy('design_sessions.id')
    .execute();
  return rows.map((row) => row.id);
}

export type WholeDesign = { id: string; title: string; garden: string };

/** Those in the bin as well, gardens and all. */
export const listWholeDesigns = (db: Reader, sessionId: string): Promise<WholeDesign[]> =>
  listSome(db, 'designs', ['id', 'title', 'garden'], { session_id: sessionId }, 'position');

/** null takes it back. */
export const setContact = (tx: Tx, sessionId: string, contact: Contact | null): Promise<void> =>
  updateRows(tx, 'design_sessions', { id: sessionId }, contact ?? NO_CONTACT);

/** Takes out of a request what its person said. */
export async function emptySession(tx: Tx, sessionId: string): Promise<void> {
  await updateRows(
    tx,
    'design_sessions',
    { id: sessionId },
    {
      input: '{}',
      facts: '[]',
      reading: null,
      text_hash: null,
      model_reading: null,
      problems: '[]',
      request_key: null,
      request_hash: ERASED,
      ...NO_CONTACT,
    },
  );
  await deleteRows(tx, 'design_search', { session_id: sessionId });
  await deleteRows(tx, 'design_boards', { session_id: sessionId });
}
