/**
 * Whatever is told to be in this garden now, by a rule for all nouns: a noun phrase that is said to be there with a place or a size, or
 * that is said to stay. What it is called matters only where lists know it; else it stands under its own words.
 */
import type { CompassPoint } from '#engine/model/brief.ts';
import type { MentionPlace, Stretch } from '#engine/model/reading.ts';
import { sentencesIn } from './clauses.ts';
import { cutToKnown, isBeside, isNamedByItself, type Phrase, phrasesIn } from './noun-phrases.ts';
import { placeAt } from './places.ts';
import {
  ELSEWHERE,
  ELSEWHERE_AFTER,
  GOES,
  IS_THERE,
  KEEP_BEFORE,
  KEPT_OFF,
  NOT_A_THING,
  NOT_KEPT,
  OPEN,
  RENEWED,
  SOLD_IN_FEET,
  WISHED,
  WORKED,
} from './stands-here-words.ts';
import { INVERTED, isMetric, placeSaid, pointIn, sizeIn } from './stands-where.ts';
import { isLastSubject, REACH, spared, staysAfter } from './stays-said.ts';

export type ThingHere = {
  /** Of its name without its article, in the text. */
  start: number;
  end: number;
  name: string;
  place: MentionPlace | null;
  /** Towards which point of the compass, where its place was told by one. */
  point: CompassPoint | null;
  /** One or two lengths, metres. */
  sizeM: number[] | null;
  /** Where its size stands in the text. */
  sizeAt: number | null;
  /** It was said to stay; else only that it is there. */
  isKept: boolean;
  /** Ground that somebody digs. */
  isWorked?: true;
};

