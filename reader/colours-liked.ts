/** Colours that are liked, whether or not they were learnt: "I like blues and purples". */
import type { Seen } from './features.ts';
import type { RawMention } from './mentions.ts';

const LIKED = /^(?:likes?|loves?|prefers?|favourites?|favou?r|adores?)$/;
const BETWEEN =
  /^(?:,|and|&|or|\/|lots|of|loads|plenty|the|really|all|any|colou?rs?|is|are|my|her|his|our|a|bit|mostly|mainly|soft|deep|pale|dark|bright)$/;
const DENIED = /^(?:not|no|n't|don't|doesn't|didn't|never|dont|doesnt)$/;
const CERTAINTY = 0.85,
  HALF_READ = 0.5;

/** Sets what was read of them right, and returns those of which nothing was. */
export function coloursLiked(
  { phrases, words: { words, sentences } }: Seen,
  found: readonly RawMention[],
): RawMention[] {
  const out: RawMention[] = [];
  for (const { from, to } of sentences)
    for (let at = from; at < to; at++) {
      if (!LIKED.test(words[at]!.text)) continue;
      if (words.slice(Math.max(from, at - 3), at).some(({ text }) => DENIED.test(text))) continue;
      for (let next = at + 1; next < to;) {
        const phrase = phrases[next];
        const colour = phrase?.from === next && phrase.senses.find(({ kind }) => kind === 'colour');
        if (!phrase || !colour) {
          if (!BETWEEN.test(words[next]!.text)) break;
          next++;
          continue;
        }
        const there = found.find(
          (one) => one.from < phrase.to && next < one.to && one.certainty >= HALF_READ,
        );
        const liked = { kind: 'colour', concept: colour.concept, status: 'wanted' };
        // "purple grasses" are plants, and what is refused stays so
        if (!there) out.push({ from: next, to: phrase.to, ...liked, certainty: CERTAINTY });
        else if (there.kind === 'colour' && there.status !== 'refused')
          Object.assign(there, liked, { certainty: Math.max(there.certainty, CERTAINTY) });
        next = phrase.to;
      }
    }
  return out;
}
