/** Pergolas and arbours. */
import { rgb } from '../maths/colour.ts';
import { bench } from './seats.ts';
import type { Thing } from './thing.ts';

const OAK = rgb('#96714a');

export function pergola({ kit, w, d, high }: Thing): void {
  const top = high - 0.16, alongX = w >= d, long = alongX ? w : d, deep = alongX ? d : w, rows = long > 3.6 ? 3 : 2;
  const box = (u: number, v: number, h: number, su: number, sv: number, sh: number) => (alongX ? kit.box('wood', kit.vary(OAK), u, v, h, su, sv, sh) : kit.box('wood', kit.vary(OAK), v, u, h, sv, su, sh));
  for (let i = 0; i < rows; i++) for (const v of [-1, 1]) box(-long / 2 + 0.16 + (i * (long - 0.32)) / (rows - 1), v * (deep / 2 - 0.16), top / 2, 0.14, 0.14, top);
  for (const v of [-1, 1]) for (const off of [-0.085, 0.085]) box(0, v * (deep / 2 - 0.16) + off, top - 0.03, long, 0.045, 0.19);
  const rafters = Math.max(5, Math.round(long / 0.36));
  for (let i = 0; i <= rafters; i++) box(-long / 2 + 0.05 + (i * (long - 0.1)) / rafters, 0, top + 0.1, 0.045, deep, 0.13);
  const laths = Math.max(4, Math.round(deep / 0.42));
  for (let i = 0; i <= laths; i++) box(0, -deep / 2 + 0.08 + (i * (deep - 0.16)) / laths, top + 0.18, long, 0.04, 0.028);
}
export function arbour(thing: Thing): void {
  const { kit, w, d, high } = thing;
  for (const x of [-1, 1]) for (const y of [-1, 1]) kit.box('wood', kit.vary(OAK), x * (w / 2 - 0.05), y * (d / 2 - 0.05), (high - 0.3) / 2, 0.08, 0.08, high - 0.3);
  for (let k = 0; k < 9; k++) kit.box('wood', kit.vary(OAK), 0, d / 2 - 0.05, 0.5 + k * 0.14, w - 0.12, 0.014, 0.02);
  for (let k = 0; k < 7; k++) kit.box('wood', kit.vary(OAK), -w / 2 + 0.14 + (k * (w - 0.28)) / 6, d / 2 - 0.04, 1.05, 0.02, 0.014, 1.35);
  for (const s of [-1, 1]) for (let k = 0; k < 8; k++) kit.box('wood', kit.vary(OAK), s * (w / 4 + 0.02), -d / 2 - 0.06 + ((k + 0.5) * (d + 0.12)) / 8, high - 0.17, w / 2 + 0.14, (d + 0.12) / 8 - 0.006, 0.02, { turnDeg: 0 });
  kit.box('wood', OAK, 0, 0, high - 0.1, w + 0.2, 0.1, 0.06);
  bench({ ...thing, w: w - 0.16, d: Math.min(d - 0.1, 0.55), high: 0.85 });
}
