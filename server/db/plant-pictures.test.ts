import { describe, expect, test } from 'vitest';
import { migrate, MIGRATION_NAMES } from '#server/db/migrate.ts';
import { DATABASES, openTestDatabase } from '#tests/support/databases.ts';

describe.each(DATABASES)('on %s', (kind) => {
  test('plants of an older site are found by their pictures, those in the bin as well', async () => {
    const { db, close } = await openTestDatabase(kind, { migrated: false });
    await migrate(db, MIGRATION_NAMES.slice(0, MIGRATION_NAMES.indexOf('0044-plant-pictures')));
    const entry = (imageUrl: string) => JSON.stringify({ name: 'Quince', imageUrl });
    const rows = [
      { id: 'plt_a', calendar: entry('/uploads/site/quince-1600.jpg'), deleted_at: null },
      { id: 'plt_bare', calendar: entry(''), deleted_at: null },
      {
        id: 'plt_bin',
        calendar: entry('https://elsewhere.example/a.jpg'),
        deleted_at: '2026-05-05',
      },
      { id: 'plt_engine', calendar: null, deleted_at: null },
    ];
    await db.write((tx) =>
      tx
        .insertInto('plants')
        .values(
          rows.map((row) => ({
            ...row,
            position: 1,
            data: 'null',
            edited: 1,
            updated_at: '2026-05-05',
          })),
        )
        .execute(),
    );
    await migrate(db);
    const urls = await db.read
      .selectFrom('plants')
      .select(['id', 'image_url'])
      .orderBy('id')
      .execute();
    expect(urls.map((row) => row.image_url)).toEqual([
      '/uploads/site/quince-1600.jpg',
      '',
      'https://elsewhere.example/a.jpg',
      null,
    ]);
    await close();
  });
});
