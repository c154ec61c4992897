import { at, band, bump, curve, ellipse, polar, range } from './geometry.ts';
import type { Curve, Pt } from './geometry.ts';
import { INK, darker, mix, paler } from './plate.ts';
import type { Plate } from './plate.ts';
import { GREEN } from './leaves.ts';

const PETAL = {
  round: bump(0.9, 0.4),
  spoon: bump(1.3, 0.35),
  oval: bump(0.7, 0.65),
  strap: bump(0.35, 0.28),
  point: bump(0.7, 1),
  wedge: (t: number): number =>
    t < 0.6 ? (t / 0.6) ** 0.85 : Math.sqrt(Math.max(0, 1 - ((t - 0.6) / 0.4) ** 2)),
};
export type PetalShape = keyof typeof PETAL;
export type PetalStyle = {
  shape?: PetalShape;
  bend?: number;
  notch?: number;
  frill?: number;
  lines?: number;
  eye?: string;
  hatch?: boolean;
  line?: number;
};

/** A petal from its base outwards; flattened about `centre` when the flower is seen from the side. Lengths in units. */
export function petal(
  p: Plate,
  base: Pt,
  angle: number,
  length: number,
  width: number,
  colour: string,
  style: PetalStyle & { flat?: { about: Pt; squash: number; tilt: number } } = {},
): void {
  const { shape = 'oval', bend = 0, notch = 0, frill = 0, lines = 3, eye, flat } = style;
  const path = curve(base, angle, length, bend);
  const profile = PETAL[shape];
  const phase = p.chance() * 6;
  const half = (t: number): number =>
    (width / 2) * profile(0.02 + t * 0.975) * (1 + frill * Math.sin(t * 60 + phase));
  const place = ([x, y]: Pt): Pt => {
    if (!flat) return [x, y];
    const dx = x - flat.about[0];
    const dy = y - flat.about[1];
    return at(at(flat.about, flat.tilt, dx), flat.tilt + 90, dy * flat.squash);
  };
  let outline = band(path, half, 34);
  if (notch) {
    const tip = path.at(1);
    outline = outline.map((q): Pt => {
      const near = 1 - Math.min(1, Math.hypot(q[0] - tip[0], q[1] - tip[1]) / (width * 0.22));
      return near > 0 ? at(q, path.angle(1) + 180, near * notch * length) : q;
    });
  }
  const placed = outline.map(place);
  p.solid(placed, colour, { shade: 0.13, hatch: style.hatch ?? false, line: style.line ?? 1.6 });
  if (eye)
    p.within(placed, () =>
      p.wash(
        polar(place(base), () => length * 0.42, flat?.squash ?? 1, flat?.tilt ?? 0, 30),
        eye,
        0.85,
      ),
    );
  for (const i of range(lines)) {
    const off = (i - (lines - 1) / 2) / Math.max(1, lines);
    p.line(
      range(8).map((k) => {
        const t = 0.06 + k * 0.085;
        return place(at(path.at(t), path.angle(t) + 90, half(t) * off * 1.3));
      }),
      0.9,
      darker(colour, 0.5),
      0.55,
    );
  }
}

export type RingStyle = PetalStyle & {
  squash?: number;
  tilt?: number;
  turn?: number;
  inner?: number;
  vary?: number;
};
/** A ring of petals; those at the back are drawn first. */
export function ring(
  p: Plate,
  centre: Pt,
  count: number,
  length: number,
  width: number,
  colour: string,
  style: RingStyle = {},
): void {
  const { squash = 1, tilt = 0, turn = -90, inner = 0, vary = 4 } = style;
  const angles = range(count).map((i) => turn + (360 * i) / count + p.jitter(vary));
  angles.sort((a, b) => Math.sin((a * Math.PI) / 180) - Math.sin((b * Math.PI) / 180));
  for (const a of angles)
    petal(p, at(centre, a, inner), a, length * (1 + p.jitter(0.05)), width, colour, {
      ...style,
      bend: (style.bend ?? 0) + p.jitter(0.05),
      flat: { about: centre, squash, tilt },
    });
}

