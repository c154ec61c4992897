/** Hours of direct sun laid over a quiet plan, in warm steps. */
import type { SunMap } from '../../model/garden.ts';
import type { Board } from '../board.ts';
import { define } from '../board.ts';
import type { Drawing, Primitive } from '../drawing.ts';
import { plotClip } from '../boundary.ts';
import { drawLabels } from '../page/labels.ts';
import { LINE_SOFT, PAPER, TEXT, TEXT_SOFT } from '../palette.ts';
import { ringPath } from '../path.ts';
import { finish } from './finish.ts';
import type { PlanOptions } from './options.ts';
import { layPage } from './plain.ts';
import { houseLabel } from './sheet.ts';

/** Steps in tenths of an hour: shade under 3 h, full sun from 6 h (the engine's classes), each halved. */
export const SUN_STEPS = [
  { from: 0, to: 15, colour: '#7f92a8', text: 'under 1½ h' }, { from: 15, to: 30, colour: '#a9b3b4', text: '1½ to 3' }, { from: 30, to: 45, colour: '#dccfa8', text: '3 to 4½' },
  { from: 45, to: 60, colour: '#ecc983', text: '4½ to 6' }, { from: 60, to: 75, colour: '#eab05c', text: '6 to 7½' }, { from: 75, to: 255, colour: '#e0914a', text: 'over 7½ h' },
] as const;

/** Cells of one step as runs along each row, one path. */
function stepPath(board: Board, map: SunMap, from: number, to: number): string {
  let d = '';
  for (let row = 0; row < map.rows; row++) for (let column = 0; column < map.columns;) {
    const inStep = (c: number) => { const t = map.tenths[row * map.columns + c]!; return c < map.columns && t !== 255 && t >= from && t < to; };
    if (!inStep(column)) { column++; continue; }
    let end = column + 1;
    while (inStep(end)) end++;
    const x0 = map.x0 + column * map.cellMm, x1 = map.x0 + end * map.cellMm, y0 = map.y0 + row * map.cellMm, y1 = y0 + map.cellMm;
    d += ringPath([board.frame.at(x0, y0), board.frame.at(x1, y0), board.frame.at(x1, y1), board.frame.at(x0, y1)]);
    column = end;
  }
  return d;
}
function legend(y: number): Primitive[] {
  const items: Primitive[] = [], x = 128, w = 21;
  items.push({ kind: 'text', x, y: y + 4.4, text: 'Direct sun a day, mean of April to September', size: 3, font: 'text', fill: TEXT_SOFT });
  SUN_STEPS.forEach((step, i) => items.push(
    { kind: 'rect', x: x + i * w, y: y + 7, width: w, height: 4.2, fill: step.colour, stroke: LINE_SOFT, strokeWidth: 0.18 },
    { kind: 'text', x: x + i * w + w / 2, y: y + 15, text: step.text, size: 2.9, font: 'text', anchor: 'middle', fill: TEXT }));
  return items;
}
export function drawSun(options: PlanOptions): Drawing {
  const { sunMap } = options;
  if (!sunMap) throw new Error('The sun view needs a sun map');
  const page = layPage(options), { board } = page, clip = plotClip(board);
  define(board, { kind: 'blur', id: 'melt', mm: Math.max(0.4, sunMap.cellMm * board.frame.k * 0.55) });
  const plot = board.frame.ring(options.model.site.boundary);
  // each step is also laid under the ones above it, so that softened edges show no gap
  const cells = SUN_STEPS.map((step): Primitive => ({ kind: 'path', d: stepPath(board, sunMap, step.from, 255), fill: step.colour })).filter((p) => p.kind === 'path' && p.d !== '');
  page.layers.set('overlay', [{ kind: 'path', d: plot, fill: PAPER, fillOpacity: 0.5 }, { kind: 'group', clip, items: [{ kind: 'group', opacity: 0.68, filter: 'melt', items: cells }] },
    { kind: 'path', d: plot, fill: 'none', stroke: LINE_SOFT, strokeWidth: 0.5 }, { kind: 'path', d: options.model.layout.areas.filter((a) => a.kind !== 'margin').map((a) => board.frame.region(a.region)).join(''), fill: 'none', stroke: LINE_SOFT, strokeWidth: 0.24, strokeOpacity: 0.8 }]);
  page.layers.set('labels', [houseLabel(page.garden, 3.8), ...drawLabels(board, 4).items]);
  page.layers.set('panel', [...(page.layers.get('panel') ?? []), ...legend(page.footY)]);
  return finish(board, { view: 'sun', name: options.title?.trim() || 'Hours of sun in the garden', widthMm: page.width, heightMm: page.height, scale: null }, page.layers);
}
