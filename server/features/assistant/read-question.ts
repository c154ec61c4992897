/** What a question asks: its plants, months, wishes and intents, and what it takes over from the question before. */
import { gardenProblems, type GardenProblem } from '#content/assistant/problems.ts';
import { PERSON_WORDS, PET_WORDS } from '#content/assistant/everyday-words.ts';
import {
  EXTRA_WORDS,
  OTHER_PAVING,
  SERVICE_WORDS,
  UNLISTED_WORK,
  type UnlistedWork,
} from '#content/assistant/price-words.ts';
import { UNHELD_PLANTS } from '#content/assistant/synonyms.ts';
import type { CostServiceId, ExtraServiceId } from '#content/calculator/price-list.ts';
import { outcodeOf, type Outcode } from '#content/places/place-of.ts';
import { readPostcode } from '#content/places/read-postcode.ts';
import { ASSISTANT_MESSAGE_LIMIT } from '#contracts/assistant.ts';
import { asksHarm } from '#server/features/assistant/bare-questions.ts';
import {
  type KnownPlant,
  type Knowledge,
  STOP_WORDS,
} from '#server/features/assistant/knowledge.ts';
import { createMender, type Mend } from '#server/features/assistant/mend.ts';
import { hasArea, type Measures, readMeasures } from '#server/features/assistant/read-measures.ts';
import { withoutNames } from '#server/features/assistant/named.ts';
import { spellOut } from '#server/features/assistant/spoken.ts';
import {
  COLOURS,
  type Trait,
  TRAIT_GROUPS,
  TRAIT_WORDS,
} from '#server/features/assistant/traits.ts';
import {
  MONTHS,
  normalise,
  plainFigures,
  singular,
  singularText,
  softNormalise,
} from '#server/features/assistant/words.ts';

export type Act =
  'sow' | 'plant' | 'harvest' | 'prune' | 'flower' | 'water' | 'feed' | 'divide' | 'grow';
export type Ask =
  | 'toxic'
  | 'eat'
  | 'size'
  | 'spacing'
  | 'hardy'
  | 'list'
  | 'tasks'
  | 'price'
  | 'when'
  | 'soil-here'
  | 'wildlife'
  | 'depth'
  | 'pronoun';
export type PlantMention = { label: string; plants: KnownPlant[] };
/** Work beside the first, measured by the words around it. */
export type Besides = Measures & { id: CostServiceId | ExtraServiceId };
export type Reading = Measures & {
  /** As typed, lower case, with its punctuation. */
  soft: string;
  /** As typed, in plain words, with what telephones shorten written out. */
  typed: string;
  /** Words with slips of the pen put right. */
  text: string;
  plants: PlantMention[];
  unheld: string[];
  months: number[];
  acts: Act[];
  asks: Ask[];
  traits: Trait[];
  colours: string[];
  service: CostServiceId | null;
  /** Other work named beside it, each with its own amount. */
  besides: readonly Besides[];
  /** Extras with an amount of their own. */
  extraAmounts: readonly Besides[];
  extras: ExtraServiceId[];
  /** Work that is asked for and not on the price list. */
  unlisted: readonly UnlistedWork[];
  /** What of the firm is asked about, so that "is it refundable?" knows it. */
  about: 'visit' | 'area' | null;
  place: Outcode | null;
  problem: GardenProblem | null;
  /** Words that carry meaning. */
  content: string[];
};

