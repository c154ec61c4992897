/** A woven den, trunks sawn to sit on, a goal and a nest box. */
import { rgb } from '../maths/colour.ts';
import type { Vec3 } from '../maths/vector.ts';
import type { DrawThings, Thing } from './thing.ts';

const ROD = rgb('#6f6a3e'),
  SHOOT = rgb('#7f9150'),
  BARK = rgb('#5f4c3b'),
  SAWN = rgb('#c79f68'),
  WHITE = rgb('#e9e7e1'),
  NET = rgb('#cfccc4'),
  HOLE = rgb('#1d1914'),
  HOLDS = ['#c8553d', '#e0a030', '#4f8a5b', '#3f6f94'].map(rgb);

/** Rods bent over to meet at the top, rings woven between them, and a way in at its front. */
function den({ kit, w, d, high }: Thing): void {
  const r = Math.min(w, d) / 2 - 0.05,
    rods = 16,
    steps = 7;
  const isDoor = (angle: number) => Math.abs(angle - 1.5 * Math.PI) < 0.42;
  const at = (angle: number, t: number, lean = 0): Vec3 => {
    const out = r * Math.cos(t * 1.5);
    return [
      out * Math.cos(angle + lean * t),
      out * Math.sin(angle + lean * t),
      high * Math.sin(t * 1.5708),
    ];
  };
  for (let i = 0; i < rods; i++) {
    const angle = (i * 2 * Math.PI) / rods;
    if (isDoor(angle)) continue;
    for (const lean of [0.7, -0.7])
      for (let k = 0; k < steps; k++) {
        const [a, b] = [k / steps, (k + 1) / steps];
        kit.tube(
          'bark',
          kit.vary(k > 2 ? SHOOT : ROD),
          at(angle, a, lean),
          at(angle, b, lean),
          0.014 - 0.006 * a,
          0.014 - 0.006 * b,
          5,
          false,
        );
      }
  }
  for (const t of [0.14, 0.3, 0.46])
    for (let i = 0; i < 24; i++) {
      const [a, b] = [(i * 2 * Math.PI) / 24, ((i + 1) * 2 * Math.PI) / 24];
      if (isDoor((a + b) / 2)) continue;
      kit.tube('bark', kit.vary(ROD), at(a, t), at(b, t), 0.012, 0.012, 5, false);
    }
}

function stumpSeat({ kit, w, d, high }: Thing): void {
  const r = Math.min(w, d) / 2;
  kit.tube('bark', kit.vary(BARK), [0, 0, 0], [0, 0, high], r, r * 0.95, 18, false);
  kit.tube(
    'wood',
    kit.vary(SAWN, 0.08),
    [0, 0, high - 0.015],
    [0, 0, high],
    r * 0.93,
    r * 0.93,
    18,
  );
}

/** White posts and bar at its front, a net that slopes to the ground at its back. */
function goal({ kit, w, d, high }: Thing): void {
  const [x, front, back] = [w / 2 - 0.04, -d / 2 + 0.04, d / 2 - 0.04],
    post = (from: Vec3, to: Vec3) => kit.tube('metal', WHITE, from, to, 0.03, 0.03, 10);
  for (const u of [-x, x]) {
    post([u, front, 0], [u, front, high]);
    kit.tube('metal', WHITE, [u, front, high], [u, back, 0.03], 0.018, 0.018, 8);
    kit.tube('metal', WHITE, [u, front, 0.03], [u, back, 0.03], 0.018, 0.018, 8);
  }
  post([-x, front, high], [x, front, high]);
  kit.tube('metal', WHITE, [-x, back, 0.03], [x, back, 0.03], 0.018, 0.018, 8);
  const cords = Math.round(w / 0.2);
  for (let i = 1; i < cords; i++) {
    const u = -x + (i * 2 * x) / cords;
    kit.tube('netting', NET, [u, front, high], [u, back, 0.03], 0.004, 0.004, 4, false);
  }
  for (let k = 1; k < 7; k++) {
    const t = k / 7,
      [y, h] = [front + (back - front) * t, high + (0.03 - high) * t];
    kit.tube('netting', NET, [-x, y, h], [x, y, h], 0.004, 0.004, 4, false);
  }
}

/** Ply panels on posts, with bolted holds of all colours. */
function climbingWall({ kit, w, d, high }: Thing): void {
  const back = d / 2,
    panels = Math.max(1, Math.round(w / 1.22));
  for (let i = 0; i <= panels; i++) {
    const x = -w / 2 + 0.06 + (i * (w - 0.12)) / panels;
    kit.box('wood', kit.vary(BARK), x, back - 0.07, high / 2, 0.1, 0.1, high);
  }
  for (let i = 0; i < panels; i++)
    kit.box(
      'wood',
      kit.vary(SAWN),
      -w / 2 + ((i + 0.5) * w) / panels,
      back - 0.14,
      high / 2 + 0.05,
      w / panels - 0.01,
      0.02,
      high - 0.1,
    );
  const rows = Math.round(high / 0.28),
    across = Math.round(w / 0.3);
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < across; c++) {
      if ((r * 7 + c * 3) % 5 > 2) continue;
      const tone = HOLDS[(r * 3 + c * 5) % HOLDS.length]!;
      kit.ball(
        'plain',
        tone,
        -w / 2 + ((c + 0.5) * w) / across,
        back - 0.18,
        0.2 + (r * (high - 0.35)) / rows,
        0.06,
        0.04,
        0.04,
        8,
      );
    }
}

/** A box under a sloping lid, its hole to the front. */
function nestBox({ kit, w, d, high }: Thing): void {
  const tall = Math.min(0.4, w * 1.5);
  kit.box('wood', kit.vary(SAWN), 0, 0, high - tall / 2 - 0.03, w - 0.04, d - 0.03, tall - 0.06);
  kit.box('wood', kit.vary(BARK), 0, 0, high - 0.04, w, d, 0.02, { tipDeg: 10 });
  kit.tube(
    'plain',
    HOLE,
    [0, -d / 2 + 0.02, high - tall * 0.4],
    [0, -d / 2 + 0.008, high - tall * 0.4],
    0.022,
    0.022,
    12,
  );
}

export const dens = {
  den,
  'stump-seat': stumpSeat,
  goal,
  'climbing-wall': climbingWall,
  'nest-box': nestBox,
} satisfies DrawThings;
