/** Ways from the door to every room; paths are drawn only where the way crosses bed ground. */
import type { AreaKind } from '../model/layout.ts';
import type { Region } from '../model/shapes.ts';
import { area, bounds, contains, disc, rectangle, smooth } from '../geometry/region.ts';
import { buffer, offset, opened, tryIntersect, trySubtract, tryUnite } from '../geometry/trial.ts';
import { lengthOf, lighter, simplify, type Line } from './polyline.ts';
import { routeGround, type RouteGround } from './route-ground.ts';
import { cellsTo, searchRoutes, type RouteTree } from './route-search.ts';
import { WayFinder } from './reach.ts';
import {
  BUILDINGS,
  clamp,
  isRound,
  joinOf,
  WALKABLE,
  type Draft,
  type Part,
} from './plan-types.ts';
import { FAR } from './terrace.ts';

const LEAST_CLEAR = 300;
const TURNING_RADIUS_MM = 780;
/** A way counts as wide enough within this: candidates are held to half of what the law allows, for rounding in mirrored frames. */
export const WIDTH_SLACK_MM = 35;
const SERVICE: ReadonlySet<AreaKind> = new Set<AreaKind>(['compost', 'store', 'meadow']);
const NOT_WALKED_TO: ReadonlySet<AreaKind> = new Set<AreaKind>([
  'terrace',
  'lawn',
  'path',
  'margin',
  'bed',
  'pond',
  'water',
]);

