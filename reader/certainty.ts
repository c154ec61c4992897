/** How certain a mention is: the share of mentions like it that were right, as learnt on writers whom the network had not seen. */
import { exp, logit } from './exp.ts';

/** What is known of a mention when its certainty is asked for. */
export type Grounds = {
  kind: string;
  status: string;
  /** Of each of its words: the probability of its kind. */
  likely: readonly number[];
  /** The probability of its status, and of those that come to the same. */
  statusLikely: number;
  conceptLikely: number;
  /** Whether the lists know one of its words as of its kind. */
  isListed: boolean;
};

/** What each ground counts for. */
export type CertaintyWeights = {
  grounds: number[];
  kinds: Record<string, number>;
  statuses: Record<string, number>;
};

export function groundsAsNumbers({
  likely,
  statusLikely,
  conceptLikely,
  isListed,
}: Grounds): number[] {
  let most = 0;
  let least = 1;
  let sum = 0;
  for (const p of likely) {
    most = Math.max(most, p);
    least = Math.min(least, p);
    sum += p;
  }
  return [
    1,
    logit(most),
    logit(sum / likely.length),
    logit(least),
    logit(likely.at(-1)!),
    logit(conceptLikely),
    logit(statusLikely),
    isListed ? 1 : 0,
    Math.min(likely.length, 8) / 4,
  ];
}

export function certaintyOf(weights: CertaintyWeights, grounds: Grounds): number {
  let sum = (weights.kinds[grounds.kind] ?? 0) + (weights.statuses[grounds.status] ?? 0);
  groundsAsNumbers(grounds).forEach((x, i) => (sum += x * weights.grounds[i]!));
  return 1 / (1 + exp(-sum));
}
