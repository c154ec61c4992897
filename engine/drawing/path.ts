/** Path data in paper millimetres, written compactly. */
import { PI, TAU, cos, hypot, sin } from '../geometry/trig.ts';
import type { Random } from '../geometry/random.ts';

export type Xy = readonly [number, number];

/** A number with two decimals at most and no leading zero. */
export function num(value: number): string {
  const text = String(Math.round(value * 100) / 100 + 0);
  return text.startsWith('0.')
    ? text.slice(1)
    : text.startsWith('-0.')
      ? `-${text.slice(2)}`
      : text;
}
/** "x y", without the space where a minus sign parts them. */
export function pair(x: number, y: number): string {
  const second = num(y);
  return second.startsWith('-') ? num(x) + second : `${num(x)} ${second}`;
}
export const moveTo = (x: number, y: number): string => `M${pair(x, y)}`;
export const lineTo = (x: number, y: number): string => `L${pair(x, y)}`;
export const lineBy = (x: number, y: number): string => `l${pair(x, y)}`;
export const segment = (x1: number, y1: number, x2: number, y2: number): string =>
  `M${pair(x1, y1)}L${pair(x2, y2)}`;
export const curveBy = (cx: number, cy: number, x: number, y: number): string =>
  `q${pair(cx, cy)} ${pair(x, y)}`;
const hundredth = (value: number): number => Math.round(value * 100) / 100;
const tenth = (value: number): number => Math.round(value * 10) / 10;
/** A dot to a tenth of a millimetre, for what is blurred anyway. */
export const roughDot = (x: number, y: number): string => `M${pair(tenth(x), tenth(y))}h.01`;
/** A start to a tenth of a millimetre, for leaves in a large crown. */
export const roughMove = (x: number, y: number): string => `M${pair(tenth(x), tenth(y))}`;
/** A dot for a round-capped stroke. */
export const dot = (x: number, y: number): string => `M${pair(x, y)}h.01`;
export const ringPath = (points: readonly Xy[]): string =>
  `M${points.map(([x, y]) => pair(x, y)).join('L')}Z`;
export const linePath = (points: readonly Xy[]): string =>
  `M${points.map(([x, y]) => pair(x, y)).join('L')}`;
export const boxPath = (x: number, y: number, w: number, h: number): string =>
  `M${pair(x, y)}h${num(w)}v${num(h)}h${num(-w)}Z`;
/** A round arc to a point, the shorter way. */
export const arcTo = (r: number, x: number, y: number, isClockwise: boolean): string =>
  `A${num(r)} ${num(r)} 0 0 ${isClockwise ? 1 : 0} ${pair(x, y)}`;
export function circlePath(x: number, y: number, r: number): string {
  return `M${pair(x - r, y)}a${num(r)} ${num(r)} 0 1 1 ${pair(2 * r, 0)}a${num(r)} ${num(r)} 0 1 1 ${pair(-2 * r, 0)}Z`;
}
/** A point at an angle (radians) and distance. */
export const polar = (x: number, y: number, angle: number, r: number): Xy => [
  x + cos(angle) * r,
  y + sin(angle) * r,
];

