/** How many, in a clause of what is to be changed: plants and seats. Pure. */
import { NUMBER_WORDS } from '#engine/model/number-words.ts';

/** "Three more hostas", "plant 5 alliums", "take two of the lavenders out". */
export function manyIn(said: string): number | null {
  const found =
    /\b(\d{1,2}|[a-z]+) (?:more|extra|fewer|less|of the)\b/.exec(said) ??
    /\b(?:add|plant|put in|take out|take|remove|lose|drop)(?: in| out)? (\d{1,2}|[a-z]+)\b/.exec(
      said,
    ) ??
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
  const found =
    /\bfor (\d{1,2}|[a-z]+)\b(?! (?:m|metres?|the)\b)/.exec(said) ??
    /\b(\d{1,2}|[a-z]+) (?:people|seats|seater|chairs|guests)\b/.exec(said) ??
    /\b(\d{1,2}|[a-z]+)[- ]seater\b/.exec(said) ??
    /\bseat (\d{1,2}|[a-z]+)\b/.exec(said);
  if (!found) return null;
  const word = found[1]!;
  const value = NUMBER_WORDS[word] ?? Number(word);
  return Number.isInteger(value) && value > 1 && value <= 40 ? value : null;
}
