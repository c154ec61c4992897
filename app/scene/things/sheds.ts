/** Sheds, stores, playhouses and compost bays; doors in the middle of the local -y side. */
import { rgb } from '../maths/colour.ts';
import { clad, corners, sedum, gable, door, windowAt } from './carpentry.ts';
import type { Thing, DrawThings } from './thing.ts';

const LARCH = rgb('#836a50'),
  SAGE = rgb('#7b8072'),
  CHARCOAL = rgb('#55514a'),
  FELT = rgb('#5b5751'),
  WHITE = rgb('#d3cdbf'),
  DARK = rgb('#2e2c29');

export function shed({ kit, w, d, high }: Thing): void {
  const eaves = high * 0.8;
  clad(kit, w, d, eaves, LARCH, true);
  corners(kit, w, d, eaves, LARCH);
  gable(kit, w, d, eaves, high, FELT, LARCH);
  const wide = Math.min(0.85, w * 0.45);
  door(kit, 0, -d / 2 - 0.01, wide, eaves - 0.16, SAGE);
  kit.box('stone', rgb('#9c917f'), 0, -d / 2 - 0.14, 0.03, wide + 0.1, 0.2, 0.07);
  const beside = (w - wide) / 2;
  if (beside > 0.45)
    windowAt(kit, (w - beside) / 2, -d / 2 - 0.01, eaves * 0.64, beside - 0.22, 0.5, SAGE);
}
function store({ kit, w, d, high }: Thing): void {
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
function playhouse({ kit, w, d, high }: Thing): void {
  const eaves = high * 0.68;
  clad(kit, w, d, eaves, SAGE, true);
  corners(kit, w, d, eaves, WHITE);
  gable(kit, w, d, eaves, high, rgb('#7d5645'), WHITE);
  door(kit, -w * 0.2, -d / 2 - 0.01, 0.5, eaves - 0.12, WHITE, 4);
  windowAt(kit, w * 0.24, -d / 2 - 0.01, eaves * 0.6, 0.4, 0.34, WHITE);
  kit.box('wood', LARCH, w * 0.24, -d / 2 - 0.09, eaves * 0.6 - 0.26, 0.46, 0.12, 0.1);
}
function compostBins({ kit, w, d, high }: Thing): void {
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

export const sheds = { shed, store, playhouse, 'compost-bins': compostBins } satisfies DrawThings;
