/** Finds the phrases of a dictionary in a text: longest first, left to right, in time linear in the text. */
import { stemOf } from './text.ts';
import type { Token } from './text.ts';

export type Found<T> = { value: T; from: number; to: number };
export type Dictionary<T> = Map<string, { words: string[]; value: T }[]>;

/** Words that may stand inside any phrase without changing it ("do not really want"). */
export const FILLERS = new Set([
  'really',
  'necessarily',
  'particularly',
  'actually',
  'especially',
  'definitely',
  'absolutely',
  'ever',
  'even',
  'personally',
  'honestly',
  'also',
  'still',
  'certainly',
  'currently',
  'probably',
  'generally',
  'always',
  'truly',
  'both',
  'all',
  'simply',
  'quite',
  'desperately',
  'strongly',
  'dearly',
  'currently',
]);

/** A dictionary from lists of phrases, each list parted by "|"; a word written "=lights" stands for that form alone. */
export function makeDictionary<T>(
  entries: readonly (readonly [phrases: string, value: T])[],
): Dictionary<T> {
  const dictionary: Dictionary<T> = new Map();
  for (const [phrases, value] of entries)
    for (const phrase of phrases.split('|')) {
      const words = phrase
        .trim()
        .replace(/-/g, ' ')
        .split(/\s+/)
        .map((word) => (word.startsWith('=') ? word : stemOf(word)));
      const key = stemOf(words[0]!.replace('=', ''));
      const list = dictionary.get(key) ?? [];
      list.push({ words, value });
      dictionary.set(key, list);
    }
  for (const list of dictionary.values()) list.sort((a, b) => b.words.length - a.words.length);
  return dictionary;
}

/** The token after the phrase when it stands at `at`, else -1. Fillers are passed over between its words. */
function endOfPhrase(tokens: readonly Token[], at: number, words: readonly string[]): number {
  let i = at;
  for (let k = 0; k < words.length; k++) {
    if (k > 0)
      for (
        let skipped = 0;
        skipped < 2 &&
        i < tokens.length &&
        tokens[i]!.stem !== words[k] &&
        FILLERS.has(tokens[i]!.text);
        skipped++
      )
        i++;
    const token = tokens[i];
    if (
      !token ||
      (token.stem !== words[k] && `=${token.text}` !== words[k]) ||
      token.sentence !== tokens[at]!.sentence
    )
      return -1;
    i++;
  }
  return i;
}

/** Every phrase of the dictionary in the text, none overlapping another. */
export function findPhrases<T>(tokens: readonly Token[], dictionary: Dictionary<T>): Found<T>[] {
  const found: Found<T>[] = [];
  for (let i = 0; i < tokens.length;) {
    let end = -1,
      value: T | undefined;
    for (const entry of dictionary.get(tokens[i]!.stem) ?? []) {
      end = endOfPhrase(tokens, i, entry.words);
      if (end > 0) {
        value = entry.value;
        break;
      }
    }
    if (end > 0) {
      found.push({ value: value as T, from: i, to: end });
      i = end;
    } else i++;
  }
  return found;
}
