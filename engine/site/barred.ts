/** Where the ground that has to be left free lies on a plot: as it was told, or drawn the likeliest way and to be confirmed. */
import type { Barred, BarredKind, BarredPlace, BarredZone } from '../model/barred.ts';
import type { Fact } from '../model/brief.ts';
import type { Mm, Point, Region, Ring } from '../model/shapes.ts';
import type { ExistingThing, Site } from '../model/site.ts';
import { intersect } from '../geometry/boolean.ts';
import { area, bounds, largest, rectangle, ringArea } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import { buffer } from '../geometry/trial.ts';
import { BARRED_RULES, BY_HOUSE, LOW_MM } from './barred-rules.ts';
import { spanAt } from './breaks.ts';
import { doorOpening } from './door.ts';

type Ground = Pick<Site, 'boundary' | 'house' | 'doorX' | 'position'>;
type Side = 'left' | 'right' | 'back';
const SIDES: readonly Side[] = ['left', 'right', 'back'];
/** A strip lies along a whole side, and of a corner along the end. */
const sideOfPlace = (place: Exclude<BarredPlace, 'house' | 'middle'>): Side =>
  place === 'left' || place === 'right' ? place : 'back';
type Drawn = { outline: Ring; way?: Point[] };

/** A zone that takes more of the plot than this was not read rightly. */
const MOST_OF_PLOT = 0.5,
  LEAST_MM2 = 1e5;
/** Half of what is kept clear before a meter box, and about a gully. */
const HALF_METER_MM: Mm = 600,
  HALF_GULLY_MM: Mm = 300,
  FROM_CORNER_MM: Mm = 150;
/** Of a plot's depth or width, for a zone of which nobody said how large it is. */
const SHARE = 0.25,
  FIELD_SHARE = 0.35,
  FIELD_AT = 0.7;
/** A run that goes down the garden begins past the terrace. */
const RUN_FROM_MM: Mm = 4500;

/** Each kind along the side where it mostly lies, where nobody said. */
function usualPlace(
  kind: BarredKind,
  { doorX, house }: Ground,
  placed: readonly BarredZone[],
): BarredPlace {
  const middle = (house.x0 + house.x1) / 2,
    away = doorX > middle ? 'left' : 'right';
  switch (kind) {
    case 'fire escape':
    case 'wall to reach':
      return away;
    case 'meter':
    case 'gully': {
      // not before what is at that end of the wall already
      const other = placed.find((zone) => zone.kind === 'meter' || zone.kind === 'gully');
      return !other ? away : bounds([[other.outline]]).x0 < middle ? 'right' : 'left';
    }
    case 'air brick':
      return 'house';
    default:
      return 'back';
  }
}

/** `existing`: what stands on the plot already. */
export function placeBarred(
  ground: Ground,
  told: readonly Fact<Barred>[],
  existing: readonly ExistingThing[],
): BarredZone[] {
  const plot: Region = [[ground.boundary]],
    out: BarredZone[] = [];
  for (const { value, source } of told) {
    const { kind } = value,
      place = value.place ?? usualPlace(kind, ground, out),
      { bars, isWalked, drawnMm } = BARRED_RULES[kind];
    const box = bounds(plot),
      across =
        place === 'left' || place === 'right' || kind === 'open run'
          ? box.x1 - box.x0
          : box.y1 - box.y0,
      widthMm = value.widthMm ?? Math.round(Math.min(drawnMm, across * SHARE));
    for (const { outline, way } of drawn(ground, existing, kind, place, widthMm)) {
      const mm2 = Math.abs(ringArea(outline));
      if (mm2 < LEAST_MM2 || mm2 > MOST_OF_PLOT * area(plot)) continue;
      out.push({
        id: `barred-${out.length + 1}`,
        kind,
        outline,
        bars: [...bars],
        ...(bars.includes('tall') ? { mostMm: value.mostMm ?? LOW_MM } : {}),
        ...(isWalked && way ? { way, wayMm: Math.round(widthMm / 2) } : {}),
        quote: source.kind === 'assumed' ? '' : 'quote' in source ? source.quote : '',
        ...((value.place === null || isPlaceOpen(kind)) && !BARRED_RULES[kind].isAround
          ? { isAssumed: true as const }
          : {}),
        ...(value.widthMm === null ? { isSizeAssumed: true as const } : {}),
      });
    }
  }
  return out;
}

