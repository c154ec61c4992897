/** How many, in a clause of what is to be changed: metres, plants and seats. Pure. */
import { NUMBER_WORDS } from '#engine/model/number-words.ts';
import { patternOf } from './changes-pattern.ts';
import { figuresOf } from './figures.ts';
import { SOME_WORDS } from './lexicon/acts.ts';

const SOME = SOME_WORDS.map((one) => ({ ...one, pattern: patternOf(one.words) }));

/** A figure without one counts seats or years. */
const UNIT =
  /\d\s?(?:mm|cms?|centimet(?:re|er)s?|ms?|met(?:re|er)s?|ft|feet|foot|inch(?:es)?|yards?)\b/;

export function amountOf(said: string): { metres: number | null; isTotal: boolean } {
  const words = said
    .replace(/\bhalf an? met(?:re|er)\b/g, '0.5 m')
    .replace(/\b(?:a|one) met(?:re|er) and a half\b/g, '1.5 m')
    .replace(/\b(?:another |an extra |a )?couple of (met(?:re|er)s|feet|foot)\b/g, '2 $1')
    .replace(/\b(?:an?|another|one|an extra) (met(?:re|er)|foot|yard)\b/g, '1 $1');
  const metres = UNIT.test(words) ? figuresOf(words).metres : [];
  const isTotal =
    /\b(?:to|be|is|at least)\s+\d/.test(words) ||
    /\d\s?(?:m|met(?:re|er)s?|ft|feet|cm) (?:deep|wide|long|across|square)\b/.test(words);
  if (metres[0] !== undefined) return { metres: metres[0], isTotal };
  // "a bit small" is how it is, and not how much it is to change
  const some = /\b(?:bit|rather|quite) (?:small|big|large|cramped|poky)\b/.test(said)
    ? undefined
    : SOME.find(({ pattern }) => pattern.test(said));
  return { metres: some?.metres ?? null, isTotal: false };
}

/** "Half as big", "twice the size": null where no share is said. "Half the lawn" is a part of it, and no share. */
export function shareIn(said: string): number | null {
  if (/\bhalf (?:as|the (?:size|area|width|depth))\b|\bhalve\b|\bby half\b/.test(said)) return 0.5;
  return /\b(?:twice|double)\b/.test(said) ? 2 : null;
}

/** "Three more hostas", "plant 5 alliums", "take two of the lavenders out". */
export function manyIn(said: string): number | null {
  if (/\b(?:a )?couple (?:of )?(?:more |extra )?\w+/.test(said)) return 2;
  const found =
    /\b(\d{1,2}|[a-z]+) (?:more|extra|fewer|less|of the)\b/.exec(said) ??
    /\b(?:add|plant|put in|take out|take|remove|lose|drop)(?: in| out)? (\d{1,2}|[a-z]+)\b/.exec(
      said,
    ) ??
    /^(?:and )?(\d{1,2}|two|three|four|five|six) [a-z]/.exec(said) ??
    /^(another|an extra)\b/.exec(said) ??
    /\b(another)\b/.exec(said);
  const word = found?.[1];
  if (!word) return null;
  if (word === 'another' || word === 'an extra') return 1;
  const value = NUMBER_WORDS[word] ?? Number(word);
  return Number.isInteger(value) && value > 0 && value <= 50 && word !== 'a' && word !== 'an'
    ? value
    : null;
}

/** "A table for eight", "six seats". */
export function countIn(said: string): number | null {
  for (const pattern of COUNTED) {
    const word = pattern.exec(said)?.[1];
    const value = word === undefined ? Number.NaN : (NUMBER_WORDS[word] ?? Number(word));
    if (Number.isInteger(value) && value > 1 && value <= 40) return value;
  }
  return null;
}
const COUNTED = [
  /\bfor (\d{1,2}|[a-z]+)\b(?! (?:m|metres?|the)\b)/,
  /\b(\d{1,2}|[a-z]+) (?:people|seats|seater|chairs|guests)\b/,
  /\b(\d{1,2}|[a-z]+)[- ]seater\b/,
  /\bseat (\d{1,2}|[a-z]+)\b/,
  /\b(?:takes?|fits?|holds?|round|around) (\d{1,2}|[a-z]+)(?: of us)?\b(?! (?:m|metres?|the)\b)/,
];
