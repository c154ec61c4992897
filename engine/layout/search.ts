/** Sketches a language on the plot and its mirror image, relaxes what does not fit, and finishes the best. */
import type { LayoutWeights } from '../model/design-weights.ts';
import type { Idea, Language } from '../model/layout.ts';
import { BooleanFailure } from '../geometry/boolean.ts';
import { distanceToEdge } from '../geometry/region.ts';
import { gatesOf } from '../site/gates.ts';
import { finish } from './finish.ts';
import { keepsIdea, withIdea } from './ideas.ts';
import { firstViolatedLaw } from './invariants.ts';
import { makeSketch } from './sketch.ts';
import type { Ask, ItemId, Tier, WantedItem } from './plan-types.ts';
import { isMet, wordsUnmet } from './wishes.ts';
import type { Candidate, Finished, Orientation, Parts, Sketch } from './stages.ts';

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
  /** Ways of a finished candidate that are not for people who do no steps; absent where nobody minds. */
  faultsOf?: (garden: Finished) => number;
};
export type Effort = { seeds: number; finished: number };

/** On larger plots everything fits without giving anything up. */
const CROWDED_MM2 = 400e6;
/** Sketches of one language whose wishes are tried again with less. */
const EASED = 3;
const MORE_SEEDS = 4;
/** Candidates that are finished where the ones before have a way that nobody here can go. */
const MORE_FINISHED = 3;
const LAWN_FIRST = 'It was left out so that the lawn is worth having (at least 8 m²).';
const NO_ROOM = 'We found no place for it beside what else was asked for in words.';
const NO_WAY = 'It was left out because no path of its width can reach it.';
const BEFORE_GATE = 'It was left out because it would shut the way from the gate.';

/** The best finished candidates of one language and idea, best first; none where the plot does not hold the idea. */
export function candidatesOf(
  whole: LayoutSearch,
  language: Language,
  idea: Idea,
  seed: number,
  effort: Effort,
): Candidate[] {
  const search = { ...whole, ask: withIdea(whole.ask, idea) };
  let sketches: Candidate<Sketch>[] = [];
  for (let k = 0; k < effort.seeds; k++)
    for (const orientation of search.orientations)
      sketches.push({
        garden: makeSketch({ ...search, orientation, language, seed: seed + k * 104729 + 13 }),
        givenUp: [],
      });
  sketches.sort(byPromise);
  if (wanting(sketches[0]!))
    sketches = [
      ...sketches.slice(0, EASED).map((candidate) => ease(candidate, search)),
      ...sketches.slice(EASED),
    ].sort(byPromise);
  if (wordsUnmet(sketches[0]!.garden) && search.orientations[0]!.frame.area < CROWDED_MM2)
    sketches.unshift(
      ...moreSeeds(search, language, seed + effort.seeds * 104729, wordsUnmet(sketches[0]!.garden)),
    );
  sketches = sketches.map((candidate) => withoutExtras(candidate, search));
  const out: Candidate[] = [];
  for (const candidate of sketches) {
    const isEnough =
      out.length >= effort.finished + MORE_FINISHED || out.some((one) => !one.faults);
    if (out.length >= effort.finished && isEnough) break;
    if (!keepsIdea(candidate.garden)) continue;
    const done = finishSafely(candidate, search);
    if (done && keepsIdea(done.garden) && !firstViolatedLaw(done.garden))
      out.push({ ...done, faults: search.faultsOf?.(done.garden) ?? 0 });
    if (
      out.some((kept) => kept.garden.score >= search.weights.goodEnough && !wordsUnmet(kept.garden))
    )
      break;
  }
  return out.sort(
    (a, b) =>
      (a.faults ?? 0) - (b.faults ?? 0) ||
      b.garden.score - a.garden.score ||
      a.garden.seed - b.garden.seed,
  );
}
const wanting = ({ garden }: Candidate<Sketch>): boolean =>
  wordsUnmet(garden) > 0 || (garden.noOpen && garden.ask.lawn);
/** The fewest unmet words first, then the better sketch. */
const byPromise = ({ garden: a }: Candidate<Sketch>, { garden: b }: Candidate<Sketch>): number =>
  wordsUnmet(a) - wordsUnmet(b) || b.quickScore - a.quickScore || a.seed - b.seed;

/** While something that was named has no place, nothing is drawn that nobody asked for: no second seat, no store, no floor of gravel. */
function withoutExtras(candidate: Candidate<Sketch>, search: LayoutSearch): Candidate<Sketch> {
  const { garden } = candidate,
    { ask } = garden;
  if (!wordsUnmet(garden)) return candidate;
  const less = askedFor(ask);
  if (less === ask) return candidate;
  const again = makeSketch({
    ...search,
    orientation: garden,
    ask: less,
    language: garden.language,
    seed: garden.seed,
    without: garden.without,
  });
  return wordsUnmet(again) > wordsUnmet(garden) ? candidate : { ...candidate, garden: again };
}

/** Of an ask, what somebody asked for. */
function askedFor(ask: Ask): Ask {
  const isAsked = ({ tier }: WantedItem): boolean => tier > 1,
    share = ask.lawn ? ask.share : { ...ask.share, open: 0 };
  return ask.items.every(isAsked) && ask.later.every(isAsked) && share.open === ask.share.open
    ? ask
    : { ...ask, items: ask.items.filter(isAsked), later: ask.later.filter(isAsked), share };
}

