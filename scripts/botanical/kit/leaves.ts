import { arc, at, band, bump, curve, polar, range } from './geometry.ts';
import type { Curve, Outline, Pt } from './geometry.ts';
import { INK, darker, mix, paler } from './plate.ts';
import type { Plate } from './plate.ts';

export const GREEN = {
  leaf: '#7f9f52',
  deep: '#54793f',
  soft: '#9db56a',
  grey: '#97a98b',
  blue: '#7c9c8c',
  dark: '#41613a',
  lime: '#b3c266',
  olive: '#84904f',
  red: '#8e4a4c',
  stem: '#8aa05a',
};

const PROFILES = {
  lance: bump(0.75, 1.1),
  ovate: bump(0.5, 0.95),
  elliptic: bump(0.65, 0.7),
  obovate: bump(1.15, 0.5),
  round: bump(0.45, 0.45),
  linear: bump(0.22, 0.4),
  spoon: bump(1.9, 0.42),
};
export type LeafShape = keyof typeof PROFILES;
export type LeafStyle = {
  shape?: LeafShape;
  bend?: number;
  teeth?: number;
  bite?: number;
  lobes?: number;
  depth?: number;
  waves?: number;
  veins?: number;
  rib?: string;
  fold?: number;
  hatch?: boolean;
};

/** A simple leaf along a bowed midrib: one half in the light, one in the shade, veins pale, edge in ink. Length and width in units. */
export function leaf(
  p: Plate,
  base: Pt,
  angle: number,
  length: number,
  width: number,
  colour: string,
  style: LeafStyle = {},
): void {
  const {
    shape = 'ovate',
    bend = 0.12,
    teeth = 0,
    bite = 0.12,
    lobes = 0,
    depth = 0.5,
    waves = 0,
    veins = 6,
    rib,
    fold = 1,
    hatch = true,
  } = style;
  const path = curve(base, angle, length, bend);
  const profile = PROFILES[shape];
  const half = (t: number): number => {
    let w = profile(t) * (width / 2);
    if (teeth) w *= 1 - bite * (1 - ((t * teeth) % 1));
    if (lobes)
      w *= 1 - depth * (0.5 + 0.5 * Math.cos(t * lobes * 2 * Math.PI)) * (t > 0.86 ? 0.4 : 1);
    if (waves) w *= 1 + 0.09 * Math.sin(t * waves * 2 * Math.PI);
    return w;
  };
  const steps = teeth || lobes || waves ? 96 : 36;
  const whole = band(path, half, steps);
  p.edge(whole, 1.7);
  p.wash(whole, colour);
  // The light comes from the upper left, so that the half whose normal looks away from it is dark.
  const away = Math.cos((path.angle(0.5) - 90 + 125) * (Math.PI / 180)) > 0 ? 1 : -1;
  const rim = range(steps + 1).map((i) => i / steps);
  const darkHalf: Outline = [
    ...rim.map((t) => path.at(t)),
    ...rim.map((t) => at(path.at(t), path.angle(t) + 90 * away, half(t) * fold)).reverse(),
  ];
  p.wash(darkHalf, darker(colour, 0.2), 0.95);
  const pale = paler(colour, 0.48);
  for (const i of range(veins)) {
    const t = 0.1 + (0.76 * (i + 0.5)) / veins;
    for (const side of [-1, 1]) {
      const end = at(
        path.at(Math.min(1, t + 0.1)),
        path.angle(t) + 90 * side,
        half(Math.min(1, t + 0.1)) * 0.82,
      );
      p.line([path.at(t), end], 1.3, side === away ? darker(colour, 0.42) : pale, 0.8);
    }
    if (hatch && width > 40) {
      const edge = at(path.at(t), path.angle(t) + 90 * away, half(t));
      p.line([edge, at(edge, path.angle(t) - 115 * away, half(t) * 0.42)], 0.9, INK, 0.5);
    }
  }
  p.wash(
    band(path, (t) => (1 - t) * Math.max(1.4, Math.min(length * 0.011, 4.5)) + 0.4, 16),
    rib ?? pale,
  );
  p.line(
    rim.filter((t) => t < 0.97).map((t) => at(path.at(t), path.angle(t) + 90 * away, 1.2)),
    1,
    INK,
    0.7,
  );
}

