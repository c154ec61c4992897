/** What is looked up of a text's words: the lists, cues of what is to happen. */
import { type Cue, type Found, findCues, findPhrases, type Sense } from './lexicon.ts';
import type { Words } from './words.ts';

/** All that is looked up once for a text. */
export type Seen = {
  words: Words;
  stems: string[];
  /** The phrase of the lists that each word is part of, and where in it. */
  phrases: (Found | null)[];
  /** Cues of what is to happen, in order. */
  cues: Cue[];
  /** Index of the clause of each word. */
  clauses: number[];
};

/** "beds" and "bed", "sloping" and "slope" look alike. */
export function stemOf(word: string): string {
  if (word.length < 4) return word;
  return word
    .replace(/'s$/, '')
    .replace(/(?:ies)$/, 'y')
    .replace(/(?:sses)$/, 'ss')
    .replace(/(?<=[^s])s$/, '')
    .replace(/(?:ing|ed)$/, '');
}

const CLAUSE_END =
  /^(?:[,;:.!?()\n–—]|and|but|so|because|or|although|though|while|if|when|which|where|then|-)$/;

export function look(words: Words): Seen {
  const list = words.words;
  const phrases: (Found | null)[] = list.map(() => null);
  for (const found of findPhrases(list))
    for (let i = found.from; i < found.to; i++) phrases[i] = found;
  let clause = 0;
  const clauses = list.map((word, i) => {
    if (i > 0 && (CLAUSE_END.test(word.text) || word.sentence !== list[i - 1]!.sentence)) clause++;
    return clause;
  });
  return {
    words,
    stems: list.map((word) => stemOf(word.text)),
    phrases,
    cues: findCues(list),
    clauses,
  };
}

/** The senses of a kind that the lists give the words of a span; the last is its head's. */
export function sensesIn(seen: Seen, from: number, to: number, kind: string): Sense[] {
  const senses: Sense[] = [];
  for (let i = from; i < to; i++) {
    const found = seen.phrases[i];
    if (!found || (found.from !== i && i !== from)) continue;
    senses.push(...found.senses.filter((sense) => sense.kind === kind));
  }
  return senses;
}
