/** One refused phrase: how far it goes, and whether it names anything of a garden. */
import type { Seen } from './features.ts';
import {
  STOPS,
  QUALIFIES,
  RELATIVE,
  PRONOUN,
  DETERMINER,
  LISTED,
  type RefusedSpan,
} from './refusal-words.ts';
import { kindFamily } from './tag.ts';

export const LONGEST = 7,
  LONGEST_CLAUSE = 16;

/** Kinds of the lists that are things of a garden, and so may be refused by "no" alone. */
const isOfGarden = (kind: string): boolean =>
  kindFamily(kind) === 'thing' || kind === 'style' || kind === 'material' || kind === 'colour';
/** What plants and ground are refused for, and work that is. */
const QUALITIES =
  /^(?:thorns?|thorny|prickl(?:y|es)|spik(?:y|es)|spines?|sharp|flowers?|mowing|weeding|watering|pruning|pots?|containers?|baskets?|berries|branches|roots?|leaves|edges|bees|wasps|steps?|slopes?|ponds?|water|grass|lawns?|turf|plastic|fake|artificial|astro\w*|trees?|poles?|walls?|lights|lighting|stripes?|vision|gnomes?|ornaments?|noise|smells?|smoke|mulch|bark|gravel|stones?|pebbles|slabs?|concrete|paving|decking|wood|timber|metal|glass|rendered?|grey|white|furniture|cushions|maintenance)$/;

const isMark = (text: string): boolean => /^[^\p{L}\d]+$/u.test(text);

const ENDS = /^[,;:.!?()\n]$|^(?:and|or|nor|but|because|cos|so|as|no|tho|though|pls|please)$/;
/** No phrase ends with these. */
const LEADING_ON = /^(?:of|to|for|with|in|near|until|till?|than|between|that|which|i|we|a|the)$/;
export const OF_ALL = /^(?:it|them|there)$/;
/** One noun phrase; null where there is none. */
export function phraseFrom(
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
  const isForReasons = FOR_REASONS.test(
    words
      .slice(head, to)
      .map(({ text }) => text)
      .join(' '),
  );
  return isForReasons
    ? { from: start, to: head, head, isQualified: false }
    : { from: start, to, head, isQualified };
}
/** "Gravel for obvious reasons": of which nothing is said but that it is refused. */
const FOR_REASONS = /^for (?:\w+ )?(?:reasons?|now|a start)$/;

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
export function isKnown({ phrases, words: { words } }: Seen, { from, head }: RefusedSpan): boolean {
  const last = head - 1;
  return (
    phrases[last]?.senses.some(({ kind }) => isOfGarden(kind)) === true ||
    words.slice(from, head).some(({ text }) => QUALITIES.test(text))
  );
}