/** Buried, of which nobody tells more than an end or a side. */
const isField = (kind: BarredKind): boolean => kind === 'soakaway field' || kind === 'soakaway';

/** A side or the house wall says where a strip lies, and not where a tank, a box or a door does. */
const isPlaceOpen = (kind: BarredKind): boolean =>
  isField(kind) || kind === 'garage door' || BY_HOUSE.has(kind);

function drawn(
  ground: Ground,
  existing: readonly ExistingThing[],
  kind: BarredKind,
  place: BarredPlace,
  widthMm: Mm,
): Drawn[] {
  const along = (side: Side): Drawn[] => {
    const run = longestRun(ground.boundary, side);
    return run.length < 2
      ? []
      : within(buffer(run, 2 * widthMm), inside(run, Math.round(widthMm / 2)));
  };
  const within = (region: Region, way?: Point[]): Drawn[] => {
    const piece = largest(intersect(region, [[ground.boundary]]));
    return piece.length ? [{ outline: piece[0]![0]!, ...(way ? { way } : {}) }] : [];
  };
  if (BARRED_RULES[kind].isAround) return SIDES.flatMap((side) => along(side));
  if (BY_HOUSE.has(kind))
    return byHouse(ground, kind, place, widthMm).flatMap((one) => within(one));
  if (isField(kind)) return within(field(ground, place, widthMm));
  // somebody runs or slides along the garden, not across it
  if (kind === 'open run' && place !== 'left' && place !== 'right') {
    const { y0, y1 } = bounds([[ground.boundary]]),
      from = Math.round(Math.max(y0, 0) + Math.min(RUN_FROM_MM, (y1 - Math.max(y0, 0)) * SHARE)),
      [x0, x1] = spanAt(ground.boundary, Math.round((from + y1) / 2)),
      x = Math.round((x0 + x1) / 2),
      half = Math.round(widthMm / 2);
    return within(rectangle(x - half, from, x + half, y1), [
      [x, from],
      [x, y1],
    ]);
  }
  if (kind === 'garage door') {
    const garage = existing.find(({ name, boxMm }) => /garage/i.test(name) && boxMm);
    if (garage) {
      const { x, y, boxMm } = garage,
        [wide, deep] = boxMm!,
        to = Math.round(y - deep / 2),
        x0 = Math.round(x - wide / 2),
        x1 = Math.round(x + wide / 2);
      if (to > widthMm)
        return within(rectangle(x0, to - widthMm, x1, to), [
          [x0, to - Math.round(widthMm / 2)],
          [x1, to - Math.round(widthMm / 2)],
        ]);
    }
  }
  if (place === 'house' || place === 'middle') {
    const { y0, y1 } = bounds([[ground.boundary]]),
      from = place === 'house' ? Math.max(0, y0) : Math.round((y0 + y1 - widthMm) / 2),
      y = from + Math.round(widthMm / 2),
      [x0, x1] = spanAt(ground.boundary, y);
    return within(rectangle(x0 - widthMm, from, x1 + widthMm, from + widthMm), [
      [x0, y],
      [x1, y],
    ]);
  }
  const whole = along(sideOfPlace(place));
  if (!BARRED_RULES[kind].isLimit || (place !== 'back-left' && place !== 'back-right'))
    return whole;
  // of a corner half of the end
  const { x0, x1, y0, y1 } = bounds([[ground.boundary]]),
    middle = Math.round((x0 + x1) / 2);
  return whole.flatMap(({ outline }) =>
    within(
      intersect(
        [[outline]],
        place === 'back-left' ? rectangle(x0, y0, middle, y1) : rectangle(middle, y0, x1, y1),
      ),
    ),
  );
}

