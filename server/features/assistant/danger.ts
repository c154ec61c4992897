/** Someone or some animal may have eaten something. Read from the words as typed, for a repaired word may be the wrong one. */
import { LIVESTOCK_WORDS } from '#content/assistant/everyday-words.ts';
import type { Alarm } from '#server/features/assistant/answer.ts';
import { answerToxic } from '#server/features/assistant/plant-answers.ts';
import { ateByMistake, drunkOf, isTakenForAnother } from '#server/features/assistant/swallowed.ts';
import type { PlantMention, Reading } from '#server/features/assistant/read-question.ts';
import {
  ADULT,
  BITTEN,
  CHILD,
  group,
  isOfLivestock,
  LIVESTOCK,
  OWNED,
  PERSON,
  PET,
  PETS,
  VICTIM,
  whomOf,
  YOUNG,
  YOUNG_WORDS,
} from '#server/features/assistant/victims.ts';

/** Said of what has happened. */
const DONE =
  '(?:ate|eaten|eated|(?:et|aet)(?= (?:a|an|the|my|his|her|some|sum|all|half|one|two|loads|(?:\\w+ )?(?:bulbs?|berr\\w+|leaf|leaves|seeds?|pell?ets?))\\b)|swallow(?:ed|s(?= (?:a|an|the|some|it|them|his|her|one|two|stones|berries|leaves|bulbs|seeds|pellets)\\b))|chew(?:ed|s)|lick(?:ed|s)?|nibble[ds]|munche[ds]|gobbled|scoffed|crunched|ingested|consumed|tasted|sucked|gnawed|devoured|wolfed|drank|drunk|(?<!\\b(?:a|little|wee|tiny|every|quite) )bit(?= (?:a|an|into|off|the|some|through)\\b)(?! (?:a|an|the|some) (?:\\w+ )?(?:PEOPLE)\\b))'.replace(
    'PEOPLE',
    BITTEN,
  );
const DOING = '(?:eating|swallowing|chewing|licking|nibbling|munching|gnawing|sucking|drinking)';
const CAT = '(?:cats?|kitt(?:y|en|ens)|moggy|tabby|siamese|ragdoll)';
const TOUCHED =
  '(?:brush(?:ed|es|ing)?|touch(?:ed|es|ing)?|rub(?:bed|s|bing)?|sniff(?:ed|s|ing)?|roll(?:ed|ing)|walk(?:ed|ing)|knock(?:ed|ing)|play(?:ed|ing)|sle(?:pt|eps|eping)|s[ai]ts?|sitting|l(?:ies|ying|ay)|batted|pawed|bitten|been near)';
const PUT =
  '(?:got (?:into|at|hold of)|getting into|been (?:at|in|into)|gets into|had (?:a |some )?(?:bite|nibble|taste|lick|chew|mouthful)|helped (?:him|her|it)self|pollen (?:on|in)|rubbed against|just had (?:a|some)|found (?:him|her|it) (?:with|eating|chewing))';
const PESTS =
  '(?:what|whats|which \\w+|who|whos|something|somethings|anything|slugs?|snails?|pigeons?|birds|caterpillars?|squirrels?|deer|mice|rats|voles?|moles?|badgers?|fox(?:es)?|muntjac|aphids?|beetles?|grubs?|weevils?|insects?|bugs?|worms?|wasps?|pests?|moths?|heron|rabbits|a rabbit|wild \\w+|they|theyve|nobody|frost)';
const AUX =
  '(?:has|have|had|is|are|was|were|been|keeps?|kept|just|already|be|now|also|must|might|may|probably|definitely|accidentally|all|always|really|s|only|started|seems to have|nearly|almost|completely|totally|half|still)';

