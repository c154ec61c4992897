/** A picture's JPEG in several widths; pictures from before have the one they were stored with. */
import type { Tx } from '#server/db/database.ts';

export async function up(tx: Tx): Promise<void> {
  await tx.schema.alterTable('site_pictures').addColumn('jpeg', 'text').execute();
}
