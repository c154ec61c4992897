/** Things in the garden that the visitor wants taken away. */
import type { Removal } from '../model/brief.ts';
import { numberAt } from './amounts.ts';
import { findPhrases } from './phrases.ts';
import { ADJECTIVES, nameOf, THINGS } from './read-keep.ts';
import { judge } from './stances.ts';
import type { Stances } from './stances.ts';
import { quoteOf } from './text.ts';
import type { Text } from './text.ts';

/** "we had the shed taken down last year": gone already. */
const PAST =
  /\b(?:last (?:year|month|week|summer|autumn|winter|spring)|has been|have been|already|used to|were taken|was taken|we had|i had|ago)\b/;
/** What a garden gang does not fell: a tree surgeon's work, priced when seen. */
const LARGE = /\b(?:big|large|huge|mature|massive|tall|giant|enormous|ancient|protected)\b/;
const MOST = 8;

/** At most eight; several of a kind that nobody counted have no count. */
export function readRemovals(text: Text, stances: Stances): Removal[] {
  const { tokens } = text;
  const out: Removal[] = [];
  for (const { value: kind, from, to } of findPhrases(tokens, THINGS)) {
    if (!kind || out.length >= MOST || judge(text, stances, from, to) !== 'remove') continue;
    const { sentence } = tokens[from]!;
    if (PAST.test(wordsOf(text, sentence))) continue;
    let first = from;
    while (
      first > 0 &&
      tokens[first - 1]!.sentence === sentence &&
      ADJECTIVES.has(tokens[first - 1]!.text)
    )
      first--;
    const counted = first > 0 ? numberAt(tokens, first - 1) : null;
    const isPlural = tokens[to - 1]!.text.endsWith('s');
    const count = counted && counted.to === first ? Math.floor(counted.value) : isPlural ? null : 1;
    const name = nameOf(text, first, to, false);
    if (out.some((other) => other.kind === kind && other.name === name)) continue;
    out.push({
      id: `removal-${out.length + 1}`,
      kind,
      name,
      count: count !== null && count >= 1 ? count : null,
      isLarge: LARGE.test(name),
      source: { kind: 'read', quote: quoteOf(text, first, to) },
    });
  }
  return out;
}

function wordsOf(text: Text, sentence: number): string {
  return text.tokens
    .filter((token) => token.sentence === sentence)
    .map((token) => token.text)
    .join(' ');
}