/** Those who are to come to no harm. */
const WHOM = `(?:${[...PET_WORDS, ...PERSON_WORDS].join('|')}|you|me|us|him|them|humans?|anyone|animals?|rabbits?|birds|hedgehogs?|bees|wildlife|livestock)`;
const ACTS: readonly (readonly [Act, RegExp])[] = [
  ['sow', /\b(?:sow(?:n|ing|s)?|seeds?|seedlings?|germinat\w+|start (?:off|indoors|them|it))\b/],
  [
    'plant',
    /\b(?:plant(?:ing|ed)?(?: (?:out|them|it|up))?|put (?:in|out)|transplant\w*|bed out|go in the ground)\b(?!s)/,
  ],
  [
    'harvest',
    /\b(?:harvest\w*|pick(?:ed|ing)?|ripe\w*|ready|dig up|lift(?:ed|ing)?|crop(?:ping)?|(?:can|do|when|to) (?:i |we |you )?eat)\b/,
  ],
  [
    'prune',
    /\b(?:prun\w*|cut(?:ting)? (?:\w+ ){0,3}?(?:back|down)|cut back|trim\w*|deadhead\w*|dead head\w*|chop\w*|clip\w*|pinch\w*|side ?shoots?|train\w*|when (?:do|should|can) i cut)\b/,
  ],
  [
    'flower',
    /\b(?:(?:when|how long|what month|what time)\b.*\b(?:flower|bloom|blossom|come out|come up)|(?:flower|bloom)ing (?:time|season|period))\b/,
  ],
  ['water', /\b(?:water(?:ing|ed)?)\b(?! (?:butt|feature|lily))/],
  ['feed', /\b(?:feed(?:ing)?|fed|fertili[sz]\w+|manure)\b/],
  ['divide', /\b(?:divid\w+|split(?:ting)?|mov(?:e|ing)|transplant\w*|propagat\w+|cuttings?)\b/],
  ['grow', /\b(?:grow(?:ing|n|s)?|look(?:ing)? after|care (?:for|of)|keep|care|kept)\b/],
];
const ASKS: readonly (readonly [Ask, RegExp])[] = [
  [
    'toxic',
    new RegExp(
      [
        /\b(?:toxic(?:ity)?|poison(?:ous|s|ing)?|harmful|dangerous|deadly|lethal|(?:un)?safe\b(?=.*\b(?:for|around|round|with|to|if|near|when)\b)|(?:can|should|may|safe|ok|okay|fine) (?:(?:i|we|you|to) )?(?:touch|handle)\b|(?:plants?|flowers|anything|something) to avoid|avoid(?:ed)? (?:with|if|for|because|around|near)|bad for (?:my |the )?(?:dogs?|cats?|pets?)|(?:can|will) (?:my )?(?:dogs?|cats?|rabbits?|chickens?|hens|horses?|pon(?:y|ies)|goats?|sheep|tortoises?|guinea pigs?|hamsters?|bunn(?:y|ies)|pupp(?:y|ies)|kids|children|toddlers|babies) (?:have|eat))\b/
          .source,
        `\\b(?:hurt|harm|kill|poison)s? (?:(?:my|the|our|your|his|her|a|an|any|small|young|old|new|off) ){0,3}${WHOM}\\b(?!')`,
        `\\b(?:feed|feeding|give|giving) (?:\\w+ ){1,5}to (?:\\w+ ){0,2}?(?:${PET_WORDS.join('|')})\\b|\\b(?:${PET_WORDS.join('|')})\\b.*\\b(?:can|may|should) (?:they|it|he|she) (?:have|eat)\\b`,
        '\\b(?:can|could|would|will|do|does)\\b.*\\b(?:die|be poisoned|get (?:ill|sick)) (?:from|of|by|if)\\b|\\b(?:people|persons?|anyone|anybody|someone|child(?:ren)?|kids|toddlers?|bab(?:y|ies)|dogs?|cats?|horses?|cows?|sheep) (?:ever |really |actually )?die[ds]? (?:from|of)\\b|\\bwhat (?:happens|would happen) if (?:\\w+ ){1,3}(?:eats?|ate|touch(?:es)?|lick(?:s|ed)?)\\b',
        '\\b(?:does|do|can|will|would|could) (?:\\w+ ){1,4}stop (?:your|my|the|a|a persons|peoples) heart\\b',
        '\\b(?:can|could|do|does|did|will|would|might) (?!(?:the |a )?(?:i|we|you|frosts?|cold|snow|vinegar|salt|bleach|weedkiller|glyphosate)\\b)(?:\\w+ ){1,4}kill$',
      ].join('|'),
    ),
  ],
  [
    'eat',
    new RegExp(
      [
        /\b(?:in)?edible\b|\b(?:can|may|could|should|would|do) (?:i|we|you|one|people|humans|anyone|somebody|someone|it be|they be) (?:\w+ )?(?:eat(?:en)?|drink|cook)\b(?! (?:out|outside|outdoors|there|here|al fresco)\b)|\b(?:ok|okay|safe|good|fine|alright|all right|nice|possible) to (?:eat|drink|cook)\b|\bsafe (?:raw|uncooked)\b|\b(?:make|making|brew|brewing) (?:\w+ ){0,3}?(?:tea|wine|jam|syrup|cordial|jelly|gin|salad|soup|pesto) (?:\w+ )?(?:from|with|out of|of|using)\b/
          .source,
        /\b(?:cook with|eat (?:the|them|it) raw|put (?:\w+ ){1,4}in (?:a |my )?(?:salads?|tea)|(?:which|what) (?:bits?|parts?)\b.*\b(?:eat|edible)|be eaten|forag\w+)\b|^(?:\w+ ){1,2}tea$/
          .source,
      ].join('|'),
    ),
  ],
  ['size', /\b(?:how (?:tall|high|big|wide|large)|height|size|spread|get to|grow to)\b/],
  [
    'spacing',
    /\b(?:spac(?:e|ed|ing)|how far apart|distance|how close|how many (?:per|to|plants))\b/,
  ],
  [
    'hardy',
    /\b(?:hard(?:y|iness)|survive|frost|overwinter|over winter|cold|minus|leave (?:it|them)? ?(?:out|outside))\b/,
  ],
  ['tasks', /\b(?:jobs?|tasks?|to do|should i (?:be )?do(?:ing)?|needs? doing|chores)\b/],
  [
    'price',
    /\b(?:how much(?! (?:sun|water|light|shade|space|room|feed|compost|topsoil|soil|gravel|mulch|bark|fertili[sz]er|manure|lime|sand|seed|frost|cold|drought|time|do i water|should i water|to water|do i feed|to feed|do i prune|should i prune|to prune|to cut|do i cut|should i cut))|prices?|priced|pricing|costs?|costing|charges?|fees?|expensive|cheap(?:er|est)?|budget|afford|rates?|ballpark|quid|pounds|ball park|figure|(?:have|got|spend|only|under|up to) (?:about |around )?£? ?\d+(?:\.\d+)? ?(?:k|grand|thousand)|(?:have|got|spend|under|below|less than|up to) (?:about |around |only |up to )?£ ?\d+|how much to (?:cut|trim) (?:back )?(?:my|the|our|a) (?:\w+ )?(?:hedges?|lawn|grass))\b|£ ?\d|\b\d+(?:\.\d+)? ?(?:k|grand|thousand pounds|quid) (?:budget|to spend|max)/,
  ],
  ['depth', /\b(?:how deep(?:ly)?|what depth|depth)\b/],
  [
    'when',
    /\b(?:when|wen|whn|what month|which month|what time|how soon|too late|too early|right time|best time)\b/,
  ],
  [
    'wildlife',
    /\b(?:attract|good for (?:bees|birds|butterflies|wildlife|pollinators)|bees like|pollinat\w+)\b/,
  ],
  [
    'list',
    /\b(?:what|which|suggest|recommend\w*|ideas|list|name|any|some|best|good|need|want|looking for|after)\b/,
  ],
  ['soil-here', /\bsoil\b/],
  ['pronoun', /\b(?:it|its|they|them|their|that|those|these|one|ones)\b/],
];
const SEASON_MONTHS: Record<string, number[]> = {
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  autumn: [9, 10, 11],
  fall: [9, 10, 11],
  winter: [12, 1, 2],
};

