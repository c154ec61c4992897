import { afterEach, describe, expect, test } from 'vitest';
import { migrate, MIGRATION_NAMES } from '#server/db/migrate.ts';
import { DATABASES, openTestDatabase, type TestDatabase } from '#tests/support/databases.ts';

const STEP = '0049-questions-by-reason';

describe.each(DATABASES)('questions by reason on %s', (kind) => {
  let open: TestDatabase | null = null;
  afterEach(() => open?.close());

  test('questions that waited before still wait', async () => {
    open = await openTestDatabase(kind, { migrated: false });
    const { db } = open;
    await migrate(
      db,
      MIGRATION_NAMES.filter((name) => name < STEP),
    );
    const row = {
      id: 'qst_1',
      question: 'what is a quux?',
      answer_id: 'unknown',
      why: 'unanswered',
      times: 3,
      last_at: '2026-11-25T09:00:00.000Z',
    };
    const other = { ...row, id: 'qst_2', why: 'wrong' };
    await db.write((tx) => tx.insertInto('assistant_questions').values(row).execute());
    await migrate(db);
    await db.write((tx) => tx.insertInto('assistant_questions').values(other).execute());
    expect(
      await db.read.selectFrom('assistant_questions').selectAll().orderBy('id').execute(),
    ).toEqual([row, other]);
    await expect(
      db.write((tx) =>
        tx
          .insertInto('assistant_questions')
          .values({ ...row, id: 'qst_3' })
          .execute(),
      ),
    ).rejects.toThrow(/unique/i);
  });
});
