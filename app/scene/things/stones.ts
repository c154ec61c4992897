/** Boulders and sculpture. */
import type { Kit } from '../core/kit.ts';
import { rgb, type Rgb } from '../maths/colour.ts';
import { add, anyDirection, dot, unit, type Vec3 } from '../maths/vector.ts';
import type { Thing, DrawThings } from './thing.ts';

const CORTEN = rgb('#74482f'),
  STONE = rgb('#ada392');

/** A ring of weathering steel set on a block of stone. */
function sculpture({ kit, w, high }: Thing): void {
  const s = Math.min(w, 0.5),
    block = Math.min(0.36, high * 0.26),
    r = Math.min(w / 2 + 0.1, (high - block) / 2 - 0.03),
    tube = Math.max(0.028, r * 0.085),
    b = kit.builder('metal'),
    first = b.vertices,
    steps = 48,
    sides = 12,
    o = kit.point(0, 0, 0);
  kit.box('stone', STONE, 0, 0, block / 2, s, s * 0.8, block, { bevel: 0.012 });
  for (let i = 0; i <= steps; i++)
    for (let k = 0; k <= sides; k++) {
      const a = (i / steps) * 6.2831853,
        t = (k / sides) * 6.2831853,
        thick = tube * (1 + 0.5 * Math.sin(a - 1.57) * -1),
        n = kit.point(Math.cos(t) * Math.cos(a), Math.sin(t), Math.cos(t) * Math.sin(a));
      b.vertex(
        kit.point(
          (r + thick * Math.cos(t)) * Math.cos(a),
          thick * Math.sin(t),
          block + r + tube * 1.3 + (r + thick * Math.cos(t)) * Math.sin(a),
        ),
        [n[0] - o[0], n[1] - o[1], n[2] - o[2]],
        CORTEN,
        a * r,
        t * tube,
      );
    }
  for (let i = 0; i < steps; i++)
    for (let k = 0; k < sides; k++) {
      const p = first + i * (sides + 1) + k,
        q = p + sides + 1;
      b.quad(p, p + 1, q + 1, q);
    }
}
/** A weathered stone: a ball broken by planes. */
function rock(
  kit: Kit,
  colour: Rgb,
  x: number,
  y: number,
  h: number,
  rx: number,
  ry: number,
  rh: number,
): void {
  const b = kit.builder('stone'),
    cuts = Array.from({ length: 11 }, () => ({
      n: anyDirection(kit.random),
      d: 0.7 + 0.22 * kit.random(),
    })),
    rows = 14,
    sides = 22,
    o = kit.point(0, 0, 0),
    ids: number[] = [];
  const reach = (n: Vec3) => {
    let least = 1;
    for (const cut of cuts) {
      const c = dot(n, cut.n);
      if (c > 0.05) least = Math.min(least, cut.d / c);
    }
    return least;
  };
  for (let i = 0; i <= rows; i++)
    for (let k = 0; k <= sides; k++) {
      const th = (i / rows) * Math.PI,
        an = (k / sides) * 6.2831853,
        n: Vec3 = [Math.sin(th) * Math.cos(an), Math.sin(th) * Math.sin(an), Math.cos(th)],
        e = 0.05,
        r = reach(n);
      // the normal leans to the plane that cuts it here
      let best = n,
        least = 1;
      for (const cut of cuts) {
        const c = dot(n, cut.n);
        if (c > 0.05 && cut.d / c < least + e * 0.4) {
          if (cut.d / c < least) best = cut.n;
          least = Math.min(least, cut.d / c);
        }
      }
      const m = unit(add(best, n, 0.35)),
        q = kit.point(m[0] / rx, m[1] / ry, m[2] / rh);
      ids.push(
        b.vertex(
          kit.point(x + n[0] * r * rx, y + n[1] * r * ry, h + n[2] * r * rh),
          unit([q[0] - o[0], q[1] - o[1], q[2] - o[2]]),
          colour,
          an * rx,
          th * rh,
        ),
      );
    }
  for (let i = 0; i < rows; i++)
    for (let k = 0; k < sides; k++) {
      const p = ids[i * (sides + 1) + k]!,
        q = ids[(i + 1) * (sides + 1) + k]!;
      b.quad(p, q, q + 1, p + 1);
    }
}
function boulder({ kit, w, d, high }: Thing): void {
  rock(kit, kit.vary(rgb('#979086'), 0.06), 0, 0, high * 0.36, w / 2, d / 2, high * 0.68);
  rock(
    kit,
    kit.vary(rgb('#8b857b'), 0.06),
    w * 0.36,
    -d * 0.28,
    high * 0.12,
    w * 0.26,
    d * 0.24,
    high * 0.3,
  );
  rock(
    kit,
    kit.vary(rgb('#9c958a'), 0.06),
    -w * 0.3,
    -d * 0.36,
    high * 0.06,
    w * 0.14,
    d * 0.13,
    high * 0.16,
  );
}

export const stones = { sculpture, boulder } satisfies DrawThings;