/** Months, 1 to 12, that a text names; "now" and "next month" by the given month. */
function readMonths(text: string, now: number): number[] {
  const months = new Set<number>();
  for (const [i, name] of MONTHS.entries()) {
    if (i === 4) continue;
    const short = i === 8 ? 'sept?' : name.slice(0, 3).toLowerCase();
    if (new RegExp(`\\b(?:${name.toLowerCase()}${i === 2 ? '' : `|${short}`})\\b`).test(text))
      months.add(i + 1);
  }
  // "May" is a month after a word that asks for one, or alone.
  if (
    /\b(?:in|of|by|until|till|early|mid|late|from|to|for|during|next|this|before|after|through|and|or|about) may\b|^may$|\bmay (?:or|to|and) ?(?:june|april)\b/.test(
      text,
    )
  )
    months.add(5);
  if (
    /\b(?:now|today|this month|at the moment|currently|this time of (?:the )?year|right now|this week(?:end)?|atm)\b/.test(
      text,
    )
  )
    months.add(now);
  if (/\bnext month\b/.test(text)) months.add((now % 12) + 1);
  if (months.size === 0) {
    for (const [season, list] of Object.entries(SEASON_MONTHS))
      if (
        new RegExp(
          `\\b(?:in|this|for|during|next|every|to do in|jobs) (?:the |early |late |my )?${season}\\b|^(?:and |what about )?(?:in )?${season}$|\\b${season} (?:jobs|tasks|vegetables|veg|planting)\\b`,
        ).test(text)
      )
        for (const month of list) months.add(month);
  }
  return [...months];
}

