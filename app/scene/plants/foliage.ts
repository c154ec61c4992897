/** Leaves as folded geometry: every leaf two triangles, lit mostly by the direction of the mound it sits on. */
import { mix, shade, type Rgb } from '../maths/colour.ts';
import { clamp, fractalNoise, lerp, smooth } from '../maths/noise.ts';
import type { Random } from '../maths/random.ts';
import {
  add,
  anyDirection,
  blend,
  cross,
  dot,
  scale,
  unit,
  vec,
  type Vec3,
} from '../maths/vector.ts';
import { MeshBuilder } from '../core/mesh-builder.ts';

/** A diamond folded along its rib: base, direction, side, length, width, normal. */
export function leaf(
  b: MeshBuilder,
  at: Vec3,
  along: Vec3,
  side: Vec3,
  length: number,
  width: number,
  normal: Vec3,
  base: Rgb,
  tip: Rgb,
  droop = 0,
): void {
  const middle = add(at, along, length * 0.45),
    end = add(at, along, length);
  end[1] -= droop * length;
  const a = b.vertex(at, normal, base),
    l = b.vertex(add(middle, side, width / 2), normal, tip),
    r = b.vertex(add(middle, side, -width / 2), normal, tip),
    e = b.vertex(end, normal, tip);
  b.triangle(a, l, r);
  b.triangle(l, e, r);
}
/** Outlines that leaves take where they are seen closely; far off every leaf is a diamond. */
export type LeafKind = 'oval' | 'round' | 'lobed' | 'feather' | 'needle';

