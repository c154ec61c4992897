import { expect, test } from 'vitest';
import { migrate, MIGRATION_NAMES } from '#server/db/migrate.ts';
import { openTestDatabase } from '#tests/support/databases.ts';

test('plants of an older site are graded by animal and by touch, and those of the calendar alone stay', async () => {
  const { db, close } = await openTestDatabase('sqlite', { migrated: false });
  await migrate(db, MIGRATION_NAMES.slice(0, MIGRATION_NAMES.indexOf('0050-plant-hazards')));
  const rose = {
    id: 'rosa',
    toxicity: { people: 'none', pets: 'low', note: 'A note' },
    thorny: true,
  };
  await db.write((tx) =>
    tx
      .insertInto('plants')
      .values(
        [
          { id: 'rosa', data: JSON.stringify(rose) },
          { id: 'plt_own', data: 'null' },
        ].map((row) => ({
          ...row,
          position: 1,
          calendar: null,
          edited: 1,
          updated_at: '2026-05-05',
        })),
      )
      .execute(),
  );
  await migrate(db);
  const rows = await db.read.selectFrom('plants').select(['id', 'data']).orderBy('id').execute();
  expect(rows.map((row) => JSON.parse(row.data) as unknown)).toEqual([
    null,
    {
      id: 'rosa',
      synonyms: [],
      toxicity: { people: 'none', dogs: 'low', cats: 'low', horses: 'low', note: 'A note' },
      contact: { grade: 'low', by: ['thorns'] },
    },
  ]);
  await close();
});
