/** A garden to test planting with: terrace, lawn, a border round three sides, and what else a test asks for. */
import { rectangle } from '../geometry/region.ts';
import { subtract } from '../geometry/boolean.ts';
import type { Brief, Fact, ProjectType, SoilTexture } from '../model/brief.ts';
import type {
  Area,
  AreaKind,
  Furnishing,
  Language,
  Layout,
  Screen,
  TreeSpot,
} from '../model/layout.ts';
import type { Point, Region } from '../model/shapes.ts';
import type { ExistingThing, Site, Soil } from '../model/site.ts';

const said = <T>(value: T): Fact<T> => ({ value, source: { kind: 'assumed', because: 'a test' } });

export type TestGarden = {
  widthMm?: number;
  depthMm?: number;
  borderMm?: number;
  bearingDeg?: number;
  type?: ProjectType;
  language?: Language;
  seed?: number;
  texture?: SoilTexture;
  ph?: number;
  drainage?: Soil['drainage'];
  fenceMm?: number;
  toddler?: boolean;
  children?: boolean;
  dog?: boolean;
  hayFever?: boolean;
  cat?: boolean;
  horse?: boolean;
  said?: Brief['said'];
  youngestChild?: number;
  wet?: boolean;
  colours?: string[];
  flowersOnly?: string[];
  plantsWanted?: string[];
  plantsRefused?: string[];
  styles?: Brief['styles'][number]['value'][];
  seasons?: Brief['seasons'][number]['value'][];
  noDigging?: boolean;
  traits?: Brief['traits'];
  /** Told in words to be shady as a whole. */
  isShady?: boolean;
  position?: Site['position'];
  wanted?: Brief['wanted'][number]['value'][];
  trees?: TreeSpot[];
  furnishings?: Furnishing[];
  screens?: Screen[];
  existing?: ExistingThing[];
  /** Areas cut from the lawn. */
  rooms?: { id: string; kind: AreaKind; feature: Area['feature']; region: Region }[];
};

export function testSite(garden: TestGarden): Site {
  const width = garden.widthMm ?? 9000,
    depth = garden.depthMm ?? 13000;
  const corners: Point[] = [
    [0, 0],
    [width, 0],
    [width, depth],
    [0, depth],
  ];
  const soil: Soil = {
    texture: garden.texture ?? 'clay',
    ph: garden.ph ?? 6.8,
    drainage: garden.drainage ?? 'impeded',
    name: 'Test soil',
    from: 'zone',
  };
  return {
    boundary: corners,
    house: { x0: 0, x1: width, heightMm: 5500 },
    doorX: 2500,
    bearingDeg: garden.bearingDeg ?? 180,
    edges: corners.map((from, i) => ({
      from,
      to: corners[(i + 1) % 4]!,
      kind: i ? 'fence' : 'house',
      heightMm: i ? (garden.fenceMm ?? 1800) : 5500,
    })),
    existing: garden.existing ?? [],
    soil,
    slope: 'level',
    position: garden.position ?? 'back',
    ...(garden.noDigging ? { noDigging: true as const } : {}),
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
  };
}

export function testBrief(garden: TestGarden): Brief {
  const type = garden.type ?? 'luxury';
  return {
    description: '',
    projectType: said(type),
    preferences: [],
    shape: said({
      kind: 'rectangle',
      widthMm: garden.widthMm ?? 9000,
      depthMm: garden.depthMm ?? 13000,
    }),
    areaM2: said(117),
    position: said(garden.position ?? 'back'),
    facing: said('S'),
    postcode: null,
    soil: null,
    ph: null,
    wet: said(garden.wet ?? false),
    shady: garden.isShady ? { value: true, source: { kind: 'read', quote: 'shady' } } : said(false),
    overlooked: said(false),
    slope: said('level'),
    household: {
      seatsFor: said(6),
      toddler: said(garden.toddler ?? false),
      children: said(garden.children ?? garden.toddler ?? false),
      dog: said(garden.dog ?? false),
      cat: said(garden.cat ?? false),
      wheelchair: said(false),
      hayFever: said(garden.hayFever ?? false),
      horse: said(garden.horse ?? false),
      easyAccess: said(false),
    },
    wanted: (garden.wanted ?? []).map(said),
    refused: [],
    keep: [],
    budgetPence: null,
    upkeepHoursPerWeek: null,
    colours: [...(garden.colours ?? []), ...(garden.flowersOnly ?? [])].map(said),
    ...(garden.flowersOnly ? { flowersOnly: garden.flowersOnly.map(said) } : {}),
    styles: (garden.styles ?? []).map(said),
    plantsWanted: (garden.plantsWanted ?? []).map(said),
    plantsRefused: (garden.plantsRefused ?? []).map(said),
    seasons: (garden.seasons ?? []).map(said),
    paving: null,
    wishes: [],
    circumstances: [],
    breaksFloor: false,
    shadesTable: false,
    questions: [],
    problems: [],
    ...(garden.noDigging ? { noDigging: said(true) } : {}),
    ...(garden.said ? { said: garden.said } : {}),
    ...(garden.traits ? { traits: garden.traits } : {}),
    ...(garden.youngestChild === undefined ? {} : { youngestChild: said(garden.youngestChild) }),
  };
}

const area = (
  id: string,
  kind: AreaKind,
  region: Region,
  feature: Area['feature'] = null,
): Area => ({ id, kind, feature, label: id, region, material: 'none', purpose: '', why: [] });
const spot = (id: string, x: number, y: number): TreeSpot => ({
  id,
  x,
  y,
  maxCrownMm: 1900,
  maxHeightMm: 6500,
  role: 'structure',
  areaId: 'bed-1',
  why: '',
});

/** Terrace by the house, lawn in the middle, and one border that turns two corners. */
export function testLayout(garden: TestGarden): Layout {
  const width = garden.widthMm ?? 9000,
    depth = garden.depthMm ?? 13000,
    border = garden.borderMm ?? 1500,
    terraceDepth = Math.min(3600, Math.round(depth * 0.3));
  const terrace = rectangle(0, 0, width, terraceDepth),
    lawn = rectangle(border, terraceDepth, width - border, depth - border),
    plot = rectangle(0, 0, width, depth);
  const rooms = garden.rooms ?? [];
  const areas = [
    area('terrace', 'terrace', terrace, 'dining'),
    area('lawn', 'lawn', subtract(lawn, ...rooms.map((room) => room.region)), 'lawn'),
    area('bed-1', 'bed', subtract(plot, terrace, lawn)),
    ...rooms.map((room) => area(room.id, room.kind, room.region, room.feature)),
  ];
  return {
    language: garden.language ?? 'rect',
    seed: garden.seed ?? 1,
    areas,
    furnishings: garden.furnishings ?? [],
    screens: garden.screens ?? [],
    trees:
      garden.trees ??
      (border >= 900
        ? [
            spot('tree-1', Math.round(border / 2), Math.round(depth * 0.7)),
            spot('tree-2', width - Math.round(border / 2), depth - Math.round(border / 2)),
          ]
        : []),
    stones: [],
    routes: [],
    unplaced: [],
    score: 0,
    terms: {},
    shares: { hard: 0.3, open: 0.4, planted: 0.3, water: 0, permeable: 0.7 },
    why: [],
  };
}
