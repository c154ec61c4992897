/** Postcode districts chosen one by one or as whole areas ("RM"), and the pieces of a map to choose them on. Pure. */
import { distanceKm } from './nearest.ts';
import { allOutcodes, type Outcode } from './place-of.ts';

/** "RM" of "RM14" */
export const areaOf = (outcode: string): string => /^[A-Z]+/.exec(outcode)![0];

let areas: Map<string, string[]> | null = null;
function districtsOf(area: string): string[] {
  areas ??= Map.groupBy(
    allOutcodes().map(({ outcode }) => outcode),
    areaOf,
  );
  return areas.get(area) ?? [];
}

/** Every district that a list of areas and districts names. */
export const spelledOut = (postcodes: readonly string[]): Set<string> =>
  new Set(postcodes.flatMap((part) => (/\d/.test(part) ? [part] : districtsOf(part))));

/** The shortest list: a whole area by its letters, in the order of the alphabet. */
export function asList(districts: ReadonlySet<string>): string[] {
  const by = Map.groupBy(districts, areaOf);
  return [...by]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([area, codes]) =>
      codes.length > 0 && codes.length === districtsOf(area).length
        ? [area]
        : codes.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })),
    );
}

/** @param part a district, or an area: all of it unless all of it is chosen already */
export function toggled(districts: ReadonlySet<string>, part: string): Set<string> {
  const meant = /\d/.test(part) ? [part] : districtsOf(part);
  const next = new Set(districts);
  const isOn = meant.every((code) => next.has(code));
  for (const code of meant)
    if (isOn) next.delete(code);
    else next.add(code);
  return next;
}

/** How much of an area is chosen. */
export function shareOf(districts: ReadonlySet<string>, area: string): 'all' | 'some' | 'none' {
  const all = districtsOf(area);
  const many = all.filter((code) => districts.has(code)).length;
  if (many === 0) return 'none';
  return many === all.length ? 'all' : 'some';
}

export type MapCell = {
  row: Outcode;
  /** Kilometres east and south of the middle. */
  x: number;
  y: number;
  /** What is nearer to this centre than to any other, and not far from it. */
  outline: readonly (readonly [number, number])[];
};

const SIDES = 16;
/** A district far from all others is drawn no larger than this, km. */
const MOST_KM = 11;
const EARTH_KM_A_DEGREE = 111.2;

/** The districts within a square about a place, as cells. The table has centres alone: the borders between are ours, half way. @param reachKm half the square's side */
export function mapCells(
  middle: { latitudeDeg: number; longitudeDeg: number },
  reachKm: number,
): MapCell[] {
  const kmALongitude = EARTH_KM_A_DEGREE * Math.cos((middle.latitudeDeg * Math.PI) / 180);
  const margin = reachKm + 2 * MOST_KM;
  const points = allOutcodes()
    .map((row) => ({
      row,
      x: (row.longitudeDeg - middle.longitudeDeg) * kmALongitude,
      y: (middle.latitudeDeg - row.latitudeDeg) * EARTH_KM_A_DEGREE,
    }))
    .filter(({ x, y }) => Math.abs(x) <= margin && Math.abs(y) <= margin)
    // Codes of great offices share a centre with a district: the list has them, the map does not.
    .filter(
      (one, index, all) =>
        all.findIndex((other) => other.x === one.x && other.y === one.y) === index,
    );
  return points
    .filter(({ x, y }) => Math.abs(x) <= reachKm && Math.abs(y) <= reachKm)
    .map((point) => ({ ...point, outline: cellOf(point, points) }));
}

type Point = { x: number; y: number };

function cellOf(own: Point, all: readonly Point[]): [number, number][] {
  let outline = Array.from({ length: SIDES }, (_, n): [number, number] => {
    const turn = ((n + 0.5) / SIDES) * 2 * Math.PI;
    return [own.x + MOST_KM * Math.cos(turn), own.y + MOST_KM * Math.sin(turn)];
  });
  for (const other of all) {
    const [dx, dy] = [other.x - own.x, other.y - own.y];
    const square = dx * dx + dy * dy;
    if (square === 0 || square > 4 * MOST_KM * MOST_KM) continue;
    const beyond = ([x, y]: readonly [number, number]) =>
      (x - own.x) * dx + (y - own.y) * dy - square / 2;
    outline = outline.flatMap((from, index) => {
      const to = outline[(index + 1) % outline.length]!;
      const [a, b] = [beyond(from), beyond(to)];
      const kept: [number, number][] = a <= 0 ? [from] : [];
      if (a * b < 0) {
        const part = a / (a - b);
        kept.push([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);
      }
      return kept;
    });
  }
  return outline;
}

/** The cell that an arrow key goes to: the nearest that lies more that way than any other. @param way east and south, one of them 0 */
export function neighbourOf(
  cells: readonly MapCell[],
  from: MapCell,
  [east, south]: readonly [number, number],
): MapCell {
  let best = from;
  let least = Infinity;
  for (const cell of cells) {
    const [dx, dy] = [cell.x - from.x, cell.y - from.y];
    const ahead = dx * east + dy * south;
    const aside = Math.abs(dx * south) + Math.abs(dy * east);
    if (ahead <= 0.01 || aside > ahead) continue;
    const length = ahead + 2 * aside;
    if (length < least) [best, least] = [cell, length];
  }
  return best;
}

/** The middle of Great Britain as served: where a map begins that knows no address. */
export function middleOf(rows: readonly Outcode[]): { latitudeDeg: number; longitudeDeg: number } {
  if (rows.length === 0) return { latitudeDeg: 52.6, longitudeDeg: -1.5 };
  const mean = (read: (row: Outcode) => number) =>
    rows.reduce((sum, row) => sum + read(row), 0) / rows.length;
  return {
    latitudeDeg: mean((row) => row.latitudeDeg),
    longitudeDeg: mean((row) => row.longitudeDeg),
  };
}

/** How far the farthest of them lies from a place, km. */
export const farthestKm = (
  from: { latitudeDeg: number; longitudeDeg: number },
  rows: readonly Outcode[],
): number =>
  rows.reduce(
    (most, row) =>
      Math.max(
        most,
        distanceKm(from.latitudeDeg, from.longitudeDeg, row.latitudeDeg, row.longitudeDeg),
      ),
    0,
  );
