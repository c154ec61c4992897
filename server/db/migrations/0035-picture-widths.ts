/** A picture's JPEG in several widths; pictures from before have the one they were stored with. */
import type { Migration } from '#server/db/migrate.ts';

export const pictureWidths: Migration = {
  name: '0035-picture-widths',
  async up(tx) {
    await tx.schema.alterTable('site_pictures').addColumn('jpeg', 'text').execute();
  },
};
