/** Fruit: a bough or cane with leaves and ripe fruit, mostly with one cut open. */
import { arc, at, band, bump, curve, ellipse, polar, range } from '../kit/geometry.ts';
import type { Curve, Pt } from '../kit/geometry.ts';
import { bramble, calyx, half, orb, pip } from '../kit/fruits.ts';
import { GREEN, leaf, palmate, trefoil } from '../kit/leaves.ts';
import type { LeafStyle } from '../kit/leaves.ts';
import { ring, stamens } from '../kit/flowers.ts';
import { bough } from '../kit/habits.ts';
import { darker, mix, paler } from '../kit/plate.ts';
import type { Plate } from '../kit/plate.ts';
import type { Recipe } from './roots.ts';

const blossom = (
  p: Plate,
  c: Pt,
  size: number,
  colour: string,
  petals = 5,
  knob = '#e3b23c',
): void => {
  ring(p, c, petals, size, size * 0.92, colour, { shape: 'round', lines: 4, squash: 0.92 });
  p.wash(ellipse(c, size * 0.13, size * 0.13), '#c8cf84');
  stamens(p, c, 12, size * 0.42, knob, '#b99a6a');
};
type TreeStyle = {
  leafLength: number;
  leafWidth: number;
  green: string;
  leaf?: LeafStyle;
  bark?: string;
  spots?: readonly (readonly [number, number])[];
};
/** Leaves in spurs along a bough. */
function leafyBough(p: Plate, style: TreeStyle, bend = 0.14): Curve {
  const path = bough(p, {
    from: [60, 230],
    angle: 10,
    length: 740,
    bend,
    weight: 24,
    ...(style.bark ? { colour: style.bark } : {}),
  });
  for (const [t, a] of style.spots ?? [
    [0.12, -95],
    [0.2, 75],
    [0.3, -50],
    [0.42, -100],
    [0.55, -62],
    [0.62, 100],
    [0.72, -95],
    [0.85, -40],
    [0.9, 70],
    [0.99, 10],
  ]) {
    const st = curve(path.at(t), a, 34, 0.1);
    p.stalk(st, 5, 4, style.green);
    leaf(
      p,
      st.at(0.95),
      a,
      style.leafLength * (1 + p.chance() * 0.26),
      style.leafWidth * 1.16,
      style.green,
      { shape: 'ovate', teeth: 14, bite: 0.07, ...style.leaf, bend: p.jitter(0.14) },
    );
  }
  return path;
}
const hang = (p: Plate, path: Curve, t: number, to: Pt, weight = 7, colour = '#8a7a55'): void =>
  p.stalk(arc(path.at(t), to, (to[0] - path.at(t)[0]) * 0.0012), weight, weight * 0.9, colour);
const eye = (p: Plate, c: Pt, size = 12): void => {
  for (const i of range(5)) p.line([c, at(c, 30 + i * 30, size)], 3, '#5a4630', 0.9);
};

function apple(
  p: Plate,
  skin: string,
  flush: string | undefined,
  style: { flecks?: string; tall?: number; cut: string; wide?: number },
): void {
  const path = leafyBough(p, { leafLength: 200, leafWidth: 104, green: '#6f9150' });
  blossom(p, at(path.at(0.5), -80, 84), 66, '#f7e6e2');
  for (const [t, x, y, r] of [
    [0.24, 240, 570, 146],
    [0.62, 560, 570, 158],
  ] as const) {
    hang(p, path, t, [x, y - r * 0.66]);
    orb(p, [x, y], r * (style.wide ?? 1), skin, {
      tall: style.tall ?? 0.93,
      dent: 0.2,
      ...(flush ? { flush } : {}),
      ...(style.flecks ? { flecks: style.flecks } : {}),
    });
    p.wash(ellipse([x, y - r * 0.74], r * 0.2, r * 0.06), darker(skin, 0.45), 0.7);
    p.stalk(arc([x, y - r * 0.73], [x - 8, y - r * 1.05], 0.1), 7, 7, '#7a6a48');
    eye(p, [x, y + r * 0.86], 10);
  }
  half(p, [835, 760], 128, 120, flush ?? skin, style.cut, () => {
    p.line([...ellipse([835, 764], 48, 55), [883, 764]], 1.6, '#c9b273', 0.9);
    for (const s of [-1, 1]) pip(p, [835 + s * 8, 790], -90 + s * 12, 46, '#6b4426');
    p.stalk(curve([835, 656], -84, 60, 0.1), 7, 8, '#7a6a48');
  });
}