/** Square metres, a pH, "before" and a gas are written like districts: taken for one only where a place is asked for. */
const LIKE_PLACES = /^(?:M[23]|PH\d|B4|CO2)$/;
/** "Inside the M25". */
const MOTORWAY = /\bthe $/i;
const OF_PLACE =
  /\b(?:cover|serve|serving|visit|near|around|at|from|postcode|live in|work in|work around|i am in|im in|come (?:out )?to|travel to|go to|get to|in|to|about|and|or|^is) $/i;

function readPlace(typed: string): Outcode | null {
  const text = typed.replaceAll('²', '2').replaceAll('³', '3');
  for (const match of text.toUpperCase().matchAll(/\b[A-Z]{1,2}\d[A-Z0-9]?(?: ?\d[A-Z]{2})?\b/g)) {
    const before = text.slice(0, match.index);
    if (/^M\d+$/.test(match[0]) && (match[0] === 'M25' || MOTORWAY.test(before))) continue;
    if (
      LIKE_PLACES.test(match[0]) &&
      before !== '' &&
      (!OF_PLACE.test(before) || /\b(?:convert|square)\b|\bph\d.*\bsoil|\bsoil.*\bph\d/i.test(text))
    )
      continue;
    const read = readPostcode(match[0], (code) => outcodeOf(code) !== null);
    const found = read ? outcodeOf(read.outcode) : null;
    if (found) return found;
  }
  return null;
}

const NO_PLANTS = new Set([...PET_WORDS, ...PERSON_WORDS].map(singular));
const UNHELD = UNHELD_PLANTS.map((name) => ({
  name,
  pattern: new RegExp(`\\b${singularText(normalise(name))}\\b`),
})).sort((a, b) => b.name.length - a.name.length);

/** Plants named in a text, the longest names first. */
function readPlants(words: readonly string[], knowledge: Knowledge): PlantMention[] {
  const mentions: PlantMention[] = [];
  const singulars = words.map(singular);
  for (let i = 0; i < words.length; i += 1) {
    for (let length = Math.min(knowledge.longestName, words.length - i); length >= 1; length -= 1) {
      const name = singulars.slice(i, i + length).join(' ');
      const plants =
        knowledge.names.get(name) ?? knowledge.names.get(words.slice(i, i + length).join(' '));
      if (!plants || (length === 1 && (STOP_WORDS.has(name) || NO_PLANTS.has(name)))) continue;
      if (!mentions.some((one) => one.plants === plants)) mentions.push({ label: name, plants });
      i += length - 1;
      break;
    }
  }
  return mentions.slice(0, 4);
}

const VISIT =
  /\b(?:(?:how much|price|cost|fee|charge|costs)(?: (?:is|are|for|of|does|do|you|it|to|have|charge|would|be))* (?:a|the|one|first|your) visit|site (?:visits?|assessments?|surveys?)|consultations?|(?:come|coming|came) (?:out|round|over|and (?:look|see|have)|to (?:look|see|have|my|our|us|me))|call ?out|home visits?|visit(?:s|ing)? (?:my|me|us|our|the garden|fee|charge|cost))\b/;
const AREA =
  /\b(?:(?:come|travel|drive|get) (?:out )?to (?!look|see|have|my|our|us|me|measure|do)|do you (?:cover|work in|work around|come (?:out )?to|serve|travel|go to)|your area|service area|how far do you)\b/;
