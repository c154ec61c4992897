/** The other hand: a site reflected in the middle of its width, and a layout reflected back. */
import type { Layout } from '../model/layout.ts';
import type { Mm } from '../model/shapes.ts';
import type { Site } from '../model/site.ts';
import { mirrorX } from '../geometry/region.ts';
import type { SunReader } from './plan-types.ts';

/** `middle` is the sum of the plot's least and greatest x: x becomes middle - x. */
export function mirrorSite(site: Site, middle: Mm): Site {
  return {
    ...site,
    boundary: site.boundary.map(([x, y]) => [middle - x, y] as const).reverse(),
    house: { ...site.house, x0: middle - site.house.x1, x1: middle - site.house.x0 },
    doorX: middle - site.doorX,
    edges: site.edges
      .map((edge) => ({
        ...edge,
        from: [middle - edge.to[0], edge.to[1]] as const,
        to: [middle - edge.from[0], edge.from[1]] as const,
      }))
      .reverse(),
    existing: site.existing.map((thing) => ({ ...thing, x: middle - thing.x })),
    ...(site.covers
      ? { covers: site.covers.map((cover) => ({ ...cover, x: middle - cover.x })) }
      : {}),
    ...(site.unit ? { unit: { ...site.unit, x: middle - site.unit.x } } : {}),
    ...(site.kerbSide
      ? { kerbSide: site.kerbSide === 'left' ? ('right' as const) : ('left' as const) }
      : {}),
    ...(site.lookers
      ? { lookers: site.lookers.map((one) => ({ ...one, side: mirrored(one.side) })) }
      : {}),
    ...(site.services
      ? {
          services: site.services.map((one) => ({
            ...one,
            line: one.line.map(([x, y]) => [middle - x, y] as const),
          })),
        }
      : {}),
    ...(site.levels
      ? {
          levels: {
            ...site.levels,
            ...(site.levels.low
              ? { low: site.levels.low === 'left' ? ('right' as const) : ('left' as const) }
              : {}),
            ...(site.levels.breaks
              ? {
                  breaks: site.levels.breaks.map((one) => ({
                    ...one,
                    stepsX: middle - one.stepsX,
                  })),
                }
              : {}),
          },
        }
      : {}),
    ...(site.barred
      ? {
          barred: site.barred.map((zone) => ({
            ...zone,
            outline: zone.outline.map(([x, y]) => [middle - x, y] as const).reverse(),
            ...(zone.way ? { way: zone.way.map(([x, y]) => [middle - x, y] as const) } : {}),
          })),
        }
      : {}),
    ...(site.strip && site.strip.side !== 'back'
      ? {
          strip: {
            ...site.strip,
            side: site.strip.side === 'left' ? ('right' as const) : ('left' as const),
          },
        }
      : {}),
  };
}

const mirrored = (side: 'left' | 'right' | 'back'): 'left' | 'right' | 'back' =>
  side === 'left' ? 'right' : side === 'right' ? 'left' : side;

export function mirrorSun(sun: SunReader, middle: Mm): SunReader {
  return {
    hoursAt: (x, y) => sun.hoursAt(middle - x, y),
    eveningHoursAt: (x, y) => sun.eveningHoursAt(middle - x, y),
    morningHoursAt: (x, y) => sun.morningHoursAt(middle - x, y),
  };
}

const turnBack = (deg: number): number => (((180 - deg) % 180) + 180) % 180;
/** Half-turn things (boxes) keep their look under 180°; a bench looks the other way, so it turns in full. */
const turnFull = (deg: number): number => ((-deg % 360) + 360) % 360;

export function mirrorLayout(layout: Layout, middle: Mm): Layout {
  return {
    ...layout,
    areas: layout.areas.map((area) => ({ ...area, region: mirrorX(area.region, middle) })),
    furnishings: layout.furnishings.map((thing) => ({
      ...thing,
      x: middle - thing.x,
      turnDeg: turnFull(thing.turnDeg),
    })),
    screens: layout.screens.map((screen) => ({
      ...screen,
      line: screen.line.map(([x, y]) => [middle - x, y] as const),
    })),
    trees: layout.trees.map((tree) => ({ ...tree, x: middle - tree.x })),
    ...(layout.openings
      ? {
          openings: layout.openings.map(({ from, to }) => ({
            from: [middle - to[0], to[1]] as const,
            to: [middle - from[0], from[1]] as const,
          })),
        }
      : {}),
    stones: layout.stones.map((stone) => ({
      ...stone,
      x: middle - stone.x,
      turnDeg: turnBack(stone.turnDeg),
    })),
    routes: layout.routes.map((route) => ({
      ...route,
      line: route.line.map(([x, y]) => [middle - x, y] as const),
    })),
  };
}
