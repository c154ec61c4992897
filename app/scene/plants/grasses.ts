/** Grasses: tufts of blades with their plumes, panicles or oats. */
import { mix, rgb, shade } from '../maths/colour.ts';
import { anyDirection, level, unit, type Vec3 } from '../maths/vector.ts';
import { blade, leaf } from './foliage.ts';
import { count, heads, larger, type DrawPlant, type Look, type PlantMeshes } from './look.ts';

const STRAW = rgb('#cdb57d'),
  STRAW_DARK = rgb('#8b7a48');

const STRIPES = /Evergold|Aureola|Marginata|Ice Dance|Morning Light|Maori Queen/;
export function tuft(
  { leaves }: PlantMeshes,
  look: Look,
  n: number,
  low: number,
  high: number,
  reach: number,
  width: number,
  curl: number,
  foot = 0.22,
): void {
  const pale = STRIPES.test(look.name) ? mix(look.light, rgb('#efe6b0'), 0.45) : look.light;
  for (let k = 0; k < count(look, n); k++) {
    const { random } = look,
      out = level(random() * 6.2831853),
      stand = look.r * foot * Math.sqrt(random()),
      from = level(random() * 6.28),
      c = random() < 0.35 ? pale : look.light;
    blade(
      leaves,
      [from[0] * stand, 0, from[2] * stand],
      out,
      look.h * (low + (high - low) * random()),
      look.r * reach * (0.25 + 0.75 * random()),
      width * larger(look) * (0.75 + 0.5 * random()),
      look.fine ? 5 : 3,
      shade(look.dark, 0.8 + 0.3 * random()),
      mix(c, look.dark, 0.3 * random()),
      curl,
    );
  }
}
/** Plumes, panicles or oats: stems on a plant half a metre wide, length as a share of height, openness, seed in metres, spread of the stems. */
type Plume = { stems: number; long: number; open: number; seed: number; reach: number };
const plume = (stems: number, long: number, open: number, seed: number, reach: number): Plume => ({
  stems,
  long,
  open,
  seed,
  reach,
});
const PLUMES: Record<string, Plume> = {
  Calamagrostis: plume(56, 0.2, 0.016, 0.05, 0.5),
  Celtica: plume(34, 0.24, 0.1, 0.05, 0.85),
  Miscanthus: plume(26, 0.16, 0.06, 0.075, 0.7),
  Pennisetum: plume(34, 0.2, 0.02, 0.03, 0.95),
  Molinia: plume(60, 0.24, 0.03, 0.035, 0.8),
  Deschampsia: plume(46, 0.34, 0.1, 0.024, 0.95),
  Panicum: plume(46, 0.36, 0.12, 0.022, 0.8),
  Luzula: plume(18, 0.09, 0.035, 0.02, 0.6),
  Carex: plume(10, 0.14, 0.012, 0.024, 0.9),
  Sesleria: plume(26, 0.16, 0.01, 0.022, 0.8),
  Festuca: plume(30, 0.2, 0.016, 0.025, 0.85),
  Nassella: plume(90, 0.42, 0.05, 0.055, 1),
};
function plumes(to: PlantMeshes, look: Look): void {
  const { random, r, h } = look,
    shape = PLUMES[look.genus] ?? plume(26, 0.2, 0.03, 0.04, 0.7),
    old = look.state === 'autumn',
    head = old ? STRAW : mix(look.petalLight, STRAW, 0.3),
    headDark = old ? STRAW_DARK : mix(look.petal, STRAW_DARK, 0.35),
    k = larger(look),
    n = heads(look, Math.max(8, Math.min(110, shape.stems * Math.pow(r / 0.26, 1.4)))),
    long = shape.long * h,
    nod = /Pennisetum|Nassella/.test(look.genus) ? 0.6 : 0.15;
  for (let i = 0; i < n; i++) {
    const out = level(random() * 6.2831853),
      reach = r * shape.reach * (0.15 + 0.75 * Math.sqrt(random())),
      top = h * (0.84 + 0.16 * random()) * (1 - (0.1 * reach) / r);
    blade(
      to.leaves,
      [out[0] * r * 0.08, 0, out[2] * r * 0.08],
      out,
      top,
      reach,
      0.0045 * k,
      3,
      look.stem,
      headDark,
      1.5,
    );
    const tip: Vec3 = [out[0] * (r * 0.08 + reach), top, out[2] * (r * 0.08 + reach)],
      steps = Math.max(5, count(look, Math.round(9 + 40 * shape.open + 30 * shape.long)));
    for (let j = 0; j < steps; j++) {
      const t = j / steps,
        spread = shape.open * h * 0.6 * (0.25 + t) * random(),
        a = anyDirection(random),
        o: Vec3 = [
          tip[0] - out[0] * long * t * 0.35 + a[0] * spread,
          tip[1] - long * t + a[1] * spread * 0.5,
          tip[2] - out[2] * long * t * 0.35 + a[2] * spread,
        ];
      leaf(
        to.leaves,
        o,
        unit([a[0] * 0.4 + out[0] * nod, 1 - nod * 0.6, a[2] * 0.4 + out[2] * nod]),
        unit([-a[2], 0, a[0]]),
        shape.seed * (0.7 + 0.5 * random()) * Math.sqrt(k),
        shape.seed * 0.28 * k,
        unit([out[0] * 0.4 + a[0] * 0.3, 0.75, out[2] * 0.4 + a[2] * 0.3]),
        headDark,
        mix(headDark, head, 0.4 + 0.6 * random()),
      );
    }
  }
}
export const fineGrass: DrawPlant = (to, look) => {
  const low = look.h < 0.5,
    upright = /Calamagrostis|Panicum|Molinia/.test(look.genus),
    n = Math.round(Math.min(520, (low ? 280 : 300) * Math.pow(look.r / 0.25, 1.2)));
  // a fountain of leaf round the stems, wide at the foot so that no earth shows
  tuft(
    to,
    look,
    n,
    low ? 0.5 : upright ? 0.36 : 0.4,
    low ? 0.98 : upright ? 0.66 : 0.72,
    upright ? 0.82 : 0.98,
    low ? 0.0075 : 0.0095,
    low ? 2.2 : 2,
    0.34,
  );
  if (look.flowering || look.state === 'autumn') plumes(to, look);
};
export const broadGrass: DrawPlant = (to, look) => {
  tuft(to, look, Math.round(190 * Math.pow(look.r / 0.24, 1.2)), 0.5, 0.98, 1.02, 0.019, 2.3, 0.34);
  if ((look.flowering || look.state === 'autumn') && look.genus === 'Luzula') plumes(to, look);
};
