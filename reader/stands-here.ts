/**
 * Whatever is told to be in this garden now, by a rule for all nouns: a noun phrase that is said to be there with a place or a size, or
 * that is said to stay. What it is called matters only where lists know it; else it stands under its own words.
 */
import type { CompassPoint } from '#engine/model/brief.ts';
import type { MentionPlace, Stretch } from '#engine/model/reading.ts';
import { LENGTH, sentencesIn } from './clauses.ts';
import { figuresOf, pointOf } from './figures.ts';
import { placeAt } from './places.ts';
import {
  DETERMINER,
  ELSEWHERE,
  ELSEWHERE_AFTER,
  GOES,
  IS_THERE,
  KEEP_BEFORE,
  NAME_ENDS,
  NOT_A_THING,
  NOT_KEPT,
  OPEN,
  PARTICIPLE,
  RENEWED,
  SOLD_IN_FEET,
  SOME_OF,
  STAYS,
  WISHED,
  WORKED,
} from './stands-here-words.ts';

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
  quote: string;
};

type Word = { text: string; start: number; end: number };
/** `isBare`: without an article; `opens`: its clause begins with it. */
type Phrase = {
  start: number;
  end: number;
  head: string;
  isBare: boolean;
  opens: boolean;
  isFirst: boolean;
};

