/** Sketches in several languages and both hands, finishes the best, and keeps three that differ. */
import type { Language } from '../model/layout.ts';
import { BooleanFailure } from '../geometry/boolean.ts';
import { finish } from './finish.ts';
import { lawBroken } from './own-laws.ts';
import { sketch, type Hand } from './sketch.ts';
import { bestTriple, signature, type Signed } from './triple.ts';
import type { Ask, Draft, ItemId, Tier, WantedItem } from './plan-types.ts';
import { isMet, wordsUnmet } from './wishes.ts';

/** Told of a programming error that cost a candidate; one that throws ends the whole design. */
export type FaultHandler = (error: unknown) => void;
export const throwFault: FaultHandler = (error) => {
  throw error;
};
export type Effort = { seeds: number; finished: number };
/** A drawn candidate and the wishes given up for it. */
export type Candidate = { draft: Draft; givenUp: { feature: ItemId; reason: string }[] };

/** A first candidate this good is not tried against a second. */
const GOOD_ENOUGH = 77;
/** On greater plots what was asked for fits without giving anything up. */
const CROWDED_MM2 = 400e6;
/** Sketches of one language whose wishes are tried again with less. */
const EASED = 3;
const MORE_SEEDS = 4;
const LAWN_FIRST = 'It was left out so that the lawn is worth having (at least 8 m²).';
const NO_WAY = 'It was left out because no path of its width can reach it.';

/** The best finished candidates of one language, best first. */
export function candidatesOf(
  hands: readonly Hand[],
  ask: Ask,
  language: Language,
  seed: number,
  effort: Effort,
  onFault: FaultHandler,
): Candidate[] {
  let sketches: Candidate[] = [];
  for (let k = 0; k < effort.seeds; k++)
    for (const hand of hands)
      sketches.push({ draft: sketch(hand, ask, language, seed + k * 104729 + 13), givenUp: [] });
  sketches.sort(byPromise);
  if (wanting(sketches[0]!))
    sketches = [
      ...sketches.slice(0, EASED).map((candidate) => ease(candidate, hands, ask)),
      ...sketches.slice(EASED),
    ].sort(byPromise);
  if (wordsUnmet(sketches[0]!.draft) && hands[0]!.frame.area < CROWDED_MM2)
    sketches.unshift(
      ...moreSeeds(
        hands,
        ask,
        language,
        seed + effort.seeds * 104729,
        wordsUnmet(sketches[0]!.draft),
      ),
    );
  const out: Candidate[] = [];
  for (const candidate of sketches) {
    if (out.length >= effort.finished) break;
    const done = finishSafely(candidate, hands, onFault);
    if (done && !lawBroken(done.draft)) out.push(done);
    if (out.some((kept) => kept.draft.score >= GOOD_ENOUGH && !wordsUnmet(kept.draft))) break;
  }
  return out.sort((a, b) => b.draft.score - a.draft.score || a.draft.seed - b.draft.seed);
}
const wanting = ({ draft }: Candidate): boolean =>
  wordsUnmet(draft) > 0 || (draft.noOpen && draft.ask.lawn);
/** The fewest unmet words first, then the better sketch. */
const byPromise = (a: Candidate, b: Candidate): number =>
  wordsUnmet(a.draft) - wordsUnmet(b.draft) ||
  b.draft.quickScore - a.draft.quickScore ||
  a.draft.seed - b.draft.seed;

/** What is less wanted gives way, step by step, until everything asked for in words has a place and the lawn is worth having. */
function ease(candidate: Candidate, hands: readonly Hand[], ask: Ask): Candidate {
  const { draft } = candidate;
  if (draft.frame.area > CROWDED_MM2) return candidate;
  const hand = hands.find((h) => h.mirrored === draft.mirrored)!;
  let best = candidate;
  for (const less of lesserAsks(ask, draft)) {
    if (!wanting(best)) break;
    const again = sketch(hand, less, draft.language, draft.seed);
    const gain = wordsUnmet(best.draft) - wordsUnmet(again);
    if (gain > 0 || (gain === 0 && best.draft.noOpen && !again.noOpen))
      best = { draft: again, givenUp: leftOut(ask, again) };
  }
  return best;
}

