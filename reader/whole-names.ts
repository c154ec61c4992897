/** A wish is a whole phrase: what breaks off goes on to the end of its clause, and what names nothing is none. */
import type { Seen } from './features.ts';
import type { RawMention } from './mentions.ts';
import { listedThings } from './listed-things.ts';

const NO_WISH = 0.2;
const OPENS = /^(?:somewhere|someplace|something|places?|spots?|areas?|space|room|bit|corner)$/;
/** A phrase that ends here has broken off. */
const BREAKS_OFF =
  /^(?:can|can't|cannot|will|won't|would|could|should|to|that|which|who|where|is|isn't|are|aren't|doesn't|don't|does|for|with|of|in|on|from|and|i|we|he|she|they|you|properly|be|have|put|store|grow)$/;
/** Nor does it go past these. */
const CLAUSE_ENDS =
  /^(?:[,;:.!?()\n–—-]|because|cos|so|but|without|as|which|though|although|please|lol)$/;
const MOST_WORDS = 14;
/** "Angry at us", "something from us": of people, and of no thing. */
const OF_PEOPLE = /^(?:at|from|with|to|for)$/;
const PERSON = /^(?:me|us|them|him|her|you)$/;

/** Begins what one does with it. */
const OF_WHOM = /^(?:i|we|you|she|he|they|can|could|will)$/;

/** What is played on, by what is played. */
const PLAYED_ON: Readonly<Record<string, string>> = { football: 'lawn', play: 'play' };

/** Sets wishes right in place. */
export function wholeNames(seen: Seen, found: readonly RawMention[]): void {
  const { words } = seen.words;
  for (const one of found) {
    if (!/^(?:feature|plant)$/.test(one.kind) || !/^(?:wanted|perhaps|partner)$/.test(one.status))
      continue;
    const own = words.slice(one.from, one.to).map(({ text }) => text);
    const named = listedThings(seen, one.from, one.to).length > 0;
    if (!named && own.length <= 3 && PERSON.test(own.at(-1)!) && OF_PEOPLE.test(own.at(-2) ?? '')) {
      one.certainty = Math.min(one.certainty, NO_WISH);
      continue;
    }
    // "flowers I can see from the sink"
    while (one.to - one.from > 1 && named && OF_WHOM.test(words[one.to - 1]!.text)) one.to--;
    const isOpen = own.slice(0, 2).some((text) => OPENS.test(text));
    if (!isOpen || !BREAKS_OFF.test(own.at(-1)!)) continue;
    const { sentence } = words[one.from]!;
    let to = one.to;
    while (
      to < Math.min(words.length, one.from + MOST_WORDS) &&
      words[to]!.sentence === sentence &&
      !CLAUSE_ENDS.test(words[to]!.text)
    )
      to++;
    if (to === one.to) continue;
    // what it takes in is no wish beside it
    for (const other of found)
      if (other !== one && other.from >= one.to && other.to <= to) {
        const played = other.kind === 'use' ? PLAYED_ON[other.concept] : undefined;
        if (one.concept === 'other' && played) one.concept = played;
        other.certainty = Math.min(other.certainty, NO_WISH);
      }
    one.to = to;
  }
}
