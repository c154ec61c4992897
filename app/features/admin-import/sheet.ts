/** A file of rows, read in the browser, and its columns as they are matched to fields. */
import { readTable, writeTable } from '#contracts/csv-read.ts';
import {
  type ImportKind,
  IMPORTS,
  matchColumns,
  IMPORT_PIECE_ROWS,
  MOST_IMPORT_ROWS,
  ROW_NUMBER,
  tooManyRows,
} from '#contracts/imports.ts';
import { decodeTable } from './decode-table.ts';

const MOST_BYTES = 100_000_000;
/** Of one piece: less than the server takes. */
const MOST_LETTERS = 3_000_000;

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
  if (file.size > MOST_BYTES) return 'The file is larger than 100 MB. Please split it.';
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
  const most = MOST_IMPORT_ROWS[kind];
  if (rows.length > most) return tooManyRows(rows.length, most);
  return { fileName: file.name, head, rows, columns: matchColumns(kind, head) };
}

/** What is sent: the matched columns alone, under the names of their fields, in pieces that the server takes at once. */
export function matchedPieces(kind: ImportKind, { rows, columns }: Sheet): string[] {
  const taken = IMPORTS[kind].fields.flatMap(({ id }) => {
    const at = columns[id];
    return at === null || at === undefined ? [] : [{ id, at }];
  });
  const head = [ROW_NUMBER, ...taken.map(({ id }) => id)];
  const pieces: string[] = [];
  let piece: string[][] = [];
  let letters = 0;
  const close = () => {
    if (piece.length > 0) pieces.push(writeTable([head, ...piece]));
    piece = [];
    letters = 0;
  };
  for (const [index, row] of rows.entries()) {
    // The headings are the first row.
    const cells = [String(index + 2), ...taken.map(({ at }) => row[at] ?? '')];
    const own = cells.reduce((sum, cell) => sum + cell.length + 3, 0);
    if (piece.length === IMPORT_PIECE_ROWS || letters + own > MOST_LETTERS) close();
    piece.push(cells);
    letters += own;
  }
  close();
  return pieces;
}

/** The first words that stand in a column. */
export const sampleOf = ({ rows }: Sheet, column: number): string =>
  rows.find((row) => (row[column] ?? '') !== '')?.[column]?.slice(0, 60) ?? '';
