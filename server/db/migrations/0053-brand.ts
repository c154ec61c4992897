/** Files of the firm's brand: they are small, and every node and every backup has them with the database. */
import type { Tx } from '#server/db/database.ts';

export async function up(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('brand_files')
    .addColumn('key', 'text', (key) => key.primaryKey())
    .addColumn('content', 'text', (content) => content.notNull())
    .addColumn('width', 'real', (width) => width.notNull())
    .addColumn('height', 'real', (height) => height.notNull())
    .addColumn('created_at', 'text', (at) => at.notNull())
    .execute();
}