/** A leaf with veins spread like a hand: vine, currant, fig, marrow, mallow. `lobes` fingers cut to `depth`. */
export function palmate(
  p: Plate,
  base: Pt,
  angle: number,
  size: number,
  colour: string,
  style: {
    lobes?: number;
    depth?: number;
    teeth?: number;
    spread?: number;
    squash?: number;
    narrow?: number;
    mottle?: string;
  } = {},
): void {
  const {
    lobes = 5,
    depth = 0.35,
    teeth = 0,
    spread = 270,
    squash = 0.92,
    narrow = 1,
    mottle,
  } = style;
  const radius = (theta: number): number => {
    let a = theta > 180 ? theta - 360 : theta;
    const beyond = Math.abs(a) - spread / 2;
    a = Math.max(-spread / 2, Math.min(spread / 2, a));
    const finger = (a / spread + 0.5) * lobes;
    const cut = Math.abs((finger % 1) - 0.5) * 2;
    const side = 1 - 0.36 * Math.abs(a / (spread / 2)) ** 1.6;
    let r = size * side * (1 - depth * cut ** narrow);
    if (teeth) r *= 1 - 0.075 * (1 - ((finger * teeth) % 1));
    return beyond > 0 ? r * Math.max(0.05, 1 - (beyond / ((360 - spread) / 2)) * 1.1) : r;
  };
  const outline = polar(base, radius, squash, angle, 260);
  p.edge(outline, 1.8);
  p.wash(outline, colour);
  p.within(outline, () => {
    const tip = at(base, angle, size);
    const dark = at(base, angle + 90, size * 1.4);
    const away = dark[0] + dark[1] * 0.6 > base[0] + base[1] * 0.6 ? 1 : -1;
    p.wash(
      [
        base,
        tip,
        at(tip, angle + 90 * away, size * 2),
        at(base, angle + 90 * away, size * 2),
        at(at(base, angle + 180, size), angle + 90 * away, size * 2),
        at(base, angle + 180, size),
      ],
      darker(colour, 0.18),
      0.9,
    );
    if (mottle)
      for (const i of range(lobes * 7)) {
        const t = ((i % lobes) + 0.5) / lobes - 0.5;
        const where = at(
          base,
          angle + t * spread * 0.95,
          size * (0.3 + 0.09 * Math.floor(i / lobes) * 0.8) * 0.9,
        );
        p.wash(
          polar(
            at(where, p.chance() * 360, size * 0.05),
            () => size * (0.02 + p.chance() * 0.03),
            0.6,
            t * spread + angle,
            12,
          ),
          mottle,
          0.75,
        );
      }
  });
  const pale = paler(colour, 0.5);
  for (const i of range(lobes)) {
    const a = ((i + 0.5) / lobes - 0.5) * spread;
    const reach = radius((a + 360) % 360) * 0.93;
    const [x, y] = at([0, 0], a, reach);
    const end = at(at(base, angle, x), angle + 90, y * squash);
    const path = arc(base, end, 0.03);
    p.wash(
      band(path, (t) => (1 - t) * Math.max(1.5, size * 0.014) + 0.5, 10),
      pale,
    );
    p.line([path.at(0.02), path.at(0.5), path.at(0.96)], 0.9, INK, 0.5);
    for (const k of range(4))
      for (const side of [-1, 1]) {
        const t = 0.3 + k * 0.16;
        p.line(
          [path.at(t), at(path.at(t), path.angle(t) + 42 * side, reach * 0.2 * (1.15 - t))],
          1.1,
          pale,
          0.75,
        );
      }
  }
}

