/** What became of a wish that plants should do something: counted in the planting, and held against the place that was said. */
import type { Brief, Wish } from '../model/brief.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Catalogue } from '../model/plant.ts';
import { TRAITS, type Trait, type TraitAsked, type TraitPlace } from '../model/plant-traits.ts';
import { NEAR_MM, answerOf } from '../planting/asked-traits.ts';
import { PLACE_WORDS, sayTrait } from '../planting/explain-traits.ts';
import { readAt } from '../reading/meant.ts';
import type { Answer } from './plant-outcome.ts';

type Given = { brief: Brief; model: GardenModel; catalogue: Catalogue };

/** One kind is a plant, and no answer to "scent". */
const ENOUGH = 2;

/** What wishes for plants that name none may be for; those that say it themselves are for nothing else. */
const FOR: Readonly<Record<string, readonly Trait[]>> = {
  scented: ['scent'],
  flowers: ['cutting'],
  berries: ['berries'],
  plants: TRAITS,
  plant: TRAITS,
  unnamed: TRAITS,
  other: TRAITS,
};

/** What says nothing of its own is for what stands beside it. */
const NAMELESS: ReadonlySet<string> = new Set(['plants', 'plant', 'unnamed', 'other']);

/** The trait that a wish is for, by the sentence it stands in; null where it is for none. */
export function traitOf({ kind, concept, mention }: Wish, { traits }: Brief): TraitAsked | null {
  // "a hidey hole" beside "things to smell" is no plant
  if (kind !== 'plant' && concept === 'other') return null;
  const start = readAt(mention);
  if (start === null) return null;
  // what only stands in the same sentence is another wish
  return (
    (traits ?? []).find((one) => {
      const [first, last] = NAMELESS.has(concept) ? one.clause : [one.start, one.end];
      return FOR[concept]?.includes(one.trait) && start >= first && start < last;
    }) ?? null
  );
}

export function traitOutcome(
  { trait, at }: { trait: Trait; at: TraitPlace | null },
  { model, catalogue }: Given,
): Answer {
  const answer = answerOf(trait, at, {
    placements: model.planting.placements,
    byId: new Map(catalogue.plants.map((plant) => [plant.id, plant])),
    site: model.site,
    layout: model.layout,
  });
  const { kinds, isThere } = answer;
  if (!kinds.length)
    return [
      'left-out',
      'No plant of this design does it.',
      'We choose one with you at the visit, in a pot where no bed suits it.',
    ];
  const said = sayTrait(trait, at, answer);
  if (!isThere && at)
    return [
      'partly',
      `${said} That is more than ${NEAR_MM[at] / 1000} m from ${PLACE_WORDS[at]}.`,
      'A pot of one is set there at the visit.',
    ];
  return kinds.length >= ENOUGH
    ? ['met', said]
    : ['partly', said, 'Others are chosen with you at the visit.'];
}
