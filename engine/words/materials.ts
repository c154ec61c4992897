/** What it is made of and where each thing is used. */
import { area } from '../geometry/region.ts';
import type { FurnishingKind, Material } from '../model/layout.ts';
import { floorThatStays, isParking, isUndug } from '../quantities/build-ups.ts';
import type { WordFacts } from './facts.ts';
import { capital, list, metres, numberWord, squareMetres } from './say.ts';

const FLOORS: Record<Material, { name: string; how: string } | null> = {
  sandstone: {
    name: 'Sawn sandstone, warm buff',
    how: 'laid on a full mortar bed with narrow joints and a fall of 1 in 80 away from the house',
  },
  porcelain: {
    name: 'Porcelain paving, pale stone',
    how: 'laid on a slurry-primed mortar bed with 4 mm joints and a fall of 1 in 80 away from the house',
  },
  'clay-paver': {
    name: 'Clay pavers, soft red-brown',
    how: 'on sand over sub-base, held by a haunched edge course',
  },
  gravel: {
    name: 'Angular gravel, 10 mm',
    how: '50 mm deep over membrane and a firmed base, held by a steel edge',
  },
  'self-binding-gravel': {
    name: 'Self-binding gravel',
    how: 'rolled in two layers so that it sets firm yet lets the rain through',
  },
  'timber-deck': {
    name: 'Hardwood decking',
    how: 'on a ventilated frame, boards laid across the line of the door',
  },
  'concrete-paving': {
    name: 'Textured concrete paving',
    how: 'laid on a mortar bed with pointed joints',
  },
  setts: { name: 'Granite setts', how: 'bedded tight as an edge and where wheels or feet turn' },
  turf: {
    name: 'Cultivated turf',
    how: 'on 150 mm of graded topsoil, a hard-wearing rye and fescue mix',
  },
  'meadow-seed': {
    name: 'Native meadow seed and plugs',
    how: 'sown thinly on poor, raked soil in September or April',
  },
  bark: {
    name: 'Play-grade bark',
    how: '300 mm deep over a drainage layer, topped up each spring',
  },
  'rubber-mulch': {
    name: 'Bonded rubber mulch',
    how: 'laid to the depth the equipment asks for, and porous',
  },
  'play-turf': { name: 'Play turf on shock pad', how: 'laid over a free-draining base' },
  soil: null,
  none: null,
};

/** How a floor lies where nothing may be dug. */
const UNDUG_HOW: Partial<Record<Material, string>> = {
  sandstone: 'on adjustable pedestals with open joints, so that rain drains through',
  porcelain: 'on adjustable pedestals with open joints, so that rain drains through',
  'concrete-paving': 'on adjustable pedestals with open joints, so that rain drains through',
  setts: 'laid loose on a protection mat',
  'clay-paver': 'on adjustable pedestals with open joints, so that rain drains through',
  gravel: '40 mm deep over a protection mat, held by a loose timber edge',
  'self-binding-gravel': 'rolled over a protection mat',
  'timber-deck': 'on a frame that stands on pads, nothing fixed into what lies below',
  bark: 'over a protection mat, held by a loose timber edge',
};
const KEPT_HOW = 'washed, and made good where it is broken';
const HARD: readonly Material[] = [
  'sandstone',
  'porcelain',
  'clay-paver',
  'gravel',
  'self-binding-gravel',
  'timber-deck',
  'concrete-paving',
  'setts',
];
const PARKING_HOW = 'on open-graded stone, so that rain soaks in where the car stands';

const SEEDED = {
  name: 'Lawn seed',
  how: 'a hard-wearing rye and fescue mix, sown on 150 mm of graded topsoil',
};

const BUILT: Partial<
  Record<
    FurnishingKind,
    { name: string; say: (n: number, widthM: number, depthM: number) => string }
  >
