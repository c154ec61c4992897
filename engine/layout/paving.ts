/** Paths as ground of their own: what is paved, and where it joins. */
import type { AreaKind } from '../model/layout.ts';
import type { Mm, Region } from '../model/shapes.ts';
import { area, disc, polygon, rectangle } from '../geometry/region.ts';
import { offset, opened, tryIntersect, trySubtract, tryUnite } from '../geometry/trial.ts';
import { atan2, cos, sin } from '../geometry/trig.ts';
import { lighter } from './polyline.ts';
import { BUILDINGS, WALKABLE, isRound, type Part } from './plan-types.ts';
import { FAR } from './terrace.ts';
import type { Arc, Sketch } from './stages.ts';

/** Half of the narrowest bay in the edge of a way in round lines, mm. */
const LEAST_CURVE_MM = 300;
/** Less of a way beside another is no way of its own, nor is a narrower strip. */
const LEAST_PIECE_MM2 = 1e6,
  HALF_WAY_MM = 290;
const closed = (region: Region, by: Mm): Region =>
  offset(offset(region, by, 'round'), -by, 'round');

/** The sketch's parts and the paths that were `made`, on the ground that is still free; ways `over` grass are cut out of the lawn. */
export function withPaths(
  sketch: Sketch,
  made: readonly Region[],
  over: readonly Region[],
): readonly Part[] {
  const { frame, parts } = sketch;
  const cutLawn = sketch.ask.isRamped || over.length > 0,
    isCut = (part: Part) => cutLawn && part.kind === 'lawn' && !part.kept;
  const hard = parts.filter((part) => !isCut(part)).map((part) => part.region),
    grass = sketch.ask.isRamped ? [] : parts.filter(isCut).map((part) => part.region);
  const free = (ways: readonly Region[], ...taken: readonly Region[]): Region =>
    ways.length ? trySubtract(tryIntersect(tryUnite(...ways), frame.plot), ...taken) : [];
  // ways side by side are one way, and in round lines its edge has no notch
  const joined = isRound(sketch.language)
    ? closed(tryUnite(...made), LEAST_CURVE_MM)
    : tryUnite(...made);
  let path = tryUnite(free([joined], ...hard, ...grass), free(over, ...hard));
  path = tryUnite(path, arcRing(sketch, [...hard, ...grass], path)).filter(
    (piece) => joinsTwo(parts, [piece]) && !isBesideWalk(parts, [piece]),
  );
  path = lighter(path, 8);
  if (!path.length) return parts;
  const cut = parts
    .map((part) =>
      isCut(part)
        ? {
            ...part,
            region: trySubtract(part.region, path).filter((piece) => area([piece]) > 3e6),
          }
        : part,
    )
    .filter((part) => part.region.length);
  return pave(cut, (part) => part.kind === 'path' && !part.kept, path);
}

/** The parts with more ground for a path, or with a path where there was none. */
export function pave(
  parts: readonly Part[],
  isPath: (part: Part) => boolean,
  path: Region,
): readonly Part[] {
  const old = parts.find(isPath);
  return old
    ? parts.map((part) => (part === old ? { ...part, region: tryUnite(part.region, path) } : part))
    : [...parts, { id: 'path', kind: 'path', feature: null, region: path }];
}

/** Arc: a ring path outside the disc, kept only where it joins two places, and no further than from the first to the last. */
function arcRing(sketch: Sketch, hard: readonly Region[], path: Region): Region {
  const { arc, frame, figure, border, parts } = sketch;
  if (sketch.language !== 'arc' || !arc || !figure.length) return [];
  const ring = tryIntersect(
    tryIntersect(
      offset(disc(arc.x, arc.y, arc.radius), 1100, 'round'),
      offset(frame.plot, -Math.min(border, 600)),
    ),
    rectangle(-FAR, 0, FAR, FAR),
  );
  const left = trySubtract(ring, disc(arc.x, arc.y, arc.radius), ...hard),
    ends = [path, ...parts.filter((part) => WAY_ENDS.has(part.kind)).map((part) => part.region)];
  return left
    .filter((piece) => opened([piece], 300).length > 0 && touched(parts, [piece], 450) > 1)
    .flatMap((piece) => betweenEnds([piece], arc, ends));
}

/** What lawn and gravel adjoin all along is no end of the ring. */
const WAY_ENDS: ReadonlySet<AreaKind> = new Set<AreaKind>([
  ...[...WALKABLE].filter((kind) => kind !== 'lawn' && kind !== 'gravel'),
  ...BUILDINGS,
]);

/** The stretch of a ring from the first to the last place it meets, with square ends; nothing where it meets fewer than two. */
function betweenEnds(ring: Region, { x, y, radius }: Arc, ends: readonly Region[]): Region {
  const halo = offset(ring, 450),
    angles = ends.map((end) =>
      tryIntersect(halo, end)
        .flat(2)
        .map((point) => atan2(point[1] - y, point[0] - x)),
    );
  const met = angles.filter((some) => some.length).flat();
  if (angles.filter((some) => some.length).length < 2) return [];
  const from = Math.min(...met),
    to = Math.max(...met),
    far = 3 * radius,
    steps = 12;
  const sector = polygon([
    [x, y],
    ...Array.from({ length: steps + 1 }, (_, i) => {
      const angle = from + ((to - from) * i) / steps;
      return [x + far * cos(angle), y + far * sin(angle)];
    }),
  ]);
  return tryIntersect(ring, sector);
}

const ENDS: ReadonlySet<AreaKind> = new Set<AreaKind>([...WALKABLE, ...BUILDINGS]);
const touched = (parts: readonly Part[], path: Region, reach: number): number =>
  touching(parts, path, reach).length;
function touching(parts: readonly Part[], path: Region, reach: number): Part[] {
  const halo = offset(path, 60);
  return parts.filter(
    (part) =>
      ENDS.has(part.kind) &&
      part.kind !== 'path' &&
      tryIntersect(halo, BUILDINGS.has(part.kind) ? offset(part.region, reach) : part.region)
        .length,
  );
}
/** What is left of a way that runs along a walk to where the walk leads itself. */
function isBesideWalk(parts: readonly Part[], piece: Region): boolean {
  const walk = parts.find(({ id }) => id === 'path-walk')?.region;
  if (!walk || (area(piece) >= LEAST_PIECE_MM2 && opened(piece, HALF_WAY_MM).length)) return false;
  const ends = touching(parts, piece, 100),
    onWalk = touching(parts, walk, 100);
  return ends.every((part) => onWalk.includes(part));
}
/** A stub that joins fewer than two places is no path. */
function joinsTwo(parts: readonly Part[], path: Region): boolean {
  return (
    touched(parts, path, 100) +
      (parts.some(
        (part) => part.kind === 'path' && tryIntersect(offset(path, 60), part.region).length,
      )
        ? 1
        : 0) >
    1
  );
}
