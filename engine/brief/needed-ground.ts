/**
 * What is done on a piece of ground, and how much of it that takes: a bike is turned, a length is swum, dogs run, a tent stands.
 * Such ground is the plan: it is placed before all else, at the size that was said or that it needs.
 */
import type { Wish } from '../model/brief.ts';
import type { Mention } from '../model/reading.ts';
import type { FeatureId } from '../features/names.ts';
import type { Mm } from '../model/shapes.ts';
import { figuresIn, type Figures } from './figures-said.ts';
import { thingsNamed } from './named-things.ts';

export type NeededGround = {
  feature: FeatureId;
  /** What it is called on a plan; null where the thing's own name is right. */
  name: string | null;
  sizeMm: [Mm, Mm];
  /** It is stood, worked, danced or driven on: never grass. */
  isHard: boolean;
  /** One lies down on it, or works under a roof there. */
  isLainOn: boolean;
  isRoofed: boolean;
  /** Both its sides were said, as they are: no ropes, edges or room to stand were added to them. */
  isSaid: boolean;
  /** Water that plants clean, with a shore and no paving. */
  isNatural: boolean;
};

type Kind = {
  says: RegExp;
  feature: FeatureId;
  name: (words: string) => string | null;
  /** Ground by the figures that were said with it, metres. */
  size: (said: Figures) => [number, number];
  isHard?: true;
  isLainOn?: true;
  isNatural?: true;
};

/** Ropes and pegs round a tent, m. */
const ROPES_M = 1;
/** The edge that is walked on round water, m. */
export const RIM_MM: Mm = 900;
const RIM_M = RIM_MM / 1000;
const WHEELS = String.raw`(?:motor ?-?(?:bikes?|cycles?)|bikes?|trikes?|scooters?|trailers?|quad\w*|mowers?|barrows?)`;
const DOGS = String.raw`(?:dogs?|pupp(?:y|ies)|greyhounds?|whippets?|lurchers?|collies?|spaniels?|terriers?|labradors?|hounds?)`;

const square = (mm: number): [number, number] => [mm, mm];
const across = ({ pair, long, wide }: Figures, usual: [number, number]): [number, number] =>
  pair ?? [long ?? usual[0], wide ?? usual[1]];