export function drawRoutes(draft: Draft): void {
  const { ask, language } = draft;
  const clear = ask.widths.main / 2;
  const diagonal = language === 'diagonal' || isRound(language);
  const turnCost = isRound(language) ? 0.35 * 0.5 : diagonal ? 4 * 0.6 : 4 * 0.5;
  const search = (clearMm: number): Search => {
    const ground = routeGround(draft, clearMm);
    return { ground, tree: searchRoutes(ground, diagonal, turnCost), clearMm };
  };
  const wide = search(Math.max(LEAST_CLEAR, clear));
  let narrow: Search | null = null;
  const made: Region[] = [],
    onLawn: Line[] = [];
  const solid = tryUnite(
    ...draft.parts.filter((part) => hardGround(draft, part)).map((part) => part.region),
  );
  for (const part of draft.parts.filter((p) => p.id === 'parking' || !NOT_WALKED_TO.has(p.kind))) {
    let found = lineTo(wide, part),
      width = widthFor(draft, part);
    if (!found) {
      narrow ??= search(LEAST_CLEAR);
      found = lineTo(narrow, part);
      width = Math.min(width, 2 * LEAST_CLEAR + 100);
    }
    if (!found) {
      draft.unreached.push(part.id);
      continue;
    }
    draft.routes.push({ partId: part.id, line: found, width });
    for (const run of runsOnBeds(found, solid))
      made.push(buffer(easeLine(run, language), width, joinOf(language)));
    if (ask.household.wheelchair) made.push(turningPlace(found, part));
    onLawn.push(...lawnRun(draft, found));
  }
  if (ask.household.dog) made.push(...circuit(draft, wide, solid, diagonal, turnCost));
  draft.stoneLine = onLawn.sort((a, b) => lengthOf(b) - lengthOf(a))[0] ?? [];
  addPaths(draft, made);
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
function hardGround(draft: Draft, part: Part): boolean {
  if (part.kind === 'bed') return false;
  return !(draft.ask.household.wheelchair && part.kind === 'lawn');
}

export function widthFor(draft: Draft, part: Part): number {
  const { widths } = draft.ask;
  if (SERVICE.has(part.kind)) return widths.service;
  if (part.kind === 'seat' || part.kind === 'gardenroom') return widths.main;
  return widths.secondary;
}

function lineTo({ ground, tree, clearMm }: Search, part: Part): Line | null {
  const { grid } = ground;
  const building = BUILDINGS.has(part.kind),
    box = bounds(part.region);
  const near = Math.max(300, clearMm - 30),
    far = near + grid.cell * 1.6,
    side = Math.min(250, (box.x1 - box.x0) / 4, (box.y1 - box.y0) / 4);
  const zone = building
    ? trySubtract(
        tryUnite(
          rectangle(box.x0 + side, box.y0 - far, box.x1 - side, box.y1 + far),
          rectangle(box.x0 - far, box.y0 + side, box.x1 + far, box.y1 - side),
        ),
        part.region,
      )
    : part.region;
  let state = -1,
    least = 1e9;
  grid.each(zone, (i) => {
    for (let e = i * 8; e < i * 8 + 8; e++)
      if (tree.distance[e]! < least) {
        least = tree.distance[e]!;
        state = e;
      }
  });
  if (state < 0) return null;
  const line: Line = cellsTo(tree, state).map((i) => [grid.x(i), grid.y(i)]);
  if (building) {
    const end = line[line.length - 1]!;
    line.push([clamp(end[0], box.x0, box.x1), clamp(end[1], box.y0, box.y1)]);
  }
  return line;
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
function easeLine(line: Line, language: Draft['language']): Line {
  const plain = simplify(line, isRound(language) ? 350 : 30);
  return isRound(language) && plain.length > 2 ? smooth(plain, 6, false) : plain;
}

function lawnRun(draft: Draft, line: Line): Line[] {
  const lawn = draft.parts.find((part) => part.kind === 'lawn');
  if (!lawn || draft.ask.household.wheelchair || draft.ask.household.easyAccess) return [];
  const on = line.filter((point) => contains(lawn.region, point[0], point[1]));
  if (on.length <= 3) return [];
  return [isRound(draft.language) ? smooth(simplify(on, 350), 8, false) : simplify(on, 30)];
}

/** For a dog: a second way back from the furthest room, so that the paths close into a round. */
function circuit(
  draft: Draft,
  from: Search,
  solid: Region,
  diagonal: boolean,
  turnCost: number,
): Region[] {
  const { frame, routes, ask } = draft;
  if (frame.area < 70e6 || frame.meanWidthMm < 5500 || !routes.length) return [];
  const furthest = [...routes].sort(
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
  const lawn = draft.parts.find((part) => part.kind === 'lawn');
  if (lawn)
    from.ground.grid.each(lawn.region, (i) => {
      if (cost[i]! > 0) cost[i] = 4;
    });
  const ground = { ...from.ground, cost };
  const part = draft.parts.find((p) => p.id === furthest.partId)!;
  const back = lineTo(
    { ground, tree: searchRoutes(ground, diagonal, turnCost), clearMm: from.clearMm },
    part,
  );
  if (!back) return [];
  draft.routes.push({ partId: 'circuit', line: back, width: ask.widths.secondary });
  return runsOnBeds(back, solid).map((run) =>
    buffer(easeLine(run, draft.language), ask.widths.secondary, joinOf(draft.language)),
  );
}

function addPaths(draft: Draft, made: readonly Region[]): void {
  const { frame, parts } = draft;
  const cutLawn = draft.ask.household.wheelchair;
  const hard = parts
    .filter((part) => !(cutLawn && part.kind === 'lawn'))
    .map((part) => part.region);
  let path = made.length ? trySubtract(tryIntersect(tryUnite(...made), frame.plot), ...hard) : [];
  path = tryUnite(path, arcRing(draft, hard)).filter((piece) => joinsTwo(draft, [piece]));
  path = lighter(path, 8);
  if (!path.length) return;
  if (cutLawn)
    for (const part of parts)
      if (part.kind === 'lawn')
        part.region = trySubtract(part.region, path).filter((piece) => area([piece]) > 3e6);
  draft.parts = draft.parts.filter((part) => part.region.length);
  const old = draft.parts.find((part) => part.kind === 'path');
  if (old) old.region = tryUnite(old.region, path);
  else draft.parts.push({ id: 'path', kind: 'path', feature: null, region: path });
}

/** Where a room cannot be reached at its full width, the whole of its way is paved to that width. */
export function widenPinches(draft: Draft): void {
  const { routes, site, frame } = draft;
  const widths = [...new Set(routes.map((route) => route.width))].sort((a, b) => a - b);
  let finder = new WayFinder(draft.parts, site.doorX);
  for (const width of widths) {
    const missed = finder.unreached(width - WIDTH_SLACK_MM);
    const lines = routes.filter(
      (route) =>
        route.width === width && (missed.includes(route.partId) || missed.includes('door')),
    );
    if (!lines.length) continue;
    const hard = draft.parts.map((part) => part.region);
    const paved = tryIntersect(
      tryUnite(
        ...lines.map((route) =>
          buffer(easeLine(route.line, draft.language), width, joinOf(draft.language)),
        ),
      ),
      frame.plot,
    );
    const path = lighter(opened(trySubtract(paved, ...hard), 60), 8).filter(
      (piece) => area([piece]) > 2e4,
    );
    if (!path.length) continue;
    const old = draft.parts.find((part) => part.id === 'path');
    if (old) old.region = tryUnite(old.region, path);
    else draft.parts.push({ id: 'path', kind: 'path', feature: null, region: path });
    finder = new WayFinder(draft.parts, site.doorX);
  }
  if (!draft.ask.household.wheelchair) narrowRoutes(draft, finder);
}

/** A way that cannot be had at 1.2 m is had at 0.9 m, where nobody needs more. */
function narrowRoutes(draft: Draft, finder: WayFinder): void {
  const { main, secondary } = draft.ask.widths;
  if (main <= secondary) return;
  const missed = finder.unreached(main - WIDTH_SLACK_MM);
  for (const route of draft.routes)
    if (route.width === main && missed.includes(route.partId)) route.width = secondary;
}

/** Arc: a ring path outside the disc, kept only where it joins two places. */
function arcRing(draft: Draft, hard: readonly Region[]): Region {
  const { arc, frame, figure, border } = draft;
  if (draft.language !== 'arc' || !arc || !figure.length) return [];
  const ring = tryIntersect(
    tryIntersect(
      offset(disc(arc.x, arc.y, arc.radius), 1100, 'round'),
      offset(frame.plot, -Math.min(border, 600)),
    ),
    rectangle(-FAR, 0, FAR, FAR),
  );
  const left = trySubtract(ring, disc(arc.x, arc.y, arc.radius), ...hard);
  return left.filter(
    (piece) => opened([piece], 300).length > 0 && touched(draft, [piece], 450) > 1,
  );
}

const ENDS: ReadonlySet<AreaKind> = new Set<AreaKind>([...WALKABLE, ...BUILDINGS]);
function touched(draft: Draft, path: Region, reach: number): number {
  const halo = offset(path, 60);
  return draft.parts.filter(
    (part) =>
      ENDS.has(part.kind) &&
      part.kind !== 'path' &&
      tryIntersect(halo, BUILDINGS.has(part.kind) ? offset(part.region, reach) : part.region)
        .length,
  ).length;
}
/** A stub that joins fewer than two places is no path. */
function joinsTwo(draft: Draft, path: Region): boolean {
  return (
    touched(draft, path, 100) +
      (draft.parts.some(
        (part) => part.kind === 'path' && tryIntersect(offset(path, 60), part.region).length,
      )
        ? 1
        : 0) >
    1
  );
}
