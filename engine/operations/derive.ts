/** Everything that follows from a garden changed by hand: planting, quantities, price, checks and words. */
import { developModel, type Drawn } from '../design-garden.ts';
import type { TasteWeights } from '../model/design-weights.ts';
import type { GardenDesign, GardenModel } from '../model/garden.ts';
import { replant } from './replant.ts';

/**
 * @param before as the garden was designed: its name stays, and its words where neither ground nor planting changed
 * @param model the same with every change applied
 * @param position 0, 1 or 2 among its three: neighbours take turns with phrasings
 */
export function deriveFrom(
  before: GardenDesign,
  model: GardenModel,
  { weights, position, ...drawn }: Drawn & { weights: TasteWeights; position: number },
): GardenDesign {
  const { planting, sunMap } = replant({
    before: before.model,
    sunMap: before.sunMap,
    after: model,
    brief: drawn.brief,
    catalogue: drawn.catalogue,
    weights,
  });
  const design = developModel(
    { model: { ...model, planting }, sunMap, economies: null },
    drawn,
    Array.from({ length: position }, () => ''),
  );
  const isSameGarden =
    planting === before.model.planting &&
    JSON.stringify(model.layout.areas) === JSON.stringify(before.model.layout.areas);
  const words = isSameGarden
    ? { ...design.words, concept: before.words.concept, mainFeature: before.words.mainFeature }
    : design.words;
  return { ...design, words: { ...words, title: before.words.title } };
}
