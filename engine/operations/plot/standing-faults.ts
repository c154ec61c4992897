/** What was put in the plan as standing there, and what of the plan cannot be so beside it. */
import { FURNISHINGS } from '../../features/features.ts';
import { nameOfFurnishing } from '../../features/names.ts';
import { area as areaOf, polygon } from '../../geometry/region.ts';
import { tryIntersect } from '../../geometry/trial.ts';
import { boxesCollide, cornersOf, type Footprint } from '../../layout/box-fit.ts';
import { BUILDINGS } from '../../layout/plan-types.ts';
import { capitalise } from '../../model/format.ts';
import type { GardenModel } from '../../model/garden.ts';
import type { Area, AreaKind } from '../../model/layout.ts';
import type { Mm } from '../../model/shapes.ts';
import type { Fault } from '../faults.ts';
import { lower } from '../recut.ts';
import { areaAt, footprintOf } from '../things.ts';
import { listStanding, type Standing } from './standing.ts';

/** Ground in which a tree or a shrub may stand. */
const SOFT: readonly AreaKind[] = ['bed', 'lawn', 'meadow', 'gravel', 'orchard', 'margin'];
/** A trunk with its bark, and what an edge may lie over, mm and mm². */
const TRUNK_MM: Mm = 300,
  OVER_MM2 = 20_000;

export const standingFaults = (model: GardenModel): Fault[] =>
  listStanding(model).flatMap((one) => [...onThings(model, one), ...onGround(model, one)]);

export const footOf = ({ as, x, y, widthMm, depthMm }: Standing): Footprint =>
  as === 'tree'
    ? { x, y, width: TRUNK_MM, depth: TRUNK_MM, turn: 0 }
    : as === 'shrub'
      ? { x, y, width: widthMm / 2, depth: widthMm / 2, turn: 0 }
      : { x, y, width: widthMm, depth: depthMm, turn: 0 };

function onThings({ layout }: GardenModel, one: Standing): Fault[] {
  const foot = footOf(one);
  return layout.furnishings
    .filter(
      (thing) =>
        !FURNISHINGS[thing.kind].isOverhead &&
        boxesCollide(footprintOf(thing), foot) &&
        !isIt(thing, one),
    )
    .map((thing) => ({
      id: `stands ${one.id} ${thing.id}`,
      about: [thing.id],
      at: [one.x, one.y],
      text:
        one.as === 'cover'
          ? `The ${nameOfFurnishing(thing.kind)} stands on the ${one.name}, whose cover has to lift.`
          : `The ${nameOfFurnishing(thing.kind)} stands where the ${one.name} does.`,
    }));
}
/** A kept shed is a furnishing of the plan as well. */
const isIt = ({ kind, x, y }: { kind: string; x: Mm; y: Mm }, one: Standing): boolean =>
  kind === one.as && Math.abs(x - one.x) < 600 && Math.abs(y - one.y) < 600;

function onGround({ layout }: GardenModel, one: Standing): Fault[] {
  const at: Fault['at'] = [one.x, one.y];
  const fault = (area: Area, text: string): Fault => ({
    id: `stands ${one.id} on ${area.id}`,
    about: [area.id],
    at,
    text,
  });
  if (one.as === 'tree' || one.as === 'shrub') {
    const area = areaAt(layout, one.x, one.y);
    return area && !SOFT.includes(area.kind)
      ? [
          fault(
            area,
            `${capitalise(one.name)} stands in ${lower(area)}. Give it ground, or lay out the rest anew round it.`,
          ),
        ]
      : [];
  }
  const box = polygon(cornersOf(footOf(one)));
  return layout.areas.flatMap((area) => {
    if (SOFT.includes(area.kind)) return [];
    const isHard = BUILDINGS.has(area.kind) || area.kind === 'pond' || area.kind === 'water';
    // a cover lies in a floor as well as in a bed
    if (one.as === 'cover' && !isHard) return [];
    if (areaOf(tryIntersect(box, area.region)) < OVER_MM2) return [];
    return [
      fault(
        area,
        one.as === 'cover'
          ? `${capitalise(one.name)} lies under ${lower(area)}, and its cover has to lift.`
          : `${capitalise(one.name)} covers ground of ${lower(area)}. Make that smaller, or lay out the rest anew round it.`,
      ),
    ];
  });
}
