/** "There's a racetrack worn round the edge, why not make it a path": a way that comes back to where it began is wished for. */
import { wordsAt } from './facings.ts';
import type { Seen } from './features.ts';
import type { RawMention } from './mentions.ts';

const ROUNDS =
  /\b(?:loop path|path that loops|circular (?:walk|path|route)|race ?track|(?:in|as) a loop|round and round|(?:able to|can) (?:go|get|walk|wheel)(?: right| all)*(?: the way)? round (?:it|together|the (?:whole )?garden))\b/gi;
const OF_DOGS = /race ?track/i;
const DENIED = /\b(?:no|not|n't|never|without|instead of|rather than)\b/i;
const CERTAINTY = 0.8,
  HALF = 0.5;

/** Beside what was found. */
export function roundsSaid(seen: Seen, found: readonly RawMention[]): RawMention[] {
  const { text } = seen.words;
  const hasDogs = found.some(({ kind, concept }) => kind === 'animal' && concept === 'dog');
  return [...text.matchAll(ROUNDS)].flatMap((match): RawMention[] => {
    if (OF_DOGS.test(match[0]) && !hasDogs) return [];
    if (DENIED.test(text.slice(Math.max(0, match.index - 20), match.index))) return [];
    const { from, to } = wordsAt(seen, match.index, match.index + match[0].length);
    return from < 0 ||
      to <= from ||
      found.some((one) => one.certainty >= HALF && one.from < to && from < one.to)
      ? []
      : [
          {
            from,
            to,
            kind: 'feature',
            concept: 'path',
            status: 'wanted',
            certainty: CERTAINTY,
          },
        ];
  });
}
