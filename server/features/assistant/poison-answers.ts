/** What of our plants is dangerous, as a list. */
import { PET_WORDS } from '#content/assistant/everyday-words.ts';
import { answerOf, type Answer, PAGES } from '#server/features/assistant/answer.ts';
import { phrase } from '#server/features/assistant/find-answers.ts';
import type { KnownPlant, Knowledge } from '#server/features/assistant/knowledge.ts';
import type { Reading } from '#server/features/assistant/read-question.ts';
import { TRAIT_TESTS } from '#server/features/assistant/traits.ts';
import { joinAnd } from '#server/features/assistant/words.ts';

const isCrop = (plant: KnownPlant): number =>
  Number(plant.calendar !== null && plant.calendar.category !== 'flowers');
const ofCats = (plant: KnownPlant): number =>
  Number(/\bcats?\b/.test(plant.catalogue?.toxicity.note ?? ''));

/** "Which plants are poisonous?": those our tables call dangerous, of the kinds that were asked for. */
export function answerPoisonous(reading: Reading, knowledge: Knowledge): Answer {
  const isOfPeople = /\b(?:child\w*|kids?|bab(?:y|ies)|toddlers?|people|humans?|us|me)\b/.test(
    reading.text,
  );
  const isOfPets =
    reading.traits.includes('pet-safe') ||
    reading.text
      .split(' ')
      .some((word) => PET_WORDS.includes(word) || /^(?:animals?|rabbits?|livestock)$/.test(word));
  const isOfCats = /\b(?:cats?|kittens?)\b/.test(reading.text);
  const kinds = reading.traits.filter(
    (trait) => !['flowers', 'pet-safe', 'child-safe'].includes(trait),
  );
  const isHigh = ({ catalogue }: KnownPlant) =>
    catalogue !== null &&
    (isOfPeople
      ? catalogue.toxicity.people === 'high'
      : isOfPets
        ? catalogue.toxicity.pets === 'high'
        : catalogue.toxicity.people === 'high' || catalogue.toxicity.pets === 'high');
  const dangerous = knowledge.plants.filter(isHigh);
  const ofKind = dangerous.filter(
    (plant) =>
      !(reading.traits.includes('flowers') && isCrop(plant)) &&
      kinds.every((trait) => TRAIT_TESTS[trait](plant)),
  );
  const held = ofKind.length > 0 ? ofKind : dangerous;
  const byGenus = new Map<string, string>();
  for (const plant of held.toSorted(
    (a, b) => (isOfCats ? ofCats(b) - ofCats(a) : 0) || isCrop(a) - isCrop(b),
  )) {
    const genus = `${plant.latin?.split(' ')[0] ?? plant.name}${plant.calendar && plant.calendar.category !== 'flowers' ? plant.name : ''}`;
    const name = plant.name.replace(/ ['‘(].*/, '');
    // Of one genus the plainest name stands for all.
    if (name.length < (byGenus.get(genus)?.length ?? Infinity)) byGenus.set(genus, name);
  }
  const names = [...new Set(byGenus.values())];
  const whom = isOfPeople ? 'people' : isOfPets ? 'pets' : 'people or pets';
  const label = phrase(kinds, []);
  const list =
    ofKind.length > 0
      ? `Of the ${label} in our tables these are dangerous to ${whom} if eaten: ${joinAnd(names)}.`
      : `None of the ${label} in our tables is noted as dangerous to ${whom} if eaten; of other plants these are: ${joinAnd(names)}.`;
  return answerOf(
    `${list}\n\nMany others upset the stomach or the skin, and our tables are not a list of all poisonous plants: the RHS (rhs.org.uk) keeps one, and your vet knows for animals. Ask me about a plant by its name.`,
    [PAGES.recommendations, PAGES.designTool],
    [
      isOfPeople
        ? 'Which plants are safe for children?'
        : isOfCats
          ? 'Which plants are safe for cats?'
          : 'Which plants are safe for dogs?',
      'Is foxglove poisonous?',
    ],
  );
}
