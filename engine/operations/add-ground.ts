/** Adding a feature with ground of its own, and moving ground that was made for what stands on it. */
import { subtract, unite } from '../geometry/boolean.ts';
import {
  area as areaOf,
  bounds,
  contains,
  middleOfBox,
  polygon,
  rectangle,
} from '../geometry/region.ts';
import { tryIntersect } from '../geometry/trial.ts';
import { cos, sin, TAU } from '../geometry/trig.ts';
import { FEATURE_DEFINITIONS, groundOf } from '../features/features.ts';
import { type GroundFeatureId, phraseOf } from '../features/names.ts';
import { BUILDINGS, isRound } from '../layout/plan-types.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Area, Furnishing, Material } from '../model/layout.ts';
import { DOOR_TURNS, type Operation } from '../model/operation.ts';
import type { PlantPlacement } from '../model/planting.ts';
import type { Mm, Region } from '../model/shapes.ts';
import { isUndug } from '../quantities/build-ups.ts';
import type { Outcome } from './apply.ts';
import { furnishGround } from './furnish-ground.ts';
import { takeGround } from './ground.ts';
import { capital, heirOf, keepWays, lower, recut } from './recut.ts';
import { areaAt, footprintOf, plantsOf } from './things.ts';
import { cornersOf } from '../layout/box-fit.ts';

const LEAST_MM = 600,
  MOST_MM = 15_000;
/** What the cutting may cost of the ground that was asked for. */
const SPECK_MM2 = 20_000;

export type Box = { x: Mm; y: Mm; widthMm: Mm; depthMm: Mm };

export function addGround(
  model: GardenModel,
  operation: Extract<Operation, { kind: 'add-ground' }>,
): Outcome {
  const { feature, widthMm, depthMm, turnDeg } = operation;
  const ground = groundOf(feature);
  if (isUndug(model.site) && !ground.worksUndug)
    return { refused: `Nothing may be dug here, and ${phraseOf(feature)} needs digging.` };
  if ([widthMm, depthMm].some((mm) => mm < LEAST_MM || mm > MOST_MM))
    return { refused: `${capital(phraseOf(feature))} is between 0.60 and 15.00 m across.` };
  const area: Area = {
    id: freeAreaId(model, feature),
    kind: ground.kind,
    feature,
    label: FEATURE_DEFINITIONS[feature].plan?.label ?? 'Pebble fountain',
    purpose:
      FEATURE_DEFINITIONS[feature].plan?.purpose ??
      'moving water over pebbles, with no standing water',
    region: [],
    material: floorOf(model, feature),
    why: ['added by hand'],
  };
  const bare = { ...model, layout: { ...model.layout, areas: [...model.layout.areas, area] } };
  const outcome = settle(bare, area, outlineOf(model, feature, operation));
  if ('refused' in outcome) return outcome;
  const laid = outcome.model.layout.areas.find((one) => one.id === area.id)!;
  const things = furnishGround(outcome.model, laid, turnDeg);
  if (BUILDINGS.has(laid.kind) && !things.length)
    return { refused: `There is no room for ${phraseOf(feature)} there.` };
  return keepWays(withThings(outcome.model, things), laid);
}

/** Takes the ground, all of it, where nothing stands. */
function settle(model: GardenModel, area: Area, outline: Region): Outcome {
  const plot: Region = [[model.site.boundary]];
  if (areaOf(subtract(outline, plot)) > SPECK_MM2)
    return { refused: `${capital(lower(area))} does not fit within the boundary there.` };
  const thing = model.layout.furnishings.find(
    (one) => one.areaId !== area.id && standsIn(one, outline),
  );
  if (thing)
    return { refused: `Something stands there (${thing.kind.replace('-', ' ')}). Move it first.` };
  return takeGround(model, area, outline);
}
function standsIn(thing: Furnishing, ground: Region): boolean {
  return (
    contains(ground, thing.x, thing.y) ||
    areaOf(tryIntersect(polygon(cornersOf(footprintOf(thing))), ground)) > SPECK_MM2
  );
}

const withThings = (model: GardenModel, things: readonly Furnishing[]): GardenModel => ({
  ...model,
  layout: { ...model.layout, furnishings: [...model.layout.furnishings, ...things] },
});

function freeAreaId({ layout }: GardenModel, feature: GroundFeatureId): string {
  for (let n = 1; ; n++) {
    const id = `own-${feature}-${n}`;
    if (!layout.areas.some((one) => one.id === id)) return id;
  }
}

/** A pond and, in a garden of curves, a seat are round; the rest is square to the house. */
export function outlineOf(
  { layout }: Pick<GardenModel, 'layout'>,
  feature: GroundFeatureId,
  { x, y, widthMm, depthMm }: Box,
): Region {
  const { shape } = groundOf(feature);
  const isCurved =
    shape === 'organic' || (shape !== 'square' && shape !== 'soft' && isRound(layout.language));
  if (!isCurved)
    return rectangle(
      Math.round(x - widthMm / 2),
      Math.round(y - depthMm / 2),
      Math.round(x + widthMm / 2),
      Math.round(y + depthMm / 2),
    );
  const sides = 36;
  return polygon(
    Array.from({ length: sides }, (_, i) => [
      x + (widthMm / 2) * cos((i / sides) * TAU),
      y + (depthMm / 2) * sin((i / sides) * TAU),
    ]),
  );
}

