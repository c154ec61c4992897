/** What levels are written on. */
import type { Primitive } from '../drawing.ts';
import { textWidth } from '../page/text-width.ts';
import { PAPER, TEXT } from '../palette.ts';
import type { Xy } from '../path.ts';
import { boxAt } from './level-spots.ts';

/** Words on a small plate of paper, readable on any ground. */
export function plate(at: Xy, text: string, size: number, isUpright = false): Primitive[] {
  const w = textWidth(text, size) + size * 0.7,
    h = size * 1.3,
    box = isUpright ? boxAt(at, h, w) : boxAt(at, w, h);
  return [
    {
      kind: 'rect',
      x: box.x0,
      y: box.y0,
      width: isUpright ? h : w,
      height: isUpright ? w : h,
      radius: size * 0.3,
      fill: PAPER,
      fillOpacity: 0.88,
    },
    {
      kind: 'text',
      x: at[0] + (isUpright ? size * 0.35 : 0),
      y: at[1] + (isUpright ? 0 : size * 0.35),
      text,
      size,
      font: 'text',
      fill: TEXT,
      anchor: 'middle',
      ...(isUpright ? { turnDeg: -90 } : {}),
    },
  ];
}
