/** What clients have done within a minute or a day, where several nodes count together; under a salted hash of their address. */
import type { Tx } from '#server/db/database.ts';

export async function up(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('client_counts')
    .addColumn('counted', 'text', (column) => column.notNull())
    .addColumn('client', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('client_counts_key', ['counted', 'client'])
    .execute();
  await tx.schema.createIndex('client_counts_until').on('client_counts').column('until').execute();
}