/** The floor of the same kind of ground in this garden, or what is usual. */
function floorOf({ layout }: GardenModel, feature: GroundFeatureId): Material {
  const { kind, floor } = groundOf(feature);
  const like = (...kinds: Area['kind'][]): Material | undefined =>
    layout.areas.find(
      (one) => kinds.includes(one.kind) && one.material !== 'none' && !one.id.startsWith('kept-'),
    )?.material;
  const terrace = like('terrace') ?? 'sandstone';
  const seat = like('seat') ?? terrace;
  const path = like('path') ?? terrace;
  const own = floor?.({ terrace, path, seat, gravel: like('gravel') ?? 'gravel', service: path });
  if (own) return own;
  switch (kind) {
    case 'seat':
    case 'space':
      return seat;
    case 'play':
      return like('play') ?? 'bark';
    case 'vegetable':
      return like('vegetable') ?? 'self-binding-gravel';
    case 'meadow':
    case 'orchard':
      return 'meadow-seed';
    default:
      return 'none';
  }
}

/** Ground that was made for what stands on it, and may be taken elsewhere as a whole. */
export const mayBeMoved = ({ id, kind, feature }: Area): boolean =>
  !id.startsWith('kept-') && feature !== null && (BUILDINGS.has(kind) || MOVED.has(kind));
const MOVED: ReadonlySet<Area['kind']> = new Set<Area['kind']>([
  'seat',
  'play',
  'space',
  'vegetable',
  'pond',
  'water',
]);

export function moveGround(
  model: GardenModel,
  { areaId, x, y, turnDeg }: Extract<Operation, { kind: 'move-ground' }>,
): Outcome {
  const own = model.layout.areas.find((one) => one.id === areaId);
  if (!own) return { refused: 'That is no longer in the garden.' };
  if (!mayBeMoved(own))
    return { refused: `${capital(lower(own))} stays: the rest is laid out round it.` };
  const box = bounds(own.region);
  const dx = Math.round(x - (box.x0 + box.x1) / 2),
    dy = Math.round(y - (box.y0 + box.y1) / 2);
  const isBuilding = BUILDINGS.has(own.kind);
  const standing = model.layout.furnishings.filter((thing) => thing.areaId === own.id);
  const door = isBuilding ? turnDeg : 0;
  const isTurned = isBuilding && standing.some((thing) => (thing.turnDeg - door) % 180 !== 0);
  if (!dx && !dy && (!isBuilding || standing.every((thing) => thing.turnDeg === door)))
    return { model };
  const heir = heirOf(model, own, own.region);
  if (!heir) return { refused: `No bed or lawn lies beside ${lower(own)} to take its ground.` };
  const outline = isTurned
    ? rectangle(...turnedBox({ x, y, widthMm: box.x1 - box.x0, depthMm: box.y1 - box.y0 }))
    : moved(own.region, dx, dy);
  const bare: Area = { ...own, region: [], why: own.why.filter((words) => !/\d/.test(words)) };
  const others = model.layout.furnishings.filter((thing) => thing.areaId !== own.id);
  const along = new Set([
    ...model.planting.placements.filter((one) => one.areaId === own.id && !one.existing),
    ...standing.flatMap((thing) => [...plantsOf(model, thing)]),
  ]);
  const left = recut(
    {
      ...model,
      layout: {
        ...model.layout,
        areas: model.layout.areas.map((one) => (one === own ? bare : one)),
        furnishings: others,
        routes: model.layout.routes.filter((route) => route.areaId !== own.id),
      },
      planting: {
        ...model.planting,
        placements: model.planting.placements
          .filter((one) => !along.has(one))
          .map((one) => (one.areaId === own.id ? { ...one, areaId: heir.id } : one)),
      },
    },
    new Map([[heir.id, unite(heir.region, own.region)]]),
  );
  if ('refused' in left) return left;
  const home = left.model.layout.areas.find((one) => one.id === own.id)!;
  const taken = settle(left.model, home, outline);
  if ('refused' in taken) return taken;
  const laid = taken.model.layout.areas.find((one) => one.id === own.id)!;
  const things = isBuilding
    ? furnishGround(taken.model, laid, door).map((thing, i) => ({
        ...thing,
        id: standing[i]?.id ?? thing.id,
      }))
    : standing.map((thing) => ({ ...thing, x: thing.x + dx, y: thing.y + dy }));
  const plants = isBuilding
    ? []
    : [...along].map((one): PlantPlacement => {
        const at = { ...one, x: one.x + dx, y: one.y + dy };
        return one.role === 'climber'
          ? { ...at, areaId: areaAt(taken.model.layout, at.x, at.y)?.id ?? own.id }
          : at;
      });
  if (isBuilding && !things.length) return { refused: `There is no room for ${lower(own)} there.` };
  const done = withThings(taken.model, things);
  const placements = [...done.planting.placements, ...plants];
  return keepWays({ ...done, planting: { ...done.planting, placements } }, laid);
}
const turnedBox = ({ x, y, widthMm, depthMm }: Box): [Mm, Mm, Mm, Mm] => [
  Math.round(x - depthMm / 2),
  Math.round(y - widthMm / 2),
  Math.round(x + depthMm / 2),
  Math.round(y + widthMm / 2),
];
const moved = (region: Region, dx: Mm, dy: Mm): Region =>
  region.map((rings) => rings.map((ring) => ring.map(([x, y]) => [x + dx, y + dy] as const)));

/** The middle of the box about it, mm. */
export function middleOf({ region }: Pick<Area, 'region'>): { x: Mm; y: Mm } {
  const [x, y] = middleOfBox(region);
  return { x: Math.round(x), y: Math.round(y) };
}
/** The side of the door of the building on it; 0 where there is none. */
export function doorOf({ layout }: GardenModel, area: Area): (typeof DOOR_TURNS)[number] {
  const building = BUILDINGS.has(area.kind)
    ? layout.furnishings.find((thing) => thing.areaId === area.id)
    : undefined;
  return DOOR_TURNS.find((turn) => turn === building?.turnDeg) ?? 0;
}
