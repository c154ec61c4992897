/** Flowers in spires, bells, trumpets and balls: bulbs, border plants and bedding. */
import { arc, at, band, curve, ellipse, polar, range } from '../kit/geometry.ts';
import type { Curve, Pt } from '../kit/geometry.ts';
import { bulb, pip } from '../kit/fruits.ts';
import { GREEN, leaf, palmate, strap, trefoil } from '../kit/leaves.ts';
import {
  bell,
  bud,
  globe,
  goblet,
  peaFlower,
  petal,
  ring,
  spire,
  stamens,
  star,
} from '../kit/flowers.ts';
import { darker, mix, paler } from '../kit/plate.ts';
import type { Plate } from '../kit/plate.ts';
import type { Recipe } from './roots.ts';

const tendril = (p: Plate, from: Pt, angle: number, size: number): void => {
  const pts = range(40).map((i): Pt =>
    at(at(from, angle, (size * i) / 39), angle + 90 + i * 18, (size * 0.17 * i) / 39),
  );
  p.line(pts, 4, darker(GREEN.stem, 0.4), 1);
  p.line(pts, 2.2, GREEN.stem, 1);
};
const blades = (
  p: Plate,
  base: Pt,
  list: readonly (readonly [number, number, number, number])[],
  colour: string,
  keel = false,
): void => {
  for (const [a, l, w, b] of list)
    strap(p, base, a, l, w, mix(colour, paler(colour, 0.3), p.chance() * 0.5), b, { keel });
};

