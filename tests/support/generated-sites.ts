/** Generated plots and briefs for law tests: same seed, same plots. */
import type { Brief, Fact, FeatureId, Household, ProjectType, WayIn } from '#engine/model/brief.ts';
import { FEATURES, PROJECT_TYPES } from '#engine/model/brief.ts';
import type { Mm, Ring } from '#engine/model/shapes.ts';
import type { BoundaryEdge, ExistingThing, Place, Site, Soil } from '#engine/model/site.ts';
import { edgesOf } from '#engine/site/boundary-edges.ts';
import { area, polygon } from '#engine/geometry/region.ts';
import { seededRandom, type Random } from '#engine/geometry/random.ts';
import { KINDS, plotOf, ten } from './plot-shapes.ts';

const CLAY: Soil = {
  texture: 'clay',
  ph: 6.8,
  drainage: 'poor',
  name: 'Heavy clay (London Clay)',
  from: 'zone',
};
const LOAM: Soil = { texture: 'loam', ph: 6.5, drainage: 'good', name: 'Loam', from: 'assumed' };
export const TEST_PLACE: Place = {
  postcode: 'RM1 1AA',
  outcode: 'RM1',
  district: 'Havering',
  latitudeDeg: 51.583,
  longitudeDeg: 0.184,
  soil: CLAY,
  climate: {
    zone: 'outer-london',
    name: 'Outer London, Romford',
    leastHardiness: 'H4',
    safePlantingOut: '1 May',
    rainMmPerYear: 620,
  },
};

export const assumed = <T>(value: T): Fact<T> => ({
  value,
  source: { kind: 'assumed', because: 'for a test' },
});
export const said = <T>(value: T): Fact<T> => ({
  value,
  source: { kind: 'read', quote: String(value) },
});

/** A brief with nothing remarkable in it, and what the test changes. */
export function plainBrief(overrides: Partial<Brief> = {}): Brief {
  const no = assumed(false);
  return {
    description: '',
    projectType: assumed('family'),
    preferences: [],
    shape: assumed({ kind: 'rectangle', widthMm: 9000, depthMm: 12000 }),
    areaM2: assumed(108),
    position: assumed('back'),
    facing: assumed('S'),
    postcode: null,
    soil: null,
    ph: null,
    wet: no,
    shady: no,
    overlooked: no,
    slope: assumed('level'),
    household: {
      seatsFor: assumed(4),
      toddler: no,
      children: no,
      dog: no,
      cat: no,
      wheelchair: no,
      hayFever: no,
      easyAccess: no,
    },
    wanted: [said('dining'), said('lawn')],
    refused: [],
    keep: [],
    budgetPence: null,
    upkeepHoursPerWeek: null,
    colours: [],
    styles: [],
    plantsWanted: [],
    plantsRefused: [],
    seasons: [],
    paving: null,
    wishes: [],
    circumstances: [],
    breaksFloor: false,
    shadesTable: false,
    questions: [],
    problems: [],
    ...overrides,
  };
}
export const wanting = (...features: FeatureId[]): Fact<FeatureId>[] =>
  features.map((feature) => said(feature));

export type SiteOptions = {
  doorX?: Mm;
  bearingDeg?: number;
  existing?: ExistingThing[];
  soil?: Soil;
  house?: { x0: Mm; x1: Mm };
  /** Gates in the edge. */
  waysIn?: WayIn[];
};

/** A plot with fences of 1.8 m and a house of two storeys along its edge on y = 0. */
export function plainSite(boundary: Ring, options: SiteOptions = {}): Site {
  const onWall = boundary.filter(([, y]) => y === 0).map(([x]) => x);
  const house = options.house ?? { x0: Math.min(...onWall), x1: Math.max(...onWall) };
  const edges = boundary.map((from, i): BoundaryEdge => {
    const to = boundary[(i + 1) % boundary.length]!,
      wall = from[1] === 0 && to[1] === 0;
    return { from, to, kind: wall ? 'house' : 'fence', heightMm: wall ? 5500 : 1800 };
  });
  if (options.waysIn?.length) return gatedSite(boundary, house, options, options.waysIn);
  return {
    boundary,
    house: { ...house, heightMm: 5500 },
    doorX: options.doorX ?? Math.round(house.x0 + (house.x1 - house.x0) * 0.35),
    bearingDeg: options.bearingDeg ?? 180,
    edges,
    existing: options.existing ?? [],
    place: TEST_PLACE,
    soil: options.soil ?? CLAY,
    slope: 'level',
    position: 'back',
  };
}
/** The same with gates; the door keeps clear of the end that a way past the house takes off. */
function gatedSite(
  boundary: Ring,
  { x0, x1 }: { x0: Mm; x1: Mm },
  options: SiteOptions,
  waysIn: WayIn[],
): Site {
  const bare = plainSite(boundary, { ...options, waysIn: [] });
  const surroundings = { doorSide: null, boundary: null, bungalow: false, waysIn: said(waysIn) };
  const { edges, house } = edgesOf(boundary, plainBrief({ surroundings }), () => (x0 + x1) / 2);
  return {
    ...bare,
    edges,
    house: { ...bare.house, ...house },
    doorX: Math.max(house.x0 + 800, Math.min(house.x1 - 800, bare.doorX)),
  };
}

