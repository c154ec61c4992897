import { expect, test } from 'vitest';
import { readTable } from '#contracts/csv-read.ts';
import { matchedText, readFile } from './sheet.ts';

const fileOf = (text: string | Uint8Array, name = 'clients.csv') => {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  return {
    name,
    size: bytes.length,
    arrayBuffer: async () => bytes.slice().buffer as ArrayBuffer,
  };
};

test('columns are matched by their headings, each once, and sent under the names of their fields with their row', async () => {
  const sheet = await readFile(
    fileOf(
      'Client;E-Mail Address;Main phone;Post Code\nAda;a@b.example;;RM1 3DS\n;;;\nBob;;01708 1;',
    ),
    'customers',
  );
  if (typeof sheet === 'string') throw new Error(sheet);
  expect(sheet.columns).toMatchObject({ name: 0, email: 1, phone: null, postcode: 3, notes: null });
  const own = { ...sheet, columns: { ...sheet.columns, phone: 2 } };
  expect(readTable(matchedText('customers', own))).toEqual([
    ['row', 'name', 'email', 'phone', 'postcode'],
    ['2', 'Ada', 'a@b.example', '', 'RM1 3DS'],
    ['3', 'Bob', '', '01708 1', ''],
  ]);
});

test.each([
  ['a workbook', new Uint8Array([0x50, 0x4b, 3, 4]), /workbook/],
  ['headings alone', 'name,email', /no rows/],
  ['nothing', '', /no rows/],
  ['too many rows', `name\n${'Ada\n'.repeat(200_000)}`, /^The file has 200,000 rows/],
])('%s is refused in words', async (_name, file, why) => {
  expect(await readFile(fileOf(file), 'customers')).toMatch(why);
});
