/** Whether a thing has what it was to have: a roof, leaves in winter, storage, a plant on it, another thing with it. */
import { thingsNamed } from '../brief/named-things.ts';
import type { Called } from '../features/called/called.ts';
import { FURNISHINGS } from '../features/features.ts';
import type { Wish } from '../model/brief.ts';
import { capitalise } from '../model/format.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Plant } from '../model/plant.ts';
import { isBroad, namesPlant, singular } from '../planting/plant-names.ts';
import { onPlan, whereabouts } from '../words/on-plan.ts';
import { type Drawn, isSaidOfIt, type Tested, thingsOf } from './drawn.ts';
import type { Qualifier } from './qualifiers.ts';
import { hasRoof } from './where.ts';

/** A roof of its own, or one over where it stands. */
export function cover(words: string, drawn: Drawn): Tested {
  if (!/^(?:covered|roofed|undercover|under cover|a roof|roof|cover)$/.test(words))
    return undefined;
  const at = drawn.found.flatMap(whereabouts);
  if (thingsOf(drawn).some(({ kind }) => FURNISHINGS[kind].isOverhead)) return null;
  if (!at.length) return undefined;
  return at.some((one) => hasRoof(one, drawn.model)) ? null : 'There is no roof over it.';
}

/** "A screen, evergreen": what stands in the line has to be. */
export const evergreen = (words: string, drawn: Drawn): Tested =>
  /^evergreens?$/.test(words) && drawn.called && /screen|hedge|pleached/.test(drawn.called.name)
    ? evergreenShort(drawn)
    : undefined;

/** How what screens the garden is not evergreen, as a sentence; null where it is. */
export function evergreenShort({
  model,
  catalogue,
}: Pick<Drawn, 'model' | 'catalogue'>): string | null {
  const byId = new Map(catalogue.plants.map((one) => [one.id, one]));
  const lines = model.planting.schedule.filter(
    ({ role }) => role === 'screening' || role === 'hedge',
  );
  if (!lines.length)
    return model.layout.screens.length
      ? 'The screen is of slats or trellis, and not evergreen.'
      : 'No evergreen is planted as a screen.';
  const bare = lines.find(({ plantId }) => byId.get(plantId)?.foliage.type !== 'evergreen');
  return bare ? `${bare.commonName} in the screen loses its leaves in winter.` : null;
}

/** A thing or a plant that is to be part of it has to be on the plan; a word of its own name says so. */
export function parts(words: string, drawn: Drawn, { at }: Qualifier): Tested {
  const { model, catalogue, called, wish } = drawn;
  if (isSaidOfIt(words.replace(/^(?:that|which) /, ''), drawn)) return null;
  if (at !== 'before' && at !== 'with') return at === 'in' ? null : undefined;
  // "gravel with grasses": a kind of plant, and no lawn
  if (at === 'with' && isBroad(words))
    return isPlanted(words, drawn) ? null : `The planting has no ${words}.`;
  const named = thingsNamed(words).filter(({ isDenied, called: one }) => !isDenied && !one.isPart);
  const [thing] = named;
  if (thing && named.length === 1 && !INSIDE.test(words)) {
    const isWhole = thing.called.words.split('|').some((word) => isOne(word, words));
    if (at === 'before') return isWhole && isDrawn(thing.called, model) ? null : undefined;
    // what is named in one breath with it is answered for by itself
    if (
      thing.called === called ||
      thingsNamed(wish.quote).some((one) => one.called === thing.called)
    )
      return null;
    return isDrawn(thing.called, model)
      ? null
      : `${capitalise(thing.called.name)} is not drawn with it.`;
  }
  if (!catalogue.plants.some((own) => isCalled(own, words))) return undefined;
  return isPlanted(words, drawn) ? null : `The planting has no ${words}.`;
}

const isPlanted = (words: string, { model, catalogue }: Drawn): boolean => {
  const ids = new Set(model.planting.schedule.map(({ plantId }) => plantId));
  return catalogue.plants.some(
    (own) => ids.has(own.id) && (isBroad(words) ? namesPlant(own, words) : isCalled(own, words)),
  );
};

/** "A maple in a big pot" stands in no bed. */
export function potted(words: string, { plants, model, wish }: Drawn, { at }: Qualifier): Tested {
  if (
    at !== 'in' ||
    wish.kind !== 'plant' ||
    !/\b(?:pots?|containers?|tubs?|planters?)$/.test(words)
  )
    return undefined;
  if (!plants.length) return undefined;
  const isInPot = model.planting.placements.some(
    ({ plantId, role }) => role === 'pot' && plants.some(({ id }) => id === plantId),
  );
  return isInPot ? null : 'It is planted in the ground, and not in a pot.';
}

const isOne = (word: string, words: string): boolean => word === words || `${word}s` === words;
const isDrawn = ({ is }: Called, model: GardenModel): boolean => onPlan(is ?? [], model).length > 0;
/** Its name ends in the word, or its genus is it: no alpine of "alpine strawberry". */
function isCalled(plant: Plant, words: string): boolean {
  const word = singular(words.split(' ').at(-1)!);
  return (
    namesPlant(plant, words) &&
    (singular(
      plant.commonName
        .replace(/ ['‘].*$/, '')
        .split(' ')
        .at(-1)!,
    ) === word ||
      singular(plant.latinName.split(' ')[0]!) === word)
  );
}
/** What is in a thing, and never beside it. */
const INSIDE =
  /\b(?:storage|store|cupboard|shelf|shelves|drawers?|lid|power|light|lights|heater|tap|sink)\b/;

/** True of the storage of "a bench with storage": part of the thing, and no thing beside it. */
export function isPartOf({ quote }: Wish, called: Called): boolean {
  const having = quote.split(/\b(?:with|w\/|w) /i)[1] ?? '';
  return INSIDE.test(having) && thingsNamed(having).some((one) => one.called === called);
}
