/** What a question asks: its plants, months, wishes and intents, and what it takes over from the question before. */
import { gardenProblems, type GardenProblem } from '#content/assistant/problems.ts';
import { EXTRA_WORDS, SERVICE_WORDS } from '#content/assistant/price-words.ts';
import { UNHELD_PLANTS } from '#content/assistant/synonyms.ts';
import type { CostServiceId, ExtraServiceId, GardenSize } from '#content/calculator/price-list.ts';
import { outcodeOf, type Outcode } from '#content/places/place-of.ts';
import { readPostcode } from '#content/places/read-postcode.ts';
import { type KnownPlant, type Knowledge, STOP_WORDS } from '#server/features/assistant/knowledge.ts';
import { COLOURS, type Trait, TRAIT_GROUPS, TRAIT_WORDS } from '#server/features/assistant/traits.ts';
import { MONTHS, nearestWord, normalise, singular, singularText, softNormalise } from '#server/features/assistant/words.ts';

export type Act = 'sow' | 'plant' | 'harvest' | 'prune' | 'flower' | 'water' | 'feed' | 'divide' | 'grow';
export type Ask = 'toxic' | 'size' | 'spacing' | 'hardy' | 'list' | 'tasks' | 'price' | 'when' | 'soil-here' | 'wildlife' | 'pronoun';
export type PlantMention = { label: string; plants: KnownPlant[] };
export type Reading = {
  /** As typed, lower case, with its punctuation. */
  soft: string;
  /** As typed, in plain words. */
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
  extras: ExtraServiceId[];
  size: GardenSize | null;
  place: Outcode | null;
  problem: GardenProblem | null;
  /** Words that carry meaning. */
  content: string[];
};

const ACTS: readonly (readonly [Act, RegExp])[] = [
  ['sow', /\b(?:sow(?:n|ing|s)?|seeds?|seedlings?|germinat\w+|start (?:off|indoors|them|it))\b/],
  ['plant', /\b(?:plant(?:ing|ed)?(?: (?:out|them|it|up))?|put (?:in|out)|transplant\w*|bed out|go in the ground)\b(?!s)/],
  ['harvest', /\b(?:harvest\w*|pick(?:ed|ing)?|ripe\w*|ready|dig up|lift(?:ed|ing)?|crop(?:ping)?)\b/],
  ['prune', /\b(?:prun\w*|cut(?:ting)? (?:\w+ ){0,3}?(?:back|down)|cut back|trim\w*|deadhead\w*|dead head\w*|chop\w*|clip\w*|pinch\w*|side ?shoots?|train\w*|when (?:do|should|can) i cut)\b/],
  ['flower', /\b(?:(?:when|how long|what month|what time)\b.*\b(?:flower|bloom|blossom|come out|come up)|(?:flower|bloom)ing (?:time|season|period))\b/],
  ['water', /\b(?:water(?:ing|ed)?)\b(?! (?:butt|feature|lily))/],
  ['feed', /\b(?:feed(?:ing)?|fed|fertili[sz]\w+|manure)\b/],
  ['divide', /\b(?:divid\w+|split(?:ting)?|mov(?:e|ing)|propagat\w+|cuttings?)\b/],
  ['grow', /\b(?:grow(?:ing|n|s)?|look(?:ing)? after|care (?:for|of)|keep|care|kept)\b/],
];
const ASKS: readonly (readonly [Ask, RegExp])[] = [
  ['toxic', /\b(?:toxic(?:ity)?|poison(?:ous|s|ing)?|harmful|dangerous|deadly|lethal|(?:un)?safe\b(?=.*\b(?:for|around|with|to|if|near|when)\b)|hurt (?:my|the)|bad for (?:my |the )?(?:dogs?|cats?|pets?)|(?:can|will) (?:my )?(?:dogs?|cats?|rabbits?|chickens?) eat)\b/],
  ['size', /\b(?:how (?:tall|high|big|wide|large)|height|size|spread|get to|grow to)\b/],
  ['spacing', /\b(?:spac(?:e|ed|ing)|how far apart|distance|how close|how many (?:per|to|plants))\b/],
  ['hardy', /\b(?:hard(?:y|iness)|survive|frost|overwinter|over winter|cold|minus|leave (?:it|them)? ?(?:out|outside))\b/],
  ['tasks', /\b(?:jobs?|tasks?|to do|should i (?:be )?do(?:ing)?|needs? doing|chores)\b/],
  ['price', /\b(?:how much(?! (?:sun|water|light|shade|space|room|feed|compost|do i water|should i water))|prices?|priced|pricing|costs?|costing|charges?|fees?|expensive|cheap(?:er|est)?|budget|afford|£|rates?|ballpark|quid|pounds|ball park|figure)\b/],
  ['when', /\b(?:when|wen|whn|what month|which month|what time|how soon|too late|too early|right time|best time)\b/],
  ['wildlife', /\b(?:attract|good for (?:bees|birds|butterflies|wildlife|pollinators)|bees like|pollinat\w+)\b/],
  ['list', /\b(?:what|which|suggest|recommend\w*|ideas|list|name|any|some|best|good|need|want|looking for|after)\b/],
  ['soil-here', /\bsoil\b/],
  ['pronoun', /\b(?:it|its|they|them|their|that|those|these|one|ones)\b/],
];
const SIZES: readonly (readonly [GardenSize, RegExp])[] = [
  ['small', /\b(?:small|smaller|tiny|little|courtyard)\b/], ['medium', /\b(?:medium|mid ?sized?|average|normal|standard)\b/], ['large', /\b(?:large|larger|big|bigger|huge|massive)\b/],
];
const SEASON_MONTHS: Record<string, number[]> = { spring: [3, 4, 5], summer: [6, 7, 8], autumn: [9, 10, 11], fall: [9, 10, 11], winter: [12, 1, 2] };

