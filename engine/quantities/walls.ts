/** Walls that are built or built anew: those that hold the levels of the garden, and those of its boundary. */
import { hypot } from '../geometry/trig.ts';
import { breakEdges } from '../levels/breaks.ts';
import { classOf } from '../levels/held-edges.ts';
import type { HeldEdge } from '../levels/types.ts';
import type { Quantity } from '../model/costing.ts';
import type { GardenModel } from '../model/garden.ts';
import { boundaryPieces } from '../site/boundary-pieces.ts';
import { isUndug } from './build-ups.ts';
import { addLine, figure } from './line.ts';

/** A wall by its face. `oldM2`: of the one that is taken down for it. */
type Face = { id: string; m: number; high: number; rateKey: string; oldM2: number };

const HOLDING: Record<HeldEdge['class'], string> = {
  edging: 'held-edging',
  'low-wall': 'low-wall',
  wall: 'retaining-wall',
  engineered: 'retaining-wall-engineered',
};
const NAMES: Record<string, string> = {
  'held-edging': 'Edging along a level, brick on a concrete foundation',
  'low-wall': 'New brick wall with coping and footing',
  'retaining-wall': 'New retaining wall up to 1.2 m, with foundation, drain and weep holes',
  'retaining-wall-engineered': 'New retaining wall over 1.2 m, reinforced to an engineer’s design',
};

function facesOf(model: GardenModel): Face[] {
  const { site } = model;
  if (isUndug(site)) return [];
  const held = (site.levels?.breaks ?? [])
    .filter(({ isNew }) => isNew)
    .flatMap((one): Face[] => {
      const edges = breakEdges(site).filter(({ areaId }) => areaId === one.id),
        m = edges.reduce((sum, { line }) => sum + Math.abs(line[1]![0] - line[0]![0]), 0) / 1000,
        high = Math.abs(one.riseMm) / 1000;
      return edges.length
        ? [
            {
              id: one.id,
              m,
              high,
              rateKey: HOLDING[edges[0]!.class],
              oldM2: ((one.replacesMm ?? 0) / 1000) * m,
            },
          ]
        : [];
    });
  const round = boundaryPieces(model).flatMap((edge, i): Face[] => {
    if (edge.kind !== 'wall' || !edge.isNew) return [];
    const m = hypot(edge.to[0] - edge.from[0], edge.to[1] - edge.from[1]) / 1000,
      high = edge.heightMm / 1000;
    return [
      {
        id: `boundary-${i + 1}`,
        m,
        high,
        rateKey: edge.isRetaining ? HOLDING[classOf(edge.heightMm)] : 'low-wall',
        oldM2: edge.replaces ? m * high : 0,
      },
    ];
  });
  return [...held, ...round];
}

export function takeOffWalls(model: GardenModel): Quantity[] {
  const lines: Quantity[] = [],
    faces = facesOf(model),
    old = faces.filter(({ oldM2 }) => oldM2 > 0);
  addLine(lines, {
    phase: 'clear',
    rateKey: 'wall-down',
    description: 'Take down the failing wall and take it away, by its face',
    unit: 'm2',
    net: old.reduce((sum, face) => sum + face.oldM2, 0),
    ids: old.map(({ id }) => id),
    formula: old.map((face) => `${figure(face.oldM2, 2)} m² ${face.id}`).join(' + '),
  });
  for (const rateKey of Object.keys(NAMES)) {
    const own = faces.filter((face) => face.rateKey === rateKey);
    addLine(lines, {
      id: `${rateKey}:walls`,
      phase: 'structures',
      rateKey,
      description: NAMES[rateKey]!,
      unit: 'm2',
      waste: 0.05,
      net: own.reduce((sum, { m, high }) => sum + m * high, 0),
      ids: own.map(({ id }) => id),
      formula: own
        .map((face) => `${figure(face.m)} m ${face.id} x ${figure(face.high, 2)} m`)
        .join(' + '),
    });
  }
  return lines;
}
