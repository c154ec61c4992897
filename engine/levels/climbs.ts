/** The parts of a way that climb: from floor to floor, and from a floor to the ground that the way ends on. */
import { bounds, contains, type Box } from '../geometry/region.ts';
import type { Route } from '../model/layout.ts';
import type { Mm } from '../model/shapes.ts';
import type { Site } from '../model/site.ts';
import { levelAt } from '../site/levels.ts';
import { lengthBetween, partOf, placeAt, walkOf, type Walk } from './line.ts';
import { LEAST_RISER_MM } from './step-sizes.ts';
import type { Floor, Stretch } from './types.ts';

/** The steepest slope that is walked without steps: rise over run. */
export const STEEPEST = 1 / 12;
/** One that nobody minds. */
export const EASY = 1 / 20;
/** A difference that nobody trips over, mm. */
export const FLUSH_MM: Mm = 20;
const SAMPLE_MM: Mm = 50;

export type Boxed = { floor: Floor; box: Box };
export const boxed = (floors: readonly Floor[]): Boxed[] =>
  floors.map((floor) => ({ floor, box: bounds(floor.region) }));
type Run = { floor: Floor | null; from: Mm; to: Mm };

/** Which floors a walk crosses, in its order, with the ground between them. */
function runsOf(walk: Walk, floors: readonly Boxed[]): Run[] {
  const floorAt = (s: Mm): Floor | null => {
    const [x, y] = placeAt(walk, s);
    const on = floors.find(
      ({ floor, box }) =>
        x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1 && contains(floor.region, x, y),
    );
    return on?.floor ?? null;
  };
  const runs: Run[] = [];
  for (let s = 0; s <= walk.lengthMm; s += SAMPLE_MM) {
    const floor = floorAt(s),
      last = runs.at(-1);
    if (last && last.floor !== floor) {
      let a = last.to,
        b = s;
      while (b - a > 1) {
        const middle = (a + b) / 2;
        if (floorAt(middle) === last.floor) a = middle;
        else b = middle;
      }
      last.to = b;
      runs.push({ floor, from: b, to: s });
    } else if (last) last.to = s;
    else runs.push({ floor, from: s, to: s });
  }
  return runs;
}

/** A part of a walk between two levels. */
export type Climb = {
  walk: Walk;
  from: Mm;
  to: Mm;
  before: Floor | null;
  after: Floor | null;
  fromMm: Mm;
  toMm: Mm;
};

/** Closed: it comes back to where it began. */
const isRound = ({ line }: Walk): boolean =>
  line.length > 3 && lengthBetween(line[0]!, line.at(-1)!) < SAMPLE_MM;

/** A round as it is walked from the terrace: down to its far point and back, where nothing lies between. */
function climbsOfRound(site: Site, round: Walk, floors: readonly Boxed[]): Climb[] | null {
  const left = runsOf(round, floors).findLast(({ floor }) => floor?.areaId === 'terrace');
  if (!left) return null;
  const from = Math.max(0, left.to - 1),
    walk = walkOf([...partOf(round, from, round.lengthMm), ...partOf(round, 0, from).slice(1)]);
  const on = runsOf(walk, floors).filter(({ floor }) => floor);
  return on.slice(1).flatMap((after, i): Climb[] => {
    const before = on[i]!,
      whole = {
        walk,
        from: before.to,
        to: after.from,
        before: before.floor,
        after: after.floor,
        fromMm: before.floor!.levelMm,
        toMm: after.floor!.levelMm,
      };
    if (before.floor !== after.floor) return [whole];
    const half = (before.to + after.from) / 2,
      halfMm = Math.round(levelAt(site, ...placeAt(walk, half)));
    return [
      { ...whole, to: half, after: null, toMm: halfMm },
      { ...whole, from: half, before: null, fromMm: halfMm },
    ];
  });
}

export function climbsOf(site: Site, route: Route, walk: Walk, floors: readonly Boxed[]): Climb[] {
  const round = isRound(walk) ? climbsOfRound(site, walk, floors) : null;
  if (round) return round;
  const runs = runsOf(walk, floors),
    on = runs.filter((run) => run.floor),
    terrace = floors.find(({ floor }) => floor.areaId === 'terrace')?.floor ?? null;
  const last = on.at(-1),
    end = floors.find(({ floor }) => floor.areaId === route.areaId)?.floor ?? null;
  const stops: Run[] = on[0]?.from === 0 ? on : [{ floor: terrace, from: 0, to: 0 }, ...on];
  const climbs = stops.slice(1).map((after, i): Climb => {
    const before = stops[i]!;
    return {
      walk,
      from: before.to,
      to: after.from,
      before: before.floor,
      after: after.floor,
      fromMm: before.floor?.levelMm ?? levelAt(site, ...placeAt(walk, before.to)),
      toMm: after.floor!.levelMm,
    };
  });
  // the line stops before the room that it leads to, or on open ground
  const from = last?.to ?? 0,
    before = last?.floor ?? terrace;
  if (walk.lengthMm - from < SAMPLE_MM && before === end) return climbs;
  if (end && last?.floor === end) return climbs;
  const fromMm = before?.levelMm ?? levelAt(site, ...placeAt(walk, from)),
    length = walk.lengthMm - from;
  const ground = levelAt(site, ...placeAt(walk, walk.lengthMm)),
    rise = ground - fromMm,
    // ground at the end is dressed to what a way can reach without a step
    dressed =
      Math.abs(rise) < LEAST_RISER_MM
        ? Math.sign(rise) * Math.min(Math.abs(rise), length * STEEPEST)
        : rise;
  if (!end && length < SAMPLE_MM) return climbs;
  climbs.push({
    walk,
    from,
    to: walk.lengthMm,
    before,
    after: end,
    fromMm,
    toMm: end ? end.levelMm : Math.round(fromMm + dressed),
  });
  return climbs;
}

/** More than a slope should take, where no step could be fitted in. */
export const isTooSteep = ({ slopedMm, slopedOverMm }: Stretch): boolean =>
  Math.abs(slopedMm) > FLUSH_MM + slopedOverMm * STEEPEST;