function sweetPea(p: Plate): void {
  const stem = curve([400, 960], -84, 880, 0.1);
  p.stalk(stem, 11, 6, GREEN.stem);
  for (const [t, s] of [
    [0.12, 1],
    [0.3, -1],
    [0.5, 1],
    [0.7, -1],
  ] as const) {
    const st = curve(stem.at(t), -90 + s * 62, 160, 0.05);
    p.stalk(st, 6, 4, GREEN.stem);
    for (const k of [-1, 1])
      leaf(p, st.at(0.6), st.angle(1) + k * 42, 170, 72, '#7a9c58', { shape: 'elliptic' });
    tendril(p, st.at(1), st.angle(1), 130);
  }
  for (const [t, s, c, w] of [
    [0.34, 1, '#d9608e', '#f0b3c8'],
    [0.56, -1, '#6d3f7c', '#3f4f9c'],
    [0.8, 1, '#c94a5c', '#e89aa8'],
  ] as const) {
    const st = curve(stem.at(t), -90 + s * 36, 300, -0.1 * s);
    p.stalk(st, 7, 5, GREEN.stem);
    for (const [u, o] of [
      [0.72, s * 40],
      [0.88, -s * 50],
      [1, s * 10],
    ] as const)
      peaFlower(p, at(st.at(u), -90 + o * 1.4, 30), -90 + o, 118, c, w);
  }
}
function snapdragon(p: Plate): void {
  for (const [x, lean, top, c] of [
    [330, -6, 0.9, '#e8a83a'],
    [690, 6, 0.86, '#d95a7a'],
    [510, 0, 1, '#c43a4c'],
  ] as const) {
    const stem = curve(
      [500 + (x - 500) * 0.3, 960],
      -90 + (x - 500) * 0.07 + lean * 0.2,
      850 * top,
      0.02,
    );
    p.stalk(stem, 14, 6, GREEN.stem);
    for (const i of range(5))
      for (const s of [-1, 1])
        leaf(p, stem.at(0.08 + i * 0.075), stem.angle(0.2) + s * 46, 150, 34, '#5f8a47', {
          shape: 'lance',
          veins: 3,
        });
    spire(p, stem, 0.46, 8, 62, (q, a, k) => {
      if (k < 0.52) {
        bud(p, q, a, 60 * k, c);
        return;
      }
      petal(p, q, a - 16, 92 * k, 66 * k, c, { shape: 'round', lines: 2 });
      petal(p, q, a + 22, 96 * k, 62 * k, paler(c, 0.2), { shape: 'round', lines: 2 });
      p.solid(ellipse(at(q, a + 3, 58 * k), 27 * k, 21 * k, a), paler(c, 0.42), {
        hatch: false,
        line: 1.3,
      });
      p.wash(ellipse(at(q, a + 6, 62 * k), 13 * k, 9 * k, a), '#f0c24a');
    });
  }
}
function daffodil(p: Plate): void {
  blades(
    p,
    [500, 880],
    [
      [-122, 480, 36, -0.2],
      [-60, 500, 36, 0.2],
      [-104, 560, 38, -0.06],
      [-77, 560, 38, 0.06],
    ],
    '#5f8f52',
  );
  for (const [x, y, r, tilt] of [
    [300, 350, 128, -12],
    [700, 330, 132, 12],
    [490, 520, 116, 0],
  ] as const) {
    p.stalk(arc([500 + (x - 500) * 0.1, 880], [x, y], (500 - x) * 0.0008), 13, 10, '#7a9f55');
    ring(p, [x, y], 6, r, r * 0.66, '#f0cf3c', {
      shape: 'oval',
      lines: 4,
      turn: tilt - 90,
      hatch: true,
    });
    p.solid(
      polar(
        [x, y + 5],
        (a) => r * 0.46 * (1 + 0.07 * Math.cos((a * 12 * Math.PI) / 180)),
        0.92,
        tilt,
        120,
      ),
      '#e89f22',
      { shade: 0.14, hatch: false },
    );
    p.solid(
      polar([x + 2, y + 9], () => r * 0.33, 0.9),
      '#c97a18',
      { hatch: true, shade: 0.08, glow: false },
    );
    stamens(p, [x, y + 8], 6, r * 0.17, '#f5dc6a', '#a86a1c');
  }
  bulb(p, [500, 960], 120, 110, '#9c6a3c', { neck: 0.3, lines: 7 });
}
function tulip(p: Plate): void {
  for (const [x, y, lean, k] of [
    [280, 420, -10, 0.94],
    [725, 440, 10, 0.92],
    [500, 330, 0, 1.06],
  ] as const) {
    const stem = arc([500 + (x - 500) * 0.16, 960], [x, y], (x - 500) * -0.0005);
    p.stalk(stem, 16, 14, '#8aa86a');
    for (const s of [-1, 1])
      strap(p, stem.at(0.06), -90 + s * 24 + lean, 380 * k, 84, '#7a9f7c', s * 0.18, {
        keel: true,
        tip: 2.4,
      });
    goblet(p, [x, y + 20], -90 + lean, 290 * k, 225 * k, '#4a2440', 4);
  }
}
function snowdrop(p: Plate): void {
  blades(
    p,
    [500, 900],
    [
      [-126, 460, 34, -0.2],
      [-56, 470, 34, 0.2],
      [-108, 560, 34, -0.08],
      [-74, 560, 34, 0.08],
      [-92, 520, 34, 0],
    ],
    '#6f957c',
    true,
  );
  for (const [x, y, k] of [
    [280, 330, 1],
    [500, 230, 1.12],
    [730, 340, 1],
  ] as const) {
    const stem = arc([500 + (x - 500) * 0.1, 900], [x - 50, y - 40], (500 - x) * 0.0005);
    p.stalk(stem, 11, 8, '#7a9c6a');
    const hook = arc([x - 50, y - 40], [x, y + 20], 0.42);
    p.stalk(hook, 7, 5, '#8aa872');
    petal(p, [x - 52, y - 36], -50, 92, 22, '#a9bf8c', { shape: 'point', bend: 0.2, lines: 1 });
    p.solid(ellipse([x, y + 32], 19 * k, 24 * k), '#7fa052', { hatch: false });
    for (const a of [112, 68, 90])
      if (a !== 90)
        petal(p, [x, y + 48], a + (a > 90 ? 16 : -16), 176 * k, 92 * k, '#fbfaf3', {
          shape: 'spoon',
          lines: 4,
          hatch: true,
        });
    const cup = band(
      curve([x, y + 48], 90, 112 * k),
      (t) => 40 * k * (0.45 + 0.55 * Math.sqrt(t)),
      20,
    );
    p.solid(cup, '#fdfcf6', { hatch: false });
    p.line(
      [
        [x - 24 * k, y + 130 * k],
        [x, y + 146 * k - 8],
        [x + 24 * k, y + 130 * k],
      ],
      15,
      '#5f9a4c',
      1,
    );
    petal(p, [x, y + 48], 92, 182 * k, 74 * k, '#fffef8', { shape: 'spoon', lines: 4 });
  }
  bulb(p, [500, 985], 92, 96, '#b98f5c', { neck: 0.34, lines: 7 });
}
function foxglove(p: Plate): void {
  for (const a of [-172, -8, -150, -30, -126, -54])
    leaf(p, [500, 900], a, 330, 130, '#6f8f52', {
      shape: 'elliptic',
      teeth: 12,
      bite: 0.06,
      veins: 8,
    });
  const stem = curve([500, 910], -90, 850, 0.03);
  p.stalk(stem, 22, 7, '#9aa866');
  for (const i of range(5))
    bud(p, stem.at(0.86 + i * 0.03), -90 + (i % 2 ? 38 : -38), 46 - i * 5, '#b8c87a');
  for (const row of range(9).reverse())
    for (const s of row % 2 ? [-1, 0.3] : [1, -0.3]) {
      const t = 0.3 + row * 0.062;
      const k = 1.14 - row * 0.072;
      const a = 90 - s * 46;
      p.solid(ellipse(at(stem.at(t), a, 8), 20 * k, 15 * k), '#9ab06a', { hatch: false });
      bell(p, at(stem.at(t), a, 10), a, 132 * k, 82 * k, '#c2609c', {
        flare: 1.22,
        inside: '#f1d3e2',
        spots: '#6d1f4a',
      });
    }
}
function hollyhock(p: Plate): void {
  const stem = curve([500, 960], -90, 880, 0.02);
  p.stalk(stem, 28, 9, '#9aa866');
  for (const [t, s, r] of [
    [0.08, -1, 165],
    [0.12, 1, 170],
    [0.3, -1, 130],
    [0.34, 1, 124],
  ] as const) {
    const st = curve(stem.at(t), -90 + s * 68, 130, 0.08);
    p.stalk(st, 11, 8, '#9aa866');
    palmate(p, st.at(1), -90 + s * 84, r, '#6f9150', {
      lobes: 5,
      depth: 0.18,
      teeth: 3,
      spread: 300,
    });
  }
  for (const [t, x, r] of [
    [0.97, 0, 20],
    [0.93, -34, 26],
    [0.9, 36, 28],
    [0.85, -30, 36],
    [0.81, 42, 40],
  ] as const) {
    const q: Pt = [stem.at(t)[0] + x, stem.at(t)[1]];
    p.solid(ellipse(q, r, r * 1.1), '#9ab06a', { hatch: false });
    petal(p, [q[0], q[1] - r * 0.5], -90, r, r * 0.7, '#d9748c', { shape: 'wedge', lines: 2 });
  }
  for (const [t, x, r] of [
    [0.72, -62, 74],
    [0.66, 68, 84],
    [0.56, -76, 98],
    [0.49, 84, 106],
    [0.38, -66, 116],
  ] as const) {
    const q: Pt = [stem.at(t)[0] + x, stem.at(t)[1]];
    ring(p, q, 5, r, r * 1.3, '#efb3bc', {
      shape: 'wedge',
      lines: 8,
      frill: 0.05,
      squash: 0.92,
      eye: '#a8324f',
      hatch: true,
    });
    p.wash(ellipse(q, r * 0.14, r * 0.14), '#e3d06a');
    pip(p, [q[0], q[1] + 4], -90, r * 0.36, '#f2e6a8', 0.44);
  }
}
function wallflower(p: Plate): void {
  for (const [x, top, c] of [
    [300, 0.86, '#d9902a'],
    [710, 0.84, '#8f2f2a'],
    [505, 1, '#b8432a'],
  ] as const) {
    const stem = curve([500 + (x - 500) * 0.25, 950], -90 + (x - 500) * 0.08, 760 * top, 0.03);
    p.stalk(stem, 17, 9, '#8a8a5a');
    for (const i of range(8))
      leaf(p, stem.at(0.1 + i * 0.07), stem.angle(0.3) + (i % 2 ? 46 : -46), 190, 36, '#5c8049', {
        shape: 'lance',
        veins: 3,
      });
    globe(
      p,
      [stem.at(1)[0], stem.at(1)[1] + 20],
      128,
      (q, a, d) => {
        if (d > 0.82) bud(p, q, -90, 40, c);
        else {
          ring(p, q, 4, 60, 62, mix(c, paler(c, 0.25), p.chance()), {
            shape: 'round',
            lines: 3,
            turn: a,
          });
          p.wash(ellipse(q, 7, 7), '#c9b84a');
        }
      },
      15,
      0.82,
    );
  }
}
const pansyFace = (p: Plate, [x, y]: Pt, r: number, upper: string, lower: string): void => {
  for (const a of [-122, -58])
    petal(p, [x, y], a, r * 1.06, r * 1.1, upper, {
      shape: 'round',
      lines: 3,
      frill: 0.03,
      hatch: true,
    });
  for (const a of [176, 4])
    petal(p, [x, y], a, r, r * 0.98, lower, { shape: 'round', lines: 4, frill: 0.03 });
  petal(p, [x, y - 4], 90, r * 1.02, r * 1.5, lower, {
    shape: 'wedge',
    lines: 5,
    frill: 0.04,
    notch: 0.05,
  });
  for (const a of [176, 4, 90])
    petal(p, [x, y], a, r * 0.56, r * (a === 90 ? 0.62 : 0.46), '#3a2040', {
      shape: 'wedge',
      lines: 0,
      frill: 0.12,
      line: 0.5,
    });
  p.wash(ellipse([x, y + 4], r * 0.12, r * 0.1), '#eec13c');
  p.wash(ellipse([x, y - 2], r * 0.05, r * 0.05), '#f6f3d9');
};
function pansy(p: Plate): void {
  for (const [x, y, a] of [
    [330, 780, -160],
    [670, 780, -20],
    [420, 700, -125],
    [600, 690, -55],
    [500, 840, 170],
    [540, 850, 10],
  ] as const)
    leaf(p, [500, 880], a, Math.hypot(x - 500, y - 880) + 130, 108, '#5f8747', {
      shape: 'ovate',
      teeth: 5,
      bite: 0.18,
    });
  for (const [x, y, r, u, l] of [
    [270, 400, 142, '#5a3a8c', '#7d5ab0'],
    [735, 420, 140, '#8f2f3f', '#e8b83a'],
    [500, 230, 158, '#efc53a', '#f2d45c'],
    [500, 590, 132, '#f4efe2', '#8a7fc0'],
  ] as const) {
    p.stalk(arc([500, 900], [x, y + 20], (500 - x) * 0.0008), 9, 8, GREEN.stem);
    pansyFace(p, [x, y], r, u, l);
  }
}
function primrose(p: Plate): void {
  for (const a of [-178, -2, 168, 12, -152, -28, -124, -56, -90])
    leaf(p, [500, 740], a, 370, 138, '#7a9c50', {
      shape: 'spoon',
      waves: 11,
      veins: 9,
      rib: '#e3e6c0',
    });
  for (const [x, y, r] of [
    [290, 470, 90],
    [700, 460, 92],
    [400, 330, 96],
    [610, 310, 98],
    [500, 480, 104],
    [330, 640, 82],
    [670, 630, 84],
  ] as const) {
    p.stalk(arc([500, 750], [x, y], 0.08), 7, 6, '#b9a878');
    ring(p, [x, y], 5, r, r * 0.96, '#f4e79a', {
      shape: 'wedge',
      notch: 0.16,
      lines: 3,
      hatch: true,
      eye: '#eec24a',
      squash: 0.95,
    });
    p.solid(ellipse([x, y], 9, 9), '#b3bf55', { hatch: false, line: 1.2 });
  }
}
function bluebell(p: Plate): void {
  blades(
    p,
    [500, 930],
    [
      [-136, 480, 44, -0.24],
      [-46, 490, 44, 0.24],
      [-112, 560, 44, -0.12],
      [-70, 560, 44, 0.12],
    ],
    '#55863f',
    true,
  );
  for (const [angle, length, b] of [
    [-98, 660, 0.16],
    [-80, 760, 0.22],
  ] as const) {
    const stem = curve([500, 930], angle, length, b);
    p.stalk(stem, 15, 9, '#6f7f7a');
    const tip = arc(stem.at(1), [stem.at(1)[0] + 150, stem.at(1)[1] + 50], 0.35);
    p.stalk(tip, 9, 4, '#6a6f95');
    for (const i of range(8)) {
      const on = i < 4;
      const q = on ? stem.at(0.66 + i * 0.09) : tip.at(0.1 + (i - 4) * 0.29);
      const st = arc(q, [q[0] + 40, q[1] + 26], 0.4);
      p.stalk(st, 4, 4, '#6a6f95');
      const k = 1 - i * 0.05;
      bell(p, st.at(1), 90, 118 * k, 52 * k, '#5f68b8', {
        lobes: 6,
        flare: 1.5,
        inside: '#8f98d8',
      });
      for (const s of [-1, 1])
        petal(p, at(st.at(1), 90, 108 * k), 90 + s * 82, 34 * k, 18, '#7a84cc', {
          shape: 'point',
          lines: 0,
          bend: s * 0.4,
        });
    }
  }
}
function crocus(p: Plate): void {
  for (const [x, y, lean, k, open] of [
    [260, 540, -10, 0.95, 6],
    [745, 530, 10, 0.95, 4],
    [500, 440, 0, 1.1, 14],
  ] as const) {
    blades(
      p,
      [x - lean * 2, 840],
      [
        [-116, 400, 15, -0.1],
        [-66, 400, 15, 0.1],
        [-98, 440, 15, -0.04],
        [-82, 440, 15, 0.04],
      ],
      '#4f7d45',
      true,
    );
    p.stalk(arc([x - lean * 2, 850], [x, y]), 15, 20, '#e6dcec');
    if (open > 10)
      for (const a of [-130, -50])
        petal(p, [x, y], a, 240 * k, 110, '#a48ac4', { lines: 4, hatch: true });
    goblet(p, [x, y], -90 + lean, 270 * k, 170 * k, '#a48ccc', open);
    p.stalk(curve([x, y - 60], -90, 150 * k, 0.04), 7, 9, '#e88a2a');
    petal(p, [x, y + 4], -90 + lean, 215 * k, 104 * k, '#b8a2da', { lines: 5, hatch: true });
    bulb(p, [x - lean * 2, 915], 104, 92, '#b08a58', { neck: 0.26, lines: 7 });
  }
}
function allium(p: Plate, colour: string): void {
  blades(
    p,
    [500, 940],
    [
      [-150, 360, 54, -0.3],
      [-30, 360, 54, 0.3],
      [-128, 430, 54, -0.24],
      [-52, 430, 54, 0.24],
    ],
    '#7a9c70',
  );
  for (const [x, y, r] of [
    [310, 340, 150],
    [720, 400, 126],
    [540, 230, 176],
  ] as const) {
    p.stalk(arc([500 + (x - 500) * 0.14, 940], [x, y], (500 - x) * 0.0004), 15, 11, '#93a86a');
    globe(
      p,
      [x, y],
      r,
      (q) => {
        p.line([[x, y], q], 1.6, '#8a9a62', 0.8);
        star(
          p,
          q,
          r * 0.19,
          6,
          mix(colour, paler(colour, 0.3), p.chance()),
          '#c9d08a',
          'point',
          p.chance() * 60,
        );
      },
      76,
    );
  }
}
function iris(p: Plate): void {
  blades(
    p,
    [420, 900],
    [
      [-118, 560, 62, -0.06],
      [-104, 640, 62, -0.04],
      [-78, 560, 62, 0.06],
      [-92, 690, 62, 0],
    ],
    '#7a9f84',
    true,
  );
  const stem = curve([520, 900], -84, 560, 0.02);
  p.stalk(stem, 19, 14, '#8aa872');
  const s2 = curve(stem.at(0.55), -40, 210, -0.1);
  p.stalk(s2, 12, 9, '#8aa872');
  bud(p, s2.at(1), -62, 190, '#8f9ad0', '#a9b27c');
  const c: Pt = [stem.at(1)[0], stem.at(1)[1] - 20];
  p.solid(ellipse([c[0], c[1] + 34], 26, 60), '#8aa05c', { hatch: false });
  for (const a of [-122, -58])
    petal(p, c, a, 250, 170, '#a9b4e0', {
      shape: 'round',
      lines: 6,
      frill: 0.03,
      bend: a < -90 ? 0.22 : -0.22,
      hatch: true,
    });
  petal(p, c, -90, 262, 160, '#bcc6ea', { shape: 'round', lines: 6, frill: 0.03, hatch: true });
  for (const [a, b] of [
    [148, -0.3],
    [32, 0.3],
  ] as const)
    petal(p, c, a, 262, 150, '#8a97d2', {
      shape: 'round',
      lines: 7,
      frill: 0.04,
      bend: b,
      hatch: true,
    });
  petal(p, c, 92, 236, 158, '#97a4dc', { shape: 'round', lines: 9, frill: 0.04, hatch: true });
  for (const a of [160, 20, 92])
    for (const i of range(16)) {
      const q = at(c, a + (a === 160 ? -6 : a === 20 ? 6 : 0) * (i / 16), 16 + i * 6);
      p.line([at(q, a + 90, 7), at(q, a - 90, 7)], 3.4, i > 12 ? '#f4efdc' : '#ecb93a', 0.95);
    }
  p.solid(
    band(curve([330, 930], 2, 290, 0.04), (t) => 36 * Math.sin(Math.PI * (0.12 + t * 0.8)), 20),
    '#b99c6d',
  );
  p.rootlets([420, 960], 7, 80);
  for (const i of range(5))
    p.line(
      [
        [370 + i * 48, 902],
        [366 + i * 48, 958],
      ],
      1.4,
    );
}
function lupin(p: Plate): void {
  for (const [x, y, r] of [
    [230, 740, 190],
    [770, 740, 190],
    [330, 880, 150],
    [680, 890, 150],
  ] as const) {
    p.stalk(arc([500, 960], [x, y], 0.05), 10, 8, '#9aa866');
    for (const i of range(9))
      leaf(p, [x, y], i * 40 + 20, r, 46, '#6f9a58', { shape: 'obovate', veins: 3 });
  }
  for (const [x, top, c, w] of [
    [355, 0.84, '#5a4fa0', '#f1ead6'],
    [610, 1, '#c2456c', '#f3d9a0'],
  ] as const) {
    const stem = curve([500 + (x - 500) * 0.5, 960], -90 + (x - 500) * 0.06, 890 * top, 0.02);
    p.stalk(stem, 20, 7, '#9aa866');
    spire(
      p,
      stem,
      0.4,
      13,
      96,
      (q, a, k) => {
        if (k < 0.44) {
          petal(p, q, a - 20, 38 * k + 12, 22, '#a9b07a', { lines: 0 });
          return;
        }
        petal(p, q, -90 + (a + 90) * 0.5, 62 * k, 54 * k, w, { shape: 'round', lines: 1 });
        petal(p, q, a + 8, 66 * k, 46 * k, c, { shape: 'round', lines: 1 });
      },
      4,
    );
  }
}
function delphinium(p: Plate): void {
  for (const [a, r] of [
    [-160, 200],
    [-20, 200],
    [-130, 190],
    [-50, 190],
  ] as const) {
    const st = curve([500, 950], a, 190, 0.1);
    p.stalk(st, 10, 8, GREEN.stem);
    palmate(p, st.at(1), a, r, '#5f8a4a', {
      lobes: 5,
      depth: 0.66,
      narrow: 1.6,
      teeth: 3,
      spread: 240,
    });
  }
  for (const [x, top] of [
    [330, 0.82],
    [540, 1],
  ] as const) {
    const stem = curve([500 + (x - 500) * 0.5, 950], -90 + (x - 500) * 0.06, 900 * top, 0.01);
    p.stalk(stem, 19, 6, GREEN.stem);
    spire(
      p,
      stem,
      0.34,
      11,
      104,
      (q, a, k) => {
        if (k < 0.5) {
          bud(p, q, a, 52 * k + 10, '#7a86c4');
          return;
        }
        ring(p, q, 5, 62 * k, 56 * k, x < 400 ? '#3f56b0' : '#4a3f9c', {
          shape: 'round',
          lines: 2,
          turn: a,
        });
        ring(p, q, 4, 20 * k, 18 * k, '#f4efe2', { shape: 'round', lines: 0 });
      },
      3,
    );
  }
}
function geranium(p: Plate): void {
  for (const [x, y, a, r] of [
    [220, 760, 200, 150],
    [780, 760, -20, 150],
    [330, 560, 210, 130],
    [690, 560, -30, 130],
    [500, 850, 90, 120],
    [500, 640, -90, 120],
  ] as const) {
    p.stalk(arc([500, 900], [x, y], 0.1), 8, 6, '#a98a6a');
    palmate(p, [x, y], a, r, '#6f9a4c', { lobes: 5, depth: 0.44, teeth: 3, spread: 300 });
  }
  for (const [x, y, r] of [
    [250, 370, 112],
    [740, 360, 114],
    [500, 230, 130],
    [480, 500, 108],
  ] as const) {
    p.stalk(arc([500, 900], [x, y], (500 - x) * 0.0007), 7, 5, '#a98a6a');
    ring(p, [x, y], 5, r, r * 1.02, '#7f7fd0', {
      shape: 'wedge',
      lines: 6,
      squash: 0.94,
      eye: '#eef0fa',
      hatch: true,
    });
    for (const i of range(5))
      for (const o of [-12, 0, 12])
        p.line(
          [at([x, y], -90 + i * 72 + o, r * 0.2), at([x, y], -90 + i * 72 + o, r * 0.72)],
          1.5,
          '#6a3f8c',
          0.7,
        );
    stamens(p, [x, y], 10, r * 0.24, '#4a3a5c', '#8a7aa0');
  }
}
function sweetWilliam(p: Plate): void {
  for (const [x, y, r, c] of [
    [290, 340, 150, '#c23a5c'],
    [730, 370, 140, '#8f2440'],
    [510, 240, 172, '#e27a96'],
  ] as const) {
    const stem = arc([500 + (x - 500) * 0.2, 960], [x, y], (500 - x) * 0.0004);
    p.stalk(stem, 14, 11, '#8aa05a');
    for (const i of range(4))
      for (const s of [-1, 1])
        leaf(p, stem.at(0.1 + i * 0.17), stem.angle(0.4) + s * 46, 180, 46, '#5f8a4a', {
          shape: 'lance',
          veins: 3,
        });
    for (const a of [-150, -30, -120, -60]) p.stalk(curve([x, y], a, r * 0.9, 0), 6, 4, GREEN.stem);
    globe(
      p,
      [x, y - 10],
      r,
      (q, a) => {
        ring(p, q, 5, 46, 48, c, {
          shape: 'wedge',
          lines: 1,
          frill: 0.09,
          turn: a,
          eye: '#fbeef0',
        });
        p.wash(
          polar(q, () => 9, 1, 0, 12),
          darker(c, 0.3),
        );
      },
      22,
      0.66,
    );
  }
}
function aquilegia(p: Plate): void {
  for (const [x, y] of [
    [260, 800],
    [740, 800],
    [500, 720],
  ] as const) {
    p.stalk(arc([500, 950], [x, y], 0.08), 9, 7, '#8a9a6a');
    for (const o of [-62, 0, 62]) {
      const q = at([x, y], -90 + o, 60);
      trefoil(p, q, -90 + o, 106, '#7a9c7a', { shape: 'obovate', teeth: 3, bite: 0.2, wide: 0.9 });
    }
  }
  for (const [x, y, k] of [
    [270, 330, 1],
    [720, 340, 1],
    [500, 230, 1.1],
  ] as const) {
    p.stalk(
      arc([500 + (x - 500) * 0.1, 950], [x - 10, y - 130 * k], (500 - x) * 0.0006),
      11,
      7,
      '#9a8a72',
    );
    p.stalk(arc([x - 10, y - 130 * k], [x, y - 70 * k], 0.5), 6, 5, '#9a8a72');
    for (const s of [-1, 1, -0.4, 0.4]) {
      const spur = curve([x + s * 50 * k, y - 20], -90 - s * 12, 120 * k, s * 0.3);
      p.stalk(spur, 26 * k, 6, '#5f4f98');
      p.solid(ellipse(at(spur.at(1), 0, -s * 8), 9, 8), '#5f4f98', { hatch: false });
    }
    for (const a of [200, -20, 160, 20])
      petal(p, [x, y - 30], a, 150 * k, 66 * k, '#6d5cae', {
        shape: 'point',
        lines: 4,
        hatch: true,
      });
    for (const o of [-48, 48, 0])
      petal(
        p,
        [x + o * k * 0.7, y - 34],
        90 - o * 0.5,
        124 * k,
        82 * k,
        o ? '#cfc3e6' : '#e6def2',
        { shape: 'wedge', lines: 4 },
      );
    stamens(p, [x, y + 84 * k], 12, 36, '#ecc53a', '#d9d39a', 0.9);
  }
}
function muscari(p: Plate): void {
  blades(
    p,
    [500, 860],
    [
      [-142, 430, 26, -0.3],
      [-40, 440, 26, 0.3],
      [-118, 520, 26, -0.2],
      [-64, 520, 26, 0.2],
    ],
    '#5f8a4a',
    true,
  );
  for (const [x, top, lean] of [
    [330, 0.84, -8],
    [690, 0.8, 8],
    [505, 1, 0],
  ] as const) {
    const stem = curve(
      [500 + (x - 500) * 0.2, 860],
      -90 + (x - 500) * 0.1 + lean * 0.1,
      760 * top,
      0.02,
    );
    p.stalk(stem, 14, 8, '#86a06a');
    spire(
      p,
      stem,
      0.5,
      11,
      96,
      (q, a, k) => {
        p.solid(
          ellipse(at(q, a, 8), 27 * k + 4, 22 * k + 4, a + 20),
          mix('#3f55a8', '#8a9ad8', k < 0.6 ? 0.7 : p.chance() * 0.35),
          { hatch: false },
        );
        if (k > 0.55)
          p.line(
            [at(at(q, a + 10, 33 * k), a + 100, 9 * k), at(at(q, a + 10, 33 * k), a - 80, 9 * k)],
            4,
            '#f1f0f6',
            0.95,
          );
      },
      4,
    );
  }
  bulb(p, [500, 945], 108, 104, '#c9a87c', { neck: 0.3, lines: 7 });
}
function verbena(p: Plate): void {
  const stems: Curve[] = [];
  for (const [a, l] of [
    [-106, 660],
    [-74, 640],
    [-90, 820],
  ] as const) {
    const s = curve([500, 960], a, l, (a + 90) * -0.001);
    p.stalk(s, 12, 7, '#7d8a5a');
    stems.push(s);
    for (const i of range(3))
      for (const k of [-1, 1])
        leaf(p, s.at(0.12 + i * 0.2), s.angle(0.3) + k * 58, 170 - i * 22, 34, '#6a8a4f', {
          shape: 'lance',
          teeth: 9,
          bite: 0.14,
        });
  }
  for (const s of stems)
    for (const [o, l] of [
      [-42, 150],
      [42, 150],
      [0, 70],
    ] as const) {
      const b = curve(s.at(o ? 0.86 : 0.99), s.angle(1) + o, l, 0);
      p.stalk(b, 7, 5, '#7d8a5a');
      globe(
        p,
        b.at(1),
        62,
        (q, a) => {
          ring(p, q, 5, 21, 20, mix('#9a62b4', '#b98acc', p.chance()), {
            shape: 'round',
            lines: 0,
            turn: a,
            line: 1.1,
          });
          p.wash(ellipse(q, 3, 3), '#5f2f74');
        },
        20,
        0.72,
      );
    }
}

export const spireRecipes: Record<string, Recipe> = {
  'sweet-pea': sweetPea,
  snapdragon,
  'daffodil-tete-a-tete': daffodil,
  'tulip-queen-of-night': tulip,
  snowdrop,
  foxglove,
  hollyhock,
  wallflower,
  pansy,
  primrose,
  'english-bluebell': bluebell,
  'crocus-tommasinianus': crocus,
  'allium-purple-sensation': (p) => allium(p, '#8f4f9c'),
  'bearded-iris': iris,
  lupin,
  delphinium,
  'hardy-geranium-rozanne': geranium,
  'sweet-william': sweetWilliam,
  aquilegia,
  'grape-hyacinth': muscari,
  'verbena-bonariensis': verbena,
};