const pearHalf = (t: number): number =>
  26 * Math.sqrt(Math.min(1, t * 12)) +
  80 * bump(1.9, 0.62)(Math.min(0.995, 0.05 + t * 0.94)) * Math.min(1, t * 3);
function pear(p: Plate): void {
  const path = leafyBough(p, {
    leafLength: 170,
    leafWidth: 96,
    green: '#678a45',
    leaf: { bite: 0.04 },
  });
  for (const [t, x, y, k] of [
    [0.28, 290, 580, 1],
    [0.6, 560, 560, 1.08],
  ] as const) {
    hang(p, path, t, [x, y - 165 * k], 8);
    const body = curve([x, y - 168 * k], 90, 330 * k, 0.02);
    const outline = band(
      body,
      (t2) =>
        k *
        (28 * Math.sqrt(Math.min(1, t2 * 12)) +
          88 * bump(1.9, 0.62)(Math.min(0.995, 0.05 + t2 * 0.94)) * Math.min(1, t2 * 3)),
      60,
    );
    p.solid(outline, '#b9b256', { shade: 0.18 });
    p.within(outline, () => {
      p.fleck([x, y], 90 * k, 160 * k, 150, '#8f7b3c', 1.8);
      p.wash(ellipse([x + 10, y + 150 * k], 80, 40), '#a9803f', 0.35);
    });
    p.wash(ellipse([x - 38 * k, y + 20], 11, 38, 12), '#fffdf2', 0.6);
    eye(p, [x, y + 158 * k], 10);
  }
  const cut = curve([800, 555], 90, 300, 0);
  p.solid(band(cut, pearHalf, 60), '#a9a24c', { hatch: false });
  p.solid(
    band(cut, (t) => Math.max(0, pearHalf(t) - 7), 60),
    '#f6efd2',
    { shade: 0.05, hatch: false, line: 1 },
  );
  p.line([...ellipse([800, 768], 34, 40), [834, 768]], 1.6, '#c9b273', 0.9);
  for (const s of [-1, 1]) pip(p, [800 + s * 6, 788], -90 + s * 14, 40, '#4d321d');
  p.stalk(curve([800, 560], -80, 70, 0.1), 9, 9, '#7a6a48');
}

function stoneFruit(
  p: Plate,
  style: {
    skin: string;
    flush?: string;
    flesh: string;
    stone: string;
    r: number;
    tall: number;
    leaf: [number, number, string, LeafStyle];
    bloom?: boolean;
    bark?: string;
    flower?: string;
    rough?: boolean;
    fuzzy?: boolean;
  },
): void {
  const [leafLength, leafWidth, green, look] = style.leaf;
  const path = leafyBough(p, {
    leafLength,
    leafWidth,
    green,
    leaf: look,
    ...(style.bark ? { bark: style.bark } : {}),
  });
  if (style.flower) blossom(p, at(path.at(0.48), -85, 80), 60, style.flower);
  const r = style.r * 1.22;
  for (const [t, x, y] of [
    [0.18, 200, 520],
    [0.5, 425, 660],
    [0.72, 640, 520],
  ] as const) {
    hang(p, path, t, [x, y - r * style.tall * 0.9], 6);
    const outline = orb(p, [x, y], r, style.skin, {
      tall: style.tall,
      ...(style.flush ? { flush: style.flush } : {}),
      bloom: style.bloom ?? false,
      ...(style.fuzzy ? { flecks: paler(style.skin, 0.5) } : {}),
    });
    p.within(outline, () => {
      const seam = arc([x - r * 0.1, y - r * style.tall], [x + r * 0.1, y + r * style.tall], -0.34);
      p.line(
        range(16).map((i) => seam.at(i / 15)),
        2.4,
        darker(style.skin, 0.5),
        0.75,
      );
    });
  }
  const c: Pt = [800, 800];
  half(p, c, r * 0.98, r * 0.98 * style.tall, style.flush ?? style.skin, style.flesh, () => {
    p.solid(ellipse(c, r * 0.46, r * 0.56 * style.tall), style.stone, { shade: 0.18 });
    if (style.rough)
      for (const i of range(5)) {
        const l = arc(
          [c[0] - r * 0.25 + i * r * 0.12, c[1] - r * 0.4],
          [c[0] - r * 0.25 + i * r * 0.12, c[1] + r * 0.4],
          0.2 - i * 0.1,
        );
        p.line(
          [l.at(0.05), l.at(0.3), l.at(0.5), l.at(0.8), l.at(0.95)],
          2.2,
          darker(style.stone, 0.5),
        );
      }
  });
}