/** Sketches again with fewer requirements, step by step, until everything asked for in words fits and the lawn is worth having. */
function ease(candidate: Candidate<Sketch>, search: LayoutSearch): Candidate<Sketch> {
  const { garden } = candidate;
  if (garden.frame.area > CROWDED_MM2) return candidate;
  let best = candidate;
  for (const less of relaxRequirements(search.ask, garden)) {
    if (!wanting(best)) break;
    const again = makeSketch({
      ...search,
      orientation: garden,
      ask: less,
      language: garden.language,
      seed: garden.seed,
    });
    const gain = wordsUnmet(best.garden) - wordsUnmet(again);
    if (gain > 0 || (gain === 0 && best.garden.noOpen && !again.noOpen))
      best = { garden: again, givenUp: leftOut(search.ask, again) };
  }
  return best;
}

/** Other seeds for a crowded plot, until one leaves out less of what was asked for in words than `unmet`. */
function moreSeeds(
  search: LayoutSearch,
  language: Language,
  seed: number,
  unmet: number,
): Candidate<Sketch>[] {
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
  let best: Candidate<Sketch> | null = null,
    least = unmet;
  for (let k = 0; k < MORE_SEEDS && least > 0; k++)
    for (const orientation of search.orientations) {
      const garden = makeSketch({
        ...search,
        orientation,
        ask: k % 2 ? backwards : tight,
        language,
        seed: seed + k * 104729 + 13,
      });
      if (wordsUnmet(garden) < least) {
        least = wordsUnmet(garden);
        best = { garden, givenUp: leftOut(ask, garden) };
      }
    }
  return best ? [best] : [];
}

/** The same wishes with less and less beside them: no extras, no preferences, a tight terrace, the unplaced first, then one wish fewer. */
function relaxRequirements(ask: Ask, sketch: Parts): Ask[] {
  const from = (tier: Tier): Ask => ({
    ...ask,
    items: ask.items.filter((item) => item.tier >= tier),
    later: ask.items.filter((item) => item.tier < tier),
    lounge: ask.lounge && ask.loungeTier >= tier,
  });
  const words = from(3),
    tight: Ask = { ...words, tight: true };
  const unmet = (item: WantedItem) => Number(isMet(sketch, item.id));
  const first: Ask = { ...tight, items: [...words.items].sort((a, b) => unmet(a) - unmet(b)) };
  // a kitchen garden of two beds is one too, and gravel gives way to what was named
  const least: Ask = { ...askedFor(first), items: first.items.map(smaller) };
  const asks = [from(2), words, tight, first, least];
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
const smaller = (item: WantedItem): WantedItem =>
  item.id === 'veg4' && !item.sizeMm ? { ...item, id: 'veg2' } : item;
const leftOut = (ask: Ask, sketch: Parts) =>
  ask.items
    .filter((item) => item.asked && !isMet(sketch, item.id))
    .map(({ id }) => ({
      feature: id,
      reason: sketch.parts.some((part) => part.kind === 'lawn') ? LAWN_FIRST : NO_ROOM,
    }));
const note = (ask: Ask, ids: readonly ItemId[], reason: string) =>
  ids
    .filter((id) => ask.items.some((item) => item.id === id && item.asked))
    .map((feature) => ({ feature, reason }));

/** Null when a shape of the candidate could not be cut, or when `onFault` took a programming error. */
function finishSafely(candidate: Candidate<Sketch>, search: LayoutSearch): Candidate | null {
  try {
    return finishReachable(candidate, search);
  } catch (error) {
    if (!(error instanceof BooleanFailure)) search.onFault(error);
    return null;
  }
}

/** Finishes a sketch; a room that no path can reach is given up, with the reason, and one that shuts a gate off. */
function finishReachable({ garden, givenUp }: Candidate<Sketch>, search: LayoutSearch): Candidate {
  const { ask, language, seed, without } = garden;
  const finished = finish(garden, search.weights);
  const lost = finished.unreached.filter((id): id is ItemId =>
      ask.items.some((item) => item.id === id),
    ),
    shutting = itemsBeforeGates(finished).filter((id) => !lost.includes(id)),
    gone = [...lost, ...shutting];
  if (!gone.length) return { garden: finished, givenUp };
  const again = finish(
    makeSketch({
      ...search,
      orientation: garden,
      ask,
      language,
      seed,
      without: [...without, ...gone],
    }),
    search.weights,
  );
  const score = again.score - search.weights.unreachedGivenUp * gone.length;
  return {
    garden: { ...again, score },
    givenUp: [...givenUp, ...note(ask, lost, NO_WAY), ...note(ask, shutting, BEFORE_GATE)],
  };
}

/** What stands nearest to each gate that no route leads to. */
function itemsBeforeGates({ routes, site, parts, ask }: Finished): ItemId[] {
  return gatesOf(site)
    .filter(({ id }) => !routes.some(({ partId }) => partId === id))
    .flatMap(({ inside: [x, y] }) => {
      let nearest: ItemId | null = null,
        least = Infinity;
      for (const { id, placed, region } of parts) {
        const item = placed && ask.items.find((one) => one.id === id),
          far = item ? distanceToEdge(region, x, y) : Infinity;
        if (item && far < least) {
          least = far;
          nearest = item.id;
        }
      }
      return nearest ? [nearest] : [];
    });
}
