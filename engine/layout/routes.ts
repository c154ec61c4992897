/** Ways from the door to every room; paths are drawn only where the way crosses bed ground. */
import type { AreaKind, Language } from '../model/layout.ts';
import type { Mm, Region } from '../model/shapes.ts';
import { type Box, bounds, contains, disc, rectangle, smooth } from '../geometry/region.ts';
import { buffer, trySubtract, tryUnite } from '../geometry/trial.ts';
import {
  costOfDoor,
  doorFloor,
  doorFloors,
  doorTurns,
  floorRegion,
  openDoors,
  type DoorTurn,
} from './doors.ts';
import { isTableAway } from './ideas.ts';
import { loopRound } from './loop.ts';
import { lengthOf, simplify, type Line } from './polyline.ts';
import { withPaths } from './paving.ts';
import { gateRamps } from './gate-ramp.ts';
import { BLOCKED, routeGround, type RouteGround } from './route-ground.ts';
import { cellsTo, searchRoutes, type RouteTree } from './route-search.ts';
import { wideTurns } from './wide-turns.ts';
import { gatesOf } from '../site/gates.ts';
import {
  BUILDINGS,
  clamp,
  isRound,
  joinOf,
  type Ask,
  type Part,
  type RouteLine,
} from './plan-types.ts';
import type { Parts, Routed, Setting, Sketch } from './stages.ts';

const LEAST_CLEAR = 300;
const TURNING_RADIUS_MM = 780;
/** A way comes to a door within this. */
const DOOR_WAY_MM = 700;
/** A way counts as wide enough within this: candidates are held to half of what the law allows, for rounding in mirrored frames. */
export const WIDTH_SLACK_MM = 35;
const SERVICE: ReadonlySet<AreaKind> = new Set<AreaKind>(['compost', 'store', 'meadow']);
const FETCHED: ReadonlySet<AreaKind> = new Set<AreaKind>([...BUILDINGS, ...SERVICE, 'vegetable']);
const NOT_WALKED_TO: ReadonlySet<AreaKind> = new Set<AreaKind>([
  'terrace',
  'lawn',
  'path',
  'margin',
  'bed',
  'pond',
  'water',
]);

/** Grass narrower than this on a way is paved, mm. */
const SHORT_GAP_MM = 2400;
/** Where one goes in all weathers. */
const needsFirmWay = ({ kind }: Part): boolean => kind === 'seat' || FETCHED.has(kind);
/** Bins, bicycles and a shed that were asked for in words are come to over no grass. */
const isInDailyUse = ({ inWords }: Ask, { feature }: Part): boolean =>
  (feature === 'bins' || feature === 'store' || feature === 'shed') && inWords.has(feature);