function cherry(p: Plate): void {
  const path = leafyBough(p, {
    leafLength: 250,
    leafWidth: 108,
    green: '#63893f',
    leaf: { bite: 0.1, veins: 8 },
    bark: '#8b5d4c',
  });
  for (const [t, list] of [
    [
      0.22,
      [
        [200, 560],
        [310, 600],
      ],
    ],
    [
      0.52,
      [
        [440, 640],
        [560, 620],
        [500, 740],
      ],
    ],
    [
      0.78,
      [
        [690, 600],
        [800, 640],
      ],
    ],
  ] as const)
    for (const [x, y] of list) {
      p.stalk(arc(path.at(t), [x, y - 82], (x - path.at(t)[0]) * 0.0012), 6, 7, '#8ba05a');
      orb(p, [x, y], 92, x % 3 ? '#a3202f' : '#7d1a2c', { tall: 0.94, dent: 0.14 });
    }
}

function fig(p: Plate): void {
  const stem = curve([250, 110], 60, 620, 0.06);
  p.stalk(stem, 30, 18, '#98917c');
  for (const [t, a, s] of [
    [0.1, 170, 210],
    [0.3, -20, 260],
    [0.62, 165, 240],
    [0.95, 30, 250],
  ] as const) {
    const st = curve(stem.at(t), a, 90, 0.1);
    p.stalk(st, 12, 9, '#a9b57a');
    palmate(p, st.at(1), a, s, '#5f8747', { lobes: 5, depth: 0.62, narrow: 2.4, spread: 240 });
  }
  for (const [t, a, k] of [
    [0.35, 150, 0.8],
    [0.52, 25, 1],
    [0.75, 120, 1.05],
  ] as const) {
    const b = curve(stem.at(t), a, 175 * k, 0.1);
    p.solid(
      band(b, (u) => 74 * k * bump(1.35, 0.5)(0.04 + u * 0.95), 50),
      k < 0.9 ? '#8fa058' : '#7a4a5c',
      { shade: 0.2 },
    );
    for (const o of [-0.5, 0, 0.5])
      p.line(
        range(10).map((i) =>
          at(
            b.at(0.15 + i * 0.08),
            b.angle(i / 10) + 90,
            o * 66 * k * bump(1.35, 0.5)(0.19 + i * 0.076),
          ),
        ),
        1.3,
        '#b98a90',
        0.8,
      );
  }
  const c: Pt = [800, 800];
  const b = curve([800, 660], 92, 210, 0);
  p.solid(
    band(b, (u) => 96 * bump(1.35, 0.5)(0.04 + u * 0.95), 50),
    '#7a4a5c',
    { hatch: false },
  );
  p.solid(
    band(b, (u) => Math.max(0, 96 * bump(1.35, 0.5)(0.04 + u * 0.95) - 8), 50),
    '#f1e4c9',
    { hatch: false, line: 1 },
  );
  p.solid(
    polar([c[0] - 4, c[1] - 16], () => 66, 1.08),
    '#c1485c',
    { shade: 0.1 },
  );
  for (const i of range(40))
    p.wash(
      ellipse(at([c[0] - 4, c[1] - 16], i * 137.5, 60 * Math.sqrt(i / 40)), 4, 2.6, i * 50, 8),
      i % 2 ? '#f0cf8d' : '#8f2c46',
    );
}

