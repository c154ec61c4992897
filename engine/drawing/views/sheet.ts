/** The full drawing on paper, true to a stated scale. */
import type { GardenModel } from '../../model/garden.ts';
import type { Region } from '../../model/shapes.ts';
import { bounds } from '../../geometry/region.ts';
import { makeBoard, type Board } from '../board.ts';
import type { Drawing, LayerId, Primitive } from '../drawing.ts';
import { makeFrame } from '../frame.ts';
import { drawGarden, type GardenLayers } from '../garden-layers.ts';
import { gateLabels } from '../gates.ts';
import { levelMarks } from '../levels/level-marks.ts';
import { namesKeepOff } from '../levels/level-spots.ts';
import { drawDimensions } from '../page/dimensions.ts';
import { drawGroundKey, groundKeyHeight, groundRows, zoneRows } from '../page/ground-key.ts';
import { drawKeyNumbers } from '../page/key-numbers.ts';
import { drawLabels } from '../page/labels.ts';
import { drawNorth, drawScaleBar } from '../page/north-scale.ts';
import { drawSchedule, type ScheduleRow } from '../page/schedule.ts';
import { fitText, wrapText } from '../page/text-width.ts';
import { fitTitle } from '../page/title.ts';
import { INK, TEXT, TEXT_SOFT } from '../palette.ts';
import { segment } from '../path.ts';
import { finish } from './finish.ts';
import { keptLabels } from './kept-labels.ts';
import { PAPERS, SCALES, type PlanOptions } from './options.ts';
import { SIZES, paperOf, spaceOf, fitScale, withCrowns } from './sheet-fit.ts';

/** Schedule lines as rows; counts are the model's. */
export function rowsOf(model: GardenModel, areaId: string | null): ScheduleRow[] {
  if (!areaId)
    return model.planting.schedule.map((line) => ({
      key: line.key,
      plantId: line.plantId,
      latinName: line.latinName,
      commonName: line.commonName,
      count: line.count,
    }));
  const counts = new Map<string, number>();
  for (const p of model.planting.placements)
    if (p.areaId === areaId && !p.existing) counts.set(p.plantId, (counts.get(p.plantId) ?? 0) + 1);
  return model.planting.schedule
    .filter((line) => counts.has(line.plantId))
    .map((line) => ({
      key: line.key,
      plantId: line.plantId,
      latinName: line.latinName,
      commonName: line.commonName,
      count: counts.get(line.plantId)!,
    }));
}

/** Title, schedule, north, scale and note down the right side. */
export function drawPanel(
  options: PlanOptions,
  board: Board,
  garden: GardenLayers,
  rows: ScheduleRow[],
  paper: 'A3' | 'A4',
  scale: number,
): Primitive[] {
  const { width: W, height: H } = PAPERS[paper],
    s = SIZES[paper],
    x = W - s.margin - s.panel,
    right = W - s.margin,
    items: Primitive[] = [];
  items.push({
    kind: 'path',
    d: segment(x - 5, s.margin, x - 5, H - s.margin),
    stroke: INK,
    strokeWidth: 0.3,
    fill: 'none',
  });
  let y = s.margin + s.title * 0.72;
  const title = options.title?.trim() || 'Garden plan';
  const { size, lines } = fitTitle(title, s.title, s.panel);
  for (const line of lines) {
    items.push({ kind: 'text', x, y, text: line, size, font: 'title', fill: TEXT });
    y += size * 0.96;
  }
  y -= size * 0.96 - s.title * 0.56;
  for (const line of wrapText(options.subtitle ?? '', s.title * 0.29, s.panel, 2)) {
    items.push({
      kind: 'text',
      x,
      y,
      text: line,
      size: s.title * 0.29,
      font: 'text',
      fill: TEXT_SOFT,
    });
    y += s.title * 0.4;
  }
  y += s.title * 0.55;
  items.push(
    {
      kind: 'text',
      x,
      y,
      text: options.view === 'bed' ? 'PLANTS IN THIS BED' : 'PLANTING SCHEDULE',
      size: s.title * 0.28,
      font: 'text',
      bold: true,
      fill: INK,
      spacing: 0.7,
    },
    {
      kind: 'path',
      d: segment(x, y + 1.8, right, y + 1.8),
      stroke: INK,
      strokeWidth: 0.18,
      fill: 'none',
    },
  );
  y += 4.4;
  const foot = H - s.margin - s.title * 4.4;
  const { layout, site } = options.model,
    ground = options.view === 'bed' ? [] : [...groundRows(layout.areas), ...zoneRows(site)],
    small = s.title * 0.28,
    high = groundKeyHeight(ground, small);
  items.push(
    ...drawSchedule(rows, garden.plants, x, y, s.panel, foot - y - 8 - high),
    ...drawGroundKey(board, ground, x, foot - high, s.panel, small),
  );
  items.push(...drawFoot(options, board, paper, scale, x, foot));
  return items;
}

