/** SQL of designs that are changed by hand. */
import type { Insertable } from 'kysely';
import type { Reader, Tx } from '#server/db/database.ts';
import { requireOneUpdated } from '#server/db/records.ts';
import { deleteRows, findRow, insertRows, listSome, type RowOf } from '#server/db/rows.ts';
import type { DesignTable } from '#server/features/designs/table.ts';

export type ChangesRow = RowOf<'design_changes'>;

export const findChanges = (db: Reader, designId: string): Promise<ChangesRow | undefined> =>
  findRow(db, 'design_changes', { design_id: designId });

/** 0 for a design that stands as it was designed. */
export const findVersion = async (db: Reader, designId: string): Promise<number> =>
  (await listSome(db, 'design_changes', ['version'], { design_id: designId }))[0]?.version ?? 0;

export const insertChanges = (tx: Tx, row: ChangesRow): Promise<void> =>
  insertRows(tx, 'design_changes', row);

/** @throws AppError conflict where another save came first */
export async function updateChanges(
  tx: Tx,
  { design_id, version, operations, updated_at }: Omit<ChangesRow, 'original'>,
): Promise<void> {
  requireOneUpdated(
    await tx
      .updateTable('design_changes')
      .set({ version, operations, updated_at })
      .where('design_id', '=', design_id)
      .where('version', '=', version - 1)
      .executeTakeFirst(),
  );
}

/** What a design says of itself after a change. */
export async function updateDesign(
  tx: Tx,
  id: string,
  values: Pick<
    Insertable<DesignTable>,
    | 'garden'
    | 'concept'
    | 'main_feature'
    | 'style'
    | 'total_pence'
    | 'rating'
    | 'evening_sun_hours'
    | 'price_date'
  >,
): Promise<void> {
  await tx.updateTable('designs').set(values).where('id', '=', id).execute();
}

export const deletePictures = (tx: Tx, designId: string): Promise<number> =>
  deleteRows(tx, 'design_pictures', { design_id: designId });