function quince(p: Plate): void {
  const path = leafyBough(p, {
    leafLength: 170,
    leafWidth: 124,
    green: '#7d9658',
    leaf: { teeth: 0, shape: 'elliptic' },
  });
  blossom(p, at(path.at(0.46), -85, 90), 88, '#f6dfe0');
  for (const [t, x, y, k] of [
    [0.24, 240, 600, 1.16],
    [0.66, 600, 640, 1.3],
  ] as const) {
    hang(p, path, t, [x, y - 140 * k], 9);
    const out = polar(
      [x, y],
      (a) => {
        const up = -Math.sin((a * Math.PI) / 180);
        return (
          128 *
          k *
          (1 +
            0.025 * Math.cos((a * 6 * Math.PI) / 180) +
            (up > 0 ? -0.2 * up ** 2 + 0.24 * up ** 8 : 0))
        );
      },
      1.08,
    );
    p.solid(out, '#e3bf3f', { shade: 0.17 });
    p.within(out, () => p.fleck([x, y], 115 * k, 130 * k, 120, '#cfae5c', 2.4));
    calyx(p, [x, y + 132 * k], 30, 5, '#8a8a52', 0.6, 60);
  }
}

function medlar(p: Plate): void {
  const path = leafyBough(p, {
    leafLength: 250,
    leafWidth: 92,
    green: '#7f8f46',
    leaf: { shape: 'elliptic', teeth: 0, veins: 9, rib: '#c9b26a' },
  });
  blossom(p, at(path.at(0.42), -88, 96), 92, '#f7f3e6');
  for (const [t, x, y, k] of [
    [0.2, 190, 560, 1.24],
    [0.54, 460, 680, 1.34],
    [0.86, 740, 600, 1.24],
  ] as const) {
    hang(p, path, t, [x, y - 90 * k], 9);
    orb(p, [x, y], 98 * k, '#a8743f', { tall: 0.9, flecks: '#7a5330' });
    p.solid(ellipse([x + 6, y + 54 * k], 50 * k, 26 * k), '#7d5630', { shade: 0.1 });
    for (const i of range(5)) {
      const a = -160 + i * 72;
      const from: Pt = [
        x + 6 + Math.cos((a * Math.PI) / 180) * 46 * k,
        y + 54 * k + Math.sin((a * Math.PI) / 180) * 22 * k,
      ];
      p.solid(
        band(
          curve(from, a * 0.4 + 90 * (Math.sin((a * Math.PI) / 180) > 0 ? 0.6 : -0.6) + 0, 58, 0.2),
          (u) => 11 * (1 - u),
        ),
        '#93804a',
        { hatch: false },
      );
    }
  }
}

function mulberry(p: Plate): void {
  const path = bough(p, { from: [60, 200], angle: 10, length: 860, bend: 0.12, colour: '#8a6a4c' });
  for (const [t, a, s] of [
    [0.16, -70, 150],
    [0.34, 120, 140],
    [0.46, -80, 160],
    [0.7, 60, 150],
    [0.78, -75, 150],
    [1, 10, 150],
  ] as const) {
    const st = curve(path.at(t), a, 60, 0.1);
    p.stalk(st, 6, 5, GREEN.stem);
    palmate(p, at(st.at(1), a, s * 0.2), a, s, '#5c8a40', {
      lobes: 3,
      depth: 0.06,
      teeth: 5,
      spread: 300,
      squash: 0.86,
    });
  }
  for (const [t, x, y, c] of [
    [0.2, 210, 470, '#4a1c38'],
    [0.3, 330, 560, '#7d2340'],
    [0.52, 470, 520, '#3d1832'],
    [0.6, 590, 620, '#4a1c38'],
    [0.86, 800, 590, '#b53a4a'],
    [0.72, 700, 480, '#3d1832'],
  ] as const) {
    hang(p, path, t, [x, y - 78], 5, '#8ba05a');
    bramble(p, [x, y], 126, 164, c);
  }
}

