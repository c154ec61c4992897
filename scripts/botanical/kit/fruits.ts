import { arc, at, band, bump, curve, ellipse, polar, range } from './geometry.ts';
import type { Outline, Pt } from './geometry.ts';
import { INK, darker, mix, paler } from './plate.ts';
import type { Body, Plate } from './plate.ts';
import { GREEN } from './leaves.ts';

/** A round body hung from its top, longer or wider by `tall`; `waist` draws in the neck (pear), `dent` hollows the top (apple). */
export function orb(
  p: Plate,
  centre: Pt,
  radius: number,
  colour: string,
  style: Body & {
    tall?: number;
    waist?: number;
    dent?: number;
    ribs?: number;
    rib?: number;
    tilt?: number;
    flush?: string;
    flecks?: string;
    bloom?: boolean;
  } = {},
): Outline {
  const {
    tall = 1,
    waist = 0,
    dent = 0,
    ribs = 0,
    rib = 0.04,
    tilt = 0,
    flush,
    flecks,
    bloom,
  } = style;
  const outline = polar(
    [0, 0],
    (a) => {
      const up = Math.cos(((a + 90) * Math.PI) / 180);
      let r = radius;
      if (waist)
        r *=
          1 -
          waist * Math.exp(-(((Math.abs(((a + 90 + 180) % 360) - 180) - 52) / 30) ** 2)) +
          waist * 0.55 * Math.exp(-((((a + 90 + 180) % 360) - 180) ** 2) / 700);
      if (dent && up > 0.9) r *= 1 - dent * ((up - 0.9) / 0.1) ** 2;
      if (dent && up < -0.93) r *= 1 - dent * 0.5 * ((-up - 0.93) / 0.07) ** 2;
      if (ribs) r *= 1 - rib + rib * Math.abs(Math.cos((a / 360) * ribs * Math.PI));
      return r;
    },
    1,
    0,
    120,
  ).map(([x, y]): Pt => at(at(centre, tilt, x), tilt + 90, y * tall));
  p.solid(outline, colour, style);
  if (flush || flecks || bloom)
    p.within(outline, () => {
      if (flush)
        for (const i of range(16)) {
          const x = (i / 15) * 2 - 1;
          const path = arc(
            at(
              at(centre, tilt, x * radius * 0.12 + radius * 0.12),
              tilt - 90,
              radius * tall * 0.85,
            ),
            at(
              at(centre, tilt, x * radius * 0.1 + radius * 0.1),
              tilt + 90,
              radius * tall * (0.35 + 0.4 * p.chance()),
            ),
            x * 0.72,
          );
          p.wash(
            band(path, (t) => radius * 0.075 * Math.sin(Math.PI * Math.min(1, t * 1.05)), 18),
            flush,
            0.5,
          );
        }
      if (flecks)
        p.fleck(
          centre,
          radius * 0.85,
          radius * tall * 0.85,
          Math.round(radius * 0.55),
          flecks,
          Math.max(1.1, radius * 0.016),
        );
      if (bloom)
        p.wash(
          ellipse(
            at(centre, -130, radius * 0.35),
            radius * 0.5,
            radius * tall * 0.4,
            tilt + 30,
            30,
          ),
          '#eef0f6',
          0.28,
        );
    });
  p.wash(
    ellipse(at(centre, -128 + tilt, radius * 0.52), radius * 0.15, radius * 0.075, -42 + tilt, 20),
    '#fffdf2',
    0.8,
  );
  return outline;
}

/** A root or tuber let down from `top`; `profile` gives the half width at t. Rings and side threads as asked. */
export function root(
  p: Plate,
  top: Pt,
  angle: number,
  length: number,
  half: (t: number) => number,
  colour: string,
  style: { rings?: number; bend?: number; threads?: number; tail?: number } = {},
): void {
  const path = curve(top, angle, length, style.bend ?? 0.03);
  if (style.threads)
    for (const i of range(style.threads)) {
      const t = 0.2 + (0.75 * i) / style.threads;
      const side = i % 2 ? 1 : -1;
      const thread = curve(
        at(path.at(t), path.angle(t) + 90 * side, half(t) * 0.95),
        path.angle(t) + side * (50 + p.jitter(20)),
        24 + 34 * p.chance(),
        p.jitter(0.4),
      );
      p.line(
        range(7).map((k) => thread.at(k / 6)),
        2.4,
        darker(colour, 0.4),
        0.9,
      );
    }
  if (style.tail) p.stalk(curve(path.at(0.985), path.angle(1), style.tail, 0.14), 5, 1, colour);
  const outline = band(path, half, 60);
  p.solid(outline, colour, { shade: 0.2 });
  for (const i of range(style.rings ?? 0)) {
    const t = 0.06 + (0.86 * (i + p.chance() * 0.6)) / (style.rings ?? 1);
    const side = i % 2 ? 1 : -1;
    const w = half(t);
    const from = at(path.at(t), path.angle(t) + 90 * side, w * 0.96);
    const to = at(path.at(t), path.angle(t) + 90 * side, w * (0.15 + 0.5 * p.chance()));
    const dip = arc(from, to, 0.1 * -side);
    p.line(
      range(6).map((k) => dip.at(k / 5)),
      1.2,
      darker(colour, 0.6),
      0.75,
    );
  }
}