/** "Slugs ate", "eaten by pigeons", "nibbled leaves": the garden's trouble and not a person's. */
const BY_PESTS = new RegExp(
  `\\b(?:${DONE}|${DOING}) (?:up )?(?:overnight |alive )?by (?:${PESTS}|the birds)\\b|\\b(?:i|ive|we|weve|have|got) (?:have |got )?(?:\\w+ )?(?:half )?(?:chewed|nibbled|eaten|munched) (?:leaf|leaves|edges|petals|stems|plants?|buds|shoots)\\b`,
);
const PEST_DID = new RegExp(`\\b${PESTS}(?: ${AUX})* (?:${DONE}|${DOING}|eats?)\\b`);
const PREVENTED =
  /\b(?:stop|stopping|prevent|deter|discourage|keep|keeping)(?: \w+){0,4} (?:from )?(?:eating|chewing|nibbling|munching|licking)\b/;
/** "May have eaten" is told of what has happened, "may eat" is not. */
const PERHAPS = '(?:can|could|will|would|should|may)\\b(?! (?:\\w+ )?(?:have|of|ve) )';
const BETWEEN = `(?: (?!(?:be|been|being|to|when|if|half|${PESTS})\\b|${PERHAPS})\\w+)`;
/** What a dog is said to have "had" when it has eaten it. */
const FOOD =
  'grapes?|raisins?|sultanas?|currants?|berries|onions?|garlic|chives|chocolate|(?:slug )?pellets?|bulbs?|mushrooms?|toadstools?|leaves|leaf|seeds?|conkers?|acorns?|cherries|apples?|plums?|peach(?:es)?|stones?|bone ?meal|compost|fertili[sz]er|rat poison|tomatoes|rhubarb|lil(?:y|ies)|daffodils?|tulips?|yew|foxgloves?';
/** "My dog has gone and eaten", "my toddler ate". */
const DID = new RegExp(
  [
    `\\b${VICTIM}\\b${BETWEEN}{0,5}? ${DONE}\\b`,
    // Animals and children are told of at more length than oneself.
    `\\b(?:${group([...PETS, ...YOUNG_WORDS])}|${OWNED}|${YOUNG})\\b${BETWEEN}{0,9}? ${DONE}\\b`,
    `\\b(?:${group([...PETS, ...YOUNG_WORDS])}|${OWNED})\\b.* (?:they|theyve|it|he|she|hes|shes) (?:have |has |just |both )?(?:ate|eaten|swallowed)\\b`,
    `\\b(?:${DONE}|${DOING}) by (?:a |the |my |our |next doors |neighbours )?(?:\\w+ )?${VICTIM}\\b`,
    `\\b${VICTIM}\\b${BETWEEN}{0,4}? ${PUT}\\b`,
    `\\b${group(PETS)}(?: (?:has|have|s|just|also|probably))* had (?:a|an|the|my|our|some|all|all the|most of the|half the|a few|loads of|several|two|three)(?: (?!(?:up|out|off|down|removed)\\b)\\w+){0,2}? (?:${FOOD})\\b(?! (?:up|out|removed)\\b)`,
    `\\b(?:in|into|inside|round|around) (?:(?:his|her|its|their|the|my|babys|childs|dogs|cats|sons|daughters) (?:little )?(?:mouth|gob|lips|teeth)|(?:mouth|gob))\\b(?! of\\b)`,
    `\\ball over (?:his|her|its|their|\\w+s) (?:mouth|lips)\\b`,
    // With the subject left out.
    `^(?:(?:help|omg|oh no|please|urgent|emergency|hi|hello|just|accidentally|i think|think|so|and|he|she) )*${DONE}\\b(?! (?:leaf|leaves|edges|by)\\b)`,
    // A neighbour who poisoned a tree is no victim, a dog that somebody poisoned is one.
    `\\b${VICTIM}\\b(?: (?!be |being |not |to )\\w+){0,4}? poisoned\\b(?! (?:my|our|the|his|her|their|a|an|all|some|this|that|it|them)\\b)`,
    `\\bpoisoned (?:my|our|his|her|their|the) (?:\\w+ )?(?:${group([...PETS, ...YOUNG_WORDS])}|${OWNED})\\b`,
    // True lilies are deadly to a cat that only brushes past and then washes itself.
    `\\b${CAT}\\b(?: \\w+){0,6}? ${TOUCHED}\\b(?: \\w+){0,4}? (?:lil(?:y|ies)|pollen)\\b`,
  ].join('|'),
);
/** Something on the fur, which is licked off next. */
const TOUCHED_ONLY = new RegExp(`\\b(?:pollen|fur|coat|${TOUCHED})\\b`);
/** A cat and pollen, when nothing is asked but what to do. */
const POLLEN = /\bcats?\b.*\bpollen\b|\bpollen\b.*\bcats?\b/;
const ASKS_ONLY =
  /\b(?:toxic|poison\w*|harmful|dangerous|deadly|bad|safe|is|are|does|do|which|any|avoid|free)\b.*\b(?:pollen|lil(?:y|ies))\b|\bpollen free\b/;
