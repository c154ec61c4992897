/** Covers of a site, and what building, digging and trees keep off. */
import type { Surroundings } from '../model/surroundings.ts';
import type { Mm, Region } from '../model/shapes.ts';
import type { Site, SiteService } from '../model/site.ts';
import { bounds, contains } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import { spanAt } from './breaks.ts';
import { fromService } from './services.ts';
import { boxMeetsZone, isInZone, zonesBarring, zonesUnder } from './zones.ts';

/** A cover in its frame, and what is kept clear about it, mm. */
export const COVER_MM: Mm = 600;
const CLEAR_MM: Mm = 150;
/** From the line through the door to a cover that lies to one side of it. */
const ASIDE_MM: Mm = 1000;
/** Where covers usually lie: within a few steps of the house. */
const USUAL_FROM_HOUSE_MM: Mm = 2500;

/** Of the width, from a side. */
const FAR_ASIDE = 0.14;

/** Roots to be protected reach somewhat past the crown, where no girth is known: mm from the trunk. */
export const rootRadius = (crownRadiusMm: Mm): Mm => Math.max(2000, crownRadiusMm * 1.25);

type Box = { x0: Mm; y0: Mm; x1: Mm; y1: Mm };

export function placeCovers(
  site: Pick<Site, 'boundary' | 'doorX'>,
  covers: NonNullable<Surroundings['covers']>,
  services: NonNullable<Site['services']> = [],
): NonNullable<Site['covers']> {
  const plot: Region = [[site.boundary]],
    { x0, x1, y1 } = bounds(plot);
  return covers.flatMap(({ value }, i) => {
    const shareX =
      value.side === 'left'
        ? 0.25
        : value.side === 'right'
          ? 0.75
          : // at the far end they lie by a corner, out of the middle of what is seen
            value.side === null && value.isFar
            ? site.doorX > (x0 + x1) / 2
              ? FAR_ASIDE
              : 1 - FAR_ASIDE
            : 0.5;
    const beside = value.side === 'left' ? -ASIDE_MM : value.side === 'right' ? ASIDE_MM : 0;
    const onPipe = value.fromHouseMm === null ? null : acrossPipe(services, value.fromHouseMm);
    const fromSide = crossing(site.boundary, value);
    const x =
      fromSide ??
      onPipe ??
      Math.round(
        (value.fromHouseMm !== null ? site.doorX + beside : x0 + (x1 - x0) * shareX) + i * 1500,
      );
    const y = Math.round(
      value.fromHouseMm ??
        (value.isFar
          ? y1 * 0.85
          : value.side === null
            ? Math.min(USUAL_FROM_HOUSE_MM, y1 / 2)
            : y1 / 2),
    );
    if (!contains(plot, x, y)) return [];
    // "dead centre" is both along and across
    const isAssumed = value.fromHouseMm === null && value.side !== 'middle';
    return [
      {
        id: `cover-${i + 1}`,
        name: value.name,
        x,
        y,
        ...(isAssumed ? { isAssumed: true as const } : {}),
      },
    ];
  });
}

/** So far in from a side, at its distance from the house. */
function crossing(
  boundary: Site['boundary'],
  { fromHouseMm, fromLeftMm, fromRightMm }: NonNullable<Surroundings['covers']>[number]['value'],
): Mm | null {
  if (fromHouseMm === null || (fromLeftMm === undefined && fromRightMm === undefined)) return null;
  const [x0, x1] = spanAt(boundary, fromHouseMm);
  return fromLeftMm === undefined ? x1 - fromRightMm! : x0 + fromLeftMm;
}

/** A manhole so far from the house lies on the sewer or drain that was told of; null where none runs there. */
function acrossPipe(services: readonly SiteService[], y: Mm): Mm | null {
  const pipe = services.find(({ what }) => what === 'sewer' || what === 'drain');
  const [a, b] = [pipe?.line[0], pipe?.line.at(-1)];
  if (!a || !b || a[1] === b[1] || (y - a[1]) * (y - b[1]) > 0) return null;
  return Math.round(a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]));
}

export const coverBox = ({ x, y }: { x: Mm; y: Mm }, clear: Mm = CLEAR_MM): Box => ({
  x0: x - COVER_MM / 2 - clear,
  y0: y - COVER_MM / 2 - clear,
  x1: x + COVER_MM / 2 + clear,
  y1: y + COVER_MM / 2 + clear,
});

const meet = (a: Box, b: Box): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;

/** The box comes within the clear ground of a line: some point of the line, taken closely, lies so near to it. */
function reaches({ line, clearMm }: SiteService, box: Box): boolean {
  return line.slice(1).some(([bx, by], i) => {
    const [ax, ay] = line[i]!,
      steps = Math.max(1, Math.ceil(hypot(bx - ax, by - ay) / LINE_STEP_MM));
    for (let k = 0; k <= steps; k++) {
      const x = ax + ((bx - ax) * k) / steps,
        y = ay + ((by - ay) * k) / steps;
      const dx = Math.max(box.x0 - x, 0, x - box.x1),
        dy = Math.max(box.y0 - y, 0, y - box.y1);
      if (hypot(dx, dy) < clearMm) return true;
    }
    return false;
  });
}
const LINE_STEP_MM: Mm = 250;

/** Edges of rooms are drawn to lines of the plan, by so much at the most: they stay off barred ground all the same. */
const FROM_ZONE_MM: Mm = 300;
const grown = ({ x0, y0, x1, y1 }: Box, by: Mm): Box => ({
  x0: x0 - by,
  y0: y0 - by,
  x1: x1 + by,
  y1: y1 + by,
});

/** True where something that is built or dug deep may not stand. `isLight`: a floor or a bed of its own, which is neither; `heightMm`: of what stands on it. */
export function isBarred(
  site: Pick<Site, 'boundary' | 'covers' | 'strip' | 'services' | 'barred'>,
  box: Box,
  isLight = false,
  heightMm: Mm = 0,
): boolean {
  const near = grown(box, FROM_ZONE_MM);
  if (zonesUnder(site, heightMm).some((zone) => boxMeetsZone(zone, near))) return true;
  if (zonesBarring(site, 'digging').some((zone) => boxMeetsZone(zone, near))) return true;
  if (isLight) return false;
  return (
    (site.services?.some((service) => reaches(service, box)) ?? false) ||
    (site.covers?.some((cover) => meet(coverBox(cover), box)) ?? false) ||
    zonesBarring(site, 'building').some((zone) => boxMeetsZone(zone, near))
  );
}

/** Trees stand clear of a cover by this, so that roots keep out of the drain. */
const TREE_FROM_COVER_MM: Mm = 2500;
export function isBarredToTrees(
  site: Pick<Site, 'boundary' | 'covers' | 'strip' | 'services' | 'barred'>,
  x: Mm,
  y: Mm,
): boolean {
  return (
    (site.services?.some((service) => fromService(service, x, y) < service.clearMm) ?? false) ||
    (site.covers?.some(
      (cover) => (cover.x - x) ** 2 + (cover.y - y) ** 2 < TREE_FROM_COVER_MM ** 2,
    ) ??
      false) ||
    zonesBarring(site, 'trees').some((zone) => isInZone(zone, x, y))
  );
}