/** A long blade: leek, iris, daffodil, garlic, corn. */
export function strap(
  p: Plate,
  base: Pt,
  angle: number,
  length: number,
  width: number,
  colour: string,
  bend = 0.15,
  style: { keel?: boolean; tip?: number } = {},
): void {
  const path = curve(base, angle, length, bend);
  const half = (t: number): number =>
    (width / 2) * Math.min(1, 0.7 + t * 1.2) * (1 - t ** (style.tip ?? 3.2));
  const whole = band(path, half, 36);
  p.edge(whole, 1.7);
  p.wash(whole, colour);
  const steps = range(30).map((i) => i / 29);
  p.wash(
    [
      ...steps.map((t) => at(path.at(t), path.angle(t) + 90, half(t) * 0.1)),
      ...steps.map((t) => at(path.at(t), path.angle(t) + 90, half(t))).reverse(),
    ],
    darker(colour, 0.22),
  );
  for (const k of [-0.55, 0.5])
    p.line(
      steps
        .filter((t) => t > 0.05 && t < 0.9)
        .map((t) => at(path.at(t), path.angle(t) + 90, half(t) * k)),
      0.9,
      darker(colour, 0.45),
      0.7,
    );
  if (style.keel)
    p.line(
      steps.filter((t) => t < 0.96).map((t) => path.at(t)),
      2.6,
      paler(colour, 0.6),
      0.95,
    );
}

/** A pinnate leaf: leaflets in pairs with one at the end. */
export function pinnate(
  p: Plate,
  base: Pt,
  angle: number,
  length: number,
  pairs: number,
  leafletLength: number,
  leafletWidth: number,
  colour: string,
  style: LeafStyle & { bow?: number; taper?: number; start?: number } = {},
): void {
  const path = curve(base, angle, length, style.bow ?? 0.1);
  p.stalk(path, Math.max(4, length * 0.016), 2, colour);
  for (const i of range(pairs)) {
    const t = (style.start ?? 0.3) + ((0.92 - (style.start ?? 0.3)) * i) / pairs;
    const k = 1 - (style.taper ?? 0.3) * (i / pairs);
    for (const side of [-1, 1])
      leaf(
        p,
        path.at(t),
        path.angle(t) + side * (62 + p.jitter(6)),
        leafletLength * k,
        leafletWidth * k,
        colour,
        { ...style, bend: -0.1 * side },
      );
  }
  leaf(p, path.at(0.97), path.angle(1), leafletLength * 1.05, leafletWidth * 1.05, colour, style);
}

/** Three leaflets from one stalk: strawberry, bean, bramble. */
export function trefoil(
  p: Plate,
  base: Pt,
  angle: number,
  size: number,
  colour: string,
  style: LeafStyle & { count?: number; wide?: number } = {},
): void {
  const count = style.count ?? 3;
  const order = range(count).sort(
    (a, b) => Math.abs(b - (count - 1) / 2) - Math.abs(a - (count - 1) / 2),
  );
  for (const i of order) {
    const off = i - (count - 1) / 2;
    leaf(
      p,
      at(base, angle + off * 30, 3),
      angle + off * (count > 3 ? 52 : 68),
      size * (1 - 0.1 * Math.abs(off)),
      size * (style.wide ?? 0.72),
      colour,
      { shape: 'ovate', ...style, bend: 0.06 * off },
    );
  }
}

/** Thread-fine foliage: dill, fennel, carrot, cosmos, love-in-a-mist. `order` is how often it divides. */
export function feather(
  p: Plate,
  base: Pt,
  angle: number,
  length: number,
  colour: string,
  style: {
    order?: number;
    pairs?: number;
    weight?: number;
    bow?: number;
    open?: number;
    start?: number;
  } = {},
): void {
  const { order = 2, pairs = 6, weight = 4, bow = 0.1, open = 46, start = 0.18 } = style;
  const path = curve(base, angle, length, bow);
  const points = range(13).map((i) => path.at(i / 12));
  p.line(points, weight + 1.5, INK, 0.8);
  if (order > 0)
    for (const i of range(pairs)) {
      const t = start + ((0.98 - start) * i) / pairs;
      const reach = length * (order > 1 ? 0.46 : 0.36) * (1.05 - t * 0.75);
      for (const side of [-1, 1])
        feather(p, path.at(t), path.angle(t) + side * (open + p.jitter(7)), reach, colour, {
          order: order - 1,
          pairs: Math.max(2, pairs - 2),
          weight: Math.max(1.6, weight * 0.62),
          bow: -0.08 * side,
          open,
          start: 0.3,
        });
    }
  p.line(points, weight, weight > 3 ? colour : mix(colour, darker(colour), p.chance() * 0.8), 1);
}

