import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Reader, Tx } from '#server/db/database.ts';
import type { MailTables } from '#server/features/mail/table.ts';

export type MailRow = Selectable<MailTables['mail_messages']>;

export const findMailRow = (db: Reader, id: string): Promise<MailRow | undefined> =>
  db.selectFrom('mail_messages').selectAll().where('id', '=', id).executeTakeFirst();

/** @returns false when a message of the key stands there already */
export async function insertMailRow(tx: Tx, row: Insertable<MailTables['mail_messages']>): Promise<boolean> {
  const result = await tx.insertInto('mail_messages').values(row).onConflict((conflict) => conflict.column('key').doNothing()).executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function updateMailRow(tx: Tx, id: string, values: Updateable<MailTables['mail_messages']>): Promise<void> {
  await tx.updateTable('mail_messages').set(values).where('id', '=', id).execute();
}

export async function isSuppressed(db: Reader, addressHash: string, purpose: string): Promise<boolean> {
  return (await db.selectFrom('mail_suppressions').select('purpose').where('address_hash', '=', addressHash).where('purpose', '=', purpose).executeTakeFirst()) !== undefined;
}

export async function addSuppression(tx: Tx, row: MailTables['mail_suppressions']): Promise<void> {
  await tx.insertInto('mail_suppressions').values(row).onConflict((conflict) => conflict.doNothing()).execute();
}