function grape(p: Plate): void {
  const path = bough(p, {
    from: [60, 240],
    angle: 4,
    length: 860,
    bend: 0.1,
    weight: 24,
    colour: '#8a6347',
  });
  for (const [t, a, s] of [
    [0.2, -70, 220],
    [0.62, -60, 240],
    [0.86, 60, 200],
  ] as const) {
    const st = curve(path.at(t), a, 90, 0.1);
    p.stalk(st, 9, 7, '#b98a6a');
    palmate(p, st.at(1), a, s, '#7a9c4c', { lobes: 5, depth: 0.38, teeth: 4, spread: 290 });
  }
  const c0: Pt = [400, 400];
  p.stalk(arc(path.at(0.38), [400, 420], 0.05), 10, 8, '#9a8a55');
  for (const s of [-1, 1]) p.stalk(curve([400, 400], 90 + s * 70, 110, 0.1), 6, 4, '#9a8a55');
  for (const row of range(9)) {
    const w = 150 * (1 - (row / 9) ** 1.3) + 12;
    const n = Math.max(1, Math.round(w / 30));
    for (const i of range(n)) {
      const x = c0[0] + (n > 1 ? (i / (n - 1)) * 2 - 1 : 0) * w + p.jitter(7);
      orb(p, [x, 440 + row * 54 + p.jitter(8)], 40, mix('#b5bf5f', '#d3c873', p.chance()), {
        tall: 1.08,
        hatch: false,
        bloom: true,
      });
    }
  }
  const coil = range(50).map((i): Pt => {
    const t = i / 49;
    return at(at(path.at(0.5), 40, 200 * t), 130 + t * 900, 36 * t);
  });
  p.line(coil, 5, '#5a4a30', 0.9);
  p.line(coil, 3, '#a9a55a', 1);
}

function strawberry(p: Plate, size: number, shape: number, cutOne: boolean): void {
  const crown: Pt = [470, 640];
  for (const [a, l, s] of [
    [-150, 300, 190],
    [-95, 400, 210],
    [-45, 330, 195],
  ] as const) {
    const st = curve(crown, a, l, (a + 90) * 0.002);
    p.stalk(st, 8, 6, '#a9a866');
    trefoil(p, st.at(1), a, s, '#5f9146', { teeth: 9, bite: 0.16, wide: 0.82, shape: 'obovate' });
  }
  const berry = (c: Pt, k: number, tilt: number, colour: string): void => {
    const path = curve(at(c, tilt - 90, 74 * k), tilt + 90, 168 * k * shape, 0);
    const w = (t: number): number => 76 * k * bump(0.5, 0.85)(0.06 + t * 0.93);
    const out = band(path, w, 50);
    p.solid(out, colour, { shade: 0.2 });
    for (const r of range(7))
      for (const i of range(6)) {
        const t = 0.14 + r * 0.115;
        const off = (i - 2.5 + (r % 2) * 0.5) * 0.36;
        if (Math.abs(off) < 0.92) {
          const q = at(path.at(t), path.angle(t) + 90, off * w(t));
          p.wash(ellipse([q[0] + 1, q[1] + 1], 4.6 * k, 3, tilt + 90, 10), darker(colour, 0.5));
          p.wash(ellipse(q, 4.2 * k, 2.5, tilt + 90, 10), '#f3d27a');
        }
      }
    calyx(p, at(c, tilt - 90, 70 * k), 52 * k, 8, '#6f9a45', 0.5, 12, tilt);
  };
  for (const [x, y, k, tilt, c] of [
    [250, 800, 1, 10, '#d23a2c'],
    [620, 810, 1.06, -8, '#c92f2c'],
    [420, 860, 0.72, 4, '#e6b48a'],
    [770, 740, 0.84, -20, '#d84a34'],
  ] as const) {
    p.stalk(arc(crown, at([x, y], tilt - 90, 74 * k * size), (x - 470) * 0.0012), 6, 5, '#a9a866');
    berry([x, y], k * size, tilt, c);
  }
  for (const [x, y] of [
    [690, 560],
    [290, 585],
  ] as const) {
    p.stalk(arc(crown, [x, y], 0.15), 6, 4, '#a9a866');
    blossom(p, [x, y], 50, '#faf6ea');
  }
  if (cutOne)
    half(p, [890, 860], 62, 76, '#d23a2c', '#f1a59a', () =>
      p.solid(ellipse([890, 852], 17, 38), '#fbe6dc', { hatch: false, line: 1 }),
    );
}