const WORD = /[a-z]+(?:['-][a-z]+)*|\d+(?:[.,]\d+)*|[^\s\w]/gi;
const MOST_WORDS = 5;
const CONTENT = /^[a-z][a-z'-]+$/;

const ofText = (text: string): Word[] =>
  [...text.matchAll(WORD)].map((match) => ({
    text: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));

/** Of one sentence: after an article or a possessive, or bare where a clause begins. */
function phrasesIn(sentence: string): Phrase[] {
  const words = ofText(sentence);
  const out: Phrase[] = [];
  for (let i = 0; i < words.length; i++) {
    const isBare = !DETERMINER.test(words[i]!.text),
      opens = i === 0 || /^[:;(,\-–—.]$/.test(words[i - 1]!.text);
    if (isBare && !opens) continue;
    const first = i;
    let from = i;
    while (from < words.length && DETERMINER.test(words[from]!.text)) from++;
    let to = from;
    while (
      to < words.length &&
      to - from < MOST_WORDS &&
      CONTENT.test(words[to]!.text) &&
      !NAME_ENDS.test(words[to]!.text.replace(/'s$/, ''))
    ) {
      if (to > from && PARTICIPLE.test(words[to]!.text)) break;
      to++;
      // "Bar's staying", "Patio's 3 x 2"
      if (words[to - 1]!.text.endsWith("'s")) break;
    }
    if (to === from) continue;
    let head = words[to - 1]!.text;
    if (SOME_OF.test(head) && words[to]?.text === 'of') {
      let next = to + 1;
      while (next < words.length && DETERMINER.test(words[next]!.text)) next++;
      const first = next;
      while (
        next < words.length &&
        next - first < MOST_WORDS &&
        CONTENT.test(words[next]!.text) &&
        !NAME_ENDS.test(words[next]!.text)
      )
        next++;
      if (next > first) {
        to = next;
        head = words[to - 1]!.text;
      }
    }
    const isOwner = head.endsWith("'s"),
      last = words[to - 1]!;
    out.push({
      start: words[from]!.start,
      end: isOwner ? last.end - 2 : last.end,
      head: head.replace(/'s$/, ''),
      isBare,
      opens,
      isFirst: first === 0,
    });
    i = Math.max(i, to - 1);
  }
  return out;
}

/** What may lie between a thing and its place or size. */
const LINK =
  /^(?:[\s,(:–—-]|'s\b|\b(?:is|are|it'?s|its|stands?|standing|sits?|sitting|lies|lives?|runs?|built|parked|tucked|stuck|which|that|about|approx(?:imately)?|roughly|some|maybe|comes?|eats?|takes?(?: up)?|measures|measuring|one|far|very|in the|hidden|say|near enough|more or less|bang|dead|right|just|up|down|all|on|it|he|she|they|we|i|put|has|currently|obviously|again|upside|halfway|half way|(?:two|2) thirds|a third|at|in|the|of|on plan|by|feet|foot|ft|m|metres?|x|long|wide|high|deep|square|round|size|and|only|huge|old|lovely|ancient|massive|big|small|iron grille across|grown|growing|doing well)\b|\d+(?:[.,]\d+)?(?:\s?(?:m|ft|'|")\b)?)*$/i;
const PAIR = new RegExp(
  String.raw`(${LENGTH}|\d+(?:[.,]\d+)?) ?(?:x|by|×) ?(${LENGTH}|\d+(?:[.,]\d+)?)`,
  'i',
);
/** Both figures without a unit are feet from here on: sheds are sold so. */
const FEET_FROM = 5;
const LEAST_M = 0.4,
  MOST_M = 16;
/** A list goes on so far after the words that begin it, characters. */
const SENTENCE_BEFORE = 180;
/** So far after its name what is said of a thing is looked for, characters. */
const REACH = 110;

/** "Eleven feet of it". */
const ALONE = new RegExp(
  String.raw`(${LENGTH}|(?:seven|eight|nine|ten|eleven|twelve|fifteen|twenty) (?:feet|foot|ft|metres?)) (?:of it|long)\b`,
  'i',
);

/** Measured in metres where another length of the text is, and none in feet. */
const isMetric = (text: string): boolean =>
  /\d ?(?:m|metres?|meters?)\b/i.test(text) && !/\d ?(?:ft|foot|feet|')/i.test(text);

function sizeOf(pair: RegExpExecArray, inMetres: boolean): number[] | null {
  const [, a, b] = pair,
    hasUnit = /[a-z'"]/i.test(`${a}${b}`),
    isFeet = !hasUnit && !inMetres && Math.max(Number(a), Number(b)) >= FEET_FROM;
  const { metres } = figuresOf(
    isFeet ? `${a} ft by ${b} ft` : `${a} by ${b}${hasUnit ? '' : ' m'}`,
  );
  return metres.length === 2 && metres.every((m) => m >= LEAST_M && m <= MOST_M) ? metres : null;
}

/** Its size, said right after it or at the beginning of a later piece of its sentence. */
function sizeIn(said: string, inMetres: boolean): { metres: number[]; at: number } | null {
  const found = linked(said, (piece) => {
    const pair = PAIR.exec(piece);
    const metres = pair && sizeOf(pair, inMetres);
    if (metres) return { index: pair.index, value: metres };
    const alone = ALONE.exec(piece);
    return alone && { index: alone.index, value: figuresOf(alone[1]!).metres.slice(0, 1) };
  });
  return found?.value.length ? { metres: found.value, at: found.at } : null;
}

/** What is found right after a name, or where a piece of the sentence after it begins. */
function linked<T>(
  said: string,
  find: (piece: string) => { index: number; value: T } | null,
): { value: T; at: number } | null {
  for (const start of [
    0,
    ...[...said.matchAll(/[,(–—]\s?|\. (?=yes\b|it'?s )/gi)].map(({ index }) => index + 1),
  ]) {
    const piece = said.slice(start),
      found = find(piece);
    if (found && LINK.test(piece.slice(0, found.index)))
      return { value: found.value, at: start + found.index };
  }
  return null;
}
const placeOf = (said: string): MentionPlace | null =>
  linked(said, (piece) => {
    const found = placeAt(piece);
    return found && { index: found.index, value: found.place };
  })?.value ?? null;

const POINT = String.raw`(?:north|south)(?:[- ]?(?:east|west))?|east|west`;
const AT_A_POINT = new RegExp(
  String.raw`\b(?:on|along|against|at|near|by|in) the (${POINT})(?:ern)? (?:fence|wall|boundary|hedge|side|edge|border|corner|end)\b`,
  'i',
);
/** "On the north-west fence": which way from the middle of the garden. */
const pointIn = (said: string): CompassPoint | null => {
  const found = linked(said, (piece) => {
    const match = AT_A_POINT.exec(piece);
    return match && { index: match.index, value: match[1]! };
  });
  return found && (pointOf(found.value) as CompassPoint | null);
};

/** "On the left going up is a garage, then a shed": the place comes first. */
const INVERTED =
  /^(?:and |then |so )?(?:(?:on|in|at|down|along|up|over|against|near|by|outside|to)\b|(?:far|back|bottom|top|dead)\b)[^,;:]{0,50}\b(?:is|are|there'?s|there (?:is|are)|stands?|sits?|we(?: have|'ve(?: got)?)|i(?: have|'ve(?: got)?))\b(?:[^,;:]{0,24}(?:,|\bthen\b|\band\b))*[^,;:]{0,12}$/i;

/** The words of its own clause before it. */
const clauseBefore = (before: string): string => before.split(/[,;:(]|\bbut\b|\band\b/).at(-1)!;
/** Told of as where something else is: "by the shed", "under the oak". */
const BESIDE_IT =
  /\b(?:by|near|from|behind|beside|against|along|round|around|off|to|at|over|between|outside|onto|into|in|on|past|out|of|up|down|for|under|through|via|inside|across|like|than|with|as|about|towards|next to|without)(?: (?:the|our|my|his|her|their|an?|this|that|one|old|existing))* ?$/i;

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

/** Each thing once, in the order told. `known`: where the lists know a thing. */
export function thingsHere(text: string, known: readonly Stretch[]): ThingHere[] {
  const out: ThingHere[] = [],
    sentences = sentencesIn(text),
    inMetres = isMetric(text);
  for (const [n, { text: sentence, start }] of sentences.entries()) {
    const phrases = phrasesIn(sentence).map((one) => cutToKnown(one, sentence, start, known)),
      isAsked = sentence.endsWith('?'),
      isListed = LISTED.test(sentence) || /^\d{1,2}\.?$/.test(sentences[n - 1]?.text ?? '');
    for (const [i, phrase] of phrases.entries()) {
      if (NOT_A_THING.test(phrase.head)) continue;
      const before = sentence.slice(0, phrase.start),
        own = saidAfter(sentence, phrase.end, sentences[n + 1]?.text ?? ''),
        isKnown = known.some(
          (one) => one.start < start + phrase.end && one.end >= start + phrase.end,
        );
      if (phrase.isBare && !isKnown && !(i === 0 && OF_SUBJECT.test(own))) continue;
      if (worked(before, phrase, sentence)) {
        const at = placeAt(sentence.slice(phrase.start, phrase.start + 30)),
          size = sizeIn(own.slice(own.search(/,|\(/) + 1), inMetres),
          end =
            phrase.start +
            /^(?:\w+ ){0,3}?(?:corner|end|side|bit|part|half|left|right|middle)\b/i.exec(
              sentence.slice(phrase.start),
            )![0].length;
        out.push({
          start: start + phrase.start,
          end: start + end,
          name: 'vegetable plot',
          place: at?.place ?? null,
          point: null,
          sizeM: size?.metres ?? null,
          sizeAt: null,
          isKept: true,
          isWorked: true,
          quote: sentence.slice(phrase.start, phrase.start + 60),
        });
        continue;
      }
      if (ELSEWHERE.test(clauseBefore(before)) || ELSEWHERE_AFTER.test(own)) continue;
      const isBeside = BESIDE_IT.test(before),
        keepBefore = KEEP_BEFORE.test(before) && !NOT_KEPT.test(before),
        stays =
          isAsked || (isBeside && !OF_ITSELF.test(own))
            ? null
            : (staysAfter(sentence, phrases, i) ??
              (isLastSubject(sentence, phrases, i) && spared(sentences[n + 1]?.text ?? '')
                ? REACH
                : null));
      if (!keepBefore && isWished(before)) continue;
      const isKept = (keepBefore || stays !== null) && !OPEN.test(sentence);
      if (!isKept && (isAsked || stays !== null || OPEN.test(sentence))) continue;
      if (GOES.test(own.slice(0, stays ?? REACH).split(/ but /)[0]!) && !keepBefore) continue;
      const near = upToNext(sentence, phrases, i, own);
      const isInverted = INVERTED.test(before) && !isBeside,
        place = placeOf(near) ?? (isInverted ? (placeAt(before)?.place ?? null) : null),
        point = pointIn(near),
        size = sizeIn(near, inMetres && !SOLD_IN_FEET.test(phrase.head)),
        isPlaced = place !== null || point !== null || size !== null;
      const isThere =
        isInverted ||
        IS_THERE.test(before.slice(-SENTENCE_BEFORE)) ||
        /^(?:'s| is| are| stands?| sits?| lies| lives?)\b/.test(own) ||
        (phrase.opens &&
          !isListed &&
          /^(?:,| \d| \(| in | on | at | by | along | against )/.test(own));
      // "the pole is the side return" says what it is called
      if (!isKept && /^ (?:is|are) (?:the|a|an|our|my)\b/.test(own)) continue;
      // one of a list of which nothing says that it is there
      if (!isKept && phrase.isBare && !phrase.isFirst && !IS_THERE.test(before)) continue;
      const isTold = isKept
        ? isKnown || isPlaced || isThere || keepBefore
        : !isBeside && !RENEWED.test(phrase.head) && isThere && isPlaced;
      if (!isTold) continue;
      const sizeAt = size && start + phrase.end + size.at,
        // "a lump of concrete …, it's the shelter from the war, about 2 x 1.5": one thing under two names
        same = out.find((one) => sizeAt !== null && one.sizeAt === sizeAt);
      if (same) out.splice(out.indexOf(same), 1);
      out.push({
        start: start + phrase.start,
        end: start + phrase.end,
        name: sentence.slice(phrase.start, phrase.end),
        place: place ?? same?.place ?? null,
        point,
        sizeM: size?.metres ?? null,
        sizeAt,
        isKept,
        quote: sentence.slice(Math.max(0, phrase.start - 20), phrase.end + 50).trim(),
      });
    }
  }
  return out;
}

/** What is said of it: the rest of its sentence, and the next where that only goes on ("There's a well. Yes really, near enough the middle"). */
function saidAfter(sentence: string, end: number, next: string): string {
  const own = sentence.slice(end, end + REACH).split(';')[0]!;
  return /^[.!]?$/.test(own.trim()) && /^(?:yes\b|it'?s\b)/i.test(next)
    ? `${own} ${next}`.slice(0, REACH)
    : own;
}

/** What is said of it before the next thing that is named by itself. */
function upToNext(sentence: string, phrases: readonly Phrase[], i: number, own: string): string {
  const next = phrases
    .slice(i + 1)
    .find(
      ({ isBare, head, start }) =>
        !isBare && !NOT_A_THING.test(head) && !BESIDE_IT.test(sentence.slice(0, start)),
    );
  return next ? own.slice(0, Math.max(0, next.start - phrases[i]!.end)) : own;
}

const worked = (before: string, phrase: Phrase, sentence: string): boolean =>
  WORKED.test(before) &&
  /^(?:\w+ ){0,3}?(?:corner|end|side|bit|part|half|left|right|middle)\b/i.test(
    sentence.slice(phrase.start),
  );

/** "Tiled path gate to door" is a path: what no list knows after what one does is no part of its name. */
function cutToKnown(
  phrase: Phrase,
  sentence: string,
  start: number,
  known: readonly Stretch[],
): Phrase {
  if (!NOT_A_THING.test(phrase.head)) return phrase;
  const within = known.findLast(
    (one) => one.start >= start + phrase.start && one.end < start + phrase.end,
  );
  if (!within) return phrase;
  const end = within.end - start;
  return {
    ...phrase,
    end,
    head: sentence.slice(phrase.start, end).toLowerCase().split(' ').at(-1)!,
  };
}

/** The next sentence spares what the last one told of: "It's cracked and I love it." */
const spared = (next: string): boolean =>
  /^(?:it|it'?s|that|they|those|these|she|he|not|don'?t|please|keep|leave|we|i)\b/i.test(next) &&
  STAYS.test(next.slice(0, 70)) &&
  !GOES.test(next) &&
  !phrasesIn(next.slice(0, STAYS.exec(next)!.index)).some(({ isBare }) => !isBare);

const isLastSubject = (sentence: string, phrases: readonly Phrase[], i: number): boolean =>
  !phrases
    .slice(i + 1)
    .some(
      ({ head, start, isBare }) =>
        !isBare && !NOT_A_THING.test(head) && !BESIDE_IT.test(sentence.slice(0, start)),
    );

/** Where it is said to stay, as far behind its name; null where it is not, or another thing is. */
function staysAfter(sentence: string, phrases: readonly Phrase[], i: number): number | null {
  const { end } = phrases[i]!,
    said = sentence.slice(end, end + REACH),
    found = STAYS.exec(said);
  if (!found || /[?;]/.test(said.slice(0, found.index))) return null;
  const at = end + found.index;
  // "a bench under the tree which stays": it is the tree
  const nearest = phrases.slice(i + 1).findLast((other) => other.end <= at);
  if (nearest && /^,? ?(?:which|that|who)\b/.test(sentence.slice(nearest.end, at))) return null;
  let last = end;
  for (const other of phrases.slice(i + 1)) {
    if (other.start >= at) break;
    const between = sentence.slice(last, other.start);
    const joins = /^ ?(?:,|and|&|, and)? ?(?:the|our|my|his|her|their|an?|two|both)? ?$/i.test(
      between,
    );
    // what only tells where it is does not stay by itself
    if (!joins && !BESIDE_IT.test(sentence.slice(0, other.start)) && !NOT_A_THING.test(other.head))
      return null;
    last = other.end;
  }
  // "a shed … and to be left alone"
  const tail = said
    .slice(0, found.index)
    .split(/,|\band\b|\bbut\b/)
    .at(-1)!;
  return /\b(?:would|to|i|we|he|she|you|who|manager|should)\b/i.test(tail) &&
    !/\b(?:has|have|had|needs?|is|are|must|ought) to\b|^ ?(?:that|it|they|which|and)? ?to$|^ ?(?:i|we|please|so|but)? ?$/i.test(
      tail.trim(),
    )
    ? null
    : found.index;
}
