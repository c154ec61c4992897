/** Reads what the owner typed into the search. */
import { outcodeOf } from '#content/places/place-of.ts';
import type { SearchWords } from '#server/features/search/provider.ts';

const MOST_WORDS = 6;
const patternOf = (word: string) => `%${word.replace(/[!%_]/g, '!$&')}%`;

/** Every word in small letters; two that are the halves of a postcode are one, without the space between them. */
export function readSearchWords(text: string): SearchWords {
  const words = text
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS);
  const joined: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const pair = words[at + 1] === undefined ? null : joinPostcode(words[at]!, words[at + 1]!);
    joined.push(pair ?? words[at]!);
    if (pair !== null) at += 1;
  }
  return { patterns: [...new Set(joined)].map(patternOf) };
}

/** "rm1", "3ds" or "rm1", "3d": a half is enough while typing. */
function joinPostcode(first: string, second: string): string | null {
  return /^[a-z]{1,2}\d[a-z\d]?$/.test(first) &&
    /^\d[a-z]{0,2}$/.test(second) &&
    outcodeOf(first.toUpperCase()) !== null
    ? first + second
    : null;
}
