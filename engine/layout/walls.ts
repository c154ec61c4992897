/** The ground of a plan read as walls: the whole straight lines between its parts, which can be moved with all that ends on them. */
import type { Mm, Point } from '../model/shapes.ts';
import { ringArea } from '../geometry/region.ts';
import type { Part } from './plan-types.ts';

/** One ring of a part, or of the plot where `part` is null. */
export type Outline = { part: Part | null; ring: Point[] };
/** 0: `at` is an x and the span a range of y; 1: the other way about. */
type Axis = 0 | 1;
type Span = { axis: Axis; at: Mm; from: Mm; to: Mm };
export type Wall = Span & { isFixed: boolean };
/** `inside`: on which side of it, towards + or -, its part lies. */
export type Edge = Span & { part: Part | null; inside: 1 | -1 };
export type Ground = { edges: Edge[]; slanted: [Point, Point][]; walls: Wall[] };

/** `staysPut`: parts whose edges may not be moved. */
export function readWalls(
  outlines: readonly Outline[],
  staysPut: (part: Part | null) => boolean,
): Ground {
  const edges: Edge[] = [],
    slanted: [Point, Point][] = [];
  for (const { part, ring } of outlines)
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length]!;
      if (a[0] === b[0]) edges.push({ ...span(0, a, b), part, inside: b[1] > a[1] ? -1 : 1 });
      else if (a[1] === b[1]) edges.push({ ...span(1, a, b), part, inside: b[0] > a[0] ? 1 : -1 });
      else slanted.push([a, b]);
    });
  const walls: Wall[] = [];
  for (const edge of [...edges].sort(bySpan)) {
    const wall = walls[walls.length - 1],
      isFixed = staysPut(edge.part);
    if (wall?.axis === edge.axis && wall.at === edge.at && edge.from <= wall.to) {
      wall.to = Math.max(wall.to, edge.to);
      wall.isFixed ||= isFixed;
    } else {
      const { axis, at, from, to } = edge;
      walls.push({ axis, at, from, to, isFixed });
    }
  }
  const pinned = slanted.flat();
  for (const wall of walls) wall.isFixed ||= pinned.some((point) => isOn(wall, point));
  return { edges, slanted, walls };
}

function span(axis: Axis, a: Point, b: Point): Span {
  const along = axis === 0 ? 1 : 0;
  return {
    axis,
    at: a[axis],
    from: Math.min(a[along], b[along]),
    to: Math.max(a[along], b[along]),
  };
}
const bySpan = (a: Span, b: Span): number =>
  a.axis - b.axis || a.at - b.at || a.from - b.from || a.to - b.to;

const isOn = ({ axis, at, from, to }: Span, point: Point): boolean => {
  const along = point[axis === 0 ? 1 : 0];
  return point[axis] === at && along >= from && along <= to;
};

/** The wall that a point of an edge on the other axis lies on. */
export const wallThrough = ({ walls }: Ground, axis: Axis, at: Mm, along: Mm): Wall | null =>
  walls.find(
    (wall) => wall.axis === axis && wall.at === at && along >= wall.from && along <= wall.to,
  ) ?? null;

/** Moves every corner on a wall; outlines that close to nothing become empty. */
export function moveWall(outlines: readonly Outline[], wall: Wall, to: Mm): void {
  for (const outline of outlines) {
    if (!outline.ring.some((point) => isOn(wall, point))) continue;
    outline.ring = withoutIdle(
      outline.ring.map((point): Point =>
        !isOn(wall, point) ? point : wall.axis === 0 ? [to, point[1]] : [point[0], to],
      ),
    );
  }
}

/** A ring without points that lie between their neighbours, and without spikes. */
export function withoutIdle(given: readonly Point[]): Point[] {
  const ring = [...given];
  for (let i = 0, still = 0; ring.length > 2 && still <= ring.length;) {
    const n = ring.length,
      k = i % n,
      [a, b, c] = [ring[(k + n - 1) % n]!, ring[k]!, ring[(k + 1) % n]!];
    if ((b[0] - a[0]) * (c[1] - b[1]) === (b[1] - a[1]) * (c[0] - b[0])) {
      ring.splice(k, 1);
      still = 0;
      i = Math.max(0, k - 1);
    } else {
      still++;
      i = k + 1;
    }
  }
  return ring.length < 3 || ringArea(ring) === 0 ? [] : ring;
}

/** True when a slanted edge crosses the ground a wall would sweep. */
export const meetsSlanted = ({ slanted }: Ground, { axis, at, from, to }: Wall, end: Mm): boolean =>
  slanted.some(([a, b]) => {
    const along = axis === 0 ? 1 : 0;
    return (
      Math.max(a[axis], b[axis]) > Math.min(at, end) &&
      Math.min(a[axis], b[axis]) < Math.max(at, end) &&
      Math.max(a[along], b[along]) > from &&
      Math.min(a[along], b[along]) < to
    );
  });
