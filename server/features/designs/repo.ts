/** SQL of sessions, designs and pictures. What lies in the bin is found only where it says so. */
import type { Insertable, Selectable } from 'kysely';
import type { Reader, Tx } from '#server/db/database.ts';
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
  'created_at',
] as const;

/** A statement may carry no more than some thirty thousand values. */
const IDS_AT_ONCE = 500;

/** Those in the bin as well: a key once used stays used. */
export const findSessionByKey = (db: Reader, key: string): Promise<SessionRow | undefined> =>
  db.selectFrom('design_sessions').selectAll().where('request_key', '=', key).executeTakeFirst();

/** Those in the bin as well. */
export const findSession = (db: Reader, id: string): Promise<SessionRow | undefined> =>
  db.selectFrom('design_sessions').selectAll().where('id', '=', id).executeTakeFirst();

/** @returns false when another session already has the request key */
export async function insertSession(tx: Tx, row: Insertable<DesignSessionTable>): Promise<boolean> {
  const result = await tx
    .insertInto('design_sessions')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function insertDesigns(
  tx: Tx,
  rows: readonly Insertable<DesignTable>[],
): Promise<void> {
  for (const row of rows) await tx.insertInto('designs').values(row).execute();
}

export const findDesign = (db: Reader, id: string): Promise<DesignRow | undefined> =>
  db
    .selectFrom('designs')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

export const findDesignSummary = (db: Reader, id: string): Promise<DesignSummaryRow | undefined> =>
  db
    .selectFrom('designs')
    .select(SUMMARY)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

export const listDesignsOfSession = (db: Reader, sessionId: string): Promise<DesignRow[]> =>
  db
    .selectFrom('designs')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .execute();

export const listSummariesOfSession = (
  db: Reader,
  sessionId: string,
): Promise<DesignSummaryRow[]> =>
  db
    .selectFrom('designs')
    .select(SUMMARY)
    .where('session_id', '=', sessionId)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .execute();

export async function listTitles(
  db: Reader,
  ids: readonly string[],
): Promise<{ id: string; title: string }[]> {
  if (!ids.length) return [];
  return db
    .selectFrom('designs')
    .select(['id', 'title'])
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .execute();
}

/** How many pictures the home page turns at most, where it takes them from the library. */
const MOST_HEROES = 8;

/** What stands on the home page: the samples chosen for it or, where none is left, the library's newest with a full picture at eye level. */
export async function listHeroSummaries(db: Reader): Promise<DesignSummaryRow[]> {
  const shown = db
    .selectFrom('designs')
    .select(SUMMARY)
    .where('shared', '=', 1)
    .where('deleted_at', 'is', null);
  const chosen = await shown.where('hero', '=', 1).orderBy('created_at').orderBy('id').execute();
  if (chosen.length > 0) return chosen;
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

export async function isShared(db: Reader, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('designs')
    .select('shared')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.shared === 1;
}

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
  for (let from = 0; from < designIds.length; from += IDS_AT_ONCE) {
    rows.push(
      ...(await db
        .selectFrom('design_pictures')
        .selectAll()
        .where('design_id', 'in', designIds.slice(from, from + IDS_AT_ONCE))
        .orderBy('design_id')
        .orderBy('kind')
        .execute()),
    );
  }
  return rows;
}

export const findPicture = (
  db: Reader,
  designId: string,
  kind: PictureRow['kind'],
): Promise<PictureRow | undefined> =>
  db
    .selectFrom('design_pictures')
    .selectAll()
    .where('design_id', '=', designId)
    .where('kind', '=', kind)
    .executeTakeFirst();

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
  await tx
    .deleteFrom('design_pictures')
    .where('design_id', '=', row.design_id)
    .where('kind', '=', row.kind)
    .execute();
  await tx.insertInto('design_pictures').values(row).execute();
}

/** Requests of visitors made before a time, the oldest first, those in the bin as well; samples have no visitor. */
export async function listSessionsBefore(
  db: Reader,
  before: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('design_sessions')
    .select('id')
    .where('sample', '=', 0)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}
