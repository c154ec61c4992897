/** Adds each plant's picture address, to find pictures without a description. */
import type { Tx } from '#server/db/database.ts';

export async function up(tx: Tx): Promise<void> {
  await tx.schema.alterTable('plants').addColumn('image_url', 'text').execute();
  const rows = await tx
    .selectFrom('plants')
    .select(['id', 'calendar'])
    .where('calendar', 'is not', null)
    .execute();
  for (const { id, calendar } of rows) {
    const { imageUrl } = JSON.parse(calendar!) as { imageUrl: string };
    await tx.updateTable('plants').set({ image_url: imageUrl }).where('id', '=', id).execute();
  }
}
