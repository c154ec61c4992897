/** Rooms in the garden, their fronts on the local -y side. */
import type { Finish } from '../core/piece.ts';
import { type Rgb, rgb, shade } from '../maths/colour.ts';
import type { Vec3 } from '../maths/vector.ts';
import { clad } from './carpentry.ts';
import type { Thing, DrawThings } from './thing.ts';

const CEDAR = rgb('#7d6149'),
  PANE = rgb('#9fb3b3'),
  ZINC = rgb('#83837f'),
  BRONZE = rgb('#3f3a34'),
  WARM = rgb('#d6c8ae'),
  DARK = rgb('#2e2c29'),
  THERMO = rgb('#8a5f3c'),
  CRADLE = rgb('#5f4c39'),
  ASPEN = rgb('#c9a878'),
  FRAME = rgb('#3a332b'),
  GLOW = rgb('#f0c383');

/** A timber room with a glazed front that slides, a room to see inside, a lined canopy and a roof of standing-seam zinc. */
function gardenRoom({ kit, w, d, high }: Thing): void {
  const top = high - 0.18,
    glazed = Math.min(w - 0.5, w * 0.7),
    front = -d / 2,
    panels = Math.max(2, Math.round(glazed / 0.95)),
    tall = Math.min(2.1, top - 0.08),
    side = (w - glazed) / 2;
  clad(kit, w, d, top, CEDAR, false, [1, 2, 3]);
  // three walls, floor and ceiling; the front has its opening
  kit.box('plain', WARM, 0, d / 2 - 0.06, top / 2, w - 0.04, 0.08, top, { bevel: 0 });
  for (const s of [-1, 1]) {
    kit.box('plain', WARM, s * (w / 2 - 0.06), 0, top / 2, 0.08, d - 0.06, top, { bevel: 0 });
    const boardsWide = Math.max(1, Math.round(side / 0.13));
    for (let k = 0; k < boardsWide; k++)
      kit.box(
        'wood',
        kit.vary(CEDAR, 0.13),
        s * (glazed / 2 + ((k + 0.5) * side) / boardsWide),
        front + 0.015,
        top / 2,
        side / boardsWide - 0.005,
        0.05,
        top,
        { bevel: 0 },
      );
  }
  kit.box(
    'wood',
    kit.vary(CEDAR),
    0,
    front + 0.015,
    (tall + top) / 2 + 0.02,
    glazed,
    0.05,
    top - tall - 0.02,
    { bevel: 0 },
  );
  kit.box('plain', rgb('#d8d1c2'), 0, 0, top - 0.02, w - 0.1, d - 0.1, 0.03, { bevel: 0 });
  for (let k = 0; k < 9; k++)
    kit.box(
      'wood',
      kit.vary(rgb('#a98d68'), 0.08),
      0,
      -d / 2 + 0.08 + ((k + 0.5) * (d - 0.16)) / 9,
      0.03,
      w - 0.16,
      (d - 0.16) / 9 - 0.003,
      0.03,
      { bevel: 0 },
    );
  // a desk, a chair's back and a picture, seen through the glass
  kit.box(
    'wood',
    rgb('#a58660'),
    w * 0.14,
    d / 2 - 0.42,
    0.73,
    Math.min(1.5, w * 0.45),
    0.6,
    0.035,
  );
  for (const u of [-1, 1])
    kit.box(
      'metal',
      DARK,
      w * 0.14 + u * Math.min(0.7, w * 0.2),
      d / 2 - 0.42,
      0.36,
      0.04,
      0.5,
      0.72,
    );
  kit.box('cloth', rgb('#6f7a66'), w * 0.14, d / 2 - 0.86, 0.7, 0.44, 0.06, 0.5, { bevel: 0.02 });
  kit.box('plain', rgb('#8f8a72'), -w * 0.2, d / 2 - 0.11, 1.45, 0.6, 0.03, 0.8);
  kit.lathe(
    'plain',
    rgb('#d9c48f'),
    w * 0.14 + 0.5,
    d / 2 - 0.4,
    0.75,
    [
      [0.05, 0],
      [0.012, 0.02],
      [0.012, 0.26],
      [0.1, 0.26],
      [0.06, 0.42],
      [0, 0.42],
    ],
    12,
  );
  for (let i = 0; i < panels; i++)
    kit.box(
      'glass',
      PANE,
      -glazed / 2 + ((i + 0.5) * glazed) / panels,
      front + 0.005 + 0.03 * (i % 2),
      tall / 2 + 0.03,
      glazed / panels,
      0.006,
      tall,
    );
  for (let i = 0; i <= panels; i++)
    kit.box(
      'metal',
      BRONZE,
      -glazed / 2 + (i * glazed) / panels,
      front - 0.005,
      tall / 2 + 0.02,
      i === 0 || i === panels ? 0.07 : 0.045,
      0.07,
      tall + 0.04,
    );
  for (const h of [0.03, tall + 0.03])
    kit.box('metal', BRONZE, 0, front - 0.005, h, glazed + 0.07, 0.07, 0.06);
  kit.box(
    'metal',
    rgb('#8c877c'),
    -glazed / 2 + glazed / panels - 0.06,
    front - 0.05,
    1.05,
    0.02,
    0.03,
    0.34,
  );
  kit.box('wood', rgb('#93775a'), 0, front - 0.13, 0.02, glazed + 0.2, 0.2, 0.06);
  // roof
  for (let k = 0; k < 6; k++)
    kit.box(
      'wood',
      kit.vary(rgb('#93775a'), 0.08),
      0,
      front - 0.3 + k * 0.07,
      high - 0.19,
      w + 0.1,
      0.064,
      0.018,
      { bevel: 0 },
    );
  kit.box('metal', BRONZE, 0, -0.12, high - 0.1, w + 0.16, d + 0.4, 0.16);
  kit.box('metal', ZINC, 0, -0.12, high - 0.015, w + 0.12, d + 0.36, 0.02);
  const seams = Math.max(3, Math.round(w / 0.43));
  for (let i = 0; i <= seams; i++)
    kit.box(
      'metal',
      shade(ZINC, 0.94),
      -w / 2 - 0.03 + (i * (w + 0.06)) / seams,
      -0.12,
      high + 0.005,
      0.018,
      d + 0.36,
      0.03,
    );
}

