/** Plants of leaf and line: grasses, ferns, hostas, irises, bulbs and water plants. */
import { mix, rgb, shade } from '../maths/colour.ts';
import { add, anyDirection, level, unit, type Vec3 } from '../maths/vector.ts';
import {
  blade,
  featherLeaf,
  foliate,
  leaf,
  lobedLeaf,
  ovalLeaf,
  rosette,
  stalk,
} from './foliage.ts';
import { HEADS, type HeadName } from './flowers.ts';
import { leafOf } from './leaf-shapes.ts';
import {
  count,
  heads,
  larger,
  petals,
  type DrawPlant,
  type Look,
  type PlantMeshes,
} from './look.ts';

const STRAW = rgb('#cdb57d'),
  STRAW_DARK = rgb('#8b7a48');

const STRIPES = /Evergold|Aureola|Marginata|Ice Dance|Morning Light|Maori Queen/;
function tuft(
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
  Stipa: plume(34, 0.24, 0.1, 0.05, 0.85),
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
export const fern: DrawPlant = (to, look) => {
  const { random, r, h } = look,
    strap = look.genus === 'Asplenium',
    ladder = /Blechnum|Polypodium|Osmunda/.test(look.genus),
    fronds = Math.max(8, Math.round((strap ? 24 : 18) * Math.sqrt(Math.min(1.4, look.detail)))),
    steps = Math.max(9, Math.round(22 * Math.sqrt(Math.min(2, look.detail))));
  for (let k = 0; k < fronds; k++) {
    const out = level(k * 2.39996 + random() * 0.3),
      side: Vec3 = [-out[2], 0, out[0]],
      inner = k < fronds * 0.3,
      top = h * (inner ? 0.85 + 0.13 * random() : 0.5 + 0.35 * random()),
      reach = r * (inner ? 0.55 : 0.85 + 0.2 * random()),
      tone = 0.8 + 0.4 * random();
    if (strap) {
      blade(
        to.leaves,
        [out[0] * 0.02, 0, out[2] * 0.02],
        out,
        top,
        reach * 0.85,
        Math.min(0.055, r * 0.2) * Math.sqrt(larger(look)),
        6,
        shade(look.dark, 1.2 * tone),
        shade(look.light, tone),
        2.05,
      );
      continue;
    }
    let before: Vec3 = [0, 0, 0];
    for (let j = 1; j < steps; j++) {
      const t = j / steps,
        o: Vec3 = [
          out[0] * reach * Math.pow(t, 1.4),
          top * Math.sin(t * 1.95),
          out[2] * reach * Math.pow(t, 1.4),
        ],
        wide = (ladder ? 0.3 : 0.44) * r * Math.pow(Math.sin(Math.PI * Math.pow(t, 0.62)), 0.8),
        c = shade(
          mix(look.dark, look.light, Math.min(1, 0.2 + t * 0.6 + 0.25 * random())),
          tone * (0.6 + 0.4 * t),
        );
      if (look.fine && j % 2 === 0) {
        stalk(to.leaves, before, o, 0.003, 0.002, 3, look.stem, look.stem);
        before = o;
      }
      for (const s of [1, -1]) {
        const along = unit([side[0] * s + out[0] * 0.45, -0.08, side[2] * s + out[2] * 0.45]),
          normal = unit([out[0] * 0.3 + side[0] * s * 0.2, 0.9, out[2] * 0.3 + side[2] * s * 0.2]),
          high = ((ladder ? 0.8 : 0.62) / steps) * Math.max(0.5, h * 1.4);
        if (look.fine && !ladder && look.detail > 2)
          featherLeaf(
            to.leaves,
            o,
            along,
            out,
            wide,
            high * 1.5,
            normal,
            shade(c, 0.8),
            c,
            0.25,
            4,
          );
        else leaf(to.leaves, o, along, out, wide, high, normal, shade(c, 0.8), c, 0.25);
      }
    }
  }
};
/** Flowers of bold-leaved plants by genus: head, number on a plant 0.64 m wide, reach in metres. */
const BOLD: Record<string, [HeadName, number, number]> = {
  Paeonia: ['bloom', 13, 0.07],
  Brunnera: ['mist', 26, 0.05],
  Rodgersia: ['plume', 7, 0.3],
  Fatsia: ['umbel', 12, 0.1],
  Mahonia: ['spike', 12, 0.16],
  Bergenia: ['cluster', 9, 0.045],
};
/** Hostas, brunneras, bergenias, peonies: a mound of large leaves, well shown. */
export const boldLeaf: DrawPlant = (to, look) => {
  const { random, r, h, fine } = look,
    known = leafOf(look),
    k = Math.sqrt(larger(look)),
    shrubby = h > 1.2,
    size = Math.min(known.length, 0.5 * r + 0.03),
    ratio = Math.min(1.05, known.width / known.length),
    n = count(
      look,
      Math.min(
        190,
        Math.max(36, (2.5 * (Math.PI * r * r + Math.PI * r * h)) / (size * size * ratio)),
      ),
    ),
    silver = /Jack Frost/.test(look.name);
  for (let i = 0; i < n; i++) {
    const out = level(random() * 6.2831853),
      t = Math.sqrt((i + random()) / n),
      tilt = 0.6 - t * 0.7 + (random() - 0.5) * 0.7,
      high =
        h *
        (1 - t * t * (shrubby ? 0.72 : 0.62)) *
        (look.flowering && !shrubby ? 0.8 : 0.92) *
        (1 - (shrubby ? 0.55 : 0.28) * random() * random()),
      at: Vec3 = [out[0] * r * 0.72 * t, Math.max(0.03, high * 0.86), out[2] * r * 0.72 * t],
      c = shade(mix(look.dark, look.light, 0.35 + 0.65 * random()), 0.62 + 0.38 * (high / h));
    stalk(to.leaves, [out[0] * 0.03, 0, out[2] * 0.03], at, 0.005, 0.004, 3, look.dark, look.stem);
    const s = size * k * (0.72 + 0.45 * random()),
      rib = silver ? mix(c, look.dark, 0.6) : shade(c, 0.62),
      along = unit([out[0], tilt, out[2]]),
      side: Vec3 = [-out[2], 0, out[0]];
    if (shrubby && fine && known.kind === 'lobed')
      lobedLeaf(
        to.leaves,
        at,
        along,
        side,
        s,
        s * 1.1,
        unit([out[0] * 0.4, 0.85, out[2] * 0.4]),
        rib,
        c,
        0.28,
        7,
      );
    else
      foliate(
        to.leaves,
        known.kind,
        fine,
        at,
        along,
        side,
        s,
        s * ratio,
        unit([out[0] * 0.45, 0.8, out[2] * 0.45]),
        rib,
        c,
        0.26,
      );
  }
  if (!look.flowering) return;
  const [head, full, reach] =
      BOLD[look.genus] ?? (['bell-spike', 8, 0.2] as [HeadName, number, number]),
    number = heads(look, full * Math.pow(r / 0.32, 1.2));
  for (let i = 0; i < number; i++) {
    const out = level(i * 2.4),
      rr = r * 0.75 * Math.sqrt((i + 0.5) / number),
      top: Vec3 = [
        out[0] * rr,
        h * (0.94 + 0.1 * random()) - (head === 'bloom' ? h * 0.16 * (rr / r) : 0),
        out[2] * rr,
      ];
    stalk(
      to.leaves,
      [out[0] * rr * 0.3, 0, out[2] * rr * 0.3],
      top,
      0.005,
      0.003,
      3,
      look.stem,
      look.stem,
    );
    HEADS[head](to, look, top, unit([out[0] * 0.4, 0.9, out[2] * 0.4]), reach, i);
  }
};
/** Irises, day lilies, liriope, phormiums. */
export const strapLeaf: DrawPlant = (to, look) => {
  const { random, r, h, genus } = look,
    upright = /Iris|Leucojum|Crocosmia|Sisyrinchium|Kniphofia|Libertia|Phormium/.test(genus),
    broad = genus === 'Phormium' ? 2.4 : /Jane Phillips/.test(look.name) ? 1.7 : 1;
  tuft(
    to,
    look,
    Math.round(Math.min(200, (92 * Math.pow(r / 0.22, 1.1)) / broad)),
    0.5,
    upright ? (look.flowering ? 0.8 : 0.96) : 0.8,
    upright ? 0.62 : 1,
    (upright ? 0.018 : 0.015) * broad,
    upright ? 1.6 : 2.2,
    0.4,
  );
  if (!look.flowering) return;
  const number = Math.max(
    3,
    heads(
      look,
      (genus === 'Crocosmia' ? 16 : /Liriope|Ophiopogon/.test(genus) ? 18 : 11) *
        Math.pow(r / 0.2, 1.1),
    ),
  );
  for (let i = 0; i < number; i++) {
    const a = i * 2.39996,
      rr = r * 0.62 * Math.sqrt((i + random()) / number),
      top: Vec3 = [Math.cos(a) * rr, h * (0.86 + 0.14 * random()), Math.sin(a) * rr],
      out = level(a);
    stalk(to.leaves, [top[0] * 0.3, 0, top[2] * 0.3], top, 0.005, 0.004, 3, look.stem, look.stem);
    if (genus === 'Iris') {
      HEADS.iris(to, look, top, [0, 1, 0], h > 0.5 ? 0.068 : 0.05, i);
      if (look.fine)
        HEADS.iris(to, look, [top[0] + 0.03, top[1] - h * 0.12, top[2]], [0, 1, 0], 0.05, i + 2);
    } else if (genus === 'Hemerocallis')
      for (let j = 0; j < 2; j++)
        HEADS.star(
          to,
          look,
          [top[0] + 0.05 * j, top[1] - 0.04 * j, top[2]],
          unit([Math.cos(a + j * 2), 0.7, Math.sin(a + j * 2)]),
          0.052,
          i + j,
        );
    else if (genus === 'Libertia')
      for (let j = 0; j < 4; j++)
        HEADS.cup(
          to,
          look,
          [top[0], top[1] - 0.05 * j, top[2]],
          unit([Math.cos(j * 2), 0.5, Math.sin(j * 2)]),
          0.02,
          i + j,
        );
    else if (genus === 'Crocosmia')
      for (let j = 0; j < Math.max(4, count(look, 11)); j++) {
        const s = j % 2 ? 1 : -1;
        HEADS.cup(
          to,
          look,
          [
            top[0] + out[0] * 0.014 * j,
            top[1] - 0.03 + 0.02 * Math.sin(j * 0.5),
            top[2] + out[2] * 0.014 * j,
          ],
          unit([out[2] * s, 0.8, -out[0] * s]),
          0.017,
          i + j,
        );
      }
    else if (genus === 'Leucojum') HEADS.bells(to, look, top, [0, 1, 0], 0.028, i);
    else HEADS.spike(to, look, top, [0, 1, 0], h * 0.36, i);
  }
};
/** A tulip, a crocus, a daffodil and their kin: one flower at the top of its stem. */
function bulbFlower(to: PlantMeshes, look: Look, top: Vec3, face: Vec3, n: number): void {
  const { genus, h } = look,
    { deep, lit } = petals(look),
    k = Math.sqrt(larger(look));
  if (genus === 'Tulipa') {
    const s = 0.06 * k,
      base = /Spring Green/.test(look.name) ? look.light : shade(deep, 0.8);
    for (let j = 0; j < 6; j++) {
      const out = level(j * 1.0472 + n),
        l = j % 2 ? s : s * 1.04;
      ovalLeaf(
        to.leaves,
        add(top, out, s * 0.18),
        unit([out[0] * 0.22, 1, out[2] * 0.22]),
        [-out[2], 0, out[0]],
        l,
        l * 0.68,
        unit([out[0], 0.45, out[2]]),
        base,
        lit,
        0,
        0.45,
      );
    }
    return;
  }
  if (genus === 'Crocus') {
    const s = 0.042 * k;
    for (let j = 0; j < 6; j++) {
      const out = level(j * 1.0472 + n);
      leaf(
        to.leaves,
        top,
        unit([out[0] * 0.5, 1, out[2] * 0.5]),
        [-out[2], 0, out[0]],
        s,
        s * 0.5,
        unit([out[0], 0.5, out[2]]),
        deep,
        lit,
      );
    }
    leaf(
      to.leaves,
      top,
      [0, 1, 0],
      [1, 0, 0],
      s * 0.8,
      0.007,
      [0, 1, 0],
      rgb('#d9832a'),
      rgb('#f0a03a'),
    );
    return;
  }
  if (genus === 'Narcissus') {
    const s = Math.min(0.05, 0.016 + h * 0.1) * k,
      trumpet = /Thalia/.test(look.name) ? lit : rgb('#dfa21f');
    HEADS.star(to, look, top, face, s, n);
    for (let j = 0; j < 5; j++) {
      const b = level(j * 1.2566);
      leaf(
        to.leaves,
        add(top, b, s * 0.16),
        unit([face[0] + b[0] * 0.25, face[1], face[2] + b[2] * 0.25]),
        [-b[2], 0, b[0]],
        s * 0.6,
        s * 0.36,
        unit([b[0] + face[0], 0.6, b[2] + face[2]]),
        shade(trumpet, 0.8),
        trumpet,
      );
    }
    return;
  }
  if (/Galanthus|Fritillaria/.test(genus)) {
    const s = (genus === 'Fritillaria' ? 0.038 : 0.024) * k;
    for (let j = 0; j < 4; j++) {
      const b = level(j * 1.5708 + n);
      leaf(
        to.leaves,
        add(top, b, s * 0.1),
        unit([b[0] * 0.4, -1, b[2] * 0.4]),
        [-b[2], 0, b[0]],
        s,
        s * 0.6,
        unit([b[0], 0.35, b[2]]),
        deep,
        lit,
      );
    }
    return;
  }
  if (genus === 'Hyacinthoides') HEADS.wand(to, look, top, [0, 1, 0], h * 0.34, n);
  else if (genus === 'Muscari') HEADS.bottlebrush(to, look, top, [0, 1, 0], h * 0.3, n);
  else if (genus === 'Iris') HEADS.iris(to, look, top, [0, 1, 0], 0.042, n);
  else if (genus === 'Scilla')
    for (let j = 0; j < 3; j++)
      HEADS.star(to, look, add(top, [0.012 * (j - 1), -0.018 * j, 0.01 * j]), face, 0.017, n + j);
  else HEADS.star(to, look, top, face, Math.min(0.034, 0.014 + h * 0.06), n);
}
export const bulb: DrawPlant = (to, look) => {
  const { random, h, genus } = look,
    k = larger(look),
    together = Math.max(1, Math.round(look.r / 0.035)) + 1,
    broad = /Tulipa|Hyacinthoides/.test(genus) ? 1.6 : 1;
  for (let n = 0; n < together; n++) {
    const a = n * 2.39996 + random(),
      rr = look.r * 0.85 * Math.sqrt(n / together),
      o: Vec3 = [Math.cos(a) * rr, 0, Math.sin(a) * rr];
    for (let j = 0; j < 5; j++)
      blade(
        to.leaves,
        o,
        level(random() * 6.2831853),
        h * (0.48 + 0.26 * random()),
        Math.max(0.03, h * 0.2),
        Math.min(0.026, h * 0.06) * broad * k,
        3,
        look.dark,
        look.light,
        1.7,
      );
    if (!look.flowering) continue;
    const lean = level(random() * 6.2831853),
      top: Vec3 = [
        o[0] + lean[0] * h * 0.06,
        h * (0.88 + 0.14 * random()),
        o[2] + lean[2] * h * 0.06,
      ];
    stalk(to.leaves, o, top, 0.004, 0.003, 4, look.stem, look.light);
    bulbFlower(to, look, top, unit([lean[0], 0.7, lean[2]]), n);
  }
};
/** Pads afloat, weed beneath, swords at the rim. */
export const aquatic: DrawPlant = (to, look) => {
  const { random, r, h } = look;
  if (/Nymphaea|Nymphoides|Aponogeton|Hydrocharis/.test(look.genus)) {
    lilies(to, look);
    return;
  }
  if (/Ceratophyllum|Myriophyllum|Elodea|Hottonia|Ranunculus/.test(look.genus) && h <= 0.45) {
    for (let k = 0; k < count(look, 30); k++) {
      const a = random() * 6.2831853,
        rr = r * Math.sqrt(random());
      rosette(
        to.leaves,
        [Math.cos(a) * rr, 0.004, Math.sin(a) * rr],
        6,
        0.03,
        0.006,
        0.12,
        k,
        look.dark,
        shade(look.light, 0.7),
      );
    }
    return;
  }
  if (h < 0.35) {
    for (let k = 0; k < count(look, 60); k++) {
      const a = random() * 6.2831853,
        rr = r * Math.sqrt(random());
      rosette(
        to.leaves,
        [Math.cos(a) * rr, 0.03 + h * 0.6 * random(), Math.sin(a) * rr],
        4,
        0.05,
        0.036,
        0.4,
        k,
        look.dark,
        look.light,
      );
      if (look.flowering && k % 3 === 0)
        rosette(
          to.leaves,
          [Math.cos(a) * rr, h, Math.sin(a) * rr],
          5,
          0.02,
          0.018,
          0.4,
          k,
          look.petal,
          look.petalLight,
        );
    }
    return;
  }
  strapLeaf(to, look);
};
function lilies({ leaves }: PlantMeshes, look: Look): void {
  const { random, r } = look,
    pads = Math.max(6, Math.round(10 * Math.sqrt(look.detail) + r * 10));
  for (let i = 0; i < pads; i++) {
    const a = i * 2.4 + random(),
      rr = r * Math.sqrt((i + 0.4) / pads),
      size = Math.min(0.13, 0.05 + r * 0.1) * (0.75 + 0.5 * random()),
      x = Math.cos(a) * rr,
      z = Math.sin(a) * rr,
      y = 0.006 + 0.004 * random(),
      turn = random() * 6.28,
      tone = 0.75 + 0.45 * random();
    const c = leaves.vertex([x, y, z], [0, 1, 0], shade(look.light, tone * 0.8));
    let before = -1;
    for (let k = 0; k <= 10; k++) {
      const b = turn + 0.25 + (k / 10) * 5.8,
        e = leaves.vertex(
          [x + Math.cos(b) * size, y + 0.002, z + Math.sin(b) * size],
          [0, 1, 0],
          shade(look.light, tone),
        );
      if (before >= 0) leaves.triangle(c, e, before);
      before = e;
    }
  }
  if (look.flowering)
    for (let i = 0; i < 3; i++) {
      const a = i * 2.1 + 0.6,
        at: Vec3 = [Math.cos(a) * r * 0.5, 0.02, Math.sin(a) * r * 0.5];
      rosette(leaves, at, 8, 0.07, 0.03, 0.35, i, look.petal, look.petalLight);
      rosette(leaves, at, 6, 0.055, 0.026, 1, i + 1, look.petalLight, look.petalLight);
    }
}
