/** Versions and a bin for the owner's records; audit rows hold each change. */
import type { Tx } from '#server/db/database.ts';

/** These tables get a version and a deletion time. */
const RECORDS = ['services', 'portfolio_projects', 'testimonials', 'plants'] as const;

export async function up(tx: Tx): Promise<void> {
  for (const table of RECORDS) {
    await tx.schema
      .alterTable(table)
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await tx.schema.alterTable(table).addColumn('deleted_at', 'text').execute();
  }
  await tx.schema.alterTable('design_sessions').addColumn('deleted_at', 'text').execute();
  await tx.schema.alterTable('designs').addColumn('deleted_at', 'text').execute();

  await tx.schema.alterTable('audit').addColumn('version', 'integer').execute();
  await tx.schema.alterTable('audit').addColumn('before', 'text').execute();
  await tx.schema.alterTable('audit').addColumn('after', 'text').execute();
  await tx.schema.createIndex('audit_by_time').on('audit').column('at').execute();

  await tx.schema
    .createTable('removed_samples')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('removed_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('removed_samples_key', ['kind', 'id'])
    .execute();
}
