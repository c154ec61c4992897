import type { Selectable } from 'kysely';
import type { Reader, Tx } from '#server/db/database.ts';
import { findRow, insertRows, updateRows } from '#server/db/rows.ts';
import type { OwnerTables } from '#server/features/owner/table.ts';

export type SessionRow = Selectable<OwnerTables['owner_sessions']>;
export type AttemptRow = Selectable<OwnerTables['sign_in_attempts']>;
export type DelayRow = Selectable<OwnerTables['sign_in_delays']>;

export const insertSession = (tx: Tx, row: SessionRow): Promise<void> =>
  insertRows(tx, 'owner_sessions', row);

/** @param now ISO time; a session that has ended by then is not found */
export async function findSessionByHash(
  db: Reader,
  secretHash: string,
  now: string,
): Promise<SessionRow | undefined> {
  return db
    .selectFrom('owner_sessions')
    .selectAll()
    .where('secret_hash', '=', secretHash)
    .where('ends_at', '>', now)
    .executeTakeFirst();
}

export async function listSessionRows(db: Reader, now: string): Promise<SessionRow[]> {
  return db
    .selectFrom('owner_sessions')
    .selectAll()
    .where('ends_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** @returns how many were deleted */
export async function deleteSessions(
  tx: Tx,
  which:
    | { id: string }
    | { secretHash: string }
    | { allBut: string }
    | { endedBy: string }
    | { of: string; but?: string }
    | 'all',
): Promise<number> {
  let query = tx.deleteFrom('owner_sessions');
  if (which === 'all') query = query.where('id', 'is not', null);
  else if ('id' in which) query = query.where('id', '=', which.id);
  else if ('secretHash' in which) query = query.where('secret_hash', '=', which.secretHash);
  else if ('of' in which) {
    query = query.where('colleague_id', '=', which.of);
    if (which.but !== undefined) query = query.where('id', '!=', which.but);
  } else if ('allBut' in which) query = query.where('id', '!=', which.allBut);
  else query = query.where('ends_at', '<=', which.endedBy);
  return Number((await query.executeTakeFirst()).numDeletedRows);
}

export const insertAttempt = (tx: Tx, row: AttemptRow): Promise<void> =>
  insertRows(tx, 'sign_in_attempts', row);

export const setAttemptOutcome = (tx: Tx, id: string, outcome: string): Promise<void> =>
  updateRows(tx, 'sign_in_attempts', { id }, { outcome });

/** The latest row of an outcome, where no other outcome of this address came after it. */
export async function findUnbroken(
  tx: Tx,
  { address, outcome }: { address: string; outcome: string },
): Promise<AttemptRow | undefined> {
  const ofAddress = tx.selectFrom('sign_in_attempts').selectAll().where('address', '=', address);
  const latest = await ofAddress
    .where('outcome', '=', outcome)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const after =
    latest &&
    (await ofAddress
      .where('outcome', '!=', outcome)
      .where('at', '>', latest.at)
      .limit(1)
      .executeTakeFirst());
  return after ? undefined : latest;
}

export async function countAttempts(
  tx: Tx,
  id: string,
  { count, ...latest }: { at: string; user_agent: string; count: number },
): Promise<void> {
  await tx
    .updateTable('sign_in_attempts')
    .set((row) => ({ ...latest, count: row('count', '+', count) }))
    .where('id', '=', id)
    .execute();
}

/** The newest first. @param outcome of one kind alone */
export async function listAttemptRows(
  db: Reader,
  most: number,
  outcome?: string,
): Promise<AttemptRow[]> {
  let query = db.selectFrom('sign_in_attempts').selectAll();
  if (outcome !== undefined) query = query.where('outcome', '=', outcome);
  return query.orderBy('at', 'desc').orderBy('id').limit(most).execute();
}

/** Reads the row of an address and holds it until the transaction ends, so that attempts at the same time are counted one by one. */
export async function holdDelay(tx: Tx, address: string, at: string): Promise<DelayRow> {
  await tx
    .insertInto('sign_in_delays')
    .values({
      address,
      failures: 0,
      failed_at: null,
      blocked_until: null,
      known_at: null,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column('address').doNothing())
    .execute();
  return tx
    .updateTable('sign_in_delays')
    .set({ updated_at: at })
    .where('address', '=', address)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export const findDelay = (db: Reader, address: string): Promise<DelayRow | undefined> =>
  findRow(db, 'sign_in_delays', { address });

export async function countDevices(db: Reader, prefix: string): Promise<number> {
  const { count } = await db
    .selectFrom('sign_in_delays')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('address', 'like', `${prefix}%`)
    .where('known_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** @param but of one that stays */
export async function forgetDevices(tx: Tx, prefix: string, but?: string): Promise<void> {
  let query = tx.deleteFrom('sign_in_delays').where('address', 'like', `${prefix}%`);
  if (but !== undefined) query = query.where('address', '!=', but);
  await query.execute();
}

export const saveDelay = (
  tx: Tx,
  { address, ...changes }: Partial<DelayRow> & { address: string },
): Promise<void> => updateRows(tx, 'sign_in_delays', { address }, changes);

/** @returns how many attempts were deleted */
export async function deleteAttemptsBefore(tx: Tx, before: string): Promise<number> {
  await tx.deleteFrom('sign_in_delays').where('updated_at', '<', before).execute();
  return Number(
    (await tx.deleteFrom('sign_in_attempts').where('at', '<', before).executeTakeFirst())
      .numDeletedRows,
  );
}
