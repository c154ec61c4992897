/** A design of the first golden brief, for the tests of what is changed in it by hand. */
import { designWeights } from '#content/design/weights.ts';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { OperationInput } from '#contracts/operations.ts';
import { designGarden, readBrief } from '#engine/index.ts';
import type { GardenModel } from '#engine/model/garden.ts';
import type { Operation } from '#engine/model/operation.ts';
import { applyOperation } from '#engine/operations/apply.ts';
import { deriveFrom } from '#engine/operations/derive.ts';
import { goldenBriefs } from '#tests/fixtures/briefs/golden-briefs.ts';

export const { input } = goldenBriefs[0]!;
export const place = placeOf(input.postcode ?? null).place!;
export const drawn = { brief: readBrief(input, place), catalogue, rates: sampleRateBook };
export const design = designGarden({
  ...drawn,
  brief: input,
  place,
  seed: 7,
  weights: designWeights,
}).designs[0]!;
export const { model } = design;
export const given = { plants: new Map(catalogue.plants.map((plant) => [plant.id, plant])) };

/** @throws what is said where it is refused */
export function changed(operation: Operation, from: GardenModel = model): GardenModel {
  const outcome = applyOperation(from, OperationInput.parse(operation), given);
  if ('refused' in outcome) throw new Error(outcome.refused);
  return outcome.model;
}

/** What is said where it is refused, and nothing where it is not. */
export const refusal = (operation: Operation, from: GardenModel = model): string => {
  const outcome = applyOperation(from, operation, given);
  return 'refused' in outcome ? outcome.refused : '';
};

/** All that follows from the changed model. */
export const derive = (next: GardenModel) =>
  deriveFrom(design, next, { ...drawn, weights: designWeights.taste, position: 0 });
