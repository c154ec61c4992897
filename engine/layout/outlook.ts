/** A side that is open to what lies beyond it: who sits down looks that way, and nothing tall stands in it. */
import { centroid, distanceToSegment } from '../geometry/region.ts';
import { atan2, degrees, hypot } from '../geometry/trig.ts';
import { zonesBarring } from '../site/zones.ts';
import type { BoundaryEdge, Site } from '../model/site.ts';
import type { Mm, Point } from '../model/shapes.ts';

/** Trees keep so far off an open side. */
const CLEAR_OF_TREES_MM: Mm = 4000;

/** What is open to the street before a front garden is no view. */
const openEdges = ({ edges, position }: Pick<Site, 'edges' | 'position'>): BoundaryEdge[] =>
  position === 'front' ? [] : edges.filter(({ kind }) => kind === 'open');

/** Ground that is kept low for what is seen over it. */
const VIEW = /\b(?:views?|outlook|vista|fields|hills?|sea)\b/i;

/** The middle of the longest open side, or of ground that is kept low for the view; null where there is neither. */
function outlookOf(site: Site): Point | null {
  const length = ({ from, to }: BoundaryEdge): number => hypot(to[0] - from[0], to[1] - from[1]),
    [longest] = openEdges(site).toSorted((a, b) => length(b) - length(a));
  if (longest)
    return [(longest.from[0] + longest.to[0]) / 2, (longest.from[1] + longest.to[1]) / 2];
  const low = zonesBarring(site, 'tall').find(({ quote }) => VIEW.test(quote));
  return low ? centroid([[low.outline]]) : null;
}

/** The turn, in degrees, of what faces the open side from there (its front is its local -y side), in whole steps; null without one. */
export function turnToOutlook(site: Site, [x, y]: Point, stepDeg: number): number | null {
  const outlook = outlookOf(site);
  if (!outlook) return null;
  const toIt = degrees(atan2(outlook[1] - y, outlook[0] - x)) + 90;
  return (((Math.round(toIt / stepDeg) * stepDeg) % 360) + 360) % 360;
}

/** How far a place is from the nearest open side, mm; Infinity where every side is closed. */
const toOpenSide = (site: Pick<Site, 'edges' | 'position'>, x: Mm, y: Mm): Mm =>
  Math.min(Infinity, ...openEdges(site).map(({ from, to }) => distanceToSegment(x, y, from, to)));

/** Before an open side, where a tree would stand in the view. */
export const isInOutlook = (site: Pick<Site, 'edges' | 'position'>, x: Mm, y: Mm): boolean =>
  toOpenSide(site, x, y) < CLEAR_OF_TREES_MM;

/** Past the plot, where one looks out over an open side; `withinMm` of it. */
export const isBeyondOpenSide = (site: Site, x: Mm, y: Mm, withinMm: Mm): boolean =>
  toOpenSide(site, x, y) <= withinMm;
