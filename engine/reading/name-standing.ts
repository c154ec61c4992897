/** What stands in a garden, named out of a sentence of which only the visitor knew what it tells of. */
import type { MentionKind } from '../model/reading.ts';

/** Before what is there: "And there's a brick garage". */
const LEAD =
  /^(?:(?:and|but|also|plus|then|so|with)\s+)*(?:(?:there(?:['’]s|['’]re| is| are| was)|we(?:['’]ve| have)(?: got)?|i(?:['’]ve| have)(?: got)?|it has|got|has)\s+)?(?:(?:also|just|still|only)\s+)?/i;

/** Concepts of the reading by the words that they are known by, those of buildings first. */
const KNOWN: readonly (readonly [RegExp, string])[] = [
  [/\b(?:summer ?house|cabin|studio|garden room|office)\b/i, 'gardenroom'],
  [/\bgreen ?house\b/i, 'greenhouse'],
  [/\bpoly ?tunnel\b/i, 'polytunnel'],
  [/\bgarage\b/i, 'garage'],
  [/\b(?:shed|outhouse|workshop)\b/i, 'shed'],
  [/\bpond\b/i, 'pond'],
  [/\bhedg/i, 'hedge'],
  [/\bwall\b/i, 'wall'],
  [/\bdeck/i, 'deck'],
  [/\b(?:patio|terrace|slabs?|paving|flagstones?)\b/i, 'patio'],
  [/\bpergola\b/i, 'pergola'],
  [/\bsteps\b/i, 'steps'],
];

/** The thing's own words, and what it is; `usual` where they name nothing that is known. */
export function nameStanding(
  said: string,
  kind: MentionKind,
  usual: string,
): { quote: string; concept: string } {
  const quote = said.replace(LEAD, '') || said;
  const known = kind === 'feature' ? KNOWN.find(([words]) => words.test(quote)) : undefined;
  return { quote, concept: known?.[1] ?? usual };
}
