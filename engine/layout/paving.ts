/** Paths as ground of their own: what is paved, and where it joins. */
import type { AreaKind } from '../model/layout.ts';
import type { Region } from '../model/shapes.ts';
import { area, disc, rectangle } from '../geometry/region.ts';
import { offset, opened, tryIntersect, trySubtract, tryUnite } from '../geometry/trial.ts';
import { lighter } from './polyline.ts';
import { BUILDINGS, WALKABLE, type Part } from './plan-types.ts';
import { FAR } from './terrace.ts';
import type { Sketch } from './stages.ts';

/** The sketch's parts and the paths that were `made`, on the ground that is still free. */
export function withPaths(sketch: Sketch, made: readonly Region[]): readonly Part[] {
  const { frame, parts } = sketch;
  const cutLawn = sketch.ask.household.wheelchair;
  const hard = parts
    .filter((part) => !(cutLawn && part.kind === 'lawn'))
    .map((part) => part.region);
  let path = made.length ? trySubtract(tryIntersect(tryUnite(...made), frame.plot), ...hard) : [];
  path = tryUnite(path, arcRing(sketch, hard)).filter((piece) => joinsTwo(parts, [piece]));
  path = lighter(path, 8);
  if (!path.length) return parts;
  const cut = parts
    .map((part) =>
      cutLawn && part.kind === 'lawn'
        ? {
            ...part,
            region: trySubtract(part.region, path).filter((piece) => area([piece]) > 3e6),
          }
        : part,
    )
    .filter((part) => part.region.length);
  return pave(cut, (part) => part.kind === 'path', path);
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

/** Arc: a ring path outside the disc, kept only where it joins two places. */
function arcRing(sketch: Sketch, hard: readonly Region[]): Region {
  const { arc, frame, figure, border, parts } = sketch;
  if (sketch.language !== 'arc' || !arc || !figure.length) return [];
  const ring = tryIntersect(
    tryIntersect(
      offset(disc(arc.x, arc.y, arc.radius), 1100, 'round'),
      offset(frame.plot, -Math.min(border, 600)),
    ),
    rectangle(-FAR, 0, FAR, FAR),
  );
  const left = trySubtract(ring, disc(arc.x, arc.y, arc.radius), ...hard);
  return left.filter(
    (piece) => opened([piece], 300).length > 0 && touched(parts, [piece], 450) > 1,
  );
}

const ENDS: ReadonlySet<AreaKind> = new Set<AreaKind>([...WALKABLE, ...BUILDINGS]);
function touched(parts: readonly Part[], path: Region, reach: number): number {
  const halo = offset(path, 60);
  return parts.filter(
    (part) =>
      ENDS.has(part.kind) &&
      part.kind !== 'path' &&
      tryIntersect(halo, BUILDINGS.has(part.kind) ? offset(part.region, reach) : part.region)
        .length,
  ).length;
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
