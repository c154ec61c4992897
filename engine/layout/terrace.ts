/** The floor at the door, in the design's language. */
import type { Region } from '../model/shapes.ts';
import { area, bounds, disc, largest, polygon, rectangle, smooth } from '../geometry/region.ts';
import { opened, tryIntersect, trySubtract, tryUnite } from '../geometry/trial.ts';
import { hypot } from '../geometry/trig.ts';
import { doorOpening } from '../site/door.ts';
import { BEFORE_DOOR_MM, diningFloor } from './dining-floor.ts';
import { divideGreatTerrace } from './great-terrace.ts';
import { wallBesideRamp } from './gate-ramp.ts';
import { seatsThatFit } from './furnish-terrace.ts';
import { dinesAway } from './ideas.ts';
import { clamp, snap, type Ask, type Part, type Terrace } from './plan-types.ts';
import type { Setting } from './stages.ts';

export const FAR = 100_000;
export const HALF_SLAB = 300;
/** A terrace takes at most this share of the plot, unless the table needs more. */
const MOST_OF_PLOT = 0.22;
const MOST_ARC_MM2 = 75e6;

/** The line a formal garden is set out on: the door when it is near the middle of the wall, else the middle. */
export function axisOf(house: { x0: number; x1: number }, doorX: number): number {
  const mid = (house.x0 + house.x1) / 2;
  return Math.abs(doorX - mid) < 0.2 * (house.x1 - house.x0) ? doorX : snap(mid);
}

export const terracePart = (ask: Ask, region: Region): Part => ({
  id: 'terrace',
  kind: 'terrace',
  feature: ask.refused.has('dining') || dinesAway(ask) ? null : 'dining',
  region,
});

export function makeTerrace(setting: Setting): Terrace {
  const { frame, site, ask } = setting;
  const away = dinesAway(ask) || ask.noPatio;
  const { x0, x1, depth } = away ? landingBox(setting) : terraceBox(setting);
  const kept = frame.kept.filter((thing) => thing.region.length).map((thing) => thing.blocked);
  const floorOf = (shape: Region): Region => {
    const region = trySubtract(
      tryIntersect(shape, frame.plot),
      ...kept,
      ...frame.undug,
      frame.beyond,
    ).filter((piece) => area([piece]) > 1e6);
    const atDoor = region.filter((piece) => {
      const box = bounds([piece]);
      return box.y0 < 20 && box.x0 <= site.doorX + 400 && box.x1 >= site.doorX - 400;
    });
    return largest(atDoor.length ? atDoor : region);
  };
  const straight = rectangle(x0, 0, x1, depth);
  const drawn = {
    x0,
    x1,
    region: floorOf(away ? straight : terraceShape(setting, x0, x1, depth)),
  };
  const floor =
    away || !ask.seatsSaid || ask.noTable || ask.refused.has('dining')
      ? drawn
      : holdsAll(setting, [
          drawn,
          { x0, x1, region: floorOf(straight) },
          { ...site.house, region: floorOf(rectangle(site.house.x0, 0, site.house.x1, depth)) },
        ]);
  return {
    ...floor,
    region: divideGreatTerrace(setting, floor.region, floor.x0, floor.x1, depth),
    depth,
  };
}

type Floor = Pick<Terrace, 'region' | 'x0' | 'x1'>;
/** The first floor on which those sit who were counted, a figure giving way to them; else the one that seats most. */
function holdsAll(setting: Setting, floors: readonly Floor[]): Floor {
  let best = floors[0]!,
    most = -1;
  for (const floor of floors) {
    const seats = seatsThatFit(setting, floor.region);
    if (seats > most) [best, most] = [floor, seats];
    if (seats >= setting.ask.seatsFor) break;
  }
  return best;
}

/** Where one eats elsewhere, or wants no patio, there is a floor at the door still, in proportion to the wall it lies along and to the plot. */
const LANDING_DEPTH_MM = 1800,
  LANDING_BESIDE_MM = 300,
  LANDING_OF_WALL = 0.4,
  LANDING_OF_PLOT = 0.045,
  MOST_LANDING_DEPTH_MM = 3000,
  NO_PATIO_DEPTH_MM = 2100,
  /** Where one comes in from the rest of the garden. */
  WAY_IN_MM = 900;
