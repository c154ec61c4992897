/** The garden alone on paper, composed for a frame: no lettering, so it needs no fonts. */
import { bounds } from '../../geometry/region.ts';
import { makeBoard } from '../board.ts';
import type { Drawing } from '../drawing.ts';
import { makeFrame, pageSize, type Turn } from '../frame.ts';
import { drawGarden } from '../garden-layers.ts';
import { formOf, isCanopy } from '../plants/symbol.ts';
import { finish } from './finish.ts';
import type { PlanOptions } from './options.ts';

const WIDTH = 300;

/** Crowns may pass the plot's edge but stay in the picture: the ground box, grown to hold them. */
function extent(options: PlanOptions): { x0: number; y0: number; x1: number; y1: number } {
  const { site, planting } = options.model,
    box = bounds([[site.boundary]]);
  const plants = new Map(options.catalogue.plants.map((plant) => [plant.id, plant]));
  const all = [
    ...planting.placements.filter((p) => isCanopy(formOf(plants.get(p.plantId), p))),
    ...site.existing.filter((e) => e.kind === 'tree'),
  ];
  return {
    x0: Math.min(box.x0, ...all.map((p) => p.x - p.radiusMm)),
    y0: Math.min(0, box.y0),
    x1: Math.max(box.x1, ...all.map((p) => p.x + p.radiusMm)),
    y1: Math.max(box.y1, ...all.map((p) => p.y + p.radiusMm)),
  };
}

export function drawPicture(options: PlanOptions): Drawing {
  const aspect = Math.max(0.4, Math.min(3, options.aspect ?? 1.5)),
    height = WIDTH / aspect;
  const full = extent(options),
    margin = Math.min(WIDTH, height) * 0.045,
    houseDepth = Math.min(WIDTH, height) * 0.058;
  const fit = (turn: Turn) => {
    const one = pageSize(full, 1, turn);
    return Math.min(
      (WIDTH - 2 * margin - (turn ? houseDepth : 0)) / one.width,
      (height - 2 * margin - (turn ? 0 : houseDepth)) / one.height,
    );
  };
  // the house stays at the bottom unless lying along the width shows the garden clearly larger
  const turn: Turn = fit(1) > fit(0) * 1.04 ? 1 : 0;
  const k = fit(turn),
    size = pageSize(full, k, turn);
  const left = (WIDTH - size.width - (turn ? houseDepth : 0)) / 2 + (turn ? houseDepth : 0),
    top = (height - size.height - (turn ? 0 : houseDepth)) / 2;
  const board = makeBoard(
    makeFrame(full, k, turn, left, top, options.model.site.bearingDeg),
    options.model,
    options.catalogue,
  );
  const { layers } = drawGarden(board, houseDepth);
  return finish(
    board,
    {
      view: 'picture',
      name: options.title ?? 'Plan of the garden',
      widthMm: WIDTH,
      heightMm: height,
      scale: null,
    },
    layers,
  );
}