const isWalkedTo = ({ id, kind }: Part) => id === 'parking' || !NOT_WALKED_TO.has(kind);
/** A room that no way leads to has no route. */
export function drawRoutes(sketch: Sketch): Routed {
  const { ask, language, parts } = sketch;
  const clear = ask.widths.main / 2;
  const diagonal = language === 'diagonal' || isRound(language);
  const turnCost = isRound(language) ? 0.35 * 0.5 : diagonal ? 4 * 0.6 : 4 * 0.5;
  const search = (clearMm: number): Search => {
    const ground = routeGround(sketch, clearMm);
    return { ground, tree: searchRoutes(ground, diagonal, turnCost), clearMm };
  };
  const wide = search(Math.max(LEAST_CLEAR, clear));
  let narrow: Search | null = null;
  const made: Region[] = [],
    over: Region[] = [],
    routes: RouteLine[] = [],
    onLawn: Line[] = [],
    doors = new Map<Part, DoorTurn>();
  const solid = tryUnite(
    ...parts.filter((part) => hardGround(ask, part)).map((part) => part.region),
  );
  const firm = tryUnite(
    ...parts.filter(({ kind }) => kind !== 'bed' && kind !== 'lawn').map(({ region }) => region),
  );
  const gates = gatesOf(sketch.site).map(({ id, landing }): Part => ({
    id,
    kind: 'path',
    feature: null,
    region: landing,
  }));
  const lawn = sketch.site.levels?.breaks?.length ? 'lawn' : null;
  const rooms = parts.filter((p) => isWalkedTo(p) || p.kind === lawn);
  const ramps = gateRamps(sketch, sketch.terrace.region).map(({ gateId, barrier }) => {
    const cost = Float64Array.from(wide.ground.cost);
    wide.ground.grid.each(barrier, (i) => {
      cost[i] = BLOCKED;
    });
    const ground = { ...wide.ground, cost };
    return { gateId, search: { ...wide, ground, tree: searchRoutes(ground, diagonal, turnCost) } };
  });
  for (const part of [...rooms, ...gates]) {
    const ramp = ramps.find(({ gateId }) => gateId === part.id);
    let found = (ramp && lineTo(ramp.search, part, sketch)) ?? lineTo(wide, part, sketch),
      width = widthFor(ask, part);
    if (!found) {
      narrow ??= search(LEAST_CLEAR);
      found = lineTo(narrow, part, sketch);
      width = Math.min(width, 2 * LEAST_CLEAR + 100);
    }
    if (!found) continue;
    const { line, door } = found;
    routes.push({ partId: part.id, line, width });
    if (door !== undefined) doors.set(part, door);
    for (const run of runsOnBeds(line, solid))
      made.push(buffer(easeLine(run, language), width, joinOf(language)));
    if (ask.household.wheelchair) {
      made.push(turningPlace(line, part));
      if (!isRound(language)) made.push(wideTurns(line, width));
    }
    if (!needsFirmWay(part) || ask.isRamped) continue;
    // dishes are carried over a floor; a short gap of grass wears out; over a longer one there are stones
    for (const run of runsOnBeds(line, firm))
      if (
        isTableAway(part) ||
        isInDailyUse(ask, part) ||
        ask.household.easyAccess ||
        lengthOf(run) < SHORT_GAP_MM
      )
        over.push(buffer(easeLine(run, language), width, joinOf(language)));
    onLawn.push(...lawnRun(sketch, line));
  }
  const loop = loopRound(sketch, sketch.terrace.region);
  if (loop) routes.push({ partId: 'circuit', line: loop.line, width: loop.width });
  const round =
    !loop && ask.household.dog ? circuit(sketch, routes, wide, diagonal, turnCost) : null;
  if (round) {
    routes.push({ partId: 'circuit', line: round, width: ask.widths.secondary });
    for (const run of runsOnBeds(round, solid))
      made.push(buffer(easeLine(run, language), ask.widths.secondary, joinOf(language)));
  }
  const stoneLines = onLawn.sort((a, b) => lengthOf(b) - lengthOf(a));
  const opened = { ...sketch, parts: openDoors(parts, doors) },
    floors = doorFloors(opened.parts.filter((part) => part.door !== undefined));
  return { parts: withPaths(opened, [...made, ...floors], over), routes, stoneLines };
}
/** A wheelchair turns in 1.5 m: room for it where a way ends at a building or a bed. */
function turningPlace(line: Line, part: Part): Region {
  const end = line[Math.max(0, line.length - (BUILDINGS.has(part.kind) ? 2 : 1))]!;
  return BUILDINGS.has(part.kind) || part.kind === 'vegetable'
    ? disc(Math.round(end[0]), Math.round(end[1]), TURNING_RADIUS_MM)
    : [];
}

type Search = { ground: RouteGround; tree: RouteTree; clearMm: number };

/** Ground a route needs no paving on; a wheelchair route is paved over lawn too. */
function hardGround(ask: Ask, part: Part): boolean {
  if (part.kind === 'bed') return false;
  return !(ask.isRamped && part.kind === 'lawn');
}

function widthFor({ widths }: Ask, part: Part): number {
  if (SERVICE.has(part.kind)) return widths.service;
  if (part.kind === 'seat' || part.kind === 'gardenroom') return widths.main;
  return widths.secondary;
}

type Way = { line: Line; door?: DoorTurn };
/** The cheapest way to a part: to any of its ground, to any side of what has no door, or to the best door. */
function lineTo(
  { ground, tree, clearMm }: Search,
  part: Part,
  sketch: Parts & Setting,
): Way | null {
  const { grid } = ground;
  const box = bounds(part.region),
    far = Math.max(300, clearMm - 30) + grid.cell * 1.6;
  let state = -1,
    least = 1e9,
    door: DoorTurn | undefined;
  for (const end of endsOf(sketch, part, far))
    grid.each(end.zone, (i) => {
      for (let e = i * 8; e < i * 8 + 8; e++)
        if (tree.distance[e]! + end.cost < least) {
          least = tree.distance[e]! + end.cost;
          state = e;
          door = end.door;
        }
    });
  if (state < 0) return null;
  const line: Line = cellsTo(tree, state).map((i) => [grid.x(i), grid.y(i)]);
  if (BUILDINGS.has(part.kind)) {
    const end = line[line.length - 1]!;
    line.push([clamp(end[0], box.x0, box.x1), clamp(end[1], box.y0, box.y1)]);
  }
  return door === undefined ? { line } : { line, door };
}

