/** The plan for a web page: rooms, lengths, scale and north, without the schedule. */
import { bounds } from '../../geometry/region.ts';
import { makeBoard, type Board } from '../board.ts';
import type { Drawing, LayerId, Primitive } from '../drawing.ts';
import { makeFrame, pageSize, type Turn } from '../frame.ts';
import { drawGarden, type GardenLayers } from '../garden-layers.ts';
import { drawDimensions } from '../page/dimensions.ts';
import { drawLabels } from '../page/labels.ts';
import { drawNorth, drawScaleBar } from '../page/north-scale.ts';
import { finish } from './finish.ts';
import type { PlanOptions } from './options.ts';
import { houseLabel } from './sheet.ts';
import { keptLabels } from './kept-labels.ts';
import { withCrowns } from './sheet-fit.ts';

const WIDTH = 300,
  TALLEST = 300,
  LABEL = 4.2,
  HOUSE = 12,
  AWAY = 7,
  FOOT = 24;

export type Page = {
  board: Board;
  garden: GardenLayers;
  layers: Map<LayerId, Primitive[]>;
  width: number;
  height: number;
  footY: number;
};

/** The garden laid out for reading on a screen; others add to its layers. */
export function layPage(options: PlanOptions): Page {
  const crowns = withCrowns(options),
    plot = bounds([[options.model.site.boundary]]);
  const full = { x0: Math.min(crowns.x0, plot.x0), y0: plot.y0, x1: crowns.x1, y1: crowns.y1 };
  const pad = 13;
  const fit = (turn: Turn) => {
    const one = pageSize(full, 1, turn);
    return Math.min(
      (WIDTH - 2 * pad - (turn ? HOUSE : 0)) / one.width,
      (TALLEST - 2 * pad - FOOT - (turn ? 0 : HOUSE)) / one.height,
    );
  };
  // upright only where lying down would not show it clearly larger
  const turn: Turn = fit(1) > fit(0) * 1.04 ? 1 : 0,
    k = fit(turn),
    size = pageSize(full, k, turn);
  const gardenHeight = size.height + (turn ? 0 : HOUSE),
    height = Math.ceil(gardenHeight + 2 * pad + FOOT);
  const left = (WIDTH - size.width - (turn ? HOUSE : 0)) / 2 + (turn ? HOUSE : 0);
  const board = makeBoard(
    makeFrame(full, k, turn, left, pad, options.model.site.bearingDeg),
    options.model,
    options.catalogue,
  );
  const garden = drawGarden(board, HOUSE),
    layers = new Map<LayerId, Primitive[]>(garden.layers),
    footY = height - FOOT;
  layers.set('dimensions', drawDimensions(board, AWAY, LABEL * 0.82));
  layers.set('panel', [
    ...drawNorth(WIDTH - 22, footY + 8, 6.2, board.frame.northDeg),
    ...drawScaleBar(14, footY + 8, k, 96, LABEL * 0.78).items,
  ]);
  return { board, garden, layers, width: WIDTH, height, footY };
}
export const drawPlain = (options: PlanOptions): Drawing =>
  drawPlainPage(layPage(options), options);

/** The same on a page that was laid before: whoever draws over it needs to know where the ground lies. */
export function drawPlainPage(page: Page, options: Pick<PlanOptions, 'title'>): Drawing {
  const labels = drawLabels(page.board, LABEL);
  page.layers.set('labels', [
    houseLabel(page.garden, LABEL * 0.9),
    ...labels.items,
    ...keptLabels(page.board, LABEL * 0.74).items,
  ]);
  return finish(
    page.board,
    {
      view: 'plain',
      name: options.title?.trim() || 'Plan of the garden',
      widthMm: page.width,
      heightMm: page.height,
      scale: null,
    },
    page.layers,
  );
}
