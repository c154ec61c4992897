/** Leaves over whole masses: domes, balls and clipped blocks, dark within and below. */
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
import { type LeafKind, foliate } from './foliage.ts';

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
