/** The plan alone, true to a stated scale, for a page of a printed report whose schedule stands beside it as text. */
import { bounds } from '../../geometry/region.ts';
import { makeBoard } from '../board.ts';
import type { Drawing, LayerId, Primitive } from '../drawing.ts';
import { makeFrame, pageSize } from '../frame.ts';
import { drawGarden } from '../garden-layers.ts';
import { drawDimensions } from '../page/dimensions.ts';
import { drawKeyNumbers } from '../page/key-numbers.ts';
import { drawLabels } from '../page/labels.ts';
import { gateLabels } from '../gates.ts';
import { levelMarks } from '../levels/level-marks.ts';
import { namesKeepOff } from '../levels/level-spots.ts';
import { drawNorth, drawScaleBar } from '../page/north-scale.ts';
import { TEXT, TEXT_SOFT } from '../palette.ts';
import { finish } from './finish.ts';
import { SCALES, type PlanOptions } from './options.ts';
import { fitScale, withCrowns, type Fit } from './sheet-fit.ts';
import { houseLabel, rowsOf } from './sheet.ts';
import { keptLabels } from './kept-labels.ts';

/** What is left of A4, upright and lying, within margins and under a heading; mm. */
const UPRIGHT = { width: 182, height: 250 },
  LYING = { width: 269, height: 167 };
const HOUSE = 8,
  AWAY = 6.4,
  LABEL = 3.2,
  DIMENSION = 2.7,
  DISC = 2.1,
  FOOT = 15;

/** Upright, unless the garden shows at a larger scale lying down. The drawing is no taller than the garden needs. */
export function drawPage(options: PlanOptions): Drawing {
  const plot = bounds([[options.model.site.boundary]]),
    crowns = withCrowns(options),
    around = AWAY + DIMENSION * 1.3;
  const lay = (width: number, height: number): Fit =>
    fitScale(plot, crowns, { x0: 0, y0: 0, x1: width, y1: height - FOOT }, HOUSE, around, SCALES);
  const upright = lay(UPRIGHT.width, UPRIGHT.height),
    lying = lay(LYING.width, LYING.height);
  const isLying = lying.scale < upright.scale,
    fit = isLying ? lying : upright,
    { width, height } = isLying ? LYING : UPRIGHT;
  const k = 1 / fit.scale,
    size = pageSize(plot, k, fit.turn);
  // the fit lies in the middle of the whole space; what stays empty above and below is given back
  const over = Math.max(
    around,
    Math.min(fit.top, (fit.turn ? plot.x0 - crowns.x0 : crowns.y1 - plot.y1) * k + 2),
  );
  const under = fit.turn
    ? Math.max(around, (crowns.x1 - plot.x1) * k + 2)
    : Math.max(HOUSE + 1, (plot.y0 - crowns.y0) * k);
  const garden = Math.min(height - FOOT, over + size.height + under),
    top = Math.min(fit.top, over);
  const board = makeBoard(
    makeFrame(plot, k, fit.turn, fit.left, top, options.model.site.bearingDeg),
    options.model,
    options.catalogue,
  );
  const drawn = drawGarden(board, HOUSE),
    layers = new Map<LayerId, Primitive[]>(drawn.layers);
  const labels = drawLabels(board, LABEL, namesKeepOff(board)),
    levels = levelMarks(board, LABEL * 0.74, labels.boxes),
    rows = rowsOf(options.model, null);
  const disc = fit.scale > 50 ? DISC * 0.9 : DISC;
  layers.set('dimensions', drawDimensions(board, AWAY, DIMENSION));
  layers.set('labels', [
    houseLabel(drawn, LABEL * 0.9),
    ...labels.items,
    ...gateLabels(board, LABEL * 0.8, HOUSE),
    ...levels.items,
    ...keptLabels(board, LABEL * 0.74).items,
  ]);
  layers.set(
    'keys',
    drawKeyNumbers(board, new Map(rows.map((row) => [row.plantId, row.key])), disc, levels.boxes, {
      x0: 1,
      y0: 1,
      x1: width - 1,
      y1: garden - 1,
    }).items,
  );
  layers.set('panel', drawFoot(board.frame.k, board.frame.northDeg, fit.scale, width, garden));
  return finish(
    board,
    {
      view: 'page',
      name: options.title?.trim() || 'Garden plan',
      widthMm: width,
      heightMm: garden + FOOT,
      scale: fit.scale,
    },
    layers,
  );
}

/** Scale, bar and north in a strip under the garden. */
function drawFoot(
  k: number,
  northDeg: number,
  scale: number,
  width: number,
  y: number,
): Primitive[] {
  const bar = drawScaleBar(26, y + 6, k, 70, 2.7);
  return [
    { kind: 'text', x: 0, y: y + 8.4, text: `1:${scale}`, size: 6.4, font: 'title', fill: TEXT },
    ...bar.items,
    {
      kind: 'text',
      x: width - 18,
      y: y + 7,
      text: 'Printed on A4 at full size, lengths in metres, levels from the door.',
      size: 2.7,
      font: 'text',
      anchor: 'end',
      fill: TEXT_SOFT,
    },
    {
      kind: 'text',
      x: width - 18,
      y: y + 10.7,
      text: 'Concept drawing. Check on site before setting out.',
      size: 2.7,
      font: 'text',
      anchor: 'end',
      fill: TEXT_SOFT,
    },
    ...drawNorth(width - 7.5, y + 7, 4, northDeg),
  ];
}