/** Of the present only without "can" and its kind before it. */
const DOES = new RegExp(
  [
    `\\b${VICTIM}(?: ${AUX})* ${DOING}\\b`,
    `\\b(?<!\\b(?:can|could|will|would|do|does|did|should|may|might|let|to|for|lets|safe|okay|ok|what|which|plants|things|that) (?:my |the |our |a |your )?(?:\\w+ )?)${VICTIM}(?: (?:just|always|keeps?|sometimes|often|accidentally))* (?:eats|swallows|chews|nibbles|licks|eat|swallow)\\b(?! (?:everything|anything|nothing|things|stuff|plants|slugs|snails|worms|well|out|healthily|our own|what we grow)\\b)`,
  ].join('|'),
);
/** Somebody without a word of ours for them: "Bella ate some lilies", "our westie ate a mushroom". */
const NAMED = new RegExp(
  `\\b(?:my|our|his|her|their) (?:\\w+ )?\\w+ (?:${AUX} )*(?<!\\b(?:been|being|was|were|is|are|be) )(?:ate|swallowed|eaten)\\b(?! by\\b)|^(?:(?:help|omg|oh no|please|hi|hello|i think|think) )*(?!(?:what|which|who|when|where|how|why|are|is|can|if|do|does|my|the|our|a|an|half|all|some|most|leaves)\\b)\\w+ (?:${AUX} )*(?:ate|swallowed|has eaten|just ate)\\b`,
);
const ILL = new RegExp(
  `\\b${VICTIM}\\b(?: \\w+){0,4}? (?:vomit(?:ed|ing|s)?|throwing up|thrown up|threw up|(?:been|being|is|was) sick(?! of)|drooling|foaming|frothing|collapsed|having (?:a )?(?:seizures?|fits?)\\b(?! (?:about|over|of)\\b)|convuls\\w*|lethargic|shaking|trembling|twitching|staggering|unsteady|wobbly)\\b`,
);
/** "I feel sick after eating berries", with or without saying who. */
const UNWELL =
  '(?:sick(?! of)|ill|unwell|poorly|funny|dizzy|queasy|nauseous|strange|weird|faint|drowsy|awful|terrible|vomit\\w*|threw up|throwing up|diarrhoea|(?:stomach|tummy|belly) ?(?:ache|aches|pains?|cramps?|upset)|upset (?:stomach|tummy)|cramps|shaking|trembling|twitching|collaps\\w+|fainted|unconscious)';
const ATE =
  '(?:eating|chewing|licking|tasting|drinking|swallowing|(?:he|she|i|we|they|it|having) (?:had )?(?:ate|eaten|drank))';
const ILL_AFTER = new RegExp(
  `\\b${UNWELL}\\b(?: \\w+){0,4}? (?:after|from|since)(?: \\w+){0,2}? ${ATE}\\b|\\b(?:ate|eaten|eating|drank|swallowed)\\b(?: \\w+){0,8}? (?:feel|feels|feeling|felt|am|im|is|was|been|being|got|has|have) (?:\\w+ ){0,2}?${UNWELL}\\b`,
);
const SUPPOSED =
  /\b(?:if|when|once|be|are|get|gets|being|is (?:it|this|that|they)|safely) (?:it is |its |they are |theyre )?(?:accidentally )?(?:eaten|swallowed|chewed|licked|ingested|consumed)\b|\b(?:is it|are they|would it be) (?:ok|okay|safe|bad|fine|dangerous|poisonous|toxic)(?: \w+){0,3} eats?\b/;

