/** Where the ground of a site steps up or down: the lines of its walls and banks, and the openings for steps. */
import type { Surroundings } from '../model/surroundings.ts';
import type { Mm, Point, Ring } from '../model/shapes.ts';
import type { GroundBreak, Site } from '../model/site.ts';
import { bounds, ringArea } from '../geometry/region.ts';

/** Between two walls in place of one: a bed that a person can reach over. */
const BETWEEN_MM: Mm = 1200;
/** A bank lies at one in two. */
const BANK_RUN = 2;
/** From the house to the first of them at the least, and from the last to the end. */
const LEAST_FIRST_MM: Mm = 1800,
  LEAST_LAST_MM: Mm = 1000,
  LEAST_PIECE_MM: Mm = 1200;
/** No wall of a garden is built higher than this; in its place stand lower ones of about so much, three at the most (decision 042). */
export const MOST_WALL_MM: Mm = 1200;
const LOW_WALL_MM: Mm = 900,
  MOST_WALLS = 3;
/** Ground up to one in three is walked, mown and planted as it lies; a bank of this height can be planted and kept. */
const STEEPEST_SLOPE = 1 / 3,
  USUAL_BANK_MM: Mm = 1500;
/** Steps keep so far from the ends of a wall. */
const FROM_END_MM: Mm = 1100;

/** The plot's width at a distance from the house, from its least to its greatest x. */
export function spanAt(boundary: Ring, y: Mm): [Mm, Mm] {
  const xs: number[] = [];
  boundary.forEach(([ax, ay], i) => {
    const [bx, by] = boundary[(i + 1) % boundary.length]!;
    if (ay > y !== by > y) xs.push(ax + ((bx - ax) * (y - ay)) / (by - ay));
  });
  return xs.length ? [Math.round(Math.min(...xs)), Math.round(Math.max(...xs))] : [0, 0];
}

/** The line of a break across the plot, from left to right. */
export function lineOfBreak(
  { boundary }: Pick<Site, 'boundary'>,
  { y }: Pick<GroundBreak, 'y'>,
): [Point, Point] {
  const [x0, x1] = spanAt(boundary, y);
  return [
    [x0, y],
    [x1, y],
  ];
}

type Told = NonNullable<Surroundings['terraces']>['value'];
type Piece = Told['breaks'][number];

/** `doorX` stands opposite the steps of which nobody said where they are. */
export function placeBreaks(boundary: Ring, doorX: Mm, terraces: Told | undefined): GroundBreak[] {
  if (!terraces) return [];
  const depth = bounds([[boundary]]).y1,
    out: GroundBreak[] = [];
  let least = LEAST_FIRST_MM,
    last: Mm = 0;
  const isAt = (one: Piece): Mm => one.atMm ?? Math.round((depth * one.share) / 100) * 100;
  for (const [i, one] of terraces.breaks.entries()) {
    if (one.kind === 'slope') {
      out.push(...slopeFrom(one, i, last || isAt(one), { boundary, doorX, depth, terraces }));
      continue;
    }
    const y = Math.round(Math.max(least, Math.min(depth - LEAST_LAST_MM, isAt(one))));
    if (y > depth - LEAST_LAST_MM) break;
    const stepsX = stepsAt(boundary, y, terraces.steps, doorX);
    if (stepsX === null) continue;
    const next = terraces.breaks[i + 1],
      end = next && next.kind !== 'slope' ? isAt(next) - LEAST_PIECE_MM : depth - LEAST_LAST_MM,
      lines = linesOf(one, y, end),
      riseMm = Math.round(one.riseMm / lines.length);
    lines.forEach((line, k) =>
      out.push({
        id: `level-${i + 1}${lines.length > 1 ? 'abc'[k] : ''}`,
        y: line,
        riseMm,
        kind: one.kind,
        runMm: one.kind === 'bank' ? Math.abs(one.riseMm) * BANK_RUN : 0,
        ...(one.isNew ? { isNew: true as const } : {}),
        ...(one.isFailing && k === 0 ? { replacesMm: Math.abs(one.riseMm) } : {}),
        ...(terraces.isFirst && one.isNew ? { isFirst: true as const } : {}),
        ...(one.isPlaceAssumed ? { isPlaceAssumed: true as const } : {}),
        ...(one.isRiseAssumed ? { isRiseAssumed: true as const } : {}),
        stepsX,
      }),
    );
    last = lines.at(-1)! + out.at(-1)!.runMm / 2;
    least = last + LEAST_PIECE_MM;
  }
  return out;
}

