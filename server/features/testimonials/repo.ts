import type { Selectable } from 'kysely';
import type { Reader, Tx } from '#server/db/database.ts';
import type { TestimonialTables } from '#server/features/testimonials/table.ts';
import type { SampleTestimonial } from '#server/features/testimonials/use-cases.ts';

export type TestimonialRow = Selectable<TestimonialTables['testimonials']>;

/** The newest first: choosing which words stand on top would mislead. */
export async function listTestimonialRows(db: Reader): Promise<TestimonialRow[]> {
  return db.selectFrom('testimonials').selectAll().orderBy('given_on', 'desc').orderBy('id').execute();
}

/** Adds sample testimonials and renews those that the owner has not changed. */
export async function upsertSampleTestimonials(tx: Tx, testimonials: readonly SampleTestimonial[], at: string): Promise<void> {
  for (const { id, date, featured, ...words } of testimonials) {
    const row = { ...words, featured: featured ? 1 : 0, given_on: date, source: 'Written as a sample', permission: 0, updated_at: at };
    await tx.insertInto('testimonials').values({ id, ...row, sample: 1, edited: 0, created_at: at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row).where('testimonials.edited', '=', 0))
      .execute();
  }
}
