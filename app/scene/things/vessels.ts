/** Pots, urns, raised beds and water features. */
import { rgb } from '../maths/colour.ts';
import type { Thing } from './thing.ts';

const TERRACOTTA = ['#a9674a', '#b0745a', '#8f8a80'], STONE = rgb('#bcb19c'), SOIL = rgb('#3b2e22'), WATER = rgb('#6f8e92');

export function pot({ kit, w, high, source }: Thing): void {
  const r = w / 2, tone = rgb(TERRACOTTA[source.id.length % 3]!);
  kit.lathe('terracotta', kit.vary(tone, 0.05), 0, 0, 0, [[0, 0], [r * 0.68, 0], [r * 0.9, high * 0.8], [r * 0.9, high * 0.84], [r, high * 0.86], [r, high], [r * 0.9, high], [r * 0.88, high * 0.9], [0, high * 0.9]], 28);
  kit.tube('soil', SOIL, [0, 0, high * 0.85], [0, 0, high * 0.93], r * 0.88, r * 0.88, 24);
}
export function urn({ kit, w, high }: Thing): void {
  const r = w / 2;
  kit.box('stone', STONE, 0, 0, 0.04, w * 0.72, w * 0.72, 0.08);
  kit.lathe('stone', STONE, 0, 0, 0.08, [[r * 0.6, 0], [r * 0.45, 0.05], [r * 0.22, high * 0.16], [r * 0.2, high * 0.3], [r * 0.36, high * 0.4], [r * 0.78, high * 0.55], [r * 0.86, high * 0.78], [r * 0.84, high * 0.84], [r, high * 0.9], [r * 0.98, high * 0.93], [r * 0.84, high * 0.9], [0, high * 0.86]], 32);
  kit.tube('soil', SOIL, [0, 0, high * 0.88], [0, 0, high * 0.94], r * 0.84, r * 0.84, 24);
}
export function raisedBed({ kit, w, d, high, source }: Thing): void {
  const timber = source.material !== 'stone', rows = Math.max(1, Math.round(high / 0.2)), t = 0.075, tone = rgb('#8a6a48');
  for (let k = 0; k < rows; k++) {
    const h = ((k + 0.5) * high) / rows, s = high / rows - 0.004;
    for (const v of [-1, 1]) { kit.box(timber ? 'wood' : 'stone', kit.vary(tone, 0.12), 0, v * (d / 2 - t / 2), h, w, t, s); kit.box(timber ? 'wood' : 'stone', kit.vary(tone, 0.12), v * (w / 2 - t / 2), 0, h, t, d - 2 * t, s); }
  }
  for (const u of [-1, 1]) for (const v of [-1, 1]) kit.box('wood', kit.vary(tone, 0.1), u * (w / 2 - t - 0.03), v * (d / 2 - t - 0.03), high / 2, 0.06, 0.06, high + 0.01);
  kit.box('soil', SOIL, 0, 0, (high - 0.05) / 2, w - t, d - t, high - 0.05);
}
/** A drilled stone or sphere with a film of water over pebbles. */
export function fountain({ kit, w, high }: Thing): void {
  const r = Math.min(0.3, w * 0.3), bowl = Math.min(w, 1.1) / 2;
  for (let i = 0; i < 70 + w * 120; i++) { const a = kit.random() * 6.2831853, rr = bowl * Math.sqrt(kit.random()), s = 0.02 + 0.03 * kit.random(); kit.ball('stone', kit.vary(rgb(i % 3 ? '#a89b88' : '#7f786d'), 0.15), Math.cos(a) * rr, Math.sin(a) * rr, 0.012, s * 1.2, s, s * 0.7, 7); }
  const tall = Math.max(0.3, high);
  kit.lathe('stone', rgb('#8f887c'), 0, 0, 0, [[0, 0], [r * 0.7, 0], [r * 1.02, tall * 0.3], [r * 1.08, tall * 0.55], [r * 0.9, tall * 0.82], [r * 0.55, tall * 0.97], [r * 0.2, tall], [0, tall * 0.985]], 32);
  kit.tube('plain', WATER, [0, 0, tall * 0.985], [0, 0, tall * 0.992], r * 0.4, r * 0.4, 24);
  kit.lathe('plain', rgb('#dfe8ea'), 0, 0, tall * 0.99, [[0.035, 0], [0.05, 0.03], [0.03, 0.07], [0.012, 0.11], [0, 0.12]], 12);
}
export function birdBath({ kit, w, high }: Thing): void {
  const r = w / 2;
  kit.box('stone', STONE, 0, 0, 0.03, w * 0.6, w * 0.6, 0.06);
  kit.lathe('stone', STONE, 0, 0, 0.06, [[r * 0.5, 0], [r * 0.32, 0.06], [r * 0.24, high * 0.5], [r * 0.34, high * 0.8], [r * 0.9, high * 0.88], [r, high * 0.94], [r * 0.92, high * 0.95], [r * 0.4, high * 0.89], [0, high * 0.88]], 28);
  kit.tube('plain', rgb('#5f7a80'), [0, 0, high * 0.94], [0, 0, high * 0.965], r * 0.84, r * 0.84, 24);
}
export function waterButt({ kit, w, high }: Thing): void {
  const r = w / 2, tone = rgb('#4c5a4c');
  kit.lathe('wood', tone, 0, 0, 0, [[0, 0], [r * 0.84, 0], [r, high * 0.45], [r * 0.98, high * 0.6], [r * 0.86, high * 0.96], [r * 0.9, high * 0.97], [r * 0.9, high], [0, high]], 24);
  for (const t of [0.16, 0.8]) kit.lathe('metal', rgb('#2c2e2c'), 0, 0, high * t, [[r * 0.96, 0], [r * 0.985, 0.02], [r * 0.96, 0.04]], 24);
}