const NO_PRICE =
  /\b(?:how (?:many|deep|high|tall|do i|to)|seeds?|permission|allowed|legal|planning|can i|should i|moss|weeds?)\b/;
/** A tree that is there already. */
const OWN_TREE =
  /\b(?:my|our|this|that|his|her|their|neighbou?rs?|next doors?) (?:\w+ )?tree\b(?! for\b)|\b(?:is|does|has|did|will|was) the tree\b/;
const UNDER_TREES = /\b(?:under|beneath|below) (?:a |the |my |our |some |an? \w+ )?trees?\b/;
/** "I could kill my neighbour over this hedge" asks for no poison. */
const FIGURE_OF_SPEECH =
  /^(?:honestly |sometimes |argh |right now )?(?:i|we)(?:d| could| would| might| swear i could| feel like i could) (?:happily |just |honestly |cheerfully )?(?:kill|murder|strangle|throttle) (?:my|our|the|him|her|them|that|this|next door)(?: (?!with\b|by\b|using\b)\w+){0,3} (?:over|about|for|because|if|when|who|he|she|they|every)\b(?!.*\b(?:poison\w*|toxic|which|what) )|\b(?:wife|husband|mum|dad|partner|boss|neighbou?rs?|girlfriend|boyfriend|he|she|they|hell|shell|theyll)(?: (?:will|would|might|is going to|are going to|ll|really|probably|actually))* kill me (?:if|when|for|over|unless|because|once)\b/;

/** Work that is a part of other work, or shares its words, is no second work. */
const isPartOf = (one: Besides['id'], all: readonly Besides['id'][], text: string): boolean =>
  (all.includes('complete-landscaping') && one !== 'complete-landscaping') ||
  (one === 'lawn-installation' &&
    all.includes('garden-maintenance') &&
    !/\b(?:turf\w*|new lawn|lay\w*)\b/.test(text)) ||
  (one === 'garden-maintenance' &&
    all.includes('lawn-installation') &&
    !/\b(?:maintenance|maintain\w*|gardener|mow\w*)\b/.test(text));
/** Of works beside the first, so that an answer stays short. */
const MOST_BESIDES = 2;
const JOINS = /\b(?:and|plus|with|also|then|as well as|including|or|n)\b|&|,/g;

/** "20 m² of patio and 10 m of fence": each work with the amount that stands nearest, where more than one is named. */
function readWorks(asked: string, extras: readonly ExtraServiceId[]): Besides[] {
  const soft = plainFigures(asked).toLowerCase();
  const named: readonly (readonly [Besides['id'], RegExp])[] = [...SERVICE_WORDS, ...EXTRA_WORDS];
  const all = named
    .flatMap(([id, pattern]) => {
      const found = pattern.exec(soft);
      return found ? [{ id, at: found.index, end: found.index + found[0].length }] : [];
    })
    .filter(({ id }) => !(id === 'lawn-installation' && extras.includes('artificial-grass')));
  const ids = all.map(({ id }) => id);
  const works = all
    .filter(
      ({ id, end }) =>
        !isPartOf(id, ids, soft) &&
        !(
          id === 'planting-landscaping' && /^ (?:plan|scheme|list|calendar)\b/.test(soft.slice(end))
        ),
    )
    .toSorted((a, b) => a.at - b.at);
  const joinOf = (from: number, to: number): number => {
    const last = [...soft.slice(from, to).matchAll(JOINS)].at(-1);
    return last ? from + last.index + last[0].length : -1;
  };
  const apart = works.filter((work, i) => i === 0 || joinOf(works[i - 1]!.end, work.at) >= 0);
  // Each part of the sentence begins after the last word that joins it to the one before.
  const starts = apart.map((work, i) => {
    const join = joinOf(i === 0 ? 0 : apart[i - 1]!.end, work.at);
    return i > 0 || (join >= 0 && /\d/.test(soft.slice(join, work.at))) ? join : 0;
  });
  const parts = apart.map((work, i) => ({
    id: work.id,
    ...readMeasures(
      softNormalise(
        soft.slice(starts[i]!, starts[i + 1] === undefined ? undefined : starts[i + 1]),
      ),
    ),
  }));
  const size = parts.find((part) => part.size !== null)?.size ?? null;
  return parts.map((part) => ({
    ...part,
    size: part.size ?? (part.squareMetres === null && part.lengthMetres === null ? size : null),
  }));
}

