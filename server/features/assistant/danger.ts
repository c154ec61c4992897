/** Someone or some animal may have eaten something. Read from the words as typed, for a repaired word may be the wrong one. */
import { LIVESTOCK_WORDS, PET_WORDS } from '#content/assistant/everyday-words.ts';
import type { Alarm } from '#server/features/assistant/answer.ts';
import { answerToxic } from '#server/features/assistant/plant-answers.ts';
import type { PlantMention, Reading } from '#server/features/assistant/read-question.ts';
import { ADULT, CHILD, group, isOfLivestock, OWNED, PERSON, PET, VICTIM, YOUNG, YOUNG_WORDS } from '#server/features/assistant/victims.ts';

/** Said of what has happened. */
const DONE = '(?:ate|eaten|swallow(?:ed|s)|chew(?:ed|s)|lick(?:ed|s)?|nibble[ds]|munche[ds]|gobbled|scoffed|crunched|ingested|consumed|tasted|sucked|gnawed|devoured|wolfed|drank|drunk|(?<!\\b(?:a|little|wee|tiny|every|quite) )bit(?= (?:a|an|into|off|the|some|through)\\b))';
const DOING = '(?:eating|swallowing|chewing|licking|nibbling|munching|gnawing|sucking|drinking)';
const CAT = '(?:cats?|kitt(?:y|en|ens)|moggy|tabby|siamese|ragdoll)';
const TOUCHED = '(?:brush(?:ed|es|ing)?|touch(?:ed|es|ing)?|rub(?:bed|s|bing)?|sniff(?:ed|s|ing)?|roll(?:ed|ing)|walk(?:ed|ing)|knock(?:ed|ing)|play(?:ed|ing)|sle(?:pt|eps|eping)|s[ai]ts?|sitting|l(?:ies|ying|ay)|batted|pawed|bitten|been near)';
const PUT = '(?:got (?:into|at|hold of)|getting into|been (?:at|in|into)|gets into|had (?:a |some )?(?:bite|nibble|taste|lick|chew|mouthful)|helped (?:him|her|it)self|pollen (?:on|in)|rubbed against|just had (?:a|some)|found (?:him|her|it) (?:with|eating|chewing))';
const PESTS = '(?:what|whats|which \\w+|who|whos|something|somethings|anything|slugs?|snails?|pigeons?|birds|caterpillars?|squirrels?|deer|mice|rats|voles?|moles?|badgers?|fox(?:es)?|muntjac|aphids?|beetles?|grubs?|weevils?|insects?|bugs?|worms?|wasps?|pests?|moths?|heron|rabbits|a rabbit|wild \\w+|they|theyve|nobody|frost)';
const AUX = '(?:has|have|had|is|are|was|were|been|keeps?|kept|just|already|be|now|also|must|might|may|probably|definitely|accidentally|all|always|really|s|only|started|seems to have|nearly|almost|completely|totally|half|still)';

