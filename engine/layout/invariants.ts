/** What must be true of a candidate before it may be shown; one that breaks a law is replaced. */
import { areaLawSlack, exactOverlap } from './area-sum.ts';
import { isWayOpen, waysAtDoor } from '../site/zones.ts';
import { gatesOf, type Gate } from '../site/gates.ts';
import { WALKABLE, type Part } from './plan-types.ts';
import { area, contains, distanceToEdge, mirrorX } from '../geometry/region.ts';
import { lacksDoorFloor, mirrorDoor } from './doors.ts';
import { mirrorSite } from './mirror.ts';
import { LEAST_WAY_MM, WayFinder } from './reach.ts';
import { WIDTH_SLACK_MM } from './routes.ts';
import type { Finished } from './stages.ts';

/** There is ground to walk on behind a gate. */
const opensOntoFloor = ({ inside: [x, y] }: Gate, parts: readonly Part[]): boolean =>
  parts.some((part) => WALKABLE.has(part.kind) && contains(part.region, x, y));

/** The name of the first law that the candidate violates, or null. */
export function firstViolatedLaw(garden: Finished): string | null {
  const { frame, parts, site, ask } = garden;
  const total = parts.reduce((sum, part) => sum + area(part.region), 0);
  if (Math.abs(total - frame.area) > areaLawSlack(parts.map((part) => part.region))) return 'areas';
  if (exactOverlap(parts) > 2000) return 'overlap';
  const terrace = parts.find((part) => part.id === 'terrace');
  if (!terrace || distanceToEdge(terrace.region, site.doorX, 0) > 10) return 'door';
  if (garden.unreached.length) return 'reach';
  if (parts.some((part) => lacksDoorFloor(parts, part))) return 'doors';
  if (gatesOf(site).some((gate) => !opensOntoFloor(gate, parts))) return 'gates';
  if (waysAtDoor(site).some((zone) => !isWayOpen(zone, parts))) return 'ways';
  if ((garden.terms.narrow ?? 0) < 0) return 'narrow';
  if (
    parts.some(
      (part) =>
        !part.kept &&
        ((part.feature && ask.refused.has(part.feature) && part.id !== 'terrace') ||
          (part.kind === 'lawn' && ask.refused.has('lawn'))),
    )
  )
    return 'refused';
  return null;
}

/**
 * Measures the paths again on the mirrored plan. Offsets differ by some millimetres between a plan and its mirror image,
 * so a path counts as wide enough only when both measurements agree.
 */
export function firstViolatedLawMirrored(garden: Finished): string | null {
  const { frame, site, routes } = garden,
    middle = frame.x0 + frame.x1;
  const finder = new WayFinder(
    garden.parts.map((part) => ({
      ...part,
      region: mirrorX(part.region, middle),
      ...(part.door === undefined ? {} : { door: mirrorDoor(part.door) }),
    })),
    mirrorSite(site, middle),
  );
  for (const width of new Set([LEAST_WAY_MM, ...routes.map((route) => route.width)])) {
    const missed = finder.unreached(width - WIDTH_SLACK_MM);
    if (missed.includes('door')) return 'door';
    if (routes.some((route) => route.width === width && missed.includes(route.partId)))
      return 'narrow';
  }
  return null;
}