/** One question by itself, of which no more is read than may be typed at once. `now` is the month, 1 to 12. */
export function readQuestion(
  message: string,
  knowledge: Knowledge,
  now: number,
  mend: Mend = createMender(knowledge),
): Reading {
  const asked = message.slice(0, ASSISTANT_MESSAGE_LIMIT);
  const soft = softNormalise(asked);
  const typed = spellOut(normalise(asked));
  const words = mend(typed.split(' ').filter(Boolean).slice(0, 120));
  const text = words.join(' ');
  const unnamed = withoutNames(text);
  const plain = unnamed.split(' ');
  // "Globe thistle" is one of ours though "thistle" is not.
  const longNames = readPlants(plain, knowledge)
    .map((mention) => mention.label)
    .filter((label) => label.includes(' '));
  const bare = longNames.reduce(
    (left, label) => left.replace(label, ' '),
    ` ${singularText(unnamed)} `,
  );
  const unheld = UNHELD.filter(({ pattern }) => pattern.test(bare))
    .map(({ name }) => name)
    .slice(0, 1);
  // A plant we do not hold hides the shorter name inside its own: "peace lily", "box hedge", "lemon tree".
  const rest =
    unheld.length > 0
      ? plain.filter(
          (word) => !singularText(normalise(unheld[0]!)).split(' ').includes(singular(word)),
        )
      : plain;
  const plants = readPlants(rest, knowledge);
  const both = `${text} | ${soft}`;
  const find = <T>(list: readonly (readonly [T, RegExp])[]): T[] =>
    list.filter(([, pattern]) => pattern.test(text) || pattern.test(soft)).map(([one]) => one);
  const extras = find(EXTRA_WORDS);
  const unlisted = UNLISTED_WORK.filter((work) => work.asked.test(text) || work.asked.test(typed));
  // The paving of a driveway is not the terraces and paths of the list.
  const services = find(SERVICE_WORDS).filter(
    (id) =>
      !(
        id === 'paving-stonework' &&
        unlisted.some((work) => work.name === 'driveways') &&
        !OTHER_PAVING.test(text)
      ),
  );
  const service =
    services.find((id) => !(id === 'lawn-installation' && extras.includes('artificial-grass'))) ??
    null;
  const works = readWorks(asked, extras);
  const isMeasured = (work: Measures): boolean =>
    work.squareMetres !== null || work.lengthMetres !== null;
  const others = works.filter(
    (work) => work.id !== service && services.some((id) => id === work.id),
  );
  const extraAmounts = works.filter(
    (work) => isMeasured(work) && extras.some((id) => id === work.id),
  );
  const first = works.find((work) => work.id === service);
  // With one work alone an amount is its own, wherever in the sentence it stands.
  const main =
    first && (others.length > 0 || (extraAmounts.length > 0 && isMeasured(first)))
      ? first
      : undefined;
  const measures: Measures = main
    ? { size: main.size, squareMetres: main.squareMetres, lengthMetres: main.lengthMetres }
    : readMeasures(soft);
  const asks = find(ASKS).filter((ask) => !(ask === 'toxic' && FIGURE_OF_SPEECH.test(typed)));
  if (
    !asks.includes('toxic') &&
    !asks.includes('eat') &&
    asksHarm(text, [
      ...plants.map((mention) => mention.label),
      ...unheld.map((name) => singularText(normalise(name))),
    ])
  )
    asks.push('toxic');
  // Work with an amount of it asks for the price without saying so.
  const isAmount =
    (services.length > 0 || extras.length > 0) &&
    (measures.squareMetres !== null || measures.lengthMetres !== null || hasArea(soft)) &&
    plants.length === 0 &&
    !NO_PRICE.test(text);
  if (isAmount && !asks.includes('price')) asks.push('price');
  // "Under trees" is a place, not a wish for one.
  const traits = find(TRAIT_WORDS).filter(
    (trait, _i, all) =>
      !(trait === 'tree' && (UNDER_TREES.test(text) || OWN_TREE.test(text))) &&
      !(trait === 'shade' && all.includes('partial-sun')) &&
      !(trait === 'tall' && all.includes('short')),
  );
  return {
    soft,
    typed,
    text,
    plants,
    unheld,
    months: readMonths(text, now),
    acts: find(ACTS),
    asks,
    traits,
    colours: COLOURS.filter((colour) => new RegExp(`\\b${colour}\\b`).test(text)),
    service,
    besides: main ? others.slice(0, MOST_BESIDES) : [],
    extraAmounts: main ? extraAmounts : [],
    extras,
    ...measures,
    unlisted,
    about: VISIT.test(text) ? 'visit' : AREA.test(text) ? 'area' : null,
    place: readPlace(asked),
    problem: gardenProblems.find((problem) => problem.asked.test(both)) ?? null,
    content: words.filter((word) => word.length > 1 && !STOP_WORDS.has(word)),
  };
}

