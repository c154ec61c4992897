/** A part of the plot that is told of by its length: "the last 12m", "the top eight metres", "10ft at the bottom". */
import { figuresOf } from './figures.ts';

const NUMBER = String.raw`\d+(?:[.,]\d+)?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty`;
const LENGTH = String.raw`(?:${NUMBER}) ?(?:m|mtrs?|metres?|meters?|ft|foot|feet|yards?|paces?)(?![a-z])`;
const BEFORE = new RegExp(
    String.raw`\b(?:last|far|furthest|farthest|final|end|bottom|top|lower|lowest|back|rear) (?:about |around )?(${LENGTH})`,
    'i',
  ),
  AFTER = new RegExp(
    String.raw`\b(${LENGTH})(?: or so)? (?:at|of|along|by) the (?:very |far )?(?:end|bottom|back|top|rear)\b(?! (?:of the house|doors?))`,
    'i',
  );
const LEAST_M = 0.5,
  MOST_M = 30;

/** At the end away from the house; null where none is told of. */
export function partOfPlot(words: string): { metres: number; index: number } | null {
  for (const pattern of [BEFORE, AFTER]) {
    const found = pattern.exec(words),
      metres = found ? figuresOf(found[1]!.toLowerCase()).metres[0] : undefined;
    if (found && metres !== undefined && metres >= LEAST_M && metres <= MOST_M)
      return { metres, index: found.index };
  }
  return null;
}
