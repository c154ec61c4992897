/** "All of that stays. I mean it.": what was told of in the paragraph before it is kept. */
import type { Seen } from './features.ts';
import { listedThings } from './listed-things.ts';
import type { RawMention } from './mentions.ts';

const ALL_STAYS =
  /\b(?:do not|don['’]?t) want to lose (?:any of )?(?:that|this|it|them|those)\b|\b(?:all (?:of )?(?:that|this|it|them|those)|(?:it|they|that) all|everything(?: there)?) (?:stays?|is staying|are staying|is to stay|must stay|has to stay|to stay|is being kept)\b/gi;
/** A wish as sure as this stays a wish. */
const SURELY_WISHED = 0.9,
  FATE_CERTAINTY = 0.85;
/** What may stand behind a thing's name: "olive oil tins" are no olive. */
const GOES_ON =
  /^(?:he|she|we|i|they|that|which|who|in|on|at|by|with|of|from|to|along|around|round|against|near|behind|beside|under|,)$/;

export function allStays(seen: Seen, found: readonly RawMention[]): void {
  const { words, text } = seen.words;
  for (const { index } of text.matchAll(ALL_STAYS)) {
    const paragraphs = text
        .slice(0, index)
        .trimEnd()
        .split(/\n\s*\n/),
      begin = text.lastIndexOf(paragraphs.at(-1)!, index);
    for (const one of found) {
      const start = words[one.from]!.start;
      if (start < begin || start > index || !/^(?:feature|plant|boundary)$/.test(one.kind))
        continue;
      if (!/^(?:stands|undecided|keep|wanted)$/.test(one.status)) continue;
      if (one.status === 'wanted' && one.certainty >= SURELY_WISHED) continue;
      const named = listedThings(seen, one.from, one.to)[0],
        after = named && named.to < one.to ? words[named.to]!.text : '';
      if (after && !GOES_ON.test(after)) continue;
      one.status = 'keep';
      one.certainty = Math.max(one.certainty, FATE_CERTAINTY);
    }
  }
}
