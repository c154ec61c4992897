/** What belongs to an enquiry: its designs, messages, notes and photographs. */
import type { Reader, Tx } from '#server/db/database.ts';
import {
  countRows,
  deleteRows,
  findRow,
  insertOnce,
  insertRows,
  listRows,
  listSome,
  type RowOf,
} from '#server/db/rows.ts';

export type EnquiryDesignRow = RowOf<'enquiry_designs'>;
export type MessageRow = RowOf<'enquiry_messages'>;
export type NoteRow = RowOf<'enquiry_notes'>;
export type PhotoRow = RowOf<'enquiry_photos'>;

export const insertDesigns = (tx: Tx, rows: readonly EnquiryDesignRow[]): Promise<void> =>
  insertRows(tx, 'enquiry_designs', ...rows);
export const listDesigns = (db: Reader, enquiryId: string): Promise<EnquiryDesignRow[]> =>
  listRows(db, 'enquiry_designs', { enquiry_id: enquiryId }, 'n');

/** Whether an enquiry that is kept holds the design. */
export const hasDesign = async (db: Reader, designId: string): Promise<boolean> =>
  (await countRows(db, 'enquiry_designs', { design_id: designId })) > 0;

const HEAD = ['enquiry_id', 'n', 'design_id', 'title', 'low_pence', 'high_pence'] as const;
/** Without the long texts. */
export type DesignHead = Pick<EnquiryDesignRow, (typeof HEAD)[number]>;
export const listDesignHeads = (db: Reader, enquiryIds: readonly string[]): Promise<DesignHead[]> =>
  listSome(db, 'enquiry_designs', HEAD, { enquiry_id: enquiryIds }, 'n');

/** @returns whether it is new */
export const insertMessage = (tx: Tx, row: MessageRow): Promise<boolean> =>
  insertOnce(tx, 'enquiry_messages', row, 'enquiry_id', 'request_key');
/** What this key has sent already. */
export const findMessageByKey = (
  db: Reader,
  enquiryId: string,
  key: string,
): Promise<MessageRow | undefined> =>
  findRow(db, 'enquiry_messages', { enquiry_id: enquiryId, request_key: key });
export const listMessages = (db: Reader, enquiryId: string): Promise<MessageRow[]> =>
  listRows(db, 'enquiry_messages', { enquiry_id: enquiryId }, 'created_at', 'id');

export const insertNote = (tx: Tx, row: NoteRow): Promise<void> =>
  insertRows(tx, 'enquiry_notes', row);
export const deleteNote = async (tx: Tx, enquiryId: string, id: string): Promise<boolean> =>
  (await deleteRows(tx, 'enquiry_notes', { enquiry_id: enquiryId, id })) > 0;
export const findNote = (db: Reader, enquiryId: string, id: string): Promise<NoteRow | undefined> =>
  findRow(db, 'enquiry_notes', { enquiry_id: enquiryId, id });
export const listNotes = (db: Reader, enquiryId: string): Promise<NoteRow[]> =>
  listRows(db, 'enquiry_notes', { enquiry_id: enquiryId }, 'created_at', 'id');

export const insertPhoto = (tx: Tx, row: PhotoRow): Promise<void> =>
  insertRows(tx, 'enquiry_photos', row);
export const deletePhoto = (tx: Tx, enquiryId: string, n: number): Promise<number> =>
  deleteRows(tx, 'enquiry_photos', { enquiry_id: enquiryId, n });
export const listPhotos = (db: Reader, enquiryIds: readonly string[]): Promise<PhotoRow[]> =>
  listRows(db, 'enquiry_photos', { enquiry_id: enquiryIds }, 'n');

export const countMessages = (db: Reader, enquiryId: string): Promise<number> =>
  countRows(db, 'enquiry_messages', { enquiry_id: enquiryId });

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

export const deletePhotos = (tx: Tx, enquiryId: string): Promise<number> =>
  deleteRows(tx, 'enquiry_photos', { enquiry_id: enquiryId });