const FOLLOWS =
  /^(?:and|what about|how about|also|or|but|ok(?:ay)?|then|same|with|plus|is it|are they|does it|do they|can it|will it|how (?:tall|big|far|do i|long) (?:does |do |is |are |would |will |might )*(?:it|they|them|that|this)|why|in|for)\b/;
/** Said of work that comes on top of what was asked before. */
const ADDS = /\b(?:and|with|plus|add(?:ing|ed)?|includ(?:e|ing)|as well|too|on top|also)\b/;
const MONEY_BACK =
  /\b(?:refund\w*|(?:get|have) (?:it|that|this|my money|the money|the £?\d+|\d+|the fee) back|money back|deduct\w*|credited|come(?:s)? off|taken off|off the (?:price|job|bill|cost|total|quote))\b/;
const STANDS_ALONE =
  /\b(?:what|which)\b.*\b(?:plants?|flowers|vegetables|veg|grows?|climbers?|hedges?|trees?|shrubs?|bulbs?|jobs|should i do)\b/;

/** Whether a question only makes sense with the one before it. */
export function isFollowUp(own: Reading): boolean {
  if (STANDS_ALONE.test(own.text) && !FOLLOWS.test(own.text)) return false;
  if (FOLLOWS.test(own.text) || MONEY_BACK.test(own.text)) return true;
  const isShort = own.text.split(' ').length <= 5;
  const hasSubject =
    own.plants.length > 0 ||
    own.unheld.length > 0 ||
    own.service !== null ||
    own.extras.length > 0 ||
    own.problem !== null ||
    own.unlisted.length > 0 ||
    own.about !== null;
  if (!hasSubject && own.asks.includes('pronoun') && own.text.split(' ').length <= 12) return true;
  return (
    isShort &&
    !hasSubject &&
    (own.acts.length > 0 ||
      own.months.length > 0 ||
      own.traits.length > 0 ||
      own.size !== null ||
      own.squareMetres !== null ||
      own.lengthMetres !== null ||
      own.asks.some((ask) => ask !== 'list'))
  );
}

