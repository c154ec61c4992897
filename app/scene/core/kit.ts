/** Hard things are built from boxes, tubes and turned shapes, gathered into one mesh a finish. */
import type { Rgb } from '../maths/colour.ts';
import type { Random } from '../maths/random.ts';
import { add, cross, unit, type Vec3 } from '../maths/vector.ts';
import type { Xy } from './frame.ts';
import { MeshBuilder } from './mesh-builder.ts';
import { triangulate } from './polygons.ts';
import { SHEER, type Finish, type Group, type Piece } from './piece.ts';
import { FACES, bevelled } from './bevel.ts';

export class Kit {
  readonly random: Random;
  /** Metres taken off the edges of boxes, so that they catch the light; 0 leaves them sharp. */
  bevel = 0;
  private group: Group;
  private builders = new Map<Finish, MeshBuilder>();
  private quiet = new Map<Finish, MeshBuilder>();
  // where local things stand: plan position, height, turn
  private ox = 0;
  private oy = 0;
  private oh = 0;
  private c = 1;
  private s = 0;

  constructor(group: Group, random: Random) {
    this.group = group;
    this.random = random;
  }

  /** Things after this are local to a place: plan metres, height, degrees counter-clockwise. */
  at(x = 0, y = 0, height = 0, turnDeg = 0): this {
    const a = (turnDeg * Math.PI) / 180;
    this.ox = x;
    this.oy = y;
    this.oh = height;
    this.c = Math.cos(a);
    this.s = Math.sin(a);
    return this;
  }
  builder(finish: Finish, casts = true): MeshBuilder {
    const map = casts ? this.builders : this.quiet;
    let b = map.get(finish);
    if (!b) {
      b = new MeshBuilder(true);
      map.set(finish, b);
    }
    return b;
  }
  /** Local plan point and height to the world. */
  point(x: number, y: number, h: number): Vec3 {
    return [this.ox + x * this.c - y * this.s, this.oh + h, -(this.oy + x * this.s + y * this.c)];
  }
  private turn(v: Vec3): Vec3 {
    return [v[0] * this.c + v[2] * this.s, v[1], -v[0] * this.s + v[2] * this.c];
  }

