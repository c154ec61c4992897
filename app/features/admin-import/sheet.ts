/** A file of rows, read in the browser, and its columns as they are matched to fields. */
import { readTable, writeTable } from '#contracts/csv-read.ts';
import {
  type ImportKind,
  IMPORTS,
  matchColumns,
  MOST_IMPORT_ROWS,
  ROW_NUMBER,
} from '#contracts/imports.ts';
import { decodeTable } from './decode-table.ts';

const MOST_BYTES = 20_000_000;

export type Sheet = {
  fileName: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** Which column each field is taken from. */
  columns: Readonly<Record<string, number | null>>;
};

/** @returns the sheet, or in words why not */
export async function readFile(
  file: Pick<File, 'name' | 'size' | 'arrayBuffer'>,
  kind: ImportKind,
): Promise<Sheet | string> {
  if (file.size > MOST_BYTES) return 'The file is larger than 20 MB. Please split it.';
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return 'The file could not be read. Please choose it again.';
  }
  // A zip, as .xlsx is one, or a nought where letters should be.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    return 'This is a workbook, not a CSV file. Please save it as CSV first.';
  const [head = [], ...rows] = readTable(decodeTable(bytes));
  if (rows.length === 0) return 'The file has no rows below its headings.';
  if (rows.length > MOST_IMPORT_ROWS)
    return `The file has ${rows.length.toLocaleString('en-GB')} rows. At most ${MOST_IMPORT_ROWS.toLocaleString('en-GB')} are brought in at once: please split it.`;
  return { fileName: file.name, head, rows, columns: matchColumns(kind, head) };
}

/** What is sent: the matched columns alone, under the names of their fields. */
export function matchedText(kind: ImportKind, { rows, columns }: Sheet): string {
  const taken = IMPORTS[kind].fields.flatMap(({ id }) => {
    const at = columns[id];
    return at === null || at === undefined ? [] : [{ id, at }];
  });
  return writeTable([
    [ROW_NUMBER, ...taken.map(({ id }) => id)],
    // The headings are the first row.
    ...rows.map((row, index) => [String(index + 2), ...taken.map(({ at }) => row[at] ?? '')]),
  ]);
}

/** The first words that stand in a column. */
export const sampleOf = ({ rows }: Sheet, column: number): string =>
  rows.find((row) => (row[column] ?? '') !== '')?.[column]?.slice(0, 60) ?? '';
