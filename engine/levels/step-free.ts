/**
 * Gardens for people who do no steps: how much a way may climb as a slope, and floors that lie where their ways can reach them.
 * Building Regulations part M and BS 8300: 1 in 20 is walked as level ground, 1 in 15 for 5 m at the most.
 */
import { levelAt } from '../site/levels.ts';
import type { Layout } from '../model/layout.ts';
import { distanceToLine } from '../geometry/region.ts';
import type { Mm, Point } from '../model/shapes.ts';
import type { Site, StepFree } from '../model/site.ts';
import { boxed, type Climb, climbsOf, FLUSH_MM } from './climbs.ts';
import { placeAt, type Walk, walkOf } from './line.ts';
import type { Floor } from './types.ts';

/** One in this many on a short ramp, where nobody said. */
const SHORT_ONE_IN = 15,
  SHORT_MM: Mm = 5000;
/** A level landing after so much of a climb, mm. */
export const LANDING_EVERY_MM: Mm = 500,
  RAMP_LANDING_MM: Mm = 1500;
/** A floor is dug in or made up by this much at its middle to be reached; more would be a pit or a platform. */
const MOST_MOVED_MM: Mm = 600;
/** Ways as near as this go side by side. */
const BESIDE_MM: Mm = 700;
/** A shed or a greenhouse has its floor this much above its ground, and a way is made up to it. */
const KEPT_FLOOR_MM: Mm = 150;
/** Ground that a way ends on is dressed by this much. */
const MOST_DRESSED_MM: Mm = 900;

/** What a way of this length climbs at the most without a step, its landings left level, mm. */
export function climbWithin({ oneIn, isTold }: StepFree, lengthMm: Mm): Mm {
  const cycle = LANDING_EVERY_MM * oneIn + RAMP_LANDING_MM,
    whole = Math.floor(Math.max(0, lengthMm) / cycle),
    rest = Math.min(LANDING_EVERY_MM, (Math.max(0, lengthMm) - whole * cycle) / oneIn);
  const short = isTold ? 0 : Math.min(lengthMm, SHORT_MM) / SHORT_ONE_IN;
  return Math.floor(Math.max(whole * LANDING_EVERY_MM + rest, short));
}

/** The length that a climb takes without a step, its landings with it, mm. */
export function lengthFor({ oneIn, isTold }: StepFree, riseMm: Mm): Mm {
  const rise = Math.abs(riseMm);
  if (!isTold && rise <= SHORT_MM / SHORT_ONE_IN) return rise * SHORT_ONE_IN;
  return rise * oneIn + Math.floor((rise - 1) / LANDING_EVERY_MM) * RAMP_LANDING_MM;
}

type Joint = { climb: Climb; from: string; to: string; mm: Mm };
const TERRACE = 'terrace';
const endOf = (routeId: string): string => `end:${routeId}`;

export type Eased = {
  floors: Floor[];
  /** Level of the ground that a way ends on, by route, where no floor is. */
  ends: ReadonlyMap<string, Mm>;
};

/**
 * Floors where the ways can reach them without a step: each as near to its own ground as that lets it be. What cannot be moved
 * (gates, kept buildings) comes first; a floor that would have to be moved too far stays where it was.
 */
