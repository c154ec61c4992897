/** The people of the firm, and gardening articles. */
import type { Tx } from '#server/db/database.ts';

export async function up(tx: Tx): Promise<void> {
  const make = (table: string, texts: readonly string[], integers: readonly string[]) => {
    let made = tx.schema.createTable(table).addColumn('id', 'text', (id) => id.primaryKey());
    for (const name of [...texts, 'created_at', 'updated_at'])
      made = made.addColumn(name, 'text', (column) => column.notNull());
    for (const name of integers)
      made = made.addColumn(name, 'integer', (column) => column.notNull());
    return made
      .addColumn('edited', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('deleted_at', 'text')
      .execute();
  };
  await make('team', ['name', 'role', 'words', 'image_url'], ['position', 'active']);
  const words = [
    'slug',
    'title',
    'topic',
    'summary',
    'image_url',
    'image_alt',
    'text',
    'publish_on',
  ];
  await make('articles', [...words, 'plants', 'related', 'links'], ['active', 'sample']);
}
