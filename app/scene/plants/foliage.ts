/** Single leaves as folded geometry: every leaf two to a few triangles, lit mostly by the direction of the mound it sits on. */
import { mix, type Rgb } from '../maths/colour.ts';
import { lerp } from '../maths/noise.ts';
import { add, scale, unit, type Vec3 } from '../maths/vector.ts';
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
