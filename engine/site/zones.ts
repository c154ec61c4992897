/** What the barred ground of a site forbids at a place. */
import type { BarredZone, Bars } from '../model/barred.ts';
import type { AreaKind } from '../model/layout.ts';
import type { Mm, Point, Region, Ring } from '../model/shapes.ts';
import type { Site } from '../model/site.ts';
import { hypot } from '../geometry/trig.ts';
import {
  bounds,
  contains,
  distanceToEdge,
  insideRing,
  rectangle,
  ringArea,
} from '../geometry/region.ts';
import { BARRED_RULES, LOW_MM } from './barred-rules.ts';

type Box = { x0: Mm; y0: Mm; x1: Mm; y1: Mm };
type Zoned = Pick<Site, 'boundary' | 'barred' | 'strip'>;

/** Of a site of any age. */
export function zonesOf(site: Zoned): readonly BarredZone[] {
  const { barred = NONE, strip } = site;
  if (!strip) return barred;
  const { x0, y0, x1, y1 } = stripBox(site, strip);
  return [
    ...barred,
    {
      id: 'strip',
      kind: 'no-build strip',
      outline: rectangle(x0, y0, x1, y1)[0]![0]!,
      bars: [...BARRED_RULES['no-build strip'].bars],
      quote: strip.quote,
    },
  ];
}
const NONE: readonly BarredZone[] = [];

/** The ground of a strip: as wide as the plot's box, as deep as was said. */
function stripBox(site: Pick<Site, 'boundary'>, strip: NonNullable<Site['strip']>): Box {
  const box = bounds([[site.boundary]] as Region);
  switch (strip.side) {
    case 'back':
      return { ...box, y0: box.y1 - strip.depthMm };
    case 'left':
      return { ...box, x1: box.x0 + strip.depthMm };
    case 'right':
      return { ...box, x0: box.x1 - strip.depthMm };
  }
}

export const zonesBarring = (site: Zoned, what: Bars): readonly BarredZone[] =>
  zonesOf(site).filter(({ bars }) => bars.includes(what));

/** Where what is so high may not stand. */
export const zonesUnder = (site: Zoned, heightMm: Mm): readonly BarredZone[] =>
  zonesOf(site).filter((zone) => isOverBuilt(zone, heightMm));

/** Higher than a plant may grow in a zone. */
export const isOver = ({ bars, mostMm = LOW_MM }: BarredZone, heightMm: Mm): boolean =>
  bars.includes('tall') && heightMm > mostMm;

/** From here on a thing is one to stand on, mm: a child steps up to its knee. */
const FOOTHOLD_MM: Mm = 300;
/** Higher than what is put up may be in a zone. */
export const isOverBuilt = (zone: BarredZone, heightMm: Mm): boolean =>
  isOver(zone, heightMm) || (zone.bars.includes('footholds') && heightMm > FOOTHOLD_MM);

/** As high as anything may stand in all of these, mm; infinite where nothing is limited. */
export const leastOf = (zones: readonly BarredZone[]): Mm =>
  zones.reduce((most, zone) => (isOver(zone, most) ? (zone.mostMm ?? LOW_MM) : most), Infinity);

/** `within`: or no further from it, mm. */
export const isInZone = (
  { outline }: Pick<BarredZone, 'outline'>,
  x: Mm,
  y: Mm,
  within: Mm = 0,
): boolean =>
  insideRing(x, y, outline) || (within > 0 && distanceToEdge([[outline]], x, y) < within);

/** So much of a convex outline may lie in a zone: less is rounding, mm². */
const SLACK_MM2 = 2000;

/** Some of a convex outline, its corners counter-clockwise, lies in the zone. */
export function meetsZone({ outline }: BarredZone, corners: readonly Point[]): boolean {
  let ring: Ring = outline;
  for (let i = 0; i < corners.length && ring.length; i++)
    ring = leftOf(ring, corners[i]!, corners[(i + 1) % corners.length]!);
  return ring.length > 2 && Math.abs(ringArea(ring)) > SLACK_MM2;
}

/** What of a ring lies to the left of a line (Sutherland and Hodgman). */
function leftOf(ring: Ring, [ax, ay]: Point, [bx, by]: Point): Point[] {
  const side = ([x, y]: Point): number => (bx - ax) * (y - ay) - (by - ay) * (x - ax),
    out: Point[] = [];
  ring.forEach((to, i) => {
    const from = ring.at(i - 1)!,
      s = side(from),
      t = side(to);
    if (s >= 0 !== t >= 0) {
      const share = s / (s - t);
      out.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    }
    if (t >= 0) out.push(to);
  });
  return out;
}

