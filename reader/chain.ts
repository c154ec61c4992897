/** The linear chain over a sentence's words: how likely each tag is at each of them. */
import { exp } from './exp.ts';
import type { Model } from './model.ts';

/** Of every word: the sum over all paths through the chain that give it a tag. */
export function chainTags(
  { tags, steps, warmth, tagScores }: Model,
  features: readonly (readonly string[])[],
): Float64Array[] {
  const T = tags.length;
  const own = features.map((list) => likelihoods(tagScores(list), warmth.tags));
  const forward: Float64Array[] = [];
  own.forEach((likely, t) => {
    const row = new Float64Array(T);
    if (t === 0) row.set(steps.subarray(T * T));
    else {
      const before = forward[t - 1]!;
      for (let k = 0; k < T; k++) {
        const share = before[k]!;
        if (share > NEXT_TO_NOTHING) addScaled(row, steps, k * T, share);
      }
    }
    forward.push(shares(row, likely));
  });
  let back: Float64Array = new Float64Array(T).fill(1);
  const out = forward.slice();
  for (let t = own.length - 1; t >= 0; t--) {
    const after = Float64Array.from(back);
    for (let l = 0; l < T; l++) after[l]! *= own[t]![l]!;
    out[t] = shares(forward[t]!, back);
    const next = new Float64Array(T);
    for (let k = 0; k < T; k++) {
      let sum = 0;
      for (let l = 0; l < T; l++) sum += steps[k * T + l]! * after[l]!;
      next[k] = sum;
    }
    back = shares(next, null);
  }
  return out;
}

/** Of a tag before: what it leads to is left out below this. */
const NEXT_TO_NOTHING = 1e-7;

/** Scores as shares of the greatest. */
function likelihoods(scores: Float64Array, warmth: number): Float64Array {
  let most = -Infinity;
  for (const s of scores) most = Math.max(most, s);
  for (let l = 0; l < scores.length; l++) scores[l] = exp((scores[l]! - most) / warmth);
  return scores;
}

function addScaled(sums: Float64Array, from: Float64Array, at: number, times: number): void {
  for (let l = 0; l < sums.length; l++) sums[l]! += times * from[at + l]!;
}

/** The products, so that they come to 1 together. */
function shares(list: Float64Array, times: Float64Array | null): Float64Array {
  const out = Float64Array.from(list);
  let sum = 0;
  for (let l = 0; l < out.length; l++) sum += times ? (out[l]! *= times[l]!) : out[l]!;
  for (let l = 0; l < out.length; l++) out[l]! /= sum;
  return out;
}
