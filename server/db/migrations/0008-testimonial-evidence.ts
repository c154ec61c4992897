/** What a testimonial was given for, and which project it is about. */
import type { Migration } from '#server/db/migrate.ts';

export const testimonialEvidence: Migration = {
  name: '0008-testimonial-evidence',
  async up(tx) {
    await tx.schema
      .alterTable('testimonials')
      .addColumn('incentive', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await tx.schema.alterTable('testimonials').addColumn('project_id', 'text').execute();
  },
};
