/** What is refused, in the words it is refused in: the denying words, how far down a list they reach, and lists under a heading that refuses. */
import type { Seen } from './features.ts';
import { underHeads } from './refused-lists.ts';
import {
  STRONG,
  WEAK,
  OF_LIKING,
  RELATING,
  TELLS,
  TOLD_AFTER,
  NUMBERED,
  STOPS,
  QUALIFIES,
  LISTED,
  WISHED,
  type RefusedSpan,
} from './refusal-words.ts';
import { LONGEST, LONGEST_CLAUSE, OF_ALL, isKnown, phraseFrom } from './refused-phrase.ts';

/** Every refused phrase, in order. */
export function refusedSpans(seen: Seen): RefusedSpan[] {
  const { words } = seen.words;
  const out: RefusedSpan[] = [];
  for (let at = 0; at < words.length; at++) {
    if (out.some(({ to }) => at < to)) continue;
    const strong = longestAt(words, at, STRONG);
    const length = strong || longestAt(words, at, WEAK);
    if (!length || (!strong && isTold(words, at)) || isRelated(words, at, length)) continue;
    if (isOfLittle(words, at + length)) continue;
    const says = words
      .slice(at, at + length)
      .map(({ text }) => text)
      .join(' ');
    const from = at + length;
    // "I go nowhere in anything but wellies" refuses none
    if (says === 'anything but' && /^(?:in|on|with|for|to)$/.test(words[at - 1]?.text ?? ''))
      continue;
    if (
      says === 'not' &&
      (!BEGINS.test(words[at - 1]?.text ?? '.') || NO_MORE_THAN.test(words[at + 1]?.text ?? ''))
    )
      continue;
    // "Not the walnut at the top": the one that is there is spared
    if (says === 'not' && KNOWN_ONE.test(words[from]?.text ?? '')) continue;
    if (says === 'nothing') {
      const clause = nothingFrom(seen, at);
      if (clause) out.push(clause);
      continue;
    }
    if (OF_LIKING.test(says) && KNOWN_ONE.test(words[from]?.text ?? '')) continue;
    const takesAct = strong > 0 && says.endsWith('want');
    const fronted = takesAct ? frontedBefore(seen, at, from) : null;
    if (fronted) {
      out.push(fronted);
      continue;
    }
    const chain = chainFrom(seen, from, words[at]!.sentence, strong > 0, takesAct);
    // "no more lawn than you need" is some, and "she can't abide hens and we have six" keeps them
    if (HAS_SOME.test(wordsAfter(seen, chain.at(-1)?.to ?? from))) continue;
    if (strong ? chain.length : chain.some((span) => isKnown(seen, span))) out.push(...chain);
  }
  return [
    ...out,
    ...underHeads(seen, out),
    ...deniedNext(seen),
    ...otherThan(seen),
    ...saidNo(seen),
  ].sort((a, b) => a.from - b.from);
}

/** "Artificial grass NO, real grass yes": the thing that the word stands behind. */
function saidNo(seen: Seen): RefusedSpan[] {
  const { words } = seen.words;
  return words.flatMap(({ text, sentence }, at) => {
    const next = words[at + 1];
    if (text !== 'no' || (next && next.sentence === sentence && !/^[,;.!)\n]$/.test(next.text)))
      return [];
    const thing = seen.phrases[at - 1];
    if (!thing || thing.to !== at || words[thing.from]!.sentence !== sentence) return [];
    const span = { from: thing.from, to: at, head: at, isQualified: false };
    return isKnown(seen, span) ? [span] : [];
  });
}

/** "Something evergreen that isn't laurel or leylandii". */
function otherThan(seen: Seen): RefusedSpan[] {
  const { words } = seen.words;
  return words.flatMap(({ text, sentence }, at) => {
    if (!/^(?:that|which)$/.test(text)) return [];
    const length = longestAt(words, at + 1, IS_NOT);
    const before = words
      .slice(Math.max(0, at - 4), at)
      .filter((word) => word.sentence === sentence)
      .map((word) => word.text);
    if (!length || !before.some((word) => ANY_ONE.test(word))) return [];
    const chain = chainFrom(seen, at + 1 + length, sentence, false, false);
    return chain.some((span) => isKnown(seen, span)) ? chain : [];
  });
}
const IS_NOT = /^(?:isn't|isnt|is not|aren't|arent|are not)(?: just)?$/;
const ANY_ONE =
  /^(?:something|anything|one|ones|plants?|hedge|hedging|screen|trees?|shrubs?|surface|material)$/;

