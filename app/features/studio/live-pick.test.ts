/** A tap in the live garden chooses what is seen there. */
import { expect, test } from 'vitest';
import { designWeights } from '#content/design/weights.ts';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { FURNISHINGS } from '#engine/features/features.ts';
import { designGarden } from '#engine/index.ts';
import { standsAsTree } from '#engine/operations/tree-places.ts';
import { buildScene } from '#engine/scene/build-scene.ts';
import { goldenBriefs } from '#tests/fixtures/briefs/golden-briefs.ts';
import { settledBriefs } from '#tests/fixtures/golden/settled-briefs.ts';
import { footOf, seenAt, type Sight } from './live-pick.ts';

const [{ id, input }] = goldenBriefs as [(typeof goldenBriefs)[number]];
const { designs } = designGarden({
  brief: { ...input, settled: settledBriefs[`golden ${id}`]! },
  place: placeOf(input.postcode ?? null).place!,
  catalogue,
  rates: sampleRateBook,
  seed: 7,
  weights: designWeights,
});
/** One with a building to look at. */
const { model } = designs.find((one) =>
  one.model.layout.furnishings.some(({ kind }) => kind === 'shed'),
)!;
const scene = buildScene(model, catalogue);
/** Straight down, as from a drone. */
const down = (x: number, y: number): Sight => ({
  from: { x, y, z: 30_000 },
  to: { x, y, z: -30_000 },
});
/** From the far end at eye height to the foot of something. */
const across = (x: number, y: number): Sight => ({
  from: { x, y: y + 4000, z: 1600 },
  to: { x, y: y - 4000, z: -1600 },
});

test('from above a thing is chosen where it stands, and the ground where nothing does', () => {
  const things = model.layout.furnishings;
  let chosen = 0;
  for (const thing of things) {
    const found = seenAt(model, scene, 1, down(thing.x, thing.y), null);
    if (found?.kind === 'thing' && found.id === thing.id) chosen++;
    // what is over it is nearer: a crown, a pergola, a building's own roof
    else
      expect(
        found?.kind === 'tree' ||
          found?.kind === 'area' ||
          things.some((other) => other.id === (found as { id: string }).id),
      ).toBe(true);
  }
  expect(chosen).toBeGreaterThan(
    things.filter(({ kind }) => !FURNISHINGS[kind].isOverhead).length / 2,
  );
  expect(seenAt(model, scene, 1, down(-90_000, 0), null)).toBeNull();
});

test('from a person’s height the nearer of two is chosen', () => {
  const shed = scene.things.find(({ structure, heightMm }) => structure && heightMm > 1800);
  if (!shed) throw new Error('no building to look at');
  const behind = across(shed.x, shed.y - shed.depthMm);
  const found = seenAt(model, scene, 1, behind, null);
  const [thing] = scene.things.filter(({ id: own }) => found?.kind === 'thing' && own === found.id);
  // itself, or what stands before it
  expect(thing && thing.y >= shed.y).toBe(true);
});

test('a tree is chosen for itself, a plant of a bed by its bed until that bed is in hand', () => {
  const tree = model.planting.placements.find((one) => standsAsTree(one) && !one.existing);
  if (tree)
    expect(seenAt(model, scene, 10, down(tree.x, tree.y), null)).toMatchObject({ kind: 'tree' });
  const plant = model.planting.placements.find(({ role }) => role === 'mid')!;
  const bed = { kind: 'area', id: plant.areaId } as const;
  const first = seenAt(model, scene, 1, down(plant.x, plant.y), null);
  expect(first).toEqual(bed);
  expect(seenAt(model, scene, 1, down(plant.x, plant.y), bed)).toMatchObject({ kind: 'plant' });
});

test('what is chosen has a foot to be shown', () => {
  for (const { id: areaId } of model.layout.areas)
    expect(footOf(model, { kind: 'area', id: areaId })[0]!.length).toBeGreaterThan(2);
  for (const thing of model.layout.furnishings)
    expect(footOf(model, { kind: 'thing', id: thing.id })[0]!.length).toBeGreaterThan(3);
});
