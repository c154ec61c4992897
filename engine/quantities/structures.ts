/** Buildings, fixed garden furniture, screens, raised beds, lights and fence faces. */
import type { Phase, Quantity } from '../model/costing.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Furnishing, FurnishingKind, Screen } from '../model/layout.ts';
import { hypot } from '../geometry/trig.ts';
import { isUndug } from './build-ups.ts';
import { BUILDING_KINDS } from './ground.ts';
import { addLine, figure } from './line.ts';
import type { Measured, MeasuredArea } from './measure.ts';

/** Things a household brings itself; named in what a price leaves out. */
export const LOOSE_FURNITURE: readonly FurnishingKind[] = [
  'dining-set',
  'lounge-set',
  'bench',
  'sunlounger',
  'hammock',
  'hot-tub',
  'sculpture',
];

type Fixed = { description: string; phase: Phase };
const FIXED: Partial<Record<FurnishingKind, Fixed>> = {
  arbour: { description: 'Timber arbour with seat', phase: 'structures' },
  'fire-pit': { description: 'Fire pit in steel, on a stone base', phase: 'structures' },
  pot: { description: 'Large frost-proof pots, filled', phase: 'finishing' },
  urn: { description: 'Stone urn on a plinth, filled', phase: 'finishing' },
  swing: { description: 'Timber swing, posts set in concrete', phase: 'structures' },
  'climbing-frame': { description: 'Timber climbing frame, anchored', phase: 'structures' },
  sandpit: { description: 'Sandpit with sleeper sides and a cover', phase: 'structures' },
  trampoline: { description: 'Trampoline, anchored', phase: 'structures' },
  playhouse: { description: 'Timber playhouse', phase: 'structures' },
  'log-steps': { description: 'Log steps for balancing', phase: 'structures' },
  'bird-bath': { description: 'Bird bath', phase: 'finishing' },
  'bird-feeder': { description: 'Bird feeder on a pole', phase: 'finishing' },
  'bug-hotel': { description: 'Insect house', phase: 'finishing' },
  'water-butt': { description: 'Water butt with diverter and stand', phase: 'finishing' },
  'washing-line': { description: 'Rotary washing line in a ground socket', phase: 'finishing' },
  boulder: { description: 'Boulder, set in', phase: 'hard' },
};

/** Fixings that would go into the ground, told as they are where nothing may be dug. */
const UNDUG: Partial<Record<FurnishingKind, string>> = {
  swing: 'Timber swing on a weighted frame',
  'washing-line': 'Rotary washing line in a weighted foot',
  boulder: 'Boulder, set on the surface',
  'climbing-frame': 'Timber climbing frame on a weighted frame',
};

function takeOffFixed(model: GardenModel): Quantity[] {
  const lines: Quantity[] = [],
    undug = isUndug(model.site);
  for (const kind of Object.keys(FIXED) as FurnishingKind[]) {
    const all = model.layout.furnishings.filter((f) => f.kind === kind);
    addLine(lines, {
      phase: FIXED[kind]!.phase,
      rateKey: kind,
      description: (undug && UNDUG[kind]) || FIXED[kind]!.description,
      unit: 'no',
      net: all.length,
      ids: all.map((f) => f.id),
      formula: `${all.length} on the plan`,
    });
  }
  for (const f of model.layout.furnishings) {
    const m2 = (f.widthMm * f.depthMm) / 1e6,
      size = `${figure(f.widthMm / 1000)} x ${figure(f.depthMm / 1000)} m`;
    if (f.kind === 'pergola')
      addLine(lines, {
        id: `pergola:${f.id}`,
        phase: 'structures',
        rateKey: 'pergola',
        description: `Timber pergola, ${size}`,
        unit: 'm2',
        net: m2,
        ids: [f.id],
        formula: size,
      });
    if (f.kind === 'outdoor-kitchen') {
      const run = Math.max(f.widthMm, f.depthMm) / 1000;
      addLine(lines, {
        id: `outdoor-kitchen:${f.id}`,
        phase: 'structures',
        rateKey: 'outdoor-kitchen',
        description: 'Outdoor kitchen: masonry run with stone worktop and storage',
        unit: 'm',
        net: run,
        ids: [f.id],
        formula: `${figure(run)} m of worktop`,
      });
    }
  }
  return lines;
}