function landingBox({ frame, site, ask }: Setting): { x0: number; x1: number; depth: number } {
  const { x0: h0, x1: h1 } = wallBesideRamp(site, ask.widths.secondary),
    door = doorOpening(site);
  const beside = Math.max(
    LANDING_BESIDE_MM,
    snap((LANDING_OF_WALL * (h1 - h0) - (door.x1 - door.x0)) / 2, HALF_SLAB),
  );
  const x0 = Math.round(Math.max(h0, door.x0 - beside)),
    x1 = Math.round(Math.min(h1, door.x1 + beside));
  if (ask.noPatio) return { x0, x1, depth: site.isPart ? WAY_IN_MM : NO_PATIO_DEPTH_MM };
  const depth = snap(
    clamp((LANDING_OF_PLOT * frame.area) / (x1 - x0), LANDING_DEPTH_MM, MOST_LANDING_DEPTH_MM),
    HALF_SLAB,
  );
  return { x0, x1, depth };
}

/** A floor that is larger is empty: so much a seat, or a share of a larger plot. */
const MOST_A_SEAT_MM2 = 5.5e6,
  MOST_OF_LARGE_PLOT = 0.09,
  LOUNGE_MM2 = 10e6,
  KITCHEN_MM2 = 5e6;
/** Of the floor, what a lounge takes and what a kitchen that was named does, with room to stand at it. */
const LOUNGE_MM = 3000,
  KITCHEN_MM = 1500;
/** A floor with room for a lounge has room for a kitchen along its edge. */
const hasKitchen = ({ inWords, tight, lounge }: Ask): boolean =>
  inWords.has('kitchen') && !tight && !lounge;
const mostFloor = ({ frame, ask }: Setting): number =>
  Math.min(
    MOST_OF_PLOT * frame.area,
    Math.max(MOST_A_SEAT_MM2 * Math.max(4, ask.seatsFor), MOST_OF_LARGE_PLOT * frame.area) +
      (ask.lounge ? LOUNGE_MM2 : 0) +
      (hasKitchen(ask) ? KITCHEN_MM2 : 0),
  );

const MOST_OF_DEPTH = 0.46;
/** Where the wall is shorter than the table that was counted for, table and floor lie along the garden. */
function terraceBox(setting: Setting): { x0: number; x1: number; depth: number } {
  const { frame, site, ask, language, random } = setting;
  const { x0: h0, x1: h1 } = wallBesideRamp(site, ask.widths.secondary),
    wall = h1 - h0;
  const [dining, deep] = diningFloor(ask);
  const grown = ask.tight
    ? 1
    : clamp(Math.sqrt(frame.area / 130e6), 1, frame.area > 800e6 ? 1.7 : 1.45);
  const round = language === 'circles' || language === 'serpentine';
  const loose = round
    ? ask.tight
      ? 1.4
      : 1.25
    : language === 'diagonal'
      ? ask.tight
        ? 1.35
        : 1.15
      : 1; // a square table needs more of a round floor
  let width =
      (dining * loose + (ask.lounge ? LOUNGE_MM : 0) + (hasKitchen(ask) ? KITCHEN_MM : 0)) * grown,
    depth = deep * Math.sqrt(grown) * (round && ask.tight ? 1.15 : 1);
  if (!ask.tight && (language === 'formal' || language === 'rect'))
    width = Math.max(width, wall * random.between(0.45, 0.8));
  const said = ask.table.sizeMm;
  if (said) {
    // the longer side along the house where the wall is as long
    const [longer, shorter] = [Math.max(...said), Math.min(...said)];
    [width, depth] = longer <= wall ? [longer, shorter] : [shorter, longer];
  }
  const bed = said ? 0 : wall > 5200 ? 900 : wall > 4200 ? 600 : 0;
  const [long, short] = diningFloor({ ...ask, tight: true });
  const isTurned = !said && ask.seatsSaid && long > wall - bed;
  if (isTurned) [width, depth] = [depth, long + BEFORE_DOOR_MM];
  if (frame.shallow) depth = Math.min(depth, frame.depthMm * 0.5);
  if (!said)
    width = Math.min(
      width,
      Math.max(dining + (hasKitchen(ask) ? KITCHEN_MM : 0), mostFloor(setting) / depth),
    );
  depth = snap(
    clamp(
      depth,
      2400,
      Math.max(
        2600,
        frame.depthMm * (frame.depthMm < 10000 ? 0.4 : 0.36),
        Math.min(isTurned ? long + BEFORE_DOOR_MM : short, frame.depthMm * MOST_OF_DEPTH),
      ),
    ),
    HALF_SLAB,
  );
  width = clamp(snap(width, HALF_SLAB), 2600, wall - bed);
  if (wall - width < 1500) width = wall - bed; // no useless strip beside the terrace
  let x0 = clamp(
    site.doorX - width * (language === 'formal' ? 0.5 : random.between(0.25, 0.75)),
    h0,
    h1 - width,
  );
  if (language === 'formal') [x0, width] = symmetric(setting, width);
  else x0 = clamp(h0 + snap(x0 - h0, HALF_SLAB), h0, h1 - width);
  return { x0: Math.round(x0), x1: Math.round(x0 + width), depth };
}

