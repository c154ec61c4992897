/** Flowers with a ray of petals about a middle, and the full doubles. */
import { arc, at, curve, ellipse, polar, range } from '../kit/geometry.ts';
import type { Curve, Pt } from '../kit/geometry.ts';
import { GREEN, feather, leaf, pinnate, shield } from '../kit/leaves.ts';
import type { LeafStyle } from '../kit/leaves.ts';
import { bud, daisy, disc, double, petal, ring, stamens } from '../kit/flowers.ts';
import { darker, mix, paler } from '../kit/plate.ts';
import type { Plate } from '../kit/plate.ts';
import type { Recipe } from './roots.ts';

type Head = { x: number; y: number; r: number; tilt?: number; squash?: number };
type PosyStyle = {
  base?: Pt;
  weight?: number;
  stem?: string;
  heads: readonly Head[];
  buds?: readonly (readonly [number, number, number])[];
  bud?: string;
  foliage: (stem: Curve, index: number) => void;
  head: (h: Head) => void;
};
/** Stems from one foot, each with its leaves and its flower; those furthest back first. */
function posy(p: Plate, style: PosyStyle): void {
  const base = style.base ?? [500, 950];
  const all = [
    ...(style.buds ?? []).map(([x, y, r]) => ({ x, y, r, isBud: true })),
    ...style.heads.map((h) => ({ ...h, isBud: false })),
  ];
  const stems = all.map((h) =>
    arc(
      [base[0] + (h.x - base[0]) * 0.08, base[1]],
      [h.x, h.y + (h.isBud ? 0 : h.r * 0.15)],
      (h.x - base[0]) * -0.00045,
    ),
  );
  for (const [i, stem] of stems.entries()) {
    p.stalk(stem, style.weight ?? 13, (style.weight ?? 13) * 0.55, style.stem ?? GREEN.stem);
    style.foliage(stem, i);
  }
  for (const [i, h] of all.entries())
    if (h.isBud)
      bud(
        p,
        [h.x, h.y],
        stems[i]?.angle(1) ?? -90,
        h.r,
        style.bud ?? '#cccccc',
        style.stem ?? GREEN.stem,
      );
  for (const h of style.heads) style.head(h);
}
const alternate =
  (
    p: Plate,
    green: string,
    length: number,
    width: number,
    style: LeafStyle = {},
    from = 0.14,
    nodes = 4,
  ) =>
  (stem: Curve, index: number): void => {
    for (const i of range(nodes)) {
      const t = from + (i * 0.62) / nodes;
      leaf(
        p,
        stem.at(t),
        stem.angle(t) + ((i + index) % 2 ? 1 : -1) * 52,
        length * (1 - i * 0.12),
        width * (1 - i * 0.12),
        green,
        style,
      );
    }
  };
const paired =
  (p: Plate, green: string, length: number, width: number, style: LeafStyle = {}, nodes = 3) =>
  (stem: Curve): void => {
    for (const i of range(nodes))
      for (const s of [-1, 1]) {
        const t = 0.16 + (i * 0.62) / nodes;
        leaf(
          p,
          stem.at(t),
          stem.angle(t) + s * 54,
          length * (1 - i * 0.14),
          width * (1 - i * 0.14),
          green,
          style,
        );
      }
  };
const ferny =
  (p: Plate, green: string, length: number, order: number, pairs = 5, open = 46) =>
  (stem: Curve): void => {
    for (const i of range(3))
      for (const s of [-1, 1]) {
        const t = 0.16 + i * 0.21;
        feather(p, stem.at(t), stem.angle(t) + s * 48, length * (1 - i * 0.15), green, {
          order,
          pairs,
          weight: 4.4,
          open,
        });
      }
  };
const THREE: readonly Head[] = [
  { x: 250, y: 330, r: 128, squash: 0.86, tilt: -14 },
  { x: 760, y: 360, r: 122, squash: 0.84, tilt: 14 },
  { x: 500, y: 210, r: 150 },
];

