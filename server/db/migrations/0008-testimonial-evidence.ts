/** A testimonial's evidence and project. */
import type { Tx } from '#server/db/database.ts';

export async function up(tx: Tx): Promise<void> {
  await tx.schema
    .alterTable('testimonials')
    .addColumn('incentive', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await tx.schema.alterTable('testimonials').addColumn('project_id', 'text').execute();
}
