/** Sheds, stores, greenhouses, garden rooms and playhouses; doors on the local -y side. */
import { rgb, shade, type Rgb } from '../maths/colour.ts';
import type { Kit } from '../core/kit.ts';
import type { Thing } from './thing.ts';

const LARCH = rgb('#836a50'),
  CEDAR = rgb('#7d6149'),
  SAGE = rgb('#7b8072'),
  CHARCOAL = rgb('#55514a'),
  FELT = rgb('#5b5751'),
  PANE = rgb('#9fb3b3'),
  FRAME = rgb('#56604f'),
  WHITE = rgb('#d3cdbf'),
  ZINC = rgb('#83837f'),
  BRONZE = rgb('#3f3a34'),
  WARM = rgb('#d6c8ae'),
  DARK = rgb('#2e2c29');

/** Four walls of upright or level boards. */
function clad(
  kit: Kit,
  w: number,
  d: number,
  high: number,
  colour: Rgb,
  level: boolean,
  sides: readonly number[] = [0, 1, 2, 3],
): void {
  if (sides.length === 4)
    kit.box('plain', rgb('#3c3128'), 0, 0, high / 2, w - 0.05, d - 0.05, high - 0.02);
  for (const side of sides) {
    const length = side % 2 ? d : w,
      off = (side % 2 ? w : d) / 2,
      s = side < 2 ? -1 : 1,
      rows = Math.round((level ? high : length) / 0.13);
    for (let k = 0; k < rows; k++) {
      const u = level ? 0 : -length / 2 + ((k + 0.5) * length) / rows,
        h = level ? ((k + 0.5) * high) / rows : high / 2,
        su = level ? length : length / rows - 0.005,
        sh = level ? high / rows - 0.005 : high;
      if (side % 2)
        kit.box('wood', kit.vary(colour, 0.13), s * off, u, h, 0.03, su, sh, { bevel: 0 });
      else kit.box('wood', kit.vary(colour, 0.13), u, s * off, h, su, 0.03, sh, { bevel: 0 });
    }
  }
}
/** Corner posts, and the bearers that keep a timber building off the ground. */
function corners(kit: Kit, w: number, d: number, high: number, tone: Rgb): void {
  for (const x of [-1, 1])
    for (const y of [-1, 1])
      kit.box(
        'wood',
        kit.vary(tone, 0.06),
        x * (w / 2 - 0.005),
        y * (d / 2 - 0.005),
        high / 2 + 0.02,
        0.075,
        0.075,
        high - 0.02,
      );
  kit.box('plain', rgb('#4d463c'), 0, 0, 0.02, w - 0.02, d - 0.02, 0.05, { bevel: 0 });
}
/** A living roof of stonecrop: low domes in greens, with some reds and limes. */
function sedum(kit: Kit, w: number, d: number, h: number): void {
  const tones = ['#5b6d40', '#6d7b45', '#4d6140', '#757a4c', '#627546', '#6c6a49'];
  kit.box('soil', rgb('#4a4a33'), 0, 0, h, w, d, 0.03, { bevel: 0 });
  const n = Math.min(230, Math.round(w * d * 140));
  for (let i = 0; i < n; i++) {
    const r = 0.035 + 0.035 * kit.random(),
      x = (kit.random() - 0.5) * (w - 2 * r),
      y = (kit.random() - 0.5) * (d - 2 * r);
    // kinds keep together
    const k =
      Math.floor((Math.sin(x * 2.3 + 1) + Math.cos(y * 3.1 + x) + 2) * 1.4 + kit.random() * 1.2) %
      tones.length;
    kit.lathe(
      'plain',
      kit.vary(rgb(tones[k]!), 0.16),
      x,
      y,
      h + 0.012,
      [
        [r, 0],
        [r * 0.75, 0.016],
        [0, 0.022 + 0.01 * kit.random()],
      ],
      5,
    );
  }
}
/** Two slopes meeting over the longer middle line. */
function gable(
  kit: Kit,
  w: number,
  d: number,
  eaves: number,
  high: number,
  tone: Rgb,
  walls: Rgb,
): void {
  const alongX = w >= d,
    span = alongX ? d : w,
    long = (alongX ? w : d) + 0.16,
    rise = high - eaves,
    slope = Math.hypot(span / 2 + 0.1, rise),
    angle = (Math.atan2(rise, span / 2 + 0.1) * 180) / Math.PI;
  for (const s of [-1, 1]) {
    if (alongX)
      kit.box('roof', tone, 0, s * (span / 4 + 0.04), eaves + rise / 2 + 0.01, long, slope, 0.04, {
        tipDeg: -s * angle,
      });
    else
      kit.box('roof', tone, s * (span / 4 + 0.04), 0, eaves + rise / 2 + 0.01, long, slope, 0.04, {
        turnDeg: 90,
        tipDeg: s * angle,
      });
  }
  // bargeboards at the gables and a ridge capping
  for (const s of [-1, 1])
    for (const e of [-1, 1]) {
      if (alongX)
        kit.box(
          'wood',
          kit.vary(walls, 0.06),
          e * (long / 2 - 0.012),
          s * (span / 4 + 0.04),
          eaves + rise / 2 - 0.035,
          0.022,
          slope,
          0.1,
          { tipDeg: -s * angle },
        );
      else
        kit.box(
          'wood',
          kit.vary(walls, 0.06),
          s * (span / 4 + 0.04),
          e * (long / 2 - 0.012),
          eaves + rise / 2 - 0.035,
          0.022,
          slope,
          0.1,
          { turnDeg: 90, tipDeg: s * angle },
        );
    }
  if (alongX) kit.box('plain', shade(tone, 0.9), 0, 0, high + 0.028, long, 0.12, 0.02);
  else kit.box('plain', shade(tone, 0.9), 0, 0, high + 0.028, 0.12, long, 0.02);
  for (const e of [-1, 1])
    for (let k = 0; k < 5; k++) {
      const t = (k + 0.5) / 5,
        wide = span * (1 - t);
      if (alongX)
        kit.box(
          'wood',
          kit.vary(walls),
          e * (w / 2 - 0.02),
          0,
          eaves + rise * t,
          0.03,
          wide,
          rise / 5,
        );
      else
        kit.box(
          'wood',
          kit.vary(walls),
          0,
          e * (d / 2 - 0.02),
          eaves + rise * t,
          wide,
          0.03,
          rise / 5,
        );
    }
}
function door(
  kit: Kit,
  x: number,
  front: number,
  wide: number,
  high: number,
  tone: Rgb,
  boards = 5,
): void {
  for (let i = 0; i < boards; i++)
    kit.box(
      'wood',
      kit.vary(tone, 0.09),
      x - wide / 2 + ((i + 0.5) * wide) / boards,
      front - 0.025,
      high / 2 + 0.03,
      wide / boards - 0.004,
      0.03,
      high,
    );
  for (const h of [0.3, high - 0.2])
    kit.box('metal', rgb('#2b2b2a'), x - wide * 0.1, front - 0.045, h, wide * 0.7, 0.01, 0.035);
  kit.ball(
    'metal',
    rgb('#2b2b2a'),
    x + wide / 2 - 0.09,
    front - 0.06,
    high * 0.5,
    0.022,
    0.022,
    0.022,
    8,
  );
}
/** A glazed window with a dim room behind it, in a frame with a sill. */
function windowAt(
  kit: Kit,
  x: number,
  front: number,
  h: number,
  wide: number,
  tall: number,
  frame: Rgb,
): void {
  kit.box('plain', DARK, x, front - 0.008, h, wide, 0.016, tall, { bevel: 0 });
  pane(kit, x, front - 0.02, h, wide, tall);
  for (const u of [-1, 0, 1])
    kit.box(
      'wood',
      frame,
      x + (u * wide) / 2,
      front - 0.03,
      h,
      u ? 0.05 : 0.03,
      0.035,
      tall + 0.05,
    );
  for (const v of [-1, 0, 1])
    kit.box(
      'wood',
      frame,
      x,
      front - 0.03,
      h + (v * tall) / 2,
      wide + 0.05,
      0.035,
      v ? 0.05 : 0.03,
    );
  kit.box('wood', frame, x, front - 0.045, h - tall / 2 - 0.03, wide + 0.1, 0.08, 0.025);
}
/** A sheet of glass before something solid: it is one sheet thick, so it always covers. */
function pane(kit: Kit, x: number, front: number, h: number, wide: number, tall: number): void {
  const b = kit.builder('pane'),
    o = kit.point(0, 0, 0),
    q = kit.point(0, -1, 0),
    n: [number, number, number] = [q[0] - o[0], q[1] - o[1], q[2] - o[2]];
  const at = (u: number, v: number) =>
    b.vertex(kit.point(x + (u * wide) / 2, front, h + (v * tall) / 2), n, PANE, u * wide, v * tall);
  b.quad(at(-1, -1), at(1, -1), at(1, 1), at(-1, 1));
}
export function shed({ kit, w, d, high }: Thing): void {
  const eaves = high * 0.8;
  clad(kit, w, d, eaves, LARCH, true);
  corners(kit, w, d, eaves, LARCH);
  gable(kit, w, d, eaves, high, FELT, LARCH);
  const wide = Math.min(0.85, w * 0.45);
  door(kit, -w / 2 + wide / 2 + 0.14, -d / 2 - 0.01, wide, eaves - 0.16, SAGE);
  kit.box(
    'stone',
    rgb('#9c917f'),
    -w / 2 + wide / 2 + 0.14,
    -d / 2 - 0.14,
    0.03,
    wide + 0.1,
    0.2,
    0.07,
  );
  if (w > 1.7)
    windowAt(kit, w / 4 + 0.1, -d / 2 - 0.01, eaves * 0.64, Math.min(0.7, w * 0.32), 0.5, SAGE);
}
export function store({ kit, w, d, high }: Thing): void {
  clad(kit, w, d, high - 0.1, CHARCOAL, false);
  corners(kit, w, d, high - 0.1, CHARCOAL);
  const long = w >= d,
    doors = Math.max(1, Math.round((long ? w : d) / 0.8));
  if (long)
    for (let i = 0; i < doors; i++)
      door(
        kit,
        -w / 2 + ((i + 0.5) * w) / doors,
        -d / 2 - 0.01,
        w / doors - 0.06,
        high - 0.24,
        rgb('#55524b'),
        6,
      );
  kit.box('plain', DARK, 0, 0, high - 0.09, w + 0.04, d + 0.04, 0.04);
  for (const s of [-1, 1]) {
    kit.box('wood', CHARCOAL, 0, s * (d / 2 + 0.04), high - 0.05, w + 0.11, 0.03, 0.12);
    kit.box('wood', CHARCOAL, s * (w / 2 + 0.04), 0, high - 0.05, 0.03, d + 0.11, 0.12);
  }
  sedum(kit, w + 0.04, d + 0.04, high - 0.04);
}
export function greenhouse({ kit, w, d, high }: Thing): void {
  const eaves = high * 0.66,
    alongX = w >= d,
    long = alongX ? w : d,
    span = alongX ? d : w,
    rise = high - eaves,
    bays = Math.max(2, Math.round(long / 0.62)),
    slope = Math.hypot(span / 2, rise),
    angle = (Math.atan2(rise, span / 2) * 180) / Math.PI,
    turn = alongX ? 0 : 90;
  const box = (
    finish: 'metal' | 'glass' | 'brick' | 'wood' | 'stone',
    tone: Rgb,
    u: number,
    v: number,
    h: number,
    su: number,
    sv: number,
    sh: number,
    tipDeg = 0,
  ) => {
    const [x, y] = alongX ? [u, v] : [-v, u];
    kit.box(finish, tone, x, y, h, su, sv, sh, { turnDeg: turn, tipDeg });
  };
  for (const v of [-1, 1]) {
    box('brick', rgb('#ffffff'), 0, (v * span) / 2, 0.22, long, 0.1, 0.44);
    box('glass', PANE, 0, (v * span) / 2, (eaves + 0.44) / 2, long, 0.012, eaves - 0.44);
    box('metal', FRAME, 0, (v * span) / 2, eaves, long, 0.05, 0.05);
    box('glass', PANE, 0, (v * span) / 4, eaves + rise / 2, long, slope, 0.012, -v * angle);
  }
  for (const u of [-1, 1]) {
    box('brick', rgb('#ffffff'), (u * long) / 2, 0, 0.22, 0.1, span, 0.44);
    box('glass', PANE, (u * long) / 2, 0, (eaves + 0.44) / 2, 0.012, span, eaves - 0.44);
    for (const v of [-0.5, -0.16, 0.16, 0.5])
      box(
        'metal',
        FRAME,
        (u * long) / 2,
        v * span,
        (eaves + (Math.abs(v) < 0.3 ? rise * 0.66 : 0)) / 2,
        0.04,
        0.04,
        eaves + (Math.abs(v) < 0.3 ? rise * 0.66 : 0),
      );
  }
  for (let i = 0; i <= bays; i++)
    for (const v of [-1, 1]) {
      const u = -long / 2 + (i * long) / bays;
      box('metal', FRAME, u, (v * span) / 2, eaves / 2, 0.032, 0.032, eaves);
      box(
        'metal',
        FRAME,
        u,
        (v * span) / 4,
        eaves + rise / 2 + 0.01,
        0.032,
        slope,
        0.03,
        -v * angle,
      );
    }
  box('metal', FRAME, 0, 0, high, long + 0.04, 0.05, 0.06);
  // staging with pots and a path of slabs between; the door is at one end
  for (const v of [-1, 1]) {
    for (let k = 0; k < 5; k++)
      box(
        'wood',
        kit.vary(LARCH),
        0,
        v * (span / 2 - 0.12 - k * 0.095),
        0.74,
        long - 0.3,
        0.075,
        0.022,
      );
    for (let i = 0; i <= 3; i++)
      box(
        'wood',
        LARCH,
        (i / 3 - 0.5) * (long - 0.36),
        v * (span / 2 - 0.5),
        0.37,
        0.04,
        0.04,
        0.73,
      );
    for (let i = 0; i < Math.round(long * 2.2); i++) {
      const u =
          -long / 2 + 0.3 + ((i + 0.3 * kit.random()) * (long - 0.5)) / Math.round(long * 2.2),
        r = 0.055 + 0.03 * kit.random(),
        q = v * (span / 2 - 0.2 - 0.22 * kit.random()),
        [x, y] = alongX ? [u, q] : [-q, u];
      kit.lathe(
        'terracotta',
        kit.vary(rgb('#9c6549'), 0.1),
        x,
        y,
        0.752,
        [
          [0, 0],
          [r * 0.7, 0],
          [r * 0.95, r * 1.5],
          [r, r * 1.5],
          [r, r * 1.8],
          [r * 0.9, r * 1.8],
          [r * 0.85, r * 1.5],
          [0, r * 1.5],
        ],
        12,
      );
    }
  }
  box('stone', rgb('#a2988a'), 0, 0, 0.006, long - 0.1, span * 0.36, 0.02);
  for (const v of [-0.16, 0.16])
    box('metal', FRAME, -long / 2 - 0.006, v * span, eaves * 0.5, 0.05, 0.05, eaves);
  for (const h of [0.46, eaves * 0.66, eaves - 0.02])
    box('metal', FRAME, -long / 2 - 0.006, 0, h, 0.035, span * 0.34, 0.04);
}
/** A timber room with a glazed front that slides, a room to see inside, a lined canopy and a roof of standing-seam zinc. */
export function gardenRoom({ kit, w, d, high }: Thing): void {
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
export function playhouse({ kit, w, d, high }: Thing): void {
  const eaves = high * 0.68;
  clad(kit, w, d, eaves, SAGE, true);
  corners(kit, w, d, eaves, WHITE);
  gable(kit, w, d, eaves, high, rgb('#7d5645'), WHITE);
  door(kit, -w * 0.2, -d / 2 - 0.01, 0.5, eaves - 0.12, WHITE, 4);
  windowAt(kit, w * 0.24, -d / 2 - 0.01, eaves * 0.6, 0.4, 0.34, WHITE);
  kit.box('wood', LARCH, w * 0.24, -d / 2 - 0.09, eaves * 0.6 - 0.26, 0.46, 0.12, 0.1);
}
export function compostBins({ kit, w, d, high }: Thing): void {
  const long = Math.max(w, d),
    short = Math.min(w, d),
    alongX = w >= d,
    bays = Math.max(1, Math.round(long / 1)),
    rows = Math.max(4, Math.round(high / 0.14)),
    tone = rgb('#80694f');
  const box = (
    u: number,
    v: number,
    h: number,
    su: number,
    sv: number,
    sh: number,
    colour = tone,
    finish: 'wood' | 'soil' = 'wood',
  ) =>
    alongX
      ? kit.box(finish, kit.vary(colour, 0.14), u, v, h, su, sv, sh)
      : kit.box(finish, kit.vary(colour, 0.14), v, u, h, sv, su, sh);
  for (let k = 0; k < rows; k++) {
    const h = ((k + 0.5) * high) / rows,
      s = high / rows - 0.035;
    for (const v of [-1, 1])
      if (v > 0 || k < rows - 2) box(0, v * (short / 2 - 0.02), h, long, 0.025, s);
    for (let i = 0; i <= bays; i++)
      box(-long / 2 + (i * long) / bays, 0, h, 0.025, short - 0.04, s);
  }
  for (let i = 0; i <= bays; i++)
    for (const v of [-1, 1])
      box(-long / 2 + (i * long) / bays, v * (short / 2 - 0.03), high / 2, 0.06, 0.06, high);
  for (let i = 0; i < bays; i++)
    box(
      -long / 2 + ((i + 0.5) * long) / bays,
      0,
      high * (i % 2 ? 0.3 : 0.22),
      long / bays - 0.06,
      short - 0.08,
      high * (i % 2 ? 0.6 : 0.44),
      rgb('#4a3c2a'),
      'soil',
    );
}
