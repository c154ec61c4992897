/** Spot levels and the fall of paving: heights in metres from the threshold of the garden door. */
import type { Mm } from '../model/shapes.ts';
import { bounds, contains } from '../geometry/region.ts';
import { levelAt } from '../site/levels.ts';
import type { Board } from './board.ts';
import type { Primitive } from './drawing.ts';
import { overlaps, type Box } from './page/labels.ts';
import { textWidth } from './page/text-width.ts';
import { TEXT } from './palette.ts';
import { segment } from './path.ts';

const INSET_MM: Mm = 500;

/** "+0.00", "-0.15": signed, to the centimetre. */
const levelText = (mm: Mm): string =>
  `${mm < 0 ? '−' : mm > 0 ? '+' : '±'}${(Math.abs(mm) / 1000).toFixed(2)}`;

/** The ground before the door, and where it falls at the corners and the middle where it falls or a step was said. None stands on a `taken` box. */
export function levelMarks(board: Board, size: number, taken: readonly Box[]): Primitive[] {
  const {
      frame,
      model: { site, layout },
    } = board,
    { x0, x1, y1 } = bounds([[site.boundary]]);
  if (!site.levels && site.slope === 'level') return [];
  const terrace = layout.areas.find(({ id }) => id === 'terrace');
  const paved = terrace ? Math.min(bounds(terrace.region).y1, y1) : 0;
  const below = levelAt(site, site.doorX, 0);
  const spots: { x: Mm; y: Mm; level: Mm }[] = [
    { x: site.doorX + 600, y: Math.min(500, paved / 2), level: below },
  ];
  if (site.slope !== 'level')
    for (const [x, y] of [
      [x0 + INSET_MM, y1 - INSET_MM],
      [x1 - INSET_MM, y1 - INSET_MM],
      [(x0 + x1) / 2, (paved + y1) / 2],
    ] as const)
      if (contains([[site.boundary]], x, y)) spots.push({ x, y, level: levelAt(site, x, y) });
  const boxes: Box[] = [...taken];
  return spots.flatMap(({ x, y, level }): Primitive[] => {
    const [px, py] = frame.at(x, y),
      text = levelText(Math.round(level / 10) * 10),
      wide = textWidth(text, size) + size * 1.1,
      box: Box = { x0: px - size * 0.5, y0: py - size * 0.7, x1: px + wide, y1: py + size * 0.7 };
    if (boxes.some((other) => overlaps(box, other))) return [];
    boxes.push(box);
    return mark(px, py, text, size);
  });
}

/** A cross on the spot with its figure beside it. */
const mark = (x: number, y: number, text: string, size: number): Primitive[] => [
  {
    kind: 'path',
    d:
      segment(x - size * 0.4, y, x + size * 0.4, y) + segment(x, y - size * 0.4, x, y + size * 0.4),
    stroke: TEXT,
    strokeWidth: 0.22,
    fill: 'none',
  },
  {
    kind: 'text',
    x: x + size * 0.7,
    y: y + size * 0.34,
    text,
    size,
    font: 'text',
    fill: TEXT,
    halo: size * 0.2,
  },
];