/** No sentence is read further back: what was dictated has no full stops. Characters. */
const MOST_BEFORE = 400;
/** A list goes on so far after the words that begin it, characters. */
const SENTENCE_BEFORE = 180;
/** The words of its own clause before it. */
const clauseBefore = (before: string): string => before.split(/[,;:(]|\bbut\b|\band\b/).at(-1)!;
/** In few words a thing with a size or a place is a wish (reader/plain-brief.ts). */
const SHORT_WORDS = 95;
const NOW = /^[\s,(–-]*(?:currently|already|at present|at the moment|existing|now)\b/i;
/** Lines of a list are under a heading that another rule reads. */
const LISTED = /^(?:[-*•]|\d{1,2}[.):]) /;
/** What may be said of a bare word that no list knows, for it to be a thing: that it is there, or stays. */
const OF_SUBJECT =
  /^(?:'s\b| is\b| isn'?t\b| are\b| stays?\b| staying\b| (?:must|to|has to) (?:stay|remain)\b)/i;

/** "… under the old tree, which stays". */
const OF_ITSELF = /^,? ?(?:which|that|who)(?:'s| is| must| has to| can| will)? (?:stay|remain)/i;

/** What comes after a wish is wished for, until the words say again what is there. */
function isWished(before: string): boolean {
  const there = [...before.matchAll(new RegExp(IS_THERE, 'gi'))].at(-1);
  return WISHED.test(there ? before.slice(there.index + there[0].length) : before);
}

/** One phrase with the words round it. */
type Said = {
  sentence: string;
  phrases: readonly Phrase[];
  i: number;
  before: string;
  /** After its name. */
  own: string;
  /** The sentence after. */
  next: string;
  isKnown: boolean;
  isListed: boolean;
  isShort: boolean;
  inMetres: boolean;
};

/** Each thing once, in the order told. `known`: where the lists know a thing. */
export function thingsHere(text: string, known: readonly Stretch[]): ThingHere[] {
  const out: ThingHere[] = [],
    sentences = sentencesIn(text),
    inMetres = isMetric(text),
    isShort = text.split(/\s+/).length <= SHORT_WORDS;
  for (const [n, { text: sentence, start }] of sentences.entries()) {
    const phrases = phrasesIn(sentence).map((one) => cutToKnown(one, sentence, start, known)),
      isListed = LISTED.test(sentence) || /^\d{1,2}\.?$/.test(sentences[n - 1]?.text ?? ''),
      next = sentences[n + 1]?.text ?? '';
    for (const [i, phrase] of phrases.entries()) {
      const said: Said = {
        sentence,
        phrases,
        i,
        before: sentence.slice(Math.max(0, phrase.start - MOST_BEFORE), phrase.start),
        own: saidAfter(sentence, phrase.end, next),
        next,
        isKnown: known.some(
          (one) => one.start < start + phrase.end && one.end >= start + phrase.end,
        ),
        isListed,
        isShort,
        inMetres,
      };
      const found = worked(said) ?? thingOf(said);
      if (!found) continue;
      const one = {
        ...found,
        start: start + found.start,
        end: start + found.end,
        sizeAt: found.sizeAt === null ? null : start + found.sizeAt,
      };
      // "a lump of concrete …, it's the shelter from the war, about 2 x 1.5": one thing under two names
      const same = out.findIndex(({ sizeAt }) => sizeAt !== null && sizeAt === one.sizeAt);
      if (same >= 0) one.place ??= out.splice(same, 1)[0]!.place;
      out.push(one);
    }
  }
  return out;
}

/** Stretches are of its sentence. */
function thingOf(said: Said): ThingHere | null {
  const { sentence, phrases, i, before, own, isKnown } = said,
    phrase = phrases[i]!,
    name = sentence.slice(phrase.start, phrase.end);
  if (
    NOT_A_THING.test(phrase.head) ||
    (phrase.isBare && !isKnown && !isSubject(said)) ||
    ELSEWHERE.test(clauseBefore(before)) ||
    ELSEWHERE_AFTER.test(own)
  )
    return null;
  const isAside = isBeside(before),
    keepBefore = KEEP_BEFORE.test(before) && !NOT_KEPT.test(before) && !KEPT_OFF.test(own),
    stays = staysAt(said, isAside),
    isOpen = OPEN.test(sentence),
    isKept = (keepBefore || stays !== null) && !isOpen;
  if (!keepBefore) {
    if (isWished(before)) return null;
    // "has had its day but leave it": the last word counts
    const until = own.slice(0, stays ?? REACH),
      isSpared = stays !== null && /\bbut\b/.test(until);
    if (!isSpared && GOES.test(`${name}${until.split(/ but /)[0]!}`)) return null;
  }
  if (!isKept && (sentence.endsWith('?') || stays !== null || isOpen)) return null;
  const near = upToNext(said),
    isInverted = INVERTED.test(before) && !isAside,
    place = placeSaid(near) ?? (isInverted ? (placeAt(before)?.place ?? null) : null),
    point = pointIn(near),
    size = sizeIn(near, said.inMetres && !SOLD_IN_FEET.test(phrase.head)),
    isPlaced = place !== null || point !== null || size !== null,
    isThere = isInverted || isSaidToBe(said);
  const isTold = isKept
    ? isKnown || isPlaced || isThere || keepBefore
    : isThere && isPlaced && !isAside && !RENEWED.test(phrase.head) && isOfItself(said);
  return isTold
    ? {
        start: phrase.start,
        end: phrase.end,
        name,
        place,
        point,
        sizeM: size?.metres ?? null,
        sizeAt: size ? phrase.end + size.at : null,
        isKept,
      }
    : null;
}

/** A bare word that no list knows begins its sentence, and is said to be somewhere and to stay, or to be. */
const isSubject = ({ sentence, phrases, i, own }: Said): boolean =>
  phrases[i]!.isFirst &&
  (OF_SUBJECT.test(own) || (placeSaid(own) !== null && staysAfter(sentence, phrases, i) !== null));

/** How far behind its name it is said to stay. */
function staysAt({ sentence, phrases, i, own, next }: Said, isAside: boolean): number | null {
  if (sentence.endsWith('?') || (isAside && !OF_ITSELF.test(own))) return null;
  return (
    staysAfter(sentence, phrases, i) ??
    (isLastSubject(sentence, phrases, i) && spared(next) ? REACH : null)
  );
}

const isSaidToBe = ({ before, own, phrases, i, isListed, isShort }: Said): boolean =>
  IS_THERE.test(before.slice(-SENTENCE_BEFORE)) ||
  /^(?:,[^,;.]{1,30},)?(?:'s| is| are| stands?| sits?| lies| lives?|(?: to the \w+)? comes? (?:down|out|up))\b/.test(
    own,
  ) ||
  NOW.test(own) ||
  (phrases[i]!.opens &&
    !isListed &&
    !isShort &&
    /^(?:,| \d| \(| in | on | at | by | along | against )/.test(own));

/** Neither what a part of the garden is called ("the pole is the side return"), nor one of a list of which nothing says that it is there. */
const isOfItself = ({ before, own, phrases, i }: Said): boolean =>
  !/^ (?:is|are) (?:the|a|an|our|my)\b/.test(own) &&
  (!phrases[i]!.isBare || phrases[i]!.isFirst || IS_THERE.test(before));

/** What is said of it: the rest of its sentence, and the next where that only goes on ("There's a well. Yes really, near enough the middle"). */
function saidAfter(sentence: string, end: number, next: string): string {
  const own = sentence.slice(end, end + REACH).split(';')[0]!;
  return /^[.!]?$/.test(own.trim()) && /^(?:yes\b|it'?s\b)/i.test(next)
    ? `${own} ${next}`.slice(0, REACH)
    : own;
}

/** What is said of it before the next thing that is named by itself. */
function upToNext({ sentence, phrases, i, own }: Said): string {
  const next = phrases.slice(i + 1).find((one) => isNamedByItself(sentence, one));
  return next ? own.slice(0, Math.max(0, next.start - phrases[i]!.end)) : own;
}

/** A piece of the ground by its place alone. */
const GROUND = /^(?:\w+ ){0,3}?(?:corner|end|side|bit|part|half|left|right|middle)\b/i;
/** "Has dug the far right corner for twenty years, roughly 4m x 5m." */
function worked({ sentence, phrases, i, before, own, inMetres }: Said): ThingHere | null {
  const { start } = phrases[i]!,
    ground = WORKED.test(before) ? GROUND.exec(sentence.slice(start)) : null;
  if (!ground) return null;
  const size = sizeIn(own.slice(own.search(/,|\(/) + 1), inMetres);
  return {
    start,
    end: start + ground[0].length,
    name: 'vegetable plot',
    place: placeAt(`in the ${ground[0]}`)?.place ?? null,
    point: null,
    sizeM: size?.metres ?? null,
    sizeAt: null,
    isKept: true,
    isWorked: true,
  };
}
