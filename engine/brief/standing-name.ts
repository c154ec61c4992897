/** What a thing that stands is called, in the visitor's words, as a label can carry them. */
import type { KeptThing } from '../model/brief.ts';
import { singular } from '../planting/plant-names.ts';

/** What follows is no part of a name: "magnolia if poss", "greenhouse at the back". */
const NAME_ENDS =
  /(?:[,;:.(]| (?:i|we|if|but|and|or|which|that|who|at|in|on|by|with|from|for|to|is|was|were|are|has|as|next|stands?|sits?|lies|runs?|grows?|(?:shoulder|waist|chest|knee|hip|head|ankle)[- ](?:high|height)|near|behind|beside|against|along|right across|(?:back|far|bottom|rear|top|front) (?:left|right)|across|either|two thirds|under|over|up|down|the|all|already|survived|propped|holding|full|moved|resited|lol|gonna|please|alone|must|can|could|has|have|had|needs?|should|will|that's|goes|stays?|stops|remains?|going|staying|scent\w*|then|outside|half ?way|about|nobody|still|used|retained|trained|leaning|nearer|prune|off|keep|kept|exists|existing|alive|rhs|lhs|he|she|they|coming|belong\w*|x ?\d|\d+ ?m)\b| round$).*$/;
const SIZE =
  /\b\d+(?:\.\d+)?\s*(?:m|ft|foot|feet|')?\s*(?:x|by|×)\s*\d+(?:\.\d+)?\s*(?:m|ft|foot|feet|')?\b/g;
/** "Living under the shed", "full of bluebells": where something is, and no name. */
export const NO_NAME =
  /^\d+$|\b(?:them|these|those|ones?|others?|rest)$|^(?:of|under|over|by|near|in|on|at|with|from|behind|beside|into)\b|\b(?:love|loves|likes?|uses?|nest|come|comes|lives?)$/;
/** "Two or three hydrangeas" are a number of hydrangeas. */
const ABOUT = /^(?:one|two|three|four|five|\d) (?:or|to) (?=(?:two|three|four|five|six|\d)\b)/;
/** Says how it is and not what. */
const HOW =
  /^(?:good|nice|decent|lovely|paved|half|old|new|big|small|large|little|huge|existing|the|one|\s)+$/;

/** "old apple tree": in the visitor's words, as a label can carry them. */
export function nameOf(quote: string, kind: KeptThing['kind']): string {
  const name = quote
    .toLowerCase()
    .replace(
      /^(?:leave|leaving|keep|keeping|retain|save|remove|removing|lose|get rid of|take out|rip out|it's|first|round) /,
      '',
    )
    .replace(/^(?:the|our|my|a|an|some|that|this|his|her) /, '')
    .replace(SIZE, '')
    .replace(ABOUT, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(NAME_ENDS, '')
    // "little trees round the edges": the end comes to light once what follows it is gone
    .replace(NAME_ENDS, '')
    .replace(/^['"‘“]|\s*['"’”]$/g, '')
    .replace(/^one (?=\w)/, '')
    .replace(/(?: of| there| there now|'s)$/, '')
    .replace(/^run of /, '')
    .trim();
  if (!name) return kind === 'other' ? quote.toLowerCase().trim() : kind;
  // "shed's asbestos roof" is a shed
  if (/^(?:shed|garage|greenhouse|summerhouse|pond|patio|deck|wall)'s /.test(name))
    return name.replace(/'s .*$/, '');
  if (/^walled\b/.test(name)) return 'walls';
  return HOW.test(name) && kind !== 'other' ? `${name} ${kind}` : name;
}

const SEVERAL =
  /^(?:a (?:pair|couple) of|both|two|three|four|five|six|[2-6]|x ?[2-6]) (?:of )?(?:the |our |my |these |those )?/;
/** "oak" of "two oaks", as each of them is labelled. */
export function oneOf(name: string): string {
  const own = name.replace(SEVERAL, '').replace(/^trees of /, '');
  const words = own.split(' ');
  const last = singular(words.pop()!);
  return [...words, last].join(' ');
}
