/** Gives kept things a believable spot and size: people say "the apple tree at the back left", not coordinates. */
import type { KeptThing } from '../model/brief.ts';
import type { Mm, Region } from '../model/shapes.ts';
import type { ExistingThing, Site } from '../model/site.ts';
import { bounds, contains, distanceToEdge } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import { gatesOf } from './gates.ts';

type Size = { radiusMm: Mm; heightMm: Mm; evergreen: boolean };

/** Mature garden sizes by the words in a thing's name; the first that fits counts. */
const TREE_SIZES: [RegExp, Size][] = [
  [
    /\b(?:oak|plane|horse chestnut|sweet chestnut|cedar|redwood|copper beech)(?:e?s)?\b/,
    { radiusMm: 6000, heightMm: 15000, evergreen: false },
  ],
  [
    /\b(?:beech(?: tree)?|lime(?: tree)?|chestnut|walnut|ash|sycamore|poplar)(?:e?s)?\b/,
    { radiusMm: 4500, heightMm: 14000, evergreen: false },
  ],
  [
    /\b(?:yew|holly|holm oak|bay|olive|magnolia grandiflora|loquat|photinia|strawberry tree|arbutus|palm)(?:e?s)?\b/,
    { radiusMm: 1600, heightMm: 4500, evergreen: true },
  ],
  [
    /\b(?:pine|fir|spruce|conifer|leylandii|cypress|christmas tree|eucalyptus|monkey puzzle)(?:e?s)?\b/,
    { radiusMm: 2000, heightMm: 9000, evergreen: true },
  ],
  [
    /\b(?:willow|eucalyptus|maple|norway maple)(?:e?s)?\b/,
    { radiusMm: 3500, heightMm: 10000, evergreen: false },
  ],
  [
    /\b(?:acer|japanese maple|fig|lilac|hazel|witch hazel|amelanchier|crab|crab apple|quince|medlar|peach|apricot|dwarf)(?:e?s)?\b/,
    { radiusMm: 1700, heightMm: 4000, evergreen: false },
  ],
  [
    /\b(?:apple|pear|plum|cherry|damson|fruit|hawthorn|rowan|magnolia|mulberry|laburnum)(?:e?s)?\b/,
    { radiusMm: 2700, heightMm: 5500, evergreen: false },
  ],
  [/\b(?:birch|alder|tree)(?:e?s)?\b/, { radiusMm: 2500, heightMm: 8000, evergreen: false }],
];
const EVERGREEN =
  /\b(?:laurel|privet|yew|box|holly|conifer|camellia|rhododendron|azalea|bay|photinia|skimmia|viburnum tinus|pieris|leylandii|olive|fatsia|rosemary|lavender|evergreen)\b/;

const HUGE = /\b(?:huge|massive|enormous|giant|gigantic|vast)\b/;

/** Crown or half-width and height of a kept thing, from its name. */
export function sizeOfKept(thing: Pick<KeptThing, 'kind' | 'name'>): Size {
  const name = thing.name.toLowerCase();
  const evergreen = EVERGREEN.test(name);
  switch (thing.kind) {
    case 'tree': {
      const size = TREE_SIZES.find(([words]) => words.test(name))?.[1] ?? {
        radiusMm: 2500,
        heightMm: 7000,
        evergreen: false,
      };
      const scale = /\b(?:small|little|young|dwarf|baby)\b/.test(name)
        ? 0.65
        : HUGE.test(name)
          ? 1.6
          : /\b(?:big|large|mature|tall)\b/.test(name)
            ? 1.2
            : 1;
      return {
        radiusMm: Math.round((size.radiusMm * scale) / 50) * 50,
        heightMm: Math.round((size.heightMm * scale) / 100) * 100,
        evergreen: size.evergreen || evergreen,
      };
    }
    case 'shrub':
      return {
        radiusMm: /\b(?:huge|enormous|massive|giant)\b/.test(name)
          ? 1800
          : /\b(?:big|large|mature)\b/.test(name)
            ? 1400
            : 1000,
        heightMm: 1800,
        evergreen,
      };
    case 'hedge':
      return { radiusMm: 400, heightMm: 1800, evergreen };
    case 'shed':
      return {
        radiusMm: /\b(?:small|little|tiny)\b/.test(name) ? 900 : 1250,
        heightMm: 2300,
        evergreen: false,
      };
    case 'greenhouse':
      return {
        radiusMm: /\b(?:small|little|lean-to)\b/.test(name) ? 1000 : 1300,
        heightMm: 2200,
        evergreen: false,
      };
    case 'patio':
      return { radiusMm: 1800, heightMm: 0, evergreen: false };
    case 'pond':
      return {
        radiusMm: /\b(?:large|big|huge)\b/.test(name) ? 1700 : 1200,
        heightMm: 0,
        evergreen: false,
      };
    case 'wall':
      return { radiusMm: 200, heightMm: 1800, evergreen: false };
    case 'other':
      return { radiusMm: 1000, heightMm: 2000, evergreen: false };
  }
}

/** Wished centre as shares of the plot's box (across, away from the house). */
const SPOTS: Record<NonNullable<KeptThing['where']>, [number, number]> = {
  left: [0.12, 0.55],
  right: [0.88, 0.55],
  back: [0.6, 0.88],
  'back-left': [0.14, 0.86],
  'back-right': [0.86, 0.86],
  middle: [0.5, 0.52],
  'near-house': [0.78, 0.18],
};
/** Where a thing usually stands when nobody says: trees off the middle towards the back, sheds in a far corner. */
const USUAL: Record<KeptThing['kind'], [number, number][]> = {
  tree: [
    [0.74, 0.7],
    [0.2, 0.78],
    [0.85, 0.45],
    [0.15, 0.42],
  ],
  shrub: [
    [0.1, 0.5],
    [0.9, 0.6],
    [0.1, 0.75],
  ],
  hedge: [[0.5, 0.97]],
  shed: [
    [0.9, 0.92],
    [0.1, 0.92],
  ],
  greenhouse: [
    [0.12, 0.7],
    [0.88, 0.7],
  ],
  patio: [[0.5, 0.12]],
  pond: [[0.35, 0.55]],
  wall: [[0.03, 0.5]],
  other: [
    [0.85, 0.8],
    [0.15, 0.8],
  ],
};