const thick =
  (p: Plate, colour: string, rows: number, petals: number, middle: string, heart?: string) =>
  (h: Head): void => {
    double(p, [h.x, h.y], h.r, rows, petals, colour, {
      squash: h.squash ?? 1,
      tilt: h.tilt ?? 0,
      ...(heart ? { heart } : {}),
    });
    disc(p, [h.x, h.y], h.r * 0.17, middle, h.squash ?? 1, h.tilt ?? 0);
  };
const rays =
  (
    p: Plate,
    colour: string,
    petals: number,
    middle: string,
    style: Parameters<typeof daisy>[6] = {},
  ) =>
  (h: Head): void =>
    daisy(p, [h.x, h.y], h.r, petals, colour, middle, {
      squash: h.squash ?? 1,
      tilt: h.tilt ?? 0,
      ...style,
    });

function nasturtium(p: Plate): void {
  const vine = curve([140, 900], -38, 880, 0.16);
  p.stalk(vine, 13, 7, '#a9b86a');
  for (const [t, x, y, r, s] of [
    [0.1, 190, 640, 120, 0.84],
    [0.3, 300, 470, 128, 0.9],
    [0.35, 520, 860, 118, 0.78],
    [0.6, 490, 300, 118, 0.86],
    [0.7, 790, 700, 122, 0.8],
    [0.95, 850, 430, 84, 0.8],
  ] as const) {
    p.stalk(arc(vine.at(t), [x, y], 0.12), 6, 5, '#a9b86a');
    shield(p, [x, y], r, '#7c9f56', s, (x % 40) - 20);
  }
  for (const [t, x, y, k, c] of [
    [0.45, 400, 660, 1, '#e8792a'],
    [0.62, 690, 470, 1.12, '#dd4f26'],
    [0.85, 730, 250, 0.92, '#eea436'],
  ] as const) {
    p.stalk(arc(vine.at(t), [x, y], -0.1), 6, 5, '#b9a45a');
    petal(p, [x, y + 10], 62, 150 * k, 24, darker(c, 0.1), {
      shape: 'point',
      bend: -0.3,
      lines: 1,
    });
    ring(p, [x, y], 5, 116 * k, 108 * k, c, {
      shape: 'wedge',
      lines: 5,
      frill: 0.04,
      turn: -90,
      squash: 0.92,
      eye: paler(c, 0.3),
    });
    for (const a of [-126, -90, -54])
      for (const o of [-5, 0, 5])
        p.line([at([x, y], a + o, 14), at([x, y], a + o, 58 * k)], 2.4, '#7a1f1c', 0.85);
    stamens(p, [x, y], 6, 20, '#e8c95a', '#8a4a20');
  }
}

function poppy(p: Plate): void {
  posy(p, {
    weight: 8,
    stem: '#94a86a',
    heads: [
      { x: 300, y: 360, r: 150, squash: 0.74, tilt: -10 },
      { x: 660, y: 250, r: 172, squash: 0.84, tilt: 8 },
    ],
    foliage: (stem, i) => {
      for (const k of range(2))
        leaf(
          p,
          stem.at(0.12 + k * 0.16),
          stem.angle(0.2) + ((i + k) % 2 ? 54 : -54),
          260,
          108,
          '#7f9a5c',
          { shape: 'lance', lobes: 5.5, depth: 0.72, veins: 5 },
        );
    },
    head: (h) => {
      const flat = { about: [h.x, h.y] as Pt, squash: h.squash ?? 1, tilt: h.tilt ?? 0 };
      for (const [a, k] of [
        [180, 0.98],
        [0, 0.98],
        [-90, 1.02],
        [90, 0.9],
      ] as const)
        petal(p, [h.x, h.y], a, h.r * k, h.r * 1.5 * k, a === 90 ? '#e0503a' : '#d23a2a', {
          shape: 'round',
          lines: 9,
          frill: 0.02,
          flat,
          hatch: true,
          eye: '#3a1d22',
        });
      stamens(p, [h.x, h.y], 26, h.r * 0.3, '#3a2a35', '#3a2a35', 0.8);
      p.solid(ellipse([h.x, h.y], h.r * 0.14, h.r * 0.13), '#a9b27a', { hatch: false });
      for (const i of range(8))
        p.line([[h.x, h.y - 2], at([h.x, h.y - 2], i * 45, h.r * 0.12)], 1.6);
    },
  });
  const pod = curve([525, 950], -80, 380, 0.05);
  p.stalk(pod, 7, 6, '#94a86a');
  p.solid(
    polar(at(pod.at(1), -80, 26), () => 36, 1.25),
    '#a9b27a',
  );
  p.solid(ellipse(at(pod.at(1), -80, 70), 40, 15, 6), '#8a8a5c', { hatch: false });
  const nod = curve([470, 950], -100, 500, -0.14);
  p.stalk(nod, 7, 6, '#94a86a');
  p.stalk(arc(nod.at(1), [nod.at(1)[0] - 70, nod.at(1)[1] + 60], 0.7), 6, 6, '#94a86a');
  p.solid(ellipse([nod.at(1)[0] - 70, nod.at(1)[1] + 96], 25, 42, 8), '#9aab72', { hatch: false });
}