/** Formal: about the axis, and always stretched to hold the door. */
function symmetric(setting: Setting, wished: number): [number, number] {
  const { axisX, site, ask } = setting,
    { x0: h0, x1: h1 } = wallBesideRamp(site, ask.widths.secondary);
  let width = Math.min(wished, 2 * Math.min(axisX - h0, h1 - axisX)),
    x0 = axisX - width / 2;
  if (site.doorX - 700 < x0) {
    const to = Math.max(h0, site.doorX - 700);
    width += x0 - to;
    x0 = to;
  }
  if (site.doorX + 700 > x0 + width) width = Math.min(h1, site.doorX + 700) - x0;
  return [Math.round(x0), Math.round(width)];
}

function terraceShape(setting: Setting, a: number, b: number, d: number): Region {
  const w = b - a,
    m = (a + b) / 2,
    above = rectangle(-FAR, 0, FAR, FAR);
  switch (setting.language) {
    case 'diagonal': {
      const k = Math.min(d * 0.5, w * 0.45);
      if (b - 2 * k < a)
        return polygon([
          [a, 0],
          [b, 0],
          [b, d - k],
          [a, d - k + w],
        ]);
      return polygon([
        [a, 0],
        [b, 0],
        [b, d - k],
        [b - 2 * k, d + k],
        [a, d + k],
      ]);
    }
    case 'circles': {
      const r = Math.min(Math.max(w * 0.57, 2300), d * 0.82);
      return tryUnite(
        tryIntersect(disc(m, d * 0.42, r), above),
        rectangle(a, 0, b, snap(d * 0.45)),
      );
    }
    case 'arc':
      return tryIntersect(
        disc(
          a,
          0,
          Math.max(
            d,
            Math.min(
              hypot(w, d) * 0.86,
              Math.sqrt(clamp(MOST_OF_PLOT * setting.frame.area, 16e6, MOST_ARC_MM2) / 0.785),
            ),
          ),
        ),
        rectangle(a, 0, b, FAR),
      );
    case 'serpentine': {
      const front = smooth(
        [
          [b, 0],
          [b, d * 0.7],
          [b - w * 0.16, d * 0.95],
          [m, d * 1.06],
          [a + w * 0.16, d * 0.95],
          [a, d * 0.7],
          [a, 0],
        ],
        8,
        false,
      );
      const curved = tryIntersect(
        opened(polygon([[a, 0], [b, 0], ...front.slice(1, -1)]), 300, 'round'),
        above,
      );
      return tryUnite(curved, rectangle(a, 0, b, snap(d * 0.5)));
    }
    default:
      return rectangle(a, 0, b, d);
  }
}
