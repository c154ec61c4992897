/** Where nothing may be dug: one floor from wall to wall, planters along its edges, and what can stand on it. */
import type { Region } from '../model/shapes.ts';
import { area, bounds, disc, polygon, rectangle } from '../geometry/region.ts';
import { offset, opened, tryIntersect, trySubtract, tryUnite } from '../geometry/trial.ts';
import { gatesOf } from '../site/gates.ts';
import { doorFloors } from './doors.ts';
import { groundFor } from './ideas.ts';
import { BUILDINGS, clamp, snap, type Part } from './plan-types.ts';
import { placeRooms } from './place-rooms.ts';
import { FAR, terracePart } from './terrace.ts';
import type { Roomed, Setting } from './stages.ts';

/** Planters take at most this share of the floor. */
const MOST_PLANTED = 0.28;
const LEAST_PLANTER_MM2 = 3e5;
/** What is left behind a store is no planter. */
const NARROWEST_MM = 400;
/** Between a planter and a store beside it. */
const BESIDE_MM = 50;
/** Planters and pots are 0.5 to 0.9 m deep. */
export const PLANTER_DEPTHS_MM: readonly [number, number] = [500, 900];

/** Planters first, then the rooms, and all that is left is floor: until then the terrace of `start` is the house wall alone. */
export function layPlanters(start: Roomed): Roomed {
  const { frame, ask, occupied } = start,
    works = ask.items.filter((item) => groundFor(item.id, start).worksUndug);
  // what has a back stands against the wall, and the planters take what is left of it
  const built = placeRooms(
    start,
    works.filter((item) => BUILDINGS.has(groundFor(item.id, start).kind)),
  );
  const planters = opened(
    trySubtract(
      planterStrips(start),
      ...built.parts.map((part) => offset(part.region, BESIDE_MM)),
      ...doorFloors(built.parts),
    ),
    NARROWEST_MM / 2,
  ).filter((piece) => area([piece]) >= LEAST_PLANTER_MM2);
  const beds = planters.map((piece, i): Part => ({
    id: `bed-${i + 1}`,
    kind: 'bed',
    feature: null,
    region: [piece],
  }));
  frame.grid.fill(planters, 4, occupied);
  // the middle stays clear for the table
  const [dining, deep] = tableGround(start);
  frame.grid.each(
    rectangle(start.site.doorX - dining / 2, 0, start.site.doorX + dining / 2, deep),
    (i) => {
      if (!occupied[i]) occupied[i] = 3;
    },
  );
  const roomed = placeRooms(
    { ...built, parts: [...built.parts, ...beds] },
    works.filter((item) => !BUILDINGS.has(groundFor(item.id, start).kind)),
  );
  const undug = ask.items
    .filter((item) => !groundFor(item.id, start).worksUndug && item.asked && item.id !== 'seat')
    .map(({ id }) => ({ id, reason: 'It cannot be made where nothing may be dug.' }));
  const floor = trySubtract(frame.plot, ...roomed.parts.map((part) => part.region));
  const box = bounds(floor);
  return {
    ...roomed,
    parts: [terracePart(ask, floor), ...roomed.parts],
    dropped: [...roomed.dropped, ...undug],
    terrace: { region: floor, x0: box.x0, x1: box.x1, depth: snap(box.y1 * 0.6) },
  };
}

function tableGround(setting: Setting): [number, number] {
  const { ask, frame } = setting,
    most = frame.area * 0.4;
  const [w, d] = ask.refused.has('dining')
    ? [1800, 1800]
    : ask.seatsFor > 6
      ? [3700, 4000]
      : ask.seatsFor > 4
        ? [3000, 3700]
        : ask.seatsFor > 2
          ? [2400, 3300]
          : [1800, 2400];
  const k = Math.min(1, Math.sqrt(most / (w * d)));
  return [w * k, d * k];
}

/** Strips along the edges in the manner of the language, shortened until they leave the floor its share. */
function planterStrips(setting: Setting): Region {
  const { frame, site } = setting;
  const deep = clamp(
    snap(Math.min(frame.meanWidthMm, frame.depthMm) * 0.11, 50),
    ...PLANTER_DEPTHS_MM,
  );
  const ring = trySubtract(
    frame.plot,
    offset(frame.plot, -deep),
    rectangle(-FAR, -FAR, FAR, Math.max(900, deep)),
    rectangle(site.doorX - 900, 0, site.doorX + 900, 1800),
    ...gatesOf(site).map(({ landing }) => landing),
    ...frame.kept.map((thing) => thing.blocked),
  );
  let found: Region = [];
  for (const reach of [1, 0.85, 0.7, 0.55, 0.4]) {
    found = opened(tryIntersect(ring, alongEdges(setting, reach)), 200).filter(
      (piece) => area([piece]) >= LEAST_PLANTER_MM2,
    );
    if (area(found) <= frame.area * MOST_PLANTED) return found;
  }
  return found.filter((_, i) => i < 2);
}

/** Which stretches of the edge are planted. */
function alongEdges(setting: Setting, reach: number): Region {
  const { frame, language, random } = setting,
    { x0, x1, y1 } = frame,
    w = x1 - x0,
    d = y1;
  const right = random.chance(0.5);
  switch (language) {
    case 'formal': // both sides alike, and a bench's breadth left open at the end of the axis
      return [
        ...rectangle(x0, d * (1 - 0.75 * reach), x0 + w * 0.34, FAR),
        ...rectangle(x1 - w * 0.34, d * (1 - 0.75 * reach), x1, FAR),
      ];
    case 'diagonal': {
      // two far corners, their ends cut at 45°
      const leg = Math.min(w * 0.62, d * 0.8) * reach;
      return [
        ...polygon([
          [x0, y1],
          [x0, y1 - leg],
          [x0 + leg, y1],
        ]),
        ...polygon([
          [x1, y1],
          [x1 - leg * 0.6, y1],
          [x1, y1 - leg * 0.6],
        ]),
      ];
    }
    case 'arc':
    case 'circles': {
      // one sweep round a corner, ended on a curve, and a short piece opposite
      const r = Math.min(w, d) * 0.95 * reach,
        cx = right ? x1 : x0;
      return [
        ...disc(cx, y1, r),
        ...rectangle(
          right ? x0 : x1 - w * 0.12,
          d * 0.3,
          right ? x0 + w * 0.12 : x1,
          d * (0.3 + 0.35 * reach),
        ),
      ];
    }
    default: // the whole far edge and one side
      return tryUnite(
        rectangle(x0, d * 0.7, x0 + w * (right ? 1 : reach), FAR),
        right
          ? rectangle(x1 - w * 0.3, d * (1 - 0.8 * reach), x1, FAR)
          : rectangle(x0, d * (1 - 0.8 * reach), x0 + w * 0.3, FAR),
      );
  }
}
