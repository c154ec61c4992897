/** Changes to a garden by hand, generated, and the laws they keep. */
import { intersect, subtract } from '#engine/geometry/boolean.ts';
import type { Random } from '#engine/geometry/random.ts';
import {
  area as areaOf,
  bounds,
  boxesTouch,
  contains,
  perimeter,
} from '#engine/geometry/region.ts';
import type { GardenModel } from '#engine/model/garden.ts';
import { FURNISHING_KINDS, GROUND_FEATURE_IDS } from '#engine/features/names.ts';
import { BARRED_KINDS } from '#engine/model/barred.ts';
import { type Area, EDGINGS, TIMBER_COLOURS } from '#engine/model/layout.ts';
import {
  BOUNDARY_AS,
  DOOR_TURNS,
  LAID_AS,
  type Operation,
  STANDING_AS,
  STUDIO_SIDES,
} from '#engine/model/operation.ts';
import type { Region } from '#engine/model/shapes.ts';
import { mayBeMoved } from '#engine/operations/add-ground.ts';
import { mayBeRemoved } from '#engine/operations/areas.ts';
import { movableEdges } from '#engine/operations/edges.ts';
import { knotsOf, moveKnot } from '#engine/operations/outline/knots.ts';
import { outlineOf } from '#engine/operations/outline/reshape.ts';
import { AROUND_AS, usualAround } from '#engine/operations/plot/around.ts';
import { plotOf } from '#engine/operations/plot/measure.ts';
import { freeStandingId, listStanding, STANDING_USUAL } from '#engine/operations/plot/standing.ts';
import { listZones, movedBy, placeForZone, zoneAs } from '#engine/operations/plot/zones.ts';
import { anyPoint, oneElsewhere, somePlants } from './plants-by-hand.ts';
import { materialsFor } from '#engine/operations/materials.ts';

function aStanding(model: GardenModel, random: Random): Operation {
  const known = random.pick(listStanding(model));
  if (known && random.chance(0.5))
    return random.chance(0.4)
      ? { kind: 'unstand', id: known.id, goes: random.chance(0.5) }
      : { ...known, x: known.x + random.index(4000) - 2000, heightMm: known.heightMm + 300 };
  const as = random.pick(STANDING_AS)!;
  const { x0, x1, y0, y1 } = bounds([[model.site.boundary]]);
  return {
    kind: 'stand',
    id: freeStandingId(model),
    as,
    name: `old ${as}`,
    x: Math.round(random.between(x0, x1)),
    y: Math.round(random.between(y0, y1)),
    ...STANDING_USUAL[as],
    evergreen: random.chance(0.3),
  };
}

/** Marked where such ground mostly lies, moved, drawn otherwise, or taken off. */
function aZone(model: GardenModel, random: Random): Operation {
  const known = random.pick(listZones(model));
  if (!known || random.chance(0.5)) return placeForZone(model, random.pick(BARRED_KINDS));
  if (random.chance(0.3)) return { kind: 'unzone', id: known.id };
  const at = random.index(known.outline.length);
  const by = () => Math.round(random.between(-1500, 1500));
  return zoneAs(known, {
    outline: random.chance(0.5)
      ? movedBy(known.outline, by(), by())
      : known.outline.map(([x, y], i) => (i === at ? [x + by(), y + by()] : [x, y])),
  });
}

function anAround(random: Random): Operation {
  const side = random.pick(['left', 'right', 'back'] as const)!;
  const one = usualAround(random.pick(AROUND_AS)!, side);
  return {
    kind: 'around',
    around: [{ ...one, heightMm: Math.round(random.between(500, 12_000)) }],
  };
}

