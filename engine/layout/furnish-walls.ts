/** What is hung on a wall or a fence: no ground of its own, and a clear strip before it. */
import { openingsOf } from '../drawing/house.ts';
import { FURNISHINGS } from '../features/features.ts';
import { contains } from '../geometry/region.ts';
import { atan2, degrees, hypot } from '../geometry/trig.ts';
import type { AreaKind } from '../model/layout.ts';
import type { Mm } from '../model/shapes.ts';
import type { BoundaryEdge } from '../model/site.ts';
import { boxesCollide, type Footprint } from './box-fit.ts';
import { WALKABLE } from './plan-types.ts';
import type { Furnisher, Thing } from './furnisher.ts';
import type { BareArea, Planted } from './stages.ts';

/** To stand before it and lift something off. */
const STRIP_MM: Mm = 900;
/** A low wall or a hedge carries nothing. */
const LEAST_WALL_MM: Mm = 1500;
const PACE_MM: Mm = 150,
  OFF_WALL_MM: Mm = 20,
  FROM_WINDOW_MM: Mm = 100,
  /** Out of the way of who sits at the table. */
  FROM_TABLE_MM: Mm = 3000,
  OVER_BED = 6000,
  APART_MM: Mm = 4000,
  /** A box for birds is out of reach of cats there. */
  HIGH_WALL = 5000;
/** Floors that a strip may be part of, the best first. */
const FLOORS: readonly AreaKind[] = ['space', 'gravel', 'path', 'margin', 'terrace', 'seat', 'bed'];
/** Over a bed nothing grows in the strip, and one steps into it from a floor or from grass so near. */
const TO_STRIP_MM: Mm = 500;

const carries = ({ kind, heightMm, isSheer, noFixings }: BoundaryEdge): boolean =>
  (kind === 'house' || kind === 'wall' || kind === 'fence') &&
  heightMm >= LEAST_WALL_MM &&
  !isSheer &&
  !noFixings;

/** Puts it against the best piece of wall that has floor before it; false where none has. */
function addToWall(
  furnisher: Furnisher,
  areas: readonly BareArea[],
  thing: Thing,
  { site, frame }: Pick<Planted, 'site' | 'frame'>,
  /** Nobody stands before it: it hangs over planting as well as over a floor. */
  isHigh = false,
): boolean {
  const tables = furnisher.things.filter(
    ({ kind }) => kind === 'dining-set' || kind === 'lounge-set',
  );
  const solid = furnisher.things
    .filter(({ kind }) => !FURNISHINGS[kind].isOverhead)
    .map(({ x, y, widthMm, depthMm, turnDeg }): Footprint => ({
      x,
      y,
      width: widthMm,
      depth: depthMm,
      turn: turnDeg,
    }));
  const openings = openingsOf(site);
  const places: {
    area: BareArea;
    at: Footprint;
    strip: Footprint;
    worth: number;
    height: Mm;
  }[] = [];
  for (const edge of site.edges.filter(carries)) {
    const [dx, dy] = [edge.to[0] - edge.from[0], edge.to[1] - edge.from[1]],
      long = hypot(dx, dy);
    if (long < thing.width) continue;
    const [ux, uy] = [dx / long, dy / long],
      [mx, my] = [(edge.from[0] + edge.to[0]) / 2, (edge.from[1] + edge.to[1]) / 2],
      // of the two sides the one within the plot
      way = contains(frame.plot, mx - uy * 50, my + ux * 50) ? 1 : -1,
      [nx, ny] = [-uy * way, ux * way],
      turn = (Math.round(degrees(atan2(nx, -ny))) + 360) % 360;
    const off = thing.depth / 2 + OFF_WALL_MM,
      ahead = off + (thing.depth + STRIP_MM) / 2;
    for (let run = thing.width / 2; run <= long - thing.width / 2; run += PACE_MM) {
      const [wx, wy] = [edge.from[0] + ux * run, edge.from[1] + uy * run];
      const isBeforeGlass =
        edge.kind === 'house' &&
        openings.some(
          ({ x0, x1 }) =>
            wx + thing.width / 2 + FROM_WINDOW_MM > x0 &&
            wx - thing.width / 2 - FROM_WINDOW_MM < x1,
        );
      if (isBeforeGlass) continue;
      const at = {
          x: Math.round(wx + nx * off),
          y: Math.round(wy + ny * off),
          width: thing.width,
          depth: thing.depth,
          turn,
        },
        strip = {
          ...at,
          x: Math.round(wx + nx * ahead),
          y: Math.round(wy + ny * ahead),
          depth: STRIP_MM,
        };
      const area = FLOORS.flatMap((kind) => areas.filter((one) => one.kind === kind)).find((one) =>
        contains(one.region, at.x, at.y),
      );
      if (!area || !contains(frame.plot, strip.x, strip.y)) continue;
      if (!isHigh && solid.some((other) => boxesCollide(strip, other))) continue;
      const out = off + thing.depth / 2 + STRIP_MM + TO_STRIP_MM;
      if (
        !isHigh &&
        area.kind === 'bed' &&
        !areas.some(
          ({ kind, region }) =>
            WALKABLE.has(kind) && contains(region, wx + nx * out, wy + ny * out),
        )
      )
        continue;
      const near = tables.reduce(
        (least, one) => Math.min(least, hypot(one.x - at.x, one.y - at.y)),
        FROM_TABLE_MM,
      );
      // a pair of a kind keeps its distance
      const apart = furnisher.things
        .filter(({ kind }) => kind === thing.kind)
        .reduce((least, one) => Math.min(least, hypot(one.x - at.x, one.y - at.y)), APART_MM);
      places.push({
        // nothing hangs above what it hangs on
        height: Math.min(thing.height, edge.heightMm),
        area,
        at,
        strip,
        worth:
          near +
          apart +
          (isHigh && edge.heightMm > thing.height ? HIGH_WALL : 0) -
          (area.kind === 'bed' && !isHigh ? OVER_BED : FLOORS.indexOf(area.kind) * 400),
      });
    }
  }
  return places
    .sort((a, b) => b.worth - a.worth)
    .some(({ area, at, strip, height }) => {
      if (!furnisher.put(area, { ...thing, height }, at.x, at.y, at.turn, { inWay: 'slim' }))
        return false;
      if (!isHigh) furnisher.reserve(strip);
      return true;
    });
}

/** Where the wall is short, bicycles hang one above the other or by a wheel and flat to the wall, and boards upright. */
const SHORTER = [
  [1800, 400],
  [1200, 350],
  [900, 350],
] as const;
export function addRack(
  furnisher: Furnisher,
  areas: readonly BareArea[],
  garden: Pick<Planted, 'site' | 'frame' | 'ask'>,
): boolean {
  return [garden.ask.rackMm, ...SHORTER].some(([width, depth]) =>
    addToWall(furnisher, areas, { kind: 'wall-rack', width, depth, height: 1900 }, garden),
  );
}

const BOX: Thing = { kind: 'nest-box', width: 250, depth: 200, height: 2500 };
/** Boxes on walls and fences, each as far from where people sit as there is; false where none found a place. */
export function addNestBoxes(
  furnisher: Furnisher,
  areas: readonly BareArea[],
  garden: Pick<Planted, 'site' | 'frame'>,
  count: number,
): boolean {
  let put = 0;
  while (put < count && addToWall(furnisher, areas, BOX, garden, true)) put++;
  return put > 0;
}