export function easeFloors(
  site: Site,
  layout: Layout,
  floors: readonly Floor[],
  stepFree: StepFree,
): Eased {
  const on = boxed(floors),
    joints: Joint[] = [],
    natural = new Map<string, Mm>(floors.map((floor) => [floor.areaId, floor.levelMm]));
  for (const route of layout.routes) {
    if (route.line.length < 2) continue;
    for (const climb of climbsOf(site, route, walkOf(route.line), on)) {
      const to = climb.after?.areaId ?? endOf(route.areaId);
      if (!climb.after)
        natural.set(to, Math.round(levelAt(site, ...placeAt(climb.walk, climb.to))));
      joints.push({
        climb,
        // the way back of a round begins where the way out ended
        from: climb.before?.areaId ?? (climb.after ? endOf(route.areaId) : TERRACE),
        to,
        mm: climbWithin(stepFree, climb.to - climb.from),
      });
    }
  }
  const isFixed = (id: string) => id.startsWith('end:gate-') || id.startsWith('kept-');
  // ground beside a longer way lies as that does, and is settled after it
  const passing = (id: string): Climb | undefined => {
    const own =
      id.startsWith('end:') && !isFixed(id) ? joints.find(({ to }) => to === id) : undefined;
    if (!own) return undefined;
    const [x, y] = placeAt(own.climb.walk, own.climb.to);
    return joints.find(
      ({ climb, to }) =>
        to !== id &&
        climb.after !== null &&
        climb.before === own.climb.before &&
        climb.to - climb.from >= own.climb.to - own.climb.from &&
        offWalk(climb.walk, [x, y]) < BESIDE_MM,
    )?.climb;
  };
  const reach = reachOf([...natural.keys()], joints);
  const fromDoor = (id: string): Mm => reach(TERRACE, id);
  const order = [...natural.keys()]
    .filter((id) => id !== TERRACE)
    .sort(
      (a, b) =>
        Number(isFixed(b)) - Number(isFixed(a)) ||
        Number(a.startsWith('end:')) - Number(b.startsWith('end:')) ||
        fromDoor(a) - fromDoor(b) ||
        (a < b ? -1 : 1),
    );
  const settled = new Map<string, Mm>([[TERRACE, natural.get(TERRACE) ?? 0]]);
  const levels = new Map(natural);
  for (const id of order) {
    if (!Number.isFinite(fromDoor(id))) continue;
    const along = passing(id);
    if (along) {
      const from = levels.get(along.before?.areaId ?? TERRACE) ?? 0,
        to = levels.get(along.after!.areaId)!,
        own = joints.find((joint) => joint.to === id)!.climb;
      levels.set(
        id,
        Math.round(from + ((to - from) * (own.to - own.from)) / Math.max(1, along.to - along.from)),
      );
      continue;
    }
    let low = -Infinity,
      high = Infinity;
    for (const [other, level] of settled) {
      low = Math.max(low, level - reach(other, id));
      high = Math.min(high, level + reach(other, id));
    }
    if (low > high) continue;
    const own = natural.get(id)!,
      wished = Math.round(Math.max(low, Math.min(high, own))),
      moved = Math.abs(wished - own);
    // ground at a gate or a door is dressed by what nobody trips over
    const most =
      id.startsWith('kept-') && wished > own
        ? KEPT_FLOOR_MM
        : isFixed(id)
          ? FLUSH_MM
          : id.startsWith('end:')
            ? MOST_DRESSED_MM
            : MOST_MOVED_MM;
    if (moved > most) continue;
    levels.set(id, wished);
    settled.set(id, wished);
  }
  return {
    floors: floors.map((floor) => ({ ...floor, levelMm: levels.get(floor.areaId)! })),
    ends: new Map(
      [...levels].flatMap(([id, mm]) =>
        id.startsWith('end:') ? [[id.slice(4), mm] as const] : [],
      ),
    ),
  };
}

/** How far a point lies off a walk, mm. */
const offWalk = ({ line }: Walk, [x, y]: Point): Mm => distanceToLine(x, y, line);

/** How far apart in height any two places may lie, over the ways that join them. */
function reachOf(ids: readonly string[], joints: readonly Joint[]): (a: string, b: string) => Mm {
  const all = [...new Set([TERRACE, ...ids])],
    at = new Map(all.map((id, i) => [id, i])),
    n = all.length,
    mm = new Float64Array(n * n).fill(Infinity);
  for (let i = 0; i < n; i++) mm[i * n + i] = 0;
  for (const joint of joints) {
    const a = at.get(joint.from),
      b = at.get(joint.to);
    if (a === undefined || b === undefined) continue;
    mm[a * n + b] = mm[b * n + a] = Math.min(mm[a * n + b]!, joint.mm);
  }
  for (let k = 0; k < n; k++)
    for (let i = 0; i < n; i++)
      for (let j = 0; j < n; j++)
        if (mm[i * n + k]! + mm[k * n + j]! < mm[i * n + j]!)
          mm[i * n + j] = mm[i * n + k]! + mm[k * n + j]!;
  return (a, b) => mm[at.get(a)! * n + at.get(b)!]!;
}
