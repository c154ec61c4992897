/** A sentence that draws up what is to come: "So, patio 10 m x 4 m, replacing the old slabs, a pergola on the right, then lawn". */
import type { Seen } from './features.ts';
import type { RawMention } from './mentions.ts';

/** It begins with a conclusion from what was wished for before, or says what comes in the place of what. */
const CONCLUDES = /^(?:so|basically|ideally|in short)\b,?:? |\breplacing\b|\bin place of\b/i;
const WISHED = /\b(?:want|like|love|looking|thinking|plan|planning|hoping|after|need)\b/i;
/** It tells how things are. */
const TELLS =
  /\b(?:is|are|was|were|there|have|has|had|got|currently|existing|already|at present|at the moment|keep|stays?|stay)\b|['’](?:s|re|ve)\b/i;
const CERTAINTY = 0.8,
  /** Read so surely as standing, it stands. */
  SURELY = 0.9;

/** It asks from its first words on: "We'd like a terrace for eight, a low hedge, a wood fired hot tub". */
const ASKS =
  /^(?:(?:ideally|so|and|but|please|also|then|basically),? )*(?:(?:i|we|she|he)(?:['’]d| would)?(?: really| both| all| also)? (?:like|love|want|need)|would (?:really )?(?:like|love)|want(?:ed)?|need(?:ed)?|looking for)\b(?! to know| to get rid| to keep)/i;
/** In its own item, of what is there. */
const THERE =
  /\b(?:the|our|my|his|her|their|this|that|existing|old|current|there|have|has|already|keep\w*|stays?|by|near|under|behind|beside|against|from|along|where|instead of|replac\w+)\b[^,;]*$/i;

/** Said of it where it is named. */
const TELLS_OF_IT =
  /^(?:the|our|my|existing|old)\b|\b(?:lives?|is|are|was|were|stands?|sits?|there|has|have|already)\b/i;

/** Sets the items of a list of wishes right, where they were taken for what stands. */
export function listsOfWishes(
  { words: { text, words, sentences } }: Seen,
  found: readonly RawMention[],
): void {
  for (const { from, to } of sentences) {
    if (to <= from) continue;
    const begin = words[from]!.start,
      asks = ASKS.exec(text.slice(begin, words[to - 1]!.end));
    if (!asks) continue;
    for (const one of found) {
      if (one.from < from || one.to > to || (one.kind !== 'feature' && one.kind !== 'plant'))
        continue;
      const start = words[one.from]!.start;
      if (one.status !== 'stands' || one.certainty >= SURELY || start < begin + asks[0].length)
        continue;
      // the item that it stands in, from the last comma on
      const item = text
        .slice(begin + asks[0].length, start)
        .split(/[,;:]| and /)
        .at(-1)!;
      const own = /^[^,;:.!?\n]*/.exec(text.slice(start))![0];
      if (THERE.test(item) || TELLS_OF_IT.test(own)) continue;
      one.status = 'wanted';
      one.certainty = CERTAINTY;
    }
  }
}

export function planned(
  { words: { text, words, sentences } }: Seen,
  found: readonly RawMention[],
): void {
  sentences.forEach(({ from, to }, i) => {
    if (to <= from) return;
    const said = (a: number, b: number): string => text.slice(words[a]!.start, words[b - 1]!.end);
    const own = said(from, to),
      before = sentences[i - 1];
    if (!CONCLUDES.test(own) || TELLS.test(own)) return;
    if (!before || before.to <= before.from || !WISHED.test(said(before.from, before.to))) return;
    for (const one of found) {
      if (one.from < from || one.to > to || one.kind !== 'feature') continue;
      if (one.status !== 'stands' || one.certainty >= SURELY) continue;
      // "replacing the old slabs"
      if (/\b(?:replacing|in place of) (?:\w+ ){0,3}$/i.test(text.slice(0, words[one.from]!.start)))
        continue;
      one.status = 'wanted';
      one.certainty = CERTAINTY;
    }
  });
}
