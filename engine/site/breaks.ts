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

/** `doorX` stands opposite the steps of which nobody said where they are. */
export function placeBreaks(
  boundary: Ring,
  doorX: Mm,
  terraces: NonNullable<Surroundings['terraces']>['value'] | undefined,
): GroundBreak[] {
  if (!terraces) return [];
  const depth = bounds([[boundary]]).y1;
  const out: GroundBreak[] = [];
  let least = LEAST_FIRST_MM;
  for (const [i, one] of terraces.breaks.entries()) {
    const wished = one.atMm ?? Math.round((depth * one.share) / 100) * 100,
      y = Math.round(Math.max(least, Math.min(depth - LEAST_LAST_MM, wished)));
    if (y > depth - LEAST_LAST_MM) break;
    const [x0, x1] = spanAt(boundary, y);
    if (x1 - x0 < 2 * FROM_END_MM) continue;
    const at =
      terraces.steps === 'left'
        ? x0 + FROM_END_MM
        : terraces.steps === 'right'
          ? x1 - FROM_END_MM
          : terraces.steps === 'middle'
            ? (x0 + x1) / 2
            : doorX;
    const stepsX = Math.round(Math.max(x0 + FROM_END_MM, Math.min(x1 - FROM_END_MM, at)));
    const rise = Math.abs(one.riseMm),
      isTwo = one.asTwo && y + BETWEEN_MM < depth - LEAST_LAST_MM;
    const lines = isTwo ? [y, y + BETWEEN_MM] : [y];
    lines.forEach((line, k) =>
      out.push({
        id: `level-${i + 1}${isTwo ? (k ? 'b' : 'a') : ''}`,
        y: line,
        riseMm: Math.round(one.riseMm / lines.length),
        kind: one.kind,
        runMm: one.kind === 'bank' ? rise * BANK_RUN : 0,
        ...(one.isNew ? { isNew: true as const } : {}),
        ...(one.isFailing && k === 0 ? { replacesMm: rise } : {}),
        ...(terraces.isFirst && one.isNew ? { isFirst: true as const } : {}),
        ...(one.isPlaceAssumed ? { isPlaceAssumed: true as const } : {}),
        ...(one.isRiseAssumed ? { isRiseAssumed: true as const } : {}),
        stepsX,
      }),
    );
    least = lines.at(-1)! + LEAST_PIECE_MM;
  }
  return out;
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
