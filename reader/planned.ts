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