  /** A colour a little off, so that no two boards are alike. */
  vary(c: Rgb, amount = 0.12): Rgb {
    const k = 1 + (this.random() - 0.5) * 2 * amount,
      t = (this.random() - 0.5) * amount * 0.6;
    return [c[0] * k * (1 + t), c[1] * k, c[2] * k * (1 - t)];
  }
  /** Centre in local plan metres, centre height, sizes along local x, y and up; turned about its own centre, tipped about its own x. */
  box(
    finish: Finish,
    colour: Rgb,
    x: number,
    y: number,
    h: number,
    sx: number,
    sy: number,
    sh: number,
    options: { turnDeg?: number; tipDeg?: number; casts?: boolean; bevel?: number } = {},
  ): void {
    const b = this.builder(finish, options.casts ?? true),
      a = ((options.turnDeg ?? 0) * Math.PI) / 180,
      ca = Math.cos(a),
      sa = Math.sin(a);
    const t = ((options.tipDeg ?? 0) * Math.PI) / 180,
      ct = Math.cos(t),
      st = Math.sin(t),
      offset = this.random() * 7;
    // local frame: x right, y up, z = -plan y
    const spin = (v: Vec3): Vec3 => {
      const y1 = v[1] * ct - v[2] * st,
        z1 = v[1] * st + v[2] * ct;
      return [v[0] * ca + z1 * sa, y1, -v[0] * sa + z1 * ca];
    };
    const half: Vec3 = [sx / 2, sh / 2, sy / 2],
      longest = sx >= sy && sx >= sh ? 0 : sh >= sy ? 1 : 2,
      least = Math.min(sx, sy, sh);
    // thin laths and tiles stay sharp: their edges are finer than a pixel
    const bevel = least < 0.018 ? 0 : Math.min(options.bevel ?? this.bevel, least * 0.3),
      corners = new Map<string, number>();
    for (const face of FACES) {
      const n = this.turn(spin(face.n)),
        ids: number[] = [];
      for (const [p, q] of [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ] as const) {
        const corner = [0, 1, 2].map((k) => face.n[k]! + face.u[k]! * p + face.v[k]! * q) as Vec3,
          l: Vec3 = [0, 1, 2].map((k) => corner[k]! * (half[k]! - (face.n[k] ? 0 : bevel))) as Vec3,
          w = spin(l);
        const along = l[longest]!,
          across = longest === 0 ? l[1] + l[2] : longest === 1 ? l[0] + l[2] : l[0] + l[1];
        const id = b.vertex(
          this.point(x + w[0], y - w[2], h + w[1]),
          n,
          colour,
          along + offset,
          across + offset * 3,
        );
        ids.push(id);
        if (bevel) corners.set(`${face.n.findIndex((k) => k !== 0)}${corner.join()}`, id);
      }
      b.quad(ids[0]!, ids[1]!, ids[2]!, ids[3]!);
    }
    if (bevel) bevelled(b, corners);
  }
  /** A round bar between two local points (plan x, plan y, height). */
  tube(
    finish: Finish,
    colour: Rgb,
    from: Vec3,
    to: Vec3,
    r0: number,
    r1 = r0,
    sides = 8,
    capped = true,
  ): void {
    const b = this.builder(finish),
      a = this.point(from[0], from[1], from[2]),
      e = this.point(to[0], to[1], to[2]),
      d = unit(add(e, a, -1));
    const u = unit(cross(d, Math.abs(d[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0])),
      w = cross(u, d),
      first = b.vertices,
      offset = this.random() * 5;
    const run = Math.sqrt((e[0] - a[0]) ** 2 + (e[1] - a[1]) ** 2 + (e[2] - a[2]) ** 2);
    for (let k = 0; k <= sides; k++) {
      const an = (k / sides) * 6.2831853,
        n = add([u[0] * Math.cos(an), u[1] * Math.cos(an), u[2] * Math.cos(an)], w, Math.sin(an));
      b.vertex(add(a, n, r0), n, colour, offset, an * r0 + offset);
      b.vertex(add(e, n, r1), n, colour, offset + run, an * r0 + offset);
    }
    for (let k = 0; k < sides; k++)
      b.quad(first + k * 2, first + k * 2 + 1, first + k * 2 + 3, first + k * 2 + 2);
    if (!capped) return;
    const c = b.vertex(e, d, colour, offset, offset);
    const rim: number[] = [];
    for (let k = 0; k <= sides; k++) {
      const an = (k / sides) * 6.2831853;
      rim.push(
        b.vertex(
          add(
            e,
            add([u[0] * Math.cos(an), u[1] * Math.cos(an), u[2] * Math.cos(an)], w, Math.sin(an)),
            r1,
          ),
          d,
          colour,
          offset,
          offset,
        ),
      );
    }
    for (let k = 0; k < sides; k++) b.triangle(c, rim[k + 1]!, rim[k]!);
  }
  /** A shape turned on a wheel: [radius, height] from foot to rim. */
  lathe(
    finish: Finish,
    colour: Rgb,
    x: number,
    y: number,
    h: number,
    profile: readonly (readonly [number, number])[],
    sides = 24,
  ): void {
    const b = this.builder(finish),
      first = b.vertices,
      rows = profile.length,
      offset = this.random() * 5;
    for (let i = 0; i < rows; i++) {
      const [r, z] = profile[i]!,
        before = profile[Math.max(0, i - 1)]!,
        after = profile[Math.min(rows - 1, i + 1)]!,
        dr = after[0] - before[0],
        dz = after[1] - before[1];
      for (let k = 0; k <= sides; k++) {
        const an = (k / sides) * 6.2831853,
          cx = Math.cos(an),
          cy = Math.sin(an),
          n = unit(this.turn([cx * dz, -dr, -cy * dz]));
        b.vertex(this.point(x + cx * r, y + cy * r, h + z), n, colour, an * r + offset, z + offset);
      }
    }
    for (let i = 0; i + 1 < rows; i++)
      for (let k = 0; k < sides; k++) {
        const p = first + i * (sides + 1) + k,
          q = p + sides + 1;
        b.quad(p, p + 1, q + 1, q);
      }
  }
  /** A ball, or a stone when squashed. */
  ball(
    finish: Finish,
    colour: Rgb,
    x: number,
    y: number,
    h: number,
    rx: number,
    ry: number,
    rh: number,
    sides = 12,
  ): void {
    const b = this.builder(finish),
      first = b.vertices,
      rows = Math.max(4, sides >> 1);
    for (let i = 0; i <= rows; i++)
      for (let k = 0; k <= sides; k++) {
        const th = (i / rows) * Math.PI,
          an = (k / sides) * 6.2831853,
          l: Vec3 = [Math.sin(th) * Math.cos(an), Math.cos(th), Math.sin(th) * Math.sin(an)];
        b.vertex(
          this.point(x + l[0] * rx, y - l[2] * ry, h + l[1] * rh),
          unit(this.turn([l[0] / rx, l[1] / rh, l[2] / ry])),
          colour,
          an * rx,
          th * rh,
        );
      }
    for (let i = 0; i < rows; i++)
      for (let k = 0; k < sides; k++) {
        const p = first + i * (sides + 1) + k,
          q = p + sides + 1;
        b.quad(p, p + 1, q + 1, q);
      }
  }
  /** A level face, with uv given by the caller (metres by default). */
  flat(
    finish: Finish,
    colour: Rgb,
    polygon: readonly Xy[][],
    h: number,
    uvOf: (x: number, y: number) => Xy = (x, y) => [x, y],
    casts = false,
  ): void {
    const b = this.builder(finish, casts);
    for (const face of triangulate(polygon)) {
      const ids = face.map(([x, y]) => {
        const [u, v] = uvOf(x, y);
        return b.vertex(this.point(x, y, h), [0, 1, 0], colour, u, v);
      });
      b.triangle(ids[0]!, ids[1]!, ids[2]!);
    }
  }
  /** Upright faces along rings between two heights, outward when the outer ring is counter-clockwise. */
  skirt(
    finish: Finish,
    colour: Rgb,
    polygon: readonly Xy[][],
    h0: number,
    h1: number,
    casts = false,
  ): void {
    const b = this.builder(finish, casts);
    for (const ring of polygon) {
      let run = 0;
      for (let i = 0; i < ring.length; i++) {
        const p = ring[i]!,
          q = ring[(i + 1) % ring.length]!,
          l = Math.sqrt((q[0] - p[0]) ** 2 + (q[1] - p[1]) ** 2);
        const n = this.turn([(q[1] - p[1]) / (l || 1), 0, (q[0] - p[0]) / (l || 1)]);
        const a = b.vertex(this.point(p[0], p[1], h0), n, colour, run, h0),
          e = b.vertex(this.point(q[0], q[1], h0), n, colour, run + l, h0);
        const f = b.vertex(this.point(q[0], q[1], h1), n, colour, run + l, h1),
          g = b.vertex(this.point(p[0], p[1], h1), n, colour, run, h1);
        b.quad(a, e, f, g);
        run += l;
      }
    }
  }
  pieces(): Piece[] {
    const piece = (finish: Finish, b: MeshBuilder, castsShadow: boolean): Piece => ({
      group: this.group,
      id: finish,
      finish,
      mesh: b.done(),
      instances: null,
      castsShadow: castsShadow && !SHEER.has(finish),
    });
    return [
      ...[...this.builders].map(([f, b]) => piece(f, b, true)),
      ...[...this.quiet].map(([f, b]) => piece(f, b, false)),
    ];
  }
}
