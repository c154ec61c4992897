import { expect, test } from 'vitest';
import { readTable } from '#contracts/csv-read.ts';
import { matchedPieces, readFile } from './sheet.ts';

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
  expect(matchedPieces('customers', own).map((piece) => readTable(piece))).toEqual([
    [
      ['row', 'name', 'email', 'phone', 'postcode'],
      ['2', 'Ada', 'a@b.example', '', 'RM1 3DS'],
      ['3', 'Bob', '', '01708 1', ''],
    ],
  ]);
});

test('a long file goes in pieces, by rows or by letters, and every row is in one of them', async () => {
  for (const [rows, cell] of [
    [12_000, 'Ada'],
    [900, 'x'.repeat(9_000)],
  ] as const) {
    const sheet = await readFile(fileOf(`name\n${`${cell}\n`.repeat(rows)}`), 'customers');
    if (typeof sheet === 'string') throw new Error(sheet);
    const pieces = matchedPieces('customers', sheet).map((piece) => readTable(piece));
    expect(pieces).toHaveLength(3);
    expect(pieces.flatMap((piece) => piece.slice(1).map(([row]) => Number(row)))).toEqual(
      Array.from({ length: rows }, (_, index) => index + 2),
    );
  }
});

test.each([
  ['a workbook', new Uint8Array([0x50, 0x4b, 3, 4]), /workbook/],
  ['headings alone', 'name,email', /no rows/],
  ['nothing', '', /no rows/],
  [
    'too many rows',
    `name\n${'Ada\n'.repeat(200_001)}`,
    /^The file has 200,001 rows. At most 200,000/,
  ],
])('%s is refused in words', async (_name, file, why) => {
  expect(await readFile(fileOf(file), 'customers')).toMatch(why);
});
