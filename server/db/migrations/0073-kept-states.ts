/** Saved states of designs with an address of their own, and what is said of some of them side by side. */
import type { Tx } from '#server/db/database.ts';

export async function up(tx: Tx): Promise<void> {
  await tx.schema.alterTable('designs').addColumn('state_of', 'text').execute();
  await tx.schema.alterTable('designs').addColumn('state_version', 'integer').execute();
  await tx.schema
    .createIndex('designs_state')
    .on('designs')
    .columns(['state_of', 'state_version'])
    .execute();
  await tx.schema
    .createTable('design_boards')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('session_id', 'text', (column) =>
      column.notNull().references('design_sessions.id').onDelete('cascade'),
    )
    .addColumn('design_ids', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await tx.schema
    .createIndex('design_boards_session')
    .on('design_boards')
    .columns(['session_id', 'created_at'])
    .execute();
  await tx.schema
    .createTable('board_marks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('board_id', 'text', (column) =>
      column.notNull().references('design_boards.id').onDelete('cascade'),
    )
    .addColumn('design_id', 'text', (column) => column.notNull())
    .addColumn('author_hash', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('heart', 'integer', (column) => column.notNull())
    .addColumn('comment', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await tx.schema
    .createIndex('board_marks_once')
    .unique()
    .on('board_marks')
    .columns(['board_id', 'design_id', 'author_hash'])
    .execute();
}