/** "My other half wants artificial grass. I do not.": what somebody else wants, who writes does not. */
function deniedNext(seen: Seen): RefusedSpan[] {
  const { words, sentences } = seen.words;
  return sentences.flatMap(({ from, to }, i) => {
    const before = sentences[i - 1];
    const says = words
      .slice(from, to)
      .map(({ text }) => text)
      .join(' ');
    if (!before || !DENIES.test(says)) return [];
    for (let at = before.to - 1; at > before.from; at--)
      if (WANTS.test(words[at]!.text) && !/^(?:i|we)$/.test(words[at - 1]!.text))
        return chainFrom(seen, at + 1, i - 1, true, false);
    return [];
  });
}
const DENIES =
  /^(?:(?:but|and|well) )?(?:(?:i|we) (?:(?:really |certainly )?(?:do|would|am|are) not|(?:do|would)n'?t|'m not|'re not)|i'm not|we're not|not me|no (?:way|chance|thanks))(?: \w+)? ?[.!]*$/;
const WANTS = /^(?:wants|fancies|likes|prefers|suggested|suggests)$/;

function longestAt(
  words: readonly { text: string; sentence: number }[],
  at: number,
  pattern: RegExp,
): number {
  for (let length = 5; length > 0; length--) {
    const own = words.slice(at, at + length);
    if (
      own.length === length &&
      own.every(({ sentence }) => sentence === own[0]!.sentence) &&
      pattern.test(own.map(({ text }) => text).join(' '))
    )
      return length;
  }
  return 0;
}

/** "Grass on the steep we do not want to cut any more": what is refused comes first. */
const SUBJECT = /^(?:i|we|she|he|they|you)$/;
const KEEPS_UP =
  /^(?:to (?:cut|mow|keep|have|see|weed|water|look after|look at|maintain)|any more|anymore|at all|[.!?;,\n])/;
function frontedBefore(seen: Seen, at: number, after: number): RefusedSpan | null {
  const { words } = seen.words;
  const { sentence } = words[at]!;
  const own = seen.words.sentences[sentence]!;
  if (!SUBJECT.test(words[at - 1]?.text ?? '') || at - 1 <= own.from) return null;
  const rest = words.slice(after, Math.min(after + 5, own.to)).map(({ text }) => text);
  const acts = KEEPS_UP.exec(rest.join(' '));
  if (!acts) return null;
  // nothing follows the act that it could be done to
  const left = rest.join(' ').slice(acts[0].length).trim();
  if (acts[0].startsWith('to') && !/^(?:any ?more|again|[.,;!?]|$)/.test(left)) return null;
  let from = own.from;
  while (from < at - 1 && !/\p{L}/u.test(words[from]!.text)) from++;
  const to = at - 1;
  if (to - from > LONGEST || words.slice(from, to).some(({ text }) => STOPS.test(text)))
    return null;
  let head = from;
  while (head < to && !QUALIFIES.test(words[head]!.text)) head++;
  const span = { from, to, head, isQualified: head < to };
  return head > from && isKnown(seen, span) ? span : null;
}

const HAS_SOME = /^(?:than\b|and (?:we|i)(?: have|'ve|'ve got)\b)/;
const wordsAfter = ({ words: { words } }: Seen, at: number): string =>
  words
    .slice(at, at + 4)
    .map(({ text }) => text)
    .join(' ');
const KNOWN_ONE = /^(?:the|my|our|his|her|their|its)$/;

function isRelated(words: readonly { text: string }[], at: number, length: number): boolean {
  return (
    length > 1 &&
    RELATING.test(words[at - 1]?.text ?? '') &&
    /need/.test(words[at + length - 1]!.text)
  );
}

/** "..., not slabs"; "why not a pond" asks. */
const NO_MORE_THAN =
  /^(?:just|even|only|sure|merely|counting|wanting|bothered|fussed|keen|loads|lots|tons|masses|heaps|too|many|much|all|always|really|necessarily|big|so|such)$/;
const BEGINS = /^(?:[.,;:!?()–—\n-]|and|but|so|please)$/;

/** "Nothing at face height", "nothing poisonous"; "nothing but mud" and "nothing grows" tell. */
const NOTHING_OF =
  /^(?:at|over|above|with|too|that|which|scented|poisonous|toxic|prickly|thorny|spiky|tall|high|heavy|formal|fussy|plastic|loose|sharp|artificial|twee|modern|pink|red|yellow|orange|purple|white|blue|black|fancy|hung|hanging|fixed|permanent|breakable|fiddly)$/;
function nothingFrom(seen: Seen, at: number): RefusedSpan | null {
  const { words } = seen.words;
  const { sentence } = words[at]!;
  if (/^(?:all|the|present)$/.test(words[at + 2]?.text ?? '')) return null;
  if (!NOTHING_OF.test(words[at + 1]?.text ?? '') || words[at + 1]!.sentence !== sentence)
    return null;
  let to = at + 2;
  while (
    to < Math.min(words.length, at + LONGEST_CLAUSE / 2) &&
    words[to]!.sentence === sentence &&
    !/^(?:[,;:.!?()\n–—-]|and|or|but|because|cos|so|as|please|i|we|no)$/.test(words[to]!.text)
  )
    to++;
  while (to - at > 1 && ADDED.test(words[to - 1]!.text)) to--;
  return to - at > 1 ? { from: at, to, head: at, isQualified: true } : null;
}
/** "Nothing that needs mowing obviously". */
const ADDED = /^(?:obviously|really|either|thanks|thank|ideally|anyway|again|though|tho|if)$/;

/** "There is no path", "2no trees", "a pond with no pump". */
function isTold(words: readonly { text: string; sentence: number }[], at: number): boolean {
  const before = words[at - 1];
  return (
    before !== undefined &&
    before.sentence === words[at]!.sentence &&
    (TELLS.test(before.text) || NUMBERED.test(before.text))
  );
}

/** "No trees to speak of": there are few, which refuses none. */
function isOfLittle(words: readonly { text: string; sentence: number }[], from: number): boolean {
  const after = words
    .slice(from, from + LONGEST)
    .map(({ text }) => text)
    .join(' ');
  return LITTLE.test(after);
}
const LITTLE = /^[^.,;:!?]* (?:to speak of|worth (?:the name|mentioning))\b/;

/** The phrase after a denying word, and those that its list goes on with. */
function chainFrom(
  seen: Seen,
  from: number,
  sentence: number,
  isStrong: boolean,
  takesAct: boolean,
): RefusedSpan[] {
  const { words } = seen.words;
  const out: RefusedSpan[] = [];
  let at = from;
  while (at < words.length && words[at]!.sentence === sentence) {
    at += longestAt(words, at, FILLER);
    const span = phraseFrom(seen, at, sentence, takesAct && out.length === 0);
    if (!span) break;
    if (
      !isStrong &&
      (TOLD_AFTER.test(words[span.to]?.text ?? '') || TOLD_AFTER.test(words[span.to - 1]!.text))
    )
      break;
    out.push(span);
    let next = span.to;
    const joins: string[] = [];
    while (
      next < words.length &&
      words[next]!.sentence === sentence &&
      LISTED.test(words[next]!.text)
    )
      joins.push(words[next++]!.text);
    // "no trees no poles"; after a comma alone the list must close with "or", or go on denying
    const goesOn =
      joins.includes('no') ||
      joins.includes('or') ||
      joins.includes('nor') ||
      joins.includes('/') ||
      (joins.length > 0 &&
        (!WISHED.test(words[next]?.text ?? '') ||
          (isStrong && /^an?$/.test(words[next]?.text ?? ''))) &&
        (closesWithOr(seen, next, sentence) || (isStrong && joins.every((one) => one === 'and'))));
    if (!goesOn) break;
    at = next;
  }
  // "no seats or cars under it": the place is of all of them
  const last = out.at(-1);
  if (last?.isQualified && OF_ALL.test(words[last.to - 1]!.text))
    for (const one of out) one.isQualified = true;
  return out;
}
/** Before the word is found: "no what do you call it pergola". */
const FILLER = /^(?:what do you call it|whatsit|erm?|um|you know|like|sort of)$/;

/** "..., gravel or pots": within a few words and before any verb. */
function closesWithOr(seen: Seen, from: number, sentence: number): boolean {
  const { words } = seen.words;
  for (let at = from; at < Math.min(words.length, from + 12); at++) {
    const { text, sentence: own } = words[at]!;
    if (own !== sentence) return false;
    if (text === 'or' || text === 'nor') return true;
    if (text !== ',' && STOPS.test(text)) return false;
  }
  return false;
}