const isEdible = (mention: PlantMention): boolean =>
  mention.plants.every(
    (plant) =>
      ['vegetables', 'fruits', 'herbs'].includes(plant.calendar?.category ?? '') ||
      ['vegetable', 'fruit', 'herb'].includes(plant.catalogue?.category ?? ''),
  );

/** Of a crop what may be another thing than food. */
const OF_PARTS =
  /\b(?:leaf|leaves|seeds?|raw|green|bulbs?|roots?|unripe|stones?|pips?|stems?|stalks?|vines?|flowers?|chok\w*|plant|wild|rotten|mouldy|sprayed|spray|pellets?|weed ?killer|feed|food|fertili[sz]er|compost)\b/;
/** Crops that a child may pick and eat, and of which a dog may have one. */
const FRUITS = new Set(
  'apple pear strawberry raspberry blackberry blueberry blackcurrant redcurrant currant gooseberry tomato carrot pea cucumber courgette lettuce radish spinach kale sweetcorn beetroot fig peach apricot plum cherry grape mint basil parsley chive'.split(
    ' ',
  ),
);
const FOR_DOGS = new Set(
  'carrot strawberry raspberry blackberry blueberry pea cucumber courgette apple beetroot parsnip lettuce'.split(
    ' ',
  ),
);
/** A person who has eaten a crop of theirs asks about the crop. */
function isMeal(reading: Reading, text: string): boolean {
  if (
    !ILL_AFTER.test(text) &&
    !ILL.test(text) &&
    !PET.test(text) &&
    CHILD.test(text) &&
    !OF_PARTS.test(text) &&
    reading.unheld.length === 0 &&
    reading.plants.length > 0 &&
    reading.plants.every((mention) => FRUITS.has(mention.label))
  )
    return true;
  return (
    !ILL_AFTER.test(text) &&
    ADULT.test(text) &&
    !PET.test(text) &&
    !CHILD.test(text) &&
    reading.plants.length > 0 &&
    reading.unheld.length === 0 &&
    reading.plants.every(isEdible) &&
    !OF_PARTS.test(text)
  );
}

/** Eating and biting that is only a way of speaking. */
const SAYINGS =
  /\bswallow\w* (?:my|his|her|our) pride\b|\b(?:bit(?:ten)? off more|bite off more)(?: than)?(?: \w+ can chew)?\b|\b(?:eaten|eats|ate|eating) (?:into|away|up (?:all )?(?:my|the|our)|(?:all )?(?:my|our|the) (?:budget|savings|light|space|time|sun|money|profits?|boundary|border))\b|\bswallow(?:ed|s|ing)? (?:up|all (?:my|our|the) (?:light|sun|space|budget|money))\b|\bmelt(?:s|ing)? in (?:the|your|my) mouth\b|\beaten by (?:weeds|moss|ivy|brambles)\b/g;