function cupPoppy(p: Plate): void {
  posy(p, {
    weight: 8,
    stem: '#a3b48a',
    heads: [
      { x: 270, y: 380, r: 140 },
      { x: 730, y: 400, r: 136 },
      { x: 490, y: 240, r: 156 },
    ],
    buds: [
      [360, 560, 96],
      [640, 540, 90],
    ],
    bud: '#e58a2c',
    foliage: ferny(p, '#8ba58a', 260, 2, 4, 34),
    head: (h) => {
      for (const [a, k, c] of [
        [-90, 1.1, '#dd7a22'],
        [-132, 1, '#e88d2c'],
        [-48, 1, '#e88d2c'],
        [-90, 0.82, '#f4ad44'],
      ] as const)
        petal(p, [h.x, h.y + h.r * 0.46], a, h.r * 1.1 * k, h.r * 1.06, c, {
          shape: 'spoon',
          lines: 7,
          frill: 0.02,
          hatch: true,
        });
      p.solid(ellipse([h.x, h.y + h.r * 0.46], h.r * 0.22, h.r * 0.07), '#c9745a', {
        hatch: false,
      });
    },
  });
}

function mist(p: Plate): void {
  posy(p, {
    weight: 9,
    heads: [
      { x: 250, y: 360, r: 118, squash: 0.9 },
      { x: 740, y: 330, r: 112, squash: 0.88 },
      { x: 490, y: 210, r: 134 },
    ],
    foliage: ferny(p, '#7fa05a', 230, 2, 4, 38),
    head: (h) => {
      for (const i of range(10))
        feather(p, [h.x, h.y], i * 36 + 10, h.r * 1.35, '#86a862', {
          order: 1,
          pairs: 4,
          weight: 2.4,
          open: 38,
        });
      for (const k of [1, 0.8])
        ring(p, [h.x, h.y], 5, h.r * k, h.r * 0.74 * k, k < 1 ? '#8fb0e0' : '#6f93d0', {
          shape: 'oval',
          lines: 5,
          turn: k < 1 ? -54 : -90,
          squash: h.squash ?? 1,
        });
      stamens(p, [h.x, h.y], 20, h.r * 0.34, '#4a4a78', '#7a8ab0');
      p.solid(ellipse([h.x, h.y], h.r * 0.13, h.r * 0.12), '#9ab56a', { hatch: false });
      for (const i of range(5))
        p.stalk(curve([h.x, h.y], -90 + i * 72, h.r * 0.3, 0.3), 4, 2, '#8fae62');
    },
  });
  const pod: Pt = [600, 560];
  p.solid(
    polar(pod, (a) => 58 * (1 + 0.05 * Math.cos((a * 5 * Math.PI) / 180)), 1.2),
    '#b9b37a',
  );
  for (const o of [-0.6, -0.15, 0.35]) {
    const l = arc([pod[0] + o * 30, pod[1] - 62], [pod[0] + o * 40, pod[1] + 62], -o * 0.5);
    p.line(
      range(12).map((i) => l.at(i / 11)),
      4,
      '#8a4a50',
      0.75,
    );
  }
  for (const a of [-130, -110, -90, -70, -50])
    p.stalk(curve([pod[0], pod[1] - 62], a, 52, 0.1), 5, 2, '#a9a86a');
}