/** A follow-up read together with what was asked before. */
export function mergeReadings(before: Reading, own: Reading): Reading {
  const hasSubject = own.plants.length > 0 || own.unheld.length > 0;
  const listed = STANDS_ALONE.test(own.text);
  const intents = own.asks.filter((ask) => ask !== 'pronoun' && ask !== 'list');
  const hasAmount = own.squareMetres !== null || own.lengthMetres !== null;
  const isTime = /\b(?:how long|time ?(?:frame|scale)|how many (?:days|weeks))\b/.test(own.text);
  // "What about a medium garden?" after "can you lay turf?", which was answered with its prices.
  const isOfSize =
    own.size !== null &&
    own.service === null &&
    before.service !== null &&
    own.traits.length === 0 &&
    !hasSubject;
  const isPrice =
    isOfSize ||
    own.asks.includes('price') ||
    before.asks.includes('price') ||
    hasAmount ||
    isTime ||
    before.squareMetres !== null ||
    before.lengthMetres !== null;
  // "In porcelain" after "a patio of 20 m²" is of the same patio.
  const isSameWork =
    own.service === null || (own.service === before.service && own.besides.length === 0);
  const isAdded = ADDS.test(own.text) && own.service === null && before.service !== null && isPrice;
  const isPlanting =
    before.plants.length === 0 &&
    own.traits.length > 0 &&
    before.acts.length > 0 &&
    before.asks.every((ask) => ask !== 'price');
  const lastMonth = before.months.at(-1);
  const isMonthAfter =
    /\b(?:month after|following month|after that)\b/.test(own.text) && lastMonth !== undefined;
  const keepsIntent = intents.length === 0 && own.acts.length === 0;
  const oldTraits = before.traits.filter(
    (trait) =>
      !TRAIT_GROUPS.some(
        (group) => group.includes(trait) && own.traits.some((one) => group.includes(one)),
      ),
  );
  const asksOfTraits = own.traits.length > 0 && !own.asks.includes('price');
  // Artificial grass is instead of a lawn and not on top of it.
  const service =
    own.service ??
    (isPrice &&
    !(own.extras.includes('artificial-grass') && before.service === 'lawn-installation') &&
    (own.extras.length === 0 || isAdded) &&
    own.unlisted.length === 0 &&
    !hasSubject
      ? before.service
      : null);
  return {
    ...own,
    plants: hasSubject || listed ? own.plants : before.plants,
    unheld: hasSubject || listed ? own.unheld : before.unheld,
    months: isMonthAfter
      ? [(lastMonth % 12) + 1]
      : own.months.length > 0
        ? own.months
        : keepsIntent && before.plants.length === 0
          ? before.months
          : [],
    // "And flowers?" after what may be planted now asks for flowers to plant now.
    acts: keepsIntent && (!asksOfTraits || isPlanting) ? before.acts : own.acts,
    asks:
      isOfSize ||
      (before.asks.includes('price') &&
        !hasSubject &&
        (own.service !== null || own.extras.length > 0 || own.unlisted.length > 0 || hasAmount)) ||
      (isTime && isPrice && own.service === null && before.service !== null)
        ? [...new Set<Ask>([...own.asks, 'price'])]
        : keepsIntent
          ? [
              ...new Set([
                ...own.asks,
                ...before.asks.filter(
                  (ask) => !asksOfTraits || isPlanting || ask === 'list' || ask === 'price',
                ),
              ]),
            ]
          : own.asks,
    traits:
      before.plants.length > 0 && !hasSubject && !listed
        ? own.traits
        : [
            ...new Set([
              ...own.traits,
              ...(hasSubject ? (keepsIntent ? before.traits : []) : oldTraits),
            ]),
          ],
    colours: own.colours.length > 0 ? own.colours : hasSubject ? [] : before.colours,
    service,
    // A new size is of all the works, a new amount of the first alone.
    besides:
      own.service === null && service !== null && !hasAmount
        ? before.besides.map((work) =>
            own.size === null
              ? work
              : { id: work.id, size: own.size, squareMetres: null, lengthMetres: null },
          )
        : own.besides,
    extras:
      own.extras.length > 0
        ? isAdded && !own.extras.includes('artificial-grass')
          ? [...new Set([...before.extras, ...own.extras])]
          : own.extras
        : isPrice && own.service === null && own.unlisted.length === 0 && !hasSubject
          ? before.extras
          : [],
    unlisted:
      own.unlisted.length > 0
        ? own.unlisted
        : isPrice && own.service === null && own.extras.length === 0 && !hasSubject
          ? before.unlisted
          : [],
    about:
      own.about ??
      (own.service === null && own.extras.length === 0 && !hasSubject ? before.about : null),
    size: own.size ?? (isPrice && !hasSubject && !hasAmount ? before.size : null),
    squareMetres:
      own.squareMetres ??
      (isPrice && !hasSubject && own.size === null && isSameWork ? before.squareMetres : null),
    lengthMetres:
      own.lengthMetres ??
      (isPrice && !hasSubject && own.size === null && isSameWork ? before.lengthMetres : null),
    place: own.place ?? before.place,
    problem:
      own.problem ??
      (hasSubject || intents.length > 0 || own.acts.length > 0 || own.traits.length > 0
        ? null
        : before.problem),
  };
}

/** Whether a question asks for money back. */
export const asksRefund = (reading: Reading): boolean => MONEY_BACK.test(reading.text);