function aBoundary(model: GardenModel, random: Random): Operation {
  const { from, to } = random.pick(model.site.edges);
  return {
    kind: 'boundary',
    from,
    to,
    as: random.pick(BOUNDARY_AS),
    heightMm: random.index(4000),
    isNew: random.chance(0.3),
  };
}
function anOutline(area: Area, random: Random): Operation {
  const ring = outlineOf(area),
    knots = knotsOf(ring),
    at = random.index(knots.length),
    [x, y] = ring[knots[at]!]!;
  const { ring: corners } = moveKnot(ring, knots, at, [
    Math.round(x + random.between(-1200, 1200)),
    Math.round(y + random.between(-1200, 1200)),
  ]);
  return { kind: 'reshape', areaId: area.id, corners };
}

/** Any change of any kind, possible or not; `plantIds` to swap in. */
export function anyOperation(
  model: GardenModel,
  random: Random,
  plantIds: readonly string[],
): Operation {
  const thing = random.pick(model.layout.furnishings) ?? { id: 'gone', x: 0, y: 0 };
  const area = random.pick(model.layout.areas);
  const tree = model.planting.placements.filter((one) => one.role === 'tree');
  switch (random.index(26)) {
    case 25:
      return aZone(model, random);
    case 24:
      return model.planting.placements.length
        ? oneElsewhere(model, random, plantIds)
        : aPlot(model, random);
    case 23: {
      const { x0, x1 } = model.site.house;
      const from = Math.round(random.between(x0, x1));
      return {
        kind: 'house-wall',
        heightMm: 2000 + random.index(80) * 100,
        openings: [{ x0: from, x1: from + 1200, door: random.chance(0.4) }],
      };
    }
    case 22:
      return aStanding(model, random);
    case 21:
      return { kind: 'north', bearingDeg: random.index(360) };
    case 20:
      return random.chance(0.2) ? anAround(random) : aBoundary(model, random);
    case 19:
      return anOutline(area, random);
    case 17:
    case 18:
      return model.planting.placements.length
        ? somePlants(model, random, plantIds)
        : aPlot(model, random);
    case 16:
      return aPlot(model, random);
    case 0:
    case 1:
      return {
        kind: 'move',
        id: thing.id,
        x: Math.round(thing.x + random.between(-1500, 1500)),
        y: Math.round(thing.y + random.between(-1500, 1500)),
      };
    case 2:
      if (random.chance(0.2))
        return { kind: 'colour', id: thing.id, colour: random.pick(TIMBER_COLOURS) ?? null };
      if (area && random.chance(0.2))
        return { kind: 'edging', areaId: area.id, edging: random.pick(EDGINGS) ?? null };
      return { kind: 'turn', id: thing.id, turnDeg: random.index(24) * 15 };
    case 3:
      return {
        kind: 'resize',
        id: thing.id,
        widthMm: Math.round(random.between(300, 4000)),
        depthMm: Math.round(random.between(300, 3000)),
      };
    case 4:
      return { kind: 'seats', id: thing.id, seats: 2 * (1 + random.index(8)) };
    case 5:
      return { kind: random.chance(0.5) ? 'duplicate' : 'delete', id: thing.id };
    case 6: {
      const choices = materialsFor(model, area);
      return {
        kind: 'material',
        areaId: area.id,
        material: choices.length ? random.pick(choices) : 'sandstone',
      };
    }
    case 7:
    case 8: {
      const edges = model.layout.areas.flatMap((one) =>
        movableEdges(model, one).map((edge) => ({ areaId: one.id, ...edge })),
      );
      const edge = random.pick(edges);
      return { kind: 'move-edge', ...edge, byMm: Math.round(random.between(-1500, 1500)) };
    }
    case 9:
      return random.chance(0.3) && mayBeRemoved(area)
        ? { kind: 'delete-area', areaId: area.id }
        : tree.length
          ? (({ plantId, x, y }) => ({ kind: 'remove-tree', plantId, x, y }) as const)(
              random.pick(tree),
            )
          : { kind: 'turn', id: thing.id, turnDeg: 90 };
    case 11:
    case 12:
      return {
        kind: 'stretch',
        areaId: area.id,
        side: random.pick([...STUDIO_SIDES, 'all'] as const),
        byMm: Math.round(random.between(-1500, 1500)),
      };
    case 13:
      return {
        kind: 'add-ground',
        feature: random.pick(GROUND_FEATURE_IDS),
        ...anyPoint(model, random),
        widthMm: Math.round(random.between(900, 3500)),
        depthMm: Math.round(random.between(900, 3500)),
        turnDeg: random.pick(DOOR_TURNS),
      };
    case 14:
      return random.chance(0.5)
        ? {
            kind: 'add-thing',
            thing: random.pick(FURNISHING_KINDS),
            ...anyPoint(model, random),
            turnDeg: random.index(8) * 45,
          }
        : {
            kind: 'move-ground',
            areaId: (random.pick(model.layout.areas.filter(mayBeMoved)) ?? area).id,
            ...anyPoint(model, random),
            turnDeg: random.pick(DOOR_TURNS),
          };
    case 15:
      return { kind: 'lay-as', areaId: area.id, as: random.pick(LAID_AS) };
    default: {
      const line = random.pick(model.planting.schedule);
      return {
        kind: 'swap-plant',
        plantId: line.plantId,
        by: random.pick(plantIds),
        areaId: random.chance(0.5) ? (line.areaIds[0] ?? null) : null,
      };
    }
  }
}