function raspberry(p: Plate, colour: string, later: boolean): void {
  const cane = curve([180, 930], -60, 960, later ? 0.16 : -0.12);
  p.stalk(cane, 18, 8, '#a98a5c');
  for (const [t, a] of [
    [0.2, -165],
    [0.42, -170],
    [0.5, 0],
    [0.72, -150],
    [0.97, -70],
  ] as const) {
    const st = curve(cane.at(t), a, 100, 0.1);
    p.stalk(st, 7, 5, '#9aa866');
    trefoil(p, st.at(1), a, 165, '#6c9650', { teeth: 11, bite: 0.12, wide: 0.62, veins: 7 });
  }
  for (const [t, x, y, k] of [
    [0.35, 480, 780, 1],
    [0.45, 620, 700, 1.1],
    [0.6, 560, 520, 1.06],
    [0.68, 740, 540, 1.1],
    [0.8, 800, 370, 0.9],
  ] as const) {
    p.stalk(arc(cane.at(t), [x, y - 64 * k], -0.14), 6, 6, '#9aa866');
    bramble(p, [x, y], 138 * k, 144 * k, colour);
    calyx(p, [x, y - 58 * k], 46 * k, 6, '#8aa858', 0.5, 20);
  }
}

function blackberry(p: Plate): void {
  const cane = curve([120, 760], -38, 960, 0.2);
  p.stalk(cane, 18, 8, '#8f5f56');
  for (const [t, a] of [
    [0.15, -120],
    [0.36, -100],
    [0.62, -75],
    [0.96, 0],
  ] as const) {
    const st = curve(cane.at(t), a, 80, 0.1);
    p.stalk(st, 7, 5, '#9aa866');
    trefoil(p, st.at(1), a, 150, '#54813f', { teeth: 11, bite: 0.14, wide: 0.68, count: 5 });
  }
  blossom(p, at(cane.at(0.48), -60, 70), 58, '#f6e6ec');
  for (const [t, x, y, c] of [
    [0.25, 330, 840, '#2b2233'],
    [0.4, 470, 720, '#2b2233'],
    [0.45, 590, 830, '#322539'],
    [0.6, 680, 660, '#a8323f'],
    [0.72, 800, 730, '#2b2233'],
    [0.9, 880, 560, '#8fa05a'],
  ] as const) {
    p.stalk(arc(cane.at(t), [x, y - 60], 0.12), 6, 5, '#9aa866');
    bramble(p, [x, y], 132, 140, c);
    calyx(p, [x, y - 58], 42, 5, '#9ab070', 0.5, 20);
  }
}

