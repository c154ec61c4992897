/** Ground of the plot that has to be left free: what it is, where it lies and how wide it is. */
import type { BarredKind, BarredPlace } from '#engine/model/barred.ts';
import type { BarredSaid } from '#engine/model/ground-said.ts';
import { barredPlaceIn } from './barred-place.ts';
import { LENGTH, sentencesIn } from './clauses.ts';
import { figuresOf } from './figures.ts';
import {
  BARRED_WORDS,
  FREE_WORDS,
  NOT_THERE_WORDS,
  THROUGH_WORDS,
  UPKEEP_WORDS,
  type BarredWords,
} from './lexicon/barred.ts';

const whole = (words: string): RegExp => new RegExp(String.raw`\b(?:${words})(?!\w)`, 'i');
const NAMES = BARRED_WORDS.map((one) => ({ ...one, pattern: whole(one.names) }));
const FREE = whole(FREE_WORDS),
  THROUGH = whole(THROUGH_WORDS),
  UPKEEP = whole(UPKEEP_WORDS),
  NOT_THERE = new RegExp(String.raw`\b(?:${NOT_THERE_WORDS})`, 'i');
const LENGTHS = new RegExp(LENGTH, 'gi');
/** Of these a name stands for whichever of them is meant. */
const UNMEASURED: ReadonlySet<BarredKind> = new Set<BarredKind>([
  'meter',
  'air brick',
  'gully',
  'soakaway field',
  'soakaway',
  'garage door',
]);
const AT_HOUSE: ReadonlySet<BarredKind> = new Set<BarredKind>(['meter', 'air brick', 'gully']);

/** A way past the doors of a row of houses, and one past the ends of their gardens. */
const AT_DOORS =
  /\b(?:past|outside|across|along|behind|in front of|right by) (?:our |the |my )?(?:back (?:doors?|wall)|(?:back|rear) of the (?:house|houses|terrace|row)|houses?|patio doors|kitchen door|bifolds)\b/i;
