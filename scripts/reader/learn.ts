/** Learning for the reader: a linear chain over words (tags) and a linear choice over labels, by gradient steps. */
import { seededRandom } from '../../engine/geometry/random.ts';

/** Features by number; those seen less than `least` times are left out. */
export class Numbering {
  readonly ids = new Map<string, number>();
  private readonly counts = new Map<string, number>();
  readonly least: number;
  constructor(least: number) {
    this.least = least;
  }
  count(features: readonly string[]): void {
    for (const feature of features) this.counts.set(feature, (this.counts.get(feature) ?? 0) + 1);
  }
  close(): void {
    for (const [feature, n] of this.counts)
      if (n >= this.least) this.ids.set(feature, this.ids.size);
    this.counts.clear();
  }
  of(features: readonly string[]): Int32Array {
    const out: number[] = [];
    for (const feature of features) {
      const id = this.ids.get(feature);
      if (id !== undefined) out.push(id);
    }
    return Int32Array.from(out);
  }
}

/** Weights with AdaGrad's own rates; `decay` pulls them to nothing. */
export class Weights {
  readonly value: Float32Array;
  private readonly squares: Float32Array;
  private readonly rate: number;
  private readonly decay: number;
  constructor(size: number, rate: number, decay: number) {
    this.value = new Float32Array(size);
    this.squares = new Float32Array(size).fill(1e-2);
    this.rate = rate;
    this.decay = decay;
  }
  step(i: number, gradient: number): void {
    const g = gradient + this.decay * this.value[i]!;
    this.squares[i]! += g * g;
    this.value[i]! -= (this.rate * g) / Math.sqrt(this.squares[i]!);
  }
}

/** `own`: those of the features that are hidden all together at times. */
export type Choice = { features: Int32Array; label: number; own?: Int32Array };
/** How often they are. */
const HIDDEN = 0.35;

/** A linear choice among labels; `allowed` narrows them. */
export function learnChoice(
  examples: readonly Choice[],
  {
    features,
    labels,
    rounds = 20,
    rate = 0.15,
    decay = 1e-4,
    allowed,
    drop = 0.1,
  }: {
    features: number;
    labels: number;
    rounds?: number;
    rate?: number;
    decay?: number;
    drop?: number;
    allowed?: (label: number) => readonly number[];
  },
): Float32Array {
  const weights = new Weights(features * labels, rate, decay);
  const random = seededRandom(7);
  const order = examples.map((_, i) => i);
  const every = Array.from({ length: labels }, (_, l) => l);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random.next);
    for (const index of order) {
      const { features: all, label, own } = examples[index]!;
      const hidden = own && random.next() < HIDDEN ? new Set(own) : null;
      const kept = all.filter((f) => random.next() >= drop && !hidden?.has(f));
      const open = allowed?.(label) ?? every;
      const scores = new Float64Array(labels);
      for (const f of kept) for (const l of open) scores[l]! += weights.value[f * labels + l]!;
      const p = softmax(scores, open);
      for (const l of open) {
        const g = p[l]! - (l === label ? 1 : 0);
        if (Math.abs(g) < 1e-4) continue;
        for (const f of kept) weights.step(f * labels + l, g);
      }
    }
  }
  return weights.value;
}

export function softmax(scores: Float64Array, open: readonly number[]): Float64Array {
  let most = -Infinity;
  for (const l of open) most = Math.max(most, scores[l]!);
  const out = new Float64Array(scores.length);
  let sum = 0;
  for (const l of open) sum += out[l] = Math.exp(scores[l]! - most);
  for (const l of open) out[l]! /= sum;
  return out;
}

export function shuffle(list: number[], next: () => number): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
}

export type Chain = { features: Int32Array[]; tags: Int32Array };
export type ChainWeights = { words: Float32Array; steps: Float32Array };

/** A linear chain: weights of features by tag, and of each tag after each other; row `tags` of `steps` begins a sentence. */
export function learnChain(
  examples: readonly Chain[],
  {
    features,
    tags,
    rounds = 12,
    rate = 0.12,
    decay = 2e-5,
    drop = 0.15,
  }: {
    features: number;
    tags: number;
    rounds?: number;
    rate?: number;
    decay?: number;
    drop?: number;
  },
): ChainWeights {
  const words = new Weights(features * tags, rate, decay);
  const steps = new Weights((tags + 1) * tags, rate, decay);
  const random = seededRandom(11);
  const order = examples.map((_, i) => i);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random.next);
    for (const index of order) {
      const { features: own, tags: truth } = examples[index]!;
      const n = own.length;
      if (!n) continue;
      const kept = own.map((list) => list.filter(() => random.next() >= drop));
      const unary = new Float64Array(n * tags);
      for (let t = 0; t < n; t++) {
        for (const f of kept[t]!)
          for (let l = 0; l < tags; l++) unary[t * tags + l]! += words.value[f * tags + l]!;
        let most = -Infinity;
        for (let l = 0; l < tags; l++) most = Math.max(most, unary[t * tags + l]!);
        for (let l = 0; l < tags; l++) unary[t * tags + l] = Math.exp(unary[t * tags + l]! - most);
      }
      const move = Float64Array.from(steps.value, Math.exp);
      const alpha = new Float64Array(n * tags);
      const beta = new Float64Array(n * tags);
      const scale = new Float64Array(n);
      for (let t = 0; t < n; t++) {
        let sum = 0;
        for (let l = 0; l < tags; l++) {
          let x = 0;
          if (t === 0) x = move[tags * tags + l]!;
          else for (let k = 0; k < tags; k++) x += alpha[(t - 1) * tags + k]! * move[k * tags + l]!;
          sum += alpha[t * tags + l] = x * unary[t * tags + l]!;
        }
        scale[t] = sum;
        for (let l = 0; l < tags; l++) alpha[t * tags + l]! /= sum;
      }
      for (let l = 0; l < tags; l++) beta[(n - 1) * tags + l] = 1;
      for (let t = n - 2; t >= 0; t--)
        for (let k = 0; k < tags; k++) {
          let x = 0;
          for (let l = 0; l < tags; l++)
            x += move[k * tags + l]! * unary[(t + 1) * tags + l]! * beta[(t + 1) * tags + l]!;
          beta[t * tags + k] = x / scale[t + 1]!;
        }
      const pairs = new Float64Array(tags * tags);
      for (let t = 1; t < n; t++)
        for (let k = 0; k < tags; k++) {
          const a = alpha[(t - 1) * tags + k]! / scale[t]!;
          if (a < 1e-9) continue;
          for (let l = 0; l < tags; l++)
            pairs[k * tags + l]! +=
              a * move[k * tags + l]! * unary[t * tags + l]! * beta[t * tags + l]!;
        }
      for (let t = 0; t < n; t++) {
        if (t > 0) pairs[truth[t - 1]! * tags + truth[t]!]! -= 1;
        for (let l = 0; l < tags; l++) {
          const g = alpha[t * tags + l]! * beta[t * tags + l]! - (truth[t] === l ? 1 : 0);
          if (t === 0) steps.step(tags * tags + l, g);
          if (Math.abs(g) < 1e-3) continue;
          for (const f of kept[t]!) words.step(f * tags + l, g);
        }
      }
      for (let i = 0; i < pairs.length; i++)
        if (Math.abs(pairs[i]!) > 1e-4) steps.step(i, pairs[i]!);
    }
  }
  return { words: words.value, steps: steps.value };
}
