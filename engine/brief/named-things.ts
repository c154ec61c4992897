/** The things that a mention's own words name: what is drawn is held against these. */
import { CALLED } from '../features/called/all.ts';
import type { Called } from '../features/called/called.ts';

export type NamedThing = {
  called: Called;
  /** Said to be absent, or not to be: "no hot tub", "without steps". */
  isDenied: boolean;
};

const BY_WORD = new Map(
  CALLED.flatMap((called) => called.words.split('|').map((word) => [word, called] as const)),
);
/** Of "shed base" the base and of "hot tub" the tub: longest first. */
const WORDS = new RegExp(
  `(?<![\\w-])(${[...BY_WORD.keys()]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[ -]/g, '[ -]'))
    .join('|')})(?:e?s)?(?![\\w-])`,
  'g',
);
const DENIED = /\b(?:no|not|without|isn'?t|never|instead of|rather than)(?: [a-z]+){0,2} $/;
/** After the first thing, what follows one of these is where it is or what it is for. */
const WHERE =
  /\b(?:by|near|beside|next to|at|off|outside|behind|under|in|into|to|from|along|round|around|against|between|past|over|on|of|for|above|below|towards?|before|where)(?: (?!with|and|or\b)[a-z0-9]+){0,2} $/;

/** Nothing is named before it, and still it only says where: "switched off from the shed". */
const BESIDE =
  /[a-z]{3} .*\b(?:by|near|beside|next to|at|off|behind|under|into|from|along|past|between|outside) (?:the|our|my) (?:[a-z]+ )?$/;

/** "A table that seats ten" names no second place to sit. */
const DOES_SEAT = /\b(?:that|which|to|it|can|will|must|should|could) (?:comfortably )?$/;
const MADE =
  /^[ -](?:mounted|hung|clad|fronted|edged|sided|lined|topped|framed|shaped|style|built)(?: [a-z]+)? $/;

/** The things named in a few words, in their order; what only says where, or what another thing is of, left out. */
export const thingsNamed = (quote: string): NamedThing[] => scan(quote).named;
/** What only says where: the pool of "paths past the pool". */
export const placesNamed = (quote: string): Called[] => scan(quote).places;

function scan(quote: string): { named: NamedThing[]; places: Called[] } {
  const text = quote
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/[^a-z0-9'-]+/g, ' ');
  const found = [...text.matchAll(WORDS)];
  const out: NamedThing[] = [],
    places: Called[] = [];
  found.forEach((match, i) => {
    const end = match.index + match[0].length;
    // a thing's name before another's is what kind it is: a shed base is no shed
    const next = found[i + 1];
    if (next && /^[ -]?$/.test(text.slice(end, next.index))) return;
    // "wall mounted" says how another thing is made
    if (next && MADE.test(text.slice(end, next.index))) return;
    const called = BY_WORD.get(match[1]!.replaceAll('-', ' ')) ?? BY_WORD.get(match[1]!);
    if (!called) return;
    const last = found[i - 1];
    const before = text.slice(last ? last.index + last[0].length : 0, match.index);
    if (/^seats?$/.test(match[0]) && out.length && DOES_SEAT.test(before)) return;
    const isDenied = DENIED.test(before);
    if (
      !isDenied &&
      (((out.length || places.length) && WHERE.test(before)) || BESIDE.test(before))
    ) {
      places.push(called);
      return;
    }
    if (!out.some((other) => other.called === called && other.isDenied === isDenied))
      out.push({ called, isDenied });
  });
  return { named: seatsAtTable(text, storingSeat(text, out)), places };
}

/** "A bench that lifts for storage", "an L-shaped bench with storage under it": one thing, and no bench beside a store. */
const STORES =
  /\b(?:bench(?:es)?|seats?|seating)(?: (?!and\b|or\b|plus\b)[a-z-]+){0,4} (?:storage|lids?|lifts?|lifting|stor(?:e|ing))\b|\b(?:storage|lift(?:ing|s)?|lidded)(?: (?!and\b|or\b|plus\b|for\b|box\b)[a-z-]+){0,2} (?:bench(?:es)?|seats?)\b|\bbench(?:es)? that (?:lifts?|opens?)\b/;
const IN_IT: ReadonlySet<string> = new Set([
  'a bench',
  'somewhere to sit',
  'a store',
  'a built-in bench',
]);
function storingSeat(text: string, named: readonly NamedThing[]): NamedThing[] {
  const called = STORES.test(text) ? BY_WORD.get('storage bench') : undefined;
  if (!called || !named.some(({ called: { name } }) => IN_IT.has(name))) return [...named];
  const rest = named.filter(({ called: one }) => !IN_IT.has(one.name) && one !== called);
  return [{ called, isDenied: named[0]!.isDenied }, ...rest];
}

/** "Seats for six round a table" asks for the table. */
const AT_TABLE =
  /\b(?:seats?|seating|sit|places?) (?:for )?(?:[a-z0-9]+ ){0,4}(?:round|around|at) (?:an?|the|one|our) (?:[a-z]+ )?tables?\b/;
function seatsAtTable(text: string, named: readonly NamedThing[]): NamedThing[] {
  const called = AT_TABLE.test(text) ? BY_WORD.get('table') : undefined;
  return called
    ? named.map((one) => (one.called.name === 'somewhere to sit' ? { ...one, called } : one))
    : [...named];
}
