/** Words by which a short description says what becomes of the things it names: wished for, there, kept or going. */

export type Mode = 'open' | 'wished' | 'stands' | 'kept' | 'going' | 'else';

const CUES: readonly (readonly [Mode, RegExp])[] = [
  [
    'wished',
    /\b(?:wants?|wanted|wanting|would (?:really )?(?:like|love)|(?:i|we|she|he)'?d (?:really )?(?:like|love)|love(?: to have| some| an?)|needs?|needed|looking (?:for|to)|hoping|dream(?:ing)?|fancy|please|pls|plz|must[- ]haves?|includ(?:e|ing)|add(?:ing)?|put(?:ting)? in|(?:room|space|places?|areas?) (?:for|to)|some ?where|create|build (?:us|me|an?|some)|install|ideas?|thinking(?: of)?|(?:i'?m|we'?re|i am|we are) after|prefer\w*|priorit\w+|wish ?list|requirements?|keen on|new(?! build)|maybe|perhaps|possibly|can (?:we|i|you)|could (?:we|i|you)|big enough|lots of|plenty of|ideally|otherwise|plus|make|lay(?:ing)?|supply|fit)\b/gi,
  ],
  [
    'stands',
    /\b(?:there(?:'?s| is| are| was)|(?:we|i)(?:'ve| have|ve)(?: got)?(?! to\b)|has(?! to\b)|have(?! to\b)|got(?! to\b)|comes with|came with|currently|looks like|at the moment|atm|at present|existing|already|consists|mostly|mainly|inherited|is|are|was|were|it'?s|its|nothing but|what'?s (?:already )?(?:there|here)|used to be|behind|overlook(?:ed|s)?|backs? on(?:to)?|surrounded)\b/gi,
  ],
  [
    'kept',
    /(?<!\b(?:somewhere|places?|room|space|easy|where we|where i) (?:to )?)\b(?:keep|keeping|kept|retain(?:ing)?|leave|leaving|staying|stays|save|saving)\b/gi,
  ],
  [
    'going',
    /\b(?:remov(?:e|ing)|get(?:ting)? rid|rip(?:ping)? (?:out|up)|tak(?:e|ing) (?:out|down|up)|dig(?:ging)? (?:out|up)|los(?:e|ing)|demolish\w*|clear(?:ing)?|replac(?:e|ing)|instead of|rather than|swap(?:ping)?|lift(?:ing)?)\b|^(?:goes|going)$/gi,
  ],
  [
    'else',
    /\b(?:tired of|sick of|dead|rotten|broken|collapsed|neighbou?rs?|next door|used to have|died|killed|no longer|previous\w*|last (?:lot|owners?|people|tenants?)|left|hat(?:e|es|ed)|no|not|without|dont want|don't want|never|had)\b/gi,
  ],
];

/**
 * What the last of such words says; `mode` where there is none.
 * @param among only of these
 */
export function modeIn(said: string, mode: Mode, among?: readonly Mode[]): Mode {
  let last = -1,
    out = mode;
  for (const [name, pattern] of CUES)
    for (const { index } of !among || among.includes(name) ? said.matchAll(pattern) : [])
      if (index >= last) {
        last = index;
        out = name;
      }
  // "leave the ivy and the dead tree": in what state it is does not change what is to happen to it
  return out === 'else' && isFate(mode) && STATE.test(said) ? mode : out;
}
const STATE = /\b(?:dead|rotten|broken|collapsed)\b/i;

const SHALL =
  '(?:[^.]*?\\b(?:to|must|can|may|might|should|will|has to|have to|obviously|definitely|all|both|which|that|needs? to|needs?|wants? to|is|are|being|gonna|=|-) |\\W*)?';
/** "Shed and washing line to stay", "hedge kept", "which we'd like to save". */
const KEPT_AFTER = new RegExp(
  String.raw`^${SHALL}(?:stay(?:s|ing)?|remain(?:s|ing)?|(?:be )?(?:kept|retained|left alone)|not (?:to )?be (?:touched|moved|disturbed)|(?:worth )?keep(?:ing)?|not going anywhere)\b(?! (?:it|them|the|up|an?|out|away|cool|warm|dry)\b)|^[^.]*\b(?:we|i)(?:'d| would)? (?:like|want|love|need|hope|prefer) (?:to (?:keep|save)|(?:(?:it|them|this|these) )?(?:left|kept))\b|^[^.]*\b(?:must|should|can)(?: \w+){0,3} not be (?:touched|moved|disturbed)|^ ?must on no account\b`,
  'i',
);
/** "Pond must be filled in", "decking out", "deck to be replaced"; "the path goes to the shed" is none. */
const GOING_AFTER = new RegExp(
  String.raw`^${SHALL}(?:go\b(?! (?:in|by|on|at|here|there|somewhere|under|next|near|against|along|back|to|with)\b)|goes\b(?! (?:to|along|round|up|down|from|through|all|on|right|across|straight|over|under|past)\b)|going\b(?! (?:to|on)\b)|(?:come|coming|comes) (?:out|down|up)\b(?! (?:one|the|from|to|into|of|on)\b)|(?:be )?(?:removed?|replac(?:ed|ing)|fill(?:ed|ing) in|taken (?:out|up|down|away)|lifted|ripped (?:out|up)|demolished|dug (?:out|up))\b|out$|gone\b)`,
  'i',
);
/** What is said of a thing after its name. */
export const fateAfter = (after: string): 'kept' | 'going' | null =>
  KEPT_AFTER.test(after) ? 'kept' : GOING_AFTER.test(after) ? 'going' : null;
export const isFate = (mode: Mode): mode is 'kept' | 'going' => mode === 'kept' || mode === 'going';

/** What follows is where something is, and is there. */
export const BY =
  /\b(?:under|by|near|from|behind|beside|next to|against|along|around|round|off|to|at|over|between|outside|towards?|onto|into|in|on|past|of|up|down|for)(?: \w+)? (?:the|our|my|an? old|existing|her|his|their|that|this)(?: [\w'-]+){0,2} ?$|\b(?:under|behind|beside|against|outside|off|in|on|near|by|over) $/i;
/** "Place for the barbecue": it is what is asked for. */
export const ROOM_FOR =
  /\b(?:room|space|places?|some ?where|areas?|spots?|corner) (?:for|to (?:put|keep|store|hide)) (?:(?:the|our|my|an?|some) )?(?:[\w'-]+ )?$/i;
export const OWNED =
  /\b(?:the|our|my|his|her|their|this|that|these|those|existing|old|current|dead|rotten|broken|collapsed|no|not|without|never)(?: [\w'-]+){0,2} ?$/i;
/** "An old camellia and a magnolia stand by the fence" is a sentence and no list. */
export const FINITE =
  /^[^,;.(\n]*\b(?:is|are|was|were|has|have|had|stands?|grows?|leans?|belongs?|came|comes?|leads?|went|lives?|got|gets|gave|died|fell|blew|flooded|failed|hates?)\b/i;
/** "Where a climbing frame is going". */
export const WHERE = /\bwhere\b[^,]*$/i;
/** "Ferns under the existing sycamore": what stays is the other. */
export const UNDER =
  /^ ?(?:under|beneath|by|near|round|around|beside|below|against|along|up|over) /i;
/** Told of the thing that it names: it is there. */
export const TOLD_AFTER =
  /^.*\bbelongs?\b|^ ?(?:(?:the|our|my) )?(?:last (?:lot|owners?|people|tenants?)|previous \w+|builders?|developers?|they|he|she|we|i) (?:left|had|put|built|planted|bought|made|laid|inherited)\b|^ ?(?:on|in|at|along|by) (?:the |our |my )?(?:\w+ ){1,3}(?:is|are|has|have)\b|^ ?(?:is|are|was|were|has|have|looks?|(?:still )?(?:has|have|needs?) to (?:reach|get (?:to|past|in)|come past)|failing|failed|falling|base|roof|already|exists?\b|existing|there now|in the way|belongs?|lives?|that (?:is|are|was|has|have|we have|i have)|which (?:is|are|was|has|have))\b/i;
/** "Native hedge instead of the fence", "take up that slippery path". */
export const INSTEAD =
  /\b(?:instead of|rather than|replac(?:e|ing)|rip(?:ping)? (?:out|up)|remov(?:e|ing)|tak(?:e|ing) (?:up|out|down)|get(?:ting)? rid of|dig(?:ging)? (?:up|out)|lift(?:ing)?)(?: (?:the|that|this|our|my|all|those))*(?: [\w'-]+){0,2} ?$/i;
/** Before a thing that is to come. */
export const NEW = /^(?:new|an?|some|lots|add)\b/i;
/** Before a colon, of what stands. */
export const HEAD_STANDS =
  /\b(?:existing|now|got|what (?:we|i) have|what'?s (?:already )?(?:there|here)|currently|looks like|at present|already)\b/i;
/** "Replace the deck with a patio": what is to come in its place. */
export const IN_PLACE = /\b(?:replac|swap|turn|chang|convert)\w*\b/i;
/** Of two senses, or no thing that anybody wishes for. */
export const NO_WISH =
  /^(?:terraces?|smokers?|bed|park|office|studio|weeds?|rubble|stumps?|brambles?|nettles?|she'd|drains?|house|extension|flat|moss)$/;
/** What a plot is covered with, told of where it is described. */
export const GROUND =
  /\b(?:lawns?|grass|turf|slabs?|paving|patio|gravel|deck(?:ing)?|concrete|yard|hard ?standing|flags|tarmac|bark|shingle|walls?|walled|fences?(?: \d+ ?(?:ft|foot|m))?|panels|railings|balustrades?|sides|front|gate|weeds|rubber)$/;
export const BOUNDARY = /\b(?:fences?|panels|railings|balustrades?|walled|gate|sides|front)$/;
/** What is there at the pavement, and no wish. */
export const A_KERB = /^(?:(?:the|a|our) )?(?:dropped?|lowered) kerb\b/;
/** Styles that are wished for by their names alone. */
export const STYLES =
  /^(?:modern|contemporary|sleek|minimalist(?: modern)?|clean lines|cottage(?:y| garden| style)?|cottagy|english country|chocolate box|formal|parterre|topiary|naturalistic|prairie|woodland|new perennial|mediterranean|tuscan|provence|moroccan|med|japanese(?: style)?|zen|oriental|tropical|jungle(?: look)?|jungly|exotic|rewild(?:ed|ing)?|wildlife[- ]friendly)$/;
export const OF_A_HOUSE =
  /^(?:house|home|terraced?|semi|flat|extension|kitchen|building|houses|window|door|we|in|on|with an)\b/;
/** Before "box", of what is nailed up or put down and does not grow. */
export const NO_PLANT_BOX =
  /^(?:owl|bird|bat|bee|nest|post|letter|window|storage|tool|log|planter|hedgehog|swift|bug|sand|cold|meter)$/;
/** "Desert roof: agave, yucca": what is to be planted is a roof, and not what has one. */
export const A_ROOF =
  /^\W*(?:(?!shed|bike|bin|green|sedum|living|tin|pitched)\w+ ){0,2}roof ?[:,.–-]/i;

/** Words that make a sentence more than a list. */
export const VERB =
  /\b(?:is|are|was|were|am|be|been|has|have|had|having|got|get|gets|do|does|did|don|goes|go|going|gone|stays?|staying|there|need|needs|want|wants|keep|keeping|remove|can|could|will|would|should|must|may|like|love|make|put|lives?|comes?|i|we|he|she|they|it|you|who|which|that|because|where|if|when|no|not|without|never|existing|current|old|new build|falling|dead|rotten|broken)\b/i;