function currant(
  p: Plate,
  colour: string,
  green: string,
  style: { r: number; glassy?: boolean },
): void {
  const path = bough(p, {
    from: [60, 240],
    angle: 6,
    length: 860,
    bend: 0.12,
    weight: 19,
    colour: '#8d7561',
  });
  for (const [t, a, s] of [
    [0.14, -80, 150],
    [0.32, -60, 170],
    [0.5, -100, 165],
    [0.7, -60, 175],
    [0.93, -20, 150],
    [0.6, 110, 120],
  ] as const) {
    const st = curve(path.at(t), a, 66, 0.1);
    p.stalk(st, 6, 5, GREEN.stem);
    palmate(p, st.at(1), a, s, green, { lobes: 3, depth: 0.3, teeth: 5, spread: 280 });
  }
  for (const [t, length, n] of [
    [0.22, 400, 11],
    [0.42, 470, 13],
    [0.66, 400, 11],
    [0.85, 300, 8],
  ] as const) {
    const st = curve(path.at(t), 94, length, p.jitter(0.08));
    p.stalk(st, 5, 3, '#9aa866');
    for (const i of range(n)) {
      const u = 0.16 + (0.84 * i) / n;
      const k = 1.08 - 0.5 * (i / n);
      const c = at(st.at(u), (i % 2 ? 10 : 170) + p.jitter(12), style.r * 0.95 * k);
      p.line([st.at(u - 0.03), c], 3, '#7d8a4c');
      orb(
        p,
        c,
        style.r * k,
        style.glassy
          ? mix(colour, '#ef8a62', i > n - 3 ? 0.5 : 0)
          : mix(colour, '#8a3a55', i > n - 3 ? 0.6 : 0),
        { hatch: false },
      );
      p.line(
        [
          [c[0] + 1, c[1] + style.r * k * 0.85],
          [c[0] + 2, c[1] + style.r * k * 1.25],
        ],
        3.4,
        '#6a5238',
      );
    }
  }
}

function gooseberry(p: Plate): void {
  const path = bough(p, {
    from: [60, 280],
    angle: 4,
    length: 860,
    bend: 0.14,
    weight: 18,
    colour: '#a08d74',
  });
  for (const t of [0.15, 0.33, 0.52, 0.72, 0.9])
    for (const a of [-60, -100, -140]) p.stalk(curve(path.at(t), a, 46, 0), 6, 1, '#a8734c');
  for (const [t, a, s] of [
    [0.12, -75, 130],
    [0.3, -100, 140],
    [0.5, -60, 140],
    [0.7, -95, 140],
    [0.96, -10, 130],
  ] as const) {
    const st = curve(path.at(t), a, 60, 0.1);
    p.stalk(st, 5, 4, GREEN.stem);
    palmate(p, st.at(1), a, s, '#6f9a4a', { lobes: 5, depth: 0.4, teeth: 2, spread: 280 });
  }
  for (const [t, x, y, k] of [
    [0.2, 230, 520, 1],
    [0.34, 370, 590, 1.08],
    [0.52, 510, 500, 1],
    [0.62, 620, 610, 1.1],
    [0.85, 800, 520, 0.96],
  ] as const) {
    hang(p, path, t, [x, y - 116 * k], 5, '#9aa866');
    const out = orb(p, [x, y], 104 * k, '#b5c269', { tall: 1.14 });
    p.within(out, () => {
      for (const o of [-0.75, -0.4, 0, 0.4, 0.75]) {
        const l = arc([x + o * 16, y - 122 * k], [x + o * 16, y + 122 * k], -o * 0.72);
        p.line(
          range(16).map((i) => l.at(i / 15)),
          2,
          '#e8edc0',
          0.9,
        );
      }
    });
    for (const i of range(3)) p.stalk(curve([x, y + 114 * k], 75 + i * 15, 30, 0), 5, 3, '#7a5a3c');
  }
}

function blueberry(p: Plate): void {
  const path = leafyBough(p, {
    leafLength: 150,
    leafWidth: 78,
    green: '#688f52',
    leaf: { shape: 'elliptic', teeth: 0 },
    bark: '#9a6a52',
    spots: [
      [0.1, -90],
      [0.2, 70],
      [0.28, -55],
      [0.4, -100],
      [0.5, -60],
      [0.62, -95],
      [0.74, -55],
      [0.85, -90],
      [0.92, 60],
      [1, 5],
    ],
  });
  for (const [t, x, y] of [
    [0.3, 300, 470],
    [0.62, 590, 490],
    [0.88, 800, 500],
  ] as const) {
    p.stalk(arc(path.at(t), [x, y - 30], 0.05), 7, 5, '#9a7a52');
    for (const i of range(9)) {
      const c = at([x, y + 40], i * 137.5, 100 * Math.sqrt((9 - i) / 9));
      orb(p, c, 50, i === 1 ? '#a86a86' : mix('#4a5a8c', '#6b7fae', p.chance()), {
        tall: 0.92,
        bloom: true,
      });
      const e: Pt = [c[0] + 8, c[1] + 16];
      p.wash(
        polar(
          e,
          (a) => 17 * (0.72 + 0.28 * Math.abs(Math.cos((a * 2.5 * Math.PI) / 180))),
          0.8,
          0,
          40,
        ),
        '#39406b',
      );
      p.wash(ellipse(e, 9, 7), '#2a2d4d');
    }
  }
}

