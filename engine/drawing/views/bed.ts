/** The planting plan of one bed: drawn large, every drift numbered, the rest of the garden faint. */
import { bounds } from '../../geometry/region.ts';
import { makeBoard } from '../board.ts';
import { define } from '../board.ts';
import type { Drawing, LayerId, Primitive } from '../drawing.ts';
import { makeFrame, pageBox } from '../frame.ts';
import { drawGarden } from '../garden-layers.ts';
import { dimensionLine, metres } from '../page/dimensions.ts';
import { drawKeyNumbers } from '../page/key-numbers.ts';
import type { Box } from '../page/labels.ts';
import { INK, PAPER } from '../palette.ts';
import { boxPath } from '../path.ts';
import { finish } from './finish.ts';
import { PAPERS, type PlanOptions } from './options.ts';
import { SIZES, fitScale } from './sheet-fit.ts';
import { drawPanel, rowsOf } from './sheet.ts';

const BED_SCALES = [10, 20, 25, 50, 100, 200] as const;
/** Ground shown round the bed, so that one sees what it lies beside. */
const ROUND_MM = 500;

export function drawBed(options: PlanOptions): Drawing {
  const bed = options.model.layout.areas.find((area) => area.id === options.areaId);
  if (!bed) throw new Error(`There is no area "${options.areaId ?? ''}" in this layout`);
  const paper = options.paper ?? 'A3',
    { width: W, height: H } = PAPERS[paper],
    s = SIZES[paper],
    b = bounds(bed.region);
  const around = {
    x0: b.x0 - ROUND_MM,
    y0: b.y0 - ROUND_MM,
    x1: b.x1 + ROUND_MM,
    y1: b.y1 + ROUND_MM,
  };
  const space: Box = {
    x0: s.margin,
    y0: s.margin,
    x1: W - s.margin - s.panel - 8,
    y1: H - s.margin,
  };
  const fit = fitScale(around, around, space, 2, s.away + s.dimension * 1.3, BED_SCALES);
  const board = makeBoard(
    makeFrame(around, 1 / fit.scale, fit.turn, fit.left, fit.top, options.model.site.bearingDeg),
    options.model,
    options.catalogue,
  );
  const garden = drawGarden(board, s.house),
    near = pageBox(board.frame, [
      [
        [
          [around.x0, around.y0],
          [around.x1, around.y0],
          [around.x1, around.y1],
          [around.x0, around.y1],
        ],
      ],
    ]);
  const window = boxPath(near.x0, near.y0, near.x1 - near.x0, near.y1 - near.y0);
  const clip = define(board, { kind: 'clip', id: 'window', d: window }).slice(1);
  const layers = new Map<LayerId, Primitive[]>();
  for (const [id, items] of garden.layers)
    if (items.length)
      layers.set(id, [
        { kind: 'group', clip, items, ...(id === 'canopies' ? { opacity: 0.5 } : {}) },
      ]);
  const d = board.frame.region(bed.region),
    edge = pageBox(board.frame, bed.region),
    rows = rowsOf(options.model, bed.id);
  layers.set('overlay', [
    { kind: 'path', d: window + d, fill: PAPER, fillOpacity: 0.62, evenOdd: true },
    { kind: 'path', d, fill: 'none', stroke: INK, strokeWidth: 0.5 },
  ]);
  layers.set('dimensions', [
    ...dimensionLine(
      [edge.x0, near.y0 - 3],
      [edge.x1, near.y0 - 3],
      metres((edge.x1 - edge.x0) * fit.scale),
      s.dimension,
    ),
    ...dimensionLine(
      [near.x1 + 4, edge.y0],
      [near.x1 + 4, edge.y1],
      metres((edge.y1 - edge.y0) * fit.scale),
      s.dimension,
    ),
  ]);
  layers.set(
    'keys',
    drawKeyNumbers(board, new Map(rows.map((row) => [row.plantId, row.key])), s.disc, [], near, {
      only: bed.id,
    }).items,
  );
  layers.set('panel', drawPanel(options, board, garden, rows, paper, fit.scale));
  return finish(
    board,
    {
      view: 'bed',
      name: options.title?.trim() || `Planting plan: ${bed.label}`,
      widthMm: W,
      heightMm: H,
      scale: fit.scale,
    },
    layers,
  );
}