/**
 * Existing things with a centre inside the boundary, clear of one another where there is room. A trunk may stand closer to
 * the fence than its crown is wide; a building may not. The patio lies against the house at the door.
 */
export function placeExisting(site: Site, keep: readonly KeptThing[]): ExistingThing[] {
  const ground: Region = [[site.boundary]];
  const box = bounds(ground);
  const used = new Map<KeptThing['kind'], number>();
  const out: ExistingThing[] = [];
  for (const thing of keep) {
    const boxMm = boxOfKept(thing, box),
      size = fitted(sizeOfKept(thing), thing.kind, box);
    if (boxMm) size.radiusMm = Math.round(Math.max(...boxMm) / 2);
    const nth = used.get(thing.kind) ?? 0;
    used.set(thing.kind, nth + 1);
    const usual = USUAL[thing.kind];
    const [u, v] = thing.where ? SPOTS[thing.where] : usual[nth % usual.length]!;
    const wish =
      thing.kind === 'patio'
        ? ([site.doorX, size.radiusMm] as const)
        : ([
            box.x0 + (box.x1 - box.x0) * u,
            Math.max(0, box.y0) + (box.y1 - Math.max(0, box.y0)) * v,
          ] as const);
    const spot = nearestFree(site, ground, wish[0], wish[1], thing, size, out);
    if (spot)
      out.push({
        id: thing.id,
        kind: thing.kind,
        name: thing.name,
        x: spot[0],
        y: spot[1],
        ...size,
        ...(boxMm ? { boxMm } : {}),
      });
  }
  return out;
}

/** No building that is kept is smaller, and none takes more of its plot than this. */
const LEAST_SIDE_MM = 900,
  MOST_SHARE = 0.6;
/** As it was said, the longer side across the plot; null where nothing was said, or what was said cannot stand here. */
function boxOfKept(
  { sizeMm }: KeptThing,
  plot: { x0: Mm; y0: Mm; x1: Mm; y1: Mm },
): [Mm, Mm] | null {
  if (!sizeMm || Math.min(...sizeMm) < LEAST_SIDE_MM) return null;
  const [width, depth] = [Math.max(...sizeMm), Math.min(...sizeMm)];
  const isTooLarge =
    width > (plot.x1 - plot.x0) * MOST_SHARE || depth > (plot.y1 - plot.y0) * MOST_SHARE;
  return isTooLarge ? null : [width, depth];
}

/** Nothing is wider than its plot can bear. */
function fitted(
  size: Size,
  kind: KeptThing['kind'],
  box: { x0: Mm; y0: Mm; x1: Mm; y1: Mm },
): Size {
  const least = Math.min(box.x1 - box.x0, box.y1 - Math.max(0, box.y0));
  const most = kind === 'tree' ? least * 0.5 : least * 0.3;
  return { ...size, radiusMm: Math.min(size.radiusMm, Math.max(150, Math.floor(most / 50) * 50)) };
}

/** How far a thing's middle keeps from the boundary. */
function clearance(kind: KeptThing['kind'], radiusMm: Mm): Mm {
  if (kind === 'tree') return Math.min(1000, radiusMm * 0.5);
  if (kind === 'shrub') return Math.min(700, radiusMm * 0.7);
  if (kind === 'shed' || kind === 'greenhouse' || kind === 'pond' || kind === 'other')
    return radiusMm + 100;
  return Math.min(radiusMm, 200);
}

function nearestFree(
  site: Site,
  ground: Region,
  wx: Mm,
  wy: Mm,
  thing: KeptThing,
  size: Size,
  others: readonly ExistingThing[],
): [Mm, Mm] | null {
  const box = bounds(ground);
  const step = Math.max(250, Math.ceil(Math.max(box.x1 - box.x0, box.y1 - box.y0) / 80 / 50) * 50);
  const need = clearance(thing.kind, size.radiusMm);
  const gates = gatesOf(site);
  let best: [Mm, Mm] | null = null,
    least = Infinity;
  for (let y = box.y0 + step; y < box.y1; y += step)
    for (let x = box.x0 + step; x < box.x1; x += step) {
      if (!contains(ground, x, y)) continue;
      let cost = hypot(x - wx, y - wy);
      if (cost >= least) continue;
      const edge = distanceToEdge(ground, x, y);
      if (edge < need) cost += (need - edge) * 6;
      // a trunk hard against the house, or before the door, is not believable
      if (thing.kind !== 'patio' && y < 1500) cost += (1500 - y) * 4;
      for (const { inside } of gates)
        if (hypot(x - inside[0], y - inside[1]) < size.radiusMm + 900) cost += 4000;
      if (thing.kind !== 'patio' && Math.abs(x - site.doorX) < 1200 && y < 2500) cost += 4000;
      for (const other of others) {
        const apart = hypot(x - other.x, y - other.y),
          wanted = Math.max(600, (size.radiusMm + other.radiusMm) * 0.9);
        if (apart < wanted) cost += (wanted - apart) * 5;
      }
      if (cost < least) {
        least = cost;
        best = [Math.round(x), Math.round(y)];
      }
    }
  return best;
}