/** The seedy middle of a daisy. */
export function disc(
  p: Plate,
  centre: Pt,
  radius: number,
  colour: string,
  squash = 1,
  tilt = 0,
): void {
  p.solid(
    polar(centre, () => radius, squash, tilt),
    colour,
    { shade: 0.2, hatch: false },
  );
  for (const i of range(Math.round(radius * 1.8))) {
    const r = radius * 0.92 * Math.sqrt((i + 0.5) / (radius * 1.8));
    const [x, y] = at([0, 0], i * 137.5, r);
    const q = at(at(centre, tilt, x), tilt + 90, y * squash);
    p.wash(ellipse(q, 2.1, 1.7, 0, 8), i % 3 ? darker(colour, 0.5) : paler(colour, 0.5), 0.85);
  }
}

/** A daisy of any kind. */
export function daisy(
  p: Plate,
  centre: Pt,
  radius: number,
  petals: number,
  colour: string,
  middle: string,
  style: RingStyle & { disc?: number; wide?: number; rows?: number } = {},
): void {
  const rows = style.rows ?? 1;
  const width = ((2 * Math.PI * radius) / petals) * (style.wide ?? 1.15);
  for (const row of range(rows))
    ring(
      p,
      centre,
      petals,
      radius * (1 - row * 0.16),
      width,
      row % 2 ? paler(colour, 0.12) : colour,
      { shape: 'strap', lines: 2, ...style, turn: (style.turn ?? -90) + row * (180 / petals) },
    );
  disc(p, centre, radius * (style.disc ?? 0.27), middle, style.squash ?? 1, style.tilt ?? 0);
}

/** A full double flower: ring within ring (dahlia, zinnia, marigold, peony). */
export function double(
  p: Plate,
  centre: Pt,
  radius: number,
  rows: number,
  petals: number,
  colour: string,
  style: RingStyle & { heart?: string; wide?: number } = {},
): void {
  for (const row of range(rows)) {
    const k = 1 - row / (rows + 0.25);
    const count = Math.max(4, Math.round(petals * (0.45 + 0.55 * k)));
    ring(
      p,
      centre,
      count,
      radius * k,
      ((2 * Math.PI * radius * k) / count) * (style.wide ?? 1.35),
      mix(colour, style.heart ?? darker(colour, 0.2), row / rows),
      { shape: 'spoon', lines: 1, vary: 7, ...style, turn: row * 41 },
    );
  }
}

/** A spray or ball of small flowers or buds seen from outside. */
export function globe(
  _p: Plate,
  centre: Pt,
  radius: number,
  floret: (where: Pt, angle: number, depth: number) => void,
  count: number,
  squash = 1,
): void {
  for (const i of range(count)) {
    const r = radius * Math.sqrt(1 - (i + 0.5) / count);
    const a = i * 137.5;
    const [x, y] = at([0, 0], a, r);
    floret([centre[0] + x, centre[1] + y * squash], a, 1 - r / radius);
  }
}

/** A star floret of a few petals. */
export function star(
  p: Plate,
  centre: Pt,
  radius: number,
  petals: number,
  colour: string,
  eye = '#e8c95a',
  shape: PetalShape = 'oval',
  turn = -90,
): void {
  ring(p, centre, petals, radius, radius * (petals > 5 ? 0.62 : 0.86), colour, {
    shape,
    lines: radius > 30 ? 3 : 0,
    turn,
    vary: 6,
    line: 1.2,
  });
  p.wash(ellipse(centre, radius * 0.2, radius * 0.2, 0, 12), darker(eye, 0.25));
  p.wash(ellipse([centre[0] - 0.6, centre[1] - 0.6], radius * 0.16, radius * 0.16, 0, 12), eye);
}

