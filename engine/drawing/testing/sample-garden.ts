/** A small garden for the tests of drawing and scene: every plant form, every furnishing, screens, water and kept things. */
import type {
  Area,
  AreaKind,
  Furnishing,
  FurnishingKind,
  Layout,
  Material,
} from '../../model/layout.ts';
import { PLANT_FORMS } from '../../model/plant.ts';
import type { PlantPlacement, PlantRole, Planting } from '../../model/planting.ts';
import type { GardenModel } from '../../model/garden.ts';
import type { Ring } from '../../model/shapes.ts';
import type { Site, Soil } from '../../model/site.ts';
import { polygon, rectangle } from '../../geometry/region.ts';
import { seededRandom } from '../../geometry/random.ts';
import { sampleCatalogue, TREES } from './sample-catalogue.ts';

const KINDS: FurnishingKind[] = [
  'dining-set',
  'lounge-set',
  'bench',
  'pergola',
  'arbour',
  'fire-pit',
  'hot-tub',
  'outdoor-kitchen',
  'barbecue',
  'pot',
  'urn',
  'raised-bed',
  'swing',
  'climbing-frame',
  'sandpit',
  'trampoline',
  'playhouse',
  'log-steps',
  'bird-bath',
  'bird-feeder',
  'bug-hotel',
  'water-butt',
  'fountain',
  'washing-line',
  'hammock',
  'shed',
  'store',
  'greenhouse',
  'garden-room',
  'compost-bins',
  'post-light',
  'spike-light',
  'sculpture',
  'sunlounger',
  'boulder',
];

const soil: Soil = { texture: 'clay', ph: 6.8, drainage: 'impeded', name: 'Clay', from: 'assumed' };

export type SampleSize = {
  widthMm?: number;
  depthMm?: number;
  bearingDeg?: number;
  plants?: number;
  boundary?: Ring;
  seed?: number;
};

function sampleSite(
  size: Required<Pick<SampleSize, 'widthMm' | 'depthMm' | 'bearingDeg'>>,
  boundary: Ring,
): Site {
  const kinds = ['house', 'fence', 'wall', 'hedge', 'open'] as const;
  return {
    boundary,
    house: { x0: 0, x1: size.widthMm, heightMm: 5500 },
    doorX: Math.round(size.widthMm / 3),
    bearingDeg: size.bearingDeg,
    edges: boundary.map((from, i) => {
      const to = boundary[(i + 1) % boundary.length]!,
        house = from[1] === 0 && to[1] === 0;
      return {
        from,
        to,
        kind: house ? 'house' : kinds[1 + (i % 4)]!,
        heightMm: house ? 5500 : 1800,
      };
    }),
    existing: [
      {
        id: 'kept-1',
        kind: 'tree',
        name: 'Old apple <tree>',
        x: Math.round(size.widthMm * 0.7),
        y: Math.round(size.depthMm * 0.8),
        radiusMm: 1200,
        heightMm: 4000,
        evergreen: false,
      },
    ],
    place: {
      postcode: null,
      outcode: null,
      district: null,
      latitudeDeg: 51.5,
      longitudeDeg: 0.1,
      soil,
      climate: {
        zone: 'outer-london',
        name: 'Outer London',
        leastHardiness: 'H4',
        safePlantingOut: '1 May',
        rainMmPerYear: 620,
      },
    },
    soil,
    slope: 'level',
    position: 'back',
  };
}

