/** Low lines of the layout: planters behind seats, and clipped edging. */
import { lineBeside } from '../geometry/line-beside.ts';
import { area, bounds } from '../geometry/region.ts';
import { offset } from '../geometry/trial.ts';
import { hypot } from '../geometry/trig.ts';
import { ScreenGround } from './screen-ground.ts';

import { type Make, type Found, MOST_UNDUG_MM } from './screen-kinds.ts';
import type { Planted } from './stages.ts';

/** Screens stand in the planters, along the edges that are looked in over. */
export function behindPlanters(garden: Planted, ground: ScreenGround, make: Make): Found[] {
  return garden.parts
    .filter((part) => part.kind === 'bed')
    .slice(0, 3)
    .flatMap((part) => {
      const box = bounds(part.region),
        wide = box.x1 - box.x0 > box.y1 - box.y0,
        mid = (garden.frame.x0 + garden.frame.x1) / 2;
      const x = (box.x0 + box.x1) / 2 > mid ? box.x1 - 200 : box.x0 + 200;
      return ground.along(
        wide
          ? [
              [box.x0 + 100, box.y1 - 200],
              [box.x1 - 100, box.y1 - 200],
            ]
          : [
              [x, box.y0 + 100],
              [x, box.y1 - 100],
            ],
        {
          ...make,
          heightMm: MOST_UNDUG_MM,
          why: 'A screen in the planter breaks the view in, low enough to stand up to the wind',
        },
      );
    });
}

/** A hedge that was asked for in front of the house runs along the pavement: under a metre it needs nobody's leave beside a road. */
export function streetHedge({ ask, frame }: Planted, ground: ScreenGround): Found[] {
  if (!ask.streetHedge) return [];
  const ring = frame.plot[0]?.[0] ?? [];
  return ring.flatMap((from, i): Found[] => {
    const to = ring[(i + 1) % ring.length]!,
      length = hypot(to[0] - from[0], to[1] - from[1]);
    // the plot runs counter-clockwise with the house at 0: what runs towards smaller x is the street's side
    if (length < LEAST_STREET_MM || (from[0] - to[0]) / length < TO_STREET) return [];
    return ground.along(lineBeside(from, to, FROM_PAVEMENT_MM), {
      kind: 'hedge',
      heightMm: STREET_HEDGE_MM,
      thicknessMm: 400,
      why: 'A low clipped hedge along the pavement, under the metre that is allowed beside a road',
    });
  });
}
const LEAST_STREET_MM = 900,
  TO_STREET = 0.7,
  FROM_PAVEMENT_MM = 250,
  STREET_HEDGE_MM = 900;

/** A formal lawn is framed by a low clipped hedge. */
export function formalEdging(garden: Planted, ground: ScreenGround): Found[] {
  const { ask, language, figure } = garden;
  if (
    language !== 'formal' ||
    ask.budget === 'low' ||
    ask.type === 'lowmaint' ||
    !figure.length ||
    area(figure) < 12e6
  )
    return [];
  const ring = offset(figure, 250)[0]?.[0];
  if (!ring) return [];
  return ground.along([...ring, ring[0]!], {
    kind: 'hedge',
    heightMm: 450,
    thicknessMm: 300,
    why: 'A clipped edge keeps the planting off the grass and holds the line in winter',
  });
}
