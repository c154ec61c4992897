/** SQL of what goes into the bin, comes back, or goes for good. */
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '#server/db/database.ts';
import { deleteRows, listSome, type RowOf, updateRows } from '#server/db/rows.ts';
import { ERASED } from '#server/features/designs/person-repo.ts';
import type { DesignSessionTable, DesignTable } from '#server/features/designs/table.ts';

export type DeletedSession = Pick<
  Selectable<DesignSessionTable>,
  'id' | 'project_type' | 'input' | 'sample'
> & { deleted_at: string };
const OWNED = [
  'id',
  'session_id',
  'title',
  'shared',
  'hero',
  'sample',
  'deleted_at',
  'state_of',
] as const;
export type OwnedDesign = Pick<RowOf<'designs'>, (typeof OWNED)[number]>;
export type DeletedDesign = Pick<
  Selectable<DesignTable>,
  'id' | 'session_id' | 'title' | 'shared' | 'sample'
> & { deleted_at: string };

/** Every design of some requests, those in the bin and kept states as well. */
export const listOwnedDesigns = (
  db: Reader,
  sessionIds: readonly string[],
): Promise<OwnedDesign[]> =>
  listSome(db, 'designs', OWNED, { session_id: sessionIds }, 'session_id', 'position');

/** The kept states of one design, those in the bin as well. */
export const listOwnedStates = (db: Reader, id: string): Promise<OwnedDesign[]> =>
  listSome(db, 'designs', OWNED, { state_of: id }, 'id');

export const findOwnedDesign = async (db: Reader, id: string): Promise<OwnedDesign | undefined> =>
  (await listSome(db, 'designs', OWNED, { id }))[0];

/** null gives them back. */
export const setSessionDeleted = (tx: Tx, id: string, deletedAt: string | null): Promise<void> =>
  updateRows(tx, 'design_sessions', { id }, { deleted_at: deletedAt });

export const setDesignsDeleted = (
  tx: Tx,
  ids: readonly string[],
  deletedAt: string | null,
): Promise<void> => updateRows(tx, 'designs', { id: ids }, { deleted_at: deletedAt });

/** The last deleted first; erased ones, whose files are on their way out, cannot come back. */
export async function listDeletedSessions(db: Reader): Promise<DeletedSession[]> {
  const rows = await db
    .selectFrom('design_sessions')
    .select(['id', 'project_type', 'input', 'sample', 'deleted_at'])
    .where('deleted_at', 'is not', null)
    .where('request_hash', '!=', ERASED)
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .execute();
  return rows as DeletedSession[];
}

/** Erasures that were cut short. */
export const listErasedSessionIds = async (db: Reader): Promise<string[]> =>
  (await listSome(db, 'design_sessions', ['id'], { request_hash: ERASED }, 'id')).map(
    (row) => row.id,
  );

/** Those that were deleted alone: their request is not in the bin. */
export async function listDeletedDesigns(db: Reader): Promise<DeletedDesign[]> {
  const rows = await db
    .selectFrom('designs')
    .innerJoin('design_sessions', 'design_sessions.id', 'designs.session_id')
    .select([
      'designs.id',
      'designs.session_id',
      'designs.title',
      'designs.shared',
      'designs.sample',
      'designs.deleted_at',
    ])
    .where('designs.deleted_at', 'is not', null)
    .where('designs.state_of', 'is', null)
    .where('design_sessions.deleted_at', 'is', null)
    .orderBy('designs.deleted_at', 'desc')
    .orderBy('designs.id')
    .execute();
  return rows as DeletedDesign[];
}

export const listSampleSessionIds = async (db: Reader): Promise<string[]> =>
  (await listSome(db, 'design_sessions', ['id'], { sample: 1, deleted_at: null }, 'id')).map(
    (row) => row.id,
  );

/** Titles of the sample designs that are not in the bin. */
export const listSampleTitles = async (db: Reader): Promise<string[]> =>
  (await listSome(db, 'designs', ['title'], { sample: 1, deleted_at: null }, 'title')).map(
    (row) => row.title,
  );

/** Of these contents, the picture files of designs that are not in the bin, `except` left out. */
export async function listLivingPictures(
  db: Reader,
  contents: readonly string[],
  except: readonly string[],
): Promise<{ jpeg_key: string; card_key: string | null; avif: string }[]> {
  if (!contents.length || !except.length) return [];
  return db
    .selectFrom('design_pictures')
    .innerJoin('designs', 'designs.id', 'design_pictures.design_id')
    .select(['design_pictures.jpeg_key', 'design_pictures.card_key', 'design_pictures.avif'])
    .where('design_pictures.content_hash', 'in', [...contents])
    .where('designs.deleted_at', 'is', null)
    .where('designs.id', 'not in', [...except])
    .execute();
}

/** A request with its designs and pictures. */
export const deleteSessionRow = (tx: Tx, id: string): Promise<number> =>
  deleteRows(tx, 'design_sessions', { id });

/** With its kept states. */
export async function deleteDesignRows(tx: Tx, ids: readonly string[]): Promise<void> {
  await deleteRows(tx, 'designs', { id: ids });
}