function cornflower(p: Plate): void {
  posy(p, {
    weight: 8,
    stem: '#93a78c',
    heads: [
      { x: 250, y: 350, r: 118, squash: 0.8 },
      { x: 750, y: 320, r: 122, squash: 0.8 },
      { x: 500, y: 220, r: 140, squash: 0.84 },
    ],
    foliage: alternate(p, '#8aa089', 300, 30, { shape: 'linear', veins: 0 }, 0.1, 5),
    head: (h) => {
      const scales: Pt = [h.x, h.y + h.r * 0.55];
      p.solid(
        polar(scales, () => h.r * 0.34, 1.15),
        '#8a9a62',
      );
      for (const r of range(4))
        for (const i of range(4)) {
          const q: Pt = [
            scales[0] + (i - 1.5 + (r % 2) * 0.5) * h.r * 0.16,
            scales[1] + (r - 1.5) * h.r * 0.17,
          ];
          p.line([at(q, 215, 8), q, at(q, -35, 8)], 2, '#4a4236');
        }
      for (const i of range(10)) {
        const a = -180 + i * 20 + p.jitter(4);
        const c = curve([h.x, h.y + h.r * 0.2], a, h.r * (a < -150 || a > -30 ? 1 : 0.9), 0.05);
        p.stalk(c, 5, 6, '#3f5fb8');
        for (const o of [-44, -22, 0, 22, 44])
          petal(
            p,
            c.at(0.62),
            a + o,
            h.r * 0.46,
            h.r * 0.15,
            mix('#3f62c0', '#6d8cd8', p.chance()),
            { shape: 'point', lines: 0 },
          );
      }
      for (const i of range(16)) {
        const a = -140 + i * 6.7;
        p.stalk(
          curve([h.x, h.y + h.r * 0.2], a, h.r * (0.42 + 0.16 * p.chance()), 0.1),
          5,
          4,
          i % 2 ? '#5a3f8c' : '#7d4f9c',
        );
      }
    },
  });
}

function anemone(p: Plate): void {
  posy(p, {
    weight: 10,
    heads: [
      { x: 260, y: 320, r: 118, squash: 0.82, tilt: -10 },
      { x: 760, y: 400, r: 112, squash: 0.84, tilt: 10 },
      { x: 510, y: 220, r: 138 },
    ],
    buds: [
      [400, 420, 50],
      [640, 300, 54],
    ],
    bud: '#f4ead8',
    foliage: (stem, i) => {
      if (i > 3 || i === 0)
        for (const s of [-1, 0, 1])
          leaf(p, stem.at(0.26), stem.angle(0.2) + s * 62, 250, 168, '#5c8347', {
            teeth: 9,
            bite: 0.24,
            lobes: 1.5,
            depth: 0.12,
          });
    },
    head: (h) => {
      for (const k of [1, 0.84])
        ring(p, [h.x, h.y], k < 1 ? 4 : 6, h.r * k, h.r * 0.98 * k, k < 1 ? '#fdfaf2' : '#f3efe4', {
          shape: 'round',
          lines: 5,
          squash: h.squash ?? 1,
          tilt: h.tilt ?? 0,
          turn: k * 200,
        });
      stamens(p, [h.x, h.y], 30, h.r * 0.34, '#eab22e', '#cfa347');
      p.solid(ellipse([h.x, h.y], h.r * 0.13, h.r * 0.12), '#9ab04a', { hatch: false });
    },
  });
}

