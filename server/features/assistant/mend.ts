/** Slips of the pen put right, at a cost that a long message cannot drive up. */
import type { Knowledge } from '#server/features/assistant/knowledge.ts';
import { nearestWord, singular } from '#server/features/assistant/words.ts';

/** Unknown words of one question that are held against the known ones; more than these are no slips but another language. */
export const MOST_MENDED = 20;
export type Mend = (words: readonly string[]) => string[];

/** Mends the questions of one request: what was looked up for one turn is known for the next. */
export function createMender(
  {
    vocabulary,
    correctable,
    nameWords,
  }: Pick<Knowledge, 'vocabulary' | 'correctable' | 'nameWords'>,
  nearest: (
    word: string,
    known: readonly string[],
    isPlant: (one: string) => boolean,
  ) => string | null = nearestWord,
): Mend {
  const isPlant = (one: string): boolean => nameWords.has(one);
  const found = new Map<string, string>();
  const lookUp = (word: string): string => {
    const known = correctable.get(word[0]!) ?? [];
    const one = singular(word);
    return (
      nearest(word, known, isPlant) ?? (one === word ? null : nearest(one, known, isPlant)) ?? word
    );
  };
  return (words) => {
    const tried = new Set<string>();
    return words.map((word) => {
      if (
        word.length < 4 ||
        /\d/.test(word) ||
        vocabulary.has(word) ||
        vocabulary.has(singular(word))
      )
        return word;
      if (!found.has(word)) {
        if (tried.size >= MOST_MENDED) return word;
        tried.add(word);
        found.set(word, lookUp(word));
      }
      return found.get(word)!;
    });
  };
}
