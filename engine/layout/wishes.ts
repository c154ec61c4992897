/** How much of what was wanted is on the plan. */
import type { Draft } from './plan-types.ts';

/** The first wish counts for more than the fifth, and what nobody asked for for little. */
const weightOf = (rank: number, asked: boolean): number => (asked ? (rank === 0 ? 1.6 : rank === 1 ? 1.3 : 1) : 0.35);

/** Weighted share of the wanted items that have a place, 0 to 1; any seat answers the wish for a second seat. */
export function wishesMet(draft: Draft): number {
  const seat = draft.parts.some((part) => part.kind === 'seat' && !part.kept);
  let all = 0, met = 0;
  draft.ask.items.forEach((item, rank) => {
    const weight = weightOf(rank, item.asked);
    all += weight;
    if (draft.parts.some((part) => part.feature === item.id) || (item.id === 'seat' && seat)) met += weight;
  });
  return all ? met / all : 1;
}