/** A greenhouse that stands has its door in a gable. */
const likelyDoors = ({ kind }: Part, { x0, y0, x1, y1 }: Box): readonly DoorTurn[] =>
  kind === 'greenhouse' ? (x1 - x0 >= y1 - y0 ? [90, 270] : [0, 180]) : [];

type End = { zone: Region; cost: number; door?: DoorTurn };
/** Ground where a way to a part may end. */
function endsOf(sketch: Parts & Setting, part: Part, far: Mm): End[] {
  if (!BUILDINGS.has(part.kind)) return [{ zone: part.region, cost: 0 }];
  const box = bounds(part.region),
    held = part.held?.door,
    turns =
      held !== undefined
        ? [held]
        : part.kept
          ? likelyDoors(part, box)
          : doorTurns(part, box.x1 - box.x0, box.y1 - box.y0);
  if (turns.length)
    return turns.flatMap((door): End[] => {
      const zone = floorRegion(doorFloor(box, door, far, DOOR_WAY_MM));
      // of what stands nobody has said where its door is: a way comes to it, and no ground is cut
      if (part.kept && held === undefined) return [{ zone, cost: 0 }];
      const cost = held === undefined ? costOfDoor(sketch, part, door) : 0;
      return cost === null ? [] : [{ zone, cost, door }];
    });
  const side = Math.min(250, (box.x1 - box.x0) / 4, (box.y1 - box.y0) / 4);
  const zone = trySubtract(
    tryUnite(
      rectangle(box.x0 + side, box.y0 - far, box.x1 - side, box.y1 + far),
      rectangle(box.x0 - far, box.y0 + side, box.x1 + far, box.y1 - side),
    ),
    part.region,
  );
  return [{ zone, cost: 0 }];
}

/** Stretches of the way that cross unpaved ground, each with its last hard point at both ends. */
function runsOnBeds(line: Line, solid: Region): Line[] {
  const runs: Line[] = [];
  let run: Line = [];
  for (const point of line) {
    run.push(point);
    if (!contains(solid, point[0], point[1])) continue;
    if (run.length > 2) runs.push(run);
    run = [point];
  }
  if (run.length > 1) runs.push(run);
  return runs;
}
export function easeLine(line: Line, language: Language): Line {
  const plain = simplify(line, isRound(language) ? 350 : 30);
  return isRound(language) && plain.length > 2 ? smooth(plain, 6, false) : plain;
}

function lawnRun({ parts, ask, language }: Sketch, line: Line): Line[] {
  const lawn = parts.find((part) => part.kind === 'lawn');
  if (!lawn || ask.household.easyAccess) return [];
  const on = line.filter((point) => contains(lawn.region, point[0], point[1]));
  if (on.length <= 3) return [];
  return [isRound(language) ? smooth(simplify(on, 350), 8, false) : simplify(on, 30)];
}

/** For a dog: a second way back from the furthest room, so that the paths close into a round. */
function circuit(
  sketch: Sketch,
  routes: readonly RouteLine[],
  from: Search,
  diagonal: boolean,
  turnCost: number,
): Line | null {
  const { frame, parts } = sketch;
  const toRooms = routes.filter(({ partId }) => parts.some(({ id }) => id === partId));
  if (frame.area < 70e6 || frame.meanWidthMm < 5500 || !toRooms.length) return null;
  const furthest = [...toRooms].sort(
    (a, b) => lengthOf(b.line) - lengthOf(a.line) || (a.partId < b.partId ? -1 : 1),
  )[0]!;
  const cost = Float64Array.from(from.ground.cost);
  for (const route of routes)
    for (const [x, y] of route.line)
      for (let dx = -1; dx <= 1; dx++)
        for (let dy = -1; dy <= 1; dy++) {
          const i = from.ground.grid.index(
            x + dx * from.ground.grid.cell,
            y + dy * from.ground.grid.cell,
          );
          if (i >= 0 && cost[i]! > 0 && y > 2500) cost[i] = cost[i]! * 6;
        }
  const lawn = parts.find((part) => part.kind === 'lawn');
  if (lawn)
    from.ground.grid.each(lawn.region, (i) => {
      if (cost[i]! > 0) cost[i] = 4;
    });
  const ground = { ...from.ground, cost };
  const part = parts.find((p) => p.id === furthest.partId)!;
  const again = { ground, tree: searchRoutes(ground, diagonal, turnCost), clearMm: from.clearMm };
  return lineTo(again, part, sketch)?.line ?? null;
}
