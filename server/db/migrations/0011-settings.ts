/** Page views by day, and an audit that can be read by what it is about, whom it is by and what it happened to. */
import { sql } from 'kysely';
import type { Database, Tx } from '#server/db/database.ts';

export async function up(tx: Tx, kind: Database['kind']): Promise<void> {
  await tx.schema
    .createTable('page_views')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('views', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_views_key', ['day', 'path'])
    .execute();

  await tx.schema
    .alterTable('audit')
    .addColumn('topic', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  const topic =
    kind === 'sqlite'
      ? sql<string>`case when instr(action, '.') > 0 then substr(action, 1, instr(action, '.') - 1) else action end`
      : sql<string>`split_part(action, '.', 1)`;
  await tx.updateTable('audit').set({ topic }).execute();
  await tx.schema
    .createIndex('audit_by_topic')
    .on('audit')
    .columns(['topic', 'at', 'id'])
    .execute();
  await tx.schema
    .createIndex('audit_by_actor')
    .on('audit')
    .columns(['actor', 'at', 'id'])
    .execute();
  await tx.schema.createIndex('audit_in_order').on('audit').columns(['at', 'id']).execute();
  await tx.schema.dropIndex('audit_by_time').execute();
}