/** Middle of the opening for steps; null where the plot is too narrow for one. */
function stepsAt(boundary: Ring, y: Mm, steps: Told['steps'], doorX: Mm): Mm | null {
  const [x0, x1] = spanAt(boundary, y);
  if (x1 - x0 < 2 * FROM_END_MM) return null;
  const at =
    steps === 'left'
      ? x0 + FROM_END_MM
      : steps === 'right'
        ? x1 - FROM_END_MM
        : steps === 'middle'
          ? (x0 + x1) / 2
          : doorX;
  return Math.round(Math.max(x0 + FROM_END_MM, Math.min(x1 - FROM_END_MM, at)));
}

/** Where the walls stand that are built for one rise: lower ones with planting between, where one would be higher than a garden should hold. */
function linesOf({ kind, riseMm, isNew, asTwo }: Piece, y: Mm, end: Mm): Mm[] {
  const rise = Math.abs(riseMm),
    wished =
      kind === 'wall' && isNew && rise > MOST_WALL_MM
        ? Math.min(MOST_WALLS, Math.ceil(rise / LOW_WALL_MM))
        : asTwo
          ? 2
          : 1,
    room = 1 + Math.max(0, Math.floor((end - y) / BETWEEN_MM));
  return Array.from({ length: Math.min(wished, room) }, (_, k) => y + k * BETWEEN_MM);
}

/**
 * What the ground rises by beyond the last level, as one slope to the end; where that would be too steep to walk and mow, as banks
 * spread over it.
 */
function slopeFrom(
  one: Piece,
  i: number,
  from: Mm,
  { boundary, doorX, depth, terraces }: { boundary: Ring; doorX: Mm; depth: Mm; terraces: Told },
): GroundBreak[] {
  const runMm = depth - from,
    rise = Math.abs(one.riseMm);
  if (runMm < LEAST_PIECE_MM) return [];
  const assumed = one.isPlaceAssumed ? { isPlaceAssumed: true as const } : {};
  if (rise <= runMm * STEEPEST_SLOPE)
    return [
      {
        id: `level-${i + 1}`,
        y: Math.round(from + runMm / 2),
        riseMm: one.riseMm,
        kind: 'slope',
        runMm: Math.round(runMm),
        ...assumed,
        stepsX: doorX,
      },
    ];
  const n = Math.ceil(rise / USUAL_BANK_MM),
    each = Math.round(one.riseMm / n / 10) * 10;
  return Array.from({ length: n }, (_, k): GroundBreak[] => {
    const y = Math.round((from + ((k + 1) * runMm) / (n + 1)) / 100) * 100,
      stepsX = stepsAt(boundary, y, terraces.steps, doorX),
      riseMm = k < n - 1 ? each : one.riseMm - (n - 1) * each;
    return stepsX === null || y > depth - LEAST_LAST_MM
      ? []
      : [
          {
            id: `level-${i + 1 + k}`,
            y,
            riseMm,
            kind: 'bank',
            runMm: Math.abs(riseMm) * BANK_RUN,
            ...assumed,
            stepsX,
          },
        ];
  }).flat();
}

/**
 * Ground cut and filled to make the levels that are wished for, m³ each: of a slope half the wedge of every piece, of a bank what
 * its own run holds.
 */
export function shapedM3(
  boundary: Ring,
  breaks: readonly GroundBreak[],
  terraces: NonNullable<Surroundings['terraces']>['value'] | undefined,
): number {
  if (!terraces?.isWanted || !breaks.length) return 0;
  const rise = Math.abs(breaks.reduce((sum, { riseMm }) => sum + riseMm, 0)) / 1000,
    m2 = Math.abs(ringArea(boundary)) / 1e6,
    [x0, x1] = spanAt(boundary, breaks[0]!.y);
  const m3 = terraces.ofBank
    ? (((x1 - x0) / 1000) * rise * rise * BANK_RUN) / 8
    : (m2 * rise) / (8 * (breaks.length + 1));
  return Math.round(m3 * 10) / 10;
}

/** What the ground has risen by over its breaks at a distance from the house, mm. */
export const risenAt = (breaks: readonly GroundBreak[], y: Mm): Mm =>
  breaks.reduce((sum, one) => {
    const from = one.y - one.runMm / 2,
      share = one.runMm > 0 ? Math.max(0, Math.min(1, (y - from) / one.runMm)) : y >= one.y ? 1 : 0;
    return sum + one.riseMm * share;
  }, 0);
