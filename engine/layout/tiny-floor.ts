/** Under 32 m² the whole floor is one figure of the language, about 56 % of the plot, always joined to the door. */
import type { Region } from '../model/shapes.ts';
import { area, bounds, disc, largest, rectangle, turnedRectangle } from '../geometry/region.ts';
import { offset, opened, tryIntersect, trySubtract, tryUnite } from '../geometry/trial.ts';
import { groundOf, hasGround } from '../features/features.ts';
import { BEFORE_DOOR_MM, diningFloor } from './dining-floor.ts';
import { seatsThatFit } from './furnish-terrace.ts';
import { clamp, snap, type Terrace } from './plan-types.ts';
import type { Setting } from './stages.ts';

const SAMPLES = 120;
const FLOOR_SHARE = 0.56;
const LEAST_BED_MM2 = 6e5;
/** A floor that would be less than this for all that is asked for is as large as ever: the yard does not hold it all. */
const LEAST_FLOOR_SHARE = 0.3;

/** What was asked for in words keeps the ground of its smallest size: the floor is the smaller by so much. */
function floorShare({ ask, frame }: Setting): number {
  const kept = ask.items
    .filter(({ tier }) => tier === 3)
    .reduce((sum, { id }) => {
      if (!hasGround(id)) return sum;
      const [width, height] = groundOf(id).sizes.at(-1)!;
      return sum + width * height;
    }, 0);
  const share = FLOOR_SHARE - kept / frame.area;
  return share < LEAST_FLOOR_SHARE ? FLOOR_SHARE : share;
}

export function makeTinyFloor(setting: Setting): Terrace {
  const { frame, site, border, random } = setting;
  const { grid, plot } = frame;
  const strip = (to: number) =>
    tryIntersect(rectangle(site.doorX - 600, 0, site.doorX + 600, to), plot);
  const field = tryUnite(offset(plot, -border), strip(border + 300));
  const mask = grid.fill(field),
    /** Cells of the field before each cell. */
    before = new Uint32Array(grid.count + 1);
  for (let i = 0; i < grid.count; i++) before[i + 1] = before[i]! + mask[i]!;
  const cell = grid.cell * grid.cell,
    share = floorShare(setting),
    wished = frame.area * share;
  let best: Region = [],
    most = -Infinity;
  for (let k = 0; k < SAMPLES; k++) {
    const shape = tinyFigure(setting, share / FLOOR_SHARE);
    let fits = 0,
      all = 0;
    grid.spans(shape, (first, last) => {
      fits += before[last + 1]! - before[first]!;
      all += last + 1 - first;
    });
    const bad = all - fits;
    const score = -Math.abs(fits * cell - wished) - bad * cell * 0.5 + random.next() * 1e5;
    if (score > most) {
      most = score;
      best = shape;
    }
  }
  const kept = frame.kept.filter((thing) => thing.region.length).map((thing) => thing.blocked);
  const joined = tryUnite(
    best,
    strip(Math.max(border + 600, bounds(best).y1 * 0.5 + 900, frame.depthMm * 0.3)),
  );
  let floor = largest(
    opened(trySubtract(tryIntersect(joined, plot), ...kept, ...frame.undug, frame.beyond), 450),
  );
  const scraps = trySubtract(plot, floor, ...kept, ...frame.undug, frame.beyond).filter(
    (piece) => area([piece]) < LEAST_BED_MM2 || !opened([piece], 240).length,
  );
  floor = roomForTable(setting, largest(tryUnite(floor, scraps)));
  const box = bounds(floor);
  return { region: floor, x0: site.house.x0, x1: site.house.x1, depth: box.y1 };
}

/** Where those who were counted do not all sit on the figure, it grows by the floor of their table, across the yard or along it. */
function roomForTable(setting: Setting, figure: Region): Region {
  const { ask, frame, site, border } = setting,
    seats = seatsThatFit(setting, figure);
  if (!ask.seatsSaid || ask.noTable || ask.refused.has('dining') || seats >= ask.seatsFor)
    return figure;
  const [long, short] = diningFloor({ ...ask, tight: true }),
    field = offset(frame.plot, -border / 2);
  const grown = [
    [long, short],
    [short, long + BEFORE_DOOR_MM],
  ].map(([wide, deep]) => {
    const x0 = clamp(site.doorX - wide! / 2, frame.x0, Math.max(frame.x0, frame.x1 - wide!));
    const table = tryIntersect(rectangle(x0, 0, x0 + wide!, deep!), field);
    const kept = frame.kept.filter((thing) => thing.region.length).map((thing) => thing.blocked);
    return largest(trySubtract(tryUnite(figure, table), ...kept, ...frame.undug, frame.beyond));
  });
  const most = Math.max(...grown.map((region) => seatsThatFit(setting, region)));
  return most > seats
    ? grown
        .filter((region) => seatsThatFit(setting, region) === most)
        .reduce((least, region) => (area(region) < area(least) ? region : least))
    : figure;
}

/** @param scale of the figure's usual depth */
function tinyFigure(setting: Setting, scale: number): Region {
  const { frame, site, language, axisX, random } = setting;
  const W = frame.widthMm,
    D = frame.depthMm * scale,
    x0 = frame.x0,
    x1 = frame.x1;
  const least = Math.min(W, D);
  if (language === 'rect' || language === 'formal') {
    const { idea } = setting.ask;
    if (idea === 'house') return rectangle(x0, 0, x1, snap(D * random.between(0.5, 0.66)));
    if (idea === 'side') {
      const wide = snap(W * scale * random.between(0.56, 0.7));
      return site.doorX - x0 < W / 2
        ? rectangle(x0, 0, x0 + wide, frame.depthMm)
        : rectangle(x1 - wide, 0, x1, frame.depthMm);
    }
  }
  switch (language) {
    case 'diagonal':
      return turnedRectangle(
        x0 + W * random.between(0.4, 0.6),
        D * random.between(0.35, 0.6),
        random.between(0.55, 0.95) * W,
        random.between(0.6, 0.9) * D,
        45,
      );
    case 'serpentine':
    case 'circles': {
      const r = random.between(0.33, 0.46) * least * Math.sqrt(scale),
        x = x0 + random.between(0.4, 0.6) * W,
        y = random.between(0.35, 0.6) * D;
      return random.chance(0.6)
        ? tryUnite(disc(x, y, r), disc(site.doorX, r * 0.35, r * 0.6))
        : disc(x, y, r);
    }
    case 'arc':
      return tryIntersect(
        disc(random.chance(0.5) ? x0 : x1, 0, random.between(0.75, 1) * least),
        rectangle(x0, 0, x1, D),
      );
    case 'formal': {
      const half = Math.min(axisX - x0, x1 - axisX) * random.between(0.55, 0.85);
      return rectangle(axisX - half, 0, axisX + half, D * random.between(0.6, 0.85));
    }
    default: {
      const left = random.chance(0.5);
      const body = rectangle(
        left ? x0 : x0 + random.between(0.15, 0.35) * W,
        0,
        left ? x0 + W * random.between(0.65, 0.85) : x1,
        D * random.between(0.55, 0.9),
      );
      return random.chance(0.5)
        ? tryUnite(body, rectangle(x0, 0, x1, D * random.between(0.25, 0.4)))
        : body;
    }
  }
}
