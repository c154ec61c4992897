/** One plant or tree taken elsewhere, swapped alone or put in: nothing else changes, and what is wrong about it is told. */
import { expect, test } from 'vitest';
import { designWeights } from '#content/design/weights.ts';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { goldenBriefs } from '#tests/fixtures/briefs/golden-briefs.ts';
import { settledBriefs } from '#tests/fixtures/golden/settled-briefs.ts';
import { bounds, contains, distanceToEdge } from '../geometry/region.ts';
import { designGarden, readBrief } from '../index.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Operation } from '../model/operation.ts';
import type { Point, Region } from '../model/shapes.ts';
import { applyOperation } from './apply.ts';
import { choicesFor } from './bed-choices.ts';
import { roomFor } from './bed-room.ts';
import { deriveFrom } from './derive.ts';
import { findFaults } from './faults.ts';
import { isSingle, plantAt } from './single-plants.ts';
import { mayTakePlace, swapsFor } from './swaps.ts';
import { isTree, roomForTree, standsAsTree, treeRefusal } from './tree-places.ts';

const plants = new Map(catalogue.plants.map((plant) => [plant.id, plant]));
const gardens = [0, 1, 2].map((n) => {
  const { id, input } = goldenBriefs[n]!;
  const brief = { ...input, settled: settledBriefs[`golden ${id}`]! };
  const place = placeOf(brief.postcode ?? null).place!;
  const [design] = designGarden({
    brief,
    place,
    catalogue,
    rates: sampleRateBook,
    seed: 7,
    weights: designWeights,
  }).designs;
  const given = { brief: readBrief(brief, place), catalogue, rates: sampleRateBook };
  return { design: design!, model: design!.model, given };
});
const made = (model: GardenModel, operation: Operation): GardenModel => {
  const outcome = applyOperation(model, operation, { plants });
  if ('refused' in outcome) throw new Error(outcome.refused);
  return outcome.model;
};
const refusedBy = (model: GardenModel, operation: Operation): string => {
  const outcome = applyOperation(model, operation, { plants });
  return 'refused' in outcome ? outcome.refused : '';
};

/** A plant of a bed that has ground of its own to be moved to, and where. */
function movable(model: GardenModel) {
  for (const one of model.planting.placements) {
    if (!isSingle(one) || standsAsTree(one) || one.role === 'bulb') continue;
    const { plantId, x, y, areaId } = one;
    const without = made(model, { kind: 'remove-plants', plantId, at: [[x, y]] });
    const place = roomFor(without, plants, { plantId, areaId, count: 2 }).find(
      ([px, py]) => px !== x || py !== y,
    );
    if (place) return { one, place };
  }
  throw new Error('every plant is hemmed in');
}

test('a plant of a bed is moved, and every other stays to the byte', () => {
  for (const { model } of gardens) {
    const { one, place } = movable(model);
    const { plantId, x, y } = one;
    const after = made(model, {
      kind: 'move-plant',
      plantId,
      x,
      y,
      toX: place[0],
      toY: place[1],
    });
    expect(after.layout).toBe(model.layout);
    expect(after.planting.placements.length).toBe(model.planting.placements.length);
    expect(plantAt(after, { plantId, x: place[0], y: place[1] })?.role).toBe(one.role);
    const others = model.planting.placements.filter((each) => each !== one);
    expect(after.planting.placements.filter((each) => others.includes(each))).toEqual(others);
  }
});

test('a plant is not moved into paving, upon another or out of the garden, and one of a hedge not at all', () => {
  for (const { model } of gardens) {
    const { one } = movable(model);
    const { plantId, x, y } = one;
    const move = (toX: number, toY: number) =>
      refusedBy(model, { kind: 'move-plant', plantId, x, y, toX, toY });
    expect(move(-900_000, 0)).toContain('within the garden');
    const floor = model.layout.areas.find(({ kind }) => kind === 'terrace')!;
    expect(move(...within(floor.region))).toMatch(/not planted in|stands/);
    const other = model.planting.placements.find(
      (each) => each !== one && each.areaId === one.areaId && each.role === 'structure',
    );
    if (other) expect(move(other.x + 10, other.y)).toContain('grows there');
    const hedge = model.planting.placements.find(({ role }) => role === 'hedge');
    if (hedge)
      expect(
        refusedBy(model, {
          kind: 'move-plant',
          plantId: hedge.plantId,
          x: hedge.x,
          y: hedge.y,
          toX: hedge.x + 100,
          toY: hedge.y,
        }),
      ).toContain('hedge');
  }
});

