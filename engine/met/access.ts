/** Whether what is used daily is come to over firm ground wide enough for it: bins and bicycles on wheels, a table with plates, a shed in the wet. */
import type { Called } from '../features/called/called.ts';
import { FURNISHINGS } from '../features/features.ts';
import type { FeatureId } from '../features/names.ts';
import { area, bounds, contains, distanceToEdge } from '../geometry/region.ts';
import { offset, tryIntersect, tryUnite } from '../geometry/trial.ts';
import { doorFloor, type DoorTurn, floorRegion } from '../layout/doors.ts';
import { BUILDINGS, WALKABLE } from '../layout/plan-types.ts';
import { accessFaults } from '../levels/access-faults.ts';
import { SERVICE_WAY_MM, stepFreeOf } from '../model/step-free.ts';
import type { Brief } from '../model/brief.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Area, Material } from '../model/layout.ts';
import { remembered } from '../model/remembered.ts';
import type { Mm, Region } from '../model/shapes.ts';
import { gatesOf } from '../site/gates.ts';
import type { OnPlan } from '../words/on-plan.ts';
import { metres } from '../words/say.ts';

/** Wheels and sticks sink in these; in the others one gets wet feet. */
export const LOOSE: ReadonlySet<Material> = new Set<Material>([
  'gravel',
  'bark',
  'meadow-seed',
  'rubber-mulch',
]);
const SOFT: ReadonlySet<Material> = new Set<Material>(['turf', 'soil', 'meadow-seed']);

type Needs = {
  widthMm: Mm;
  /** Gravel will not do. */
  isOnWheels: boolean;
};
/** A barrow, a wheelie bin (580 mm wide) and a bicycle go through the narrowest way the engine lays for service; plates are carried to a table. */
const NEEDS: Partial<Record<FeatureId, Needs>> = {
  bins: { widthMm: SERVICE_WAY_MM, isOnWheels: true },
  store: { widthMm: SERVICE_WAY_MM, isOnWheels: true },
  shed: { widthMm: SERVICE_WAY_MM, isOnWheels: false },
  dining: { widthMm: SERVICE_WAY_MM, isOnWheels: false },
};
/** For whom steps are hard, these are come to as well. */
const FOR_ALL: ReadonlySet<FeatureId> = new Set<FeatureId>([
  'seat',
  'lounge',
  'veg2',
  'veg4',
  'gardenroom',
  'greenhouse',
  'pergola',
  'arbour',
]);
/** Joints, and the corners that a way is cut at: what is asked for at 0.7 m is walked at 0.6 m. */
const JOINT_MM = 15,
  SLACK_MM = 50;
/** What is narrower is no way. */
const PINCH_MM = 350;
/** A way that ends this near has come to it, mm. */
const NEAR_MM = 640,
  AT_THE_GATE_MM = 250;

/** What the way to a thing needs, for those who live here; null where any ground will do. */
export function needsOf(feature: FeatureId | null, brief: Pick<Brief, 'household'>): Needs | null {
  const stepFree = stepFreeOf(brief);
  const usual = feature ? NEEDS[feature] : undefined;
  if (!stepFree) return usual ?? null;
  if (!usual && !(feature && FOR_ALL.has(feature))) return null;
  return { widthMm: Math.max(usual?.widthMm ?? 0, stepFree.widthMm), isOnWheels: true };
}

/** Ground that one comes to from the door or a gate over firm floors of that width: the middles of all ways. */
const firmWays = (model: GardenModel, { widthMm, isOnWheels }: Needs): Region =>
  waysOf(model, isOnWheels ? -widthMm : widthMm);
/** By the width, less than nothing for wheels: outcomes and checks ask for the same ones. */
const waysOf = remembered(({ layout, site }: GardenModel, key: Mm): Region => {
  const widthMm = Math.abs(key),
    isOnWheels = key < 0;
  const floors = layout.areas.filter(
    ({ kind, material }) =>
      WALKABLE.has(kind) && !SOFT.has(material) && !(isOnWheels && LOOSE.has(material)),
  );
  const floor = offset(tryUnite(...floors.map(({ region }) => region)), JOINT_MM),
    clear = offset(floor, -(widthMm / 2 - SLACK_MM));
  const gates = gatesOf(site);
  return clear.filter(
    (piece) =>
      contains([piece], site.doorX, 600) ||
      distanceToEdge([piece], site.doorX, 300) < 700 ||
      gates.some(
        ({ inside: [x, y] }) =>
          contains([piece], x, y) || distanceToEdge([piece], x, y) <= widthMm / 2 + AT_THE_GATE_MM,
      ),
  );
});