/** "Slugs ate", "eaten by pigeons", "nibbled leaves": the garden's trouble and not a person's. */
const BY_PESTS = new RegExp(`\\b(?:${DONE}|${DOING}) (?:up )?(?:overnight |alive )?by (?:${PESTS}|the birds)\\b|\\b(?:i|ive|we|weve|have|got) (?:have |got )?(?:\\w+ )?(?:half )?(?:chewed|nibbled|eaten|munched) (?:leaf|leaves|edges|petals|stems|plants?|buds|shoots)\\b`);
const PEST_DID = new RegExp(`\\b${PESTS}(?: ${AUX})* (?:${DONE}|${DOING}|eats?)\\b`);
const PREVENTED = /\b(?:stop|stopping|prevent|deter|discourage|keep|keeping)(?: \w+){0,4} (?:from )?(?:eating|chewing|nibbling|munching|licking)\b/;
/** "May have eaten" is told of what has happened, "may eat" is not. */
const PERHAPS = '(?:can|could|will|would|should|may)\\b(?! (?:\\w+ )?(?:have|of|ve) )';
const BETWEEN = `(?: (?!(?:be|been|being|to|when|if|half|${PESTS})\\b|${PERHAPS})\\w+)`;
/** "My dog has gone and eaten", "my toddler ate". */
const DID = new RegExp([
  `\\b${VICTIM}\\b${BETWEEN}{0,5}? ${DONE}\\b`,
  // Animals and children are told of at more length than oneself.
  `\\b(?:${group([...PET_WORDS, ...YOUNG_WORDS])}|${OWNED}|${YOUNG})\\b${BETWEEN}{0,9}? ${DONE}\\b`,
  `\\b(?:${group([...PET_WORDS, ...YOUNG_WORDS])}|${OWNED})\\b.* (?:they|theyve|it|he|she|hes|shes) (?:have |has |just |both )?(?:ate|eaten|swallowed)\\b`,
  `\\b(?:${DONE}|${DOING}) by (?:a |the |my |our |next doors |neighbours )?(?:\\w+ )?${VICTIM}\\b`,
  `\\b${VICTIM}\\b${BETWEEN}{0,4}? ${PUT}\\b`,
  `\\b(?:in|into|inside|round|around) (?:(?:his|her|its|their|the|my|babys|childs|dogs|cats|sons|daughters) (?:little )?(?:mouth|gob|lips|teeth)|(?:mouth|gob))\\b(?! of\\b)`,
  `\\ball over (?:his|her|its|their|\\w+s) (?:mouth|lips)\\b`,
  // With the subject left out.
  `^(?:(?:help|omg|oh no|please|urgent|emergency|hi|hello|just|accidentally|i think|think|so|and|he|she) )*${DONE}\\b(?! (?:leaf|leaves|edges|by)\\b)`,
  // A neighbour who poisoned a tree is no victim, a dog that somebody poisoned is one.
  `\\b${VICTIM}\\b(?: (?!be |being |not |to )\\w+){0,4}? poisoned\\b(?! (?:my|our|the|his|her|their|a|an|all|some|this|that|it|them)\\b)`,
  `\\bpoisoned (?:my|our|his|her|their|the) (?:\\w+ )?(?:${group([...PET_WORDS, ...YOUNG_WORDS])}|${OWNED})\\b`,
  // True lilies are deadly to a cat that only brushes past and then washes itself.
  `\\b${CAT}\\b(?: \\w+){0,6}? ${TOUCHED}\\b(?: \\w+){0,4}? (?:lil(?:y|ies)|pollen)\\b`,
].join('|'));
/** Something on the fur, which is licked off next. */
const TOUCHED_ONLY = new RegExp(`\\b(?:pollen|fur|coat|${TOUCHED})\\b`);
/** A cat and pollen, when nothing is asked but what to do. */
const POLLEN = /\bcats?\b.*\bpollen\b|\bpollen\b.*\bcats?\b/;
const ASKS_ONLY = /\b(?:toxic|poison\w*|harmful|dangerous|deadly|bad|safe|is|are|does|do|which|any|avoid|free)\b.*\b(?:pollen|lil(?:y|ies))\b|\bpollen free\b/;
/** Of the present only without "can" and its kind before it. */
const DOES = new RegExp([
  `\\b${VICTIM}(?: ${AUX})* ${DOING}\\b`,
  `\\b(?<!\\b(?:can|could|will|would|do|does|did|should|may|might|let|to|for|lets|safe|okay|ok|what|which|plants|things|that) (?:my |the |our |a |your )?(?:\\w+ )?)${VICTIM}(?: (?:just|always|keeps?|sometimes|often|accidentally))* (?:eats|swallows|chews|nibbles|licks|eat|swallow)\\b(?! (?:everything|anything|things|stuff|plants|slugs|snails)\\b)`,
].join('|'));
/** Somebody without a word of ours for them: "Bella ate some lilies", "our westie ate a mushroom". */
const NAMED = new RegExp(`\\b(?:my|our|his|her|their) (?:\\w+ )?\\w+ (?:${AUX} )*(?<!\\b(?:been|being|was|were|is|are|be) )(?:ate|swallowed|eaten)\\b(?! by\\b)|^(?:(?:help|omg|oh no|please|hi|hello|i think|think) )*(?!(?:what|which|who|when|where|how|why|are|is|can|if|do|does|my|the|our|a|an|half|all|some|most|leaves)\\b)\\w+ (?:${AUX} )*(?:ate|swallowed|has eaten|just ate)\\b`);
const ILL = new RegExp(`\\b${VICTIM}\\b(?: \\w+){0,4}? (?:vomit(?:ed|ing|s)?|throwing up|thrown up|threw up|(?:been|being|is|was) sick(?! of)|drooling|foaming|frothing|collapsed|having (?:a )?(?:seizures?|fits?)|convuls\\w*|lethargic|shaking|trembling|twitching|staggering|unsteady|wobbly)\\b`);
/** "I feel sick after eating berries", with or without saying who. */
const UNWELL = '(?:sick(?! of)|ill|unwell|poorly|funny|dizzy|queasy|nauseous|strange|weird|faint|drowsy|awful|terrible|vomit\\w*|threw up|throwing up|diarrhoea|(?:stomach|tummy|belly) ?(?:ache|aches|pains?|cramps?|upset)|upset (?:stomach|tummy)|cramps|shaking|trembling|twitching)';
const ATE = '(?:eating|chewing|licking|tasting|drinking|swallowing|(?:he|she|i|we|they|it|having) (?:had )?(?:ate|eaten|drank))';
const ILL_AFTER = new RegExp(`\\b${UNWELL}\\b(?: \\w+){0,4}? (?:after|from|since)(?: \\w+){0,2}? ${ATE}\\b|\\b(?:ate|eaten|eating|drank|swallowed)\\b(?: \\w+){0,8}? (?:feel|feels|feeling|felt|am|im|is|was|been|being|got|has|have) (?:\\w+ ){0,2}?${UNWELL}\\b`);
const SUPPOSED = /\b(?:if|when|once|be|are|get|gets|being|is (?:it|this|that|they)|safely) (?:it is |its |they are |theyre )?(?:accidentally )?(?:eaten|swallowed|chewed|licked|ingested|consumed)\b|\b(?:is it|are they|would it be) (?:ok|okay|safe|bad|fine|dangerous|poisonous|toxic)(?: \w+){0,3} eats?\b/;

