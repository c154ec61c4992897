/** Sketches in several languages and both hands, finishes the best, and keeps three that differ. */
import type { Language } from '../model/layout.ts';
import { finish } from './finish.ts';
import { lawBroken } from './own-laws.ts';
import { sketch, type Hand } from './sketch.ts';
import { bestTriple, signature, type Signed } from './triple.ts';
import type { Ask, Draft, ItemId } from './plan-types.ts';

export type Effort = { seeds: number; finished: number };
/** A drawn candidate and the wishes given up for it. */
export type Candidate = { draft: Draft; givenUp: { feature: ItemId; reason: string }[] };

/** A first candidate this good is not tried against a second. */
const GOOD_ENOUGH = 80;
const LAWN_FIRST = 'left out so that the lawn is worth having (at least 8 m²)';
const NO_WAY = 'left out because no path of its width can reach it';

/** The best finished candidates of one language, best first. */
export function candidatesOf(hands: readonly Hand[], ask: Ask, language: Language, seed: number, effort: Effort): Candidate[] {
  const sketches: Candidate[] = [];
  for (let k = 0; k < effort.seeds; k++) for (const hand of hands) sketches.push(sketchWithLawn(hand, ask, language, seed + k * 104729 + 13));
  sketches.sort((a, b) => b.draft.quickScore - a.draft.quickScore || a.draft.seed - b.draft.seed);
  const out: Candidate[] = [];
  for (const candidate of sketches) {
    if (out.length >= effort.finished) break;
    const done = finishSafely(candidate, hands);
    if (done && !lawBroken(done.draft)) out.push(done);
    if (out.some((kept) => kept.draft.score >= GOOD_ENOUGH)) break;
  }
  return out.sort((a, b) => b.draft.score - a.draft.score || a.draft.seed - b.draft.seed);
}

/** More wishes than fit: give up the least wanted until the lawn is worth having. */
function sketchWithLawn(hand: Hand, ask: Ask, language: Language, seed: number): Candidate {
  const draft = sketch(hand, ask, language, seed);
  if (!draft.noOpen || !ask.lawn) return { draft, givenUp: [] };
  const placed = ask.items.filter((item) => draft.placed.some((p) => p.id === item.id)).reverse();
  const asked = placed.filter((item) => item.asked).map((item) => item.id), assumed = placed.filter((item) => !item.asked).map((item) => item.id);
  const single = asked.length > 1 ? asked.slice(0, 3).map((id) => [...assumed, id]) : [];
  for (const out of [assumed, ...single, asked.length > 2 ? [...assumed, ...asked.slice(0, 2)] : []]) {
    if (!out.length) continue;
    const again = sketch(hand, ask, language, seed, out);
    if (!again.noOpen) return { draft: again, givenUp: note(ask, out, LAWN_FIRST) };
  }
  return { draft, givenUp: [] };
}
const note = (ask: Ask, ids: readonly ItemId[], reason: string) => ids.filter((id) => ask.items.some((item) => item.id === id && item.asked)).map((feature) => ({ feature, reason: `It was ${reason}.` }));

/** Both exact boolean libraries throw on about one design in a thousand: that candidate is passed over. */
function finishSafely(candidate: Candidate, hands: readonly Hand[]): Candidate | null {
  try {
    return finishReachable(candidate, hands);
  } catch {
    return null;
  }
}

/** A room that no path can reach is given up, and said. */
function finishReachable(candidate: Candidate, hands: readonly Hand[]): Candidate {
  const { draft } = candidate;
  finish(draft);
  const lost = draft.unreached.filter((id): id is ItemId => draft.ask.items.some((item) => item.id === id));
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
  return bestTriple(signed).map((draft) => candidates.find((candidate) => candidate.draft === draft)!);
}
