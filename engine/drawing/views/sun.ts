/** Hours of direct sun laid over a quiet plan, in warm steps. */
import type { SunMap } from '../../model/garden.ts';
import type { Board } from '../board.ts';
import { define } from '../board.ts';
import type { Drawing, Primitive } from '../drawing.ts';
import { plotClip } from '../boundary.ts';
import { drawLabels } from '../page/labels.ts';
import { LINE_SOFT, PAPER, TEXT, TEXT_SOFT } from '../palette.ts';
import { boxPath } from '../path.ts';
import { finish } from './finish.ts';
import type { PlanOptions } from './options.ts';
import { layPage } from './plain.ts';
import { houseLabel } from './sheet.ts';

/** Steps in tenths of an hour: shade under 3 h, full sun from 6 h (the engine's classes), each halved. */
export const SUN_STEPS = [
  { from: 0, to: 15, colour: '#7f92a8', text: 'under 1½ h' },
  { from: 15, to: 30, colour: '#a9b3b4', text: '1½ to 3' },
  { from: 30, to: 45, colour: '#dccfa8', text: '3 to 4½' },
  { from: 45, to: 60, colour: '#ecc983', text: '4½ to 6' },
  { from: 60, to: 75, colour: '#eab05c', text: '6 to 7½' },
  { from: 75, to: 255, colour: '#e0914a', text: 'over 7½ h' },
] as const;

/** The map with its edge cells carried outward, so that softening does not pale the plot's border. */
function carriedOut(map: SunMap): SunMap {
  const { columns, rows } = map,
    pad = 2,
    wide = columns + 2 * pad,
    high = rows + 2 * pad;
  let tenths = Array.from({ length: wide * high }, (_, i) => {
    const c = (i % wide) - pad,
      r = Math.floor(i / wide) - pad;
    return c < 0 || r < 0 || c >= columns || r >= rows ? 255 : map.tenths[r * columns + c]!;
  });
  for (let pass = 0; pass < pad; pass++)
    tenths = tenths.map((own, i) => {
      if (own !== 255) return own;
      const c = i % wide,
        near = [
          c > 0 ? tenths[i - 1]! : 255,
          c < wide - 1 ? tenths[i + 1]! : 255,
          tenths[i - wide] ?? 255,
          tenths[i + wide] ?? 255,
        ].filter((t) => t !== 255);
      return near.length ? Math.max(...near) : 255;
    });
  return {
    ...map,
    x0: map.x0 - pad * map.cellMm,
    y0: map.y0 - pad * map.cellMm,
    columns: wide,
    rows: high,
    tenths,
  };
}
/** Cells of at least `from` as runs along each row, one path. */
function stepPath(board: Board, map: SunMap, from: number): string {
  let d = '';
  for (let row = 0; row < map.rows; row++)
    for (let column = 0; column < map.columns;) {
      const inStep = (c: number) => {
        const t = map.tenths[row * map.columns + c]!;
        return c < map.columns && t !== 255 && t >= from;
      };
      if (!inStep(column)) {
        column++;
        continue;
      }
      let end = column + 1;
      while (inStep(end)) end++;
      const [ax, ay] = board.frame.at(map.x0 + column * map.cellMm, map.y0 + row * map.cellMm),
        [bx, by] = board.frame.at(map.x0 + end * map.cellMm, map.y0 + (row + 1) * map.cellMm);
      d += boxPath(Math.min(ax, bx), Math.min(ay, by), Math.abs(bx - ax), Math.abs(by - ay));
      column = end;
    }
  return d;
}
function legend(y: number): Primitive[] {
  const items: Primitive[] = [],
    x = 128,
    w = 21;
  items.push({
    kind: 'text',
    x,
    y: y + 4.4,
    text: 'Direct sun a day, mean of April to September',
    size: 3,
    font: 'text',
    fill: TEXT_SOFT,
  });
  SUN_STEPS.forEach((step, i) =>
    items.push(
      {
        kind: 'rect',
        x: x + i * w,
        y: y + 7,
        width: w,
        height: 4.2,
        fill: step.colour,
        fillOpacity: 0.75,
        stroke: LINE_SOFT,
        strokeWidth: 0.18,
      },
      {
        kind: 'text',
        x: x + i * w + w / 2,
        y: y + 15,
        text: step.text,
        size: 2.9,
        font: 'text',
        anchor: 'middle',
        fill: TEXT,
      },
    ),
  );
  return items;
}
export function drawSun(options: PlanOptions): Drawing {
  const { sunMap } = options;
  if (!sunMap) throw new Error('The sun view needs a sun map');
  const page = layPage(options),
    { board } = page,
    clip = plotClip(board);
  define(board, {
    kind: 'blur',
    id: 'melt',
    mm: Math.max(0.4, sunMap.cellMm * board.frame.k * 0.55),
  });
  const plot = board.frame.ring(options.model.site.boundary);
  // each step is also laid under the ones above it, so that softened edges show no gap
  const wide = carriedOut(sunMap);
  const cells = SUN_STEPS.map((step): Primitive => ({
    kind: 'path',
    d: stepPath(board, wide, step.from),
    fill: step.colour,
  })).filter((p) => p.kind === 'path' && p.d !== '');
  page.layers.set('overlay', [
    { kind: 'path', d: plot, fill: PAPER, fillOpacity: 0.6 },
    {
      kind: 'group',
      clip,
      items: [{ kind: 'group', opacity: 0.68, filter: 'melt', items: cells }],
    },
    { kind: 'path', d: plot, fill: 'none', stroke: LINE_SOFT, strokeWidth: 0.5 },
    {
      kind: 'path',
      d: options.model.layout.areas
        .filter((a) => a.kind !== 'margin')
        .map((a) => board.frame.region(a.region))
        .join(''),
      fill: 'none',
      stroke: LINE_SOFT,
      strokeWidth: 0.24,
      strokeOpacity: 0.8,
    },
  ]);
  page.layers.set('labels', [houseLabel(page.garden, 3.8), ...drawLabels(board, 4).items]);
  page.layers.set('panel', [...(page.layers.get('panel') ?? []), ...legend(page.footY)]);
  return finish(
    board,
    {
      view: 'sun',
      name: options.title?.trim() || 'Hours of sun in the garden',
      widthMm: page.width,
      heightMm: page.height,
      scale: null,
    },
    page.layers,
  );
}
