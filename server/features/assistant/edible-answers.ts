/** "Can I eat it?": what the tables hold against a plant, before anything of its harvest. */
import { answerOf, type Answer, PAGES, sourceOfPlant } from '#server/features/assistant/answer.ts';
import { answerToxic, isEdible } from '#server/features/assistant/plant-answers.ts';
import type { PlantMention, Reading } from '#server/features/assistant/read-question.ts';

/** Parts of a plant, of which one may be food and another poison. */
const PARTS =
  /\b(?:leaf|leaves|foliage|tops|seeds?|seedlings?|raw|green(?! beans?\b)|bulbs?|roots?(?! veg)|stems?|stalks?|flowers?|petals?|pods?|skins?|peel|stones?|pips?|kernels?|unripe|shoots|bark|sap|wild|ornamental|flowering)\b/;
const NEXT = ['Which plants are safe for children?', 'What can I plant now?'];

/** @returns null for a crop that is asked about as such, whose harvest then follows */
export function answerEdible(mention: PlantMention, reading: Reading): Answer | null {
  const isCrop = mention.plants.every(isEdible);
  const toxic = answerToxic(mention);
  if (isCrop) return PARTS.test(reading.text) ? toxic : null;
  const worst = mention.plants.some(({ catalogue }) => catalogue?.toxicity.people === 'high')
    ? 'high'
    : mention.plants.some(
          ({ catalogue }) => catalogue === null || catalogue.toxicity.people === 'low',
        )
      ? 'low'
      : 'none';
  const advice = {
    high: 'Please do not eat it, and make no tea of it.',
    low: 'Please do not eat it unless somebody who knows has told you which part is food and how it is prepared.',
    none: '',
  }[worst];
  return answerOf(
    advice
      ? `${advice}\n\n${toxic.text}`
      : `${toxic.text.split('\n\nIf one')[0]!}\n\nThat is not the same as food: we grow it as no crop, and plants that look alike are taken for one another. Eat nothing that somebody who knows has not named for certain.`,
    mention.plants.slice(0, 1).map(sourceOfPlant),
    advice ? toxic.suggestions : NEXT,
  );
}

/** What is to be known of a crop before its harvest; empty where nothing is noted. Asked when it is ripe, what harms pets alone is left out. */
export function cropNote(mention: PlantMention, { asks }: Reading): string {
  const noted = mention.plants
    .map(({ catalogue }) => catalogue?.toxicity)
    .filter(
      (toxicity) =>
        toxicity !== undefined && (toxicity.people !== 'none' || !asks.includes('when')),
    );
  const notes = [...new Set(noted.map((toxicity) => toxicity!.note).filter(Boolean))];
  return notes.map((note) => `${note}.`).join(' ');
}

/** "Edible flowers": nothing is called food that the tables do not. @returns null when the question is another */
export function answerEdibleWish(reading: Reading): Answer | null {
  const kind = (
    ['flowers', 'hedge', 'shrub', 'tree', 'climber', 'perennial', 'bulb', 'groundcover'] as const
  ).find((one) => reading.traits.includes(one));
  const isBerries = /\b(?:berr(?:y|ies)|seeds?|leaves|roots)\b/.test(reading.text);
  // "What can I eat from the hedge?" asks for a list too; "can I eat the berries?" asks of one that is there.
  const isListed =
    (reading.asks.includes('eat') || /\b(?:i|we|you) can eat\b/.test(reading.text)) &&
    /\b(?:what|which|any|some|suggest|list)\b/.test(reading.text) &&
    !reading.traits.some(
      (trait) => trait === 'vegetables' || trait === 'fruits' || trait === 'herbs',
    ) &&
    reading.months.length === 0;
  if (
    !((/\bedible\b/.test(reading.text) && kind) || (isListed && (kind || isBerries))) ||
    reading.plants.length > 0 ||
    reading.unheld.length > 0
  )
    return null;
  const kinds = {
    flowers: 'flowers',
    hedge: 'hedges',
    shrub: 'shrubs',
    tree: 'trees',
    climber: 'climbers',
    perennial: 'perennials',
    bulb: 'bulbs',
    groundcover: 'ground cover',
    berries: 'berries, seeds or leaves',
  }[isListed && isBerries ? 'berries' : kind!];
  return answerOf(
    `Our tables call only vegetables, fruit and herbs food, so I hold no list of edible ${kinds} and would not guess at one. Ask me for fruit or herbs instead, or about one plant by its name, and eat nothing that somebody who knows has not named for certain, for many garden plants are poisonous; the Royal Horticultural Society (rhs.org.uk) says of many what may be eaten.`,
    [PAGES.calendar],
    ['What are easy herbs for pots?', 'Easy fruit for beginners', 'What can I plant now?'],
  );
}

/** "Can I eat the berries in my hedge?", with nothing named. @returns null when the question is another */
export function answerUnnamed(reading: Reading): Answer | null {
  if (!reading.asks.includes('eat') || reading.plants.length > 0 || reading.unheld.length > 0)
    return null;
  if (
    !/\b(?:berr(?:y|ies)|mushrooms?|toadstools?|fungi|fungus|weeds?|nettles?|dandelions?|leaves|seeds?|nuts?|wild|petals|flowers?|plants?|it|them|this|these)\b/.test(
      reading.text,
    ) ||
    /\b(?:what|which|any|some|suggest|grow|best|need|want|ideas|compost|hose|tap|butt|pets?|bird bath)\b/.test(
      reading.text,
    )
  )
    return null;
  return answerOf(
    'Please do not eat anything that somebody who knows has not named for certain: harmless and deadly berries, leaves and mushrooms look alike, and I cannot see yours. Tell me the name of the plant and I say what our tables hold; if some has been eaten, ring NHS 111 for a person or your vet for an animal, and call 999 if anyone is unwell.',
    [PAGES.tips],
    NEXT,
  );
}