const AT_ENDS =
  /\b(?:across|along|at|by|down) (?:the )?(?:back|bottom|end|rear|far end)\b(?! (?:of the (?:house|houses|terrace|row)|doors?|wall)\b)|\bbottom of (?:the|our|all the|everyone's) gardens?\b/i;
const ALONG = /\b(?:along|down|up) (?:the |our |my )?(left|right)\b/i;
const LEFT = /\bleft\b(?! (?:free|clear|open|over|to|it|alone)\b)/i,
  RIGHT =
    /\bright\b(?! (?:of (?:way|access)|by|next|outside|now|across|through|along|past|up|down)\b)/i;
const CROSSES =
  /\bfrom\b[^.]{0,30}\bleft\b[^.]{0,40}\bto\b[^.]{0,40}\bright\b|\bfrom\b[^.]{0,30}\bright\b[^.]{0,40}\bto\b[^.]{0,40}\bleft\b/i;
const IN_THE_MIDDLE = /\bgull\w+ (?:right |bang |dead )?in the (?:middle|centre)\b/i;
const MOST_M = 20,
  LEAST_M = 0.3;

function placeOf(kind: BarredKind, words: string): BarredPlace | null {
  const own = words.replace(/\brights? of (?:way|access)\b/gi, 'way'),
    along = ALONG.exec(own)?.[1]?.toLowerCase();
  // from one side to the other it crosses the plot, nobody said how far out
  if (CROSSES.test(own)) return AT_DOORS.test(own) ? 'house' : AT_ENDS.test(own) ? 'back' : null;
  // a yard falls to its middle as often as to the house
  if (kind === 'gully' && IN_THE_MIDDLE.test(own)) return 'middle';
  if (AT_HOUSE.has(kind)) return LEFT.test(own) ? 'left' : RIGHT.test(own) ? 'right' : null;
  if (along) return along as BarredPlace;
  if (kind === 'soakaway' && /\bunder (?:the |our )?(?:lawn|grass|turf|middle)\b/i.test(own))
    return 'middle';
  if (AT_DOORS.test(own)) return 'house';
  if (AT_ENDS.test(own))
    return kind !== 'soakaway field'
      ? 'back'
      : LEFT.test(own)
        ? 'back-left'
        : RIGHT.test(own)
          ? 'back-right'
          : 'back';
  const place = barredPlaceIn(own);
  if (place) return place;
  return LEFT.test(own) ? 'left' : RIGHT.test(own) ? 'right' : null;
}

const isSaid = (
  { needs }: BarredWords,
  sentence: string,
  after: string,
  isMeasured: boolean,
): boolean =>
  needs === 'stands' ||
  FREE.test(sentence) ||
  FREE.test(after) ||
  (needs === 'through' && THROUGH.test(sentence)) ||
  (needs === 'measured' && isMeasured && STRIP.test(sentence)) ||
  (needs === 'upkeep' && UPKEEP.test(sentence) && FOR_UPKEEP.test(sentence));
/** Of ground of others: "we can plant there but not build". */
const MAY_PLANT = /\b(?:can|may|allowed to) (?:still |only )?plant\b/i;
/** What follows is of the same. */
const PRONOUN = /^\W*(?:it|that|this|these|they|so|which|and|nothing|we)\b/i;
const STRIP = /\b(?:strip|easement|margin|bye ?laws?|back|last|end|bottom|along|metres? of)\b/i;
const FOR_UPKEEP =
  /\b(?:has|have|needs?|must|got|every|room|space|able|so (?:that|they|he|she|we))\b/i;

/** Characters to each side of a name in which more is said of it. */
const NEAR = 110,
  MOST_QUOTED = 240;

/** Each kind once, in the order told; metres. */
export function barredIn(text: string): BarredSaid[] {
  const out: BarredSaid[] = [],
    sentences = sentencesIn(text);
  sentences.forEach(({ text: sentence, start }, i) => {
    const after = sentences[i + 1]?.text ?? '';
    for (const one of NAMES) {
      const found = one.pattern.exec(sentence);
      if (!found || out.some(({ kind }) => kind === one.kind)) continue;
      const isSecond = out.at(-1)?.start === start;
      // of what is written without a stop, the words about it; of a second thing, those after its name
      const near = sentence.slice(
          isSecond ? found.index : Math.max(0, found.index - NEAR),
          found.index + found[0].length + NEAR,
        ),
        then = PRONOUN.test(after) ? after : '',
        widthM = UNMEASURED.has(one.kind)
          ? null
          : (widthIn(near, near.indexOf(found[0])) ?? widthIn(then, 0));
      if (NOT_THERE.test(sentence.slice(0, found.index))) continue;
      if (!isSaid(one, near, then, widthM !== null)) continue;
      out.push({
        kind:
          one.kind === 'ground of others' && MAY_PLANT.test(`${near} ${then}`)
            ? 'no-build strip'
            : one.kind,
        place: placeOf(one.kind, near) ?? placeOf(one.kind, then),
        widthM,
        start,
        end: FREE.test(then) ? sentences[i + 1]!.start + then.length : start + sentence.length,
        quote: (sentence.length > MOST_QUOTED ? near : sentence).trim().slice(0, MOST_QUOTED),
      });
      // a sentence tells of one, but of what is on the house wall of several
      if (!AT_HOUSE.has(one.kind)) break;
    }
  });
  return out;
}

/** The length that stands nearest to the name and is neither from the house nor of the garden. */
function widthIn(sentence: string, at: number): number | null {
  const lengths = [...sentence.matchAll(LENGTHS)]
    .filter(
      ({ index, 0: words }) =>
        !/^\W{0,2}(?:\w+ ){0,2}(?:from|off|away|out|long|high|tall|deep garden)\b/i.test(
          sentence.slice(index + words.length),
        ),
    )
    .sort((a, b) => Math.abs(a.index - at) - Math.abs(b.index - at));
  for (const [words] of lengths) {
    const metres = figuresOf(words).metres[0];
    if (metres !== undefined && metres >= LEAST_M && metres <= MOST_M) return metres;
  }
  return null;
}
