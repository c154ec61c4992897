/** Handrails: beside steps and ramps, where people who hold on live here or the words ask for one. */
import { contains, distanceToSegment } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import type { Layout } from '../model/layout.ts';
import type { Mm, Point } from '../model/shapes.ts';
import type { Site } from '../model/site.ts';
import { levelsOf } from './levels.ts';
import { placeAt, walkOf } from './line.ts';
import { EASY } from './climbs.ts';

/** A rail reaches this far beyond the first and the last riser, or the ends of a ramp: Building Regulations part M. */
export const RAIL_BEYOND_MM: Mm = 300;
/** A ramp that climbs no more than this has none. */
const LEAST_CLIMB_MM: Mm = 150;
const SAMPLE_MM: Mm = 250,
  /** Two ways side by side share one. */
  SHARED_MM: Mm = 700,
  LEAST_RUN_MM: Mm = 1500,
  /** From the edge of the path to the middle of its posts. */
  ASIDE_MM: Mm = 60;
/** Ground that a rail may stand on. */
const BESIDE_A_WAY: ReadonlySet<string> = new Set(['path', 'bed', 'margin', 'lawn', 'gravel']);
/** Rounding of levels to whole millimetres makes no ramp of a gentle way. */
const SLACK = 0.0008;

export type Rail = { beside: 'steps' | 'ramp'; line: Point[]; lengthMm: Mm };

export function railsOf({ site, layout }: { site: Site; layout: Layout }): Rail[] {
  const isAsked = site.fittings?.includes('rail') === true;
  if (!isAsked && !site.levels?.stepFree) return [];
  const { flights, stretches } = levelsOf({ site, layout });
  const beside = flights.map(({ foot, head, widthMm, goingsMm }): Rail => {
    const run = goingsMm.reduce((sum, mm) => sum + mm, 0),
      u: Point = [(head[0] - foot[0]) / run, (head[1] - foot[1]) / run],
      at = (along: Mm): Point => [
        Math.round(foot[0] + u[0] * along - u[1] * (widthMm / 2)),
        Math.round(foot[1] + u[1] * along + u[0] * (widthMm / 2)),
      ];
    return {
      beside: 'steps',
      line: [at(-RAIL_BEYOND_MM), at(run + RAIL_BEYOND_MM)],
      lengthMm: run + 2 * RAIL_BEYOND_MM,
    };
  });
  const widths = new Map(layout.routes.map(({ areaId, widthMm }) => [areaId, widthMm]));
  const climbing = stretches
    .filter(
      ({ slopedMm, slopedOverMm, flights: steps }) =>
        !steps.length &&
        Math.abs(slopedMm) > LEAST_CLIMB_MM &&
        (isAsked || Math.abs(slopedMm) > slopedOverMm * (EASY + SLACK)),
    )
    .sort((a, b) => b.slopedOverMm - a.slopedOverMm);
  const rooms = layout.areas.filter(({ kind }) => !BESIDE_A_WAY.has(kind));
  const taken: (readonly Point[])[] = [],
    along: Rail[] = [];
  for (const { line, routeId } of climbing) {
    for (const run of apartFrom(line, taken, () => SHARED_MM))
      for (const rail of apartFrom(
        asideOf(run, (widths.get(routeId) ?? 0) / 2 + ASIDE_MM),
        layout.routes.map((route) => route.line),
        // nobody walks into it
        (i) => layout.routes[i]!.widthMm / 2,
        ([x, y]) => rooms.some(({ region }) => contains(region, x, y)),
      ))
        along.push({
          beside: 'ramp',
          line: rail.map(([x, y]): Point => [Math.round(x), Math.round(y)]),
          lengthMm: Math.round(walkOf(rail).lengthMm + 2 * RAIL_BEYOND_MM),
        });
    taken.push(line);
  }
  return [...beside, ...along];
}

/** Runs of a line that come within `near` of no other. */
function apartFrom(
  line: readonly Point[],
  taken: readonly (readonly Point[])[],
  near: (i: number) => Mm,
  isBarred: (at: Point) => boolean = () => false,
): Point[][] {
  const walk = walkOf(line),
    runs: Point[][] = [];
  let run: Point[] = [];
  const end = () => {
    if (run.length > 1 && walkOf(run).lengthMm >= LEAST_RUN_MM) runs.push(run);
    run = [];
  };
  for (let s = 0; s <= walk.lengthMm; s += SAMPLE_MM) {
    const at = placeAt(walk, s),
      isShared =
        isBarred(at) ||
        taken.some((other, k) =>
          other.slice(1).some((b, i) => distanceToSegment(at[0], at[1], other[i]!, b) < near(k)),
        );
    if (isShared) end();
    else run.push(at);
  }
  end();
  return runs;
}

/** The line moved to its left. */
function asideOf(line: readonly Point[], by: Mm): Point[] {
  return line.map((p, i): Point => {
    const a = line[Math.max(0, i - 1)]!,
      b = line[Math.min(line.length - 1, i + 1)]!,
      long = hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [
      Math.round(p[0] - ((b[1] - a[1]) / long) * by),
      Math.round(p[1] + ((b[0] - a[0]) / long) * by),
    ];
  });
}
