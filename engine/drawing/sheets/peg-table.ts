/** The table that a sheet is pegged out by, in as many columns as it has room for. Lengths in paper mm. */
import type { Primitive } from '../drawing.ts';
import type { Box } from '../page/labels.ts';
import { fitText } from '../page/text-width.ts';
import { INK, LINE_SOFT, TEXT, TEXT_SOFT } from '../palette.ts';
import { segment } from '../path.ts';
import type { Peg, PegGroup } from './pegs.ts';

const SIZE = 2.15,
  ROW = 2.8,
  TITLE_ROW = 3.8,
  HEAD_ROW = 4.6,
  GAP = 4.5;
/** Right edges of the figures from the column's left. */
const EDGES = { along: 13, off: 20.5, a: 28, b: 35.5, radius: 42 };
export const COLUMN = EDGES.radius;
const LINES = { along: 'Along', off: 'Off', a: 'A', b: 'B', radius: 'R' } as const;

export const centimetres = (mm: number): string =>
  `${mm < -4 ? '−' : ''}${(Math.abs(mm) / 1000).toFixed(2)}`;

type Row = { title: string } | { peg: Peg };
const rowsOf = (groups: readonly PegGroup[]): Row[] =>
  groups.flatMap(({ title, pegs }): Row[] => [{ title }, ...pegs.map((peg) => ({ peg }))]);

/** As many columns of the table as stand beside each other in the box. */
export function columnsIn(box: Box): Box[] {
  const n = Math.floor((box.x1 - box.x0 + GAP) / (COLUMN + GAP));
  return box.y1 - box.y0 < HEAD_ROW + TITLE_ROW + 3 * ROW
    ? []
    : Array.from({ length: Math.max(0, n) }, (_, i) => {
        const x0 = box.x0 + i * (COLUMN + GAP);
        return { x0, x1: x0 + COLUMN, y0: box.y0, y1: box.y1 };
      });
}

/** The rows set into the columns, or null where they do not fit. */
export function drawPegTable(
  groups: readonly PegGroup[],
  columns: readonly Box[],
): Primitive[] | null {
  const items: Primitive[] = [];
  let column = -1,
    y = Infinity,
    title = '';
  const next = (): boolean => {
    column++;
    const box = columns[column];
    if (!box) return false;
    items.push(...head(box));
    y = box.y0 + HEAD_ROW;
    return true;
  };
  for (const row of rowsOf(groups)) {
    const isTitle = 'title' in row,
      // a title has two rows of its own under it
      needed = isTitle ? TITLE_ROW + 2 * ROW : ROW;
    if (isTitle) title = row.title;
    if (column < 0 || y + needed > columns[column]!.y1) {
      if (!next()) return null;
      if (!isTitle) y = writeTitle(items, columns[column]!, y, `${title}, continued`);
    }
    const box = columns[column]!;
    y = isTitle ? writeTitle(items, box, y, title) : writePeg(items, box, y, row.peg);
  }
  return items;
}

function head({ x0, x1, y0 }: Box): Primitive[] {
  return [
    ...(Object.keys(LINES) as (keyof typeof LINES)[]).map((id): Primitive => ({
      kind: 'text',
      x: x0 + EDGES[id],
      y: y0 + 2.4,
      text: LINES[id],
      size: SIZE * 0.94,
      font: 'text',
      anchor: 'end',
      fill: TEXT_SOFT,
    })),
    {
      kind: 'path',
      d: segment(x0, y0 + 3.5, x1, y0 + 3.5),
      stroke: INK,
      strokeWidth: 0.22,
      fill: 'none',
    },
  ];
}
function writeTitle(items: Primitive[], { x0 }: Box, y: number, title: string): number {
  items.push({
    kind: 'text',
    x: x0,
    y: y + TITLE_ROW - 1.1,
    text: fitText(title, SIZE, COLUMN, 'bold'),
    size: SIZE,
    font: 'text',
    bold: true,
    fill: INK,
  });
  return y + TITLE_ROW;
}
function writePeg(items: Primitive[], { x0, x1 }: Box, y: number, peg: Peg): number {
  const base = y + ROW - 0.85;
  const cell = (edge: number, text: string): Primitive => ({
    kind: 'text',
    x: x0 + edge,
    y: base,
    text,
    size: SIZE,
    font: 'text',
    anchor: 'end',
    fill: TEXT,
  });
  items.push(
    {
      kind: 'text',
      x: x0,
      y: base,
      text: peg.no,
      size: SIZE,
      font: 'text',
      bold: true,
      fill: TEXT,
    },
    cell(EDGES.along, centimetres(peg.alongMm)),
    cell(EDGES.off, centimetres(peg.offMm)),
    cell(EDGES.a, centimetres(peg.aMm)),
    cell(EDGES.b, centimetres(peg.bMm)),
    ...(peg.radiusMm === undefined ? [] : [cell(EDGES.radius, centimetres(peg.radiusMm))]),
    {
      kind: 'path',
      d: segment(x0, y + ROW, x1, y + ROW),
      stroke: LINE_SOFT,
      strokeWidth: 0.08,
      strokeOpacity: 0.6,
      fill: 'none',
    },
  );
  return y + ROW;
}
