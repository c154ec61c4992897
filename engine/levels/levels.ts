/** Finished levels of a garden: floors, steps, edges that hold ground, slopes of the ways, and what is cut and filled. */
import {
  area,
  bounds,
  contains,
  disc,
  distanceToSegment,
  turnedRectangle,
} from '../geometry/region.ts';
import { footprint } from '../checks/near.ts';
import type { Area, Furnishing, Layout } from '../model/layout.ts';
import type { Mm, Region } from '../model/shapes.ts';
import type { Site } from '../model/site.ts';
import { isUndug } from '../quantities/build-ups.ts';
import { doorway } from '../site/door.ts';
import { levelAt } from '../site/levels.ts';
import { breakEdges, breakFlights } from './breaks.ts';
import { doorSteps } from './door-steps.ts';
import { dressedAt, DRESSED_RUN, GRADED_MM, keepsLevelFor } from './dressed.ts';
import { earthworkOf } from './earthworks.ts';
import { treadAt } from './flight.ts';
import { floorsOf, groundAtDoor, isFlushAt } from './floors.ts';
import { gradedAt } from './graded.ts';
import { heldEdges } from './held-edges.ts';
import { joinFloors } from './join-floors.ts';
import type { Obstacles } from './place-steps.ts';
import { ONE_STEP_MM } from './step-sizes.ts';
import { easeFloors } from './step-free.ts';
import type { Flight, Floor, GardenLevels, HeldEdge } from './types.ts';
import { waysOf } from './ways.ts';

type Ground = { site: Site; layout: Layout };
type Known = {
  site: Site;
  regions: readonly Area['region'][];
  furnishings: readonly Furnishing[];
  levels: GardenLevels;
};
/** Drawing, take-off and checks ask one after the other; a change of material moves no level. */
const done = new WeakMap<Layout['routes'], Known>();

/** The levels of a site's layout: derived, never stored, so that designs of every age have them. */
export function levelsOf({ site, layout }: Ground): GardenLevels {
  const known = done.get(layout.routes);
  if (
    known?.site === site &&
    known.furnishings === layout.furnishings &&
    known.regions.length === layout.areas.length &&
    known.regions.every((region, i) => region === layout.areas[i]!.region)
  )
    return known.levels;
  const levels = derive(site, layout);
  done.set(layout.routes, {
    site,
    regions: layout.areas.map(({ region }) => region),
    furnishings: layout.furnishings,
    levels,
  });
  return levels;
}

/** About a stem that stays no step is dug; further off a small plot is roots throughout. */
const FOOT_MM: Mm = 1500;
/** Ground that slopes and may be dug. */
const isSloping = (site: Site): boolean => site.slope !== 'level' && !isUndug(site);

function derive(site: Site, layout: Layout): GardenLevels {
  const isFlush = isFlushAt(site),
    sloping = isSloping(site);
  // what is laid on ground that may not be dug lies as that ground does, but for the floor at the door
  const own = floorsOf(site, layout);
  const hasBreaks = (site.levels?.breaks?.length ?? 0) > 0,
    stepFree = isUndug(site) ? undefined : site.levels?.stepFree,
    eased = stepFree && easeFloors(site, layout, own, stepFree);
  const floors = eased
    ? eased.floors
    : sloping && hasBreaks
      ? own
      : sloping
        ? joinFloors(site, layout, own)
        : own.filter(({ areaId }) => site.slope === 'level' || areaId === 'terrace');
  const terrace = floors.find(({ areaId }) => areaId === 'terrace'),
    atDoorMm = terrace?.levelMm ?? groundAtDoor(site),
    isUneven = sloping || atDoorMm !== groundAtDoor(site);
  const flat: GardenLevels = {
    atDoorMm,
    isFlush,
    floors,
    landing: null,
    flights: [],
    edges: [],
    stretches: [],
    earthworks: [],
  };
  if (!isUneven && -atDoorMm <= ONE_STEP_MM) return flat;
  const way = doorway(site),
    boxed = (region: Region) => ({ region, box: bounds(region) });
  const obstacles: Obstacles = {
    plot: [[site.boundary]],
    floors: floors.map(({ region }) => ({ region, box: bounds(region), mm2: area(region) })),
    things: layout.furnishings.map(footprint).map(boxed),
    roots: site.existing
      .flatMap((thing) => {
        const reach = keepsLevelFor(thing);
        return reach ? [disc(thing.x, thing.y, Math.min(reach, FOOT_MM), 24)] : [];
      })
      .map(boxed),
    doorway: boxed(turnedRectangle(way.x, way.y, way.width, way.depth, way.turn)),
  };
  const door = terrace ? doorSteps(site, terrace.region, atDoorMm, obstacles) : null,
    first: Flight[] = door ? [door.flight] : [];
  if (!isUneven) return { ...flat, landing: door?.landing ?? null, flights: first };
  const standing = sloping ? breakFlights(site) : [];
  const { flights, stretches } = waysOf(
    site,
    layout,
    floors,
    obstacles,
    { isOnWheels: isFlush, stepFree, ends: eased?.ends },
    standing,
  );
  return {
    ...flat,
    landing: door?.landing ?? null,
    flights: [...first, ...flights],
    edges: [...heldEdges(site, layout, floors, flights), ...(sloping ? breakEdges(site) : [])],
    stretches,
    earthworks: floors.map((floor) => earthworkOf(site, floor)),
  };
}

/** Level of the finished surface at a point, mm: a tread, a landing, a floor, a path as it is sloped, or the ground. */
export function surfaceAt({ site, layout }: Ground, x: Mm, y: Mm): Mm {
  const { flights, landing, floors, stretches, edges } = levelsOf({ site, layout });
  const flight = flights.find(({ region }) => contains(region, x, y));
  if (flight) return treadAt(flight, x, y);
  if (landing && contains(landing.region, x, y)) return landing.levelMm;
  const floor = floorAt(floors, x, y);
  if (floor) return floor.levelMm;
  const isPath =
    stretches.length > 0 &&
    layout.areas.some(({ kind, region }) => kind === 'path' && contains(region, x, y));
  const ground = levelAt(site, x, y);
  if (isPath) return gradedAt(stretches, flights, x, y) ?? ground;
  // soil runs up to an edge that no wall holds, and a wall's own foot and head are level
  return isHeldBy(edges, x, y) || site.slope === 'level'
    ? ground
    : (dressedAt([x, y], ground, floors) ?? ground);
}
/** A wall stands between a floor and this place. */
const isHeldBy = (edges: readonly HeldEdge[], x: Mm, y: Mm): boolean =>
  edges.some(({ line }) =>
    line.slice(1).some((b, i) => distanceToSegment(x, y, line[i]!, b) < GRADED_MM * DRESSED_RUN),
  );
const floorAt = (floors: readonly Floor[], x: Mm, y: Mm): Floor | undefined =>
  floors.find(({ region }) => contains(region, x, y));

/** How far a floor stands above the natural ground under it at the most, mm; 0 where it stands nowhere above it. */
export function riseOf(ground: Ground, areaId: string): Mm {
  const { floors } = levelsOf(ground),
    floor = floors.find((one) => one.areaId === areaId);
  const corners = floor?.region.flat(2) ?? [];
  return Math.max(
    0,
    ...corners.map(([x, y]) => Math.round(floor!.levelMm - levelAt(ground.site, x, y))),
  );
}
