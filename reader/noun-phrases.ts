/** Noun phrases of a sentence, by their articles and by where clauses begin: no grammar, only what may not stand within a name. */
import type { Stretch } from '#engine/model/reading.ts';
import { DETERMINER, NAME_ENDS, NOT_A_THING, PARTICIPLE, SOME_OF } from './stands-here-words.ts';

type Word = { text: string; start: number; end: number };
/** `isBare`: without an article; `opens`: its clause begins with it; `isFirst`: its sentence does. */
export type Phrase = {
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
export function phrasesIn(sentence: string): Phrase[] {
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
    if (to === from) {
      i = Math.max(i, from - 1);
      continue;
    }
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

/** Told of as where something else is: "by the shed", "under the oak". */
const BESIDE_IT =
  /\b(?:by|near|from|behind|beside|against|along|round|around|off|to|at|over|between|outside|onto|into|in|on|past|out|of|up|down|for|under|through|via|inside|across|like|than|with|as|about|towards|next to|without)(?: (?:the|our|my|his|her|their|an?|this|that|one|old|existing))* ?$/i;

export const isBeside = (before: string): boolean => BESIDE_IT.test(before.slice(-NEAR));
/** So far before a name the words that place it stand, characters. */
const NEAR = 60;

/** Neither where another thing is, nor the plot, its people or what is said of them. */
export const isNamedByItself = (sentence: string, { isBare, head, start }: Phrase): boolean =>
  !isBare && !NOT_A_THING.test(head) && !isBeside(sentence.slice(0, start));

/** "Tiled path gate to door" is a path: what no list knows after what one does is no part of its name. */
export function cutToKnown(
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
