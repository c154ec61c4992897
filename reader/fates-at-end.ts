/** What is to happen to a thing, told at the end of its sentence: "Rotten shed at the back, going." "Three roses … must not be touched." */
import { wordsAt } from './facings.ts';
import type { Seen } from './features.ts';
import { floorsThatStay } from './floors-stay.ts';
import type { RawMention } from './mentions.ts';
import { listedThings } from './plain.ts';

const GOING = /(?:[,–-]|\() ?(?:going|to go|goes)\)?(?=\s*(?:[.;,)\n]|$))|\(out\)/gi;
const STAYING =
  /(?:[,–-]|\() ?(?:staying|stays|to stay|to remain|(?:to be )?(?:retained|kept))\)?(?=\s*(?:[.;,)\n]|$))/gi;
/** "Polytunnel 3m x 4m (keep)", "the pear tree (in, though it drops pears)". */
const KEPT = /\((?:(?:[\w']+,? )?keep(?:ing)?\b|in(?=[,)]))[^)\n]{0,40}\)/gi;
const SPARED =
  /\b(?:(?:must not|mustn['’]?t|(?:is |are )?not to|can['’]?t|cannot|can not|shall not|won['’]?t) be (?:touched|moved|disturbed|cut down|altered|changed|replaced)|(?:can['’]?t|cannot|can not) move(?= ?(?:[.;,\n]|$| (?:not )?an inch))|(?:please )?(?:do not|don['’]?t) touch(?= ?(?:[.;,\n]|$)))/gi;
/** "Her roses are in the long bed, and I would not want them moved." */
const CHERISHED =
  /\b(?:(?:would|do|did)(?: not|n['’]t)|i['’]d hate|don['’]t)(?: really)? (?:want|like|wish) (?:it|them|her|him|that|those|these) (?:moved|touched|disturbed|lost|gone|dug up|cut down|to go)\b|\b(?:would not|wouldn['’]t|will not|won['’]t) (?:move|touch|lose|part with) (?:it|them|that|those)\b/gi;
/** "… and I don't use it, so that can go too." "That rose has got to go." */
const DONE_WITH =
  /\b(?:that|it|they|those|these|she|he) (?:can|could|might as well|should) (?:all |both )?(?:go|come out)(?: too| as well)?(?=\s*(?:[.;,)\n]|$))|\b(?:has|have|['’]s|['’]ve) got to go(?= ?(?:[.;,)\n]|$))|\b(?:keep|kept|been) meaning to (?:get (?:rid|out|it out|them out)|take (?:out|it out|down)|remove|dig (?:out|it out|up))\b|\b(?:it['’]?s|its|they['’]?re|that['’]?s) (?:all )?comm?ing (?:up|out)(?=\s*(?:[.;,)\n]|$))/gi;
/** "They're mine. I want them out.": of what the sentences before told of. */
const WANTS_THEM_OUT =
  /(?<=[.!?\n] ?)(?:so )?(?:i|we)(?:['’]d| would)? (?:want|like|need) (?:them|it|that|those|these) (?:all )?(?:out|gone|removed|taken (?:out|down)|away)\b/gi;
const BACK = 220;
const CERTAINTY = 0.85;
/** A thing after one of these tells where the other is. */
const PLACED =
  /\b(?:along|by|under|beside|in|at|of|near|behind|on|from|to|over|against|into|next to|round|around|between|for|with|without|no|not)(?: (?:the|a|an|our|my|his|her|their|that|this|all|any))*(?: [a-z]+)? $/i;
/** "A run of conifers" is what is spoken of. */
const SOME_OF =
  /(?<!\bin (?:the|a) )\b(?:rows?|runs?|lines?|groups?|pairs?|clumps?|lots?|couple|bank|belt) of (?:\w+ )?$/i;
const isPlaced = (before: string): boolean => PLACED.test(before) && !SOME_OF.test(before);
/** Somebody else's, or asked. */
const NOT_SO = /\?|\b(?:if|whether|or|next door['’]?s?|neighbou?r['’]?s?)\b/i;

/** Tells the things that were found, and gives those that were not. */
export function fatesAtEnd(seen: Seen, found: readonly RawMention[]): RawMention[] {
  const { text, words } = seen.words;
  const out: RawMention[] = [];
  const tell = (pattern: RegExp, status: 'going' | 'keep', back = 0) => {
    for (const match of text.matchAll(pattern)) {
      const start = Math.max(
        ...['.', ';', '!', '?', '\n', ':'].map((end) => text.lastIndexOf(end, match.index - 1)),
      );
      const begin = back
        ? Math.max(text.lastIndexOf('\n', start) + 1, start + 1 - back, 0)
        : start + 1;
      const { from, to } = wordsAt(seen, begin, match.index);
      if (from < 0 || to <= from || NOT_SO.test(text.slice(start + 1, match.index))) continue;
      const thing = listedThings(seen, from, to)
        .filter(
          (one) =>
            // a word in brackets is said of what it stands behind
            (match[0].startsWith('(') && match.index - words[one.to - 1]!.end <= 1) ||
            !isPlaced(text.slice(begin, words[one.from]!.start)),
        )
        .at(-1);
      if (!thing) continue;
      const there = found.find((one) => one.from < thing.to && thing.from < one.to);
      if (!there) out.push({ ...thing, status, certainty: CERTAINTY });
      else if (there.status !== 'others') {
        there.status = status;
        there.certainty = Math.max(there.certainty, CERTAINTY);
      }
    }
  };
  tell(GOING, 'going');
  tell(STAYING, 'keep');
  tell(SPARED, 'keep');
  tell(KEPT, 'keep');
  tell(CHERISHED, 'keep');
  tell(DONE_WITH, 'going');
  tell(WANTS_THEM_OUT, 'going', BACK);
  toldTogether(seen, found);
  return [...out, ...floorsThatStay(seen, [...found, ...out])];
}

/** "Shed and washing line to stay": what is told of the second of two holds for both. */
function toldTogether({ words: { text, words } }: Seen, found: readonly RawMention[]): void {
  for (const one of found) {
    if (!/^(?:keep|going)$/.test(one.status) || !OF_BOTH.test(text.slice(words[one.to - 1]!.end)))
      continue;
    const first = found.find(
      ({ to }) => to < one.from && AND.test(text.slice(words[to - 1]!.end, words[one.from]!.start)),
    );
    if (first?.kind === one.kind && first.status !== 'others') first.status = one.status;
  }
}
const OF_BOTH =
  /^ ?(?:both )?(?:to (?:stay|go|remain)|(?:can|must|should|could) (?:both )?(?:go|stay)|are (?:both )?(?:staying|going))\b/i;
const AND = /^ and (?:the |our |my )?$/;
