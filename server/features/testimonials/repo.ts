import type { Insertable, Selectable, Updateable } from 'kysely';
import { SAMPLE_SOURCE } from '#contracts/admin-testimonials.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import { requireOneUpdated } from '#server/db/records.ts';
import type { TestimonialTables } from '#server/features/testimonials/table.ts';
import type { SampleTestimonial } from '#server/features/testimonials/use-cases.ts';

export type TestimonialRow = Selectable<TestimonialTables['testimonials']>;

/** The newest first: choosing which words stand on top would mislead. */
export async function listTestimonialRows(db: Reader): Promise<TestimonialRow[]> {
  return db
    .selectFrom('testimonials')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('given_on', 'desc')
    .orderBy('id')
    .execute();
}

export const listDeletedTestimonialRows = (db: Reader): Promise<TestimonialRow[]> =>
  db
    .selectFrom('testimonials')
    .selectAll()
    .where('deleted_at', 'is not', null)
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .execute();

/** Those in the bin as well. */
export const findTestimonialRow = (db: Reader, id: string): Promise<TestimonialRow | undefined> =>
  db.selectFrom('testimonials').selectAll().where('id', '=', id).executeTakeFirst();

export async function insertTestimonialRow(
  tx: Tx,
  row: Insertable<TestimonialTables['testimonials']>,
): Promise<void> {
  await tx.insertInto('testimonials').values(row).execute();
}

/** @param before as it was read in this transaction @throws AppError conflict */
export async function updateTestimonialRow(
  tx: Tx,
  before: TestimonialRow,
  values: Updateable<TestimonialTables['testimonials']>,
): Promise<void> {
  requireOneUpdated(
    await tx
      .updateTable('testimonials')
      .set(values)
      .where('id', '=', before.id)
      .where('version', '=', before.version)
      .executeTakeFirst(),
  );
}

export async function deleteTestimonialRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('testimonials').where('id', '=', id).execute();
}

/** Adds sample testimonials and renews those that the owner has not changed. */
export async function upsertSampleTestimonials(
  tx: Tx,
  testimonials: readonly SampleTestimonial[],
  at: string,
): Promise<void> {
  for (const { id, date, featured, ...words } of testimonials) {
    const row = {
      ...words,
      featured: featured ? 1 : 0,
      given_on: date,
      source: SAMPLE_SOURCE,
      permission: 0,
      updated_at: at,
    };
    await tx
      .insertInto('testimonials')
      .values({ id, ...row, sample: 1, edited: 0, created_at: at })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(row).where('testimonials.edited', '=', 0),
      )
      .execute();
  }
}