/** Height of a raised bed that carries none, mm: two sleepers on edge. */
const RAISED_MM = 400,
  SLEEPER_MM = 200;
function takeOffRaisedBeds(model: GardenModel): Quantity[] {
  const lines: Quantity[] = [],
    beds = model.layout.furnishings.filter((f) => f.kind === 'raised-bed');
  const parts = beds.map((f) => {
    const height = f.heightMm || RAISED_MM,
      courses = Math.max(1, Math.round(height / SLEEPER_MM));
    return {
      id: f.id,
      courses,
      height,
      m: (2 * (f.widthMm + f.depthMm) * courses) / 1000,
      m3: (f.widthMm * f.depthMm * height) / 1e9,
      m2: (f.widthMm * f.depthMm) / 1e6,
    };
  });
  const ids = beds.map((f) => f.id);
  addLine(lines, {
    phase: 'structures',
    rateKey: 'sleeper',
    description: 'Oak sleepers for raised beds, 200 x 100 mm',
    unit: 'm',
    waste: 0.05,
    net: parts.reduce((sum, p) => sum + p.m, 0),
    ids,
    formula: parts
      .map((p) => `${figure(p.m / p.courses)} m round ${p.id} x ${p.courses} high`)
      .join(' + '),
  });
  addLine(lines, {
    phase: 'structures',
    rateKey: 'raised-bed-soil',
    description: 'Topsoil and compost for raised beds',
    unit: 'm3',
    waste: 0.05,
    net: parts.reduce((sum, p) => sum + p.m3, 0),
    ids,
    formula: parts
      .map((p) => `${figure(p.m2)} m² ${p.id} x ${figure(p.height / 1000)} m`)
      .join(' + '),
  });
  return lines;
}

const BUILDING: Record<
  string,
  { kind: FurnishingKind; name: string; sizes: [upToM2: number, rateKey: string][] }
> = {
  shed: {
    kind: 'shed',
    name: 'timber shed',
    sizes: [
      [3, 'shed-small'],
      [5.5, 'shed-medium'],
      [Infinity, 'shed-large'],
    ],
  },
  greenhouse: {
    kind: 'greenhouse',
    name: 'greenhouse with toughened glass',
    sizes: [
      [5.5, 'greenhouse-small'],
      [Infinity, 'greenhouse-large'],
    ],
  },
  store: { kind: 'store', name: 'timber store', sizes: [[Infinity, 'store']] },
  compost: {
    kind: 'compost-bins',
    name: 'timber compost bays',
    sizes: [[Infinity, 'compost-bays']],
  },
};

function takeOffBuilding(m: MeasuredArea, model: GardenModel): Quantity[] {
  const lines: Quantity[] = [],
    id = m.area.id,
    stand = model.layout.furnishings.filter((f) => f.areaId === id),
    undug = isUndug(model.site);
  if (m.area.kind !== 'compost')
    addLine(lines, {
      id: `base:${id}`,
      phase: 'hard',
      rateKey: undug ? 'building-pads' : 'building-base',
      description: `${m.area.label}: ${undug ? 'levelling pads on the ground that is there' : 'slab base on compacted stone'}`,
      unit: 'm2',
      waste: 0.05,
      net: m.m2,
      ids: [id],
      formula: `${figure(m.m2)} m² ${id}`,
    });
  // the room itself is a specialist's quotation, named with a guide price in what the total leaves out
  if (m.area.kind === 'gardenroom') return lines;
  const building = BUILDING[m.area.kind]!,
    placed = stand.filter((f) => f.kind === building.kind),
    counted: (Furnishing | null)[] = placed.length ? placed : [null];
  for (const f of counted) {
    const m2 = f ? (f.widthMm * f.depthMm) / 1e6 : m.m2,
      rateKey = building.sizes.find(([upTo]) => m2 <= upTo)![1];
    const size = f
      ? `${figure(f.widthMm / 1000)} x ${figure(f.depthMm / 1000)} m`
      : `${figure(m2)} m²`;
    addLine(lines, {
      id: `${rateKey}:${f?.id ?? id}`,
      phase: 'structures',
      rateKey,
      description: `${m.area.label}: ${building.name}, ${size}`,
      unit: 'no',
      net: 1,
      ids: f ? [id, f.id] : [id],
      formula: `one, ${size}`,
    });
  }
  return lines;
}