/** A bulb with its papery neck upwards; meridian lines on the skin. */
export function bulb(
  p: Plate,
  base: Pt,
  width: number,
  height: number,
  colour: string,
  style: { neck?: number; stripes?: string; lines?: number; cloves?: boolean } = {},
): void {
  const neck = style.neck ?? 0.16;
  const body = bump(0.55, 1.15);
  const half = (t: number): number =>
    (width / 2) * Math.max(body(Math.min(0.995, t + 0.015)), t > 0.5 ? neck * (1.15 - 0.3 * t) : 0);
  p.rootlets([base[0], base[1] - 4], 11, width * 0.42);
  const path = curve(base, -90, height);
  const outline = band(path, half, 50);
  p.solid(outline, colour, { shade: 0.17 });
  const lines = style.lines ?? 9;
  for (const i of range(lines)) {
    const off = ((i + 0.5) / lines) * 2 - 1;
    if (style.stripes)
      p.wash(
        band(
          {
            ...path,
            at: (t) => {
              const q = path.at(t);
              return [q[0] + half(t) * off * 0.94, q[1]];
            },
          },
          (t) => Math.sin(Math.PI * t) * width * 0.012,
          24,
        ),
        style.stripes,
        0.6,
      );
    p.line(
      range(24).map((k): Pt => {
        const t = 0.02 + k * 0.04;
        const q = path.at(t);
        return [q[0] + half(t) * off, q[1]];
      }),
      style.cloves && i % 2 ? 2.4 : 1,
      darker(colour, 0.55),
      style.cloves && i % 2 ? 0.75 : 0.55,
    );
  }
}

/** A pod from its stalk; `peas` shows bumps, `open` shows the seeds. */
export function pod(
  p: Plate,
  top: Pt,
  angle: number,
  length: number,
  width: number,
  colour: string,
  style: { peas?: number; open?: string; bend?: number; bumps?: boolean; tip?: number } = {},
): void {
  const path = curve(top, angle, length, style.bend ?? 0.1);
  const n = style.peas ?? 7;
  const profile = bump(0.28, 0.3);
  const half = (t: number): number =>
    (width / 2) *
    profile(t) *
    (style.bumps ? 1 + 0.09 * Math.cos(t * n * 2 * Math.PI + Math.PI) : 1);
  const outline = band(path, half, 80);
  p.stalk(curve(path.at(0.99), path.angle(1), style.tip ?? 16, 0.3), 4, 1, colour);
  p.solid(outline, colour, { shade: 0.18, hatch: !style.open });
  if (style.open) {
    const gape = band(path, (t) => half(t) * 0.66, 60);
    p.solid(gape, paler(colour, 0.4), { shade: 0.1, hatch: false });
    for (const i of range(n))
      orb(
        p,
        path.at((i + 0.75) / (n + 0.5)),
        Math.min((length / n) * 0.46, width * 0.36),
        style.open,
        { hatch: false, line: 1.5 },
      );
  } else
    for (const i of range(n)) {
      const t = (i + 0.6) / (n + 0.3);
      const q = path.at(t);
      const hump = polar(q, () => half(t) * 0.62, 0.9, path.angle(t), 24).slice(0, 12);
      p.line(hump, 1, darker(colour, 0.5), 0.6);
    }
  p.line(
    range(30).map((k) =>
      at(
        path.at(0.02 + k * 0.032),
        path.angle(0.02 + k * 0.032) - 90,
        half(0.02 + k * 0.032) * 0.78,
      ),
    ),
    1.1,
    darker(colour, 0.5),
    0.6,
  );
  const cap = at(top, angle, 2);
  for (const s of [-40, 0, 40])
    p.solid(
      band(curve(cap, angle + s, width * 0.5, 0), (t) => width * 0.13 * (1 - t), 8),
      GREEN.leaf,
      { hatch: false, line: 1.1 },
    );
}

