/** What is left in winter of plants that die down. */
import { mix, rgb, shade, type Rgb } from '../maths/colour.ts';
import { level, unit } from '../maths/vector.ts';
import { blade, leaf } from './foliage.ts';
import { stalk } from './flower-parts.ts';
import { type HeadName } from './flowers.ts';
import { habitOf } from './habits.ts';
import { count, larger, type DrawPlant, type Look } from './look.ts';
import { footLeaves } from './perennial-leaves.ts';
import { onStems } from './perennials.ts';

const STRAW: Rgb = rgb('#ab9064'),
  DRY: Rgb = rgb('#7d6140');
const CROPS: ReadonlySet<string> = new Set(['row-crop', 'leafy-crop', 'vine-crop', 'herb']);
/** Heads that stand well when dry. */
const SEED_HEADS: ReadonlySet<HeadName> = new Set<HeadName>([
  'spike',
  'stout-spike',
  'bottlebrush',
  'plate',
  'umbel',
  'coneflower',
  'blackeye',
  'thistle',
  'ruff',
  'ball',
  'allium',
  'wand',
  'plume',
  'pincushion',
  'cluster',
]);
/** What is left of plants that die down: a tan crown cut back, here and there seed heads left standing, fallen leaves; green noses from March. Never a hole. */
export const resting: DrawPlant = (to, look) => {
  const { random, r, h } = look,
    habit = habitOf(look),
    crop = CROPS.has(look.form),
    dry: Look = {
      ...look,
      dark: shade(DRY, 0.72),
      light: STRAW,
      stem: DRY,
      petal: shade(DRY, 0.6),
      petalLight: mix(DRY, STRAW, 0.5),
    };
  if (!crop) {
    const high = Math.min(0.16, 0.05 + h * 0.14);
    for (let i = 0; i < count(look, 90); i++) {
      const out = level(random() * 6.2831853),
        rr = r * 0.78 * Math.sqrt(random());
      blade(
        to.leaves,
        [out[0] * rr * 0.7, 0, out[2] * rr * 0.7],
        out,
        high * (0.45 + 0.55 * random()),
        rr * 0.35 + 0.02,
        0.007 * larger(look),
        2,
        shade(DRY, 0.7),
        mix(DRY, STRAW, random()),
        1.6,
      );
    }
    if (
      h > 0.45 &&
      SEED_HEADS.has(habit.head) &&
      look.trait(9) > 0.3 &&
      look.month !== 3 &&
      look.month !== 4
    )
      onStems(
        to,
        { ...dry, h: h * 0.72, r: r * 0.8 },
        { ...habit, heads: habit.heads * 0.5, leafyStems: false },
      );
  }
  if (look.month === 3 || look.month === 4)
    footLeaves(to, { ...look, r: r * 0.7 }, Math.min(0.3, 0.1 / h), { cover: 1.2, most: 90 });
  for (let i = 0; i < count(look, 26); i++) {
    const out = level(random() * 6.2831853),
      rr = r * 0.6 * Math.sqrt(random());
    stalk(
      to.leaves,
      [out[0] * rr * 0.6, 0, out[2] * rr * 0.6],
      [out[0] * rr, 0.03 + Math.min(0.16, h * 0.16) * random(), out[2] * rr],
      0.004,
      0.003,
      3,
      shade(STRAW, 0.6),
      STRAW,
    );
  }
  // what has fallen
  for (let i = 0; i < count(look, 40); i++) {
    const out = level(random() * 6.2831853),
      rr = r * Math.sqrt(random()),
      d = level(random() * 6.28);
    leaf(
      to.leaves,
      [out[0] * rr, 0.035 + 0.012 * random(), out[2] * rr],
      unit([d[0], 0.1, d[2]]),
      [-d[2], 0, d[0]],
      0.05 * larger(look),
      0.024 * larger(look),
      [0, 1, 0],
      DRY,
      mix(DRY, STRAW, random()),
    );
  }
};
