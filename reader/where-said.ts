/** What a sentence says of where a wished thing is to be, beyond its side of the garden: in the sun, under the cherry, round the pond, out of sight. */
import type { Mention, SunHour, WhereSaid } from '#engine/model/reading.ts';
import { anyOf } from './any-of.ts';

/** Kinds that stand somewhere. */
const STANDS: ReadonlySet<Mention['kind']> = new Set(['feature', 'boundary', 'plant', 'animal']);
/** Light is told of where one sits, eats, plays or grows food; a bed for shade is planting. */
const NEEDS_LIGHT: ReadonlySet<string> = new Set([
  'seat',
  'dining',
  'patio',
  'deck',
  'lounge',
  'kitchen',
  'bbq',
  'hottub',
  'play',
  'sandpit',
  'veg',
  'raisedbed',
  'herbs',
  'greenhouse',
  'gardenroom',
  'pond',
  'other',
]);
/** How far after a thing its place is still said, characters. */
const REACH = 90;

const SHADE = anyOf([
  // a bare "some shade" is a wish of its own
  /\bin (?:the |some |deep |dappled )*shade\b/,
  /\bshad(?:y|ed)\b/,
  /\bdark[- ]?ish\b/,
  /\bout of the (?:hot |full )?sun\b/,
]);
const SUN = anyOf([
  // "a sunny corner"; "south facing" is told of the garden
  /\bsunn(?:y|iest)\b/,
  /\b(?:last|bit) of (?:the )?(?:evening )?sun\b/,
  // "in the evening sun", "to catch the sun"
  /\b(?:in|into|catch(?:es|ing)?|gets?|has|for|with) (?:the |some |full |a bit of )*(?:evening |morning |afternoon |last |late )?sun(?:shine|light)?\b/,
]);
/** When one is out there: the sun is to be where they are then. */
const HOURS: readonly (readonly [SunHour, RegExp])[] = [
  ['morning', /\b(?:mornings?|breakfast|sunrise)\b/i],
  ['evening', /\b(?:evenings?|sunsets?|sundown|after work|end of the (?:day|afternoon))\b/i],
];
/** What one only sits out for. */
const SITS: ReadonlySet<string> = new Set(['seat', 'dining', 'lounge', 'patio', 'deck']);
/** A short sentence with no thing of its own tells of the thing before it: "Somewhere to sit. Evenings." */
const SHORT = 24;
const HIDDEN = anyOf([
  /\bout of (?:sight|view)\b/,
  /\bhidden\b(?! gem)/,
  // "a bench you have to go looking for"
  /\bhave to (?:go (?:and )?)?(?:looking for|look for|find)\b/,
  /\btucked (?:away|out of|behind|in a corner)\b/,
  // "so we don't see them"
  /\b(?:can'?t|cannot|don'?t|won'?t|not) (?:be seen|see (?:it|them))\b/,
]);
/** Out of the rain. */
const COVER = anyOf([
  /\b(?:under cover|covered(?! in)|roofed|out of the rain|in the dry)\b/,
  /\b(?:somewhere|anywhere|place|spot) dry\b/,
]);
/** What no plan tells: what is looked at, the wind, and who hears. */
const OUTLOOK = anyOf([
  /\b(?:not|n'?t|without) (?:have to )?(?:be )?look(?:ing)? (?:out )?(?:at|on to|onto) [a-z' ]{3,30}/,
  /\b(?:and|to) watch [a-z' ]{3,30}/,
  /\bout of the wind\b/,
  /\bsheltered\b(?! accommodation)/,
  /\bin (?:total |complete |some )?(?:privacy|peace)\b/,
]);
const HALFWAY = anyOf([/\bhalf ?-?way\b/, /\bmid ?-?way\b/, /\bpart way (?:down|up|along)\b/]);
/** As far off as the garden goes. */
const FAR = anyOf([
  /\b(?:as )?far (?:away )?from the house\b/,
  /\b(?:well |right )?away from the house\b/,
  /\bfurthest (?:from|point|end)\b/,
]);
/** A cover or a fence that keeps children out of water stands round it, wherever the sentence ends. */
const OVER_WATER = /\b(?:grilles?|grids?|mesh)\b/i;

const AT: readonly (readonly [string, WhereSaid['at']])[] = [
  ['away from', 'away'],
  ['far from', 'away'],
  ['clear of', 'away'],
  ['underneath', 'under'],
  ['beneath', 'under'],
  ['under', 'under'],
  ['around', 'round'],
  ['round', 'round'],
  ['next to', 'beside'],
  ['close to', 'beside'],
  ['in front of', 'beside'],
  ['alongside', 'beside'],
  ['beside', 'beside'],
  ['against', 'beside'],
  ['near', 'beside'],
  ['by', 'beside'],
  ['over', 'beside'],
  ['up', 'beside'],
];
const ONE_OF_THEM = new RegExp(
  String.raw`\b(${AT.map(([word]) => word).join('|')}) ((?:the|our|my|his|her|a|an|that|this|one of the) )?([a-z][a-z'’ -]{2,40})`,
  'gi',
);
/** A way leads to a thing. */
const LEADS_TO = /\b(?:to|towards|as far as) (?:the|our|my|his|her) ([a-z][a-z'’ -]{2,40})/gi;
/** Here the name of the thing ends. */
const NAME_ENDS =
  /[,.;:!?]|\b(?:and|or|so|where|which|that|who|because|to|for|with|when|in|at|on|is|are|was|as|but|if|than|from|of|please|maybe|has|have|had|i|we|it|they|you|could|would|should|can|will|side|without|then|enough|about|wide|low|going|behind|near|again|instead)\b/i;
/** What is by these is by no thing: by the way, round here, under control, near me. */
const NO_THING =
  /^(?:way|time|end|ends|day|days?|night|summer|winter|spring|autumn|weekend|law|hand|myself|ourselves|itself|himself|herself|me|us|them|him|you|then|now|next|last|year|years|month|week|control|budget|cost|£.*|here|there|council|neighbours?|the|all|road|town|london.*|moment|whole.*|edges?|edge|perimeter|garden|outside|lot|top|bottom|back|front|left|right|corner|middle|each other|friends?|people|family|house|houses|kitchen|kitchen doors?|kitchen window|back doors?|doors?|patio doors|bifolds?|french doors|planners?|ground|it|that|this|nothing|about|both|something|anything|everything|cover|front window|most .*|roof|\d.*|one|two|three|four|five|six|seven|eight|nine|ten)$/i;
/** Whose place is the door of the house. */
const AT_THE_HOUSE =
  /^(?:house|kitchen(?: door| window)?|back doors?|doors?|patio doors|bifolds?|french doors|back of the house)$/i;

/** Every wished thing with what its sentence says of its place; the others as they were. */
export function withWheres(text: string, mentions: readonly Mention[]): Mention[] {
  const out: Mention[] = [];
  for (const mention of mentions) {
    if (mention.status !== 'wanted' || !STANDS.has(mention.kind)) {
      out.push(mention);
      continue;
    }
    const own = placedBy(text, mention, mentions);
    const whole = own.where.length || own.place ? null : broughtWith(text, mention, out);
    const where = whole?.where ?? (own.where.length ? own.where : null);
    const place = mention.place ?? own.place ?? whole?.place ?? null;
    out.push(
      where || place !== mention.place
        ? { ...mention, place, ...(where ? { where } : {}) }
        : mention,
    );
  }
  return out;
}

type Placed = { place: Mention['place']; where: WhereSaid[] };

function placedBy(text: string, mention: Mention, mentions: readonly Mention[]): Placed {
  const said = wordsFor(text, mention, mentions);
  const where: WhereSaid[] = [];
  const add = (at: WhereSaid['at'], quote: string, of?: string): void => {
    if (!where.some((one) => one.at === at && one.of === of))
      where.push({ at, ...(of ? { of } : {}), quote: quote.trim() });
  };
  if (mention.kind === 'feature' && NEEDS_LIGHT.has(mention.concept)) {
    const shade = SHADE.exec(said),
      sun = SUN.exec(said);
    const hour = SITS.has(mention.concept) ? hourIn(said, text, mention, mentions) : null;
    if (shade) add('shade', shade[0]);
    else if (hour) where.push({ at: 'sun', hour: hour.hour, quote: hour.quote });
    else if (sun) add('sun', sun[0]);
    for (const [at, words] of [
      ['cover', COVER],
      ['outlook', OUTLOOK],
    ] as const) {
      const found = words.exec(said);
      if (found) add(at, found[0]);
    }
  }
  const hidden = mention.kind === 'feature' && mention.concept !== 'screen' && HIDDEN.exec(said);
  if (hidden) add('hidden', hidden[0]);
  const halfway = HALFWAY.exec(said);
  if (halfway) add('halfway', halfway[0]);
  let atHouse = false;
  for (const [quote, word, article, rest] of said.matchAll(ONE_OF_THEM)) {
    const of = nameIn(rest!);
    const at = AT.find(([known]) => known === word!.toLowerCase())![1];
    if (of && AT_THE_HOUSE.test(of) && at === 'beside') atHouse = true;
    if (!of || NO_THING.test(of) || (!article && /^(?:by|round|near|over|up)$/i.test(word!)))
      continue;
    // "looked after by the gardener", "round the clock"
    if (at === 'round' && /^(?:clock|back|bend|houses|year)$/i.test(of)) continue;
    add(at, quote.slice(0, quote.length - rest!.length) + of, of);
  }
  if (mention.concept === 'path')
    for (const [quote, rest] of said.matchAll(LEADS_TO)) {
      const of = nameIn(rest!);
      if (of && !NO_THING.test(of)) add('to', quote.slice(0, quote.length - rest!.length) + of, of);
    }
  if (mention.concept === 'fence' && OVER_WATER.test(said)) add('round', mention.quote, 'pond');
  return { place: FAR.test(said) ? 'back' : atHouse ? 'house' : null, where };
}

/** The hour that is told of a thing in its own words, or in a short sentence after it that names no other. */
function hourIn(
  said: string,
  text: string,
  { end }: Mention,
  mentions: readonly Mention[],
): { hour: SunHour; quote: string } | null {
  const stop = sentenceEnd(text, end),
    after = AFTERWORD.exec(text.slice(stop))?.[0] ?? '',
    isAlone = !mentions.some(
      ({ kind, start }) => kind === 'feature' && start >= stop && start < stop + after.length,
    );
  for (const words of isAlone ? [said, after] : [said])
    for (const [hour, pattern] of HOURS) {
      const found = pattern.exec(words);
      if (found) return { hour, quote: found[0] };
    }
  return null;
}
const sentenceEnd = (text: string, from: number): number => {
  const end = text.slice(from).search(/[.;!?](?!\d)|\n/);
  return end < 0 ? text.length : from + end;
};
const AFTERWORD = new RegExp(String.raw`^(?:[.;!?\n -]+[^.;!?\n]{1,${SHORT}}(?=[.;!?\n]|$)){1,2}`);

/** "Somewhere at the far end, with a roof": what a thing is wished with stands where it does. */
function broughtWith(text: string, mention: Mention, before: readonly Mention[]): Placed | null {
  const lead = text.slice(sentenceStart(text, mention.start), mention.start);
  if (!/\bwith (?:a |an |its own |some )?$/i.test(lead)) return null;
  const whole = before.findLast(
    (one) =>
      one.status === 'wanted' &&
      one.kind === 'feature' &&
      one.start >= mention.start - lead.length &&
      (one.place !== null || one.where),
  );
  return whole ? { place: whole.place, where: whole.where ?? [] } : null;
}

const sentenceStart = (text: string, at: number): number =>
  Math.max(0, ...['.', ';', '!', '?', '\n'].map((mark) => text.lastIndexOf(mark, at - 1) + 1));

/** Its own words, what follows them up to the next thing or the end of the sentence, and a place that the sentence opens with. */
function wordsFor(text: string, mention: Mention, mentions: readonly Mention[]): string {
  const { start, end } = mention;
  const others = mentions.filter(
    (one) => one !== mention && one.kind === 'feature' && !(one.concept === 'shade' && isBare(one)),
  );
  const next = Math.min(
    end + REACH,
    ...others.filter((one) => one.status === 'wanted' && one.start >= end).map((one) => one.start),
  );
  const after = text.slice(end, next).split(/[.;!?\n]| \/ /)[0]!;
  const from = sentenceStart(text, start);
  const lead = text.slice(from, start);
  const opens =
    !others.some((one) => one.start >= from && one.start < start && one.status === 'wanted') &&
    /^\s*(?:and |then )?(?:under|beneath|beside|by|near|next to|round|around|against|in the (?:sun|shade))\b/i.test(
      lead,
    )
      ? `${lead.trim()}, `
      : '';
  return `${opens}${text.slice(start, end)}${after}`;
}
const isBare = ({ quote }: Mention): boolean => !/\s/.test(quote.trim());

/** The first three words at most of what follows, up to where a name ends. */
function nameIn(rest: string): string | null {
  const end = NAME_ENDS.exec(rest)?.index ?? rest.length;
  const words = rest.slice(0, end).trim().split(/\s+/).slice(0, 3).join(' ');
  return words.length > 2 ? words.replace(/['’-]+$/, '') : null;
}