const isEdible = (mention: PlantMention): boolean => mention.plants.every((plant) => ['vegetables', 'fruits', 'herbs'].includes(plant.calendar?.category ?? '') || ['vegetable', 'fruit', 'herb'].includes(plant.catalogue?.category ?? ''));

/** A grown person who has eaten a crop of theirs asks about the crop. */
function isMeal(reading: Reading, text: string): boolean {
  return !ILL_AFTER.test(text) && ADULT.test(text) && !PET.test(text) && !CHILD.test(text) && reading.plants.length > 0 && reading.unheld.length === 0 && reading.plants.every(isEdible) && !/\b(?:leaf|leaves|seeds?|raw|green|bulbs?|roots?|unripe|stones?|pips?)\b/.test(text);
}

/** Eating and biting that is only a way of speaking. */
const SAYINGS = /\b(?:bit(?:ten)? off more|bite off more)(?: than)?(?: \w+ can chew)?\b|\b(?:eaten|eats|ate|eating) (?:into|away|up (?:all )?(?:my|the|our)|(?:all )?(?:my|our|the) (?:budget|savings|light|space|time|sun|money|profits?|boundary|border))\b|\bswallow(?:ed|s|ing)? (?:up|all (?:my|our|the) (?:light|sun|space|budget|money))\b|\bmelt(?:s|ing)? in (?:the|your|my) mouth\b|\beaten by (?:weeds|moss|ivy|brambles)\b/g;

/** "Which plants are eaten by horses?" */
const IN_GENERAL = /^(?:what|which) (?:\w+ ){0,3}?(?:is|are|gets?) (?:\w+ )?(?:eaten|chewed|nibbled) by\b/;

