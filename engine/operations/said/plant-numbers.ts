/** More of a plant, fewer of it, or none: as sentences say it. */
import type { SingleOperation as Operation } from '../../model/operation.ts';
import type { Plant } from '../../model/plant.ts';
import type { SaidChange } from '../../model/said-change.ts';
import type { Point } from '../../model/shapes.ts';
import { mayGrowIn } from '../bed-choices.ts';
import { addPlants, mayBeTakenOut } from '../bed-plants.ts';
import { isSetByHand, leastMissed, roomFor } from '../bed-room.ts';
import { isTree, roomForTree, takesTrees } from '../tree-places.ts';
import { isOnSide } from '../where.ts';
import { type Answered, ready, refused, type SaidGiven } from './answer-types.ts';

/** So many small plants, where nobody says how many. */
const A_FEW = 3;
const isLarge = ({ spacingCm }: Plant): boolean => spacingCm >= 70;
const plural = (count: number): string => (count === 1 ? 'plant' : 'plants');

/** Put where they live and find room: beside their own kind first. Null where no bed takes one. */
export function morePlanted(
  said: SaidChange,
  plant: Plant,
  beds: readonly string[] | null,
  given: SaidGiven,
): Answered | null {
  const { model, catalogue } = given;
  const wanted = said.many ?? (isLarge(plant) || isTree(plant) ? 1 : A_FEW);
  const plants = new Map(catalogue.plants.map((one) => [one.id, one]));
  const own = new Map<string, number>();
  for (const one of model.planting.placements)
    if (one.plantId === plant.id) own.set(one.areaId, (own.get(one.areaId) ?? 0) + 1);
  const areas = model.layout.areas
    .filter(
      (area) =>
        (isTree(plant) ? takesTrees(area) : isSetByHand(area)) && (!beds || beds.includes(area.id)),
    )
    .filter((area) => mayGrowIn(model, area.id, plant, given))
    .sort((a, b) => (own.get(b.id) ?? 0) - (own.get(a.id) ?? 0) || (a.id < b.id ? -1 : 1));
  let count = 0;
  const operations: Operation[] = [];
  for (const { id: areaId } of areas) {
    if (count >= wanted) break;
    const at = isTree(plant)
      ? treePlaces(model, plant, areaId, wanted - count)
      : roomFor(model, plants, { plantId: plant.id, areaId, count: wanted - count });
    if (!at.length) continue;
    operations.push({ kind: 'add-plants', plantId: plant.id, areaId, at });
    count += at.length;
  }
  if (!count) return null;
  return ready(
    count < wanted
      ? `There is room for ${count} ${plural(count)} of ${plant.commonName} more.`
      : `${count} ${plural(count)} of ${plant.commonName} more.`,
    ...operations,
  );
}

/** So many trees at most, each where its crown has room beside the ones before it. */
function treePlaces(
  model: SaidGiven['model'],
  plant: Plant,
  areaId: string,
  count: number,
): Point[] {
  const places: Point[] = [];
  const plants = new Map([[plant.id, plant]]);
  for (let now = model; places.length < count;) {
    const place = roomForTree(now, plant, areaId);
    if (!place) break;
    places.push(place);
    const next = addPlants(
      now,
      { kind: 'add-plants', plantId: plant.id, areaId, at: [place] },
      { plants },
    );
    if ('refused' in next) break;
    now = next.model;
  }
  return places;
}

/** @param beds ids of those that are meant; null for the whole garden */
export function fewerPlanted(
  said: SaidChange,
  plant: Plant,
  beds: readonly string[] | null,
  { model }: SaidGiven,
): Answered {
  const grown = model.planting.placements.filter(
    (one) => one.plantId === plant.id && mayBeTakenOut(one) && (!beds || beds.includes(one.areaId)),
  );
  if (!grown.length)
    return refused(
      beds
        ? `No ${plant.commonName} grows there.`
        : `${plant.commonName} grows in pots here: choose its pot on the plan to take it away.`,
    );
  const isAll = said.act === 'remove' && said.many === null;
  const count = isAll ? grown.length : Math.min(grown.length, said.many ?? third(grown.length));
  const at: Point[] =
    count === grown.length
      ? grown.map(({ x, y }): Point => [x, y])
      : leastMissed(
          { ...model, planting: { ...model.planting, placements: grown } },
          { plantId: plant.id, areaId: null, count },
        );
  const left = grown.length - count;
  return ready(
    left
      ? `${count} ${plural(count)} of ${plant.commonName} go, and ${left} ${left === 1 ? 'stays' : 'stay'}.`
      : `${count === 1 ? 'The one plant' : `All ${count} plants`} of ${plant.commonName} ${count === 1 ? 'goes' : 'go'}; its ground is left open.`,
    { kind: 'remove-plants', plantId: plant.id, at },
  );
}
const third = (count: number): number => Math.max(1, Math.round(count / 3));

/** A bed may run further than the side that is named: what would be put elsewhere is offered, and not made. */
export function whereSaid(said: SaidChange, made: Answered, { model }: SaidGiven): Answered {
  const isThere = made.operations.every(
    (one) =>
      one.kind !== 'add-plants' || one.at.every(([x, y]) => isOnSide(said.side, model.site, x, y)),
  );
  return isThere
    ? made
    : refused('There is no room for it there.', [
        { label: made.says, operations: made.operations },
      ]);
}