/** A rounded leaf of four triangles whose halves catch the light a little differently. `blunt` 0 tapers, 1 is broadest near its tip. */
export function ovalLeaf(
  b: MeshBuilder,
  at: Vec3,
  along: Vec3,
  side: Vec3,
  length: number,
  width: number,
  normal: Vec3,
  base: Rgb,
  tip: Rgb,
  droop = 0,
  blunt = 0.35,
): void {
  const n1 = unit(add(normal, side, 0.3)),
    n2 = unit(add(normal, side, -0.3)),
    low = add(at, along, length * 0.3),
    high = add(at, along, length * (0.66 + 0.14 * blunt)),
    end = add(at, along, length),
    w1 = width * (0.46 - 0.16 * blunt),
    w2 = width * (0.34 + 0.16 * blunt);
  high[1] -= droop * length * 0.4;
  end[1] -= droop * length;
  const a = b.vertex(at, normal, base),
    l1 = b.vertex(add(low, side, w1), n1, mix(base, tip, 0.8)),
    r1 = b.vertex(add(low, side, -w1), n2, mix(base, tip, 0.8)),
    l2 = b.vertex(add(high, side, w2), n1, tip),
    r2 = b.vertex(add(high, side, -w2), n2, tip),
    e = b.vertex(end, normal, tip);
  b.triangle(a, l1, r1);
  b.triangle(l1, l2, r1);
  b.triangle(r1, l2, r2);
  b.triangle(l2, e, r2);
}
/** A heart or a scalloped round on its stalk. */
export function roundLeaf(
  b: MeshBuilder,
  at: Vec3,
  along: Vec3,
  side: Vec3,
  length: number,
  width: number,
  normal: Vec3,
  base: Rgb,
  tip: Rgb,
  droop = 0,
  pointed = 0.12,
): void {
  const middle = b.vertex(add(at, along, length * 0.34), normal, mix(base, tip, 0.35));
  let before = -1;
  for (let k = 0; k <= 8; k++) {
    const a = -2.75 + (k / 8) * 5.5,
      u = 0.42 + 0.5 * Math.cos(a) + (k === 4 ? pointed : 0),
      p = add(add(at, along, length * u), side, width * 0.5 * Math.sin(a) * (k % 2 ? 1.04 : 0.94));
    p[1] -= droop * length * Math.max(0, u);
    const e = b.vertex(
      p,
      unit(add(normal, side, Math.sin(a) * 0.28)),
      k % 2 ? tip : mix(base, tip, 0.8),
    );
    if (before >= 0) b.triangle(middle, before, e);
    before = e;
  }
}
/** Fingers from one point, as of a maple, a fig or a cranesbill. */
export function lobedLeaf(
  b: MeshBuilder,
  at: Vec3,
  along: Vec3,
  side: Vec3,
  length: number,
  width: number,
  normal: Vec3,
  base: Rgb,
  tip: Rgb,
  droop = 0,
  lobes = 5,
): void {
  for (let k = 0; k < lobes; k++) {
    const a = ((k / (lobes - 1)) * 2 - 1) * 1.35,
      d = unit(add(scale(along, Math.cos(a)), side, Math.sin(a) * Math.max(0.7, width / length))),
      s = unit(add(scale(side, Math.cos(a)), along, -Math.sin(a)));
    leaf(
      b,
      at,
      d,
      s,
      length * (1 - (0.3 * Math.abs(a)) / 1.35),
      Math.max(width, length * 0.6) * (1.7 / lobes),
      unit(add(normal, side, a * 0.15)),
      base,
      tip,
      droop,
    );
  }
}
/** Leaflets in pairs along a rib, as of a rowan or a yarrow. */
export function featherLeaf(
  b: MeshBuilder,
  at: Vec3,
  along: Vec3,
  side: Vec3,
  length: number,
  width: number,
  normal: Vec3,
  base: Rgb,
  tip: Rgb,
  droop = 0,
  pairs = 3,
): void {
  const wide = Math.max(width * 0.62, length * 0.3),
    each = (length * 0.62) / pairs;
  for (let k = 0; k < pairs; k++) {
    const t = 0.2 + (0.72 * k) / pairs,
      p = add(at, along, length * t),
      l = wide * (1 - 0.45 * t);
    p[1] -= droop * length * t * t;
    for (const s of [1, -1])
      leaf(b, p, unit(add(scale(side, s), along, 0.55)), along, l, each, normal, base, tip, droop);
  }
  const p = add(at, along, length * 0.66);
  leaf(b, p, along, side, length * 0.38, each, normal, base, tip, droop);
}
/** One leaf of a kind: in its own outline when `fine`, else as a diamond. */
export function foliate(
  b: MeshBuilder,
  kind: LeafKind,
  fine: boolean,
  at: Vec3,
  along: Vec3,
  side: Vec3,
  length: number,
  width: number,
  normal: Vec3,
  base: Rgb,
  tip: Rgb,
  droop = 0,
): void {
  if (!fine || kind === 'needle') leaf(b, at, along, side, length, width, normal, base, tip, droop);
  else if (kind === 'oval') ovalLeaf(b, at, along, side, length, width, normal, base, tip, droop);
  else if (kind === 'round') roundLeaf(b, at, along, side, length, width, normal, base, tip, droop);
  else if (kind === 'lobed') lobedLeaf(b, at, along, side, length, width, normal, base, tip, droop);
  else featherLeaf(b, at, along, side, length * 1.2, width, normal, base, tip, droop);
}
/** A curved blade of grass or strap leaf. */
export function blade(
  b: MeshBuilder,
  at: Vec3,
  out: Vec3,
  height: number,
  reach: number,
  width: number,
  segments: number,
  base: Rgb,
  tip: Rgb,
  curl = 1.6,
): void {
  const side: Vec3 = [-out[2], 0, out[0]],
    arched = curl > 1.9,
    normal = unit([out[0] * 0.5, 0.7, out[2] * 0.5]);
  let left = -1,
    right = -1;
  for (let k = 0; k <= segments; k++) {
    const t = k / segments,
      p = add(at, out, reach * Math.pow(t, curl));
    p[1] += height * (arched ? Math.sin(t * Math.PI * 0.62) / Math.sin(Math.PI * 0.5) : t);
    const w = width * (t < 0.25 ? lerp(0.7, 1, t * 4) : 1 - Math.pow((t - 0.25) / 0.75, 1.6)),
      c = mix(base, tip, Math.pow(t, 0.7));
    if (k === segments) {
      const e = b.vertex(p, normal, c);
      b.triangle(left, e, right);
      continue;
    }
    const l = b.vertex(add(p, side, w / 2), normal, c),
      r = b.vertex(add(p, side, -w / 2), normal, c);
    if (left >= 0) {
      b.triangle(left, l, right);
      b.triangle(l, r, right);
    }
    left = l;
    right = r;
  }
}
/** A round stem or branch. */
export function stalk(
  b: MeshBuilder,
  from: Vec3,
  to: Vec3,
  r0: number,
  r1: number,
  sides: number,
  c0: Rgb,
  c1: Rgb,
): void {
  const d = unit(add(to, from, -1)),
    u = unit(cross(d, Math.abs(d[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0])),
    w = cross(u, d),
    first = b.vertices;
  for (let k = 0; k < sides; k++) {
    const a = (k / sides) * 6.2831853,
      n = add(scale(u, Math.cos(a)), w, Math.sin(a));
    b.vertex(add(from, n, r0), n, c0);
    b.vertex(add(to, n, r1), n, c1);
  }
  for (let k = 0; k < sides; k++) {
    const p = first + k * 2,
      q = first + ((k + 1) % sides) * 2;
    b.triangle(p, p + 1, q);
    b.triangle(q, p + 1, q + 1);
  }
}
export function bead(
  b: MeshBuilder,
  at: Vec3,
  r: number,
  c0: Rgb,
  c1: Rgb,
  rows = 3,
  columns = 5,
): void {
  const first = b.vertices;
  for (let i = 0; i <= rows; i++)
    for (let k = 0; k <= columns; k++) {
      const th = (i / rows) * Math.PI,
        a = (k / columns) * 6.2831853,
        n: Vec3 = [Math.sin(th) * Math.cos(a), Math.cos(th), Math.sin(th) * Math.sin(a)];
      b.vertex(add(at, n, r), n, mix(c0, c1, (n[1] + 1) / 2));
    }
  for (let i = 0; i < rows; i++)
    for (let k = 0; k < columns; k++) {
      const p = first + i * (columns + 1) + k;
      b.triangle(p, p + 1, p + columns + 1);
      b.triangle(p + 1, p + columns + 2, p + columns + 1);
    }
}
/** Florets about a point: one flower head. `squash` flattens it. */
export function floretBall(
  b: MeshBuilder,
  random: Random,
  at: Vec3,
  r: number,
  count: number,
  length: number,
  width: number,
  c0: Rgb,
  c1: Rgb,
  squash = 1,
): void {
  for (let k = 0; k < count; k++) {
    const raw = anyDirection(random),
      d = unit([raw[0], raw[1] * squash, raw[2]]),
      p = add(at, d, r * (0.45 + 0.5 * random()));
    p[1] = at[1] + (p[1] - at[1]) * squash;
    const side = unit(cross(d, anyDirection(random))),
      n = unit([d[0], d[1] + 0.4, d[2]]);
    leaf(
      b,
      p,
      unit(blend(d, anyDirection(random), 0.4)),
      side,
      length,
      width,
      n,
      mix(c0, c1, random() * 0.5),
      mix(c0, c1, 0.4 + 0.6 * random()),
    );
  }
}
/** Petals round a centre, open to the sky. */
export function rosette(
  b: MeshBuilder,
  at: Vec3,
  petals: number,
  length: number,
  width: number,
  lift: number,
  turn: number,
  c0: Rgb,
  c1: Rgb,
  tilt: Vec3 = [0, 1, 0],
): void {
  for (let j = 0; j < petals; j++) {
    const a = (j / petals) * 6.2831853 + turn,
      d = unit([Math.cos(a) + tilt[0] * lift, lift, Math.sin(a) + tilt[2] * lift]);
    leaf(
      b,
      at,
      d,
      [-Math.sin(a), 0, Math.cos(a)],
      length,
      width,
      unit([Math.cos(a) * 0.3 + tilt[0] * 0.4, 0.9, Math.sin(a) * 0.3 + tilt[2] * 0.4]),
      c0,
      c1,
    );
  }
}

export type Mound = {
  r: number;
  h: number;
  count: number;
  leafLength: number;
  leafWidth: number;
  dark: Rgb;
  light: Rgb;
  /** Height of its foot. */
  foot?: number;
  cx?: number;
  cz?: number;
  /** How uneven (0 clipped, 0.3 wild), how deep leaves lie, how far normals follow the mound. */
  lump?: number;
  depth?: number;
  puff?: number;
  up?: number;
  droop?: number;
  /** A whole ball instead of a dome; 1 for a cube. */
  whole?: boolean;
  square?: number;
  kind?: LeafKind;
  fine?: boolean;
};
/** Leaves over a dome, ball or block; dark within and below. */
export function mound(b: MeshBuilder, random: Random, m: Mound): void {
  const {
    r,
    h,
    lump = 0.16,
    depth = 0.3,
    puff = 0.75,
    up = 0.25,
    droop = 0.15,
    foot = 0,
    cx = 0,
    cz = 0,
    whole = false,
    square = 0,
    kind = 'oval',
    fine = false,
  } = m;
  const seed = random() * 50,
    hh = whole ? h / 2 : h;
  for (let k = 0; k < m.count; k++) {
    const d = anyDirection(random);
    if (!whole && d[1] < (square ? 0 : -0.25)) d[1] = -d[1];
    const uneven =
      1 +
      lump * (fractalNoise(d[0] * 2.2 + seed + 5, d[2] * 2.2 + d[1] * 1.7 + 9, 2) * 2 - 1) * 1.6;
    const box = square
      ? lerp(1, Math.min(1.5, 1 / Math.max(Math.abs(d[0]), Math.abs(d[1]), Math.abs(d[2]))), square)
      : 1;
    const out: Vec3 = square > 0.5 ? squareNormal(d) : unit([d[0] / r, d[1] / hh, d[2] / r]);
    const rf = (1 - depth * Math.pow(random(), 2.2)) * uneven * box;
    const p = vec(cx + d[0] * r * rf, foot + (whole ? hh : 0) + d[1] * hh * rf, cz + d[2] * r * rf);
    if (p[1] < foot + 0.01) p[1] = foot + 0.01 + random() * Math.min(0.05, h * 0.2);
    const raw = blend(out, anyDirection(random), 0.55);
    raw[1] += up * 0.5;
    const along = unit(raw),
      side = unit(cross(along, anyDirection(random)));
    let face = cross(along, side);
    if (dot(face, out) < 0) face = scale(face, -1);
    const normal = unit(add(scale(face, 1 - puff), out, puff));
    const outer = smooth(1 - depth, 1.02, rf / (uneven * box)),
      high = clamp((p[1] - foot) / (h || 1));
    const light = (0.34 + 0.66 * outer) * (0.5 + 0.5 * Math.pow(high, 0.8));
    const c = shade(
        mix(m.dark, m.light, clamp(0.15 + 0.5 * random() + 0.35 * outer * high)),
        light,
      ),
      size = 0.8 + 0.45 * random();
    foliate(
      b,
      kind,
      fine,
      p,
      along,
      side,
      m.leafLength * size,
      m.leafWidth * size,
      normal,
      shade(c, 0.74),
      c,
      droop,
    );
  }
}
export type Block = {
  /** Half length, half depth, height. */
  rx: number;
  rz: number;
  h: number;
  count: number;
  leafLength: number;
  leafWidth: number;
  dark: Rgb;
  light: Rgb;
  /** With leaves on its two ends too; a piece of a longer hedge has none. */
  ends: boolean;
  kind?: LeafKind;
  fine?: boolean;
  /** How deep leaves lie, as a share of the half depth. */
  depth?: number;
  loose?: number;
};
/** A clipped block: flat top and sides with softened edges, so that pieces in a row read as one hedge. */
export function block(b: MeshBuilder, random: Random, m: Block): void {
  const { rx, rz, h, depth = 0.16, loose = 0.02, kind = 'oval', fine = false } = m,
    top = rx * rz * 4,
    side = rx * h * 4,
    end = m.ends ? rz * h * 4 : 0,
    all = top + side + end;
  for (let k = 0; k < m.count; k++) {
    const pick = random() * all,
      u = random() * 2 - 1,
      v = random() * 2 - 1,
      inset = depth * rz * Math.pow(random(), 2.4) - loose * random(),
      s = random() < 0.5 ? 1 : -1;
    let out: Vec3, p: Vec3, rim: number;
    if (pick < top) {
      out = [0, 1, 0];
      p = [u * rx, h - inset, v * rz];
      rim = Math.abs(v);
    } else if (pick < top + side) {
      out = [0, 0, s];
      p = [u * rx, ((v + 1) / 2) * h, s * (rz - inset)];
      rim = Math.max(0, v);
    } else {
      out = [s, 0, 0];
      p = [s * (rx - inset), ((v + 1) / 2) * h, u * rz];
      rim = Math.max(Math.abs(u), v);
    }
    // sheared edges are a little round
    const round = smooth(0.86, 1, rim),
      lit: Vec3 = unit(
        pick < top
          ? [m.ends ? u * round * 0.4 : 0, 1, v * round * 0.8]
          : [out[0], round * 0.8, out[2]],
      );
    const raw = blend(out, anyDirection(random), 0.72);
    raw[1] += 0.12;
    const along = unit(raw),
      across = unit(cross(along, anyDirection(random)));
    let face = cross(along, across);
    if (dot(face, out) < 0) face = scale(face, -1);
    const normal = unit(add(scale(face, 0.24), lit, 0.76)),
      outer = 1 - clamp(inset / (depth * rz + 0.001)),
      high = clamp(p[1] / h),
      c = shade(
        mix(m.dark, m.light, clamp(0.12 + 0.55 * random() + 0.3 * outer * high)),
        (0.42 + 0.58 * outer) * (0.66 + 0.34 * Math.pow(high, 0.7)),
      ),
      size = 0.75 + 0.5 * random();
    foliate(
      b,
      kind,
      fine,
      p,
      along,
      across,
      m.leafLength * size,
      m.leafWidth * size,
      normal,
      shade(c, 0.78),
      c,
      0.05,
    );
  }
}
/** Leaves that cover a block about `cover` times at a share of detail, as `coverWith` does for a mound. */
export function coverBlock(
  rx: number,
  rz: number,
  h: number,
  ends: boolean,
  length: number,
  width: number,
  cover: number,
  most: number,
  detail: number,
): { count: number; leafLength: number; leafWidth: number } {
  const area = rx * rz * 4 + rx * h * 4 + (ends ? rz * h * 4 : 0);
  return coverArea(cover * area, length, width, most, detail);
}
function squareNormal(d: Vec3): Vec3 {
  const ax = Math.abs(d[0]),
    ay = Math.abs(d[1]),
    az = Math.abs(d[2]),
    most = Math.max(ax, ay, az),
    f = (v: number) => Math.sign(v) * Math.pow(Math.abs(v) / most, 5);
  return unit([f(d[0]), f(d[1]), f(d[2])]);
}
/**
 * Leaves that cover a mound about `cover` times at a share of detail. Where that asks for more than `most`, or detail
 * is below 1, leaves are fewer and larger, so that it stays as full.
 */
export function coverWith(
  r: number,
  h: number,
  length: number,
  width: number,
  cover: number,
  most: number,
  detail: number,
): { count: number; leafLength: number; leafWidth: number } {
  return coverArea(
    cover * (Math.PI * r * r + 2 * Math.PI * r * h * 0.8),
    length,
    width,
    most,
    detail,
  );
}
function coverArea(
  area: number,
  length: number,
  width: number,
  most: number,
  detail: number,
): { count: number; leafLength: number; leafWidth: number } {
  const wanted = Math.max(40, area / (length * width * 0.5)),
    count = Math.max(
      12,
      Math.round(detail > 1 ? Math.min(wanted, most * detail) : Math.min(wanted, most) * detail),
    ),
    k = Math.min(3.4, Math.sqrt(wanted / count));
  return { count, leafLength: length * k, leafWidth: width * k };
}