/** Other beginnings for a crowded plot, until one holds more of what was asked for in words than `unmet` left out. */
function moreSeeds(
  hands: readonly Hand[],
  ask: Ask,
  language: Language,
  seed: number,
  unmet: number,
): Candidate[] {
  const words = ask.items.filter((item) => item.tier === 3);
  const tight: Ask = {
    ...ask,
    items: words,
    later: ask.items.filter((item) => item.tier < 3),
    lounge: ask.lounge && ask.loungeTier === 3,
    tight: true,
  };
  const backwards: Ask = { ...tight, items: [...words].reverse() };
  let best: Candidate | null = null,
    least = unmet;
  for (let k = 0; k < MORE_SEEDS && least > 0; k++)
    for (const hand of hands) {
      const draft = sketch(hand, k % 2 ? backwards : tight, language, seed + k * 104729 + 13);
      if (wordsUnmet(draft) < least) {
        least = wordsUnmet(draft);
        best = { draft, givenUp: leftOut(ask, draft) };
      }
    }
  return best ? [best] : [];
}

/** The same wishes with less and less beside them: no extras, no preferences, a tight terrace, the unplaced first, then one wish fewer. */
function lesserAsks(ask: Ask, draft: Draft): Ask[] {
  const from = (tier: Tier): Ask => ({
    ...ask,
    items: ask.items.filter((item) => item.tier >= tier),
    later: ask.items.filter((item) => item.tier < tier),
    lounge: ask.lounge && ask.loungeTier >= tier,
  });
  const words = from(3),
    tight: Ask = { ...words, tight: true };
  const unmet = (item: WantedItem) => Number(isMet(draft, item.id));
  const first: Ask = { ...tight, items: [...words.items].sort((a, b) => unmet(a) - unmet(b)) };
  const asks = [from(2), words, tight, first];
  // a lawn asked for in words stands before the last mentioned things
  if (ask.lawn && ask.lawnTier === 3)
    for (const item of [...words.items].reverse().slice(0, 3))
      asks.push({
        ...tight,
        items: tight.items.filter((other) => other !== item),
        later: [item, ...tight.later],
      });
  return asks;
}
const leftOut = (ask: Ask, draft: Draft) =>
  ask.items
    .filter((item) => item.asked && !isMet(draft, item.id))
    .map(({ id }) => ({ feature: id, reason: LAWN_FIRST }));
const note = (ask: Ask, ids: readonly ItemId[], reason: string) =>
  ids
    .filter((id) => ask.items.some((item) => item.id === id && item.asked))
    .map((feature) => ({ feature, reason }));

/** Null when a shape of the candidate could not be cut, or when `onFault` took a programming error. */
function finishSafely(
  candidate: Candidate,
  hands: readonly Hand[],
  onFault: FaultHandler,
): Candidate | null {
  try {
    return finishReachable(candidate, hands);
  } catch (error) {
    if (!(error instanceof BooleanFailure)) onFault(error);
    return null;
  }
}

/** A room that no path can reach is given up, and said. */
function finishReachable(candidate: Candidate, hands: readonly Hand[]): Candidate {
  const { draft } = candidate;
  finish(draft);
  const lost = draft.unreached.filter((id): id is ItemId =>
    draft.ask.items.some((item) => item.id === id),
  );
  if (!draft.unreached.length) return candidate;
  if (!lost.length) return candidate;
  const hand = hands.find((h) => h.mirrored === draft.mirrored)!;
  const again = sketch(hand, draft.ask, draft.language, draft.seed, [...draft.without, ...lost]);
  finish(again);
  again.score -= 10 * lost.length;
  return { draft: again, givenUp: [...candidate.givenUp, ...note(draft.ask, lost, NO_WAY)] };
}

/** Three candidates of three languages. */
export function chooseThree(candidates: readonly Candidate[]): Candidate[] {
  const signed: Signed[] = candidates.map(({ draft }) => ({ draft, marks: signature(draft) }));
  return bestTriple(signed).map((draft) =>
    candidates.find((candidate) => candidate.draft === draft)!,
  );
}
