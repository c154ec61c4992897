/** Kinds offered for a bed: they live there, find room, and cost what is said. */
import { expect, test } from 'vitest';
import { designWeights } from '#content/design/weights.ts';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { goldenBriefs } from '#tests/fixtures/briefs/golden-briefs.ts';
import { settledBriefs } from '#tests/fixtures/golden/settled-briefs.ts';
import { potComing } from '../costing/changes.ts';
import { designGarden, readBrief } from '../index.ts';
import { applyOperation } from './apply.ts';
import { choicesFor, priceOfOne } from './bed-choices.ts';
import { leastMissed, roomFor } from './bed-room.ts';
import { deriveFrom } from './derive.ts';

const plants = new Map(catalogue.plants.map((plant) => [plant.id, plant]));
const { id, input } = goldenBriefs[0]!;
const brief = { ...input, settled: settledBriefs[`golden ${id}`]! };
const place = placeOf(brief.postcode ?? null).place!;
const drawn = { brief: readBrief(brief, place), catalogue, rates: sampleRateBook };
const { designs } = designGarden({
  brief,
  place,
  catalogue,
  rates: sampleRateBook,
  seed: 7,
  weights: designWeights,
});

test('what is taken out of a bed leaves room, and what is offered for it is planted and paid for', () => {
  const [design] = designs;
  const { model } = design!;
  const bed = model.planting.beds.toSorted((a, b) => b.areaM2 - a.areaM2)[0]!;
  const kind = model.planting.placements.find(
    (one) => one.areaId === bed.areaId && one.role === 'mid',
  )!.plantId;
  const at = leastMissed(model, { plantId: kind, areaId: bed.areaId, count: 4 });
  const less = applyOperation(model, { kind: 'remove-plants', plantId: kind, at }, { plants });
  if ('refused' in less) throw new Error(less.refused);
  const choices = choicesFor(less.model, bed.areaId, drawn);
  expect(choices.length).toBeGreaterThan(5);
  for (const { plant, eachPence, why } of choices.slice(0, 12)) {
    expect(
      plant.sun.some((sun) => (bed.parts ?? [bed]).some((part) => part.sunClass === sun)),
    ).toBe(true);
    const { category } = plant,
      potSize = potComing(model.planting, plant, catalogue);
    expect(eachPence).toBe(priceOfOne({ category, potSize }, sampleRateBook));
    expect(why).toContain('m tall');
  }
  const { plant, eachPence } = choices.find(
    (one) => !model.planting.placements.some(({ plantId }) => plantId === one.plant.id),
  )!;
  const room = roomFor(less.model, plants, { plantId: plant.id, areaId: bed.areaId, count: 1 });
  const more = applyOperation(
    less.model,
    { kind: 'add-plants', plantId: plant.id, areaId: bed.areaId, at: room },
    { plants },
  );
  if ('refused' in more) throw new Error(more.refused);
  const derive = (changed: typeof model) =>
    deriveFrom(design!, changed, { ...drawn, weights: designWeights.taste, position: 0 });
  const [before, after] = [derive(less.model), derive(more.model)];
  expect(after.model.planting.schedule.find((line) => line.plantId === plant.id)?.count).toBe(1);
  // one plant more, and whatever is measured by the number of plants
  expect(after.costing.totalPence - before.costing.totalPence).toBeGreaterThanOrEqual(
    eachPence - 2,
  );
});

test('a bed that is full says so, and what is not there cannot be taken out', () => {
  const { model } = designs[0]!;
  const [plant] = catalogue.plants.filter(({ layer }) => layer === 'mid-border');
  const { areaId } = model.planting.beds[0]!;
  expect(
    applyOperation(model, { kind: 'add-plants', plantId: plant!.id, areaId, at: [] }, { plants }),
  ).toEqual({ refused: expect.stringContaining('no room') });
  expect(
    applyOperation(model, { kind: 'remove-plants', plantId: plant!.id, at: [[1, 1]] }, { plants }),
  ).toEqual({ refused: expect.stringContaining('no longer there') });
});
