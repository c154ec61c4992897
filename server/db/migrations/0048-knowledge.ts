/** The assistant's cards, and the questions that it could not answer. */
import type { Tx } from '#server/db/database.ts';

export async function up(tx: Tx): Promise<void> {
  let cards = tx.schema.createTable('cards').addColumn('id', 'text', (id) => id.primaryKey());
  const texts = [
    'topic',
    'question',
    'asks',
    'subjects',
    'answer',
    'when_what',
    'when_months',
    'months',
    'sources',
    'created_at',
    'updated_at',
  ];
  for (const name of texts) cards = cards.addColumn(name, 'text', (column) => column.notNull());
  await cards
    .addColumn('emergency', 'text')
    .addColumn('reviewed', 'text')
    .addColumn('active', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('edited', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('deleted_at', 'text')
    .execute();
  await tx.schema
    .createTable('assistant_questions')
    .addColumn('id', 'text', (id) => id.primaryKey())
    .addColumn('question', 'text', (column) => column.notNull().unique())
    .addColumn('answer_id', 'text', (column) => column.notNull())
    .addColumn('why', 'text', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .execute();
}