/** Length of a screen less its openings, m, and the number of runs it falls into. */
export function screenRun(screen: Screen): { m: number; runs: number } {
  let length = 0;
  for (let i = 1; i < screen.line.length; i++)
    length += hypot(
      screen.line[i]![0] - screen.line[i - 1]![0],
      screen.line[i]![1] - screen.line[i - 1]![1],
    );
  let open = 0,
    runs = 1;
  for (const gap of screen.openings) {
    const from = Math.max(0, gap.fromMm),
      to = Math.min(length, gap.toMm);
    if (to <= from) continue;
    open += to - from;
    if (from > 1 && to < length - 1) runs++;
  }
  return { m: Math.max(0, length - open) / 1000, runs };
}
const BAY_M = 1.8;

function takeOffScreens(model: GardenModel): Quantity[] {
  const lines: Quantity[] = [],
    undug = isUndug(model.site);
  let posts = 0;
  const posted: { id: string; words: string }[] = [];
  for (const screen of model.layout.screens) {
    const { m, runs } = screenRun(screen),
      high = screen.heightMm / 1000,
      id = screen.id,
      ids = [id],
      length = `${figure(m)} m along ${id}`;
    if (m <= 0) continue;
    if (screen.kind === 'hedge' && !undug)
      addLine(lines, {
        id: `hedge-trench:${id}`,
        phase: 'planting',
        rateKey: 'hedge-trench',
        description: 'Hedge trench, dug and enriched',
        unit: 'm',
        net: m,
        ids,
        formula: length,
      });
    if (screen.kind === 'low-wall')
      addLine(lines, {
        id: `low-wall:${id}`,
        phase: 'structures',
        rateKey: 'low-wall',
        description: `Low brick wall with coping and footing, ${figure(high, 2)} m high`,
        unit: 'm2',
        waste: 0.05,
        net: m * high,
        ids,
        formula: `${length} x ${figure(high, 2)} m`,
      });
    if (screen.kind === 'raised-edge')
      addLine(lines, {
        id: `raised-edge:${id}`,
        phase: 'structures',
        rateKey: 'raised-edge',
        description: `Raised edge in oak sleepers, ${figure(high, 2)} m high`,
        unit: 'm2',
        waste: 0.05,
        net: m * high,
        ids,
        formula: `${length} x ${figure(high, 2)} m`,
      });
    if (screen.kind !== 'trellis' && screen.kind !== 'slatted-screen') continue;
    const name = screen.kind === 'trellis' ? 'Trellis' : 'Slatted cedar screen';
    addLine(lines, {
      id: `${screen.kind}:${id}`,
      phase: 'structures',
      rateKey: screen.kind,
      description: `${name}, ${figure(high)} m high`,
      unit: 'm2',
      waste: 0.05,
      net: m * high,
      ids,
      formula: `${length} x ${figure(high)} m`,
    });
    const count = Math.ceil(m / BAY_M - 1e-6) + runs;
    posts += count;
    posted.push({ id, words: `${count} for ${figure(m)} m of ${id}` });
  }
  addLine(lines, {
    phase: 'structures',
    rateKey: undug ? 'post-base' : 'post',
    description: undug ? 'Posts on weighted base plates' : 'Posts set in concrete',
    unit: 'no',
    net: posts,
    ids: posted.map((p) => p.id),
    formula: `${posted.map((p) => p.words).join(' + ')}, at ${BAY_M} m and one at each end`,
  });
  return lines;
}

