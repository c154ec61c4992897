/** Which way a garden looks, where it is said in so many words. */
import type { Seen } from './features.ts';
import { pointOf } from './figures.ts';
import type { RawMention } from './mentions.ts';

/** The words of a stretch of the text; `from` is -1 where there are none. */
export function wordsAt({ words: { words } }: Seen, start: number, end: number) {
  let from = 0;
  for (let beyond = words.length; from < beyond;) {
    const middle = (from + beyond) >> 1;
    if (words[middle]!.end > start) beyond = middle;
    else from = middle + 1;
  }
  if (from === words.length) from = -1;
  let to = from;
  while (to >= 0 && to < words.length && words[to]!.start < end) to++;
  return { from, to };
}

const FACING =
  /\b(?:fac(?:e|es|ing)|looks?(?: out)?|points?|aspect(?: is)?)(?: (?:due|directly|roughly|about|more|or|less|sort|of|mostly|mainly|pretty|much|almost|nearly|just|towards|to|the|a|bit|almost))* (?:north|south|east|west|[ns][ew])(?:[ -]?(?:east|west))?(?:[ -](?:east|west))?\b|\b(?:north|south|east|west)(?:[ -]?(?:east|west))?(?:erly)?(?:[ -]facing| aspect)\b|\b[Ff]ac(?:es|ing) (?:[NSEW]|[NS][NS][EW]|[EW][NS][EW])\b|(?<=(?:^|[.;!?\n])\s{0,2})(?:due |roughly |about )?(?:north|south|east|west)(?:[ -]?(?:east|west))?(?=\s{0,2}(?:[.;!?\n]|$))/gi;
/** What is said of facing in so many words is read whether or not it was learnt. */
const FACING_CERTAINTY = 0.9;

export function facings(seen: Seen): RawMention[] {
  return [...seen.words.text.matchAll(FACING)].flatMap((match) => {
    const { from, to } = wordsAt(seen, match.index, match.index + match[0].length);
    const concept = pointOf(match[0]);
    if (from < 0 || to <= from || !concept) return [];
    return [
      {
        from,
        to,
        kind: 'orientation',
        concept,
        status: 'fact',
        certainty: FACING_CERTAINTY,
      },
    ];
  });
}