function sampleLayout(w: number, d: number): Layout {
  const strips: [AreaKind, Material][] = [
    ['terrace', 'sandstone'],
    ['lawn', 'turf'],
    ['path', 'clay-paver'],
    ['gravel', 'gravel'],
    ['seat', 'porcelain'],
    ['play', 'bark'],
    ['pond', 'none'],
    ['water', 'none'],
    ['meadow', 'meadow-seed'],
    ['bed', 'soil'],
  ];
  const areas = strips.map(([kind, material], i): Area => {
    const y0 = Math.round((d * i) / strips.length),
      y1 = Math.round((d * (i + 1)) / strips.length);
    return {
      id: `${kind}-1`,
      kind,
      feature: null,
      label: `Sample ${kind}`,
      region: rectangle(0, y0, w, y1),
      material,
      purpose: '',
      why: [],
    };
  });
  const furnishings = KINDS.map((kind, i): Furnishing => ({
    id: `${kind}-1`,
    kind,
    areaId: 'terrace-1',
    x: Math.round(w * (0.15 + 0.7 * ((i * 0.37) % 1))),
    y: Math.round(d * (0.06 + 0.85 * ((i * 0.61) % 1))),
    widthMm: 900 + (i % 4) * 300,
    depthMm: 900 + (i % 3) * 300,
    turnDeg: (i * 45) % 360,
    heightMm: 400 + (i % 5) * 400,
    round: i % 4 === 0,
    ...(kind === 'dining-set' ? { seats: 6 } : {}),
  }));
  return {
    language: 'rect',
    seed: 1,
    areas,
    furnishings,
    screens: [
      {
        id: 'screen-1',
        kind: 'trellis',
        line: [
          [500, Math.round(d / 2)],
          [w - 500, Math.round(d / 2)],
        ],
        heightMm: 1600,
        thicknessMm: 60,
        openings: [{ fromMm: 1000, toMm: 2000 }],
        why: '',
      },
      {
        id: 'screen-2',
        kind: 'hedge',
        line: [
          [500, Math.round(d / 3)],
          [w - 500, Math.round(d / 3)],
        ],
        heightMm: 1200,
        thicknessMm: 500,
        openings: [],
        why: '',
      },
    ],
    trees: [],
    stones: [
      {
        x: Math.round(w / 2),
        y: Math.round(d * 0.15),
        widthMm: 450,
        depthMm: 600,
        turnDeg: 30,
        areaId: 'lawn-1',
      },
    ],
    routes: [],
    unplaced: [],
    score: 0,
    terms: {},
    shares: { hard: 0.3, open: 0.3, planted: 0.3, water: 0.1, permeable: 0.7 },
    why: [],
  };
}

function samplePlanting(w: number, d: number, count: number, seed: number): Planting {
  const random = seededRandom(seed),
    placements: PlantPlacement[] = [];
  for (let i = 0; i < count; i++) {
    const plant = sampleCatalogue.plants[i % sampleCatalogue.plants.length]!,
      tree = TREES.has(plant.form),
      inset = tree ? Math.min(1500, w * 0.3, d * 0.3) : 0;
    const role: PlantRole = tree
      ? 'tree'
      : plant.form === 'bulb'
        ? 'bulb'
        : plant.form === 'hedge'
          ? 'hedge'
          : 'mid';
    placements.push({
      plantId: plant.id,
      x: Math.round(random.between(inset, w - inset)),
      y: Math.round(random.between(inset, d - inset)),
      radiusMm: Math.round(plant.spreadM * 500),
      heightMm: Math.round(plant.heightM * 1000),
      areaId: i % 2 ? 'bed-1' : 'meadow-1',
      driftId: `drift-${Math.floor(i / PLANT_FORMS.length / 3)}`,
      role,
    });
  }
  const counts = new Map<string, number>();
  for (const p of placements) counts.set(p.plantId, (counts.get(p.plantId) ?? 0) + 1);
  const schedule = [...counts].map(([plantId, n], i) => {
    const plant = sampleCatalogue.plants.find((p) => p.id === plantId)!;
    return {
      plantId,
      key: i + 1,
      latinName: plant.latinName,
      commonName: plant.commonName,
      category: plant.category,
      role: 'mid' as const,
      count: n,
      potSize: plant.potSize,
      spacingCm: plant.spacingCm,
      heightM: plant.heightM,
      spreadM: plant.spreadM,
      areaIds: ['bed-1'],
      why: '',
    };
  });
  return {
    beds: [],
    placements,
    schedule,
    interestByMonth: Array.from({ length: 12 }, () => 1),
    palette: { name: 'Sample', colours: [] },
    why: [],
  };
}

/** The sample garden at a size; an own boundary must have its house edge on y = 0. */
export function sampleModel(size: SampleSize = {}): GardenModel {
  const widthMm = size.widthMm ?? 8000,
    depthMm = size.depthMm ?? 11000,
    bearingDeg = size.bearingDeg ?? 180;
  const boundary =
    size.boundary ??
    polygon([
      [0, 0],
      [widthMm, 0],
      [widthMm, depthMm],
      [0, depthMm],
    ])[0]![0]!;
  return {
    schemaVersion: 1,
    seed: 1,
    projectType: 'family',
    site: sampleSite({ widthMm, depthMm, bearingDeg }, boundary),
    layout: sampleLayout(widthMm, depthMm),
    planting: samplePlanting(widthMm, depthMm, size.plants ?? 160, size.seed ?? 3),
  };
}
