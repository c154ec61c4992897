/** Sheds, stores, greenhouses, garden rooms and playhouses; doors on the local -y side. */
import { rgb, type Rgb } from '../maths/colour.ts';
import type { Kit } from '../core/kit.ts';
import type { Thing } from './thing.ts';

const LARCH = rgb('#8d6d4c'), SAGE = rgb('#6f7d68'), CHARCOAL = rgb('#3a3c3c'), FELT = rgb('#57544f'), PANE = rgb('#9fb3b3'), DARK_PANE = rgb('#2d3a40'), FRAME = rgb('#4c5a4e'), WHITE = rgb('#dcd8cc');

/** Four walls of upright or level boards. */
function clad(kit: Kit, w: number, d: number, high: number, colour: Rgb, level: boolean): void {
  kit.box('plain', rgb('#3c3128'), 0, 0, high / 2, w - 0.05, d - 0.05, high - 0.02);
  for (const side of [0, 1, 2, 3]) {
    const length = side % 2 ? d : w, off = (side % 2 ? w : d) / 2, s = side < 2 ? -1 : 1, rows = Math.round((level ? high : length) / 0.13);
    for (let k = 0; k < rows; k++) {
      const u = level ? 0 : -length / 2 + ((k + 0.5) * length) / rows, h = level ? ((k + 0.5) * high) / rows : high / 2, su = level ? length : length / rows - 0.005, sh = level ? high / rows - 0.005 : high;
      if (side % 2) kit.box('wood', kit.vary(colour, 0.13), s * off, u, h, 0.03, su, sh); else kit.box('wood', kit.vary(colour, 0.13), u, s * off, h, su, 0.03, sh);
    }
  }
}
/** Two slopes meeting over the longer middle line. */
function gable(kit: Kit, w: number, d: number, eaves: number, high: number, tone: Rgb, walls: Rgb): void {
  const alongX = w >= d, span = alongX ? d : w, long = (alongX ? w : d) + 0.16, rise = high - eaves, slope = Math.hypot(span / 2 + 0.1, rise), angle = (Math.atan2(rise, span / 2 + 0.1) * 180) / Math.PI;
  for (const s of [-1, 1]) {
    if (alongX) kit.box('roof', tone, 0, s * (span / 4 + 0.04), eaves + rise / 2 + 0.01, long, slope, 0.04, { tipDeg: -s * angle });
    else kit.box('roof', tone, s * (span / 4 + 0.04), 0, eaves + rise / 2 + 0.01, long, slope, 0.04, { turnDeg: 90, tipDeg: s * angle });
  }
  for (const e of [-1, 1]) for (let k = 0; k < 5; k++) { const t = (k + 0.5) / 5, wide = span * (1 - t); if (alongX) kit.box('wood', kit.vary(walls), e * (w / 2 - 0.02), 0, eaves + rise * t, 0.03, wide, rise / 5); else kit.box('wood', kit.vary(walls), 0, e * (d / 2 - 0.02), eaves + rise * t, wide, 0.03, rise / 5); }
}
function door(kit: Kit, x: number, front: number, wide: number, high: number, tone: Rgb, boards = 5): void {
  for (let i = 0; i < boards; i++) kit.box('wood', kit.vary(tone, 0.09), x - wide / 2 + ((i + 0.5) * wide) / boards, front - 0.025, high / 2 + 0.03, wide / boards - 0.004, 0.03, high);
  for (const h of [0.3, high - 0.2]) kit.box('metal', rgb('#2b2b2a'), x - wide * 0.1, front - 0.045, h, wide * 0.7, 0.01, 0.035);
  kit.ball('metal', rgb('#2b2b2a'), x + wide / 2 - 0.09, front - 0.06, high * 0.5, 0.022, 0.022, 0.022, 8);
}
function windowAt(kit: Kit, x: number, front: number, h: number, wide: number, tall: number, frame: Rgb): void {
  kit.box('plain', DARK_PANE, x, front - 0.016, h, wide, 0.02, tall);
  for (const u of [-1, 0, 1]) kit.box('wood', frame, x + (u * wide) / 2, front - 0.03, h, 0.035, 0.03, tall + 0.04);
  for (const v of [-1, 0, 1]) kit.box('wood', frame, x, front - 0.03, h + (v * tall) / 2, wide + 0.04, 0.03, 0.035);
}
export function shed({ kit, w, d, high }: Thing): void {
  const eaves = high * 0.8;
  clad(kit, w, d, eaves, LARCH, true); gable(kit, w, d, eaves, high, FELT, LARCH);
  const wide = Math.min(0.85, w * 0.45);
  door(kit, -w / 2 + wide / 2 + 0.14, -d / 2 - 0.01, wide, eaves - 0.16, SAGE);
  if (w > 1.7) windowAt(kit, w / 4 + 0.1, -d / 2 - 0.01, eaves * 0.64, Math.min(0.7, w * 0.32), 0.5, SAGE);
}
export function store({ kit, w, d, high }: Thing): void {
  clad(kit, w, d, high - 0.1, CHARCOAL, false);
  const long = w >= d, doors = Math.max(1, Math.round((long ? w : d) / 0.8));
  if (long) for (let i = 0; i < doors; i++) door(kit, -w / 2 + ((i + 0.5) * w) / doors, -d / 2 - 0.01, w / doors - 0.06, high - 0.24, rgb('#4a4a46'), 6);
  kit.box('roof', FELT, 0, 0, high - 0.06, w + 0.1, d + 0.1, 0.06);
  for (let i = 0; i < Math.round((w * d) * 110); i++) kit.ball('plain', kit.vary(rgb(i % 4 ? '#64793f' : '#7d6a44'), 0.18), (kit.random() - 0.5) * w, (kit.random() - 0.5) * d, high - 0.02, 0.05 + 0.03 * kit.random(), 0.06, 0.022 + 0.02 * kit.random(), 6);
}
export function greenhouse({ kit, w, d, high }: Thing): void {
  const eaves = high * 0.66, alongX = w >= d, long = alongX ? w : d, span = alongX ? d : w, rise = high - eaves, bays = Math.max(2, Math.round(long / 0.62)), slope = Math.hypot(span / 2, rise), angle = (Math.atan2(rise, span / 2) * 180) / Math.PI, turn = alongX ? 0 : 90;
  const box = (finish: 'metal' | 'glass' | 'brick' | 'wood', tone: Rgb, u: number, v: number, h: number, su: number, sv: number, sh: number, tipDeg = 0) => { const [x, y] = alongX ? [u, v] : [-v, u]; kit.box(finish, tone, x, y, h, su, sv, sh, { turnDeg: turn, tipDeg }); };
  for (const v of [-1, 1]) { box('brick', rgb('#ffffff'), 0, (v * span) / 2, 0.22, long, 0.1, 0.44); box('glass', PANE, 0, (v * span) / 2, (eaves + 0.44) / 2, long, 0.012, eaves - 0.44); box('metal', FRAME, 0, (v * span) / 2, eaves, long, 0.05, 0.05); box('glass', PANE, 0, (v * span) / 4, eaves + rise / 2, long, slope, 0.012, -v * angle); }
  for (const u of [-1, 1]) { box('brick', rgb('#ffffff'), (u * long) / 2, 0, 0.22, 0.1, span, 0.44); box('glass', PANE, (u * long) / 2, 0, (eaves + 0.44) / 2, 0.012, span, eaves - 0.44); for (const v of [-0.5, -0.16, 0.16, 0.5]) box('metal', FRAME, (u * long) / 2, v * span, (eaves + (Math.abs(v) < 0.3 ? rise * 0.66 : 0)) / 2, 0.04, 0.04, eaves + (Math.abs(v) < 0.3 ? rise * 0.66 : 0)); }
  for (let i = 0; i <= bays; i++) for (const v of [-1, 1]) { const u = -long / 2 + (i * long) / bays; box('metal', FRAME, u, (v * span) / 2, eaves / 2, 0.032, 0.032, eaves); box('metal', FRAME, u, (v * span) / 4, eaves + rise / 2 + 0.01, 0.032, slope, 0.03, -v * angle); }
  box('metal', FRAME, 0, 0, high, long + 0.04, 0.05, 0.06);
  for (const v of [-1, 1]) box('wood', LARCH, 0, v * (span / 2 - 0.32), 0.72, long - 0.3, 0.5, 0.03);
}
export function gardenRoom({ kit, w, d, high }: Thing): void {
  clad(kit, w, d, high - 0.18, rgb('#7b5e43'), false);
  const glazed = w * 0.66, front = -d / 2 - 0.015, panels = Math.max(2, Math.round(glazed / 0.95));
  kit.box('plain', DARK_PANE, 0, front - 0.01, 1.06, glazed, 0.02, 2.06);
  for (let i = 0; i <= panels; i++) kit.box('metal', CHARCOAL, -glazed / 2 + (i * glazed) / panels, front - 0.03, 1.06, 0.06, 0.05, 2.12);
  for (const h of [0.03, 2.1]) kit.box('metal', CHARCOAL, 0, front - 0.03, h, glazed + 0.06, 0.05, 0.06);
  kit.box('roof', CHARCOAL, 0, -0.12, high - 0.1, w + 0.16, d + 0.4, 0.16);
  kit.box('metal', rgb('#2f3130'), 0, -0.12, high - 0.1, w + 0.18, d + 0.42, 0.05);
  kit.box('wood', rgb('#93714d'), 0, -0.12, high - 0.19, w + 0.1, d + 0.36, 0.02);
}
export function playhouse({ kit, w, d, high }: Thing): void {
  const eaves = high * 0.68;
  clad(kit, w, d, eaves, SAGE, true); gable(kit, w, d, eaves, high, rgb('#8a5a45'), SAGE);
  door(kit, -w * 0.2, -d / 2 - 0.01, 0.5, eaves - 0.12, WHITE, 4); windowAt(kit, w * 0.24, -d / 2 - 0.01, eaves * 0.6, 0.4, 0.34, WHITE);
}
export function compostBins({ kit, w, d, high }: Thing): void {
  const long = Math.max(w, d), short = Math.min(w, d), alongX = w >= d, bays = Math.max(1, Math.round(long / 1)), rows = Math.max(4, Math.round(high / 0.14)), tone = rgb('#8b6e4c');
  const box = (u: number, v: number, h: number, su: number, sv: number, sh: number, colour = tone, finish: 'wood' | 'plain' = 'wood') => (alongX ? kit.box(finish, kit.vary(colour, 0.14), u, v, h, su, sv, sh) : kit.box(finish, kit.vary(colour, 0.14), v, u, h, sv, su, sh));
  for (let k = 0; k < rows; k++) { const h = ((k + 0.5) * high) / rows, s = high / rows - 0.035; for (const v of [-1, 1]) if (v > 0 || k < rows - 2) box(0, v * (short / 2 - 0.02), h, long, 0.025, s); for (let i = 0; i <= bays; i++) box(-long / 2 + (i * long) / bays, 0, h, 0.025, short - 0.04, s); }
  for (let i = 0; i <= bays; i++) for (const v of [-1, 1]) box(-long / 2 + (i * long) / bays, v * (short / 2 - 0.03), high / 2, 0.06, 0.06, high);
  for (let i = 0; i < bays; i++) box(-long / 2 + ((i + 0.5) * long) / bays, 0, high * (i % 2 ? 0.3 : 0.22), long / bays - 0.06, short - 0.08, high * (i % 2 ? 0.6 : 0.44), rgb('#5b4a30'), 'plain');
}
