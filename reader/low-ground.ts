/** Ground on which nothing tall, or no tree, is to stand: "nothing tall at the end", "no trees on the left", "don't block the view". */
import type { BarredPlace } from '#engine/model/barred.ts';
import type { BarredSaid } from '#engine/model/ground-said.ts';
import { barredPlaceIn } from './barred-place.ts';
import { LENGTH, sentencesIn } from './clauses.ts';
import { figuresOf } from './figures.ts';
import { partOfPlot } from './part-of-plot.ts';

const PLANTS = 'trees?|hedges?|hedging|plants?|planting|shrubs?|bushes';
const THINGS = `${PLANTS}|screens?|structures?|buildings?|things?|stuff`;
const NOTHING = String.raw`(?:nothing|not anything|(?:don't|do not|wouldn't|didn't) (?:want|like|have|put|plant|need) anything|no (?:more |new )?(?:${THINGS}))`;
/** Of what is refused: how tall it is. */
const TALL = new RegExp(
  String.raw`\b${NOTHING}(?: (?:that's|that is|that (?:gets|grows|goes)|which (?:is|gets|grows)|too|very|so|really|at all|growing|planted|built|to be|or)){0,3} (?:tall|high|taller|higher|over|above|more than|bigger than)\b(?! (?:the top|up in|maintenance|upkeep|cost|price|end of))`,
  'i',
);
const NO_TALL = new RegExp(
  String.raw`\bno (?:very |really )?(?:tall|high)(?: (?:or|and) \w+)? (?:${THINGS})\b`,
  'i',
);
const KEEP_LOW =
  /\b(?:keep|keeping|kept|stays?|must be|has to be|to be|should be) (?:(?:it|this|that|things|everything|all of it|(?:the |that )?(?:planting|plants|beds?|borders?|far end|end|back|bottom)(?: end)?)(?: (?:at|by|on|in|along|down|under|in front of)(?: the| our)? [\w ]{2,24}?)? )?(?:(?:nice and|fairly|quite|all|very|really) )?low\b(?![- ](?:maintenance|upkeep|key|cost|budget|care))|\blow (?:planting|plants|stuff|things) only\b|\bonly low (?:planting|plants|stuff|things)\b/i;
const VIEW =
  /\b(?:don't|do not|mustn't|must not|shouldn't|should not|can't|cannot|not|never|nothing|without|hate to)\b[\w' ]{0,25}?\b(?:block|obstruct|los|spoil|hid|interrupt|in the way of|get in)\w*\b[\w' ]{0,14}?\b(?:views?|outlook)\b|\bkeep(?:ing)? (?:the|our|my|her|his|that) views?\b/i;
const NO_TREE = /\bno (?:more |new |big |large )?trees?\b/i;
/** What is told of as it is, or wished away. */
const AS_IT_IS = /\b(?:there(?:'s| is| are| was| were| isn't| aren't)|has|got|because of|with) $/i;

const WINDOW =
  /\b(?:in front of|outside|under|beneath|below|by|near|before) (?:the |our |my |her |his |that )?(?:\w+ )?(?:windows?|glass|patio doors|bifolds)\b/i;
const END =
  /\b(?:the|that|our) (?:very )?(?:far |bottom |top )?(?:end|bottom|back)(?: end)?\b(?! (?:doors?|wall|of the house|of the year|of summer))/i;
/** The place was named before. */
const THERE = /\b(?:there|that (?:end|side|bit|corner|part))\b/i;
function placeOf(words: string): BarredPlace | null {
  if (WINDOW.test(words)) return 'house';
  return barredPlaceIn(words) ?? (END.test(words) ? 'back' : null);
}

const HEIGHT = new RegExp(
  String.raw`\b(?:over|above|than|max(?:imum)?(?: of)?|under|below|past)(?: about| around)? (${LENGTH})`,
  'i',
);
/** By the body, and by what people measure with, metres. */
export const BY_BODY: readonly (readonly [RegExp, number])[] = [
  [/\bknee\b/i, 0.5],
  [/\b(?:window ?)?sill\b/i, 0.9],
  [/\b(?:waist|hip)\b/i, 1],
  [/\b(?:chest|shoulder)\b/i, 1.3],
  [/\beye\b/i, 1.5],
  [/\bhead\b/i, 1.7],
  [/\bfence\b/i, 1.8],
];
const LEAST_M = 0.3,
  MOST_M = 6;
/** Null where nobody said. */
function heightIn(words: string): number | null {
  const told = HEIGHT.exec(words)?.[1],
    metres = told ? figuresOf(told).metres[0] : undefined;
  if (metres !== undefined && metres >= LEAST_M && metres <= MOST_M) return metres;
  const by = /\b(?:over|above|than|below) (?:the |my |her |his |our )?(\w+(?: \w+)?)/i.exec(
    words,
  )?.[1];
  return by === undefined ? null : (BY_BODY.find(([pattern]) => pattern.test(by))?.[1] ?? null);
}

/** Where a clause ends, for what is refused in it. */
const STOPS =
  /[;:()]|,? (?:but|and (?:we|i|the|a|no|my|our|please)|because|since|so that|although|though) |, (?=no |we |i |the |a |not )/gi;
function clauseAt(sentence: string, at: number, end: number): { text: string; from: number } {
  const stops = [...sentence.matchAll(STOPS)],
    from = Math.max(
      0,
      ...stops
        .filter((one) => one.index + one[0].length <= at)
        .map((one) => one.index + one[0].length),
    ),
    to = stops.find((one) => one.index >= end)?.index ?? sentence.length;
  return { text: sentence.slice(from, to), from };
}

type Kind = 'low ground' | 'treeless ground';
const SAYS: readonly (readonly [RegExp, Kind, isOfView: boolean])[] = [
  [TALL, 'low ground', false],
  [NO_TALL, 'low ground', false],
  [KEEP_LOW, 'low ground', false],
  [VIEW, 'low ground', true],
  [NO_TREE, 'treeless ground', false],
];

/** Each place once, in the order told. Of a view whose side nobody told the place is null. */
export function lowGroundIn(text: string): BarredSaid[] {
  const out: BarredSaid[] = [];
  for (const { text: sentence, start } of sentencesIn(text)) {
    for (const [pattern, told, isOfView] of SAYS) {
      const found = pattern.exec(sentence);
      if (!found || AS_IT_IS.test(sentence.slice(0, found.index))) continue;
      const clause = clauseAt(sentence, found.index, found.index + found[0].length),
        after = sentence.slice(found.index, clause.from + clause.text.length),
        place =
          placeOf(after) ??
          placeOf(clause.text) ??
          (isOfView || THERE.test(after) ? placeOf(sentence) : null);
      if (!place && !isOfView) continue;
      const mostM = heightIn(after),
        // "no tall trees" limits trees
        kind = pattern === NO_TALL && /\btrees?\b/i.test(found[0]) ? 'treeless ground' : told;
      if (out.some((one) => one.place === place || one.start === start + clause.from)) continue;
      out.push({
        kind,
        place,
        widthM: partOfPlot(clause.text)?.metres ?? null,
        ...(kind === 'low ground' && mostM !== null ? { mostM } : {}),
        start: start + clause.from,
        end: start + clause.from + clause.text.length,
        quote: clause.text.trim(),
      });
    }
  }
  return out;
}

/** The text without what is said of one place alone, of the same length. */
export const withoutPlaces = (text: string): string =>
  lowGroundIn(text)
    .filter(({ place }) => place !== null)
    .reduce(
      (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
      text,
    );