> = {
  pergola: {
    name: 'Green oak',
    say: (_n, w, d) => `for the pergola, ${metres(w)} by ${metres(d)}, left to silver`,
  },
  arbour: { name: 'Oak arbour', say: () => 'with a slatted back for a scented climber' },
  'raised-bed': {
    name: 'Oak sleepers',
    say: (n) =>
      `for ${numberWord(n)} raised ${n === 1 ? 'bed' : 'beds'}, 450 mm high so the edge can be sat on`,
  },
  shed: {
    name: 'Timber shed',
    say: (_n, w, d) =>
      `${metres(w)} by ${metres(d)}, stained dark so that it recedes behind planting`,
  },
  greenhouse: {
    name: 'Greenhouse',
    say: (_n, w, d) =>
      `${metres(w)} by ${metres(d)}, toughened glass on a level base with rainwater taken to a butt`,
  },
  'garden-room': {
    name: 'Garden room',
    say: (_n, w, d) => `${metres(w)} by ${metres(d)}, clad in vertical timber, under 2.5 m high`,
  },
  'fire-pit': {
    name: 'Corten steel',
    say: () => 'for the fire pit, rusted before delivery so that it does not stain the paving',
  },
  'outdoor-kitchen': {
    name: 'Outdoor kitchen',
    say: (_n, w) => `${metres(w)} long in rendered block with a stone top`,
  },
  'post-light': {
    name: 'Low-voltage lighting',
    say: (n) => `${numberWord(n)} warm white fittings, shielded and on a switch by the door`,
  },
  'spike-light': {
    name: 'Low-voltage lighting',
    say: (n) => `${numberWord(n)} warm white fittings, shielded and on a switch by the door`,
  },
  pot: {
    name: 'Frost-proof pots',
    say: (n) => `${numberWord(n)}, planted for all seasons, with drip saucers`,
  },
  fountain: {
    name: 'Bubble fountain',
    say: () => 'over a covered reservoir, so there is no open water',
  },
};

export function writeMaterials(facts: WordFacts): { name: string; application: string }[] {
  const { layout } = facts.input.model;
  const out: { name: string; application: string }[] = [];
  const { site, savings } = facts.input.model,
    undug = isUndug(site);
  const stays = floorThatStays(site),
    keptFloor = stays !== null || savings?.includes('keep-floor') === true;
  const floors = new Map<
    string,
    { material: Material; parking: boolean; labels: string[]; m2: number }
  >();
  for (const a of layout.areas) {
    if (!FLOORS[a.material]) continue;
    const parking = isParking(a),
      key =
        keptFloor && HARD.includes(a.material)
          ? 'kept'
          : `${a.material}${parking ? ':parking' : ''}`,
      entry = floors.get(key) ?? { material: a.material, parking, labels: [], m2: 0 };
    const label = a.label.toLowerCase();
    if (label && !entry.labels.includes(label)) entry.labels.push(label);
    entry.m2 += area(a.region) / 1e6;
    floors.set(key, entry);
  }
  for (const [key, { material, parking, labels, m2 }] of [...floors].sort(
    (a, b) => b[1].m2 - a[1].m2,
  )) {
    if (key === 'kept') {
      out.push({
        name: stays
          ? `${capital(stays.name.replace(/^(the|our|my|an?) /i, ''))}, kept`
          : 'The floor that is there',
        application: `${squareMetres(m2)} for the ${list(labels.slice(0, 3))}, ${KEPT_HOW}`,
      });
      continue;
    }
    const floor =
      material === 'turf' && savings?.includes('seed-lawn') ? SEEDED : FLOORS[material]!;
    const how = parking ? PARKING_HOW : (undug && UNDUG_HOW[material]) || floor.how;
    out.push({
      name: floor.name,
      application: `${squareMetres(m2)} for the ${list(labels.slice(0, 3))}, ${how}`,
    });
  }
  const seen = new Set<string>();
  for (const item of layout.furnishings) {
    const built = BUILT[item.kind];
    if (!built || seen.has(built.name)) continue;
    seen.add(built.name);
    const n = layout.furnishings.filter((f) => BUILT[f.kind]?.name === built.name).length;
    out.push({
      name: built.name,
      application: built.say(n, item.widthMm / 1000, item.depthMm / 1000),
    });
  }
  for (const screen of layout.screens
    .filter((s) => s.kind === 'slatted-screen' || s.kind === 'trellis')
    .slice(0, 1)) {
    out.push({
      name: screen.kind === 'trellis' ? 'Trellis' : 'Slatted cedar screen',
      application:
        `${metres(screen.heightMm / 1000)} high: ${screen.why.charAt(0).toLowerCase()}${screen.why.slice(1)}`.replace(
          /\.$/,
          '',
        ),
    });
  }
  return out;
}