/** A leafy outline of n rounded bumps whose feet lie on the circle. */
export function scallop(
  x: number,
  y: number,
  r: number,
  n: number,
  phase = 0,
  bulge = 1.12,
): string {
  const bump = num(r * sin(PI / n) * bulge);
  let d = '';
  let [px, py] = [0, 0];
  for (let i = 0; i <= n; i++) {
    const [qx, qy] = polar(x, y, (i / n) * TAU + phase, r);
    d += i ? `a${bump} ${bump} 0 0 1 ${pair(qx - px, qy - py)}` : moveTo(qx, qy);
    [px, py] = [qx, qy];
  }
  return `${d}Z`;
}
/** A soft irregular ring: three sine waves on a circle, `amount` of the radius. */
export function wobble(
  x: number,
  y: number,
  r: number,
  n: number,
  amount: number,
  random: Random,
): Xy[] {
  const a = random.between(0, TAU),
    b = random.between(0, TAU),
    c = random.between(0, TAU);
  const wave = (t: number) => 0.5 * sin(2 * t + a) + 0.3 * sin(3 * t + b) + 0.35 * sin(5 * t + c);
  return Array.from({ length: n }, (_, i) =>
    polar(x, y, (i / n) * TAU, r * (1 - amount * 0.55 + amount * wave((i / n) * TAU))),
  );
}
/** A closed smooth curve through points (quadratic mid-point form). */
export function softRing(points: readonly Xy[]): string {
  const n = points.length;
  const mid = (i: number): Xy => {
    const a = points[i % n]!,
      b = points[(i + 1) % n]!;
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  const start = mid(n - 1);
  let d = moveTo(start[0], start[1]);
  for (let i = 0; i < n; i++) {
    const p = points[i]!,
      q = mid(i);
    d += `Q${pair(p[0], p[1])} ${pair(q[0], q[1])}`;
  }
  return `${d}Z`;
}
/** Points of a sunflower spiral with a little jitter: even cover without clumps. */
export function spiral(count: number, r: number, random: Random, jitter = 0.5): Xy[] {
  const turn = random.between(0, TAU),
    step = r / Math.sqrt(count || 1);
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = polar(0, 0, i * 2.399963 + turn, r * Math.sqrt((i + 0.5) / count));
    return [
      x + (random.next() - 0.5) * step * jitter,
      y + (random.next() - 0.5) * step * jitter,
    ] as Xy;
  });
}
/** A ring whose every side is a small bump outward. */
export function leafy(points: readonly Xy[]): string {
  let d = moveTo(points[0]![0], points[0]![1]);
  for (let i = 1; i <= points.length; i++) {
    const a = points[i - 1]!,
      b = points[i % points.length]!,
      r = num(hypot(b[0] - a[0], b[1] - a[1]) * 0.58);
    d += `a${r} ${r} 0 0 1 ${pair(b[0] - a[0], b[1] - a[1])}`;
  }
  return `${d}Z`;
}
/**
 * A ring whose gently turning runs of short sides (arcs given as polygons) are drawn as the curves they stand for;
 * corners and sides longer than `longest` stay as they are. Points under 0.2 mm apart are dropped.
 */
export function curvedRing(all: readonly Xy[], longest: number): string {
  if (all.length < 9) return ringPath(all);
  const points = thinned(all),
    n = points.length;
  const soft = points.map((p, i) => {
    const a = points[(i + n - 1) % n]!,
      b = points[(i + 1) % n]!,
      ux = p[0] - a[0],
      uy = p[1] - a[1],
      vx = b[0] - p[0],
      vy = b[1] - p[1];
    const u = hypot(ux, uy),
      v = hypot(vx, vy);
    return u < longest && v < longest && ux * vx + uy * vy > 0.86 * u * v;
  });
  let d = '',
    x = 0,
    y = 0;
  // steps are taken from where the pen truly is, so that rounding does not add up
  const to = (px: number, py: number) => {
    const dx = hundredth(px - x),
      dy = hundredth(py - y);
    if (d && !dx && !dy) return;
    d += d ? `l${pair(dx, dy)}` : moveTo(dx, dy);
    x = hundredth(x + dx);
    y = hundredth(y + dy);
  };
  for (let i = 0; i < n; i++) {
    const p = points[i]!,
      a = points[(i + n - 1) % n]!,
      b = points[(i + 1) % n]!;
    if (!soft[i]) {
      to(p[0], p[1]);
      continue;
    }
    to((a[0] + p[0]) / 2, (a[1] + p[1]) / 2);
    const ex = hundredth((p[0] + b[0]) / 2 - x),
      ey = hundredth((p[1] + b[1]) / 2 - y);
    d += curveBy(p[0] - x, p[1] - y, ex, ey);
    x = hundredth(x + ex);
    y = hundredth(y + ey);
  }
  return `${d}Z`;
}
function thinned(points: readonly Xy[]): readonly Xy[] {
  const out: Xy[] = [];
  for (const p of points) {
    const last = out[out.length - 1];
    if (!last || Math.abs(p[0] - last[0]) + Math.abs(p[1] - last[1]) > 0.2) out.push(p);
  }
  return out.length > 3 ? out : points;
}