/** A berry of drupelets: raspberry, blackberry, mulberry. */
export function bramble(
  p: Plate,
  centre: Pt,
  width: number,
  height: number,
  colour: string,
  angle = 90,
): void {
  const bead = width * 0.155;
  const rows = 7;
  p.solid(ellipse(centre, height * 0.47, width * 0.36, angle), darker(colour, 0.45), {
    hatch: false,
  });
  for (const row of range(rows)) {
    const t = row / (rows - 1);
    const w = (width / 2) * Math.sin(Math.PI * (0.3 + 0.64 * t)) ** 0.8 * (1 - 0.12 * t);
    const count = Math.max(2, Math.round((w * 2) / (bead * 1.3)));
    for (const i of range(count)) {
      const off = count > 1 ? (i / (count - 1)) * 2 - 1 : 0;
      const q = at(
        at(centre, angle, (t - 0.5) * height),
        angle - 90,
        off * w * (row % 2 ? 0.96 : 1),
      );
      const c = mix(
        colour,
        off < 0 ? darker(colour, 0.3) : paler(colour, 0.16),
        Math.abs(off) * 0.7,
      );
      p.solid(ellipse(q, bead, bead, 0, 22), c, { shade: 0.26, hatch: false, line: 1.4 });
      p.wash(
        ellipse([q[0] - bead * 0.34, q[1] - bead * 0.36], bead * 0.22, bead * 0.14, -40, 10),
        '#fffdf2',
        0.85,
      );
    }
  }
}

/** The green star on top of a fruit. */
export function calyx(
  p: Plate,
  centre: Pt,
  radius: number,
  points: number,
  colour: string,
  squash = 0.5,
  turn = 0,
  angle = 0,
): void {
  for (const i of range(points)) {
    const a = turn + (360 * i) / points;
    const [x, y] = at([0, 0], a, radius * (0.85 + 0.3 * p.chance()));
    const tip = at(at(centre, angle, x), angle + 90, y * squash);
    p.solid(
      band(
        arc(centre, tip, p.jitter(0.22)),
        (t) => radius * 0.2 * bump(0.5, 1)(Math.max(0.02, t)),
        14,
      ),
      colour,
      { hatch: false, line: 1.3 },
    );
  }
}

/** A cone of packed beads: corn on its cob. */
export function kernels(
  p: Plate,
  base: Pt,
  angle: number,
  length: number,
  width: number,
  colour: string,
): void {
  const path = curve(base, angle, length, 0.02);
  const profile = bump(0.25, 0.45);
  const half = (t: number): number => (width / 2) * profile(0.05 + t * 0.9);
  p.solid(band(path, half, 40), darker(colour, 0.2), { hatch: false });
  const rows = 22;
  for (const row of range(rows)) {
    const t = 0.02 + (0.95 * row) / rows;
    const count = 9;
    for (const i of range(count)) {
      const off = Math.sin(((i / (count - 1)) * 2 - 1) * 1.45);
      const w = half(t) * 0.96;
      const rx = Math.max(2.2, w * 0.155 * Math.cos(off * 1.25));
      p.solid(
        ellipse(
          at(path.at(t), path.angle(t) + 90, off * w),
          length / rows / 1.75,
          rx,
          path.angle(t),
          14,
        ),
        mix(colour, off > 0.3 ? darker(colour, 0.18) : paler(colour, 0.25), Math.abs(off) * 0.8),
        { hatch: false, line: 0.9, shade: 0.2 },
      );
    }
  }
}

/** Half a fruit laid open: skin, flesh, and what the draw function puts in the middle. */
export function half(
  p: Plate,
  centre: Pt,
  rx: number,
  ry: number,
  skin: string,
  flesh: string,
  inside: () => void,
  tilt = 0,
): void {
  p.solid(ellipse(centre, rx, ry, tilt), skin, { hatch: false, glow: false });
  p.solid(ellipse(centre, rx * 0.92, ry * 0.92, tilt), flesh, {
    shade: 0.06,
    hatch: false,
    line: 1,
  });
  inside();
}

/** A pip or stone. */
export function pip(
  p: Plate,
  base: Pt,
  angle: number,
  length: number,
  colour: string,
  width = 0.5,
): void {
  p.solid(
    band(
      curve(base, angle, length),
      (t) => (length * width * bump(0.9, 0.6)(0.03 + t * 0.95)) / 2,
      18,
    ),
    colour,
    { hatch: length > 60, line: 1.2 },
  );
}

export const inkLine = (p: Plate, from: Pt, to: Pt, weight = 1.2): void =>
  p.line([from, to], weight, INK, 0.7);
