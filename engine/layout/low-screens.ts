/** Low lines of the layout: planters behind seats, clipped edging and retaining walls. */
import { area, bounds } from '../geometry/region.ts';
import { offset } from '../geometry/trial.ts';
import type { Mm } from '../model/shapes.ts';
import type { Site } from '../model/site.ts';
import { fallOver } from '../site/levels.ts';
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

/** Less than this is taken up by the bed's edge, mm. */
const LEAST_HELD_MM = 150;
/** Ground that a level terrace holds at its far edge: a wall to sit on where it can be, higher where it has to. */
const retainedMm = (site: Site, depth: Mm): Mm => {
  const held = Math.ceil(fallOver(site, site.slope === 'across' ? depth / 2 : depth) / 50) * 50;
  return site.levels?.fallMm ? held : Math.max(450, held);
};

/** On a slope the terrace is held, or holds the ground above it, by a low wall that also gives seats. */
export function retainingWalls(garden: Planted, ground: ScreenGround): Found[] {
  const { site, terrace } = garden;
  if (site.slope === 'level') return [];
  const heightMm = retainedMm(site, terrace.depth);
  if (heightMm < LEAST_HELD_MM) return [];
  const ring = offset(terrace.region, 150)[0]?.[0];
  if (!ring) return [];
  const seat = heightMm >= 400 && heightMm <= 550 ? ', at sitting height' : '';
  const why =
    site.slope === 'up'
      ? `Holds the rising ground back from the terrace${seat}`
      : `Holds the terrace level where the ground falls away${seat}`;
  const front = ring.filter(([, y]) => y > 0);
  const start = front.findIndex(
    ([, y], i) => y < (front[(i + front.length - 1) % front.length]?.[1] ?? 0),
  );
  const line = start > 0 ? [...front.slice(start), ...front.slice(0, start)] : front;
  return ground.along(line, { kind: 'low-wall', heightMm, thicknessMm: 250, why });
}
