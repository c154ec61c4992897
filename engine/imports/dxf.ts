/**
 * The lines of a DXF drawing, as a surveyor hands it over: straight and curved lines, also in blocks within blocks, in
 * millimetres, y upwards. ASCII of any release; what is no line (text, hatching, solids) is left out. Never throws.
 */
import { cos, hypot, radians, sin } from '../geometry/trig.ts';
import type { Point } from '../model/shapes.ts';
import { bulged, turned as arcPoints } from './dxf-arcs.ts';

export type DrawnLine = { points: Point[]; isClosed: boolean };
export type DxfDrawing = {
  lines: DrawnLine[];
  /** The drawing says no unit, and metres or millimetres were taken by its size. */
  isUnitGuessed: boolean;
};

/** More is no plot, or is meant to hurt. */
export const MOST_DXF_BYTES = 30_000_000;
const MOST_POINTS = 200_000,
  MOST_DEPTH = 8,
  MOST_INSERTS = 5000,
  FURTHEST = 1e9;

type Pair = readonly [code: number, value: string];
type Entity = { type: string; pairs: Pair[]; vertices: Entity[] };

/** Millimetres by the code of $INSUNITS. */
const UNITS: Record<number, number> = {
  1: 25.4,
  2: 304.8,
  4: 1,
  5: 10,
  6: 1000,
  8: 0.0000254,
  10: 914.4,
  14: 100,
};
/** Without a unit, a drawing whose longer side has fewer of them is in metres. */
const METRES_UNDER = 1000;

/** @returns why it cannot be read, in a sentence, or its lines */
export function readDxf(text: string): DxfDrawing | { fault: string } {
  if (/^AC10\d\d/.test(text))
    return { fault: 'That is a DWG drawing. Save it as DXF in the drawing program, and lay that.' };
  if (text.startsWith('AutoCAD Binary DXF'))
    return { fault: 'That DXF is binary. Save it as an ASCII DXF, and lay that.' };
  const pairs = pairsOf(text);
  if (!pairs.some(([code, value]) => code === 0 && value === 'SECTION'))
    return { fault: 'That is no DXF drawing.' };
  const { header, blocks, entities } = sectionsOf(pairs);
  const state: Walk = { blocks, lines: [], points: 0, inserts: 0 };
  draw(entities, IDENTITY, 0, state);
  if (state.points > MOST_POINTS || state.inserts > MOST_INSERTS)
    return { fault: 'That drawing has too many lines. Save the plot alone, without the rest.' };
  const lines = state.lines.filter(({ points }) => points.length > 1);
  if (!lines.length) return { fault: 'That DXF has no lines that can be drawn over.' };
  const all = lines.flatMap(({ points }) => points);
  const long = Math.max(spanOf(all, 0), spanOf(all, 1));
  const said = UNITS[header];
  const unit = said ?? (long < METRES_UNDER ? 1000 : 1);
  if (!(long * unit >= 500 && long * unit <= 5_000_000))
    return { fault: 'That drawing is smaller than half a metre, or larger than 5 km.' };
  return {
    lines: lines.map(({ points, isClosed }) => ({
      isClosed,
      points: points.map(([x, y]): Point => [x * unit, y * unit]),
    })),
    isUnitGuessed: said === undefined,
  };
}

function spanOf(points: readonly Point[], axis: 0 | 1): number {
  let least = Infinity,
    most = -Infinity;
  for (const point of points) {
    least = Math.min(least, point[axis]);
    most = Math.max(most, point[axis]);
  }
  return most - least;
}

function pairsOf(text: string): Pair[] {
  const rows = text.slice(0, MOST_DXF_BYTES).split(/\r\n|\r|\n/);
  const pairs: Pair[] = [];
  for (let i = 0; i + 1 < rows.length; i += 2) {
    const code = Number(rows[i]);
    if (Number.isInteger(code)) pairs.push([code, rows[i + 1]!.trim()]);
  }
  return pairs;
}

function sectionsOf(pairs: readonly Pair[]) {
  let header = 0,
    section = '',
    block: string | null = null,
    isNaming = false,
    variable = '';
  const blocks = new Map<string, Entity[]>(),
    entities: Entity[] = [];
  let last: Entity | null = null,
    line: Entity | null = null;
  for (const [at, [code, value]] of pairs.entries()) {
    if (code === 0) {
      last = null;
      isNaming = false;
      if (value === 'SECTION') section = pairs[at + 1]?.[1] ?? '';
      else if (value === 'ENDSEC') [section, line] = ['', null];
      else if (value === 'BLOCK') [block, isNaming, line] = [null, true, null];
      else if (value === 'ENDBLK') [block, line] = [null, null];
      else if (section === 'ENTITIES' || (section === 'BLOCKS' && block !== null)) {
        const entity: Entity = { type: value, pairs: [], vertices: [] };
        if (value === 'VERTEX' && line) line.vertices.push(entity);
        else if (value === 'SEQEND') line = null;
        else {
          (section === 'ENTITIES' ? entities : blocks.get(block!)!).push(entity);
          line = value === 'POLYLINE' ? entity : null;
        }
        last = entity;
      }
    } else if (isNaming && code === 2) {
      block = value;
      isNaming = false;
      if (!blocks.has(value)) blocks.set(value, []);
    } else if (last) last.pairs.push([code, value]);
    else if (section === 'HEADER') {
      if (code === 9) variable = value;
      else if (variable === '$INSUNITS' && code === 70) header = Number(value);
    }
  }
  return { header, blocks, entities };
}

