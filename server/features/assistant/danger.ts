/** Someone or some animal may have eaten something. Read from the words as typed, for a repaired word may be the wrong one. */
import { PERSON_WORDS, PET_WORDS } from '#content/assistant/everyday-words.ts';
import { answerOf, type Answer } from '#server/features/assistant/answer.ts';
import { answerToxic } from '#server/features/assistant/plant-answers.ts';
import type { PlantMention, Reading } from '#server/features/assistant/read-question.ts';

const group = (words: readonly string[]): string => `(?:${words.join('|')})`;
/** Rabbits and birds are pets only when somebody owns them; in a garden they are also what eats the lettuce. */
const OWNED = '(?:my|our|his|her|their|the|childs|kids|daughters|sons|pet|house) (?:\\w+ )?rabbit|(?:my|our|his|her|their|pet) (?:\\w+ )?(?:rabbits|bird|mouse|rat)|(?:let|have|keep|own) (?:the|some|my|our|two) rabbits';
const PET = new RegExp(`\\b(?:${group(PET_WORDS)}|${OWNED})\\b`);
const YOUNG = '(?:\\d+|two|three|four|five|six|one) ?(?:yr|year|month|week)s? ?olds?|\\d+ ?(?:yo|mo)|little (?:one|boy|girl|man)|lo|dd|ds|dc';
const PERSON = new RegExp(`\\b(?:${group(PERSON_WORDS)}|${YOUNG})\\b`);
const ADULT = /\b(?:i|ive|we|weve|husband|wife|partner|friend|mate)\b/;
const YOUNG_WORDS = PERSON_WORDS.filter((word) => !['husband', 'wife', 'partner', 'friend', 'mate', 'man', 'woman', 'lady', 'person', 'people', 'neighbour', 'neighbor', 'colleague'].includes(word));
const CHILD = new RegExp(`\\b(?:${group(YOUNG_WORDS)}|${YOUNG})\\b`);
const VICTIM = `(?:${group([...PET_WORDS, ...PERSON_WORDS])}|${OWNED}|${YOUNG}|i|ive|we|weve|he|hes|she|shes)`;

/** Said of what has happened. */
const DONE = '(?:ate|eaten|swallow(?:ed|s)|chew(?:ed|s)|lick(?:ed|s)?|nibble[ds]|munche[ds]|gobbled|scoffed|crunched|ingested|consumed|tasted|sucked|gnawed|devoured|wolfed|drank|drunk|(?<!\\b(?:a|little|wee|tiny|every|quite) )bit(?= (?:a|an|into|off|the|some|through)\\b))';
const DOING = '(?:eating|swallowing|chewing|licking|nibbling|munching|gnawing|sucking|drinking)';
const PUT = '(?:got (?:into|at|hold of)|getting into|been (?:at|in|into)|gets into|had (?:a |some )?(?:bite|nibble|taste|lick|chew|mouthful)|helped (?:him|her|it)self|pollen (?:on|in)|rubbed against|just had (?:a|some)|found (?:him|her|it) (?:with|eating|chewing))';
const PESTS = '(?:what|whats|which \\w+|who|whos|something|somethings|anything|slugs?|snails?|pigeons?|birds|caterpillars?|squirrels?|deer|mice|rats|voles?|moles?|badgers?|fox(?:es)?|muntjac|aphids?|beetles?|grubs?|weevils?|insects?|bugs?|worms?|wasps?|pests?|moths?|heron|rabbits|a rabbit|wild \\w+|they|theyve|nobody|frost)';
const AUX = '(?:has|have|had|is|are|was|were|been|keeps?|kept|just|already|be|now|also|must|might|may|probably|definitely|accidentally|all|always|really|s|only|started|seems to have|nearly|almost|completely|totally|half|still)';

