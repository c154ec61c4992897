/** What stands here (reader/stands-here.ts) as mentions: those that were read are told its place and size, the others are added. */
import { LENGTH } from './clauses.ts';
import { wordsAt } from './facings.ts';
import type { Seen } from './features.ts';
import type { RawMention, Told } from './mentions.ts';
import { listedThings } from './listed-things.ts';
import { type ThingHere, thingsHere } from './stands-here.ts';
import { kindFamily } from './tag.ts';

/** Nine in ten of those that the rule finds are labelled so (docs/evaluation.md). */
const CERTAINTY = 0.85;
/** What is read otherwise as surely as this is left so. */
const SURELY = 0.9,
  SURE = 0.88,
  LIKELY = 0.8;
const GUESSED =
  /^(?:other|fence|gate|screen|lighting|power|tap|shade|view|play|stream|irrigation|wildlife|water|lawn)$/;
/** What no list knows. */
const UNKNOWN = { kind: 'feature', concept: 'standing' } as const;

/** "First 3m is patio": what a part of the ground is now. */
const IS_NOW = new RegExp(
  String.raw`\bfirst ${LENGTH}(?: or so)?(?: out| from the house)? (?:is|are)(?: (?:a|the|all|just|mostly))* $`,
  'i',
);

export function standingMentions(seen: Seen, found: RawMention[]): RawMention[] {
  const { text, words } = seen.words;
  for (const one of found)
    if (one.status === 'stands' && IS_NOW.test(text.slice(0, words[one.from]!.start)))
      one.certainty = Math.max(one.certainty, CERTAINTY);
  const known = listedThings(seen, 0, words.length).map(({ from, to }) => ({
    start: words[from]!.start,
    end: words[to - 1]!.end,
  }));
  return thingsHere(text, known).flatMap((thing): RawMention[] => {
    const { from, to } = wordsAt(seen, thing.start, thing.end);
    if (from < 0 || to <= from) return [];
    const there = found.filter(
      (one) => kindFamily(one.kind) === 'thing' && one.from < to && from < one.to,
    );
    if (there.length) {
      // of "brick path" and "brick" the last names it
      const own = there.reduce((a, b) => (b.to > a.to ? b : a));
      settle(own, thing, listedThings(seen, from, to).length > 0);
      // "rose bed outside" goes on beyond its name
      if (own.told && own.from <= from && own.to > to) own.to = to;
      return [];
    }
    const listed = thing.isWorked
      ? { kind: 'feature', concept: 'veg' }
      : listedThings(seen, from, to).findLast((one) => one.to === to);
    return [
      {
        ...(listed ?? UNKNOWN),
        from,
        to,
        status: 'keep',
        certainty: CERTAINTY,
        told: toldOf(thing),
      },
    ];
  });
}

function settle(own: RawMention, thing: ThingHere, isListed: boolean): void {
  // that something goes is said of it later, and seldom wrong
  if (!thing.isKept && /^(?:going|gone|others|past)$/.test(own.status) && own.certainty >= LIKELY)
    return;
  const isOther = /^(?:wanted|perhaps|partner|refused|going|gone|others|past)$/.test(own.status);
  if (isOther && own.certainty >= (thing.isKept ? SURELY : SURE)) return;
  own.status = 'keep';
  // of a word that no list knows these are guesses
  if (!isListed && own.kind === 'feature' && GUESSED.test(own.concept)) Object.assign(own, UNKNOWN);
  own.certainty = Math.max(own.certainty, CERTAINTY);
  own.told = toldOf(thing);
}

const toldOf = ({ place, point, sizeM, isKept }: ThingHere): Told => ({
  ...(place ? { place } : {}),
  ...(point ? { compass: { point, of: 'side' as const } } : {}),
  ...(sizeM ? { metres: sizeM } : {}),
  ...(isKept ? {} : { isFateOpen: true as const }),
});