/** Months, 1 to 12, that a text names; "now" and "next month" by the given month. */
function readMonths(text: string, now: number): number[] {
  const months = new Set<number>();
  for (const [i, name] of MONTHS.entries()) {
    if (i === 4) continue;
    const short = i === 8 ? 'sept?' : name.slice(0, 3).toLowerCase();
    if (new RegExp(`\\b(?:${name.toLowerCase()}${i === 2 ? '' : `|${short}`})\\b`).test(text)) months.add(i + 1);
  }
  // "May" is a month after a word that asks for one, or alone.
  if (/\b(?:in|of|by|until|till|early|mid|late|from|to|for|during|next|this|before|after|through|and|or|about) may\b|^may$|\bmay (?:or|to|and) ?(?:june|april)\b/.test(text)) months.add(5);
  if (/\b(?:now|today|this month|at the moment|currently|this time of (?:the )?year|right now|this week(?:end)?|atm)\b/.test(text)) months.add(now);
  if (/\bnext month\b/.test(text)) months.add((now % 12) + 1);
  if (months.size === 0) {
    for (const [season, list] of Object.entries(SEASON_MONTHS)) if (new RegExp(`\\b(?:in|this|for|during|next|every|to do in|jobs) (?:the |early |late |my )?${season}\\b|^(?:and |what about )?(?:in )?${season}$|\\b${season} (?:jobs|tasks|vegetables|veg|planting)\\b`).test(text)) for (const month of list) months.add(month);
  }
  return [...months];
}