function hellebore(p: Plate): void {
  for (const [a, l] of [
    [-168, 300],
    [-12, 300],
    [-140, 330],
    [-40, 330],
  ] as const) {
    const st = curve([500, 860], a, 170, 0.1);
    p.stalk(st, 12, 9, '#8a9a62');
    for (const o of [-66, -34, 34, 66, 0])
      leaf(p, st.at(1), a + o, l * (1 - Math.abs(o) * 0.004), 84, '#4a7042', {
        shape: 'elliptic',
        teeth: 9,
        bite: 0.14,
      });
  }
  posy(p, {
    base: [500, 880],
    weight: 14,
    stem: '#a3a070',
    heads: [
      { x: 260, y: 380, r: 132, squash: 0.84, tilt: -8 },
      { x: 740, y: 400, r: 126, squash: 0.82, tilt: 8 },
      { x: 500, y: 250, r: 150, squash: 0.92 },
    ],
    buds: [[620, 560, 80]],
    bud: '#b98aa0',
    foliage: (stem) => {
      for (const s of [-1, 1])
        leaf(p, stem.at(0.74), stem.angle(0.74) + s * 48, 120, 44, '#8aa05c', {
          shape: 'elliptic',
        });
    },
    head: (h) => {
      ring(p, [h.x, h.y], 5, h.r, h.r * 1.08, '#c69ab4', {
        shape: 'round',
        lines: 6,
        hatch: true,
        squash: h.squash ?? 1,
        tilt: h.tilt ?? 0,
      });
      for (const i of range(5))
        p.fleck(at([h.x, h.y], -90 + i * 72, h.r * 0.48), h.r * 0.2, h.r * 0.2, 13, '#6d2447', 3.4);
      for (const i of range(9))
        petal(p, at([h.x, h.y], i * 40, h.r * 0.16), i * 40, h.r * 0.16, h.r * 0.12, '#c9cf6a', {
          lines: 0,
        });
      stamens(p, [h.x, h.y], 32, h.r * 0.28, '#f0e6a4', '#d9d39a');
    },
  });
}

function roseLike(p: Plate, h: Head, colour: string, rows: number): void {
  for (const row of range(rows)) {
    const k = 1 - (row / rows) ** 1.15;
    const n = Math.max(3, 7 - Math.floor(row / 2));
    ring(
      p,
      [h.x + p.jitter(3), h.y + row * 1.5],
      n,
      h.r * k + 12,
      ((h.r * k + 12) * 7.4) / n,
      mix(colour, darker(colour, 0.28), row / rows),
      {
        shape: 'wedge',
        lines: 3,
        frill: 0.05,
        notch: 0.06,
        turn: row * 52,
        squash: h.squash ?? 0.94,
        tilt: h.tilt ?? 0,
      },
    );
  }
}
function rose(p: Plate): void {
  posy(p, {
    weight: 15,
    stem: '#8a9a58',
    heads: [
      { x: 330, y: 360, r: 160, squash: 0.88, tilt: -10 },
      { x: 660, y: 300, r: 176 },
    ],
    buds: [
      [500, 110, 96],
      [830, 460, 84],
    ],
    bud: '#d9608c',
    foliage: (stem, i) => {
      for (const [t, s] of [
        [0.2, -1],
        [0.32, 1],
        [0.48, -1],
      ] as const)
        if (i > 1)
          pinnate(
            p,
            stem.at(t),
            stem.angle(t) + s * (i % 2 ? 58 : -58),
            240,
            2,
            108,
            74,
            '#5c8347',
            { teeth: 9, bite: 0.13, bow: 0.1 },
          );
      for (const k of range(4))
        p.stalk(
          curve(stem.at(0.15 + k * 0.14), stem.angle(0.2) + (k % 2 ? 80 : -80), 22, 0.1),
          8,
          1,
          '#a8604c',
        );
    },
    head: (h) => roseLike(p, h, '#e0769c', 9),
  });
}
function peony(p: Plate): void {
  posy(p, {
    weight: 15,
    stem: '#94865a',
    heads: [
      { x: 340, y: 360, r: 190, squash: 0.9, tilt: -8 },
      { x: 700, y: 430, r: 160, squash: 0.9, tilt: 8 },
    ],
    buds: [[560, 150, 110]],
    bud: '#eab2c4',
    foliage: (stem, i) => {
      for (const [t, s] of [
        [0.2, -1],
        [0.42, 1],
      ] as const)
        for (const o of [-42, 0, 42])
          leaf(
            p,
            at(stem.at(t), stem.angle(t) + s * 60, 50),
            stem.angle(t) + s * (i % 2 ? 56 : 62) + o,
            210,
            76,
            '#4f7a45',
            { shape: 'elliptic' },
          );
    },
    head: (h) => {
      ring(p, [h.x, h.y], 7, h.r * 1.06, h.r * 1.02, '#eeb6c8', {
        shape: 'round',
        lines: 6,
        squash: h.squash ?? 1,
        tilt: h.tilt ?? 0,
        hatch: true,
      });
      for (const i of range(60)) {
        const d = h.r * 0.72 * Math.sqrt(1 - i / 60);
        petal(
          p,
          at([h.x, h.y], i * 137.5, d * 0.66),
          i * 137.5,
          h.r * 0.4,
          h.r * 0.36,
          mix('#f4cbd8', '#e295b0', p.chance()),
          {
            shape: 'wedge',
            lines: 2,
            frill: 0.1,
            flat: { about: [h.x, h.y], squash: h.squash ?? 1, tilt: h.tilt ?? 0 },
          },
        );
      }
    },
  });
}