/** A barrel of heat-treated staves in steel hoops on two cradles: a porch with benches, a glass door, and warm light within. */
function sauna({ kit, w, d, high }: Thing): void {
  const alongX = w > d,
    long = Math.max(w, d),
    r = Math.min(Math.min(w, d) / 2 - 0.03, (high - 0.14) / 2),
    middle = high - r,
    front = long / 2 - Math.min(0.45, long * 0.17),
    floor = middle - r * 0.82,
    turnDeg = alongX ? 0 : -90;
  // u runs to the door, v across
  const put = (
    finish: Finish,
    tone: Rgb,
    [u, v, h]: Vec3,
    [su, sv, sh]: Vec3,
    options: { tipDeg?: number; bevel?: number; casts?: boolean } = {},
  ) =>
    kit.box(finish, tone, alongX ? u : v, alongX ? v : -u, h, su, sv, sh, { turnDeg, ...options });
  const chord = (h: number) => Math.sqrt(Math.max(0, r * r - (h - middle) ** 2));
  /** A wall of upright boards that fills the barrel's round; `open` leaves the door and its panes. */
  const wall = (u: number, tone: Rgb, open: number) => {
    const boards = Math.round((2 * r) / 0.11);
    for (let k = 0; k < boards; k++) {
      const v = -r + ((k + 0.5) * 2 * r) / boards,
        top = Math.sqrt(Math.max(0, (r - 0.02) ** 2 - v * v));
      if (Math.abs(v) < open || top < 0.05) continue;
      put(
        'wood',
        kit.vary(tone, 0.12),
        [u, v, middle],
        [0.035, (2 * r) / boards - 0.004, 2 * top],
        {
          bevel: 0,
        },
      );
    }
  };
  const staves = 34;
  for (let k = 0; k < staves; k++) {
    const a = ((k + 0.5) / staves) * 2 * Math.PI,
      tipDeg = (-a * 180) / Math.PI,
      v = Math.sin(a) * r,
      h = middle + Math.cos(a) * r;
    put(
      'wood',
      kit.vary(THERMO, 0.12),
      [0, v, h],
      [long, (2 * Math.PI * r) / staves - 0.004, 0.042],
      {
        tipDeg,
        bevel: 0.006,
      },
    );
    for (const u of [-0.36, 0, 0.3])
      put(
        'metal',
        BRONZE,
        [u * long, Math.sin(a) * (r + 0.026), middle + Math.cos(a) * (r + 0.026)],
        [0.035, (2 * Math.PI * (r + 0.03)) / staves + 0.002, 0.006],
        { tipDeg, bevel: 0 },
      );
  }
  for (const u of [-0.34, 0.34]) {
    put('wood', kit.vary(CRADLE), [u * long, 0, 0.07], [0.12, r * 1.5, 0.14]);
    for (const v of [-1, 1])
      put('wood', kit.vary(CRADLE), [u * long, v * r * 0.58, 0.18], [0.12, r * 0.34, 0.24]);
  }
  wall(-long / 2 + 0.1, THERMO, 0);
  wall(front, THERMO, 0.62);
  // within: pale benches at two heights, lit from below
  put('plain', GLOW, [-long / 2 + 0.15, 0, middle], [0.02, r * 1.5, r * 1.3], { bevel: 0 });
  put('wood', ASPEN, [0, 0, floor], [long - 0.3, chord(floor) * 2, 0.03], { bevel: 0 });
  for (const v of [-1, 1])
    for (let k = 0; k < 4; k++)
      put(
        'wood',
        kit.vary(ASPEN, 0.06),
        [-0.1, v * (r * 0.5 + k * 0.1), middle - r * 0.28],
        [front + long / 2 - 0.4, 0.085, 0.028],
        { bevel: 0 },
      );
  // the door between two fixed panes, in a slim frame
  const sill = floor + 0.03,
    lintel = middle + Math.sqrt(r * r - 0.62 * 0.62) - 0.03;
  put('glass', PANE, [front, 0, (sill + lintel) / 2], [0.012, 1.24, lintel - sill], {
    casts: false,
  });
  for (const v of [-0.62, -0.32, 0.32, 0.62])
    put('wood', FRAME, [front + 0.01, v, (sill + lintel) / 2], [0.05, 0.045, lintel - sill + 0.04]);
  for (const h of [sill, lintel]) put('wood', FRAME, [front + 0.01, 0, h], [0.05, 1.28, 0.05]);
  put('wood', ASPEN, [front + 0.05, 0.24, (sill + lintel) / 2], [0.03, 0.03, 0.36]);
  // the round above the door
  for (let k = -5; k <= 5; k++) {
    const v = k * 0.112,
      top = middle + Math.sqrt(Math.max(0, (r - 0.02) ** 2 - v * v));
    if (top - lintel > 0.04)
      put(
        'wood',
        kit.vary(THERMO, 0.12),
        [front, v, (top + lintel) / 2],
        [0.035, 0.108, top - lintel],
        {
          bevel: 0,
        },
      );
  }
  // porch: a floor, two small benches and a lantern
  const porch = (front + long / 2) / 2;
  put('wood', kit.vary(THERMO), [porch, 0, floor], [long / 2 - front, chord(floor) * 2, 0.03]);
  for (const v of [-1, 1])
    put(
      'wood',
      kit.vary(ASPEN),
      [porch, v * r * 0.7, middle - r * 0.42],
      [long / 2 - front - 0.04, 0.3, 0.035],
    );
  put('wood', kit.vary(CRADLE), [long / 2 + 0.14, 0, floor / 2], [0.26, 0.8, 0.05]);
  put('plain', GLOW, [front + 0.05, 0.76, middle + 0.2], [0.06, 0.08, 0.16]);
}

export const rooms = { 'garden-room': gardenRoom, sauna } satisfies DrawThings;