/** x' = a x + c y + e, y' = b x + d y + f */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

type Walk = {
  blocks: ReadonlyMap<string, Entity[]>;
  lines: DrawnLine[];
  points: number;
  inserts: number;
};

function draw(entities: readonly Entity[], by: Matrix, depth: number, state: Walk): void {
  for (const entity of entities) {
    if (state.points > MOST_POINTS || state.inserts > MOST_INSERTS) return;
    if (entity.type === 'INSERT') {
      state.inserts += 1;
      const block = state.blocks.get(textOf(entity, 2));
      if (block && depth < MOST_DEPTH) draw(block, times(by, placeOf(entity)), depth + 1, state);
      continue;
    }
    const line = lineOf(entity);
    if (!line) continue;
    const [a, b, c, d, e, f] = by;
    const points = line.points
      .map(([x, y]): Point => [a * x + c * y + e, b * x + d * y + f])
      .filter(([x, y]) => Math.abs(x) < FURTHEST && Math.abs(y) < FURTHEST);
    state.points += points.length;
    state.lines.push(closedOf(points, line.isClosed));
  }
}

/** A line that ends where it began is closed, and its last point is its first. */
function closedOf(points: Point[], isClosed: boolean): DrawnLine {
  const [first, last] = [points[0], points.at(-1)];
  const meets =
    points.length > 3 && first && last && hypot(first[0] - last[0], first[1] - last[1]) < 1e-6;
  return meets ? { points: points.slice(0, -1), isClosed: true } : { points, isClosed };
}

const textOf = ({ pairs }: Entity, code: number): string =>
  pairs.find(([own]) => own === code)?.[1] ?? '';
const numberOf = (entity: Entity, code: number, usual = 0): number => {
  const text = textOf(entity, code);
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : usual;
};
const pointOf = (entity: Entity, code = 10): Point => [
  numberOf(entity, code),
  numberOf(entity, code + 10),
];

function placeOf(entity: Entity): Matrix {
  const [x, y] = pointOf(entity),
    turn = radians(numberOf(entity, 50)),
    [sx, sy] = [numberOf(entity, 41, 1), numberOf(entity, 42, 1)];
  return [cos(turn) * sx, sin(turn) * sx, -sin(turn) * sy, cos(turn) * sy, x, y];
}

const CLOSED = 1;

function lineOf(entity: Entity): DrawnLine | null {
  switch (entity.type) {
    case 'LINE':
      return { points: [pointOf(entity), pointOf(entity, 11)], isClosed: false };
    case 'LWPOLYLINE':
      return polyline(lightVertices(entity), (numberOf(entity, 70) & CLOSED) > 0);
    case 'POLYLINE':
      return polyline(
        entity.vertices.map((one) => ({ at: pointOf(one), bulge: numberOf(one, 42) })),
        (numberOf(entity, 70) & CLOSED) > 0,
      );
    case 'CIRCLE':
      return { points: arcPoints(pointOf(entity), numberOf(entity, 40), 0, 360), isClosed: true };
    case 'ARC':
      return {
        points: arcPoints(
          pointOf(entity),
          numberOf(entity, 40),
          numberOf(entity, 50),
          numberOf(entity, 51),
        ),
        isClosed: false,
      };
    default:
      return null;
  }
}

type Vertex = { at: Point; bulge: number };

function lightVertices({ pairs }: Entity): Vertex[] {
  const vertices: { x: number; y: number; bulge: number }[] = [];
  for (const [code, value] of pairs) {
    const number = Number(value);
    if (!Number.isFinite(number)) continue;
    if (code === 10) vertices.push({ x: number, y: 0, bulge: 0 });
    else if (code === 20 && vertices.length) vertices.at(-1)!.y = number;
    else if (code === 42 && vertices.length) vertices.at(-1)!.bulge = number;
  }
  return vertices.map(({ x, y, bulge }) => ({ at: [x, y], bulge }));
}

function polyline(vertices: readonly Vertex[], isClosed: boolean): DrawnLine {
  const points = vertices.flatMap(({ at, bulge }, i) => {
    const next = vertices[i + 1] ?? (isClosed ? vertices[0] : undefined);
    return bulge && next ? bulged(at, next.at, bulge) : [at];
  });
  return { points, isClosed };
}
