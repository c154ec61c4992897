/** Learns how certain mentions are, from those that were read in briefs whose writers the networks had not seen. */
import {
  certaintyOf,
  type CertaintyWeights,
  type Grounds,
  groundsAsNumbers,
} from '../../reader/certainty.ts';

export type Judged = { grounds: Grounds; isRight: boolean };

const ROUNDS = 400;
const RATE = 0.3;
/** Pulls the weights to nothing, so that rare kinds are judged like the others. */
const DECAY = 1;

/** A logistic choice between right and wrong, by gradient steps over all. */
export function learnCertainty(judged: readonly Judged[]): CertaintyWeights {
  const names = (of: (grounds: Grounds) => string) =>
    [...new Set(judged.map(({ grounds }) => of(grounds)))].sort();
  const kinds = names(({ kind }) => kind);
  const statuses = names(({ status }) => status);
  const rows = judged.map(({ grounds }) => [
    ...groundsAsNumbers(grounds),
    ...kinds.map((kind) => (kind === grounds.kind ? 1 : 0)),
    ...statuses.map((status) => (status === grounds.status ? 1 : 0)),
  ]);
  const size = rows[0]!.length;
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(1e-6);
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = weights.map((weight, i) => (i ? (DECAY * weight) / rows.length : 0));
    rows.forEach((row, r) => {
      const sum = row.reduce((all, x, i) => all + x * weights[i]!, 0);
      const error = 1 / (1 + Math.exp(-sum)) - (judged[r]!.isRight ? 1 : 0);
      row.forEach((x, i) => (gradient[i]! += (error * x) / rows.length));
    });
    gradient.forEach((g, i) => {
      squares[i]! += g * g;
      weights[i]! -= (RATE * g) / Math.sqrt(squares[i]!);
    });
  }
  const rounded = [...weights].map((weight) => Math.round(weight * 1e4) / 1e4);
  const first = size - kinds.length - statuses.length;
  const named = (list: readonly string[], from: number) =>
    Object.fromEntries(list.map((name, i) => [name, rounded[from + i]!]));
  return {
    grounds: rounded.slice(0, first),
    kinds: named(kinds, first),
    statuses: named(statuses, first + kinds.length),
  };
}

/** Of mentions at least so certain, the share that was right: how a threshold is chosen. */
export function shareRight(
  judged: readonly Judged[],
  weights: CertaintyWeights,
): { from: number; mentions: number; right: number }[] {
  return [0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8].map((from) => {
    const own = judged.filter(({ grounds }) => certaintyOf(weights, grounds) >= from);
    const right = own.filter(({ isRight }) => isRight).length / Math.max(1, own.length);
    return { from, mentions: own.length, right };
  });
}
