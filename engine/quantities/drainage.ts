/** Where rain from sealed paving goes: a soakaway only where one may be built, else a sunken bed or the drain. */
import {
  area,
  bounds,
  centroid,
  contains,
  distanceToEdge,
  distanceToSegment,
} from '../geometry/region.ts';
import type { Quantity } from '../model/costing.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Point } from '../model/shapes.ts';
import { addLine, figure, sumInWords } from './line.ts';
import type { MeasuredArea } from './measure.ts';

/** Rain kept back from sealed paving before it reaches the soil, m: a 20 mm storm. */
const STORM_M = 0.02;
/** Water that a metre of gravel trench stores, m³: 0.4 m wide, 0.5 m deep, three tenths of it voids. */
const TRENCH_M3_PER_M = 0.06;
/** Plastic crates are nearly all void. */
const CRATE_VOIDS = 0.95;
/** How deep water stands in a sunken bed before it runs over, m. */
const RAIN_GARDEN_M = 0.15;
/** A few slabs drain into the beds beside them, m². */
const DRAINED_M2 = 5;

/** Least distance of a soakaway from any building, mm (Building Regulations Part H). */
const FROM_BUILDING_MM = 5000;
/** Nobody has seen the neighbours' houses: each may stand at the boundary, with an extension this far behind the house wall, mm. */
const EXTENSION_MM = 3000;
/** Room for the pit itself beside a fence, mm. */
const FROM_BOUNDARY_MM = 1000;
/** A sunken bed keeps its water this far from the house wall, mm. */
const BED_FROM_HOUSE_MM = 3000;
const STEP_MM = 500;

/** The part of an edge near enough to the house wall for a building to stand behind it; null where none is. */
function builtPart(from: Point, to: Point, upToMm: number): [Point, Point] | null {
  if (Math.min(from[1], to[1]) > upToMm) return null;
  const cut = (a: Point, b: Point): Point =>
    a[1] <= upToMm ? a : [a[0] + ((b[0] - a[0]) * (upToMm - a[1])) / (b[1] - a[1]), upToMm];
  return [cut(from, to), cut(to, from)];
}

/** A place 5 m from every building that stands or may stand round the plot, the farthest from the house first; null where there is none. */
export function soakawayPlace({
  site,
  layout,
}: Pick<GardenModel, 'site' | 'layout'>): Point | null {
  // a front garden ends at the road and a courtyard at walls: nothing is built near either
  const upTo = site.position === 'front' || site.position === 'courtyard' ? Infinity : EXTENSION_MM;
  const plot = [[site.boundary]],
    built = site.edges.flatMap((edge) => {
      const part = builtPart(edge.from, edge.to, upTo);
      return part ? [part] : [];
    }),
    rooms = layout.areas.filter((a) => a.kind === 'gardenroom').map((a) => a.region);
  const fits = (x: number, y: number) =>
    contains(plot, x, y) &&
    distanceToEdge(plot, x, y) >= FROM_BOUNDARY_MM &&
    built.every(([a, b]) => distanceToSegment(x, y, a, b) >= FROM_BUILDING_MM) &&
    rooms.every((room) => !contains(room, x, y) && distanceToEdge(room, x, y) >= FROM_BUILDING_MM);
  const { x0, y0, x1, y1 } = bounds(plot),
    middle = (x0 + x1) / 2;
  for (let y = y1 - FROM_BOUNDARY_MM; y > y0; y -= STEP_MM)
    for (let off = 0; off < (x1 - x0) / 2; off += STEP_MM)
      for (const x of off ? [middle - off, middle + off] : [middle])
        if (fits(x, y)) return [Math.round(x), Math.round(y)];
  return null;
}

export type RainOutlet =
  | { kind: 'soakaway' | 'trench' | 'drain' }
  /** `m2`: how much of the bed is sunk. */
  | { kind: 'rain-garden'; bedId: string; m2: number };