/** Square metres of "80 m2" or "12 by 8", as a band of the price list. */
function readSize(soft: string): GardenSize | null {
  const area = /(\d+(?:\.\d+)?) ?(?:m2|sqm|sq m|square met|m²|metres squared|meters squared)/.exec(soft);
  const sides = /(\d+(?:\.\d+)?) ?(?:m|metres?|meters?)? ?(?:x|by) ?(\d+(?:\.\d+)?) ?(ft|feet|foot|')?/.exec(soft);
  const feet = sides?.[3] ? 0.3048 ** 2 : 1;
  const squareMetres = area ? Number(area[1]) : sides ? Number(sides[1]) * Number(sides[2]) * feet : null;
  if (squareMetres !== null && squareMetres > 0) return squareMetres <= 50 ? 'small' : squareMetres <= 150 ? 'medium' : 'large';
  return SIZES.find(([, pattern]) => pattern.test(soft))?.[0] ?? null;
}

function readPlace(typed: string): Outcode | null {
  for (const match of typed.toUpperCase().matchAll(/\b[A-Z]{1,2}\d[A-Z0-9]?(?: ?\d[A-Z]{2})?\b/g)) {
    const read = readPostcode(match[0], (code) => outcodeOf(code) !== null);
    const found = read ? outcodeOf(read.outcode) : null;
    if (found) return found;
  }
  return null;
}

/** A word that is known, or the known word it was meant for. */
function mend(word: string, knowledge: Knowledge): string {
  if (word.length < 4 || /\d/.test(word) || knowledge.vocabulary.has(word) || knowledge.vocabulary.has(singular(word))) return word;
  return nearestWord(word, knowledge.correctable) ?? nearestWord(singular(word), knowledge.correctable) ?? word;
}

/** Plants named in a text, the longest names first. */
function readPlants(words: readonly string[], knowledge: Knowledge): PlantMention[] {
  const mentions: PlantMention[] = [];
  const singulars = words.map(singular);
  for (let i = 0; i < words.length; i += 1) {
    for (let length = Math.min(knowledge.longestName, words.length - i); length >= 1; length -= 1) {
      const name = singulars.slice(i, i + length).join(' ');
      const plants = knowledge.names.get(name) ?? knowledge.names.get(words.slice(i, i + length).join(' '));
      if (!plants || (length === 1 && STOP_WORDS.has(name))) continue;
      if (!mentions.some((one) => one.plants === plants)) mentions.push({ label: name, plants });
      i += length - 1;
      break;
    }
  }
  return mentions.slice(0, 4);
}

/** One question by itself. `now` is the month, 1 to 12. */
export function readQuestion(typed: string, knowledge: Knowledge, now: number): Reading {
  const soft = softNormalise(typed);
  const words = normalise(typed).split(' ').filter(Boolean).slice(0, 120).map((word) => mend(word, knowledge));
  const text = words.join(' ');
  // "Globe thistle" is one of ours though "thistle" is not.
  const longNames = readPlants(words, knowledge).map((mention) => mention.label).filter((label) => label.includes(' '));
  const bare = longNames.reduce((left, label) => left.replace(label, ' '), ` ${singularText(text)} `);
  const unheld = UNHELD_PLANTS.filter((name) => new RegExp(`\\b${singularText(normalise(name))}\\b`).test(bare)).sort((a, b) => b.length - a.length).slice(0, 1);
  // A plant we do not hold hides the shorter name inside its own: "peace lily", "box hedge", "lemon tree".
  const rest = unheld.length > 0 ? words.filter((word) => !singularText(normalise(unheld[0]!)).split(' ').includes(singular(word))) : words;
  const plants = readPlants(rest, knowledge);
  const both = `${text} | ${soft}`;
  const find = <T>(list: readonly (readonly [T, RegExp])[]): T[] => list.filter(([, pattern]) => pattern.test(text) || pattern.test(soft)).map(([one]) => one);
  const extras = find(EXTRA_WORDS);
  return {
    soft, typed: normalise(typed), text, plants, unheld,
    months: readMonths(text, now),
    acts: find(ACTS), asks: find(ASKS), traits: find(TRAIT_WORDS),
    colours: COLOURS.filter((colour) => new RegExp(`\\b${colour}\\b`).test(text)),
    service: find(SERVICE_WORDS).find((id) => !(id === 'lawn-installation' && extras.includes('artificial-grass'))) ?? null,
    extras,
    size: readSize(soft),
    place: readPlace(typed),
    problem: gardenProblems.find((problem) => problem.asked.test(both)) ?? null,
    content: words.filter((word) => word.length > 1 && !STOP_WORDS.has(word)),
  };
}

const FOLLOWS = /^(?:and|what about|how about|also|or|but|ok(?:ay)?|then|same|is it|are they|does it|do they|can it|will it|how (?:tall|big|far|do i|long) (?:does |do |is |are )?(?:it|they|them)|why|in |for )\b/;
const STANDS_ALONE = /\b(?:what|which)\b.*\b(?:plants?|flowers|vegetables|veg|grows?|climbers?|hedges?|trees?|shrubs?|bulbs?|jobs|should i do)\b/;

/** Whether a question only makes sense with the one before it. */
export function isFollowUp(own: Reading): boolean {
  if (STANDS_ALONE.test(own.text) && !FOLLOWS.test(own.text)) return false;
  if (FOLLOWS.test(own.text)) return true;
  const isShort = own.text.split(' ').length <= 5;
  const hasSubject = own.plants.length > 0 || own.unheld.length > 0 || own.service !== null || own.extras.length > 0 || own.problem !== null;
  if (!hasSubject && own.asks.includes('pronoun') && own.text.split(' ').length <= 12) return true;
  return isShort && !hasSubject && (own.acts.length > 0 || own.months.length > 0 || own.traits.length > 0 || own.size !== null || own.asks.some((ask) => ask !== 'list'));
}

/** A follow-up read together with what was asked before. */
export function mergeReadings(before: Reading, own: Reading): Reading {
  const hasSubject = own.plants.length > 0 || own.unheld.length > 0;
  const listed = STANDS_ALONE.test(own.text);
  const intents = own.asks.filter((ask) => ask !== 'pronoun' && ask !== 'list');
  const isPrice = own.asks.includes('price') || before.asks.includes('price');
  const lastMonth = before.months.at(-1);
  const isMonthAfter = /\b(?:month after|following month|after that)\b/.test(own.text) && lastMonth !== undefined;
  const keepsIntent = intents.length === 0 && own.acts.length === 0;
  const oldTraits = before.traits.filter((trait) => !TRAIT_GROUPS.some((group) => group.includes(trait) && own.traits.some((one) => group.includes(one))));
  const asksOfTraits = own.traits.length > 0 && !own.asks.includes('price');
  return {
    ...own,
    plants: hasSubject || listed ? own.plants : before.plants,
    unheld: hasSubject || listed ? own.unheld : before.unheld,
    months: isMonthAfter ? [(lastMonth % 12) + 1] : own.months.length > 0 ? own.months : keepsIntent && before.plants.length === 0 ? before.months : [],
    acts: keepsIntent && !asksOfTraits ? before.acts : own.acts,
    asks: keepsIntent ? [...new Set([...own.asks, ...before.asks.filter((ask) => !asksOfTraits || ask === 'list' || ask === 'price')])] : own.asks,
    traits: before.plants.length > 0 && !hasSubject && !listed ? own.traits : [...new Set([...own.traits, ...(hasSubject ? (keepsIntent ? before.traits : []) : oldTraits)])],
    colours: own.colours.length > 0 ? own.colours : hasSubject ? [] : before.colours,
    service: own.service ?? (isPrice && own.extras.length === 0 && !hasSubject ? before.service : null),
    extras: own.extras.length > 0 ? own.extras : isPrice && own.service === null && !hasSubject ? before.extras : [],
    size: own.size ?? (isPrice && !hasSubject ? before.size : null),
    place: own.place ?? before.place,
    problem: own.problem ?? (hasSubject || intents.length > 0 || own.acts.length > 0 || own.traits.length > 0 ? null : before.problem),
  };
}