/** Before the wall of the house, clear of its door: boxes at an end of it, or all along. */
function byHouse(ground: Ground, kind: BarredKind, place: BarredPlace, deep: Mm): Region[] {
  const { house, doorX } = ground,
    door = doorOpening(ground);
  if (kind === 'air brick')
    return [
      ...(door.x0 - house.x0 > HALF_GULLY_MM
        ? [rectangle(house.x0, 0, Math.round(door.x0), deep)]
        : []),
      ...(house.x1 - door.x1 > HALF_GULLY_MM
        ? [rectangle(Math.round(door.x1), 0, house.x1, deep)]
        : []),
    ];
  if (place === 'middle') {
    const { x0, x1, y0, y1 } = bounds([[ground.boundary]]),
      [x, y] = [Math.round((x0 + x1) / 2), Math.round((y0 + y1) / 2)];
    return [rectangle(x - HALF_GULLY_MM, y - HALF_GULLY_MM, x + HALF_GULLY_MM, y + HALF_GULLY_MM)];
  }
  const half = kind === 'meter' ? HALF_METER_MM : HALF_GULLY_MM,
    isLeft = place === 'left' || (place !== 'right' && doorX > (house.x0 + house.x1) / 2),
    x = isLeft ? house.x0 + half + FROM_CORNER_MM : house.x1 - half - FROM_CORNER_MM;
  return [rectangle(x - half, 0, x + half, deep)];
}

/** Of a tank and its drains nobody tells more than an end or a side. */
function field({ boundary, doorX }: Ground, place: BarredPlace, most: Mm): Region {
  const { x0, x1, y0, y1 } = bounds([[boundary]]),
    wide = Math.round(Math.min(most, (x1 - x0) * FIELD_SHARE)),
    deep = Math.round(Math.min(most, (y1 - y0) * FIELD_SHARE)),
    isLeft = /left/.test(place) || (!/right/.test(place) && doorX > (x0 + x1) / 2),
    y = /back/.test(place)
      ? y1 - deep
      : Math.round((y1 - y0) * (place === 'middle' ? 0.5 : FIELD_AT) - deep / 2),
    x = place === 'middle' ? Math.round((x0 + x1 - wide) / 2) : isLeft ? x0 : x1 - wide;
  return rectangle(x, y, x + wide, y + deep);
}

/** The side of the plot that an edge looks out to; null for the house's. Rings run counter-clockwise. */
function sideOf([ax, ay]: Point, [bx, by]: Point): Side | null {
  const out = [by - ay, ax - bx] as const;
  if (Math.abs(out[0]) > Math.abs(out[1])) return out[0] > 0 ? 'right' : 'left';
  return out[1] > 0 ? 'back' : null;
}

/** Edges of one side that follow one another, the longest run of them. */
function longestRun(boundary: Ring, side: Side): Point[] {
  const n = boundary.length,
    is = boundary.map((from, i) => sideOf(from, boundary[(i + 1) % n]!) === side);
  let best: Point[] = [],
    most = 0;
  for (let i = 0; i < n; i++) {
    if (!is[i] || is[(i + n - 1) % n]) continue;
    const run: Point[] = [boundary[i]!];
    let length = 0;
    for (let k = i; is[k % n] && run.length <= n; k++) {
      const to = boundary[(k + 1) % n]!,
        [x, y] = run.at(-1)!;
      length += hypot(to[0] - x, to[1] - y);
      run.push(to);
    }
    if (length > most) [best, most] = [run, length];
  }
  return best;
}

/** A line moved so far into the plot, each piece by its own normal. */
const inside = (run: readonly Point[], by: Mm): Point[] =>
  run.slice(1).flatMap((to, i): Point[] => {
    const from = run[i]!,
      length = hypot(to[0] - from[0], to[1] - from[1]) || 1,
      nx = (-(to[1] - from[1]) / length) * by,
      ny = ((to[0] - from[0]) / length) * by;
    return [from, to].map(([x, y]): Point => [Math.round(x + nx), Math.round(y + ny)]);
  });
