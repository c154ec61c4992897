/** Sofas, benches, loungers and hammocks. */
import { rgb } from '../maths/colour.ts';
import type { Thing } from './thing.ts';

const TEAK = rgb('#a5784d'), LEG = rgb('#82603f'), CUSHION = rgb('#c6bba6'), SAGE = rgb('#75876a'), RUST = rgb('#b06f50'), INDIGO = rgb('#4d5a78'), IRON = rgb('#33332f');

/** Sofa along u with its back at +v; local units. */
function sofa({ kit }: Thing, x: number, y: number, length: number, deep: number, turnDeg: number, scatter: boolean): void {
  const a = (turnDeg * Math.PI) / 180, c = Math.cos(a), s = Math.sin(a);
  const part = (tone: typeof TEAK, finish: 'wood' | 'cloth', u: number, v: number, h: number, su: number, sv: number, sh: number, tipDeg = 0) => kit.box(finish, kit.vary(tone, 0.05), x + u * c - v * s, y + u * s + v * c, h, su, sv, sh, { turnDeg, tipDeg });
  const places = Math.max(1, Math.round(length / 0.75)), each = (length - 0.16) / places;
  part(TEAK, 'wood', 0, 0, 0.22, length, deep, 0.07);
  for (const u of [-1, 1]) { for (const v of [-1, 1]) part(LEG, 'wood', u * (length / 2 - 0.04), v * (deep / 2 - 0.04), 0.3, 0.06, 0.06, 0.6); part(TEAK, 'wood', u * (length / 2 - 0.03), 0, 0.6, 0.07, deep, 0.03); }
  for (let k = 0; k < 4; k++) part(TEAK, 'wood', 0, deep / 2 - 0.02, 0.36 + k * 0.1, length - 0.08, 0.02, 0.06);
  for (let i = 0; i < places; i++) { const u = -length / 2 + 0.08 + (i + 0.5) * each; part(CUSHION, 'cloth', u, -0.04, 0.33, each - 0.015, deep - 0.14, 0.15); part(CUSHION, 'cloth', u, deep / 2 - 0.14, 0.58, each - 0.03, 0.15, 0.38, -10); }
  if (scatter) { part(SAGE, 'cloth', -length / 2 + 0.3, deep / 2 - 0.29, 0.56, 0.4, 0.12, 0.38, -18); part(RUST, 'cloth', length / 2 - 0.3, deep / 2 - 0.29, 0.56, 0.38, 0.12, 0.36, -18); }
}
export function loungeSet(thing: Thing): void {
  const { kit, w, d, seats } = thing, deep = 0.82, length = Math.min(w, 2.4);
  sofa(thing, 0, d / 2 - deep / 2, length, deep, 0, true);
  const left = Math.max(0, (seats || 4) - Math.round(length / 0.75));
  if (left > 0 && d > 1.4) { const chairs = Math.min(2, left), apart = Math.min(w - 0.84, 1.5); for (let i = 0; i < chairs; i++) sofa(thing, chairs === 1 ? w / 2 - 0.45 : (i ? 1 : -1) * apart / 2, -d / 2 + 0.44, 0.8, 0.78, 180 + (i ? 8 : -8), false); }
  const tw = Math.min(1.0, w * 0.45), ty = d > 1.4 ? 0.02 - (left > 0 ? 0.05 : 0.2) : -d / 2 + 0.3;
  for (let i = 0; i < 5; i++) kit.box('wood', kit.vary(TEAK, 0.09), 0, ty + (i - 2) * 0.106, 0.33, tw, 0.1, 0.03);
  for (const u of [-1, 1]) for (const v of [-1, 1]) kit.box('wood', LEG, u * (tw / 2 - 0.05), ty + v * 0.2, 0.16, 0.045, 0.045, 0.32);
  kit.lathe('terracotta', rgb('#e9e5da'), -tw * 0.2, ty + 0.05, 0.346, [[0, 0], [0.06, 0], [0.12, 0.05], [0.112, 0.052], [0.05, 0.012], [0, 0.012]], 16);
  kit.box('cloth', INDIGO, tw * 0.22, ty - 0.06, 0.357, 0.2, 0.15, 0.02, { turnDeg: 14 });
}
export function bench({ kit, w, d }: Thing): void {
  const back = d / 2 - 0.05;
  for (let k = 0; k < 4; k++) kit.box('wood', kit.vary(TEAK, 0.1), 0, -d / 2 + 0.06 + k * ((d - 0.16) / 4) + 0.03, 0.44, w - 0.08, (d - 0.2) / 4 - 0.008, 0.026);
  for (const u of [-1, 1]) {
    const x = u * (w / 2 - 0.05);
    kit.box('wood', kit.vary(LEG), x, -d / 2 + 0.06, 0.31, 0.06, 0.06, 0.62); kit.box('wood', kit.vary(LEG), x, back, 0.44, 0.06, 0.06, 0.88);
    kit.box('wood', kit.vary(TEAK), x, -0.01, 0.635, 0.07, d - 0.02, 0.03); kit.box('wood', LEG, x, 0, 0.2, 0.04, d - 0.12, 0.05);
  }
  kit.box('wood', kit.vary(TEAK), 0, back, 0.86, w - 0.04, 0.04, 0.075); kit.box('wood', kit.vary(TEAK), 0, back, 0.52, w - 0.1, 0.035, 0.05);
  const slats = Math.max(5, Math.round(w / 0.11));
  for (let i = 0; i < slats; i++) kit.box('wood', kit.vary(TEAK, 0.1), -w / 2 + 0.09 + ((i + 0.5) * (w - 0.18)) / slats, back, 0.685, 0.05, 0.018, 0.3);
  kit.box('cloth', SAGE, -w / 2 + 0.32, back - 0.15, 0.62, 0.4, 0.12, 0.36, { tipDeg: -16 });
}
export function sunlounger({ kit, w, d }: Thing): void {
  const wide = w - 0.06, flat = d * 0.64;
  kit.box('wood', TEAK, 0, -d / 2 + flat / 2, 0.27, w, flat, 0.05);
  for (const u of [-1, 1]) for (const y of [-d / 2 + 0.12, d / 2 - 0.3]) kit.box('wood', LEG, u * (w / 2 - 0.04), y, 0.13, 0.05, 0.05, 0.26);
  kit.box('wood', TEAK, 0, d / 2 - (d - flat) / 2 - 0.03, 0.44, w, d - flat, 0.04, { tipDeg: 32 });
  kit.box('cloth', CUSHION, 0, -d / 2 + flat / 2 + 0.01, 0.335, wide, flat - 0.04, 0.08);
  kit.box('cloth', CUSHION, 0, d / 2 - (d - flat) / 2 - 0.06, 0.51, wide, d - flat, 0.08, { tipDeg: 32 });
  kit.box('cloth', INDIGO, 0, -d / 2 + 0.3, 0.385, wide * 0.9, 0.36, 0.03);
}
export function hammock({ kit, w, d }: Thing): void {
  const long = Math.max(w, d), along = w >= d, at = (u: number, v: number): [number, number] => (along ? [u, v] : [v, u]);
  for (const s of [-1, 1]) { const [x, y] = at((s * long) / 2, 0); kit.tube('wood', LEG, [x, y, 0], [x * 1.04, y * 1.04, 1.55], 0.06, 0.05, 10); }
  const steps = 12;
  for (let i = 0; i < steps; i++) { const t = (i + 0.5) / steps, u = (t - 0.5) * long * 0.78, sag = 0.45 + 1.5 * Math.pow(Math.abs(t - 0.5), 2) * 1.6, [x, y] = at(u, 0), tip = along ? 0 : (t - 0.5) * 80; kit.box('cloth', i % 2 ? CUSHION : SAGE, x, y, sag, along ? (long * 0.8) / steps + 0.02 : 0.8, along ? 0.8 : (long * 0.8) / steps + 0.02, 0.02, { tipDeg: tip }); }
  for (const s of [-1, 1]) { const [x, y] = at((s * long) / 2, 0), [px, py] = at(s * long * 0.39, 0); kit.tube('plain', IRON, [px, py, 0.83], [x * 1.03, y * 1.03, 1.42], 0.01, 0.01, 5); }
}