/** True where such a way comes to it: to the door of a building, to the edge of a floor. */
function isComeTo(model: GardenModel, own: Area, ways: Region, widthMm: Mm): boolean {
  const near = Math.max(NEAR_MM, widthMm / 2 + 190);
  if (!BUILDINGS.has(own.kind)) return tryIntersect(offset(own.region, near), ways).length > 0;
  const built = model.layout.furnishings.find(
    ({ areaId, kind }) => areaId === own.id && FURNISHINGS[kind].door,
  );
  const to = built
    ? floorRegion(doorFloor(bounds(own.region), built.turnDeg as DoorTurn, near))
    : offset(own.region, near);
  return tryIntersect(to, ways).length > 0;
}

/** Where no firm way leads to a piece of ground, what is wanting, as a sentence; null where one does. */
export function wayShort(model: GardenModel, own: Area, needs: Needs): string | null {
  // what is kept as it stands keeps its ways
  if (own.id.startsWith('kept-') || own.isLater || !area(own.region)) return null;
  const ways = firmWays(model, needs);
  if (isComeTo(model, own, ways, needs.widthMm)) return null;
  const wide = metres(needs.widthMm / 1000);
  const onFoot = { ...needs, isOnWheels: false };
  if (needs.isOnWheels && isComeTo(model, own, firmWays(model, onFoot), needs.widthMm))
    return `The way to it is loose gravel or bark, in which wheels sink: ${wide} of firm floor is wanted all the way.`;
  for (let least = needs.widthMm - 100; least >= PINCH_MM; least -= 50)
    if (isComeTo(model, own, firmWays(model, { ...needs, widthMm: least }), least))
      return `The way to it narrows to ${metres((least - 2 * SLACK_MM) / 1000)}, and ${wide} is wanted.`;
  return `No firm way ${wide} wide leads to it: part of the way is grass, planting or stepping stones.`;
}

/** Places that people go to, to which no firm way so wide leads all the way. */
export const withoutFirmWay = (model: GardenModel, widthMm: Mm): Area[] =>
  model.layout.areas.filter(
    (own) =>
      (own.kind === 'seat' || (own.feature !== null && FOR_ALL.has(own.feature))) &&
      wayShort(model, own, { widthMm, isOnWheels: true }) !== null,
  );

/** What is wanting on the way to what was found, as a sentence; null where one of those is come to as it should be. */
export function accessShort(
  { feature, counts }: Pick<Called, 'feature' | 'counts'>,
  found: readonly OnPlan[],
  model: GardenModel,
  brief: Pick<Brief, 'household'>,
): string | null {
  // plates are carried to a table, and not to every floor
  const needs = needsOf(
    feature === 'dining' && counts !== 'seats' ? null : (feature ?? null),
    brief,
  );
  if (!needs) return null;
  const ids = new Set(found.flatMap((one) => one.things.map(({ areaId }) => areaId)));
  const areas = [
    ...found.flatMap((one) => one.areas),
    ...model.layout.areas.filter(({ id }) => ids.has(id)),
  ];
  if (!areas.length) return null;
  const shorts = areas.map((own) => wayShort(model, own, needs) ?? stepsShort(model, own, brief));
  return shorts.every((one) => one !== null) ? shorts[0]! : null;
}

/** Steps on the way of somebody who does none. */
function stepsShort(model: GardenModel, own: Area, brief: Pick<Brief, 'household'>): string | null {
  const stepFree = model.site.levels?.stepFree ?? stepFreeOf(brief);
  if (!stepFree) return null;
  const fault = accessFaults(model, stepFree).find(({ routeId }) => routeId === own.id);
  return !fault
    ? null
    : fault.kind === 'steps'
      ? `There are steps on the way to it: it lies ${metres(fault.riseMm / 1000)} ${fault.isUp ? 'above' : 'below'} where its way begins.`
      : `The way to it is steeper than 1 in ${fault.oneIn}.`;
}