/** Flowers along a curve, the largest below: foxglove, lupin, delphinium, lavender. The floret is asked to draw itself, back ones first. */
export function spire(
  p: Plate,
  path: Curve,
  from: number,
  rows: number,
  width: number,
  floret: (where: Pt, angle: number, scale: number) => void,
  perRow = 3,
): void {
  for (const row of range(rows).reverse()) {
    const t = from + (1 - from) * (row / rows);
    const scale = 1.06 - 0.72 * (row / rows);
    const sides = range(perRow)
      .map((i) => (perRow === 1 ? (row % 2 ? 1 : -1) : (i / (perRow - 1)) * 2 - 1))
      .sort((a, b) => Math.abs(b) - Math.abs(a));
    for (const side of sides) {
      const lean = path.angle(t) + 90 * side;
      floret(
        at(path.at(t), lean, (width / 2) * scale * Math.abs(side) + p.jitter(2)),
        side === 0 ? path.angle(t) : path.angle(t) + side * 72,
        scale,
      );
    }
  }
}

/** A flat head on spokes: dill, fennel, coriander, lovage, chervil. */
export function umbel(
  p: Plate,
  hub: Pt,
  angle: number,
  reach: number,
  rays: number,
  colour: string,
  style: { spread?: number; floret?: number; stem?: string; seeds?: boolean } = {},
): void {
  const { spread = 120, floret = 8, stem = GREEN.stem } = style;
  const tips = range(rays).map((i): Pt => {
    const a = angle + (i / (rays - 1) - 0.5) * spread;
    return at(
      hub,
      a,
      reach * (0.9 + 0.12 * Math.cos(((a - angle) * Math.PI) / 90)) * (0.95 + p.chance() * 0.1),
    );
  });
  for (const tip of tips)
    p.stalk(
      curve(
        hub,
        Math.atan2(tip[1] - hub[1], tip[0] - hub[0]) / (Math.PI / 180),
        Math.hypot(tip[0] - hub[0], tip[1] - hub[1]),
        0.04,
      ),
      3.4,
      2,
      stem,
    );
  for (const tip of tips)
    for (const i of range(11)) {
      const [x, y] = at([0, 0], i * 137.5, floret * 0.95 * Math.sqrt(i));
      const q: Pt = [tip[0] + x, tip[1] + y * 0.62];
      if (style.seeds)
        p.solid(ellipse(q, floret * 0.62, floret * 0.36, angle + x * 2, 14), colour, {
          hatch: false,
          line: 1.1,
        });
      else {
        p.edge(
          polar(
            q,
            (t) => floret * 0.62 * (1 + 0.3 * Math.cos((t / 360) * 10 * Math.PI)),
            0.8,
            0,
            22,
          ),
          1.1,
        );
        p.wash(
          polar(
            q,
            (t) => floret * 0.62 * (1 + 0.3 * Math.cos((t / 360) * 10 * Math.PI)),
            0.8,
            0,
            22,
          ),
          i % 3 ? colour : paler(colour, 0.4),
        );
      }
    }
}

/** A hanging or standing bell with its mouth to `angle`. */
export function bell(
  p: Plate,
  top: Pt,
  angle: number,
  length: number,
  width: number,
  colour: string,
  style: { lobes?: number; flare?: number; inside?: string; spots?: string } = {},
): void {
  const { lobes = 4, flare = 1.25, inside, spots } = style;
  const path = curve(top, angle, length, 0);
  const half = (t: number): number =>
    (width / 2) *
    (0.3 + 0.7 * Math.min(1, t * 2.4) ** 0.7) *
    (t > 0.72 ? 1 + (flare - 1) * ((t - 0.72) / 0.28) : 1);
  const body = band(path, half, 24);
  const mouth = path.at(1);
  const teeth = polar(
    mouth,
    (a) => half(1) * (1 + 0.12 * Math.cos((a / 360) * 2 * Math.PI * lobes)),
    0.42,
    angle + 90,
  );
  p.solid(body, colour, { shade: 0.22 });
  p.solid(teeth, inside ?? paler(colour, 0.4), { shade: 0.12, hatch: false, line: 1.3 });
  p.wash(
    polar(mouth, () => half(1) * 0.62, 0.42, angle + 90, 30),
    darker(inside ?? colour, 0.42),
    0.7,
  );
  if (spots)
    for (const i of range(6))
      p.wash(
        ellipse(
          at(
            at(mouth, angle + 90, ((i % 3) - 1) * half(1) * 0.3),
            angle,
            (i < 3 ? -1 : 1) * half(1) * 0.1,
          ),
          1.9,
          1.9,
          0,
          8,
        ),
        spots,
      );
}