/** These came later and have tests of their own: a longer list would draw other gardens for every seed. */
const LATER: ReadonlySet<FeatureId> = new Set([
  'sauna',
  'sail',
  'awning',
  'parasol',
  'storagebench',
  'rack',
  'den',
  'stumps',
  'nestboxes',
  'bughotel',
  'urns',
  'goal',
]);
const TO_WISH: readonly FeatureId[] = FEATURES.filter(
  (feature) => feature !== 'dining' && !LATER.has(feature),
);

/** Plots of 12 to 2,500 m² with briefs: every shape, project type and household, a third of the features wished for. */
export function generatedSites(
  count: number,
  seed: number,
): { name: string; site: Site; brief: Brief }[] {
  const random = seededRandom(seed);
  const out: { name: string; site: Site; brief: Brief }[] = [];
  while (out.length < count) {
    const kind = random.pick(KINDS),
      size = random.next();
    const w = ten(
      size < 0.12
        ? random.between(3000, 6000)
        : size > 0.93
          ? random.between(20000, 40000)
          : random.between(4000, 18000),
    );
    const d = ten(
      size < 0.12
        ? random.between(4000, 6500)
        : size > 0.93
          ? random.between(22000, 52000)
          : random.between(5000, 28000),
    );
    const boundary = plotOf(kind, w, d, random),
      m2 = area(polygon(boundary)) / 1e6;
    if (m2 < 12 || m2 > 2500) continue;
    const type: ProjectType = random.pick(PROJECT_TYPES);
    const appetite = random.between(0.05, 0.4);
    const wanted = TO_WISH.filter(() => random.chance(appetite));
    const refused = TO_WISH.filter((feature) => !wanted.includes(feature) && random.chance(0.08));
    const flag = (chance: number) => assumed(random.chance(chance));
    const existing = random.chance(0.2) ? [tree(w, d, random)] : [];
    const gates = seededRandom(seed * 1009 + out.length);
    const waysIn: WayIn[] = [
      ...(gates.chance(0.4)
        ? [{ kind: 'side' as const, side: gates.pick(['left', 'right'] as const) }]
        : []),
      ...(gates.chance(0.2)
        ? [{ kind: 'rear' as const, side: gates.pick(['left', 'right'] as const) }]
        : []),
    ];
    const site = plainSite(boundary, {
      waysIn,
      doorX: Math.round(random.between(800, w - 800)),
      bearingDeg: Math.round(random.next() * 360),
      soil: random.chance(0.5) ? CLAY : LOAM,
      existing,
    });
    const brief = plainBrief({
      projectType: assumed(type),
      wanted: [said('dining'), ...wanted.map((feature) => said(feature))],
      refused: refused.map((feature) => said(feature)),
      preferences: (['seating', 'waterfeature', 'shade', 'play'] as const).filter(
        (p) =>
          random.chance(0.25) &&
          !refused.includes(
            ({ seating: 'seat', waterfeature: 'water', shade: 'pergola', play: 'play' } as const)[
              p
            ],
          ),
      ),
      shape: assumed({ kind: 'polygon', points: boundary }),
      areaM2: assumed(m2),
      budgetPence: random.chance(0.5)
        ? assumed(Math.round(m2 * random.between(60, 500)) * 100)
        : null,
      household: withOpenWater({
        seatsFor: assumed(random.pick([2, 4, 6, 8, 10])),
        toddler: flag(0.15),
        children: flag(0.3),
        dog: flag(0.2),
        cat: flag(0.1),
        wheelchair: flag(0.12),
        hayFever: flag(0.1),
        easyAccess: flag(0.1),
      }),
    });
    out.push({ name: `${out.length} ${kind} ${w} x ${d} ${type}`, site, brief });
  }
  return out;
}

/** Of those who find walking hard some may lose their way. */
const withOpenWater = (household: Household): Household =>
  household.easyAccess.value ? { ...household, openWater: assumed('confused') } : household;

function tree(w: Mm, d: Mm, random: Random): ExistingThing {
  return {
    id: 'tree-1',
    kind: 'tree',
    name: 'old apple tree',
    x: Math.round(w * random.between(0.25, 0.75)),
    y: Math.round(d * random.between(0.4, 0.8)),
    radiusMm: 1500,
    heightMm: 4500,
    evergreen: false,
  };
}
