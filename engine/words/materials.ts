/** What it is made of and where each thing is used. */
import { capitalise, joinList, lowerFirst } from '../model/format.ts';
import { FURNISHINGS } from '../features/features.ts';
import { area } from '../geometry/region.ts';
import type { Material } from '../model/layout.ts';
import { floorThatStays, isParking, isUndug } from '../quantities/build-ups.ts';
import type { WordFacts } from './facts.ts';
import { metres, squareMetres } from './say.ts';

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

/** The grass that is there. */
const MENDED = {
  name: 'The grass that is there',
  how: 'which stays: scarified, spiked, fed and sown where it is thin',
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
          ? `${capitalise(stays.name.replace(/^(the|our|my|an?) /i, ''))}, kept`
          : 'The floor that is there',
        application: `${squareMetres(m2)} for the ${joinList(labels.slice(0, 3))}, ${KEPT_HOW}`,
      });
      continue;
    }
    const floor =
      material !== 'turf'
        ? FLOORS[material]!
        : savings?.includes('keep-lawn')
          ? MENDED
          : savings?.includes('seed-lawn')
            ? SEEDED
            : FLOORS.turf!;
    const how = parking ? PARKING_HOW : (undug && UNDUG_HOW[material]) || floor.how;
    out.push({
      name: floor.name,
      application: `${squareMetres(m2)} for the ${joinList(labels.slice(0, 3))}, ${how}`,
    });
  }
  const seen = new Set<string>();
  for (const item of layout.furnishings) {
    const built = FURNISHINGS[item.kind].materials;
    if (!built || seen.has(built.name)) continue;
    seen.add(built.name);
    const n = layout.furnishings.filter(
      (f) => FURNISHINGS[f.kind].materials?.name === built.name,
    ).length;
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
      application: `${metres(screen.heightMm / 1000)} high: ${lowerFirst(screen.why)}`.replace(
        /\.$/,
        '',
      ),
    });
  }
  return out;
}
