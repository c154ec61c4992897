/** Paper, heading and foot of the sheets that a builder works from. Lengths in paper mm. */
import type { GardenModel } from '../../model/garden.ts';
import type { Catalogue } from '../../model/plant.ts';
import type { Primitive, SheetView } from '../drawing.ts';
import type { Box } from '../page/labels.ts';
import { drawNorth, drawScaleBar } from '../page/north-scale.ts';
import { fitText, textWidth, wrapText } from '../page/text-width.ts';
import { INK, TEXT, TEXT_SOFT } from '../palette.ts';
import { segment } from '../path.ts';

export type SheetOptions = {
  model: GardenModel;
  catalogue: Catalogue;
  view: SheetView;
  /** 'page' is a page of the printed report, which has its own heading. */
  paper: 'A3' | 'A4' | 'page';
  title?: string;
  subtitle?: string;
  note?: string;
};
/** A sheet lying or upright: its paper, and the part of it that the drawing may take. */
export type Room = { widthMm: number; heightMm: number; inner: Box };

const HEAD = 15;
export const FOOT = 13;
const PAGES = [
  { width: 269, height: 167 },
  { width: 182, height: 250 },
];
/** Lettering does not stand on the very edge of a page's tint. */
const PAGE_EDGE = 3;

/** Lying first. */
export function roomsOf(paper: SheetOptions['paper']): Room[] {
  if (paper === 'page')
    return PAGES.map(({ width, height }) => ({
      widthMm: width,
      heightMm: height,
      inner: {
        x0: PAGE_EDGE,
        y0: PAGE_EDGE,
        x1: width - PAGE_EDGE,
        y1: height - PAGE_EDGE - FOOT,
      },
    }));
  const [long, short] = paper === 'A3' ? [420, 297] : [297, 210],
    margin = paper === 'A3' ? 11 : 9;
  return [
    [long, short],
    [short, long],
  ].map(([widthMm, heightMm]) => ({
    widthMm: widthMm!,
    heightMm: heightMm!,
    inner: {
      x0: margin,
      y0: margin + HEAD,
      x1: widthMm! - margin,
      y1: heightMm! - margin - FOOT,
    },
  }));
}

/** Title and what the sheet is, with a rule under them; nothing on a page of the report. */
export function drawHead(options: SheetOptions, room: Room, what: string): Primitive[] {
  if (options.paper === 'page') return [];
  const { x0, x1, y0 } = room.inner,
    y = y0 - HEAD,
    right = textWidth(what, 5, 'title');
  return [
    {
      kind: 'text',
      x: x0,
      y: y + 6.6,
      text: fitText(options.title?.trim() || 'Garden plan', 8, x1 - x0 - right - 12, 'title'),
      size: 8,
      font: 'title',
      fill: TEXT,
    },
    {
      kind: 'text',
      x: x1,
      y: y + 6.6,
      text: what,
      size: 5,
      font: 'title',
      anchor: 'end',
      fill: TEXT,
    },
    {
      kind: 'path',
      d: segment(x0, y + 9.6, x1, y + 9.6),
      stroke: INK,
      strokeWidth: 0.3,
      fill: 'none',
    },
  ];
}

/** Scale, bar, north where the drawing has one, and two lines of text at the right. */
export function drawFoot(
  options: SheetOptions,
  room: Room,
  drawing: { k: number; scale: number; northDeg: number | null },
  lines: readonly string[],
): Primitive[] {
  const { x0, x1, y1 } = room.inner,
    y = y1 + 2,
    textX = drawing.northDeg === null ? x1 : x1 - 16;
  const size = 2.4,
    all = options.paper === 'page' ? lines : [...lines, options.note ?? ''];
  return [
    {
      kind: 'text',
      x: x0,
      y: y + 6,
      text: `1:${drawing.scale}`,
      size: 4.6,
      font: 'text',
      fill: TEXT,
    },
    ...drawScaleBar(x0 + 21, y + 3, drawing.k, 52, 2.6).items,
    ...all
      .flatMap((line) => wrapText(line, size, textX - x0 - 88, 2))
      .map((text, i): Primitive => ({
        kind: 'text',
        x: textX,
        y: y + 1.2 + i * size * 1.3,
        text,
        size,
        font: 'text',
        anchor: 'end',
        fill: TEXT_SOFT,
      })),
    ...(drawing.northDeg === null ? [] : drawNorth(x1 - 6.2, y + 4.2, 3, drawing.northDeg)),
  ];
}