export const fruitRecipes: Record<string, Recipe> = {
  'apple-discovery': (p) => apple(p, '#d8b64a', '#c4302c', { cut: '#f8ecd9' }),
  'apple-egremont-russet': (p) =>
    apple(p, '#b98d43', '#a9733a', { cut: '#f5ecc9', flecks: '#8a6430', tall: 0.86 }),
  'apple-bramleys-seedling': (p) =>
    apple(p, '#93b04a', undefined, { cut: '#f3f2d6', tall: 0.82, wide: 1.14, flecks: '#c9d08a' }),
  'pear-conference': pear,
  'plum-victoria': (p) =>
    stoneFruit(p, {
      skin: '#b8485a',
      flush: '#7d3f78',
      flesh: '#eab24e',
      stone: '#b98a52',
      r: 92,
      tall: 1.22,
      bloom: true,
      leaf: [170, 92, '#6d9048', { shape: 'obovate', bite: 0.06 }],
      flower: '#f8f4ea',
    }),
  'damson-merryweather': (p) =>
    stoneFruit(p, {
      skin: '#3f3a68',
      flesh: '#c9c45c',
      stone: '#a98a5c',
      r: 76,
      tall: 1.2,
      bloom: true,
      leaf: [130, 76, '#74934c', { shape: 'obovate', bite: 0.06 }],
      flower: '#f8f4ea',
      bark: '#6d5c52',
    }),
  'cherry-stella': cherry,
  'peach-rochester': (p) =>
    stoneFruit(p, {
      skin: '#ecb256',
      flush: '#cf4f45',
      flesh: '#f5d98c',
      stone: '#8f4a3a',
      r: 118,
      tall: 0.96,
      fuzzy: true,
      rough: true,
      leaf: [270, 64, '#6d9448', { shape: 'lance', bite: 0.06, veins: 10 }],
      flower: '#f0b3c0',
    }),
  'apricot-flavorcot': (p) =>
    stoneFruit(p, {
      skin: '#e99a3c',
      flush: '#d9663a',
      flesh: '#f4bd62',
      stone: '#8a5a36',
      r: 92,
      tall: 0.98,
      fuzzy: true,
      leaf: [150, 126, '#7a9a4a', { shape: 'round', bite: 0.07, rib: '#c98a70' }],
      flower: '#f9ece8',
    }),
  'fig-brown-turkey': fig,
  'quince-vranja': quince,
  'medlar-nottingham': medlar,
  'mulberry-chelsea': mulberry,
  'grape-phoenix': grape,
  'strawberry-cambridge-favourite': (p) => strawberry(p, 1.12, 1, true),
  'alpine-strawberry': (p) => strawberry(p, 0.62, 1.22, false),
  'raspberry-autumn-bliss': (p) => raspberry(p, '#b52a45', true),
  'raspberry-glen-ample': (p) => raspberry(p, '#d6404c', false),
  'blackberry-loch-ness': blackberry,
  'blackcurrant-ben-sarek': (p) => currant(p, '#2f2438', '#6d9448', { r: 38 }),
  'redcurrant-red-lake': (p) => currant(p, '#cf2a2c', '#7a9c4c', { r: 31, glassy: true }),
  'gooseberry-invicta': gooseberry,
  'blueberry-bluecrop': blueberry,
};
