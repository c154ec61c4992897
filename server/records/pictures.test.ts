import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RECORDS } from '#server/records/list.ts';
import { addressesIn } from '#server/records/pictures.ts';
import { DATABASES, openTestDatabase, type TestDatabase } from '#tests/support/databases.ts';

/** Columns with addresses of pictures that are no record's: the pictures' own tables, and those of designs. */
const OTHERS = new Set(['site_pictures.jpeg_url']);

describe.each(DATABASES)('on %s', (kind) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  afterAll(() => opened.close());

  test('every column of the schema that names a picture counts as used, by a definition', async () => {
    const tables = await opened.db.read.introspection.getTables();
    const found = tables.flatMap((table) =>
      table.columns
        .filter((column) =>
          /(?:image|picture|portrait|photo|jpeg|avatar|logo|cover).*url/.test(column.name),
        )
        .map((column) => `${table.name}.${column.name}`),
    );
    const defined = RECORDS.flatMap((record) =>
      record.pictures.map((picture) => `${record.table}.${picture.column}`),
    );
    expect(found.length).toBeGreaterThan(3);
    expect([...new Set(found)].filter((one) => !defined.includes(one) && !OTHERS.has(one))).toEqual(
      [],
    );
  });
});

test('a text names the pictures that it shows, an address names itself', () => {
  expect(addressesIn({ sizedAs: 'picture' }, '/uploads/site/a b.jpg')).toEqual([
    '/uploads/site/a b.jpg',
  ]);
  expect(addressesIn({}, 'Words.\n\n![A bed](/uploads/site/b.jpg)\n\n[a link](/about)')).toEqual([
    '/uploads/site/b.jpg',
  ]);
  expect(addressesIn({}, '')).toEqual([]);
});
