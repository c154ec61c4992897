/** How a garden is fitted to its sheet: paper, what has to be in sight, scale and turn. */
import { bounds } from '../../geometry/region.ts';
import { pageSize, type Turn } from '../frame.ts';
import type { Box } from '../page/labels.ts';
import { formOf, isCanopy } from '../plants/symbol.ts';
import { PAPERS, SCALES, type PlanOptions } from './options.ts';

type Sizes = {
  margin: number;
  panel: number;
  house: number;
  away: number;
  title: number;
  label: number;
  dimension: number;
  disc: number;
};

export const SIZES: Record<'A3' | 'A4', Sizes> = {
  A3: { margin: 10, panel: 90, house: 12, away: 7, title: 11, label: 3.5, dimension: 3, disc: 2.3 },
  A4: { margin: 8, panel: 70, house: 8, away: 6.2, title: 8, label: 2.8, dimension: 2.5, disc: 2 },
};

type GroundBox = { x0: number; y0: number; x1: number; y1: number };

/** How far crowns pass each side of the plot, ground mm. */
export function withCrowns(options: PlanOptions): GroundBox {
  const { site, planting } = options.model,
    box = bounds([[site.boundary]]);
  const plants = new Map(options.catalogue.plants.map((plant) => [plant.id, plant]));
  const all = [
    ...planting.placements.filter((p) => isCanopy(formOf(plants.get(p.plantId), p))),
    ...site.existing.filter((e) => e.kind === 'tree'),
  ];
  return {
    x0: Math.min(box.x0, ...all.map((p) => p.x - p.radiusMm)),
    y0: Math.min(box.y0, ...all.map((p) => p.y - p.radiusMm)),
    x1: Math.max(box.x1, ...all.map((p) => p.x + p.radiusMm)),
    y1: Math.max(box.y1, ...all.map((p) => p.y + p.radiusMm)),
  };
}

export type Fit = { scale: number; turn: Turn; left: number; top: number };

/** The largest listed scale, house at the bottom rather than at the left, at which the plot with its dimensions and crowns fits the space. */
export function fitScale(
  plot: GroundBox,
  crowns: GroundBox,
  space: Box,
  before: number,
  around: number,
  scales: readonly number[],
): Fit {
  const w = space.x1 - space.x0,
    h = space.y1 - space.y0;
  // a long garden lies along the page's width where it can
  const turns: readonly Turn[] = plot.y1 - plot.y0 > 1.6 * (plot.x1 - plot.x0) ? [1, 0] : [0, 1];
  for (const scale of [...scales, 1000, 2000, 5000])
    for (const turn of turns) {
      const k = 1 / scale,
        plotSize = pageSize(plot, k, turn);
      // crowns may reach into the margin
      const over = (mm: number) => Math.max(around, mm * k - 5);
      const lowX = over(plot.x0 - crowns.x0),
        highX = over(crowns.x1 - plot.x1),
        highY = over(crowns.y1 - plot.y1),
        house = Math.max(before, (plot.y0 - crowns.y0) * k);
      const pad =
        turn === 0
          ? { left: lowX, right: highX, top: highY, bottom: house }
          : { left: house, right: highY, top: lowX, bottom: highX };
      const width = plotSize.width + pad.left + pad.right,
        height = plotSize.height + pad.top + pad.bottom;
      if (width <= w && height <= h)
        return {
          scale,
          turn,
          left: space.x0 + (w - width) / 2 + pad.left,
          top: space.y0 + (h - height) / 2 + pad.top,
        };
    }
  return { scale: 10000, turn: 0, left: space.x0, top: space.y0 };
}

/** A plan is still read at this scale on a printer's paper. */
const LEGIBLE = 100;
/** More kinds of plant take two columns on A4, where their names are cut. */
const MOST_KINDS_ON_A4 = 24;

/** The sheet asked for; else A4 where it carries a legible scale and the whole schedule. */
export function paperOf(options: PlanOptions): 'A3' | 'A4' {
  if (options.paper) return options.paper;
  const plot = bounds([[options.model.site.boundary]]),
    crowns = withCrowns(options),
    { house, away, dimension } = SIZES.A4;
  const onA4 = fitScale(plot, crowns, spaceOf('A4'), house, away + dimension * 1.3, SCALES);
  const kinds = options.model.planting.schedule.length;
  return onA4.scale <= LEGIBLE && kinds <= MOST_KINDS_ON_A4 ? 'A4' : 'A3';
}

export function spaceOf(paper: 'A3' | 'A4'): Box {
  const { width: W, height: H } = PAPERS[paper],
    s = SIZES[paper];
  return { x0: s.margin, y0: s.margin, x1: W - s.margin - s.panel - 8, y1: H - s.margin };
}