/** A pea flower: standard behind, wings, keel. */
export function peaFlower(
  p: Plate,
  base: Pt,
  angle: number,
  size: number,
  standard: string,
  wings: string,
): void {
  ring(p, base, 2, size * 0.86, size * 1.05, standard, {
    shape: 'round',
    turn: angle - 38,
    lines: 4,
    vary: 3,
    frill: 0.03,
  });
  petal(p, base, angle - 76, size * 0.82, size * 0.95, standard, { shape: 'round', lines: 4 });
  petal(p, at(base, angle, size * 0.05), angle + 12, size * 0.62, size * 0.46, wings, {
    shape: 'round',
    lines: 2,
  });
  petal(p, at(base, angle, size * 0.05), angle + 50, size * 0.58, size * 0.42, paler(wings, 0.15), {
    shape: 'round',
    lines: 2,
  });
  p.solid(
    ellipse(at(base, angle + 180, size * 0.06), size * 0.14, size * 0.11, angle, 20),
    GREEN.stem,
    { hatch: false, line: 1.2 },
  );
}

/** A goblet of three near and three far petals: tulip, crocus. */
export function goblet(
  p: Plate,
  base: Pt,
  angle: number,
  length: number,
  width: number,
  colour: string,
  open = 0,
): void {
  const style = { shape: 'oval' as const, lines: 5, hatch: true };
  for (const side of [-1, 1])
    petal(
      p,
      at(base, angle + 90 * side, width * 0.16),
      angle + side * (9 + open),
      length * 0.96,
      width * 0.56,
      darker(colour, 0.14),
      { ...style, bend: -0.1 * side },
    );
  petal(p, base, angle, length * 0.98, width * 0.62, darker(colour, 0.2), style);
  for (const side of [-1, 1])
    petal(
      p,
      at(base, angle + 90 * side, width * 0.12),
      angle + side * (3 + open * 0.5),
      length * 0.93,
      width * 0.64,
      colour,
      { ...style, bend: 0.17 * side * -1 },
    );
  petal(p, base, angle, length * 0.88, width * 0.72, paler(colour, 0.12), { ...style, lines: 7 });
}

/** A pointed bud with its sepals. */
export function bud(
  p: Plate,
  base: Pt,
  angle: number,
  length: number,
  colour: string,
  sepal = GREEN.stem,
): void {
  petal(p, base, angle, length, length * 0.56, colour, { shape: 'oval', lines: 2 });
  for (const side of [-1, 1])
    petal(p, base, angle + side * 16, length * 0.6, length * 0.26, sepal, {
      shape: 'point',
      lines: 0,
    });
}

/** Threads with knobs, as in poppies, St John's worts and mallows. */
export function stamens(
  p: Plate,
  centre: Pt,
  count: number,
  length: number,
  knob: string,
  thread = INK,
  squash = 1,
): void {
  for (const i of range(count)) {
    const a = (360 * i) / count + p.jitter(8);
    const [x, y] = at([0, 0], a, length * (0.72 + 0.3 * p.chance()));
    const tip: Pt = [centre[0] + x, centre[1] + y * squash];
    p.line([centre, tip], 1.2, thread, 0.8);
    p.wash(
      ellipse(tip, Math.max(2.2, length * 0.09), Math.max(1.8, length * 0.07), a, 10),
      darker(knob, 0.35),
    );
    p.wash(
      ellipse(
        [tip[0] - 0.7, tip[1] - 0.7],
        Math.max(1.8, length * 0.075),
        Math.max(1.4, length * 0.055),
        a,
        10,
      ),
      knob,
    );
  }
}
