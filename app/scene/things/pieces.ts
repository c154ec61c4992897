/** Fire pits, kitchens, lights, sculpture and the small things of a garden. */
import { rgb } from '../maths/colour.ts';
import type { Thing } from './thing.ts';

const STEEL = rgb('#4c4a47'), CORTEN = rgb('#7a4a30'), STONE = rgb('#c4b79f'), DARK = rgb('#2e2f2e'), OAK = rgb('#9c7549');

export function firePit({ kit, w, high }: Thing): void {
  const r = w / 2;
  kit.lathe('metal', CORTEN, 0, 0, 0, [[0, 0.02], [r * 0.4, 0.02], [r * 0.5, 0.06], [r * 0.8, high * 0.6], [r, high], [r * 0.95, high], [r * 0.74, high * 0.62], [0, high * 0.5]], 32);
  for (let k = 0; k < 5; k++) { const a = k * 1.25; kit.tube('bark', rgb('#5a4230'), [Math.cos(a) * r * 0.5, Math.sin(a) * r * 0.5, high * 0.62], [-Math.cos(a) * r * 0.2, -Math.sin(a) * r * 0.2, high * 0.95], 0.04, 0.035, 7); }
}
export function hotTub({ kit, w, high }: Thing): void {
  const r = w / 2, staves = 44;
  for (let k = 0; k < staves; k++) { const a = ((k + 0.5) / staves) * 360, t = (a * Math.PI) / 180; kit.box('wood', kit.vary(OAK), Math.cos(t) * (r - 0.03), Math.sin(t) * (r - 0.03), high / 2, 0.045, (6.2831853 * r) / staves - 0.003, high, { turnDeg: a }); }
  for (const h of [0.2, 0.75]) kit.lathe('metal', DARK, 0, 0, high * h, [[r, 0], [r + 0.008, 0.02], [r, 0.04]], 36);
  kit.tube('plain', rgb('#4f8f96'), [0, 0, high * 0.86], [0, 0, high * 0.88], r * 0.93, r * 0.93, 36);
}
export function outdoorKitchen({ kit, w, d, high }: Thing): void {
  const doors = Math.max(2, Math.round(w / 0.6));
  kit.box('render', rgb('#8d8578'), 0, 0, (high - 0.04) / 2, w, d - 0.04, high - 0.04);
  kit.box('porcelain', rgb('#6d6862'), 0, 0, high - 0.015, w + 0.06, d + 0.02, 0.04);
  for (let i = 0; i < doors; i++) kit.box('wood', kit.vary(OAK, 0.08), -w / 2 + ((i + 0.5) * w) / doors, -d / 2 + 0.005, high * 0.5, w / doors - 0.02, 0.03, high - 0.16);
  kit.box('metal', STEEL, -w * 0.2, 0.02, high + 0.1, Math.min(0.8, w * 0.36), d * 0.72, 0.2); kit.tube('metal', rgb('#6a6865'), [-w * 0.2 - Math.min(0.38, w * 0.17), 0.02, high + 0.2], [-w * 0.2 + Math.min(0.38, w * 0.17), 0.02, high + 0.2], d * 0.32, d * 0.32, 18);
  kit.box('metal', rgb('#8f9292'), w * 0.28, 0, high + 0.005, 0.42, d * 0.55, 0.012);
  kit.lathe('terracotta', rgb('#e6dfd0'), w * 0.08, 0.06, high + 0.005, [[0, 0], [0.08, 0], [0.13, 0.06], [0.12, 0.06], [0, 0.02]], 16);
}
export function postLight({ kit, high }: Thing): void {
  kit.box('metal', DARK, 0, 0, high / 2, 0.09, 0.09, high);
  kit.box('plain', rgb('#f0e3bd'), 0, 0, high - 0.09, 0.094, 0.094, 0.08); kit.box('metal', DARK, 0, 0, high - 0.02, 0.12, 0.12, 0.03);
}
export function spikeLight({ kit, high }: Thing): void {
  kit.tube('metal', DARK, [0, 0, 0], [0, 0, high * 0.7], 0.012, 0.012, 6);
  kit.tube('metal', DARK, [0, 0, high * 0.65], [0.04, 0.03, high], 0.035, 0.045, 12);
}
export function sculpture({ kit, w, high }: Thing): void {
  const s = Math.min(w, 0.5);
  kit.box('stone', STONE, 0, 0, 0.16, s, s, 0.32);
  const r = s * 0.62, at = 0.34 + r, steps = 30;
  for (let k = 0; k < steps; k++) { const a = (k / steps) * 6.2831853, b = ((k + 1) / steps) * 6.2831853, q = Math.min(1, (high - 0.34) / (2 * r)); kit.tube('metal', CORTEN, [Math.cos(a) * r, 0, at * q + Math.sin(a) * r * q + 0.05], [Math.cos(b) * r, 0, at * q + Math.sin(b) * r * q + 0.05], 0.035, 0.035, 9, false); }
}
export function boulder({ kit, w, d, high }: Thing): void {
  kit.ball('stone', kit.vary(rgb('#9d9588'), 0.06), 0, 0, high * 0.34, w / 2, d / 2, high * 0.66, 18);
  kit.ball('stone', kit.vary(rgb('#8f877b'), 0.06), w * 0.36, -d * 0.28, high * 0.1, w * 0.26, d * 0.24, high * 0.3, 14);
}
export function birdFeeder({ kit, high }: Thing): void {
  kit.tube('metal', DARK, [0, 0, 0], [0, 0, high], 0.014, 0.014, 8);
  for (const s of [-1, 1]) { kit.tube('metal', DARK, [0, 0, high - 0.04], [s * 0.16, 0, high], 0.008, 0.008, 6); kit.tube('metal', DARK, [s * 0.16, 0, high], [s * 0.17, 0, high - 0.1], 0.005, 0.005, 5); kit.tube('plain', rgb(s > 0 ? '#b99a5c' : '#8a6d4a'), [s * 0.17, 0, high - 0.34], [s * 0.17, 0, high - 0.1], 0.035, 0.035, 12); kit.tube('metal', rgb('#5a6a52'), [s * 0.17, 0, high - 0.1], [s * 0.17, 0, high - 0.07], 0.05, 0.02, 12); }
}
export function bugHotel({ kit, w, d, high }: Thing): void {
  kit.box('wood', rgb('#5c452f'), 0, 0.01, high / 2, w - 0.03, d * 0.8, high - 0.06);
  for (const x of [-1, 1]) kit.box('wood', OAK, x * (w / 2 - 0.02), 0, (high - 0.06) / 2, 0.035, d, high - 0.06);
  const shelves = 4;
  for (let k = 0; k <= shelves; k++) kit.box('wood', OAK, 0, 0, 0.05 + (k * (high - 0.16)) / shelves, w, d, 0.025);
  for (let k = 0; k < shelves; k++) for (let i = 0; i < 12; i++) { const h = 0.05 + ((k + 0.5) * (high - 0.16)) / shelves + (kit.random() - 0.5) * 0.08, x = -w / 2 + 0.06 + (i * (w - 0.12)) / 11; kit.tube('wood', kit.vary(rgb(k % 2 ? '#c2a06a' : '#8d6a45'), 0.2), [x, -d / 2 + 0.02, h], [x, -d / 2 + 0.1, h], 0.02, 0.02, 8); }
  for (const s of [-1, 1]) kit.box('roof', rgb('#5a5751'), 0, (s * d) / 4, high - 0.02, w + 0.1, d / 2 + 0.1, 0.025, { tipDeg: -s * 20 });
}
export function washingLine({ kit, w, d, high }: Thing): void {
  const long = Math.max(w, d), alongX = w >= d, h = Math.max(1.7, high);
  for (const s of [-1, 1]) { const u = s * (long / 2 - 0.05); kit.tube('metal', rgb('#6d6f6d'), alongX ? [u, 0, 0] : [0, u, 0], alongX ? [u, 0, h] : [0, u, h], 0.025, 0.025, 8); }
  const e = long / 2 - 0.05;
  kit.tube('plain', rgb('#d5d2c8'), alongX ? [-e, 0, h - 0.05] : [0, -e, h - 0.05], alongX ? [e, 0, h - 0.05] : [0, e, h - 0.05], 0.006, 0.006, 5);
}
