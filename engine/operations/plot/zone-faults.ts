/** What of a plan lies on ground that has to be left free: things, buildings, rooms that are dug, trees and planting. */
import { nameOfFurnishing } from '../../features/names.ts';
import { area as areaOf, bounds, boxesTouch } from '../../geometry/region.ts';
import { tryIntersect } from '../../geometry/trial.ts';
import { zoneInTheWay } from '../../layout/barred-things.ts';
import { BUILDINGS } from '../../layout/plan-types.ts';
import type { BarredZone } from '../../model/barred.ts';
import { capitalise } from '../../model/format.ts';
import type { GardenModel } from '../../model/garden.ts';
import type { Area, AreaKind } from '../../model/layout.ts';
import type { PlantPlacement } from '../../model/planting.ts';
import { phraseOf } from '../../site/barred-rules.ts';
import { isInZone, isOver, isWayOpen, undugZones, zonesOf } from '../../site/zones.ts';
import type { Fault } from '../faults.ts';
import { lower } from '../recut.ts';
import { footprintOf } from '../things.ts';
import { listZones } from './zones.ts';

/** Dug, walled in or filled: grass, beds and ways are not. */
const ROOMS: ReadonlySet<AreaKind> = new Set<AreaKind>([
  'seat',
  'play',
  'space',
  'vegetable',
  'orchard',
  'pond',
  'water',
  'store',
  'compost',
  ...BUILDINGS,
]);
/** Less lies over its edge by rounding, mm². */
const OVER_MM2 = 20_000;

export const zoneFaults = (model: GardenModel): Fault[] => [
  ...onThings(model),
  ...listZones(model).flatMap((zone) => [...onGround(model, zone), ...onPlants(model, zone)]),
];

function onThings({ layout, site }: GardenModel): Fault[] {
  const zones = zonesOf(site);
  return layout.furnishings.flatMap((thing): Fault[] => {
    const zone = zoneInTheWay(zones, thing.kind, footprintOf(thing), thing.heightMm);
    return zone
      ? [
          {
            id: `zone ${zone.id} ${thing.id}`,
            about: [thing.id],
            at: [thing.x, thing.y],
            text: `The ${nameOfFurnishing(thing.kind)} stands on ${phraseOf(zone)}, which is to be left free.`,
          },
        ]
      : [];
  });
}

function onGround({ layout, site }: GardenModel, zone: BarredZone): Fault[] {
  const ground = [[zone.outline]],
    box = bounds(ground),
    isUndug = undugZones(site).some(({ id }) => id === zone.id);
  const isAgainst = ({ kind }: Area): boolean =>
    (zone.bars.includes('building') && BUILDINGS.has(kind)) ||
    (zone.bars.includes('digging') && (ROOMS.has(kind) || (kind === 'terrace' && isUndug)));
  const on = layout.areas.filter(
    (area) =>
      !area.isKept &&
      isAgainst(area) &&
      boxesTouch(bounds(area.region), box) &&
      areaOf(tryIntersect(area.region, ground)) > OVER_MM2,
  );
  const at = middleOf(zone);
  return [
    ...on.map((area): Fault => ({
      id: `zone ${zone.id} on ${area.id}`,
      about: [area.id],
      at,
      text: `${capitalise(lower(area))} lies on ${phraseOf(zone)}, which is to be left free. Make it smaller, or lay out the rest anew round it.`,
    })),
    ...(isWayOpen(zone, layout.areas)
      ? []
      : [
          {
            id: `zone ${zone.id} shut`,
            about: [],
            at,
            text: `${capitalise(phraseOf(zone))} cannot be walked from end to end: lay out the rest anew round it, or make a way there.`,
          },
        ]),
  ];
}

/** Planted there, though it may not be. */
export const plantsOn = ({ planting }: GardenModel, zone: BarredZone): PlantPlacement[] =>
  planting.placements.filter(
    ({ role, existing, heightMm, x, y }) =>
      !existing &&
      role !== 'pot' &&
      (zone.bars.includes(role === 'tree' ? 'trees' : 'planting') || isOver(zone, heightMm)) &&
      isInZone(zone, x, y),
  );

/** Of many plants that are in its way one word is enough. */
function onPlants(model: GardenModel, zone: BarredZone): Fault[] {
  const on = plantsOn(model, zone);
  return on.length
    ? [
        {
          id: `zone ${zone.id} plants`,
          about: [],
          at: [on[0]!.x, on[0]!.y],
          text: `${on.length === 1 ? 'A plant grows' : `${on.length} plants grow`} on ${phraseOf(zone)}, which is to be left free. Lay out the rest anew round it, or take them out.`,
        },
      ]
    : [];
}

function middleOf({ outline }: BarredZone): [number, number] {
  const { x0, x1, y0, y1 } = bounds([[outline]]);
  return [Math.round((x0 + x1) / 2), Math.round((y0 + y1) / 2)];
}