/** "Slugs ate", "eaten by pigeons", "nibbled leaves": the garden's trouble and not a person's. */
const BY_PESTS = new RegExp(`\\b(?:${DONE}|${DOING}) (?:up )?(?:overnight |alive )?by (?:${PESTS}|the birds)\\b|\\b(?:i|ive|we|weve|have|got) (?:have |got )?(?:\\w+ )?(?:half )?(?:chewed|nibbled|eaten|munched) (?:leaf|leaves|edges|petals|stems|plants?|buds|shoots)\\b`);
const PEST_DID = new RegExp(`\\b${PESTS}(?: ${AUX})* (?:${DONE}|${DOING}|eats?)\\b`);
const PREVENTED = /\b(?:stop|stopping|prevent|deter|discourage|keep|keeping)(?: \w+){0,4} (?:from )?(?:eating|chewing|nibbling|munching|licking)\b/;
const BETWEEN = `(?: (?!(?:be|been|being|to|can|could|will|would|should|when|if|may|half|${PESTS})\\b)\\w+)`;
/** "My dog has gone and eaten", "my toddler ate". */
const DID = new RegExp([
  `\\b${VICTIM}\\b${BETWEEN}{0,5}? ${DONE}\\b`,
  // Animals and children are told of at more length than oneself.
  `\\b(?:${group([...PET_WORDS, ...YOUNG_WORDS])}|${OWNED}|${YOUNG})\\b${BETWEEN}{0,9}? ${DONE}\\b`,
  `\\b(?:${group([...PET_WORDS, ...YOUNG_WORDS])}|${OWNED})\\b.* (?:they|theyve|it|he|she|hes|shes) (?:have |has |just |both )?(?:ate|eaten|swallowed)\\b`,
  `\\b(?:${DONE}|${DOING}) by (?:a |the |my |our |next doors |neighbours )?(?:\\w+ )?${VICTIM}\\b`,
  `\\b${VICTIM}\\b${BETWEEN}{0,4}? ${PUT}\\b`,
  `\\b(?:in|into|inside|round|around) (?:his|her|its|their|the|my|babys|childs|dogs|cats|sons|daughters) (?:little )?(?:mouth|gob|lips|teeth)\\b`,
  // With the subject left out.
  `^(?:(?:help|omg|oh no|please|urgent|emergency|hi|hello|just|accidentally|i think|think|so|and|he|she) )*${DONE}\\b(?! (?:leaf|leaves|edges|by)\\b)`,
  `\\b${VICTIM}\\b(?: (?!be |being |not |to )\\w+){0,4}? poisoned\\b`,
].join('|'));
/** Of the present only without "can" and its kind before it. */
const DOES = new RegExp([
  `\\b${VICTIM}(?: ${AUX})* ${DOING}\\b`,
  `\\b(?<!\\b(?:can|could|will|would|do|does|did|should|may|might|let|to|for|lets|safe|okay|ok|what|which|plants|things|that) (?:my |the |our |a |your )?(?:\\w+ )?)${VICTIM}(?: (?:just|always|keeps?|sometimes|often|accidentally))* (?:eats|swallows|chews|nibbles|licks|eat|swallow)\\b(?! (?:everything|anything|things|stuff|plants|slugs|snails)\\b)`,
].join('|'));
/** Somebody without a word of ours for them: "Bella ate some lilies", "our westie ate a mushroom". */
const NAMED = new RegExp(`\\b(?:my|our|his|her|their) (?:\\w+ )?\\w+ (?:${AUX} )*(?<!\\b(?:been|being|was|were|is|are|be) )(?:ate|swallowed|eaten)\\b(?! by\\b)|^(?:(?:help|omg|oh no|please|hi|hello|i think|think) )*(?!(?:what|which|who|when|where|how|why|are|is|can|if|do|does|my|the|our|a|an|half|all|some|most|leaves)\\b)\\w+ (?:${AUX} )*(?:ate|swallowed|has eaten|just ate)\\b`);
const ILL = new RegExp(`\\b${VICTIM}\\b(?: \\w+){0,4}? (?:vomit(?:ed|ing|s)?|throwing up|thrown up|threw up|(?:been|being|is|was) sick(?! of)|drooling|foaming|frothing|collapsed|having (?:a )?(?:seizures?|fits?)|convuls\\w*|lethargic)\\b`);
const SUPPOSED = /\b(?:if|when|once|be|are|get|gets|being|is (?:it|this|that|they)|safely) (?:it is |its |they are |theyre )?(?:accidentally )?(?:eaten|swallowed|chewed|licked|ingested|consumed)\b|\b(?:is it|are they|would it be) (?:ok|okay|safe|bad|fine|dangerous|poisonous|toxic)(?: \w+){0,3} eats?\b/;

const isEdible = (mention: PlantMention): boolean => mention.plants.every((plant) => ['vegetables', 'fruits', 'herbs'].includes(plant.calendar?.category ?? '') || ['vegetable', 'fruit', 'herb'].includes(plant.catalogue?.category ?? ''));

/** A grown person who has eaten a crop of theirs asks about the crop. */
function isMeal(reading: Reading, text: string): boolean {
  return ADULT.test(text) && !PET.test(text) && !CHILD.test(text) && reading.plants.length > 0 && reading.unheld.length === 0 && reading.plants.every(isEdible) && !/\b(?:leaf|leaves|seeds?|raw|green|bulbs?|roots?|unripe|stones?|pips?)\b/.test(text);
}

function isEaten(text: string): boolean {
  if (ILL.test(text)) return true;
  if (BY_PESTS.test(text)) return false;
  if (DID.test(text)) return true;
  if (SUPPOSED.test(text) || PREVENTED.test(text)) return false;
  return DOES.test(text) || (NAMED.test(text) && !PEST_DID.test(text));
}

/** What to do at once. @returns null when nobody seems to have eaten anything */
export function answerEaten(reading: Reading): Answer | null {
  const text = [reading.typed, reading.text].find(isEaten);
  if (text === undefined || isMeal(reading, text)) return null;
  const known = reading.unheld.length === 0 ? reading.plants.filter((mention) => mention.plants.some(({ catalogue }) => catalogue && (catalogue.toxicity.people !== 'none' || catalogue.toxicity.pets !== 'none'))) : [];
  const facts = known[0] ? `\n\nWhat our tables say:\n${answerToxic(known[0]).text.split('\n\nIf one')[0]!}` : '';
  const plant = 'Take a piece of the plant, or the packet, or a photograph with you.';
  const vet = 'ring your vet now, or the Animal PoisonLine on 01202 509000, which answers day and night and charges for a consultation. Do not make the animal sick.';
  const person = 'if anyone is unwell, drowsy or short of breath, call 999. Otherwise ring NHS 111 now, even if they seem well. Do not make them sick.';
  const isPet = PET.test(text);
  const isPerson = CHILD.test(text) || (PERSON.test(text) && !isPet) || (!isPet && ADULT.test(text) && !/\b(?:he|she|hes|shes)\b/.test(text));
  if (isPet && !isPerson) return answerOf(`R${vet.slice(1)} ${plant}${facts}`);
  if (isPerson && !isPet) return answerOf(`I${person.slice(1)} ${plant}${facts}`);
  return answerOf(`For a person: ${person}\n\nFor an animal: ${vet}\n\n${plant}${facts}`);
}
