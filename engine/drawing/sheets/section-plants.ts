/** Planting in elevation, as soft shapes at the size of the fifth year. */
import type { GardenModel } from '../../model/garden.ts';
import type { Plant, PlantForm } from '../../model/plant.ts';
import type { PlantPlacement } from '../../model/planting.ts';
import type { Mm } from '../../model/shapes.ts';
import { seedFrom, seededRandom, type Random } from '../../geometry/random.ts';
import { TAU, cos, sin } from '../../geometry/trig.ts';
import { growthOf } from '../../scene/plant-year.ts';
import { mix } from '../colour.ts';
import type { Primitive } from '../drawing.ts';
import { dot, leafy, num, pair, softRing, type Xy } from '../path.ts';
import { formOf, isCanopy } from '../plants/symbol.ts';
import { crownTones, tonesOf, type Tones } from '../plants/tones.ts';
import { surfaceAt } from '../../levels/levels.ts';
import type { SectionFrame } from './section-frame.ts';

const YEARS = 5;
const BARK = '#6f5c47';

export type Standing = {
  /** Distance beyond the cut; what is further is drawn first. */
  beyond: Mm;
  items: Primitive[];
};
export type Grown = {
  placement: PlantPlacement;
  plant: Plant | undefined;
  form: PlantForm;
  heightMm: Mm;
  radiusMm: Mm;
};

/** A placement as it stands in the fifth year. */
export function grown(p: PlantPlacement, plant: Plant | undefined): Grown {
  const share = p.existing || !plant ? 1 : growthOf(plant)[YEARS];
  return {
    placement: p,
    plant,
    form: formOf(plant, p),
    heightMm: p.heightMm * share,
    radiusMm: p.radiusMm * (0.25 + 0.75 * share),
  };
}

/** Low things far off are behind what is nearer, and would only make the drawing heavy. */
const LOW_MM = 900,
  LOW_SEEN_MM = 6000,
  SEEN_MM = 13000;
const isHidden = ({ form, heightMm }: Grown, beyond: Mm): boolean =>
  (heightMm < LOW_MM && beyond > LOW_SEEN_MM) || (!isCanopy(form) && beyond > SEEN_MM);

/** What of the planting the section shows: what it cuts, and what stands beyond it. */
export function standingPlants(
  frame: SectionFrame,
  model: GardenModel,
  plants: ReadonlyMap<string, Plant>,
  baseOf: (p: PlantPlacement) => Mm,
): Standing[] {
  const out: Standing[] = [];
  for (const p of model.planting.placements) {
    const one = grown(p, plants.get(p.plantId)),
      beyond = frame.beyond(p.x);
    if (beyond < -one.radiusMm || p.y < frame.cut.from - 200 || p.y > frame.cut.to + 200) continue;
    if (isHidden(one, beyond)) continue;
    const foot = surfaceAt(model, p.x, p.y) + baseOf(p);
    out.push({ beyond, items: drawGrown(frame, one, beyond, foot) });
  }
  return out;
}

type Sketch = {
  /** Middle of its foot on the page, its half width and its height on paper. */
  x: number;
  y: number;
  r: number;
  h: number;
  tones: Tones;
  random: Random;
  veil: (colour: string) => string;
};
export function drawGrown(frame: SectionFrame, one: Grown, beyond: Mm, foot: Mm): Primitive[] {
  const { placement: p, plant, form } = one,
    tones = tonesOf(plant),
    [x, y] = frame.at(p.y, foot);
  const sketch: Sketch = {
    x,
    y,
    r: Math.max(0.35, one.radiusMm * frame.k),
    h: Math.max(0.5, one.heightMm * frame.k),
    tones: isCanopy(form) ? crownTones(tones) : tones,
    random: seededRandom(seedFrom(`${p.plantId}:${p.x}:${p.y}`)),
    veil: (colour) => frame.veil(colour, beyond),
  };
  if (isCanopy(form)) return tree(sketch, form);
  return (HABITS[form] ?? mound)(sketch);
}
const HABITS: Partial<Record<PlantForm, (s: Sketch) => Primitive[]>> = {
  'trained-fruit': climber,
  climber,
  'vine-crop': climber,
  hedge,
  cube: hedge,
  'fine-grass': blades,
  'broad-grass': blades,
  'strap-leaf': blades,
  aquatic: blades,
  fern: blades,
  bulb: stems,
  spire: stems,
  daisy: stems,
  umbel: stems,
  globe: stems,
  cloud: stems,
};

