/** What belongs to an enquiry: its designs, messages, notes and photographs. */
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '#server/db/database.ts';
import type { EnquiryTables } from '#server/features/enquiries/table.ts';

export type EnquiryDesignRow = Selectable<EnquiryTables['enquiry_designs']>;
export type MessageRow = Selectable<EnquiryTables['enquiry_messages']>;
export type NoteRow = Selectable<EnquiryTables['enquiry_notes']>;
export type PhotoRow = Selectable<EnquiryTables['enquiry_photos']>;

export async function insertDesigns(tx: Tx, rows: readonly EnquiryDesignRow[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insertInto('enquiry_designs')
      .values([...rows])
      .execute();
}
export const listDesigns = (db: Reader, enquiryId: string): Promise<EnquiryDesignRow[]> =>
  db
    .selectFrom('enquiry_designs')
    .selectAll()
    .where('enquiry_id', '=', enquiryId)
    .orderBy('n')
    .execute();

/** Without the long texts. */
export type DesignHead = Pick<
  EnquiryDesignRow,
  'enquiry_id' | 'n' | 'design_id' | 'title' | 'low_pence' | 'high_pence'
>;
export async function listDesignHeads(
  db: Reader,
  enquiryIds: readonly string[],
): Promise<DesignHead[]> {
  if (enquiryIds.length === 0) return [];
  return db
    .selectFrom('enquiry_designs')
    .select(['enquiry_id', 'n', 'design_id', 'title', 'low_pence', 'high_pence'])
    .where('enquiry_id', 'in', [...enquiryIds])
    .orderBy('n')
    .execute();
}

/** @returns whether it is new */
export async function insertMessage(tx: Tx, row: MessageRow): Promise<boolean> {
  const result = await tx
    .insertInto('enquiry_messages')
    .values(row)
    .onConflict((conflict) => conflict.columns(['enquiry_id', 'request_key']).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
/** What this key has sent already. */
export const findMessageByKey = (
  db: Reader,
  enquiryId: string,
  key: string,
): Promise<MessageRow | undefined> =>
  db
    .selectFrom('enquiry_messages')
    .selectAll()
    .where('enquiry_id', '=', enquiryId)
    .where('request_key', '=', key)
    .executeTakeFirst();
export const listMessages = (db: Reader, enquiryId: string): Promise<MessageRow[]> =>
  db
    .selectFrom('enquiry_messages')
    .selectAll()
    .where('enquiry_id', '=', enquiryId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export async function insertNote(tx: Tx, row: NoteRow): Promise<void> {
  await tx.insertInto('enquiry_notes').values(row).execute();
}
export async function deleteNote(tx: Tx, enquiryId: string, id: string): Promise<boolean> {
  return (
    (
      await tx
        .deleteFrom('enquiry_notes')
        .where('enquiry_id', '=', enquiryId)
        .where('id', '=', id)
        .executeTakeFirst()
    ).numDeletedRows > 0n
  );
}
export const findNote = (db: Reader, enquiryId: string, id: string): Promise<NoteRow | undefined> =>
  db
    .selectFrom('enquiry_notes')
    .selectAll()
    .where('enquiry_id', '=', enquiryId)
    .where('id', '=', id)
    .executeTakeFirst();
export const listNotes = (db: Reader, enquiryId: string): Promise<NoteRow[]> =>
  db
    .selectFrom('enquiry_notes')
    .selectAll()
    .where('enquiry_id', '=', enquiryId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export async function insertPhoto(tx: Tx, row: PhotoRow): Promise<void> {
  await tx.insertInto('enquiry_photos').values(row).execute();
}
export async function deletePhoto(tx: Tx, enquiryId: string, n: number): Promise<void> {
  await tx
    .deleteFrom('enquiry_photos')
    .where('enquiry_id', '=', enquiryId)
    .where('n', '=', n)
    .execute();
}
export const listPhotos = (db: Reader, enquiryIds: readonly string[]): Promise<PhotoRow[]> =>
  enquiryIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('enquiry_photos')
        .selectAll()
        .where('enquiry_id', 'in', [...enquiryIds])
        .orderBy('n')
        .execute();

export const countMessages = async (db: Reader, enquiryId: string): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('enquiry_messages')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('enquiry_id', '=', enquiryId)
        .executeTakeFirstOrThrow()
    ).count,
  );

/** A number that no photograph of the enquiry has had. */
export async function takePhotoNumber(tx: Tx, enquiryId: string): Promise<number> {
  const row = await tx
    .updateTable('enquiries')
    .set((set) => ({ photos_made: set('photos_made', '+', 1) }))
    .where('id', '=', enquiryId)
    .returning('photos_made')
    .executeTakeFirstOrThrow();
  return Number(row.photos_made);
}

export async function deletePhotos(tx: Tx, enquiryId: string): Promise<void> {
  await tx.deleteFrom('enquiry_photos').where('enquiry_id', '=', enquiryId).execute();
}
