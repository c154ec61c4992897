/** What the words ask of plants that they do not name: scent, stems for a vase, berries for birds, colour in autumn; and where. */
import type { Trait, TraitAsked, TraitPlace } from '../model/plant-traits.ts';

const SAYS: Readonly<Record<Trait, RegExp>> = {
  scent:
    /\b(?:scents?|scented|fragran\w+|perfumed?|sweet[- ]smelling|smell(?:s|ing)? (?:nice|lovely|sweet|gorgeous|good|of (?:roses|honey|summer|lavender)|all year))\b|\b(?:flowers?|plants?|roses?|climbers?|things?|something|out and)\b[^.,;\n]{0,25}\bsmell(?:s|ing)?\b/i,
  cutting:
    /\b(?:for|in|fill) (?:\w+ ){0,2}(?:vases?|jugs?|jam ?jars?)\b|\bcut(?:ting)? (?:flowers?|garden|patch|border)\b|\bflowers? (?:I can |we can |you can |she can |he can )?(?:for|to)? ?(?:cut(?:ting)?|pick(?:ing)?|bring (?:in|indoors|into)|for the house)\b|\b(?:pick|cut) (?:\w+ ){0,3}(?:flowers|bunch\w*|posy|posies|stems|sprigs)\b|\b(?:bunch(?:es)?|posies|armfuls?) of flowers\b/i,
  berries:
    /\bberr(?:y|ies)\b(?=[^.;\n]*\b(?:birds?|robins?|thrush\w*|blackbirds?|finch\w*|waxwings?|wildlife|autumn|winter)\b)|\b(?:birds?|robins?|thrush\w*|blackbirds?|waxwings?|wildlife|autumn|winter|red|orange)\b[^.;\n]{0,40}\bberr(?:y|ies)\b/i,
  autumn:
    /\bautumn(?:al)? (?:colou?rs?|tints?|fire|glory)\b|\b(?:fiery|red|golden|glowing|burning|good|lovely) autumn (?:leaves|foliage)\b|\bcolou?rs?\b[^.,;\n]{0,20}\b(?:in|for) (?:the )?autumn\b|\b(?:leaves|leaf|foliage|trees?|acers?|maples?|hedge)\b[^.;\n]{0,30}\bturns? (?:\w+ ){0,2}(?:red|orange|golden?|yellow|scarlet|crimson|colour)\b/i,
};

/** In the same sentence before it: it is refused, feared, gone or somebody else's. */
const NOT_ASKED =
  /\b(?:no|not|nothing|without|never|hates?|loath\w+|dislikes?|avoid|allerg\w+|can(?:no|['’])t (?:stand|bear)|too|strong(?:ly)?|heavy|used to|miss(?:es)? the|poisonous|next door|neighbours?)\b[^.;,\n]{0,40}$/i;

const NEAR = String.raw`(?:by|near|beside|round|around|next to|at|close to|behind|over|outside|under|up|from|where|when)`;
const PLACES: readonly (readonly [TraitPlace, RegExp])[] = [
  ['window', new RegExp(String.raw`\b${NEAR}\b[^.,;\n]{0,18}\b(?:windows?|sink)\b`, 'i')],
  [
    'seat',
    new RegExp(
      String.raw`\b${NEAR}\b[^.,;\n]{0,18}\b(?:seats?|seating|bench(?:es)?|patio|terrace|tables?|chairs?|arbour|sit|sitting|sits|eat)\b`,
      'i',
    ),
  ],
  [
    'door',
    new RegExp(String.raw`\b${NEAR}\b[^.,;\n]{0,18}\b(?:doors?|doorstep|porch|step)\b`, 'i'),
  ],
];
/** From and to of the words between the commas round a hit: a place beyond them is of something else. */
const clauseAt = (sentence: string, start: number, end: number): [number, number] => [
  sentence.lastIndexOf(',', start) + 1,
  sentence.indexOf(',', end) < 0 ? sentence.length : sentence.indexOf(',', end),
];

const placeIn = (text: string): TraitPlace | null =>
  PLACES.find(([, says]) => says.test(text))?.[0] ?? null;

/** Every trait that is asked for, each once for a place, in the order said. */
export function traitsAskedIn(text: string): TraitAsked[] {
  const found: TraitAsked[] = [];
  for (const sentence of text.matchAll(/[^.;!?\n]+/g))
    for (const [trait, says] of Object.entries(SAYS) as [Trait, RegExp][]) {
      const hit = says.exec(sentence[0]);
      if (!hit || NOT_ASKED.test(sentence[0].slice(0, hit.index))) continue;
      const [from, to] = clauseAt(sentence[0], hit.index, hit.index + hit[0].length);
      const at = placeIn(sentence[0].slice(from, to));
      if (found.some((one) => one.trait === trait && one.at === at)) continue;
      found.push({
        trait,
        at,
        quote: sentence[0].trim(),
        start: sentence.index,
        end: sentence.index + sentence[0].length,
        clause: [sentence.index + from, sentence.index + to],
      });
    }
  // a place says more than none
  return found.filter(
    (one) => one.at !== null || !found.some((other) => other.trait === one.trait && other.at),
  );
}