function drawFoot(
  options: PlanOptions,
  board: Board,
  paper: 'A3' | 'A4',
  scale: number,
  x: number,
  foot: number,
): Primitive[] {
  const s = SIZES[paper],
    r = s.title * 0.68,
    bottom = PAPERS[paper].height - s.margin,
    small = s.title * 0.25;
  const bar = drawScaleBar(x + 0.2, foot + s.title * 2.62, board.frame.k, s.panel - 8, small);
  const tx = x + r * 4.6;
  return [
    ...drawNorth(x + r * 1.9, foot + s.title * 1.12, r, board.frame.northDeg),
    {
      kind: 'text',
      x: tx,
      y: foot + s.title * 1.12,
      text: `1:${scale}`,
      size: s.title * 0.62,
      font: 'title',
      fill: TEXT,
    },
    {
      kind: 'text',
      x: tx,
      y: foot + s.title * 1.12 + small * 1.7,
      text: `at ${paper}, lengths in metres`,
      size: small,
      font: 'text',
      fill: TEXT_SOFT,
    },
    ...bar.items,
    {
      kind: 'text',
      x,
      y: bottom - small * 1.5,
      text: fitText(
        options.note ?? 'Symbols at mature spread. Levels from the door, in metres.',
        small,
        s.panel,
      ),
      size: small,
      font: 'text',
      fill: TEXT_SOFT,
    },
    {
      kind: 'text',
      x,
      y: bottom,
      text: 'Concept drawing. Check on site before setting out.',
      size: small * 0.94,
      font: 'text',
      fill: TEXT_SOFT,
    },
  ];
}

export function houseLabel(garden: GardenLayers, size: number): Primitive {
  const upright = garden.house.turnDeg !== 0;
  return {
    kind: 'text',
    x: garden.house.at[0] + (upright ? size * 0.36 : 0),
    y: garden.house.at[1] + (upright ? 0 : size * 0.36),
    text: garden.house.name.toUpperCase(),
    size,
    font: 'text',
    anchor: 'middle',
    fill: '#6b665e',
    spacing: size * 0.4,
    turnDeg: garden.house.turnDeg,
  };
}

/** At smaller scales every number on the plan would cover it. */
const SPARSE_FROM = 75;

export function drawSheet(options: PlanOptions): Drawing {
  const paper = paperOf(options),
    { width: W, height: H } = PAPERS[paper],
    s = SIZES[paper];
  const plot = bounds([[options.model.site.boundary]] as Region);
  const space = spaceOf(paper);
  const fit = fitScale(
    plot,
    withCrowns(options),
    space,
    s.house,
    s.away + s.dimension * 1.3,
    SCALES,
  );
  const board = makeBoard(
    makeFrame(plot, 1 / fit.scale, fit.turn, fit.left, fit.top, options.model.site.bearingDeg),
    options.model,
    options.catalogue,
  );
  const garden = drawGarden(board, s.house);
  const layers = new Map<LayerId, Primitive[]>(garden.layers);
  const labels = drawLabels(board, s.label, namesKeepOff(board)),
    levels = levelMarks(board, s.label * 0.72, labels.boxes),
    rows = rowsOf(options.model, null);
  const kept = keptLabels(board, s.label * 0.72, [...labels.boxes, ...levels.boxes]);
  const keys = drawKeyNumbers(
    board,
    new Map(rows.map((row) => [row.plantId, row.key])),
    (fit.scale > SPARSE_FROM ? 0.76 : fit.scale > 50 ? 0.88 : 1) * s.disc,
    [...levels.boxes, ...kept.boxes],
    { ...space, x0: 4, y0: 4, y1: H - 4 },
    { isSparse: fit.scale > SPARSE_FROM },
  );
  layers.set('dimensions', drawDimensions(board, s.away, s.dimension));
  layers.set('labels', [
    houseLabel(garden, s.label),
    ...labels.items,
    ...gateLabels(board, s.label * 0.8, s.house),
    ...levels.items,
    ...kept.items,
  ]);
  layers.set('keys', keys.items);
  layers.set('panel', drawPanel(options, board, garden, rows, paper, fit.scale));
  return finish(
    board,
    {
      view: 'sheet',
      name: options.title?.trim() || 'Garden plan',
      widthMm: W,
      heightMm: H,
      scale: fit.scale,
    },
    layers,
  );
}
