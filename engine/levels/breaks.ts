/** Walls and steps where the ground of a site steps from one level to the next. */
import { spanAt } from '../site/breaks.ts';
import { bounds } from '../geometry/region.ts';
import type { Mm, Point } from '../model/shapes.ts';
import type { GroundBreak, Site } from '../model/site.ts';
import { isAmongRoots } from './dressed.ts';
import { groundAtDoor } from './floors.ts';
import { makeFlight, runOf } from './flight.ts';
import { classOf } from './held-edges.ts';
import { BREAK_WAY_MM, MOST_RISER_MM, RISER_MM } from './step-sizes.ts';
import type { Flight, HeldEdge } from './types.ts';

/** Comfortable outdoors, mm. */
const WISHED_RISER_MM: Mm = 165;
const FROM_END_MM: Mm = 300;

const risersOfBreak = (rise: Mm, { levels }: Site): number =>
  Math.max(
    1,
    Math.round(rise / WISHED_RISER_MM),
    // who finds steps hard finds low ones less so
    Math.ceil(rise / (levels?.stepFree ? RISER_MM : MOST_RISER_MM)),
  );

/** Levels of the ground on the house's side of each break, and beyond it. */
function levelsOfBreaks(site: Site): { one: GroundBreak; nearMm: Mm; farMm: Mm }[] {
  let level = groundAtDoor(site);
  return (site.levels?.breaks ?? []).map((one) => {
    const nearMm = level;
    level += one.riseMm;
    return { one, nearMm, farMm: level };
  });
}

/** Steps in the opening of each, beyond its line where there is room: the floor at the house keeps its depth. */
export function breakFlights(site: Site): Flight[] {
  const { y1 } = bounds([[site.boundary]]);
  const held = levelsOfBreaks(site).filter(({ one }) => one.kind !== 'slope');
  return held.map(({ one, nearMm, farMm }, i, all) => {
    const rise = Math.abs(one.riseMm),
      risers = risersOfBreak(rise, site),
      run = runOf(risers),
      end = all[i + 1]?.one.y ?? y1;
    const start = Math.max(0, Math.min(one.y - one.runMm / 2, end - FROM_END_MM - run));
    const isUp = one.riseMm > 0;
    return {
      ...makeFlight({
        id: `steps-${one.id}`,
        at: 'way',
        foot: [one.stepsX, isUp ? start : start + run],
        up: [0, isUp ? 1 : -1],
        widthMm: BREAK_WAY_MM,
        riserMm: rise / risers,
        footMm: Math.min(nearMm, farMm),
        risers,
      }),
      ...(one.isNew ? {} : { isStanding: true as const }),
    };
  });
}

/** What is left of a line across the plot outside the ground of trees, shrubs and hedges that stay. */
function clearOfRoots(site: Site, y: Mm, [from, to]: [Mm, Mm]): [Mm, Mm][] {
  const out: [Mm, Mm][] = [];
  for (let x = from; x < to; x += ALONG_MM) {
    const next = Math.min(to, x + ALONG_MM),
      last = out.at(-1);
    if (isAmongRoots(site, [(x + next) / 2, y])) continue;
    if (last && last[1] === x) last[1] = next;
    else out.push([x, next]);
  }
  return out;
}
const ALONG_MM: Mm = 100;

/** The face of each wall, to both sides of its opening. */
export function breakEdges(site: Site): HeldEdge[] {
  return (site.levels?.breaks ?? [])
    .filter(({ kind }) => kind === 'wall')
    .flatMap((one) => {
      const [x0, x1] = spanAt(site.boundary, one.y),
        heightMm = Math.ceil(Math.abs(one.riseMm) / 10) * 10;
      const parts: [Mm, Mm][] = [
        [x0, one.stepsX - BREAK_WAY_MM / 2],
        [one.stepsX + BREAK_WAY_MM / 2, x1],
      ];
      return (
        parts
          // a new wall ends where roots of what stays begin, and the ground there keeps its slope
          .flatMap((part) => (one.isNew ? clearOfRoots(site, one.y, part) : [part]))
          .filter(([from, to]) => to - from > FROM_END_MM)
          .map(([from, to], k): HeldEdge => {
            const line: Point[] = [
              [Math.round(from), one.y],
              [Math.round(to), one.y],
            ];
            return {
              id: `${one.id}-${k + 1}`,
              areaId: one.id,
              // what lies lower is on the right of the line
              line: one.riseMm > 0 ? line : line.reverse(),
              heightMm,
              faceM2: ((to - from) * Math.abs(one.riseMm)) / 1e6,
              class: classOf(heightMm),
              isRaised: true,
              ofBreak: one.isNew ? 'new' : 'standing',
            };
          })
      );
    });
}
