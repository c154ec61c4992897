/** What a plant is called that the lists do not have. */
import type { Seen } from './features.ts';

/** A name that the lists do not have; "unnamed" for "something up the wall", which says what it should be, not which it is. */
export function plantName({ words: { words }, phrases }: Seen, from: number, to: number): string {
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
