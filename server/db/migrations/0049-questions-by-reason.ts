/** A question to the assistant is kept once for each reason: nothing answered it, or its answer was marked wrong. */
import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';

/** Made anew: SQLite takes no constraint off a table. */
export async function up(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('questions_by_reason')
    .addColumn('id', 'text', (id) => id.primaryKey())
    .addColumn('question', 'text', (column) => column.notNull())
    .addColumn('answer_id', 'text', (column) => column.notNull())
    .addColumn('why', 'text', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('questions_once_a_reason', ['question', 'why'])
    .execute();
  await sql`
    insert into questions_by_reason (id, question, answer_id, why, times, last_at)
    select id, question, answer_id, why, times, last_at from assistant_questions
  `.execute(tx);
  await tx.schema.dropTable('assistant_questions').execute();
  await tx.schema.alterTable('questions_by_reason').renameTo('assistant_questions').execute();
}