/** In this order: what is named first in it is what the ground is for. */
const KINDS: readonly Kind[] = [
  {
    says: new RegExp(
      String.raw`\bturn(?:s|ed|ing)?\b[^.;]{0,24}\b${WHEELS}\b|\b${WHEELS}\b[^.;]{0,40}\bturn(?:s|ed|ing)?\b`,
      'i',
    ),
    feature: 'hardstanding',
    name: () => 'Room to turn',
    size: ({ pair, long, wide }) => square(Math.max(...(pair ?? [long ?? wide ?? 3.2]))),
    isHard: true,
  },
  {
    says: /\bswimm?(?:ing)?\b[^.;]{0,20}\bpond\b|\bnatural (?:pool|pond)\b/i,
    feature: 'pool',
    name: () => 'Swimming pond',
    isNatural: true,
    // half as wide as it is long: what cleans the water takes as much as the swimmer
    size: ({ pair, long }) => {
      const [a, b] = pair ?? [long ?? 15, Math.max(5, (long ?? 15) / 2)];
      return [a + 2 * RIM_M, b + 2 * RIM_M];
    },
  },
  {
    says: /\b(?:swimming pools?|lap pools?|(?<!(?:paddling|plunge|toddler'?s?|hot|pebble) )pool(?! table))\b/i,
    feature: 'pool',
    name: () => null,
    size: ({ pair, long }) => {
      const [a, b] = pair ?? [long ?? 8, Math.min(4, (long ?? 8) / 2)];
      return [a + 2 * RIM_M, b + 2 * RIM_M];
    },
  },
  {
    says: new RegExp(
      String.raw`\b(?:run|gallop|race|sprint|zoom)\w*\b[^.;]{0,30}\b${DOGS}\b|\b${DOGS}\b[^.;]{0,30}\b(?:gallop|race|run flat out|sprint)\w*|\b(?:an?|proper|safe|good|flat[- ]out) gallop\b`,
      'i',
    ),
    feature: 'clearing',
    name: () => 'Run for the dogs',
    size: (said) => across(said, [15, 2.8]),
  },
  {
    says: /\b(?:pitch|space|room|place|somewhere|ground)\b[^.;]{0,20}\b(?:tent|yurt)s?\b|\btents?\b[^.;]{0,20}\b(?:up|pitch\w*|stand\w*)\b/i,
    feature: 'clearing',
    name: () => 'Tent pitch',
    size: (said) => {
      const [a, b] = across(said, [4, 3]);
      return [a + 2 * ROPES_M, b + 2 * ROPES_M];
    },
  },
  {
    says: /\bmarquees?\b/i,
    feature: 'clearing',
    name: () => 'Ground for the marquee',
    size: (said) => {
      const [a, b] = across(said, [9, 6]);
      return [a + 2 * ROPES_M, b + 2 * ROPES_M];
    },
  },
  {
    says: /\bl(?:ie|ying) (?:down|flat|out|back|in the sun)\b|\blay(?:ing)? (?:flat|back|in the sun|down(?= (?:in|on|and|flat|outside)\b|$))\b|\bsun ?bath\w*|\b(?:sun ?)?loungers?\b|\bday ?beds?\b/i,
    feature: 'seat',
    name: () => 'Place to lie',
    size: (said) => across(said, [3.2, 2.6]),
    isHard: true,
    isLainOn: true,
  },
  {
    says: /\bwork ?bench(?:es)?\b|\b(?:carv|sculpt|weld|forg)ing\b[^.;]{0,20}\b(?:stone|wood|metal|iron|place|space|outside)\b/i,
    feature: 'clearing',
    name: () => 'Place to work',
    size: (said) => {
      const [a] = across(said, [2.4, 0.8]);
      return [Math.min(6, a + 1), 2.8];
    },
    isHard: true,
  },
];

/** Nobody is to see who lies there, or it is to keep dry. */
const ROOFED =
  /\broof\w*|\bcover(?:ed)?\b|\bunder (?:a|some) \w+|\b(?:no|not|nobody|never|without|out of)\b[^.;]{0,40}\b(?:see\w*|look\w*|sight|star\w*|overlook\w*|watch\w*)\b|\bupstairs\b|\boverlook\w*/i;

/** What is done there is in a word of its own: "to dance", "for archery", "a lane". */
const DOES =
  /\b(?:to|for) (?:practi[sc]e |do |play )?(?:my |our |some |a bit of )?(danc\w+|archery|bowls?|bowling|fencing|skat\w+|skittles|croquet|quoits|golf|juggling|tai chi|karate|boxing|drumming|meditat\w+|pray\w*|telescopes?|star ?gaz\w+|model \w+)\b|\b(archery|cricket|skittles?|bowling|golf|running|sprint) (?:lanes?|alley|range|strip)\b|\b(dance floor|(?<!(?:this|that|first|next|second|later|last|any|each|early) )stage(?! of)|helipad|landing strip|parade ground)\b/i;
const FIRM = /\b(?:danc|skat|stage|skittles?|bowling alley|fencing|boxing|drum)/i;

/** "Paths leading past the pool", "a bench by the tent" ask for no ground there. */
const BY_IT =
  /\b(?:past|by|beside|near|next to|behind|along|around|round|from|to|at|over|overlooking|towards?|opposite) (?:the|our|my|his|her|their|an?) (?:\w+ )?$/i;

/** Sentence and words of a wish: its figures may stand behind its name. */
export function neededGround(words: string, sentence: string): NeededGround | null {
  const kind = KINDS.find(({ says }) => {
    const at = says.exec(words)?.index;
    return at !== undefined && !BY_IT.test(words.slice(0, at));
  });
  if (kind) {
    const said = figuresIn(sentence),
      size = kind.size(said);
    return {
      feature: kind.feature,
      name: kind.name(words),
      sizeMm: inMm(size),
      isHard: kind.isHard === true,
      isLainOn: kind.isLainOn === true,
      isNatural: kind.isNatural === true,
      isSaid: isAsSaid(size, said),
      isRoofed: kind.isHard === true && kind.feature !== 'hardstanding' && ROOFED.test(sentence),
    };
  }
  const does = DOES.exec(words);
  if (!does || thingsNamed(words).some(({ isDenied }) => isDenied)) return null;
  const [, verb, lane, place] = does,
    said = figuresIn(sentence),
    size = across(said, lane ? [12, 2] : [4, 4]);
  return {
    feature: 'clearing',
    name: lane ? does[0].toLowerCase() : (place ?? placeTo(verb!)),
    sizeMm: inMm(size),
    isHard: FIRM.test(does[0]),
    isLainOn: false,
    isNatural: false,
    isSaid: isAsSaid(size, said),
    isRoofed: false,
  };
}
const isAsSaid = (size: readonly number[], { pair, long, wide }: Figures): boolean =>
  size.every((side) => [...(pair ?? []), long, wide].includes(side));
const placeTo = (verb: string): string =>
  /^danc/i.test(verb) ? 'dance floor' : `ground for ${verb.toLowerCase()}`;
const inMm = ([a, b]: [number, number]): [Mm, Mm] => [
  Math.round(a * 20) * 50,
  Math.round(b * 20) * 50,
];

/** The sentence in which a wish stands; its own words where it was added by hand. */
export function sentenceOf(text: string, quote: string, at: number): string {
  if (at < 0 || !text.startsWith(quote, at)) return quote;
  const stop = text.slice(at + quote.length).search(/[!?\n]|\.(?!\d)/);
  return stop < 0 ? text.slice(at) : text.slice(at, at + quote.length + stop);
}

export const needOf = (wish: Pick<Wish, 'quote' | 'mention'>, text: string): NeededGround | null =>
  neededGround(
    wish.quote,
    sentenceOf(text, wish.quote, Number(/@(\d+)/.exec(wish.mention)?.[1] ?? -1)),
  );

/** What is named in the same breath: "a table in and still turn a bike", "lie where nobody can see". */
export const besideNeed = ({ quote, concept }: Pick<Mention, 'quote' | 'concept'>): FeatureId[] => [
  ...(/\btables?\b/i.test(quote) ? (['dining'] as const) : []),
  ...(concept === 'screen' ? (['privacy'] as const) : []),
];
