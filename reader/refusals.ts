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
  RELATIVE,
  PRONOUN,
  DETERMINER,
  LISTED,
  WISHED,
  type RefusedSpan,
} from './refusal-words.ts';
import { kindFamily } from './tag.ts';

const LONGEST = 7,
  LONGEST_CLAUSE = 16;

/** Kinds of the lists that are things of a garden, and so may be refused by "no" alone. */
const isOfGarden = (kind: string): boolean =>
  kindFamily(kind) === 'thing' || kind === 'style' || kind === 'material' || kind === 'colour';
/** What plants and ground are refused for, and work that is. */
const QUALITIES =
  /^(?:thorns?|thorny|prickl(?:y|es)|spik(?:y|es)|spines?|sharp|flowers?|mowing|weeding|watering|pruning|pots?|containers?|baskets?|berries|branches|roots?|leaves|edges|bees|wasps|steps?|slopes?|ponds?|water|grass|lawns?|turf|plastic|fake|artificial|astro\w*|trees?|poles?|walls?|lights?|lighting|stripes?|vision|gnomes?|ornaments?|noise|smells?|smoke|mulch|bark|gravel|stones?|pebbles|slabs?|concrete|paving|decking|wood|timber|metal|glass|rendered?|grey|white|furniture|cushions|maintenance)$/;

const isMark = (text: string): boolean => /^[^\p{L}\d]+$/u.test(text);

/** Every refused phrase, in order. */
export function refusedSpans(seen: Seen): RefusedSpan[] {
  const { words } = seen.words;
  const out: RefusedSpan[] = [];
  for (let at = 0; at < words.length; at++) {
    if (out.some(({ to }) => at < to)) continue;
    const strong = longestAt(words, at, STRONG);
    const length = strong || longestAt(words, at, WEAK);
    if (!length || (!strong && isTold(words, at)) || isRelated(words, at, length)) continue;
    const says = words
      .slice(at, at + length)
      .map(({ text }) => text)
      .join(' ');
    const from = at + length;
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
    if (strong ? chain.length : chain.some((span) => isKnown(seen, span))) out.push(...chain);
  }
  return [...out, ...underHeads(seen, out)].sort((a, b) => a.from - b.from);
}

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

const KNOWN_ONE = /^(?:the|my|our|his|her|their|its)$/;

function isRelated(words: readonly { text: string }[], at: number, length: number): boolean {
  return (
    length > 1 &&
    RELATING.test(words[at - 1]?.text ?? '') &&
    /need/.test(words[at + length - 1]!.text)
  );
}

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
  return to - at > 1 ? { from: at, to, head: at, isQualified: true } : null;
}

/** "There is no path", "2no trees", "a pond with no pump". */
function isTold(words: readonly { text: string; sentence: number }[], at: number): boolean {
  const before = words[at - 1];
  return (
    before !== undefined &&
    before.sentence === words[at]!.sentence &&
    (TELLS.test(before.text) || NUMBERED.test(before.text))
  );
}

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
        !WISHED.test(words[next]?.text ?? '') &&
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
const ENDS = /^[,;:.!?()\n]$|^(?:and|or|nor|but|because|cos|so|as|no|tho|though|pls|please)$/;
/** No phrase ends with these. */
const LEADING_ON = /^(?:of|to|for|with|in|near|until|till?|than|between|that|which|i|we|a|the)$/;
const OF_ALL = /^(?:it|them|there)$/;
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

/** One noun phrase; null where there is none. */
function phraseFrom(
  seen: Seen,
  from: number,
  sentence: number,
  takesAct: boolean,
): RefusedSpan | null {
  const { words } = seen.words;
  let start = from;
  while (
    start < words.length &&
    (DETERMINER.test(words[start]!.text) || /^["“']$/.test(words[start]!.text))
  )
    start++;
  const first = words[start];
  if (!first || first.sentence !== sentence || isMark(first.text)) return null;
  // "to be screened": what is refused is done and no thing
  if (takesAct && first.text === 'to') {
    let to = start + 1;
    while (
      to < Math.min(words.length, start + LONGEST_CLAUSE) &&
      words[to]!.sentence === sentence &&
      !/^(?:[,;:.!?()\n]|but|because|cos|so|and|i|we)$/.test(words[to]!.text)
    )
      to++;
    return to - start > 1 && words[to - 1]!.text !== 'it' && isOfGround(seen, start, to)
      ? { from: start, to, head: start, isQualified: true }
      : null;
  }
  if (first.text.endsWith('ed') && !/^\p{L}/u.test(words[start + 1]?.text ?? '')) return null;
  if (PRONOUN.test(first.text) || STOPS.test(first.text) || QUALIFIES.test(first.text)) return null;
  let head = start;
  while (
    head < Math.min(words.length, start + LONGEST) &&
    words[head]!.sentence === sentence &&
    !STOPS.test(words[head]!.text) &&
    !LISTED.test(words[head]!.text) &&
    !(head > start && QUALIFIES.test(words[head]!.text))
  )
    head++;
  while (
    head > start &&
    /^(?:at|whatsoever|anywhere|ever|really|again|obviously|once|wanted|other|tho|ok|last|thank|if)$/.test(
      words[head - 1]!.text,
    )
  )
    head--;
  if (head === start) return null;
  let to = head;
  const isQualified =
    QUALIFIES.test(words[head]?.text ?? '') &&
    words[head]!.sentence === sentence &&
    !(words[head]!.text === 'at' && words[head + 1]?.text === 'all');
  if (isQualified) {
    const isClause = RELATIVE.test(words[head]!.text);
    to = head + 1;
    while (
      to < Math.min(words.length, head + LONGEST) &&
      words[to]!.sentence === sentence &&
      !ENDS.test(words[to]!.text) &&
      (isClause || !STOPS.test(words[to]!.text) || OF_ALL.test(words[to]!.text))
    )
      to++;
    while (to > head && LEADING_ON.test(words[to - 1]!.text)) to--;
  }
  return { from: start, to, head, isQualified };
}

/** Something of the garden is done: "to be screened", "to lose the view". */
const isOfGround = ({ phrases, words: { words } }: Seen, from: number, to: number): boolean =>
  words
    .slice(from, to)
    .some(
      ({ text }, i) =>
        ACTS.test(text) ||
        phrases[from + i]?.senses.some(({ kind }) => kindFamily(kind) === 'thing'),
    );
const ACTS =
  /^(?:screen\w*|hedg\w*|overlook\w*|fenc\w*|mow\w*|weed\w*|prun\w*|water\w*|dig\w*|clipp?\w*|view|seen|trimm?\w*|kneel\w*|climb\w*)$/;

/** The last word of its name is one the lists know for a thing of gardens, or a quality that plants are refused for. */
function isKnown({ phrases, words: { words } }: Seen, { from, head }: RefusedSpan): boolean {
  const last = head - 1;
  return (
    phrases[last]?.senses.some(({ kind }) => isOfGarden(kind)) === true ||
    words.slice(from, head).some(({ text }) => QUALITIES.test(text))
  );
}