function pelargonium(p: Plate): void {
  const stem = curve([500, 950], -90, 520, 0.03);
  p.stalk(stem, 26, 16, '#a9a866');
  for (const [t, x, y, r] of [
    [0.3, 250, 700, 150],
    [0.4, 760, 720, 156],
    [0.6, 290, 470, 120],
    [0.7, 740, 500, 118],
  ] as const) {
    p.stalk(arc(stem.at(t), [x, y], 0.1), 9, 7, '#a9b06a');
    const out = polar(
      [x, y],
      (a) => r * (0.94 + 0.07 * Math.cos((a * 9 * Math.PI) / 180)),
      0.9,
      0,
      130,
    );
    p.solid(out, '#7fa352', { shade: 0.1, glow: false });
    p.line(
      [
        ...polar(
          [x, y + 8],
          (a) => r * (0.6 + 0.05 * Math.cos((a * 9 * Math.PI) / 180)),
          0.9,
          0,
          90,
        ),
        [x + r * 0.65, y + 8],
      ],
      15,
      '#6d5a3c',
      0.55,
    );
    for (const i of range(9))
      p.line([[x, y + r * 0.2], at([x, y], i * 40, r * 0.8)], 2, '#c5d494', 0.9);
  }
  for (const [x, y, r] of [[500, 250, 165]] as const) {
    p.stalk(arc(stem.at(0.9), [x, y + 60], 0.02), 12, 10, '#a9b06a');
    for (const i of range(30)) {
      const d = r * Math.sqrt(1 - (i + 0.5) / 30);
      const q = at([x, y], i * 137.5, d);
      ring(p, [q[0], y + (q[1] - y) * 0.8], 5, 56, 48, mix('#d4342f', '#e8604e', p.chance()), {
        shape: 'round',
        lines: 1,
        turn: i * 50,
        vary: 5,
      });
      p.wash(ellipse([q[0], y + (q[1] - y) * 0.8], 5, 5), '#f6e2c6');
    }
  }
  const s2 = curve(stem.at(0.75), -42, 260, 0.05);
  p.stalk(s2, 9, 7, '#a9b06a');
  for (const a of [40, 70, 100, 130, 0]) bud(p, s2.at(1), a, 50, '#d4342f');
}