test('one plant is swapped alone for one that lives there, and is in the list and the price', () => {
  const { design, model, given } = gardens[0]!;
  const counts = new Map<string, number>();
  for (const { plantId } of model.planting.placements)
    counts.set(plantId, (counts.get(plantId) ?? 0) + 1);
  const one = model.planting.placements.find(
    (each) =>
      isSingle(each) &&
      counts.get(each.plantId)! > 2 &&
      swapsFor(model, { plantId: each.plantId, areaId: each.areaId, at: [each.x, each.y] }, given)
        .length,
  )!;
  const where = { plantId: one.plantId, areaId: one.areaId, at: [one.x, one.y] as const };
  const [swap] = swapsFor(model, { ...where, at: [one.x, one.y] }, given);
  expect(mayTakePlace(model, { ...where, at: [one.x, one.y] }, swap!.plant, given)).toBe(true);
  const after = made(model, {
    kind: 'swap-plant',
    ...where,
    at: [one.x, one.y],
    by: swap!.plant.id,
  });
  const changed = after.planting.placements.filter(
    (each, i) => each !== model.planting.placements[i],
  );
  expect(changed.map(({ x, y, plantId }) => [x, y, plantId])).toEqual([
    [one.x, one.y, swap!.plant.id],
  ]);
  const derived = deriveFrom(design, after, {
    ...given,
    weights: designWeights.taste,
    position: 0,
  });
  const count = (id: string) =>
    derived.model.planting.schedule.find(({ plantId }) => plantId === id)?.count ?? 0;
  expect(count(one.plantId)).toBe(counts.get(one.plantId)! - 1);
  expect(count(swap!.plant.id)).toBe((counts.get(swap!.plant.id) ?? 0) + 1);
});

test('trees that are offered find a place with nothing wrong about it, and are in the list', () => {
  let planted = 0;
  for (const { design, model, given } of gardens)
    for (const area of model.layout.areas) {
      const choices = choicesFor(model, area.id, given, 'trees');
      const { plant } = choices[0] ?? {};
      if (!plant) continue;
      expect(choices.every((choice) => isTree(choice.plant))).toBe(true);
      const at = roomForTree(model, plant, area.id)!;
      const after = made(model, {
        kind: 'add-plants',
        plantId: plant.id,
        areaId: area.id,
        at: [at],
      });
      const known = new Set(findFaults(model).map(({ id }) => id));
      expect(findFaults(after).filter(({ id }) => !known.has(id))).toEqual([]);
      const { schedule } = deriveFrom(design, after, {
        ...given,
        weights: designWeights.taste,
        position: 0,
      }).model.planting;
      const was = model.planting.placements.filter(
        (one) => one.plantId === plant.id && !one.existing,
      ).length;
      expect(schedule.find(({ plantId }) => plantId === plant.id)?.count).toBe(was + 1);
      planted++;
      break;
    }
  expect(planted).toBe(3);
});

test('a tree is put elsewhere with what was its place, and told where its crown would meet the house', () => {
  let told = 0;
  const large = catalogue.plants.filter(isTree).toSorted((a, b) => b.spreadM - a.spreadM)[0]!;
  for (const { model } of gardens) {
    const far = model.layout.areas
      .map(({ id }) => ({ areaId: id, at: roomForTree(model, catalogue.plants.find(isTree)!, id) }))
      .find(({ at }) => at);
    if (!far?.at) continue;
    const planted = made(model, {
      kind: 'add-plants',
      plantId: large.id,
      areaId: far.areaId,
      at: [far.at],
    });
    const [x, y] = far.at;
    const tree = plantAt(planted, { plantId: large.id, x, y })!;
    const near = grid(model).find(([px, py]) => !treeRefusal(planted, px, py, tree));
    if (!near) continue;
    const after = made(planted, {
      kind: 'move-plant',
      plantId: large.id,
      x,
      y,
      toX: near[0],
      toY: near[1],
    });
    expect(findFaults(after).find(({ tree: own }) => own?.x === near[0])?.text).toMatch(
      /, [1-9](\.\d+)? m from the house, would grow into its wall/,
    );
    told++;
  }
  expect(told).toBeGreaterThan(0);
});

test('the spot of a tree of the design goes with it', () => {
  let moved = 0;
  for (const { model } of gardens)
    for (const { plantId, x, y, existing, role } of model.planting.placements) {
      if (role !== 'tree' || existing) continue;
      const outcome = applyOperation(
        model,
        { kind: 'move-plant', plantId, x, y, toX: x + 150, toY: y },
        { plants },
      );
      if ('refused' in outcome) continue;
      const { trees } = outcome.model.layout;
      expect(trees.some((spot) => spot.x === x && spot.y === y)).toBe(false);
      expect(trees.length).toBe(model.layout.trees.length);
      moved++;
    }
  expect(moved).toBeGreaterThan(0);
});

/** A point of ground well within its edge. */
function within(region: Region): Point {
  const { x0, y0, x1, y1 } = bounds(region);
  for (let y = y0; y < y1; y += 100)
    for (let x = x0; x < x1; x += 100)
      if (contains(region, x, y) && distanceToEdge(region, x, y) > 300) return [x, y];
  throw new Error('ground without a middle');
}

/** Open ground within the reach of a crown from the house wall. */
const grid = ({ site }: GardenModel): [number, number][] =>
  Array.from({ length: 400 }, (_, n): [number, number] => [
    Math.round(site.house.x0 + ((n % 40) * (site.house.x1 - site.house.x0)) / 40),
    1000 + Math.floor(n / 40) * 150,
  ]);
