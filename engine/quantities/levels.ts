/** Steps, landings, walls that hold ground, the drain of a flush threshold, and ground made up to level. */
import { contains } from '../geometry/region.ts';
import { levelsOf } from '../levels/levels.ts';
import type { Flight, HeldEdge } from '../levels/types.ts';
import { areaM2 } from '../geometry/region.ts';
import type { Quantity } from '../model/costing.ts';
import type { GardenModel } from '../model/garden.ts';
import { doorOpening } from '../site/door.ts';
import { addLine, figure } from './line.ts';
import type { Measured } from './measure.ts';

const metres = (mm: number): string => figure(mm / 1000, 2);

/** The area that most of a flight stands on, for the cost of each kind of ground. */
function standsOn({ foot, head }: Flight, measured: Measured): string {
  const [x, y] = [(foot[0] + head[0]) / 2, (foot[1] + head[1]) / 2];
  return measured.areas.find(({ area }) => contains(area.region, x, y))?.area.id ?? 'plot';
}

const HELD: Record<HeldEdge['class'], { rateKey: string; description: string }> = {
  edging: {
    rateKey: 'held-edging',
    description: 'Edging that holds ground, up to 0.3 m, brick on a concrete foundation',
  },
  'low-wall': {
    rateKey: 'low-wall',
    description: 'Low brick wall with coping and footing, holding up to 0.6 m of ground',
  },
  wall: {
    rateKey: 'retaining-wall',
    description: 'Retaining wall up to 1.2 m, with foundation, drain and weep holes',
  },
  engineered: {
    rateKey: 'retaining-wall-engineered',
    description: 'Retaining wall over 1.2 m, reinforced to an engineer’s design',
  },
};

/** What holds ground and is built now: a deck stands on posts, and a kept floor has its edge. */
export function builtEdges(model: GardenModel, measured: Measured): HeldEdge[] {
  return levelsOf(model).edges.filter(({ areaId, isRaised }) => {
    const on = measured.byId.get(areaId);
    return on && !on.kept && !(isRaised && on.area.material === 'timber-deck');
  });
}

export function takeOffLevels(model: GardenModel, measured: Measured): Quantity[] {
  const lines: Quantity[] = [],
    { flights: all, landing } = levelsOf(model),
    flights = all.filter(({ isStanding }) => !isStanding);
  addLine(lines, {
    phase: 'hard',
    rateKey: 'step',
    description: 'Steps: risers and treads on concrete, by the metre of each step',
    unit: 'm',
    net: flights.reduce((sum, f) => sum + (f.goingsMm.length * f.widthMm) / 1000, 0),
    ids: [...new Set(flights.map((flight) => standsOn(flight, measured)))],
    formula: flights
      .map((f) => `${f.goingsMm.length} of ${metres(f.riserMm)} x ${figure(f.widthMm / 1000)} m`)
      .join(' + '),
  });
  if (landing)
    addLine(lines, {
      phase: 'hard',
      rateKey: 'step-landing',
      description: 'Raised landing at the door',
      unit: 'm2',
      net: areaM2(landing.region),
      ids: ['terrace'],
      formula: `${figure(areaM2(landing.region))} m² before the door`,
    });
  const edges = builtEdges(model, measured);
  for (const [held, { rateKey, description }] of Object.entries(HELD)) {
    const own = edges.filter((edge) => edge.class === held);
    addLine(lines, {
      id: `${rateKey}:held`,
      phase: 'structures',
      rateKey,
      description,
      unit: 'm2',
      waste: 0.05,
      net: own.reduce((sum, { faceM2 }) => sum + faceM2, 0),
      ids: [...new Set(own.map(({ areaId }) => areaId))],
      formula: own
        .map(
          (edge) =>
            `${figure(edge.faceM2, 2)} m² along ${edge.areaId}, up to ${metres(edge.heightMm)} m`,
        )
        .join(' + '),
    });
  }
  const drain = thresholdDrainM(model, measured);
  addLine(lines, {
    phase: 'hard',
    rateKey: 'threshold-drain',
    description: 'Slot drain at the flush threshold',
    unit: 'm',
    net: drain,
    ids: ['terrace'],
    formula: `${figure(drain)} m, the width of the door`,
  });
  return lines;
}

/** Length of the drain in a threshold without a step, m; 0 where there is a step, or nothing is laid at the door. */
export function thresholdDrainM(model: GardenModel, measured: Measured): number {
  const terrace = measured.byId.get('terrace');
  if (!levelsOf(model).isFlush || !terrace || terrace.kept) return 0;
  const { x0, x1 } = doorOpening(model.site);
  return (x1 - x0) / 1000;
}

export type Moved = { id: string; cutM3: number; fillM3: number };
/** Ground that is cut and filled for the floors that are built now. */
export function groundMoved(model: GardenModel, measured: Measured): Moved[] {
  const shaped = model.site.levels?.shapedM3 ?? 0;
  return [
    ...levelsOf(model).earthworks.flatMap(({ areaId, cutM3, fillM3 }) =>
      measured.byId.get(areaId)?.kept ? [] : [{ id: areaId, cutM3, fillM3 }],
    ),
    // level pieces made of a slope
    ...(shaped > 0 ? [{ id: 'plot', cutM3: shaped, fillM3: shaped }] : []),
  ];
}
