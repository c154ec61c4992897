/** A covered run of timber and wire with its house, and a polytunnel; the door is at the local -y side or end. */
import { rgb, type Rgb } from '../maths/colour.ts';
import type { DrawThings, Thing } from './thing.ts';

const LARCH = rgb('#836a50'),
  WIRE = rgb('#6d6f6a'),
  FELT = rgb('#5b5751'),
  HOOP = rgb('#8f9692'),
  SKIN = rgb('#cfd8d2'),
  SOIL = rgb('#4a3c2a');

/** Bars of a wire panel stand this far apart, m: near enough to be read as mesh. */
const MESH = 0.16;

function animalRun({ kit, w, d, high }: Thing): void {
  const post = (x: number, y: number) =>
    kit.box('wood', kit.vary(LARCH), x, y, high / 2, 0.06, 0.06, high);
  const bays = Math.max(2, Math.round(w / 1.2));
  for (let i = 0; i <= bays; i++)
    for (const v of [-1, 1]) post(-w / 2 + (i * w) / bays, (v * d) / 2);
  for (const h of [0.08, high * 0.5, high - 0.03]) {
    for (const v of [-1, 1]) {
      kit.box('wood', LARCH, 0, (v * d) / 2, h, w, 0.045, 0.06);
      kit.box('wood', LARCH, (v * w) / 2, 0, h, 0.045, d, 0.06);
    }
  }
  for (let x = -w / 2 + MESH; x < w / 2; x += MESH)
    for (const v of [-1, 1]) kit.box('metal', WIRE, x, (v * d) / 2, high / 2, 0.006, 0.006, high);
  for (let y = -d / 2 + MESH; y < d / 2; y += MESH) {
    for (const v of [-1, 1]) kit.box('metal', WIRE, (v * w) / 2, y, high / 2, 0.006, 0.006, high);
    kit.box('metal', WIRE, 0, y, high, w, 0.006, 0.006);
  }
  for (let h = MESH; h < high; h += MESH)
    for (const v of [-1, 1]) {
      kit.box('metal', WIRE, 0, (v * d) / 2, h, w, 0.006, 0.006);
      kit.box('metal', WIRE, (v * w) / 2, 0, h, 0.006, d, 0.006);
    }
  // the house, on legs at one end
  const wide = Math.min(w * 0.34, 1.3),
    at = w / 2 - wide / 2 - 0.08;
  kit.box('wood', kit.vary(LARCH), at, 0, 0.85, wide, d * 0.7, 0.8);
  kit.box('plain', FELT, at, 0, 1.28, wide + 0.12, d * 0.7 + 0.12, 0.06);
  for (const u of [-1, 1])
    for (const v of [-1, 1])
      kit.box('wood', LARCH, at + u * (wide / 2 - 0.06), v * d * 0.3, 0.22, 0.07, 0.07, 0.44);
}

function polytunnel({ kit, w, d, high }: Thing): void {
  const alongX = w > d,
    long = alongX ? w : d,
    span = alongX ? d : w,
    hoops = Math.max(3, Math.round(long / 1.2)),
    turn = alongX ? 0 : 90;
  const box = (
    finish: 'metal' | 'glass' | 'wood' | 'soil' | 'stone',
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
  // half a rounded arch, in flat strips
  const steps = 8,
    at = (k: number): [number, number] => {
      const angle = (Math.PI * k) / steps;
      return [(-Math.cos(angle) * span) / 2, Math.sin(angle) ** 0.8 * high];
    };
  for (let k = 0; k < steps; k++) {
    const [v0, h0] = at(k),
      [v1, h1] = at(k + 1),
      length = Math.hypot(v1 - v0, h1 - h0),
      tip = (Math.atan2(h1 - h0, v1 - v0) * 180) / Math.PI;
    box('glass', SKIN, 0, (v0 + v1) / 2, (h0 + h1) / 2, long, length, 0.01, tip);
    for (let i = 0; i <= hoops; i++)
      box(
        'metal',
        HOOP,
        -long / 2 + (i * long) / hoops,
        (v0 + v1) / 2,
        (h0 + h1) / 2,
        0.035,
        length,
        0.035,
        tip,
      );
  }
  for (const v of [-1, 1]) box('soil', SOIL, 0, v * span * 0.3, 0.05, long - 0.2, span * 0.32, 0.1);
  box('stone', rgb('#a2988a'), 0, 0, 0.01, long - 0.1, span * 0.22, 0.02);
  for (const u of [-1, 1])
    for (const v of [-0.18, 0.18])
      box('wood', LARCH, (u * long) / 2, v * span, high * 0.42, 0.06, 0.06, high * 0.84);
}

export const runs = { 'animal-run': animalRun, polytunnel } satisfies DrawThings;