function isEaten(said: string): boolean {
  const text = said.replaceAll(SAYINGS, ' ');
  if (ILL.test(text) || ILL_AFTER.test(text)) return true;
  if (BY_PESTS.test(text) || IN_GENERAL.test(text)) return false;
  if (DID.test(text) || (POLLEN.test(text) && !ASKS_ONLY.test(text))) return true;
  if (SUPPOSED.test(text) || PREVENTED.test(text)) return false;
  return DOES.test(text) || (NAMED.test(text) && !PEST_DID.test(text));
}

/** What the tables hold against the plants of a question, as words to put below the numbers to ring. */
export function factsOf(reading: Reading): string {
  const known = reading.unheld.length === 0 ? reading.plants.find((mention) => mention.plants.some(({ catalogue }) => catalogue && (catalogue.toxicity.people !== 'none' || catalogue.toxicity.pets !== 'none'))) : undefined;
  return known ? `\n\nWhat our tables say:\n${answerToxic(known).text.split('\n\nIf one')[0]!}` : '';
}

/** Of plants that are all held and against which nothing is noted for people or animals. */
const isHarmless = ({ plants, unheld }: Reading): boolean =>
  plants.length > 0 && unheld.length === 0 && plants.every((mention) => mention.plants.every(({ catalogue }) => catalogue !== null && catalogue.toxicity.people === 'none' && catalogue.toxicity.pets === 'none'));

/** Tea of a poisonous plant, and not a feed for tomatoes. */
const BREWED = new RegExp(`\\b${VICTIM}\\b(?: \\w+){0,2}? (?:had|drank|drunk|made|brewed|sipped)(?: \\w+){0,3}? tea\\b(?!.*\\bfor (?:my|the)\\b)`);
const OWN_LIVESTOCK = new RegExp(`\\b(?:my|our)(?: \\w+)? (?:${LIVESTOCK_WORDS.join('|')})\\b`);
const VET = 'ring your vet now, or the Animal PoisonLine on 01202 509000, which answers day and night and charges for a consultation. Do not make the animal sick.';
const DOCTOR = 'if anyone is unwell, drowsy or short of breath, call 999. Otherwise ring NHS 111 now, even if they seem well. Do not make them sick.';
const SAMPLE = 'Take a piece of the plant, or the packet, or a photograph with you.';

/** What to do at once. @returns null when nobody seems to have eaten anything */
export function alarmOfEaten(reading: Reading): Alarm | null {
  const text = [reading.typed, reading.text].find((said) => isEaten(said) || (BREWED.test(said) && factsOf(reading) !== ''));
  if (text === undefined || isMeal(reading, text)) return null;
  const facts = factsOf(reading);
  if (isOfLivestock(text) && !ILL.test(text)) {
    if (isHarmless(reading)) return { kind: 'eaten', text: `Nothing is noted against ${reading.plants.map((mention) => mention.label).join(' or ')} in our tables, for people or animals. If one of the animals seems unwell, ask your vet.`, hasGarden: true };
    // Where they are not the asker's own, somebody else has to hear of it, and the hedge is what is left to ask about.
    if (OWN_LIVESTOCK.test(text)) return { kind: 'eaten', text: `R${VET.slice(1)} ${SAMPLE}${facts}` };
    return { kind: 'eaten', text: `R${VET.slice(1)} If the animals are not yours, tell their keeper at once. ${SAMPLE}${facts}`, hasGarden: true };
  }
  const isPet = PET.test(text);
  const isPerson = CHILD.test(text) || (PERSON.test(text) && !isPet) || (!isPet && !/\b(?:he|she|hes|shes)\b/.test(text) && (ADULT.test(text) || ILL_AFTER.test(text)));
  const wipe = isPet && TOUCHED_ONLY.test(text) ? 'Wipe what clings to the fur off with a damp cloth, and keep the animal from licking it. ' : '';
  if (isPet && !isPerson) return { kind: 'eaten', text: `R${VET.slice(1)} ${wipe}${SAMPLE}${facts}` };
  if (isPerson && !isPet) return { kind: 'eaten', text: `I${DOCTOR.slice(1)} ${SAMPLE}${facts}` };
  return { kind: 'eaten', text: `For a person: ${DOCTOR}\n\nFor an animal: ${VET}\n\n${SAMPLE}${facts}` };
}
