/** Plants for those whom stings or pollen make ill: by what the tables hold of bees and of pollen in the air. */
import { assistantTopics } from '#content/assistant/topics.ts';
import { answerOf, type Answer, bullets, PAGES } from '#server/features/assistant/answer.ts';
import { choosePlants, lineOf } from '#server/features/assistant/find-answers.ts';
import type { KnownPlant, Knowledge } from '#server/features/assistant/knowledge.ts';
import type { Reading } from '#server/features/assistant/read-question.ts';
import { isKind, TRAIT_TESTS } from '#server/features/assistant/traits.ts';

const STINGERS = '(?:bees?|wasps?|hornets?|bumble ?bees?|honey ?bees?|stings?|insects?)';
const STING_ALLERGY = new RegExp(
  `\\ballerg\\w*\\b(?: \\w+){0,4} ${STINGERS}\\b|\\b${STINGERS}\\b(?: \\w+){0,3} allerg\\w*`,
);
const UNLOVED_BY_BEES = new RegExp(
  `\\b(?:dont|do not|doesnt|wont|will not|not|never) (?:\\w+ )?(?:attract|bring|draw|like[ds]? by|appeal to)(?: in)?(?: \\w+){0,2} ${STINGERS}\\b|\\b${STINGERS} (?:dont|do not|wont|never|avoid|hate|dislike)\\b|\\b(?:keep|keeps|repel|deter)\\b(?: \\w+){0,2} (?:bees|bumblebees)(?: (?:away|off|out))?\\b`,
);
const OF_PLANTS =
  /\b(?:plant(?:s|ing|ed)?|grow\w*|flowers?|shrubs?|trees?|hedg\w+|climbers?|garden(?:ing)?|bulbs?|perennials?|borders?|avoid)\b/;
const FOUND = 7;

/** Of the kinds and the place that were asked for; nothing that is dangerous to eat, and no crop. */
function found(
  reading: Reading,
  knowledge: Knowledge,
  isIt: (plant: KnownPlant) => boolean,
): KnownPlant[] {
  const wishes = reading.traits.filter(
    (trait) => !['bees', 'butterflies', 'flowers', 'pots', 'easy'].includes(trait),
  );
  const all = knowledge.plants.filter(
    (plant) =>
      plant.catalogue !== null &&
      !['fruit', 'vegetable', 'herb', 'aquatic'].includes(plant.catalogue.category) &&
      plant.catalogue.toxicity.people !== 'high' &&
      isIt(plant),
  );
  const wished = all.filter((plant) => wishes.every((trait) => TRAIT_TESTS[trait](plant)));
  return choosePlants(wished.length > 0 ? wished : all, wishes.filter(isKind)).slice(0, FOUND);
}

/** "I am allergic to bee stings, what can I plant?" @returns null when the question is another */
export function answerStingAllergy(reading: Reading, knowledge: Knowledge): Answer | null {
  const isAllergic = STING_ALLERGY.test(reading.typed);
  if (
    !OF_PLANTS.test(reading.typed) ||
    !(isAllergic || UNLOVED_BY_BEES.test(reading.typed)) ||
    reading.plants.length > 0
  )
    return null;
  const few = found(reading, knowledge, ({ catalogue }) => !catalogue!.wildlife.includes('bees'));
  const doctor = isAllergic
    ? '\n\nNo garden is without bees and wasps, so ask a GP about an adrenaline pen and carry it outdoors. After a sting call 999 at once if the face, mouth or throat swells or breathing is hard.'
    : '';
  return answerOf(
    `Choose plants that are not grown for bees: ferns, grasses, conifers and foliage, and double flowers, which keep their nectar shut. None of these is noted for bees in our tables:\n${bullets(few.map(lineOf))}\n\nLeave out lavender, catmint, heather, salvia, borage and clover, mow the lawn before clover flowers, and put what does flower away from doors, paths and seats.${doctor}`,
    [PAGES.recommendations, PAGES.designTool],
    ['Which plants are low maintenance?', `Tell me about ${few[0]!.name}`],
  );
}

/** "Low pollen plants": those of which the tables note little in the air. @returns null when the question is another */
export function answerLowPollen(reading: Reading, knowledge: Knowledge): Answer | null {
  const topic = assistantTopics.find((one) => one.id === 'low-pollen')!;
  if (
    !(topic.asked!.test(reading.text) || topic.asked!.test(reading.soft)) ||
    reading.plants.length > 0 ||
    reading.unheld.length > 0
  )
    return null;
  const few = found(
    reading,
    knowledge,
    ({ catalogue }) => catalogue!.pollenAllergy === 'low' && !catalogue!.flower.scented,
  );
  return answerOf(
    `${topic.text}\n\nOf our plants these shed little pollen into the air and have no strong scent:\n${bullets(few.map(lineOf))}`,
    [PAGES.recommendations, topic.source],
    topic.suggestions,
  );
}

const NUT_ALLERGY =
  /\ballerg\w* to (?:\w+ ){0,2}?(?:nuts?|hazel ?nuts?|tree ?nuts?|peanuts?|walnuts?|almonds?)\b|\bnut allerg\w*|\b(?:pea|hazel|wal|tree )nut allerg\w*/;
/** "My son is allergic to nuts, can we plant a hazel?" @returns null when the question is another */
export function answerNutAllergy(reading: Reading): Answer | null {
  if (
    !NUT_ALLERGY.test(reading.typed) ||
    !(
      OF_PLANTS.test(reading.typed) ||
      /\b(?:hazel|walnut|almond|chestnut|filbert|cobnut)s?\b/.test(reading.typed)
    )
  )
    return null;
  return answerOf(
    'Better not: hazel, walnut, almond and sweet chestnut bear the very nuts, which lie about in autumn, and the pollen of hazel and birch in early spring can trouble the same people. Lupin seeds can do so too where it is peanuts. Choose instead a tree without nuts, such as snowy mespilus, crab apple or rowan, and ask the GP or the allergy clinic what must be kept away.',
    [PAGES.recommendations],
    ['What are good trees for a small garden?', 'Which plants are low maintenance?'],
  );
}
