/** Ponds, pools and fountains. */
import { bounds } from '../geometry/region.ts';
import type { Quantity } from '../model/costing.ts';
import type { GardenModel } from '../model/garden.ts';
import { addLine, figure } from './line.ts';
import type { Measured, MeasuredArea } from './measure.ts';

/** Depth of a pond at its deepest, mm: 600 where there is room for shelves, so that wildlife overwinters. */
export function pondDepthMm(m: MeasuredArea): number {
  return m.m2 < 3 ? 450 : 600;
}
/** Liner laid beyond the rim on each side, m. */
const LINER_EDGE_M = 0.3;

function takeOffPond(m: MeasuredArea): Quantity[] {
  const lines: Quantity[] = [],
    id = m.area.id,
    depth = pondDepthMm(m) / 1000,
    box = bounds(m.area.region);
  const w = (box.x1 - box.x0) / 1000,
    d = (box.y1 - box.y0) / 1000,
    more = 2 * depth + 2 * LINER_EDGE_M;
  addLine(lines, {
    id: `pond-liner:${id}`,
    phase: 'structures',
    rateKey: 'pond-liner',
    description: `${m.area.label}: rubber liner and underlay, ${figure(depth, 2)} m deep`,
    unit: 'm2',
    net: (w + more) * (d + more),
    ids: [id],
    formula: `(${figure(w, 2)} + ${figure(more)}) m x (${figure(d, 2)} + ${figure(more)}) m: twice the depth of ${figure(depth, 2)} m and ${LINER_EDGE_M} m at each edge`,
  });
  const formal = m.area.feature === 'formalpond';
  addLine(lines, {
    id: `pond-edge:${id}`,
    phase: 'structures',
    rateKey: formal ? 'pond-coping' : 'pond-edge',
    description: formal
      ? `${m.area.label}: stone coping`
      : `${m.area.label}: cobble and planted edge`,
    unit: 'm',
    waste: formal ? 0.1 : 0.05,
    net: m.perimeterM,
    ids: [id],
    formula: `outline of ${id}, ${figure(m.perimeterM)} m`,
  });
  if (formal)
    addLine(lines, {
      id: `pond-pump:${id}`,
      phase: 'structures',
      rateKey: 'pond-pump',
      description: `${m.area.label}: pump and filter`,
      unit: 'no',
      net: 1,
      ids: [id],
      formula: `one in ${id}`,
    });
  return lines;
}

export function takeOffWater(model: GardenModel, measured: Measured): Quantity[] {
  const lines: Quantity[] = [];
  for (const m of measured.areas) {
    if (m.kept) continue;
    if (m.area.kind === 'pond') lines.push(...takeOffPond(m));
    if (m.area.kind !== 'water') continue;
    const fountains = model.layout.furnishings.filter(
      (f) => f.kind === 'fountain' && f.areaId === m.area.id,
    );
    const count = Math.max(1, fountains.length);
    addLine(lines, {
      id: `pebble-pool:${m.area.id}`,
      phase: 'structures',
      rateKey: m.m2 >= 1 ? 'pebble-pool' : 'pebble-pool-small',
      description: `${m.area.label}: pebble pool over a covered reservoir, with pump`,
      unit: 'no',
      net: count,
      ids: [m.area.id, ...fountains.map((f) => f.id)],
      formula: `${count} in ${m.area.id} (${figure(m.m2)} m²)`,
    });
  }
  const elsewhere = model.layout.furnishings.filter(
    (f) => f.kind === 'fountain' && measured.byId.get(f.areaId)?.area.kind !== 'water',
  );
  for (const f of elsewhere)
    addLine(lines, {
      id: `pebble-pool:${f.id}`,
      phase: 'structures',
      rateKey: 'pebble-pool-small',
      description: 'Fountain over a covered reservoir, with pump',
      unit: 'no',
      net: 1,
      ids: [f.id],
      formula: `one in ${f.areaId}`,
    });
  return lines;
}