/** A round leaf held by its middle: nasturtium. */
export function shield(
  p: Plate,
  centre: Pt,
  radius: number,
  colour: string,
  squash = 0.82,
  tilt = 0,
): void {
  const outline = polar(
    centre,
    (a) => radius * (1 + 0.025 * Math.sin((a / 360) * 2 * Math.PI * 9)),
    squash,
    tilt,
  );
  p.solid(outline, colour, { shade: 0.1, glow: false });
  const hub = at(centre, tilt - 90, radius * squash * 0.1);
  for (const i of range(9)) {
    const end = polar(centre, () => radius * 0.88, squash, tilt, 9)[i] ?? hub;
    p.line([hub, end], 2.2, paler(colour, 0.65), 0.95);
  }
  p.wash(
    polar(hub, () => radius * 0.07, 1, 0, 16),
    paler(colour, 0.7),
  );
}

/** A crinkled leaf on a thick rib: lettuce, chard, kale, cabbage. `frill` is how ragged the edge is, `crown` how broad the top. */
export function frilled(
  p: Plate,
  base: Pt,
  angle: number,
  length: number,
  width: number,
  colour: string,
  style: {
    frill?: number;
    rib?: string;
    bend?: number;
    ribWidth?: number;
    shape?: LeafShape;
    waves?: number;
    blisters?: boolean;
  } = {},
): void {
  const {
    frill = 0.1,
    rib = paler(colour, 0.6),
    bend = 0.06,
    ribWidth = width * 0.09,
    shape = 'obovate',
    waves = 11,
    blisters = true,
  } = style;
  const path: Curve = curve(base, angle, length, bend);
  const profile = PROFILES[shape];
  const phase = p.chance() * 6;
  const half = (t: number): number =>
    (width / 2) *
    profile(0.02 + t * 0.975) *
    (1 +
      frill * Math.sin(t * waves * 2 * Math.PI + phase) +
      frill * 0.6 * Math.sin(t * waves * 4.6 * Math.PI + phase * 2));
  const whole = band(path, half, 120);
  p.edge(whole, 1.9);
  p.wash(whole, colour);
  const steps = range(61).map((i) => i / 60);
  p.wash(
    [
      ...steps.map((t) => path.at(t)),
      ...steps.map((t) => at(path.at(t), path.angle(t) + 90, half(t))).reverse(),
    ],
    darker(colour, 0.18),
  );
  if (blisters)
    for (const i of range(9))
      for (const side of [-1, 1]) {
        const t = 0.2 + i * 0.08;
        const vein = curve(
          path.at(t),
          path.angle(t) + side * 50,
          half(Math.min(0.97, t + 0.12)) * 1.06,
          -0.14 * side,
        );
        p.line(
          range(7).map((k) => vein.at(k / 6)),
          2.2,
          rib,
          0.8,
        );
        p.line(
          range(7).map((k) => at(vein.at(k / 6), vein.angle(k / 6) + 90, 2.2)),
          0.9,
          INK,
          0.4,
        );
      }
  // The frill casts little shadows inward from the edge.
  for (const i of range(Math.round(waves * 2.4)))
    for (const side of [-1, 1]) {
      const t = 0.25 + (0.72 * i) / (waves * 2.4);
      const edge = at(path.at(t), path.angle(t) + 90 * side, half(t) * 0.97);
      p.line([edge, at(edge, path.angle(t) - side * 112, half(t) * 0.2)], 1, INK, 0.42);
    }
  const ribBand = band(path, (t) => (ribWidth / 2) * (1 - t * 0.92) + 0.6, 24);
  p.edge(ribBand, 0.9);
  p.wash(ribBand, rib);
}