/** Where the rain of so much sealed paving goes; null where so little runs off that the beds beside it take it. */
export function rainOutletOf(
  model: Pick<GardenModel, 'site' | 'layout'>,
  sealedM2: number,
): RainOutlet | null {
  if (sealedM2 < DRAINED_M2) return null;
  const clay = model.site.soil.texture === 'clay';
  if (soakawayPlace(model)) return { kind: clay ? 'trench' : 'soakaway' };
  if (clay) return { kind: 'drain' };
  const m2 = (sealedM2 * STORM_M) / RAIN_GARDEN_M;
  const bed = model.layout.areas.find(
    (a) =>
      a.kind === 'bed' &&
      a.material === 'soil' &&
      centroid(a.region)[1] >= BED_FROM_HOUSE_MM &&
      area(a.region) / 1e6 >= m2,
  );
  return bed ? { kind: 'rain-garden', bedId: bed.id, m2 } : { kind: 'drain' };
}

/** @param sealed the floors built now that rain runs off; `atDoorM`: what of the house wall has a drain in its threshold, m */
export function takeOffDrainage(
  model: GardenModel,
  sealed: readonly MeasuredArea[],
  atDoorM = 0,
): Quantity[] {
  const lines: Quantity[] = [],
    atHouse = sealed.filter((m) => m.houseM > 0.05),
    m2 = sealed.reduce((sum, m) => sum + m.m2, 0);
  addLine(lines, {
    phase: 'hard',
    rateKey: 'channel-drain',
    description: 'Channel drain along the house wall',
    unit: 'm',
    net: atHouse.reduce((sum, m) => sum + m.houseM, 0) - atDoorM,
    ids: atHouse.map((m) => m.area.id),
    formula: `${sumInWords(
      atHouse.map((m) => ({ id: m.area.id, value: m.houseM })),
      'm',
    )} along the house wall${atDoorM ? `, less ${figure(atDoorM)} m at the door` : ''}`,
  });
  const outlet = rainOutletOf(model, m2);
  if (!outlet) return lines;
  const ids = sealed.map((m) => m.area.id),
    rain = `(${sumInWords(
      sealed.map((m) => ({ id: m.area.id, value: m.m2 })),
      'm²',
    )}) x ${figure(STORM_M, 2)} m of rain`;
  if (outlet.kind === 'trench')
    addLine(lines, {
      phase: 'hard',
      rateKey: 'gravel-trench',
      description:
        'Gravel drainage trench beside the paving (clay drains too slowly for a soakaway)',
      unit: 'm',
      net: (m2 * STORM_M) / TRENCH_M3_PER_M,
      ids,
      formula: `${rain} / ${figure(TRENCH_M3_PER_M, 2)} m³ held by each metre`,
    });
  if (outlet.kind === 'soakaway')
    addLine(lines, {
      phase: 'hard',
      rateKey: 'soakaway',
      description: 'Soakaway crates in geotextile, 5 m from every building',
      unit: 'm3',
      net: (m2 * STORM_M) / CRATE_VOIDS,
      ids,
      formula: `${rain} / ${figure(CRATE_VOIDS, 2)} voids`,
    });
  if (outlet.kind === 'rain-garden')
    addLine(lines, {
      phase: 'hard',
      rateKey: 'rain-garden',
      description: 'Sunken bed that takes the rain of the paving (no place is 5 m from buildings)',
      unit: 'm2',
      net: outlet.m2,
      ids: [outlet.bedId, ...ids],
      formula: `${rain} / ${figure(RAIN_GARDEN_M, 2)} m deep in ${outlet.bedId}`,
    });
  if (outlet.kind === 'drain')
    addLine(lines, {
      phase: 'hard',
      rateKey: 'drain-connection',
      description:
        'Silt trap and connection to the rainwater drain (no place for a soakaway is 5 m from buildings)',
      unit: 'item',
      net: 1,
      ids,
      formula: `one for ${figure(m2)} m² of sealed paving`,
    });
  return lines;
}
