/** Pictures in two qualities, kept by their content; jobs that take turns; files that are to be removed. */
import type { Tx } from '#server/db/database.ts';

export async function up(tx: Tx): Promise<void> {
  await tx.schema
    .alterTable('design_pictures')
    .addColumn('quality', 'text', (column) => column.notNull().defaultTo('full'))
    .execute();
  await tx.schema.alterTable('design_pictures').addColumn('placeholder', 'text').execute();
  await tx.schema.alterTable('design_pictures').addColumn('content_hash', 'text').execute();
  await tx.schema
    .createIndex('design_pictures_by_content')
    .on('design_pictures')
    .column('content_hash')
    .execute();

  await tx.schema.alterTable('jobs').addColumn('lane', 'text').execute();
  await tx.schema
    .alterTable('jobs')
    .addColumn('turn', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await tx.schema.dropIndex('jobs_due').execute();
  await tx.schema
    .createIndex('jobs_in_turn')
    .on('jobs')
    .columns(['status', 'priority', 'turn', 'run_at'])
    .execute();
  await tx.schema.createIndex('jobs_by_lane').on('jobs').columns(['lane', 'status']).execute();

  await tx.schema.alterTable('files').addColumn('doomed_at', 'text').execute();
  await tx.schema.createIndex('files_doomed').on('files').column('doomed_at').execute();
}
