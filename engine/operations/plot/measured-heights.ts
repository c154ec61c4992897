/** The slope of the ground from heights that somebody measured at its corners, with a level and a tape. */
import { metresText } from '../../brief/plot-problems.ts';
import { bounds } from '../../geometry/region.ts';
import type { Operation } from '../../model/operation.ts';
import type { Mm } from '../../model/shapes.ts';
import type { Site } from '../../model/site.ts';

/** "0.5 m" */
const inMetres = (mm: Mm): string => `${metresText(mm / 1000)} m`;

/** Where heights are measured, and how far each lies below the doorstep, mm. */
export type Reading = { x: Mm; y: Mm; belowMm: Mm };
export type MeasuredPlace = { id: string; name: string; x: Mm; y: Mm };

export const LEAST_READINGS = 3;
/** Less is level. */
const LEVEL_MM: Mm = 20;
/** A tape and a level are read to so much. */
const STEP_MM: Mm = 10;
/** Ground that lies so far off an even slope has a step or a hollow in it. */
const UNEVEN_MM: Mm = 150;

/** The door, and the corner of the plot nearest to each corner of its box. */
export function placesToMeasure(site: Site): MeasuredPlace[] {
  const { x0, x1, y0, y1 } = bounds([[site.boundary]]);
  const corner = (id: string, name: string, cx: Mm, cy: Mm): MeasuredPlace => {
    const away = ([x, y]: readonly [Mm, Mm]) => (x - cx) * (x - cx) + (y - cy) * (y - cy);
    const [x, y] = site.boundary.reduce((best, one) => (away(one) < away(best) ? one : best));
    return { id, name, x, y };
  };
  return [
    { id: 'door', name: 'At the door', x: site.doorX, y: 0 },
    corner('near-left', 'Near corner, left', x0, y0),
    corner('near-right', 'Near corner, right', x1, y0),
    corner('far-left', 'Far corner, left', x0, y1),
    corner('far-right', 'Far corner, right', x1, y1),
  ];
}

/**
 * The even slope that lies nearest to what was measured, along the garden or across it, whichever is more; and in words what it
 * leaves out. Null where the places lie in one line, so that they tell of no ground.
 */
export function levelsFrom(
  site: Site,
  readings: readonly Reading[],
): { operation: Extract<Operation, { kind: 'levels' }>; says: string } | null {
  const plane = planeOf(readings);
  if (!plane) return null;
  const { x0, x1, y0, y1 } = bounds([[site.boundary]]);
  const whole = (mm: number): Mm => Math.round(mm / STEP_MM) * STEP_MM;
  const along = whole(plane.perY * (y1 - y0)),
    across = whole(plane.perX * (x1 - x0));
  const isAcross = Math.abs(across) > Math.abs(along);
  const fall = isAcross ? across : along;
  const isLevel = Math.abs(fall) < LEVEL_MM;
  const door = plane.at(site.doorX, 0);
  const uneven = Math.max(
    ...readings.map(({ x, y, belowMm }) => Math.abs(plane.at(x, y) - belowMm)),
  );
  const rest = Math.abs(isAcross ? along : across);
  const name = isLevel
    ? 'level'
    : isAcross
      ? `falling ${inMetres(Math.abs(fall))} to the ${fall > 0 ? 'right' : 'left'}`
      : `${fall > 0 ? 'falling' : 'rising'} ${inMetres(Math.abs(fall))} away from the house`;
  return {
    operation: {
      kind: 'levels',
      slope: isLevel ? 'level' : isAcross ? 'across' : fall > 0 ? 'down' : 'up',
      low: across > 0 ? 'right' : 'left',
      fallMm: isLevel ? 0 : Math.abs(fall),
      doorStepMm: Math.max(0, whole(door)),
    },
    says: [
      `The ground is taken as ${name}.`,
      ...(rest >= 100
        ? [
            `It ${isAcross ? 'slopes along' : 'falls across'} by ${inMetres(rest)} as well, which is not counted.`,
          ]
        : []),
      ...(uneven >= UNEVEN_MM
        ? [
            `It lies up to ${inMetres(whole(uneven))} off an even slope: we measure that at the visit.`,
          ]
        : []),
    ].join(' '),
  };
}

/** The plane with the least squares about readings; null where they lie in one line. */
function planeOf(readings: readonly Reading[]) {
  const n = readings.length;
  if (n < LEAST_READINGS) return null;
  const mean = (of: (one: Reading) => number) =>
    readings.reduce((sum, one) => sum + of(one), 0) / n;
  const [mx, my, mh] = [mean(({ x }) => x), mean(({ y }) => y), mean(({ belowMm }) => belowMm)];
  let [xx, xy, yy, xh, yh] = [0, 0, 0, 0, 0];
  for (const { x, y, belowMm } of readings) {
    const [dx, dy, dh] = [x - mx, y - my, belowMm - mh];
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
    xh += dx * dh;
    yh += dy * dh;
  }
  const whole = xx * yy - xy * xy;
  // nearly in one line: the ground beside it is not known
  if (whole < 1e-3 * Math.max(xx, yy) * Math.max(xx, yy)) return null;
  const perX = (xh * yy - yh * xy) / whole,
    perY = (yh * xx - xh * xy) / whole;
  return { perX, perY, at: (x: Mm, y: Mm): number => mh + perX * (x - mx) + perY * (y - my) };
}