/** A soft closed outline about an ellipse; `flat` cuts it off at its foot. */
function blob(s: Sketch, cx: number, cy: number, rx: number, ry: number, rough: number): Xy[] {
  const n = Math.max(11, Math.min(26, Math.round((rx + ry) * 1.7)));
  return Array.from({ length: n }, (_, i): Xy => {
    const a = (i / n) * TAU,
      q = 1 + s.random.between(-rough, rough);
    return [cx + cos(a) * rx * q, cy + sin(a) * ry * q];
  });
}
const massOf = (s: Sketch, d: string, share = 1): Primitive => ({
  kind: 'path',
  d,
  fill: s.veil(mix(s.tones.leaf, s.tones.body, 0.25 * share)),
  stroke: s.veil(s.tones.leafLine),
  strokeWidth: 0.09,
  strokeOpacity: 0.55,
});

function tree(s: Sketch, form: PlantForm): Primitive[] {
  const { x, y, h, random } = s,
    isConifer = form === 'conifer';
  const clear = isConifer ? 0.06 : form === 'columnar-tree' ? 0.14 : 0.32,
    crownH = h * (1 - clear),
    cy = y - h + crownH / 2,
    rx = Math.min(s.r, crownH * 0.8);
  const girth = Math.max(0.25, Math.min(1.6, h * 0.028)),
    top = y - h * (isConifer ? 0.3 : 0.62);
  const stem = (dx: number, lean: number) =>
    `M${pair(x + dx - girth / 2, y)}Q${pair(x + dx + lean * 0.3 - girth * 0.3, (y + top) / 2)} ${pair(x + dx + lean, top)}Q${pair(x + dx + lean * 0.3 + girth * 0.4, (y + top) / 2)} ${pair(x + dx + girth / 2, y)}Z`;
  const trunk =
    form === 'multi-stem-tree'
      ? stem(-girth, -rx * 0.34) + stem(0, rx * 0.06) + stem(girth, rx * 0.4)
      : stem(0, random.between(-0.04, 0.04) * h);
  const outline = isConifer
    ? softRing([
        [x - rx, y - h * clear],
        [x - rx * 0.62, y - h * 0.42],
        [x - rx * 0.22, y - h * 0.8],
        [x, y - h * 1.02],
        [x + rx * 0.22, y - h * 0.8],
        [x + rx * 0.62, y - h * 0.42],
        [x + rx, y - h * clear],
        [x, y - h * clear * 0.6],
      ])
    : leafy(blob(s, x, cy, rx, crownH / 2, 0.045));
  const light = leafy(blob(s, x - rx * 0.22, cy - crownH * 0.12, rx * 0.6, crownH * 0.3, 0.06));
  return [
    { kind: 'path', d: trunk, fill: s.veil(BARK) },
    {
      kind: 'path',
      d: outline,
      fill: s.veil(s.tones.leaf),
      fillOpacity: 0.78,
      stroke: s.veil(s.tones.leafLine),
      strokeWidth: 0.14,
      strokeOpacity: 0.75,
    },
    { kind: 'path', d: light, fill: s.veil(s.tones.leafPale), fillOpacity: 0.4 },
    ...bloom(s, rx * 0.8, crownH * 0.4, cy, Math.min(18, Math.round(rx * 1.5))),
  ];
}
/** Flowers as dots about a middle. */
function bloom(s: Sketch, rx: number, ry: number, cy: number, count: number): Primitive[] {
  if (!s.tones.bloom || count < 1) return [];
  let d = '';
  for (let i = 0; i < count; i++) {
    const a = s.random.between(0, TAU),
      q = Math.sqrt(s.random.next());
    d += dot(s.x + cos(a) * rx * q, cy + sin(a) * ry * q);
  }
  return [
    {
      kind: 'path',
      d,
      stroke: s.veil(s.tones.bloom),
      strokeWidth: Math.max(0.26, Math.min(0.5, s.r * 0.14)),
      cap: 'round',
      fill: 'none',
    },
  ];
}
/** A half round from the ground up. */
function mound(s: Sketch): Primitive[] {
  const { x, y, r, h } = s,
    n = Math.max(5, Math.min(13, Math.round(r * 2 + 3)));
  const points: Xy[] = [[x - r * 0.9, y + 0.1]];
  for (let i = 0; i <= n; i++) {
    const a = TAU / 2 + (i / n) * (TAU / 2),
      q = 1 + s.random.between(-0.1, 0.06);
    points.push([x + cos(a) * r * q, y + sin(a) * h * q]);
  }
  points.push([x + r * 0.9, y + 0.1]);
  return [
    massOf(s, softRing(points)),
    ...bloom(s, r * 0.7, h * 0.3, y - h * 0.62, Math.min(12, Math.round(r * h * 0.5 + 2))),
  ];
}
function hedge(s: Sketch): Primitive[] {
  const { x, y, r, h } = s;
  return [
    massOf(
      s,
      `M${pair(x - r, y)}L${pair(x - r, y - h + 0.3)}Q${pair(x - r, y - h)} ${pair(x - r + 0.3, y - h)}L${pair(x + r - 0.3, y - h)}Q${pair(x + r, y - h)} ${pair(x + r, y - h + 0.3)}L${pair(x + r, y)}Z`,
    ),
  ];
}
function climber(s: Sketch): Primitive[] {
  const { x, y, r, h } = s;
  return [
    massOf(s, softRing(blob(s, x, y - h * 0.54, r, h * 0.46, 0.2))),
    ...bloom(s, r * 0.7, h * 0.34, y - h * 0.56, Math.min(14, Math.round(r * 1.6 + 3))),
  ];
}
/** Leaves that rise from one foot and bow outward. */
function blades(s: Sketch): Primitive[] {
  const { x, y, r, h, random } = s,
    n = Math.max(5, Math.min(13, Math.round(r * 2.6 + 3)));
  let d = '';
  for (let i = 0; i < n; i++) {
    const t = (i / (n - 1)) * 2 - 1,
      reach = t * r * random.between(0.8, 1.05),
      tip = h * (1 - 0.34 * t * t) * random.between(0.84, 1.02);
    d += `M${pair(x + t * r * 0.12, y)}Q${pair(x + reach * 0.3, y - tip * 1.02)} ${pair(x + reach, y - tip * (0.98 - 0.2 * Math.abs(t)))}`;
  }
  return [
    {
      kind: 'path',
      d,
      fill: 'none',
      stroke: s.veil(mix(s.tones.leaf, s.tones.leafLine, 0.3)),
      strokeWidth: Math.max(0.14, Math.min(0.3, r * 0.07)),
      cap: 'round',
    },
    ...bloom(s, r * 0.8, h * 0.14, y - h * 0.88, s.tones.bloom ? Math.min(7, n) : 0),
  ];
}
/** A low mass of leaf with stems above it, each with its flower. */
function stems(s: Sketch): Primitive[] {
  const { x, y, r, h, random } = s,
    low = { ...s, h: h * 0.5, tones: { ...s.tones, bloom: null } },
    n = Math.max(3, Math.min(8, Math.round(r * 1.8 + 2)));
  let stalks = '',
    heads = '';
  for (let i = 0; i < n; i++) {
    const t = n > 1 ? (i / (n - 1)) * 2 - 1 : 0,
      hx = x + t * r * 0.85,
      hy = y - h * random.between(0.74, 1);
    stalks += `M${pair(x + t * r * 0.4, y - h * 0.3)}L${pair(hx, hy)}`;
    heads += dot(hx, hy);
  }
  return [
    ...mound(low),
    {
      kind: 'path',
      d: stalks,
      fill: 'none',
      stroke: s.veil(s.tones.leafLine),
      strokeWidth: 0.11,
      strokeOpacity: 0.8,
    },
    ...(s.tones.bloom
      ? [
          {
            kind: 'path',
            d: heads,
            fill: 'none',
            stroke: s.veil(s.tones.bloom),
            strokeWidth: Number(num(Math.max(0.3, Math.min(0.62, r * 0.26)))),
            cap: 'round',
          } as const,
        ]
      : []),
  ];
}
