/** Sketches a language on the plot and its mirror image, relaxes what does not fit, and finishes the best. */
import type { LayoutWeights } from '../model/design-weights.ts';
import type { Language } from '../model/layout.ts';
import { BooleanFailure } from '../geometry/boolean.ts';
import { finish } from './finish.ts';
import { firstViolatedLaw } from './invariants.ts';
import { sketch, type Orientation } from './sketch.ts';
import { bestTriple, signature, type Signed } from './triple.ts';
import type { Ask, Draft, ItemId, Tier, WantedItem } from './plan-types.ts';
import { isMet, wordsUnmet } from './wishes.ts';

/** Told of a programming error that cost a candidate; one that throws ends the whole design. */
export type FaultHandler = (error: unknown) => void;
export const throwFault: FaultHandler = (error) => {
  throw error;
};
/** What the search is given and does not change. `orientations`: the plot and its mirror image. */
export type LayoutSearch = {
  orientations: readonly Orientation[];
  ask: Ask;
  weights: LayoutWeights;
  onFault: FaultHandler;
};
export type Effort = { seeds: number; finished: number };
/** A drawn candidate and the wishes given up for it. */
export type Candidate = { draft: Draft; givenUp: { feature: ItemId; reason: string }[] };

/** On larger plots everything fits without giving anything up. */
const CROWDED_MM2 = 400e6;
/** Sketches of one language whose wishes are tried again with less. */
const EASED = 3;
const MORE_SEEDS = 4;
const LAWN_FIRST = 'It was left out so that the lawn is worth having (at least 8 m²).';
const NO_WAY = 'It was left out because no path of its width can reach it.';

/** The best finished candidates of one language, best first. */
export function candidatesOf(
  search: LayoutSearch,
  language: Language,
  seed: number,
  effort: Effort,
): Candidate[] {
  let sketches: Candidate[] = [];
  for (let k = 0; k < effort.seeds; k++)
    for (const orientation of search.orientations)
      sketches.push({
        draft: sketch({ ...search, orientation, language, seed: seed + k * 104729 + 13 }),
        givenUp: [],
      });
  sketches.sort(byPromise);
  if (wanting(sketches[0]!))
    sketches = [
      ...sketches.slice(0, EASED).map((candidate) => ease(candidate, search)),
      ...sketches.slice(EASED),
    ].sort(byPromise);
  if (wordsUnmet(sketches[0]!.draft) && search.orientations[0]!.frame.area < CROWDED_MM2)
    sketches.unshift(
      ...moreSeeds(search, language, seed + effort.seeds * 104729, wordsUnmet(sketches[0]!.draft)),
    );
  const out: Candidate[] = [];
  for (const candidate of sketches) {
    if (out.length >= effort.finished) break;
    const done = finishSafely(candidate, search);
    if (done && !firstViolatedLaw(done.draft)) out.push(done);
    if (
      out.some((kept) => kept.draft.score >= search.weights.goodEnough && !wordsUnmet(kept.draft))
    )
      break;
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

/** Sketches again with fewer requirements, step by step, until everything asked for in words fits and the lawn is worth having. */
function ease(candidate: Candidate, search: LayoutSearch): Candidate {
  const { draft } = candidate;
  if (draft.frame.area > CROWDED_MM2) return candidate;
  const orientation = orientationOf(draft, search);
  let best = candidate;
  for (const less of relaxRequirements(search.ask, draft)) {
    if (!wanting(best)) break;
    const again = sketch({
      ...search,
      orientation,
      ask: less,
      language: draft.language,
      seed: draft.seed,
    });
    const gain = wordsUnmet(best.draft) - wordsUnmet(again);
    if (gain > 0 || (gain === 0 && best.draft.noOpen && !again.noOpen))
      best = { draft: again, givenUp: leftOut(search.ask, again) };
  }
  return best;
}

/** Other seeds for a crowded plot, until one leaves out less of what was asked for in words than `unmet`. */
function moreSeeds(
  search: LayoutSearch,
  language: Language,
  seed: number,
  unmet: number,
): Candidate[] {
  const { ask } = search;
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
    for (const orientation of search.orientations) {
      const draft = sketch({
        ...search,
        orientation,
        ask: k % 2 ? backwards : tight,
        language,
        seed: seed + k * 104729 + 13,
      });
      if (wordsUnmet(draft) < least) {
        least = wordsUnmet(draft);
        best = { draft, givenUp: leftOut(ask, draft) };
      }
    }
  return best ? [best] : [];
}

/** The same wishes with less and less beside them: no extras, no preferences, a tight terrace, the unplaced first, then one wish fewer. */
function relaxRequirements(ask: Ask, draft: Draft): Ask[] {
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
  // a lawn asked for in words comes before whatever was mentioned last
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
function finishSafely(candidate: Candidate, search: LayoutSearch): Candidate | null {
  try {
    return finishReachable(candidate, search);
  } catch (error) {
    if (!(error instanceof BooleanFailure)) search.onFault(error);
    return null;
  }
}

const orientationOf = (draft: Draft, { orientations }: LayoutSearch): Orientation =>
  orientations.find(({ mirrored }) => mirrored === draft.mirrored)!;

/** Finishes a sketch; a room that no path can reach is given up, with the reason. */
function finishReachable(candidate: Candidate, search: LayoutSearch): Candidate {
  const { draft } = candidate;
  finish(draft, search.weights);
  const lost = draft.unreached.filter((id): id is ItemId =>
    draft.ask.items.some((item) => item.id === id),
  );
  if (!lost.length) return candidate;
  const orientation = orientationOf(draft, search);
  const again = sketch({
    ...search,
    orientation,
    ask: draft.ask,
    language: draft.language,
    seed: draft.seed,
    without: [...draft.without, ...lost],
  });
  finish(again, search.weights);
  again.score -= search.weights.unreachedGivenUp * lost.length;
  return { draft: again, givenUp: [...candidate.givenUp, ...note(draft.ask, lost, NO_WAY)] };
}

/** Three candidates of three languages. */
export function chooseThree(candidates: readonly Candidate[], weights: LayoutWeights): Candidate[] {
  const signed: Signed[] = candidates.map(({ draft }) => ({ draft, marks: signature(draft) }));
  return bestTriple(signed, weights).map((draft) =>
    candidates.find((candidate) => candidate.draft === draft)!,
  );
}