/** One morning looks after so little planting, m². */
const SMALL_GREEN_M2 = 15;
function takeOffFinishing(model: GardenModel, measured: Measured): Quantity[] {
  const lines: Quantity[] = [];
  const fences = model.site.edges
    .map((edge, i) => ({ edge, id: `boundary-${i + 1}` }))
    .filter(({ edge }) => edge.kind === 'fence')
    .map(({ edge, id }) => ({
      id,
      m: hypot(edge.to[0] - edge.from[0], edge.to[1] - edge.from[1]) / 1000,
      high: edge.heightMm / 1000,
    }));
  addLine(lines, {
    phase: 'finishing',
    rateKey: 'fence-stain',
    description: 'Make good and stain the garden face of the fences',
    unit: 'm2',
    net: fences.reduce((sum, f) => sum + f.m * f.high, 0),
    ids: fences.map((f) => f.id),
    formula: fences.map((f) => `${figure(f.m)} m ${f.id} x ${figure(f.high)} m`).join(' + '),
  });
  const posts = model.layout.furnishings.filter((f) => f.kind === 'post-light'),
    spikes = model.layout.furnishings.filter((f) => f.kind === 'spike-light');
  addLine(lines, {
    phase: 'finishing',
    rateKey: 'post-light',
    description: 'Low post lights, 12 V LED, with cable',
    unit: 'no',
    net: posts.length,
    ids: posts.map((f) => f.id),
    formula: `${posts.length} on the plan`,
  });
  addLine(lines, {
    phase: 'finishing',
    rateKey: 'spike-light',
    description: 'Spike lights, 12 V LED, with cable',
    unit: 'no',
    net: spikes.length,
    ids: spikes.map((f) => f.id),
    formula: `${spikes.length} on the plan`,
  });
  const lights = [...posts, ...spikes].map((f) => f.id);
  addLine(lines, {
    phase: 'finishing',
    rateKey: 'light-supply',
    description: 'Transformer, timer and main cable for the lights',
    unit: 'item',
    net: lights.length ? 1 : 0,
    ids: lights,
    formula: `one for ${lights.length} lights`,
  });
  const growing = measured.areas.filter((m) =>
      ['soil', 'turf', 'meadow-seed'].includes(m.area.material),
    ),
    green = growing.reduce((sum, m) => sum + m.m2, 0);
  const visits = green <= 0 ? 0 : green <= SMALL_GREEN_M2 ? 1 : Math.max(2, Math.ceil(green / 100));
  addLine(lines, {
    phase: 'finishing',
    rateKey: 'aftercare',
    description: 'Aftercare visits in the first season',
    unit: 'no',
    net: visits,
    ids: growing.map((m) => m.area.id),
    formula:
      green <= SMALL_GREEN_M2
        ? `one for ${figure(green)} m² planted`
        : `two, and one more for each 100 m² beyond 200 m², of ${figure(green)} m² planted`,
  });
  addLine(lines, {
    phase: 'finishing',
    rateKey: 'handover',
    description: 'Final clean, jet wash, watering in and handover',
    unit: 'm2',
    net: measured.plotM2,
    ids: ['plot'],
    formula: `${figure(measured.plotM2)} m² plot`,
  });
  return lines;
}
export function takeOffStructures(model: GardenModel, measured: Measured): Quantity[] {
  const buildings = measured.areas.filter((m) => !m.kept && BUILDING_KINDS.includes(m.area.kind));
  // a shed that stands on another floor has no ground of its own
  const loose: Quantity[] = [];
  for (const f of model.layout.furnishings) {
    const building = Object.values(BUILDING).find((b) => b.kind === f.kind);
    if (!building || BUILDING_KINDS.includes(measured.byId.get(f.areaId)?.area.kind ?? ''))
      continue;
    const m2 = (f.widthMm * f.depthMm) / 1e6,
      size = `${figure(f.widthMm / 1000)} x ${figure(f.depthMm / 1000)} m`,
      rateKey = building.sizes.find(([upTo]) => m2 <= upTo)![1];
    addLine(loose, {
      id: `${rateKey}:${f.id}`,
      phase: 'structures',
      rateKey,
      description: `${building.name[0]!.toUpperCase()}${building.name.slice(1)}, ${size}`,
      unit: 'no',
      net: 1,
      ids: [f.id],
      formula: `one, ${size}`,
    });
  }
  return [
    ...buildings.flatMap((m) => takeOffBuilding(m, model)),
    ...loose,
    ...takeOffFixed(model),
    ...takeOffRaisedBeds(model),
    ...takeOffScreens(model),
    ...takeOffFinishing(model, measured),
  ];
}
