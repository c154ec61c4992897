/** Ground that has to be left free, as it was marked or put right on the plan by hand. */
import { intersect } from '../geometry/boolean.ts';
import { area, largest, ringArea } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import type { BarredZone } from '../model/barred.ts';
import type { SiteChange } from '../model/operation.ts';
import type { Mm, Point, Ring } from '../model/shapes.ts';
import type { Site } from '../model/site.ts';
import { BARRED_RULES, LOW_MM, labelOf } from './barred-rules.ts';
import { zonesOf } from './zones.ts';

export type ZoneChange = Extract<SiteChange, { kind: 'zone' }>;
export const isZoneChange = ({ kind }: SiteChange): boolean => kind === 'zone' || kind === 'unzone';

/** What was marked by hand is known by it. */
export const ZONE_BY_HAND = /^zone-\d{1,4}$/;
/** Less is no ground, mm²; and what an outline may lose by rounding. */
const LEAST_MM2 = 50_000,
  ROUNDED_MM2 = 2000;

/** The zone that a change makes; null where too little of it lies on the plot. What lies beyond the boundary is cut off. */
export function zoneByHand(
  { boundary }: Pick<Site, 'boundary'>,
  { id, as, name, outline }: ZoneChange,
  known?: BarredZone,
): BarredZone | null {
  const drawn = ringArea(outline) < 0 ? outline.toReversed() : outline,
    within = largest(intersect([[drawn]], [[boundary]]));
  if (area(within) < LEAST_MM2) return null;
  const isWhole = Math.abs(area(within) - ringArea(drawn)) < ROUNDED_MM2,
    ring = isWhole ? drawn : within[0]![0]!,
    { bars, isWalked } = BARRED_RULES[as];
  return {
    id,
    kind: as,
    ...(name === labelOf({ kind: as }) ? {} : { name }),
    outline: ring,
    bars: [...bars],
    ...(bars.includes('tall') ? { mostMm: known?.mostMm ?? LOW_MM } : {}),
    ...(isWalked ? wayThrough(ring, known) : {}),
    quote: known?.quote ?? '',
  };
}

/** Moved with its outline, however it bends; else along the middle of the longer way. */
function wayThrough(ring: Ring, known?: BarredZone): { way: Point[]; wayMm: Mm } {
  const moved = known?.way && shift(known.outline, ring);
  if (moved)
    return {
      way: known.way!.map(([x, y]): Point => [x + moved[0], y + moved[1]]),
      wayMm: known.wayMm ?? 0,
    };
  let [ux, uy] = [1, 0],
    longest = 0;
  ring.forEach(([bx, by], i) => {
    const [ax, ay] = ring.at(i - 1)!,
      length = hypot(bx - ax, by - ay);
    if (length > longest) [longest, ux, uy] = [length, (bx - ax) / length, (by - ay) / length];
  });
  const along = ring.map(([x, y]) => x * ux + y * uy),
    across = ring.map(([x, y]) => y * ux - x * uy),
    [a0, a1] = [Math.min(...along), Math.max(...along)],
    [c0, c1] = [Math.min(...across), Math.max(...across)],
    middle = (c0 + c1) / 2;
  const at = (a: Mm): Point => [Math.round(a * ux - middle * uy), Math.round(a * uy + middle * ux)];
  return { way: [at(a0), at(a1)], wayMm: Math.round((c1 - c0) / 2) };
}

/** By how much one outline is another moved; null where it is another shape. */
function shift(from: Ring, to: Ring): Point | null {
  if (from.length !== to.length) return null;
  const [dx, dy] = [to[0]![0] - from[0]![0], to[0]![1] - from[0]![1]];
  return from.every(([x, y], i) => to[i]![0] - x === dx && to[i]![1] - y === dy) ? [dx, dy] : null;
}

/** With the zone in place of the one that has its id, or beside the others. */
export function setZone(site: Site, zone: BarredZone): Site {
  const rest = site.barred ?? [];
  return rest.some(({ id }) => id === zone.id)
    ? { ...site, barred: rest.map((one) => (one.id === zone.id ? zone : one)) }
    : { ...withoutZone(site, zone.id), barred: [...rest, zone] };
}

/** The strip of a site of any age goes as well. */
export function withoutZone(site: Site, gone: string): Site {
  const { barred = [], strip, ...rest } = site,
    left = barred.filter(({ id }) => id !== gone);
  return {
    ...rest,
    ...(left.length ? { barred: left } : {}),
    ...(strip && gone !== 'strip' ? { strip } : {}),
  };
}

export function withZone(site: Site, change: ZoneChange): { site: Site; lost: string | null } {
  const known = zonesOf(site).find(({ id }) => id === change.id);
  // what the description told of, and tells of no more, is not put back
  if (!known && !ZONE_BY_HAND.test(change.id)) return { site, lost: null };
  const zone = zoneByHand(site, change, known);
  return zone ? { site: setZone(site, zone), lost: null } : { site, lost: change.name };
}