/** Lunch on the patio and a beer on the deck; what was eaten with them is still heard. */
const MEALS = new RegExp(
  `\\b(?:ate|eaten|eats|eat|eating|drank|drunk|drinks|drinking|scoffed|munched|devoured|consumed|enjoyed|had|sipped|tasted)(?: (?:a|an|the|some|our|my|his|her|their|all|of|lots|too|much|many|few|cups?|glass(?:es)?|mugs?|bottles?|cans?|pints?|cold|hot|nice|lovely|whole|last|sunday|big|quick|late|evening|morning|first|elderflower|mint|birthday|christmas|bbq|barbecue|fish|and|cheese|ham|orange|apple|more|tap|bottled|burnt|delicious|takeaway|home ?made|packed|school|out|outside)){0,6} (?:lunch(?:es)?|dinners?|tea|teas|supper|breakfast|brunch|bbq|barbecue|picnics?|meals?|foods?|sandwich(?:es)?|pizzas?|cakes?|ice creams?|burgers?|sausages?|toast|biscuits?|chips|crisps|roast|takeaway|curry|pasta|bread|steaks?|chicken|eggs|coffees?|beers?|lagers?|wines?|ciders?|gin|prosecco|champagne|lemonade|squash|juice|water|milk|cordial|pimms|cocktails?|cuppas?|drinks?|outside|outdoors|outside|al fresco|out here|out there|out in|out on|ice loll(?:y|ies)|loll(?:y|ies)|sweets|snacks?|popcorn|yoghurt|cereal|cookies|muffins|hot dogs?|scones?|salad(?:s)?|soup|strawberries and cream|chocolate cake|crumpets|(?:on|in|at|by|under) (?:the|our|my) (?:\\w+ )?(?:patio|deck|decking|terrace|garden|lawn|balcony|conservatory|table|pergola|gazebo|summer ?house|pub|arbour|tree house|sun|shade)|on (?:it|there))\\b(?! (?:and (?!(?:then )?(?:watched|sat|enjoyed|relaxed|looked|played|talked|we (?:want|need|would)|i (?:want|need|would)|it (?:was|is)|now want|want)\\b)|with|of|from|made|containing|which|that|in which|plus|mixed|bulbs?|leaves|plants?|poison|bottle)\\b)`,
  'g',
);
/** Said of mowers and of ponds. */
const THING_DID =
  /\b(?:mowers?|shredder|chipper|strimmer|digger|ponds?|lawns?|hedges?|ivy|bamboo|borders?|budget|garden|shed|washing machine|robot|project|weeds?|moss|soil|compost|pots?|roses?|plants?|trees?|brambles?|bed|jungle|fire|bonfire|rust|rot|sea|flood|river) (?:(?:has|have|just|had|already|nearly|almost) )*(?:ate|eaten|swallowed|munched|chewed|drank|drunk|devoured|gobbled)\b/;

/** "Which plants are eaten by horses?" */
const IN_GENERAL =
  /^(?:what|which) (?:\w+ ){0,3}?(?:is|are|gets?) (?:\w+ )?(?:eaten|chewed|nibbled) by\b/;

/** Said of what has been eaten, and not only of who is ill. */
function tellsOfEating(said: string): boolean {
  const told = said.replaceAll(SAYINGS, ' ');
  if (ILL_AFTER.test(told)) return true;
  const text = told.replaceAll(MEALS, ' ');
  if (ateByMistake(text) || isTakenForAnother(told)) return true;
  if (BY_PESTS.test(text) || IN_GENERAL.test(text)) return false;
  if (DID.test(text) || (POLLEN.test(text) && !ASKS_ONLY.test(text))) return true;
  if (SUPPOSED.test(text) || PREVENTED.test(text)) return false;
  return DOES.test(text) || (NAMED.test(text) && !PEST_DID.test(text) && !THING_DID.test(text));
}
/** "My dog was sick on the lawn, will it kill the grass": asked for the grass. */
const FOR_LAWN =
  /\b(?:sick|vomit\w*|threw up|thrown up|throwing up) (?:all )?(?:on|over) (?:the|my|our) (?:lawn|grass|patio|decking|plants?|border|turf|slabs)\b.*\b(?:will|does|do|can|how|what|is)\b.*\b(?:grass|lawn|kill|burn|stain\w*|clean|harm|damage|wash|plants?|slabs)\b/;
const isEaten = (text: string): boolean =>
  (ILL.test(text) && !FOR_LAWN.test(text)) || tellsOfEating(text);

/** A habit that is told of to have it stopped, or to be lived with. */
const HABIT =
  /\b(?:keeps?|always|all the time|every (?:day|time|night|morning|year|single)|everything|anything|all my plants|loves?|likes?|constantly|often|usually|never stops|before (?:i|we) can|how (?:do|can|could|to)|why|what plants|which plants|what can i (?:plant|grow))\b/;
const NOW_AND_ONCE =
  /\b(?:ate|eaten|et|eated|swallow(?:ed|s)|just|today|this morning|yesterday|last night|an hour ago|now|ill|poorly|unwell|sick|vomit\w*|drool\w*|lethargic|shaking|wobbly|help)\b/;
const DOUBTFUL =
  /\b(?:bulbs?|berries|berry|pellets?|mushrooms?|toadstools?|compost|bone ?meal|fertili[sz]er|weed ?killer|seeds|conkers?|acorns?|stones?|pips?|cocoa|mulch|poison\w*|chemicals?|bait|wild ?flowers|houseplants?)\b/;