/** A corner, or a whole side, put right by a little; or the door. */
function aPlot({ site }: GardenModel, random: Random): Operation {
  const plot = plotOf(site)!;
  const at = random.index(plot.corners.length);
  const by = { x: Math.round(random.between(-900, 900)), y: Math.round(random.between(-900, 900)) };
  const goes = random.chance(0.5) ? [at] : [at, (at + 1) % plot.corners.length];
  return {
    kind: 'plot',
    corners: plot.corners.map(([x, y], i) =>
      goes.includes(i) ? [x + by.x, i < 2 ? 0 : y + by.y] : [x, y],
    ),
    doorX: plot.doorX + (random.chance(0.3) ? Math.round(random.between(-600, 600)) : 0),
  };
}

/** What may not happen whatever is done. */
export function brokenByHand({ site, layout, planting }: GardenModel): string[] {
  const broken: string[] = [];
  const plot: Region = [[site.boundary]];
  const sum = layout.areas.reduce((total, one) => total + areaOf(one.region), 0);
  if (Math.abs(sum - areaOf(plot)) > perimeter(plot) * 2 + 2000)
    broken.push(`areas are off by ${(sum - areaOf(plot)) / 1e6} m²`);
  for (const a of layout.areas) {
    if (!a.region.length) broken.push(`${a.id} has no ground`);
    if (areaOf(subtract(a.region, plot)) > perimeter(a.region) + 1000)
      broken.push(`${a.id} leaves the plot`);
    for (const b of layout.areas) {
      if (a.id >= b.id || !boxesTouch(bounds(a.region), bounds(b.region))) continue;
      const both = areaOf(intersect(a.region, b.region));
      if (both > 20_000) broken.push(`${a.id} and ${b.id} share ${both / 1e6} m²`);
    }
    if (
      a.region.some((rings) =>
        rings.some((ring) => ring.some(([x, y]) => !Number.isInteger(x) || !Number.isInteger(y))),
      )
    )
      broken.push(`${a.id} is not in whole millimetres`);
  }
  const ids = new Set(layout.areas.map((one) => one.id));
  if (ids.size !== layout.areas.length) broken.push('area ids repeat');
  if (new Set(layout.furnishings.map((one) => one.id)).size !== layout.furnishings.length)
    broken.push('ids of furnishings repeat');
  for (const thing of layout.furnishings) {
    if (!ids.has(thing.areaId)) broken.push(`${thing.id} stands on no area`);
    if (!contains(plot, thing.x, thing.y)) broken.push(`${thing.id} left the plot`);
  }
  for (const one of planting.placements) {
    if (!ids.has(one.areaId)) broken.push(`${one.plantId} grows on no area (${one.areaId})`);
  }
  return broken;
}
