/** Turned boxes on the ground: inside a region, clear of each other, and the best place for one. */
import type { Mm, Region } from '../model/shapes.ts';
import { bounds, contains, distanceToEdge } from '../geometry/region.ts';
import { cos, radians, sin } from '../geometry/trig.ts';

/** Centre, size and turn (degrees counter-clockwise). */
export type Footprint = { x: Mm; y: Mm; width: Mm; depth: Mm; turn: number };

/** The four corners, counter-clockwise. */
export function cornersOf({ x, y, width, depth, turn }: Footprint): [number, number][] {
  const c = cos(radians(turn)),
    s = sin(radians(turn)),
    w = width / 2,
    d = depth / 2;
  return [
    [-w, -d],
    [w, -d],
    [w, d],
    [-w, d],
  ].map(([a, b]) => [x + a! * c - b! * s, y + a! * s + b! * c]);
}

/** True when the whole box lies in the region (`slack` mm may stick out). */
export function boxInside(region: Region, box: Footprint, slack = 1): boolean {
  if (!contains(region, box.x, box.y)) return false;
  const c = cos(radians(box.turn)),
    s = sin(radians(box.turn)),
    w = box.width / 2 - slack,
    d = box.depth / 2 - slack;
  const reach = w + d;
  for (const polygon of region)
    for (const ring of polygon) {
      for (let i = 0, k = ring.length - 1; i < ring.length; k = i++) {
        const [px, py] = ring[k]!,
          [qx, qy] = ring[i]!;
        if (
          Math.max(px, qx) < box.x - reach ||
          Math.min(px, qx) > box.x + reach ||
          Math.max(py, qy) < box.y - reach ||
          Math.min(py, qy) > box.y + reach
        )
          continue;
        const ax = (px - box.x) * c + (py - box.y) * s,
          ay = -(px - box.x) * s + (py - box.y) * c;
        const bx = (qx - box.x) * c + (qy - box.y) * s,
          by = -(qx - box.x) * s + (qy - box.y) * c;
        if (segmentEntersBox(ax, ay, bx, by, w, d)) return false;
      }
    }
  return true;
}

/** True when the whole disc lies in the region. */
export function discInside(region: Region, x: Mm, y: Mm, radius: Mm, slack = 1): boolean {
  return contains(region, x, y) && distanceToEdge(region, x, y) >= radius - slack;
}

/** Liang-Barsky against the open box [-w, w] x [-d, d]. */
function segmentEntersBox(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  w: number,
  d: number,
): boolean {
  let from = 0,
    to = 1;
  for (const [p, q] of [
    [-(bx - ax), ax + w],
    [bx - ax, w - ax],
    [-(by - ay), ay + d],
    [by - ay, d - ay],
  ] as const) {
    if (p === 0) {
      if (q <= 0) return false;
      continue;
    }
    const t = q / p;
    if (p < 0) {
      if (t > from) from = t;
    } else if (t < to) to = t;
    if (from >= to) return false;
  }
  return true;
}

/** True when two boxes share ground (touching is allowed). */
export function boxesCollide(a: Footprint, b: Footprint): boolean {
  const reach = (Math.max(a.width, a.depth) + Math.max(b.width, b.depth)) * 0.7072,
    dx = a.x - b.x,
    dy = a.y - b.y;
  if (dx > reach || dx < -reach || dy > reach || dy < -reach) return false;
  if (a.turn % 90 === 0 && b.turn % 90 === 0) return squareBoxesCollide(a, b, dx, dy);
  const pa = cornersOf(a),
    pb = cornersOf(b);
  for (const turn of [a.turn, a.turn + 90, b.turn, b.turn + 90]) {
    const ux = cos(radians(turn)),
      uy = sin(radians(turn));
    let a0 = Infinity,
      a1 = -Infinity,
      b0 = Infinity,
      b1 = -Infinity;
    for (const [x, y] of pa) {
      const v = x * ux + y * uy;
      a0 = Math.min(a0, v);
      a1 = Math.max(a1, v);
    }
    for (const [x, y] of pb) {
      const v = x * ux + y * uy;
      b0 = Math.min(b0, v);
      b1 = Math.max(b1, v);
    }
    if (a1 <= b0 + 1 || b1 <= a0 + 1) return false;
  }
  return true;
}

/** The same for boxes square to the house. */
function squareBoxesCollide(a: Footprint, b: Footprint, dx: number, dy: number): boolean {
  const aw = a.turn % 180 ? a.depth : a.width,
    ad = a.turn % 180 ? a.width : a.depth;
  const bw = b.turn % 180 ? b.depth : b.width,
    bd = b.turn % 180 ? b.width : b.depth;
  return Math.abs(dx) < (aw + bw) / 2 - 1 && Math.abs(dy) < (ad + bd) / 2 - 1;
}

/** The best free place for a box in a region; null when there is none. */
export function fitBox(
  region: Region,
  width: Mm,
  depth: Mm,
  options: {
    turns?: readonly number[];
    free: (box: Footprint) => boolean;
    prefer: (x: Mm, y: Mm, turn: number) => number;
    step?: Mm;
    round?: boolean;
  },
): Footprint | null {
  const { turns = [0, 90], free, prefer, step = 150, round = false } = options;
  const box = bounds(region);
  if (!region.length) return null;
  const stride = Math.max(
    step,
    Math.round(Math.sqrt(((box.x1 - box.x0) * (box.y1 - box.y0)) / 1600)),
  );
  let best: Footprint | null = null,
    most = -Infinity;
  for (const turn of turns) {
    const c = Math.abs(cos(radians(turn))),
      s = Math.abs(sin(radians(turn)));
    const w = (width * c + depth * s) / 2,
      d = (width * s + depth * c) / 2;
    const nx = Math.floor((box.x1 - box.x0 - 2 * w + 2) / stride),
      ny = Math.floor((box.y1 - box.y0 - 2 * d + 2) / stride);
    if (nx < 0 || ny < 0) continue;
    const sx = nx ? (box.x1 - box.x0 - 2 * w) / nx : 0,
      sy = ny ? (box.y1 - box.y0 - 2 * d) / ny : 0;
    for (let j = 0; j <= ny; j++)
      for (let i = 0; i <= nx; i++) {
        const at = {
          x: Math.round(box.x0 + w + (nx ? i * sx : (box.x1 - box.x0) / 2 - w)),
          y: Math.round(box.y0 + d + (ny ? j * sy : (box.y1 - box.y0) / 2 - d)),
          width,
          depth,
          turn,
        };
        const score = prefer(at.x, at.y, turn);
        if (
          score <= most ||
          !free(at) ||
          !(round ? discInside(region, at.x, at.y, width / 2) : boxInside(region, at))
        )
          continue;
        most = score;
        best = at;
      }
  }
  return best;
}
