/** What a plant is called that the lists do not have. */
import type { Seen } from './features.ts';

/** The name of the lists, which of trees is their sort; or a name that the lists do not have; "unnamed" for "something up the wall", which says what it should be, not which it is. */
export function plantName(seen: Seen, from: number, to: number, listed?: string): string {
  if (listed) return listed === 'trees' ? sortOfTree(seen, from, to) : listed;
  const {
    words: { words },
    phrases,
  } = seen;
  const own = words.slice(from, to);
  const at = own.findIndex(({ text }, i) => i > 0 && NAME_ENDS.test(text));
  const end = at < 0 ? to : from + at;
  const senses = phrases[end - 1]?.senses ?? [];
  if (senses.some(({ concept }) => concept === 'tree')) return 'trees';
  // Crops are listed as a kitchen garden's.
  const isOther = senses.length > 0 && senses.every(({ kind }) => kind !== 'feature');
  if (isOther || NO_NAME.test(own.map(({ text }) => text).join(' '))) return UNNAMED;
  const name = words
    .slice(Math.max(from, end - 2), end)
    .map(({ text }) => text)
    .filter((text) => !ARTICLE.test(text) && !NO_WORD.test(text))
    .join(' ');
  return name || UNNAMED;
}
/** "A lemon tree" is a lemon, and "a small tree" is any. */
function sortOfTree({ words: { words } }: Seen, from: number, to: number): string {
  const at = words.findIndex(({ text }, i) => i > from && i < to && /^trees?$/.test(text));
  const sort = at < 0 ? '' : words[at - 1]!.text;
  return SORT_OF_TREE.test(sort) && !ANY_TREE.test(sort) ? sort : 'trees';
}
const SORT_OF_TREE = /^[a-z]{3,}$/;
const ANY_TREE =
  /^(?:the|and|our|his|her|its|their|any|all|some|one|two|three|four|five|six|few|more|many|lots|every|each|this|that|these|those|another|other|no|big|large|huge|great|small|smallish|tiny|little|tall|low|old|older|young|baby|grown|mature|dead|dying|half|nice|pretty|lovely|proper|real|good|new|single|main|specimen|feature|shade|shady|street|council|christmas|garden|park|fruit|fruiting|blossom|flowering|evergreen|deciduous|native|ornamental|multi|stem|stemmed|up|slim|narrow|slender|column|columnar|upright|weeping|umbrella|screening|pleached|forest|wild|existing|neighbour|neighbours|ivy|nuisance|protected|right|left|back|front|far|end|middle|corner|shaped|growing|quick|fast|interesting|unusual|beautiful|lone|sick|diseased|self|seeded|seedling|sapling|potted|coloured|colour|autumn|spring|winter|summer|green|red|white|pink|purple|yellow|silver|dark|light|ugly|messy|sad|poor|favourite|late)$/;
/** Of a plant that was wished for by what it does. */
const UNNAMED = 'unnamed';
const ARTICLE = /^(?:the|an?|and|or|our|my|some|any|no|more)$/;
/** Words of a sentence that no plant is called by. */
const NO_WORD =
  /^(?:if|poss|possible|please|maybe|perhaps|too|also|again|must|is|it|it'll|its|cant|can't|wont|won't|kill|shift|die|dont|don't|want|like|love|have|nice|good|easy|x|\d+)$/;
const NAME_ENDS =
  /^(?:in|on|up|for|by|with|that|which|to|from|under|over|against|round|along|at|,|\(|-)$/;
const NO_NAME =
  /\b(?:some|any|every|no)thing|\b(?:things?|stuff|ones?|kind|sort|bits?|colours?|smells?)\b/;
