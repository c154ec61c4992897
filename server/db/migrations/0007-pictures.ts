/** The owner's and external pictures: their JPEG, focal point, and since when they are unused. */
import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';

export async function up(tx: Tx): Promise<void> {
  await tx.schema.alterTable('site_pictures').addColumn('jpeg_url', 'text').execute();
  await tx.schema.alterTable('site_pictures').addColumn('focal_x', 'real').execute();
  await tx.schema.alterTable('site_pictures').addColumn('focal_y', 'real').execute();
  await tx.schema.alterTable('site_pictures').addColumn('last_named_at', 'text').execute();
  await sql`update site_pictures set jpeg_url = url`.execute(tx);

  await tx.schema
    .createTable('outside_pictures')
    .addColumn('url', 'text', (column) => column.primaryKey())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('problem', 'text', (column) => column.notNull())
    .addColumn('try_again_at', 'text', (column) => column.notNull())
    .execute();
}
