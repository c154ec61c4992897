/** Rose who rings, and Acacia Avenue: names of people and of streets that are plants' names too. */
import { PERSON_WORDS } from '#content/assistant/everyday-words.ts';

const NAME = '(?:[a-z]{3,})';
const ENDS =
  '(?=$| (?:and|calling|speaking|here|from|please|at|when|about|again|by|on|can|i|who|who\\w*)\\b)';
const WANTS =
  '(?=$| (?:wants?|would|wishes|has|is (?:coming|asking|looking|not|very)|said|says|told|asked|loves|likes|needs|will|and i|died|came|rang|called|who)\\b)';
const RULES: readonly RegExp[] = [
  new RegExp(
    `\\b((?:(?:my|her|his|the|our) )?names? (?:is|s) |my names |(?:im|i am|shes|hes|is) called |(?:speak|spoke|talk|talking|spoken|talked|meeting|meet|deal|dealt|dealing) (?:to|with) |(?:mr|mrs|miss|ms|dr) |(?:kind regards|regards|many thanks|thanks from|yours sincerely|best wishes|dear) )(${NAME})(?! (?:plants?|trees?|hedges?|bush\\w*|seeds?|bulbs?|roots?|leaves|growers?|experts?|disease|rust|blight))`,
    'g',
  ),
  new RegExp(`\\b(ask(?:ed|ing)? for |(?:i am|im|this is|its) )(${NAME})${ENDS}`, 'g'),
  new RegExp(`\\b((?:my|our|his|her|their) (?:${PERSON_WORDS.join('|')}) )(${NAME})${WANTS}`, 'g'),
  new RegExp(
    `(^|\\b(?:and|but|so|because|that|hi|hello|when) )(${NAME})(?= (?:from (?:number|no|next door|the office|your (?:office|company|team))|(?:has )?(?:said|told me|told us|rang|phoned|emailed|quoted|visited us|promised|came round|came to (?:see|measure|quote)))\\b)`,
    'g',
  ),
];
const STREET =
  /\b((?:[a-z]{3,} ){1,2})(?:road|rd|avenue|ave|street|lane|crescent|cres|mews|cottages?|lodge|villas?|estate)\b(?! (?:side|edging|hedge|fence|border))/g;
const STREET_TOO =
  /\b((?:\d{1,3}[a-z]? |(?:in|at|on|from|of|is|to|near|off|called) (?:\d{1,3}[a-z]? )?))((?:[a-z]{3,} ){1,2})(?:close|drive|grove|gardens|terrace|court|house|way|walk|hill|place|square|park|row|rise|view|green|gate|farm)(?=$| (?:and|in|which|postcode|is|please|london|romford|essex|kent|surrey|how|can|do|what|with|it|my|garden|[a-z]{1,2}\d)\b)/g;
/** Words that stand before a street and are no part of its name. */
const NO_NAME = new Set(
  'the and for from near with our your his her their this that next along down our at on in off'.split(
    ' ',
  ),
);
const hide = (words: string): string =>
  words
    .split(' ')
    .map((word) => (word === '' || NO_NAME.has(word) ? word : '-'))
    .join(' ');

/** @param text words in lower case. @returns the same with the names of people and streets struck out, word for word */
export function withoutNames(text: string): string {
  const people = RULES.reduce(
    (left, rule) => left.replace(rule, (_, before: string) => `${before}-`),
    text,
  );
  return people
    .replace(STREET, (match, name: string) => hide(name) + match.slice(name.length))
    .replace(
      STREET_TOO,
      (match, before: string, name: string) =>
        before + hide(name) + match.slice(before.length + name.length),
    );
}
