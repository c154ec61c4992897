/** What it costs a room to stand away from where its sentence says. */
import { thingsNamed } from '../brief/named-things.ts';
import { hypot } from '../geometry/trig.ts';
import type { MentionPlace, SunHour, WhereSaid } from '../model/reading.ts';
import { mirroredPlace, missOf } from '../site/asked-place.ts';
import {
  existingNamed,
  type Landmark,
  landmarksOfExisting,
  landmarksOfSite,
  rimOf,
  type Surrounds,
  whereMiss,
} from '../site/asked-where.ts';
import type { Mm } from '../model/shapes.ts';
import type { Frame } from './plan-types.ts';
import type { Placing } from './stages.ts';

/** A place that was asked for outweighs all that a room likes of itself, and the further off the worse. */
const PLACE_ASKED = { missed: 5, whole: 5 };

export type AskedPlace = {
  place?: MentionPlace | undefined;
  where?: readonly WhereSaid[] | undefined;
  /** Of what is to be next to a thing: nearer than it is held to, since a bench stands in from the edge of its floor. */
  besideMm?: Mm;
  /** Within so much of one of these: where people sit. */
  within?: { mm: Mm; boxes: readonly Box[] } | undefined;
};
type Box = { x0: Mm; y0: Mm; x1: Mm; y1: Mm };

/** What has to be known of a plan that is being made. */
type Around = Pick<Placing, 'frame' | 'site' | 'mirrored' | 'placed'>;

/** What it costs to stand away from where it was asked for; 0 where it stands there. */
export function ratePlace(
  placing: Around,
  { place: asked, where = [], besideMm, within }: AskedPlace,
): (x: number, y: number, w: number, h: number) => number {
  if (!asked && !where.length && !within) return () => 0;
  const { frame, site, mirrored } = placing,
    place = asked && mirrored ? mirroredPlace(asked) : (asked ?? null),
    reach = hypot(frame.widthMm, frame.depthMm),
    surrounds = { ...surroundsOf(placing, where), ...(besideMm ? { besideMm } : {}) };
  return (x, y, w, h) => {
    const at = {
      x: x + w / 2,
      y: y + h / 2,
      distanceTo: (px: number, py: number) =>
        hypot(Math.max(0, x - px, px - x - w), Math.max(0, y - py, py - y - h)),
    };
    const miss = missOf(place, at, { plot: frame, doorX: site.doorX });
    let cost = miss ? PLACE_ASKED.missed + (PLACE_ASKED.whole * miss.mm) / reach : 0;
    const away = within ? nearestOf(within.boxes, x, y, w, h) - within.mm : 0;
    if (away > 0) cost += PLACE_ASKED.missed + (PLACE_ASKED.whole * away) / reach;
    for (const said of where) {
      const share = whereMiss(said, at, surrounds)?.share ?? 0;
      if (share > 0) cost += PLACE_ASKED.missed + PLACE_ASKED.whole * share;
    }
    return cost;
  };
}

/** From a room's edge to the nearest of some others'. */
const nearestOf = (boxes: readonly Box[], x: Mm, y: Mm, w: Mm, h: Mm): Mm =>
  Math.min(
    ...boxes.map(({ x0, y0, x1, y1 }) =>
      hypot(Math.max(0, x0 - x - w, x - x1), Math.max(0, y0 - y - h, y - y1)),
    ),
  );

/** What is known while rooms are being placed: the sun, what stands already, and the rooms that have a place. */
function surroundsOf(placing: Around, where: readonly WhereSaid[]): Surrounds {
  const { frame, site } = placing;
  const marks = new Map(
    where.flatMap(({ of }) => (of ? [[of, landmarksOf(of, placing)] as const] : [])),
  );
  return {
    plot: frame,
    doorX: site.doorX,
    ...sunOf(frame),
    standsAt: (of) => marks.get(of) ?? null,
    isHidden: null,
  };
}

/** Sun on the ground as it is, of the whole day or of a part of it. */
export const sunOf = (frame: Frame): Pick<Surrounds, 'hoursAt' | 'mostHours'> => {
  const { grid } = frame,
    of = (hour?: SunHour) =>
      hour === 'evening'
        ? frame.eveningHours
        : hour === 'morning'
          ? frame.morningHours
          : frame.sunHours;
  return {
    hoursAt: (x, y, hour) => {
      const k = grid.index(x, y);
      return k < 0 ? null : of(hour)[k]!;
    },
    mostHours: (hour) => of(hour).reduce((a, b) => (b > a ? b : a), 0),
  };
};

function landmarksOf(of: string, { site, placed, mirrored }: Around): Landmark[] {
  const stands = existingNamed(site.existing, of);
  if (stands.length) return landmarksOfExisting(stands);
  const named = thingsNamed(of).flatMap(({ called }) => called.feature ?? []);
  const drawn = placed
    .filter(({ id }) => named.includes(id))
    .flatMap(({ x, y, width, height }) =>
      rimOf([
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
      ]),
    );
  return drawn.length ? drawn : (landmarksOfSite(of, site, mirrored) ?? []);
}
