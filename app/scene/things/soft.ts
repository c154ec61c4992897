/** Upholstery: cushions with crowned faces and a piped seam, and cloth laid over an edge. */
import type { Kit } from '../core/kit.ts';
import { shade, type Rgb } from '../maths/colour.ts';
import { unit, type Vec3 } from '../maths/vector.ts';

export type CushionShape = {
  turnDeg?: number;
  /** Leaning about its own x, as a back cushion leans. */
  tipDeg?: number;
  /** 2 is a plump scatter cushion, 10 a box cushion with nearly upright sides. */
  squareness?: number;
  /** Squares along each side of a face. */
  fine?: number;
};
/** A direction of the kit's place as a direction of the world. */
function aim(kit: Kit, x: number, y: number, h: number): Vec3 {
  const o = kit.point(0, 0, 0),
    p = kit.point(x, y, h);
  return unit([p[0] - o[0], p[1] - o[1], p[2] - o[2]]);
}
/** Centre, and sizes along local x, y and up, in metres; the faces are the two that look up and down before it is tipped. */
export function cushion(
  kit: Kit,
  colour: Rgb,
  x: number,
  y: number,
  h: number,
  sx: number,
  sy: number,
  sh: number,
  { turnDeg = 0, tipDeg = 0, squareness = 7, fine = 6 }: CushionShape = {},
): void {
  const b = kit.builder('cloth'),
    a = (turnDeg * Math.PI) / 180,
    t = (tipDeg * Math.PI) / 180,
    ca = Math.cos(a),
    sa = Math.sin(a),
    ct = Math.cos(t),
    st = Math.sin(t),
    offset = kit.random() * 9;
  const place = (p: Vec3): Vec3 => {
    const v = p[1] * ct - p[2] * st;
    return [p[0] * ca - v * sa, p[0] * sa + v * ca, p[1] * st + p[2] * ct];
  };
  // points crowd towards the seam, where the face turns over
  const grade = (k: number) => Math.sin(((k / fine) * 2 - 1) * 1.5708),
    pinch = squareness < 4 ? 0.07 : 0.012;
  const face = (u: number, v: number, side: number): Vec3 => {
    const swell = Math.pow(
      Math.max(
        0,
        (1 - Math.pow(Math.abs(u), squareness)) * (1 - Math.pow(Math.abs(v), squareness)),
      ),
      squareness < 4 ? 0.62 : 0.4,
    );
    return [
      (sx / 2) * u * (1 - pinch * (1 - v * v)),
      (sy / 2) * v * (1 - pinch * (1 - u * u)),
      (side * sh * swell * (0.94 + 0.06 * (1 - u * u) * (1 - v * v))) / 2,
    ];
  };
  for (const side of [-1, 1]) {
    const first = b.vertices;
    for (let i = 0; i <= fine; i++)
      for (let j = 0; j <= fine; j++) {
        const u = grade(i),
          v = grade(j),
          e = 0.03,
          p = face(u, v, side),
          rim = i === 0 || j === 0 || i === fine || j === fine;
        const du = face(Math.min(1, u + e), v, side).map(
            (q, k) => q - face(Math.max(-1, u - e), v, side)[k]!,
          ),
          dv = face(u, Math.min(1, v + e), side).map(
            (q, k) => q - face(u, Math.max(-1, v - e), side)[k]!,
          );
        const n = unit([
            (du[1]! * dv[2]! - du[2]! * dv[1]!) * side,
            (du[2]! * dv[0]! - du[0]! * dv[2]!) * side,
            (du[0]! * dv[1]! - du[1]! * dv[0]!) * side,
          ]),
          l: Vec3 = rim ? unit([u * sy, v * sx, 0]) : n,
          w = place(p),
          m = place(l);
        b.vertex(
          kit.point(x + w[0], y + w[1], h + w[2]),
          aim(kit, m[0], m[1], m[2]),
          rim ? shade(colour, 0.72) : colour,
          p[0] + offset,
          p[1] + offset,
        );
      }
    for (let i = 0; i < fine; i++)
      for (let j = 0; j < fine; j++) {
        const k = first + i * (fine + 1) + j;
        if (side > 0) b.quad(k, k + fine + 1, k + fine + 2, k + 1);
        else b.quad(k, k + 1, k + fine + 2, k + fine + 1);
      }
  }
}
/** Cloth that follows a line of local points [across, height], `wide` along the other way, with stripes near its ends. */
export function drape(
  kit: Kit,
  colour: Rgb,
  stripe: Rgb,
  x: number,
  y: number,
  path: readonly (readonly [number, number])[],
  wide: number,
  turnDeg = 0,
): void {
  const b = kit.builder('cloth'),
    a = (turnDeg * Math.PI) / 180,
    c = Math.cos(a),
    s = Math.sin(a);
  for (let i = 1; i < path.length; i++) {
    const [p, ph] = path[i - 1]!,
      [q, qh] = path[i]!,
      n = aim(kit, -(qh - ph) * c, -(qh - ph) * s, q - p),
      tone = i === 1 || i === path.length - 1 ? stripe : colour;
    const at = (u: number, v: number, h: number) =>
      b.vertex(kit.point(x + u * c - v * s, y + u * s + v * c, h), n, tone, u, v);
    b.quad(at(p, -wide / 2, ph), at(q, -wide / 2, qh), at(q, wide / 2, qh), at(p, wide / 2, ph));
  }
}
