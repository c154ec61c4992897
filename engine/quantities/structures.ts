/** Buildings, fixed garden furniture and raised beds. */
import { FURNISHINGS, buildingOn } from '../features/features.ts';
import { FURNISHING_KINDS } from '../features/names.ts';
import type { Quantity } from '../model/costing.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Furnishing, FurnishingKind } from '../model/layout.ts';
import { isUndug } from './build-ups.ts';
import { type LineInput, addLine, figure } from './line.ts';
import type { Measured, MeasuredArea } from './measure.ts';

const sizeOf = (f: Furnishing): string =>
  `${figure(f.widthMm / 1000)} x ${figure(f.depthMm / 1000)} m`;

function takeOffFixed(model: GardenModel): Quantity[] {
  const lines: Quantity[] = [],
    undug = isUndug(model.site);
  for (const kind of FURNISHING_KINDS) {
    const { supply } = FURNISHINGS[kind];
    if (supply.kind !== 'fixed') continue;
    const all = model.layout.furnishings.filter((f) => f.kind === kind);
    addLine(lines, {
      phase: supply.phase,
      rateKey: kind,
      description: (undug && supply.undug) || supply.description,
      unit: 'no',
      net: all.length,
      ids: all.map((f) => f.id),
      formula: `${all.length} on the plan`,
    });
  }
  for (const f of model.layout.furnishings) {
    const m2 = (f.widthMm * f.depthMm) / 1e6,
      size = sizeOf(f);
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

const capital = (words: string): string => `${words[0]!.toUpperCase()}${words.slice(1)}`;

/** One building's line; null for a furnishing that is not priced as a building. `place`: the area that is all its own. */
function buildingLine(
  kind: FurnishingKind,
  placed: Furnishing | null,
  place: MeasuredArea | null,
): LineInput | null {
  const { supply } = FURNISHINGS[kind];
  if (supply.kind !== 'building') return null;
  const m2 = placed ? (placed.widthMm * placed.depthMm) / 1e6 : (place?.m2 ?? 0),
    rateKey = supply.rates.find(([upToM2]) => m2 <= upToM2)![1],
    size = placed ? sizeOf(placed) : `${figure(m2)} m²`,
    ids = [...(place ? [place.area.id] : []), ...(placed ? [placed.id] : [])];
  return {
    id: `${rateKey}:${ids.at(-1)!}`,
    phase: 'structures',
    rateKey,
    description: `${place ? `${place.area.label}: ${supply.name}` : capital(supply.name)}, ${size}`,
    unit: 'no',
    net: 1,
    ids,
    formula: `one, ${size}`,
  };
}

function takeOffBuilding(m: MeasuredArea, model: GardenModel): Quantity[] {
  const lines: Quantity[] = [],
    id = m.area.id,
    undug = isUndug(model.site),
    kind = buildingOn(m.area)!.furnishing;
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
  const placed = model.layout.furnishings.filter((f) => f.areaId === id && f.kind === kind);
  for (const f of placed.length ? placed : [null]) {
    // a garden room is a specialist's quotation, named with a guide price in what the total leaves out
    const line = buildingLine(kind, f, m);
    if (line) addLine(lines, line);
  }
  return lines;
}

export function takeOffStructures(model: GardenModel, measured: Measured): Quantity[] {
  const buildings = measured.areas.filter((m) => !m.kept && buildingOn(m.area));
  // a shed on another floor has no ground of its own
  const loose: Quantity[] = [];
  for (const f of model.layout.furnishings) {
    const place = measured.byId.get(f.areaId);
    if (place && buildingOn(place.area)) continue;
    const line = buildingLine(f.kind, f, null);
    if (line) addLine(loose, line);
  }
  return [
    ...buildings.flatMap((m) => takeOffBuilding(m, model)),
    ...loose,
    ...takeOffFixed(model),
    ...takeOffRaisedBeds(model),
  ];
}
