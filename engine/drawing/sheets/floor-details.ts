/** How each floor of a section is built, drawn 1:10 in a row. */
import type { Primitive } from '../drawing.ts';
import { wrapText } from '../page/text-width.ts';
import { INK, TEXT, TEXT_SOFT } from '../palette.ts';
import { segment } from '../path.ts';
import type { GroundBuild } from './floor-layers.ts';

export const DETAIL_SCALE = 10;
const STACK = 17,
  CELL = 62,
  SIZE = 2.2,
  GAP = 5;
export const DETAIL_HEIGHT = 43;

/** As many as stand beside each other in the width; the first are drawn. */
export const detailsIn = (width: number): number => Math.floor((width + GAP) / (CELL + GAP));

export function drawDetails(
  builds: readonly GroundBuild[],
  x: number,
  y: number,
  width: number,
): Primitive[] {
  const items: Primitive[] = [
    {
      kind: 'text',
      x,
      y: y + 2.4,
      text: `Build-ups, 1:${DETAIL_SCALE}`,
      size: SIZE,
      font: 'text',
      bold: true,
      fill: INK,
      spacing: 0.1,
    },
    {
      kind: 'path',
      d: segment(x, y + 4, x + width, y + 4),
      stroke: INK,
      strokeWidth: 0.18,
      fill: 'none',
    },
  ];
  builds.slice(0, detailsIn(width)).forEach((build, i) => {
    items.push(...drawDetail(build, x + i * (CELL + GAP), y + 6));
  });
  return items;
}
function drawDetail(build: GroundBuild, x: number, y: number): Primitive[] {
  const items: Primitive[] = [],
    textX = x + STACK + 3,
    room = CELL - STACK - 3;
  const [title = ''] = wrapText(build.title, SIZE, room, 1, 'bold');
  items.push({
    kind: 'text',
    x: textX,
    y: y + 2,
    text: title,
    size: SIZE,
    font: 'text',
    bold: true,
    fill: TEXT,
  });
  let z = y + 1,
    line = y + 5.6;
  for (const layer of build.layers) {
    const h = layer.mm / DETAIL_SCALE,
      words = `${layer.mm} mm ${layer.words}`;
    items.push({
      kind: 'rect',
      x,
      y: z,
      width: STACK,
      height: h,
      fill: layer.colour,
      stroke: INK,
      strokeWidth: 0.14,
    });
    if (layer.kind === 'stone') items.push(broken(x, z, h));
    const lines = wrapText(words, SIZE, room, 3);
    items.push({
      kind: 'path',
      d:
        segment(x + STACK, z + h / 2, textX - 1.8, line - 0.7) +
        segment(textX - 1.8, line - 0.7, textX - 0.5, line - 0.7),
      stroke: TEXT_SOFT,
      strokeWidth: 0.12,
      fill: 'none',
    });
    for (const text of lines) {
      items.push({
        kind: 'text',
        x: textX,
        y: line,
        text,
        size: SIZE,
        font: 'text',
        fill: TEXT_SOFT,
      });
      line += SIZE * 1.28;
    }
    line += 0.9;
    z += h;
  }
  items.push(
    {
      kind: 'path',
      d: segment(x - 0.8, y + 1, x + STACK + 0.8, y + 1),
      stroke: INK,
      strokeWidth: 0.45,
      fill: 'none',
    },
    {
      kind: 'path',
      d: segment(x, z, x + STACK, z),
      stroke: INK,
      strokeWidth: 0.14,
      fill: 'none',
      dash: '.8 .5',
    },
  );
  return items;
}
/** Broken stone as small strokes in rows. */
function broken(x: number, y: number, h: number): Primitive {
  let d = '';
  for (let row = 0; row * 2 + 1 < h; row++)
    for (let i = 0; i < 7; i++) {
      const px = x + 1.2 + i * 2.3 + (row % 2) * 1.1,
        py = y + 1.2 + row * 2;
      if (px < x + STACK - 1) d += segment(px, py + 0.4, px + 0.8, py - 0.3);
    }
  return { kind: 'path', d, fill: 'none', stroke: INK, strokeWidth: 0.14, strokeOpacity: 0.6 };
}
