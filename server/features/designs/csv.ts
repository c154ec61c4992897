/** Lists as CSV (RFC 4180) that a spreadsheet opens and never runs. */
import type { WishView } from '#contracts/design.ts';
import type { DesignDetail } from '#contracts/design-detail.ts';
import type { GardenDesign } from '#engine/model/garden.ts';
import { toPounds } from '#server/features/designs/present-figures.ts';

type Cell = string | number;
const SAY_IT_ANEW = 'Saying it another way, or telling us at the visit.';
const BYTE_ORDER_MARK = '\uFEFF';

/** Text that a spreadsheet would take for a formula is led by an apostrophe; numbers stay numbers. */
function writeCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const safe = /^\s*[=+\-@]|^[\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Lines of a list that is written piece by piece, each with its end. */
export const writeCsvRows = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');

/** The first line of such a list. */
export const writeCsvHead = (head: readonly string[]): string =>
  `${BYTE_ORDER_MARK}${writeCsvRows([head])}`;

export const writeCsv = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  `${writeCsvHead(head)}${writeCsvRows(rows)}`;

export function plantingCsv({ model: { planting, layout } }: GardenDesign): string {
  const labels = new Map(layout.areas.map((area) => [area.id, area.label]));
  return writeCsv(
    [
      'Key',
      'Latin name',
      'Common name',
      'Category',
      'Role',
      'Count',
      'Pot size',
      'Spacing (cm)',
      'Height (m)',
      'Spread (m)',
      'Where',
      'Why',
      'Take care',
    ],
    planting.schedule.map((line) => [
      line.key,
      line.latinName,
      line.commonName,
      line.category,
      line.role,
      line.count,
      line.potSize,
      line.spacingCm,
      line.heightM,
      line.spreadM,
      [...new Set(line.areaIds.map((id) => labels.get(id) ?? id))].join('; '),
      line.why,
      line.hazard ?? '',
    ]),
  );
}

/** Net of VAT and contingency, as the lines of the costing are. */
export function quantitiesCsv({ costing }: GardenDesign): string {
  return writeCsv(
    [
      'Phase',
      'Description',
      'Unit',
      'Net quantity',
      'Waste (%)',
      'Quantity to buy',
      'Measured from',
      'Materials (£ net)',
      'Labour (£ net)',
      'Total (£ net)',
    ],
    costing.lines.map((line) => [
      line.phase,
      line.description,
      line.unit,
      line.net,
      Math.round(line.waste * 1000) / 10,
      line.gross,
      line.source.formula,
      toPounds(line.materialPence),
      toPounds(line.labourPence),
      toPounds(line.totalPence),
    ]),
  );
}

const RESULTS: Record<WishView['result'], string> = {
  met: 'Met',
  partly: 'In part',
  'left-out': 'Left out',
};

/** Every wish answered, and after them the words that nothing was made from. */
export function wishesCsv({ wishes, unused }: Pick<DesignDetail, 'wishes' | 'unused'>): string {
  const notUsed = (words: string, why: string): Cell[] => ['', words, 'Not used', why, SAY_IT_ANEW];
  return writeCsv(
    ['Wish', 'In your words', 'What became of it', 'Why', 'What it would take'],
    [
      ...wishes.map(({ name, quote, result, why, takes }) => [
        name,
        quote.trim(),
        RESULTS[result],
        why,
        takes ?? '',
      ]),
      ...unused.unsure.map((words) => notUsed(words, 'We were not sure how it was meant.')),
      ...unused.sentences.map((words) => notUsed(words, 'Nothing is drawn from it yet.')),
    ],
  );
}
