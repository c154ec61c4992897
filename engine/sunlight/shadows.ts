/**
 * Shadows on a grid. Everything that shades is an upright prism on a convex base; its shadow on level ground is the
 * hull of the base moved by its foot and by its top, filled row by row, so one sun costs the rows the shadow touches.
 */
import { Grid } from '../geometry/grid.ts';
import { cos, radians, sin, tan } from '../geometry/trig.ts';
import type { Mm, Point } from '../model/shapes.ts';
import { halfDayDeg, sunAtHourAngle, sunElements } from './sun-position.ts';

export type Shade = {
  /** Convex base in order; two points make a wall. */
  base: readonly Point[];
  /** Foot and top above the ground. */
  fromMm: Mm;
  toMm: Mm;
  /** Share of direct sun let through in leaf, 0 to 1. */
  passes: number;
  /** The same for a deciduous crown without leaves; `passes` when absent. */
  passesBare?: number;
};

/** A sun to cast from: where it is in the garden frame, when, and for how long it counts. */
export type Ray = {
  /** Unit vector on the ground towards the sun, garden frame. */
  ux: number;
  uy: number;
  tanAltitude: number;
  /** Solar time, hours; 12 is noon. */
  solarHour: number;
  month: number;
  /** Hours of sun this ray stands for. */
  hours: number;
};

/** Leaves of low plants stand this high; shadows are taken there. */
const LEAF_HEIGHT_MM = 200;
/** Below this the sun is lost behind the neighbourhood and has no strength. */
const LOWEST_DEG = 3;
const MID_MONTH = [15, 46, 74, 105, 135, 166, 196, 227, 258, 288, 319, 349] as const;

/** Suns of one day at even steps of solar time, symmetrical about noon. */
export function daySuns(
  latitudeDeg: number,
  bearingDeg: number,
  dayOfYear: number,
  stepHours: number,
): Ray[] {
  const { declinationDeg } = sunElements(dayOfYear);
  const half = halfDayDeg(latitudeDeg, declinationDeg) / 15;
  const rays: Ray[] = [];
  const month =
    1 +
    MID_MONTH.reduce(
      (best, day, i) =>
        Math.abs(day - dayOfYear) < Math.abs(MID_MONTH[best]! - dayOfYear) ? i : best,
      0,
    );
  for (let k = -Math.ceil(half / stepHours); k < Math.ceil(half / stepHours); k++) {
    const offset = (k + 0.5) * stepHours;
    const sun = sunAtHourAngle(latitudeDeg, declinationDeg, offset * 15);
    if (sun.altitudeDeg < LOWEST_DEG) continue;
    const turn = radians(sun.azimuthDeg - bearingDeg);
    rays.push({
      ux: sin(turn),
      uy: cos(turn),
      tanAltitude: tan(radians(Math.min(89, sun.altitudeDeg))),
      solarHour: 12 + offset,
      month,
      hours: stepHours,
    });
  }
  return rays;
}
/** Suns of the middle day of each month given (1 to 12). */
export function monthSuns(
  latitudeDeg: number,
  bearingDeg: number,
  months: readonly number[],
  stepHours: number,
): Ray[] {
  return months.flatMap((month) =>
    daySuns(latitudeDeg, bearingDeg, MID_MONTH[month - 1]!, stepHours),
  );
}

/** Casts shadows from many suns onto one grid; keeps its buffers between casts. */
export class ShadowCaster {
  readonly grid: Grid;
  readonly light: Float64Array;
  readonly #least: Float64Array;
  readonly #most: Float64Array;
  readonly #shades: readonly Shade[];

  constructor(grid: Grid, shades: readonly Shade[]) {
    this.grid = grid;
    this.#shades = shades;
    this.light = new Float64Array(grid.count);
    this.#least = new Float64Array(grid.rows);
    this.#most = new Float64Array(grid.rows);
  }

  /** Share of direct sun that reaches each cell's centre, in `light`. */
  cast(ray: Ray): Float64Array {
    this.light.fill(1);
    for (const shade of this.#shades) this.#castOne(shade, ray);
    return this.light;
  }

  #castOne(shade: Shade, ray: Ray): void {
    if (shade.toMm <= LEAF_HEIGHT_MM) return;
    const bare = ray.month >= 11 || ray.month <= 3;
    const passes = bare
      ? (shade.passesBare ?? shade.passes)
      : ray.month === 4
        ? (shade.passes + (shade.passesBare ?? shade.passes)) / 2
        : shade.passes;
    const near = Math.max(0, shade.fromMm - LEAF_HEIGHT_MM) / ray.tanAltitude,
      far = (shade.toMm - LEAF_HEIGHT_MM) / ray.tanAltitude;
    const nx = -ray.ux * near,
      ny = -ray.uy * near,
      fx = -ray.ux * far,
      fy = -ray.uy * far;
    const { grid } = this;
    let y0 = Infinity,
      y1 = -Infinity;
    for (const [, y] of shade.base) {
      y0 = Math.min(y0, y + ny, y + fy);
      y1 = Math.max(y1, y + ny, y + fy);
    }
    const from = Math.max(0, Math.ceil((y0 - grid.y0) / grid.cell - 0.5)),
      to = Math.min(grid.rows - 1, Math.floor((y1 - grid.y0) / grid.cell - 0.5));
    if (from > to) return;
    for (let j = from; j <= to; j++) {
      this.#least[j] = Infinity;
      this.#most[j] = -Infinity;
    }
    const base = shade.base,
      count = base.length;
    for (let i = 0; i < count; i++) {
      const [ax, ay] = base[i]!,
        [bx, by] = base[(i + 1) % count]!;
      this.#edge(ax + nx, ay + ny, bx + nx, by + ny);
      this.#edge(ax + fx, ay + fy, bx + fx, by + fy);
      this.#edge(ax + nx, ay + ny, ax + fx, ay + fy);
    }
    this.#fillRows(from, to, passes);
  }

  #edge(ax: number, ay: number, bx: number, by: number): void {
    if (ay === by) return;
    const { y0, cell, rows } = this.grid;
    const low = ay < by ? ay : by,
      high = ay < by ? by : ay;
    const from = Math.max(0, Math.ceil((low - y0) / cell - 0.5)),
      to = Math.min(rows - 1, Math.floor((high - y0) / cell - 0.5));
    const slope = (bx - ax) / (by - ay);
    for (let j = from; j <= to; j++) {
      const x = ax + (y0 + (j + 0.5) * cell - ay) * slope;
      if (x < this.#least[j]!) this.#least[j] = x;
      if (x > this.#most[j]!) this.#most[j] = x;
    }
  }

  #fillRows(from: number, to: number, passes: number): void {
    const { x0, cell, columns } = this.grid;
    for (let j = from; j <= to; j++) {
      const first = Math.max(0, Math.ceil((this.#least[j]! - x0) / cell - 0.5));
      const last = Math.min(columns - 1, Math.floor((this.#most[j]! - x0) / cell - 0.5));
      for (let k = j * columns + first, end = j * columns + last; k <= end; k++)
        this.light[k] = this.light[k]! * passes;
    }
  }
}
