/** SQL of sessions, designs and pictures. What is in the bin is found only where it says so. */
import { type Insertable, type Selectable, sql } from 'kysely';
import { inChunks } from '#server/db/chunks.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import {
  countRows,
  deleteRows,
  findRow,
  insertRows,
  listIdsBefore,
  listRows,
  listSome,
} from '#server/db/rows.ts';
import type {
  DesignPictureTable,
  DesignSessionTable,
  DesignTable,
} from '#server/features/designs/table.ts';

export type SessionRow = Selectable<DesignSessionTable>;
export type DesignRow = Selectable<DesignTable>;
export type PictureRow = Selectable<DesignPictureTable>;
/** What lists need: everything but the garden itself. */
export type DesignSummaryRow = Omit<DesignRow, 'garden'>;

export const SUMMARY = [
  'id',
  'session_id',
  'position',
  'project_type',
  'title',
  'concept',
  'main_feature',
  'style',
  'plot_m2',
  'total_pence',
  'rating',
  'evening_sun_hours',
  'shared',
  'public_at',
  'price_date',
  'sample',
  'hero',
  'deleted_at',
  'state_of',
  'state_version',
  'created_at',
] as const;

/** Those in the bin as well: a key once used stays used. */
export const findSessionByKey = (db: Reader, key: string): Promise<SessionRow | undefined> =>
  findRow(db, 'design_sessions', { request_key: key });

/** Those in the bin as well. */
export const findSession = (db: Reader, id: string): Promise<SessionRow | undefined> =>
  findRow(db, 'design_sessions', { id });

/** JSON of the Reading that a text model gave of the same words before; kept and erased with the request it was for. */
export async function findModelReading(db: Reader, textHash: string): Promise<string | null> {
  const row = await db
    .selectFrom('design_sessions')
    .select('model_reading')
    .where('text_hash', '=', textHash)
    .where('model_reading', 'is not', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row?.model_reading ?? null;
}

/** @returns false when another session already has the request key */
export async function insertSession(tx: Tx, row: Insertable<DesignSessionTable>): Promise<boolean> {
  const result = await tx
    .insertInto('design_sessions')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export const insertDesigns = (tx: Tx, rows: readonly Insertable<DesignTable>[]): Promise<void> =>
  insertRows(tx, 'designs', ...rows);

export const findDesign = (db: Reader, id: string): Promise<DesignRow | undefined> =>
  findRow(db, 'designs', { id, deleted_at: null });

export const findDesignSummary = async (
  db: Reader,
  id: string,
): Promise<DesignSummaryRow | undefined> =>
  (await listSome(db, 'designs', SUMMARY, { id, deleted_at: null }))[0];

/** Without their kept states. */
const livingOf = (sessionId: string) => ({
  session_id: sessionId,
  deleted_at: null,
  state_of: null,
});

export const listDesignsOfSession = (db: Reader, sessionId: string): Promise<DesignRow[]> =>
  listRows(db, 'designs', livingOf(sessionId), 'position');

export const listSummariesOfSession = (
  db: Reader,
  sessionId: string,
): Promise<DesignSummaryRow[]> => listSome(db, 'designs', SUMMARY, livingOf(sessionId), 'position');

export const listTitles = (
  db: Reader,
  ids: readonly string[],
): Promise<{ id: string; title: string }[]> =>
  listSome(db, 'designs', ['id', 'title'], { id: ids, deleted_at: null });

/** How many pictures the home page turns at most, where it takes them from the library. */
const MOST_HEROES = 8;

/**
 * The designs of the home page: those that the owner has chosen, in that order; else the samples chosen for it or, where none is left, the library's newest with a full picture at eye level.
 * @param withVisitors whether those that visitors share may stand there
 */
export async function listHeroSummaries(
  db: Reader,
  withVisitors: boolean,
  chosenIds: readonly string[] = [],
): Promise<DesignSummaryRow[]> {
  if (chosenIds.length > 0) {
    const rows = await listSome(db, 'designs', SUMMARY, {
      id: chosenIds,
      shared: 1,
      deleted_at: null,
    });
    const place = (row: DesignSummaryRow) => chosenIds.indexOf(row.id);
    // One that has left the library leaves the home page with it.
    if (rows.length > 0) return rows.toSorted((one, other) => place(one) - place(other));
  }
  const shown = db
    .selectFrom('designs')
    .select(SUMMARY)
    .where('shared', '=', 1)
    .where('deleted_at', 'is', null);
  const chosen = await shown.where('hero', '=', 1).orderBy('created_at').orderBy('id').execute();
  if (chosen.length > 0 || !withVisitors) return chosen;
  return shown
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('design_pictures')
          .select('design_pictures.id')
          .whereRef('design_id', '=', 'designs.id')
          .where('kind', '=', 'eye')
          .where('quality', '=', 'full'),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_HEROES)
    .execute();
}

export const isShared = async (db: Reader, id: string): Promise<boolean> =>
  (await countRows(db, 'designs', { id, shared: 1, deleted_at: null })) > 0;

/** @param at the time, kept with the first sharing for good @param concept as the library lists it */
export async function setShared(
  tx: Tx,
  id: string,
  { shared, at, concept }: { shared: boolean; at: string; concept: string },
): Promise<void> {
  await tx
    .updateTable('designs')
    .set((eb) => ({
      shared: shared ? 1 : 0,
      concept,
      ...(shared ? { public_at: eb.fn.coalesce('public_at', eb.val(at)) } : {}),
    }))
    .where('id', '=', id)
    .execute();
}

/** Of however many designs: a statement takes so many ids at most. */
export async function listPictures(
  db: Reader,
  designIds: readonly string[],
): Promise<PictureRow[]> {
  const rows: PictureRow[] = [];
  for (const some of inChunks(designIds))
    rows.push(...(await listRows(db, 'design_pictures', { design_id: some }, 'design_id', 'kind')));
  return rows;
}

export const findPicture = (
  db: Reader,
  designId: string,
  kind: PictureRow['kind'],
): Promise<PictureRow | undefined> => findRow(db, 'design_pictures', { design_id: designId, kind });

/** Of whichever design. */
export const findPictureByContent = (
  db: Reader,
  contentHash: string,
): Promise<PictureRow | undefined> =>
  db
    .selectFrom('design_pictures')
    .selectAll()
    .where('content_hash', '=', contentHash)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();

/** One picture of a kind a design: a newer one takes the older's place. */
export async function savePicture(tx: Tx, row: Insertable<DesignPictureTable>): Promise<void> {
  await deleteRows(tx, 'design_pictures', { design_id: row.design_id, kind: row.kind });
  await insertRows(tx, 'design_pictures', row);
}

/** Requests of visitors made before a time, the oldest first, those in the bin as well; samples have no visitor. */
export const listSessionsBefore = (db: Reader, before: string, limit: number): Promise<string[]> =>
  listIdsBefore(db, 'design_sessions', {
    column: 'created_at',
    before,
    limit,
    only: sql<boolean>`sample = 0`,
  });