/** At it this moment, and not every day. */
const AT_IT = new RegExp(
  `\\b(?:is|are|was|been|hes|shes|theyre|caught (?:him|her|it)|just started) (?:\\w+ )?${DOING}\\b`,
);
const EVERY_DAY =
  /\b(?:keeps?|always|all the time|every (?:day|time|night|morning|single)|constantly)\b/;

/** Told of as a habit, and of nothing that is known to harm: leaves in general, grass, lettuce. */
function isHabit(reading: Reading, text: string): boolean {
  if (!HABIT.test(text) && !/\b(?:eats?|chews?|nibbles?)\b/.test(text)) return false;
  if (
    NOW_AND_ONCE.test(text) ||
    DOUBTFUL.test(text) ||
    ILL_AFTER.test(text) ||
    (AT_IT.test(text) && !EVERY_DAY.test(text))
  )
    return false;
  return (
    reading.unheld.length === 0 &&
    factsOf(reading) === '' &&
    (HABIT.test(text) ||
      isHarmless(reading) ||
      /\b(?:grass|sticks?|twigs?|dandelions?)\b/.test(text))
  );
}

/** What the tables hold against the plants of a question, as words to put below the numbers to ring. */
export function factsOf(reading: Reading): string {
  const known =
    reading.unheld.length === 0
      ? reading.plants.find((mention) =>
          mention.plants.some(
            ({ catalogue }) =>
              catalogue &&
              (catalogue.toxicity.people !== 'none' || catalogue.toxicity.pets !== 'none'),
          ),
        )
      : undefined;
  return known
    ? `\n\nWhat our tables say:\n${answerToxic(known).text.split('\n\nIf one')[0]!}`
    : '';
}

/** Of plants that are all held and against which nothing is noted for people or animals. */
const isHarmless = ({ plants, unheld }: Reading): boolean =>
  plants.length > 0 &&
  unheld.length === 0 &&
  plants.every((mention) =>
    mention.plants.every(
      ({ catalogue }) =>
        catalogue !== null &&
        catalogue.toxicity.people === 'none' &&
        catalogue.toxicity.pets === 'none',
    ),
  );

/** Tea of a poisonous plant, and not a feed for tomatoes. */
const BREWED = new RegExp(
  `\\b${VICTIM}\\b(?: \\w+){0,2}? (?:had|drank|drunk|made|brewed|sipped)(?: \\w+){0,3}? tea\\b(?!.*\\bfor (?:my|the)\\b)`,
);
const OWN_LIVESTOCK = new RegExp(`\\b(?:my|our)(?: \\w+)? (?:${LIVESTOCK_WORDS.join('|')})\\b`);
const VET =
  'ring your vet now, or the Animal PoisonLine on 01202 509000, which answers day and night and charges for a consultation. Do not make the animal sick.';
const DOCTOR =
  'if anyone is unwell, drowsy or short of breath, call 999. Otherwise ring NHS 111 now, even if they seem well. Do not make them sick.';
const SAMPLE = 'Take a piece of the plant, or the packet, or a photograph with you.';

/** How somebody is for whom 999 is not to be weighed first. */
const GRAVE =
  /\b(?:drowsy|sleepy|floppy|limp|confused|unconscious|fitting|a fit|seizure|convuls\w*|twitching|hallucinat\w*|slurring|grey|blue|cant (?:see|walk|stand|swallow)|heart (?:is )?(?:racing|slow|pounding)|(?:short of|hard) breath\w*|chest)\b(?! (?:flowers?|berr\w+|pellets?|tit))/;

/** Burns from within, or pinches the bowel. */
const METAL = /\b(?:batter(?:y|ies)|button cells?|magnets?)\b/;
/** @returns what to do for a battery or a magnet that was swallowed; null where it was something else */
function metalOf(text: string): string | null {
  if (!METAL.test(text) || !/\bswallow\w*|\b(?:ate|eaten|et)\b/.test(text)) return null;
  if (whomOf(text) === 'animal')
    return `R${VET.slice(1)} A battery burns from within, so do not wait for signs.`;
  return 'Call 999 or go to A&E now, and say what was swallowed: a button battery can burn through the gullet within two hours, and magnets can pinch the bowel. Do not wait for symptoms. Give nothing to eat or drink, and do not make them sick. Take the packet or another one like it with you.';
}

