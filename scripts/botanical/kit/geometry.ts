/** Points, curves and chance for the plates. A plate is 1000 units square, y downwards; angles are degrees, 0 to the right, -90 upwards. */
export type Pt = readonly [number, number];
export type Outline = readonly Pt[];

const RAD = Math.PI / 180;
export const at = (from: Pt, angle: number, length: number): Pt => [
  from[0] + Math.cos(angle * RAD) * length,
  from[1] + Math.sin(angle * RAD) * length,
];
export const between = (a: Pt, b: Pt, t: number): Pt => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];
export const angleOf = (a: Pt, b: Pt): number => Math.atan2(b[1] - a[1], b[0] - a[0]) / RAD;
export const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** A repeatable source of numbers from 0 to 1 (mulberry32), seeded by a name, so that a plate is the same on every machine. */
export function chance(name: string): () => number {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A curve from a point along an angle, bowed sideways by `bend` of its length; asks for t from 0 to 1. */
export type Curve = { at: (t: number) => Pt; angle: (t: number) => number; length: number };
export function curve(from: Pt, angle: number, length: number, bend = 0): Curve {
  const end = at(from, angle, length);
  const control = at(between(from, end, 0.5), angle - 90, bend * length);
  const point = (t: number): Pt => {
    const u = 1 - t;
    return [
      u * u * from[0] + 2 * u * t * control[0] + t * t * end[0],
      u * u * from[1] + 2 * u * t * control[1] + t * t * end[1],
    ];
  };
  return {
    at: point,
    angle: (t) => angleOf(point(Math.max(0, t - 0.01)), point(Math.min(1, t + 0.01))),
    length,
  };
}
/** A curve between two points. */
export const arc = (from: Pt, to: Pt, bend = 0): Curve =>
  curve(from, angleOf(from, to), Math.hypot(to[0] - from[0], to[1] - from[1]), bend);

/** The outline of a band along a curve; `half` gives the half width at t, in units. */
export function band(line: Curve, half: (t: number) => number, steps = 40): Pt[] {
  const left: Pt[] = [];
  const right: Pt[] = [];
  for (const i of range(steps + 1)) {
    const t = i / steps;
    left.push(at(line.at(t), line.angle(t) - 90, half(t)));
    right.push(at(line.at(t), line.angle(t) + 90, half(t)));
  }
  return [...left, ...right.reverse()];
}

/** An outline round a centre; `radius` is asked for angles in degrees. `squash` flattens it, `tilt` turns it. */
export function polar(
  centre: Pt,
  radius: (angle: number) => number,
  squash = 1,
  tilt = 0,
  steps = 90,
): Pt[] {
  return range(steps).map((i) => {
    const angle = (360 * i) / steps;
    const [x, y] = at([0, 0], angle, radius(angle));
    return at(at(centre, tilt, x), tilt + 90, y * squash);
  });
}
export const ellipse = (centre: Pt, rx: number, ry: number, tilt = 0, steps = 60): Pt[] =>
  polar(centre, () => rx, ry / rx, tilt, steps);

/** A bump t^a (1-t)^b scaled so that its top is 1: the outline of most leaves, petals and roots. */
export function bump(a: number, b: number): (t: number) => number {
  const top = a / (a + b);
  const most = top ** a * (1 - top) ** b;
  return (t) => (t <= 0 || t >= 1 ? 0 : (t ** a * (1 - t) ** b) / most);
}

const round = (n: number): string => (Math.round(n * 10) / 10).toString();
/** SVG path data of straight pieces, closed or open. */
export const trace = (points: Outline, closed = true): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${closed ? 'Z' : ''}`;
