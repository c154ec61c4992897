/** What was read in the description of a request for designs, what is asked about it, and what the text model has cost. */
import type { Tx } from '#server/db/database.ts';

export async function up(tx: Tx): Promise<void> {
  for (const column of ['reading', 'text_hash', 'model_reading'])
    await tx.schema.alterTable('design_sessions').addColumn(column, 'text').execute();
  await tx.schema
    .createIndex('design_sessions_by_text')
    .on('design_sessions')
    .column('text_hash')
    .execute();
  await tx.schema
    .createTable('model_usage')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('calls', 'integer', (column) => column.notNull())
    .addColumn('input_tokens', 'integer', (column) => column.notNull())
    .addColumn('output_tokens', 'integer', (column) => column.notNull())
    .execute();
}