/** Below what 999 is rung for: that something was eaten. @returns null where somebody is only ill */
export function eatenBeside(reading: Reading): string | null {
  const isTold = [reading.typed, reading.text].some(tellsOfEating);
  return isTold
    ? `Tell 999 what was eaten, and how much. Do not make them sick. ${SAMPLE}${factsOf(reading)}`
    : null;
}

/** What to do at once. @returns null when nobody seems to have eaten anything */
export function alarmOfEaten(reading: Reading): Alarm | null {
  const text = [reading.typed, reading.text].find(
    (said) => isEaten(said) || (BREWED.test(said) && factsOf(reading) !== ''),
  );
  if (text === undefined || isMeal(reading, text) || isHabit(reading, text)) return null;
  if (
    /\b(?:dogs?|pups?|pupp(?:y|ies))\b/.test(text) &&
    !LIVESTOCK.test(text) &&
    !CHILD.test(text) &&
    !ILL.test(text) &&
    !ILL_AFTER.test(text) &&
    !OF_PARTS.test(text) &&
    !DOUBTFUL.test(text) &&
    reading.unheld.length === 0 &&
    reading.plants.length > 0 &&
    reading.plants.every((mention) => FOR_DOGS.has(mention.label)) &&
    !/\b(?:all|loads|whole|lots|bag|and)\b/.test(text)
  )
    return {
      kind: 'eaten',
      text: `A little ${reading.plants.map((mention) => mention.label).join(' or ')} is not known to harm a dog. If it is sick, chokes or seems unwell, ask your vet.`,
    };
  const drunk = drunkOf(text);
  if (drunk !== null) return { kind: 'eaten', text: drunk };
  const metal = metalOf(text);
  if (metal !== null) return { kind: 'eaten', text: metal };
  const facts = factsOf(reading);
  if (isOfLivestock(text) && !ILL.test(text)) {
    if (isHarmless(reading))
      return {
        kind: 'eaten',
        text: `Nothing is noted against ${reading.plants.map((mention) => mention.label).join(' or ')} in our tables, for people or animals. If one of the animals seems unwell, ask your vet.`,
        hasGarden: true,
      };
    // Where they are not the asker's own, somebody else has to hear of it, and the hedge is what is left to ask about.
    if (OWN_LIVESTOCK.test(text))
      return { kind: 'eaten', text: `R${VET.slice(1)} ${SAMPLE}${facts}` };
    return {
      kind: 'eaten',
      text: `R${VET.slice(1)} If the animals are not yours, tell their keeper at once. ${SAMPLE}${facts}`,
      hasGarden: true,
    };
  }
  const isPet = PET.test(text);
  const isPerson =
    CHILD.test(text) ||
    (PERSON.test(text) && !isPet) ||
    (!isPet &&
      (ateByMistake(text) ||
        (!/\b(?:he|she|hes|shes)\b/.test(text) && (ADULT.test(text) || ILL_AFTER.test(text)))));
  const wipe =
    isPet && TOUCHED_ONLY.test(text)
      ? 'Wipe what clings to the fur off with a damp cloth, and keep the animal from licking it. '
      : '';
  if (isPet && !isPerson)
    return { kind: 'eaten', text: `R${VET.slice(1)} ${wipe}${SAMPLE}${facts}` };
  if (isPerson && !isPet && GRAVE.test(text))
    return {
      kind: 'eaten',
      text: `Call 999 now, and say what was eaten and how much. Do not make them sick; look whether they breathe, and lay them on their side if they are drowsy. ${SAMPLE}${facts}`,
    };
  if (isPerson && !isPet) return { kind: 'eaten', text: `I${DOCTOR.slice(1)} ${SAMPLE}${facts}` };
  return {
    kind: 'eaten',
    text: `For a person: ${DOCTOR}\n\nFor an animal: ${VET}\n\n${SAMPLE}${facts}`,
  };
}
