/** Low lines of the layout: planters behind seats, and clipped edging. */
import { area, bounds } from '../geometry/region.ts';
import { offset } from '../geometry/trial.ts';
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
