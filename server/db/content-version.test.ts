import { expect, test } from 'vitest';
import { VISITORS_SEE } from '#server/db/content-version.ts';
import { RETENTION_RULES } from '#server/features/retention/rules.ts';
import { RECORDS } from '#server/records/list.ts';
import { isWordIndex } from '#server/db/word-search.ts';
import { openTestDatabase } from '#tests/support/databases.ts';

test('every table of the real schema says whether visitors see it', async () => {
  const { db, close } = await openTestDatabase('sqlite');
  const tables = (await db.read.introspection.getTables())
    .map((table) => table.name)
    .filter((name) => !isWordIndex(name));
  expect(tables.toSorted()).toEqual(
    [...Object.keys(VISITORS_SEE), ...RECORDS.map((record) => record.table)].toSorted(),
  );
  await close();
});

test('messages to the firm are on no public page and do not change the version', () => {
  const personal = Object.entries(RETENTION_RULES)
    .filter(([, rule]) => rule.personal !== null && rule.personal.length > 0)
    .map(([table]) => table);
  expect(
    personal.filter((table) => VISITORS_SEE[table as keyof typeof VISITORS_SEE]).toSorted(),
    'designs in the library are published with consent',
  ).toEqual(['design_sessions', 'designs']);
});