/** A box, square to the house, comes into a zone that bars it. */
export const boxMeetsZone = (zone: BarredZone, { x0, y0, x1, y1 }: Box): boolean =>
  meetsZone(zone, [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ]);

/** A line that stands on the ground comes into the zone: some point of it, taken closely, lies there. */
export function lineMeetsZone(zone: Pick<BarredZone, 'outline'>, line: readonly Point[]): boolean {
  return line.slice(1).some(([bx, by], i) => {
    const [ax, ay] = line[i]!,
      steps = Math.max(1, Math.ceil(hypot(bx - ax, by - ay) / LINE_STEP_MM));
    return Array.from({ length: steps + 1 }, (_, k) => k / steps).some((t) => {
      const x = ax + (bx - ax) * t,
        y = ay + (by - ay) * t;
      return isInZone(zone, x, y) && distanceToEdge([[zone.outline]], x, y) > TOUCHES_MM;
    });
  });
}
const LINE_STEP_MM: Mm = 100,
  /** What ends at its edge is outside. */
  TOUCHES_MM: Mm = 10;

/** Kept free before the door, to each side and out. */
const DOOR_HALF_MM: Mm = 700,
  DOOR_OUT_MM: Mm = 1500;
const isAtDoor = (zone: BarredZone, { doorX }: Pick<Site, 'doorX'>): boolean =>
  boxMeetsZone(zone, {
    x0: doorX - DOOR_HALF_MM,
    x1: doorX + DOOR_HALF_MM,
    y0: 0,
    y1: DOOR_OUT_MM,
  });

/** Past the door, a way that others walk is part of the floor there. */
export const waysAtDoor = (site: Zoned & Pick<Site, 'doorX'>): readonly BarredZone[] =>
  zonesOf(site).filter((zone) => zone.way !== undefined && isAtDoor(zone, site));
/** Elsewhere it is ground of its own that stays as it is, and so is what is not ours to touch. */
export const groundLeft = (site: Zoned & Pick<Site, 'doorX'>): readonly BarredZone[] =>
  zonesOf(site).filter((zone) => BARRED_RULES[zone.kind].isLeft && !isAtDoor(zone, site));

const WAY_STEP_MM: Mm = 250,
  /** Of a way's half width: corners lose their tips. */
  WAY_SHARE = 0.7;
/** It is walked from end to end: along its middle, and near both its edges, there is ground to walk on wherever the zone reaches. */
export function isWayOpen(
  zone: BarredZone,
  areas: readonly { kind: AreaKind; region: Region }[],
): boolean {
  const { way = [], wayMm = 0 } = zone,
    floors = areas.filter(({ kind }) => WALKED.has(kind));
  return way.slice(1).every(([bx, by], i) => {
    const [ax, ay] = way[i]!,
      length = hypot(bx - ax, by - ay) || 1,
      [nx, ny] = [-(by - ay) / length, (bx - ax) / length];
    return [0, wayMm * WAY_SHARE, -wayMm * WAY_SHARE].every((off) => {
      for (let mm = WAY_STEP_MM; mm <= length - WAY_STEP_MM; mm += WAY_STEP_MM) {
        const x = ax + ((bx - ax) * mm) / length + nx * off,
          y = ay + ((by - ay) * mm) / length + ny * off;
        if (isInZone(zone, x, y) && !floors.some(({ region }) => contains(region, x, y)))
          return false;
      }
      return true;
    });
  });
}
const WALKED: ReadonlySet<AreaKind> = new Set<AreaKind>([
  'terrace',
  'path',
  'lawn',
  'gravel',
  'space',
]);

/** Where no floor is laid, though something may grow; what lies at the door has a floor all the same. */
export const undugZones = (site: Zoned & Pick<Site, 'doorX'>): readonly BarredZone[] =>
  zonesBarring(site, 'digging').filter(
    (zone) => !zone.bars.includes('planting') && !isAtDoor(zone, site),
  );

/** Ground of zones as regions. */
export const groundOf = (zones: readonly BarredZone[]): Region[] =>
  zones.map(({ outline }): Region => [[outline]]);