export const daisyRecipes: Record<string, Recipe> = {
  calendula: (p) =>
    posy(p, {
      heads: THREE,
      buds: [[640, 470, 66]],
      bud: '#e8952f',
      foliage: alternate(p, '#86a052', 240, 80, { shape: 'obovate' }),
      head: rays(p, '#ec9a2c', 26, '#a8581f', {
        rows: 3,
        wide: 1.4,
        shape: 'strap',
        lines: 1,
        disc: 0.24,
      }),
    }),
  cosmos: (p) =>
    posy(p, {
      weight: 9,
      heads: THREE,
      buds: [[380, 480, 44]],
      bud: '#c95c94',
      foliage: ferny(p, '#6f9a4a', 240, 2, 4, 40),
      head: rays(p, '#e08ab4', 8, '#e5b332', {
        wide: 0.86,
        shape: 'spoon',
        notch: 0.16,
        lines: 6,
        disc: 0.2,
        hatch: true,
      }),
    }),
  nasturtium,
  sunflower: (p) =>
    posy(p, {
      weight: 30,
      heads: [{ x: 500, y: 320, r: 250 }],
      foliage: (stem) => {
        for (const [t, s, k] of [
          [0.12, -1, 1],
          [0.28, 1, 1],
          [0.44, -1, 0.85],
          [0.56, 1, 0.74],
        ] as const) {
          const st = curve(stem.at(t), -90 + s * 66, 90, 0);
          p.stalk(st, 13, 10, GREEN.stem);
          leaf(p, st.at(1), -90 + s * 78, 290 * k, 230 * k, '#6b924a', {
            teeth: 9,
            bite: 0.09,
            shape: 'ovate',
          });
        }
      },
      head: (h) => {
        ring(p, [h.x, h.y], 15, h.r * 0.96, 74, '#8aa552', { shape: 'point', lines: 1 });
        rays(p, '#efb52c', 22, '#5a3a24', {
          rows: 2,
          wide: 1.25,
          shape: 'point',
          disc: 0.46,
          lines: 3,
          hatch: true,
        })(h);
        p.line(
          [...ellipse([h.x, h.y], h.r * 0.26, h.r * 0.26), [h.x + h.r * 0.26, h.y]],
          15,
          '#8a6a3a',
          0.6,
        );
      },
    }),
  'love-in-a-mist': mist,
  'common-poppy': poppy,
  'californian-poppy': cupPoppy,
  'french-marigold': (p) =>
    posy(p, {
      weight: 13,
      heads: [
        { x: 260, y: 420, r: 128, squash: 0.84, tilt: -12 },
        { x: 740, y: 430, r: 124, squash: 0.84, tilt: 12 },
        { x: 500, y: 280, r: 150, squash: 0.94 },
      ],
      buds: [[620, 580, 60]],
      bud: '#d9742a',
      foliage: (stem) => {
        for (const i of range(2))
          for (const s of [-1, 1])
            pinnate(
              p,
              stem.at(0.2 + i * 0.26),
              stem.angle(0.3) + s * 50,
              210,
              5,
              74,
              21,
              '#4f7d3c',
              { shape: 'lance', teeth: 6, veins: 2 },
            );
      },
      head: (h) => {
        double(p, [h.x, h.y], h.r, 4, 13, '#9c3322', {
          squash: h.squash ?? 1,
          tilt: h.tilt ?? 0,
          heart: '#eea62e',
          frill: 0.1,
          shape: 'wedge',
          wide: 1.15,
        });
      },
    }),
  'dahlia-bishop-of-llandaff': (p) =>
    posy(p, {
      weight: 13,
      stem: '#5a3f42',
      heads: THREE,
      buds: [[640, 500, 60]],
      bud: '#b8262c',
      foliage: (stem) => {
        for (const i of range(2))
          for (const s of [-1, 1])
            pinnate(
              p,
              stem.at(0.2 + i * 0.24),
              stem.angle(0.3) + s * 52,
              210,
              2,
              118,
              58,
              '#4c3a40',
              { teeth: 6, bite: 0.16, rib: '#8a6a6c' },
            );
      },
      head: (h) => {
        for (const k of [1, 0.82])
          ring(p, [h.x, h.y], 9, h.r * k, h.r * 0.68 * k, k < 1 ? '#d8392f' : '#c4262a', {
            shape: 'spoon',
            lines: 5,
            turn: k * 110,
            squash: h.squash ?? 1,
            tilt: h.tilt ?? 0,
            hatch: true,
          });
        disc(p, [h.x, h.y], h.r * 0.25, '#4a2226', h.squash ?? 1);
        for (const i of range(13))
          p.wash(ellipse(at([h.x, h.y], i * 27.7, h.r * 0.22), 5, 5), '#ecb93a');
      },
    }),
  pelargonium,
  cornflower,
  zinnia: (p) =>
    posy(p, {
      weight: 13,
      heads: THREE,
      foliage: paired(p, '#6f9a4a', 190, 92, { shape: 'ovate' }),
      head: (h) => {
        const c = h.x < 400 ? '#e8862e' : h.x > 600 ? '#c9408a' : '#d83a4a';
        thick(p, c, 5, 17, '#8a4a2a', mix(c, '#f2d9b0', 0.25))(h);
        for (const i of range(9))
          p.wash(
            polar(at([h.x, h.y], i * 40, h.r * 0.17), () => 6, 1, 0, 10),
            '#f0c63a',
          );
      },
    }),
  'aster-little-carlow': (p) => {
    const heads: Head[] = range(13).map((i) => {
      const q = at([500, 350], i * 137.5 + 20, 300 * Math.sqrt((13 - i) / 13));
      return { x: q[0], y: 350 + (q[1] - 350) * 0.78, r: 80 - (i % 3) * 7, squash: 0.94 };
    });
    posy(p, {
      weight: 7,
      stem: '#7d7a4c',
      heads,
      foliage: alternate(p, '#5f8347', 130, 34, { shape: 'lance', veins: 3 }, 0.1, 4),
      head: rays(p, '#8a86cf', 24, '#e3b735', { wide: 1, disc: 0.27, lines: 1 }),
    });
  },
  hellebore,
  'rudbeckia-goldsturm': (p) =>
    posy(p, {
      weight: 11,
      heads: THREE,
      buds: [[640, 500, 56]],
      bud: '#e0a52a',
      foliage: alternate(p, '#557f40', 220, 92, { teeth: 5, bite: 0.1 }),
      head: (h) => {
        rays(p, '#eeb02a', 13, '#3a2620', {
          wide: 1.16,
          shape: 'oval',
          lines: 4,
          disc: 0.2,
          hatch: true,
        })(h);
        p.solid(
          polar([h.x, h.y - h.r * 0.1], () => h.r * 0.2, 0.9),
          '#452b24',
        );
        for (const i of range(26))
          p.wash(
            ellipse(at([h.x, h.y - h.r * 0.11], i * 137.5, h.r * 0.18 * Math.sqrt(i / 26)), 3, 2.4),
            i % 3 ? '#6d4a3a' : '#2a1a18',
          );
      },
    }),
  echinacea: (p) =>
    posy(p, {
      weight: 14,
      heads: [
        { x: 270, y: 330, r: 150, squash: 0.62, tilt: -6 },
        { x: 740, y: 360, r: 144, squash: 0.62, tilt: 6 },
        { x: 500, y: 210, r: 170, squash: 0.66 },
      ],
      foliage: alternate(p, '#5a8047', 230, 84, { shape: 'ovate', teeth: 6, bite: 0.08 }),
      head: (h) => {
        for (const a of [-196, 16, -172, -8, 172, 8, 152, 28, 132, 48, 112, 68, 90])
          petal(
            p,
            [
              h.x + Math.cos((a * Math.PI) / 180) * h.r * 0.26,
              h.y + Math.abs(Math.sin((a * Math.PI) / 180)) * h.r * 0.05,
            ],
            a > 90 || a < -90 ? Math.min(a < 0 ? a + 360 : a, 214) - 8 : Math.max(a, -30) + 8,
            h.r * (0.86 + 0.12 * Math.abs(Math.cos((a * Math.PI) / 180))),
            h.r * 0.34,
            '#c56a9c',
            {
              shape: 'strap',
              lines: 3,
              notch: 0.05,
              bend: a > 90 || a < -90 ? -0.16 : 0.16,
              hatch: true,
            },
          );
        const dome = polar(
          [h.x, h.y - h.r * 0.1],
          (t) => h.r * 0.42 * (Math.sin((t * Math.PI) / 180) > 0 ? 0.86 : 1),
          0.82,
        );
        p.solid(dome, '#b3552a');
        for (const i of range(64)) {
          const q = at([0, 0], i * 137.5, h.r * 0.39 * Math.sqrt(i / 64));
          const s: Pt = [h.x + q[0], h.y - h.r * 0.1 + q[1] * 0.78];
          p.line([s, [s[0] + q[0] * 0.12, s[1] - 12]], 3.4, i % 2 ? '#e08a34' : '#7a3420', 0.95);
        }
      },
    }),
  'japanese-anemone': anemone,
  'rose-gertrude-jekyll': rose,
  'peony-sarah-bernhardt': peony,
};
