/** Plants of bold leaf and line: ferns, hostas, irises. */
import { mix, shade } from '../maths/colour.ts';
import { level, unit, type Vec3 } from '../maths/vector.ts';
import { blade, featherLeaf, foliate, leaf, lobedLeaf } from './foliage.ts';
import { stalk } from './flower-parts.ts';
import { HEADS, type HeadName } from './flowers.ts';
import { leafOf } from './leaf-shapes.ts';
import { count, heads, larger, type DrawPlant } from './look.ts';
import { tuft } from './grasses.ts';

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
