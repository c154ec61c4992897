/**
 * A recurrent network over the words of a text, read forwards and backwards: how likely each tag is at each word, and each
 * status of a span. Plain arithmetic in a fixed order, so that every machine gives the same bytes.
 */
import { encode, type Rows, type Tables } from './encode.ts';
import { exp, softmax } from './exp.ts';
import type { Seen } from './features.ts';

/** Whole bytes with a scale for each column, row by row. */
export type Matrix = { rows: number; columns: number; bytes: Int8Array; scales: Float32Array };

/** The order of the tables in the file and in the network's input. */
export const INPUTS = [
  'vectors',
  'own',
  'shapes',
  'endings',
  'beginnings',
  'cues',
  'senses',
  'kinds',
] as const;
type Input = (typeof INPUTS)[number];

export type Weights = {
  inputs: Record<Input, Matrix>;
  /** From a word's tables, one after another, to the few numbers that are read of it: one row for each number of the tables. */
  narrow: Matrix;
  /** From these to the gates of both directions and to the tags. */
  fromInput: Matrix;
  /** One row: what is added to the gates and to the tags. */
  bias: Matrix;
  /** From the state before to the gates, forwards and backwards: one row for each number of the state; then what is added. */
  recurrent: [Matrix, Matrix];
  recurrentBias: [Matrix, Matrix];
  /** From both states to the tags and to the statuses. */
  tags: Matrix;
  statuses: Matrix;
  /** Added to the statuses: one row for each kind. */
  kindStatuses: Matrix;
  /** From both states and the few numbers of a word to the concepts; one row of what is added. */
  concepts: Matrix;
  conceptBias: Matrix;
  /** From the same to how likely the design would be wrong without what the words say. */
  matters: Matrix;
  mattersBias: Matrix;
};

export type Said = {
  /** Of every word: the probability of each tag. */
  tags: Float64Array[];
  /** Of a span of a kind: the probability of each status. */
  statuses: (from: number, to: number, kind: number) => number[];
  /** Of a span: the probability of each concept among those that are open, 0 of the others. */
  concepts: (from: number, to: number, open: readonly number[]) => number[];
  /** Of a span: how likely the design would be wrong without it. */
  matters: (from: number, to: number) => number;
};
export type Network = (seen: Seen) => Said;

function plain({ bytes, scales, columns }: Matrix): Float32Array {
  const out = new Float32Array(bytes.length);
  for (let i = 0; i < out.length; i++) out[i] = bytes[i]! * scales[i % columns]!;
  return out;
}
const sigmoid = (x: number): number => 1 / (1 + exp(-x));
const tanh = (x: number): number => 2 / (1 + exp(-2 * x)) - 1;

/** The few numbers that are read of a word, and what they give the gates and the tags. */
type WordInput = { few: Float64Array; sums: Float64Array };

/** Adds rows of weights, each times its number, to sums; eight rows at a time, for that is where reading spends its time. */
function addRows(
  sums: Float64Array,
  weights: Float32Array,
  first: number,
  numbers: Float64Array,
): void {
  const n = sums.length;
  const { length } = numbers;
  let k = 0;
  for (; k + 7 < length; k += 8) {
    const x0 = numbers[k]!;
    const x1 = numbers[k + 1]!;
    const x2 = numbers[k + 2]!;
    const x3 = numbers[k + 3]!;
    const x4 = numbers[k + 4]!;
    const x5 = numbers[k + 5]!;
    const x6 = numbers[k + 6]!;
    const x7 = numbers[k + 7]!;
    const r0 = (first + k) * n;
    const r4 = r0 + 4 * n;
    for (let j = 0; j < n; j++)
      sums[j]! +=
        x0 * weights[r0 + j]! +
        x1 * weights[r0 + n + j]! +
        x2 * weights[r0 + 2 * n + j]! +
        x3 * weights[r0 + 3 * n + j]! +
        (x4 * weights[r4 + j]! +
          x5 * weights[r4 + n + j]! +
          x6 * weights[r4 + 2 * n + j]! +
          x7 * weights[r4 + 3 * n + j]!);
  }
  for (; k < length; k++) {
    const x = numbers[k]!;
    const row = (first + k) * n;
    for (let j = 0; j < n; j++) sums[j]! += x * weights[row + j]!;
  }
}

export function makeNetwork(weights: Weights, tables: Tables): Network {
  const { inputs, fromInput } = weights;
  const size = weights.recurrent[0].rows;
  const tagCount = weights.tags.columns;
  const statusCount = weights.statuses.columns;
  const narrow = plain(weights.narrow);
  const input = plain(fromInput);
  const bias = plain(weights.bias);
  const recurrent = weights.recurrent.map(plain);
  const recurrentBias = weights.recurrentBias.map(plain);
  const toTags = plain(weights.tags);
  const toStatuses = plain(weights.statuses);
  const kindStatuses = plain(weights.kindStatuses);
  const toConcepts = plain(weights.concepts);
  const conceptBias = plain(weights.conceptBias);
  const toMatters = plain(weights.matters);
  const mattersBias = plain(weights.mattersBias);
  const everyTag = Array.from({ length: tagCount }, (_, l) => l);
  const everyStatus = Array.from({ length: statusCount }, (_, l) => l);
  const firstColumns = new Map<Input, number>();
  let column = 0;
  for (const name of INPUTS) {
    firstColumns.set(name, column);
    column += inputs[name].columns;
  }

  /** Adds what one row of a table gives of a word. */
  function take(sums: Float64Array, name: Input, row: number): void {
    const { bytes, scales, columns } = inputs[name];
    const numbers = new Float64Array(columns);
    for (let d = 0; d < columns; d++) numbers[d] = scales[d]! * bytes[row * columns + d]!;
    addRows(sums, narrow, firstColumns.get(name)!, numbers);
  }

  function inputOf(word: Rows): WordInput {
    const few = new Float64Array(weights.narrow.columns);
    take(few, 'vectors', word.vector);
    take(few, 'own', word.own);
    take(few, 'shapes', word.shape);
    take(few, 'endings', word.ending);
    take(few, 'beginnings', word.beginning);
    take(few, 'cues', word.cue);
    for (const sense of word.senses) take(few, 'senses', sense);
    for (const kind of word.kinds) take(few, 'kinds', kind);
    const sums = Float64Array.from(bias);
    addRows(sums, input, 0, few);
    return { few, sums };
  }

  /** The same word gives the same: worked out once. */
  function inputsOf(rows: readonly Rows[]): WordInput[] {
    const kept = new Map<string, WordInput>();
    return rows.map((word) => {
      const key = Object.values(word).join('|');
      let own = kept.get(key);
      if (!own) kept.set(key, (own = inputOf(word)));
      return own;
    });
  }

  /** The states after each word, in one direction. */
  function statesOf(given: readonly Float64Array[], direction: 0 | 1): Float64Array[] {
    const own = recurrent[direction]!;
    const first = direction * 3 * size;
    let before = new Float64Array(size);
    const out: Float64Array[] = given.map(() => before);
    for (let step = 0; step < given.length; step++) {
      const t = direction ? given.length - 1 - step : step;
      const x = given[t]!;
      const gates = Float64Array.from(recurrentBias[direction]!);
      addRows(gates, own, 0, before);
      const state = new Float64Array(size);
      for (let k = 0; k < size; k++) {
        const reset = sigmoid(x[first + k]! + gates[k]!);
        const stay = sigmoid(x[first + size + k]! + gates[size + k]!);
        const fresh = tanh(x[first + 2 * size + k]! + reset * gates[2 * size + k]!);
        state[k] = fresh + stay * (before[k]! - fresh);
      }
      out[t] = before = state;
    }
    return out;
  }

  return (seen) => {
    const read = inputsOf(encode(seen, tables));
    const given = read.map(({ sums }) => sums);
    const states = [statesOf(given, 0), statesOf(given, 1)];
    const scored = (matrix: Float32Array, sums: Float64Array, t: number) => {
      states.forEach((all, direction) => addRows(sums, matrix, direction * size, all[t]!));
      return sums;
    };
    /** From both states and the few numbers of every word of a span. */
    const seenOf = (matrix: Float32Array, added: Float32Array, from: number, to: number) => {
      const sums = new Float64Array(added.length);
      for (let t = from; t < to; t++)
        addRows(scored(matrix, sums, t), matrix, 2 * size, read[t]!.few);
      return sums.map((x, l) => x / (to - from) + added[l]!);
    };
    return {
      tags: given.map((sums, t) =>
        Float64Array.from(
          softmax(scored(toTags, Float64Array.from(sums.subarray(6 * size)), t), everyTag),
        ),
      ),
      statuses: (from, to, kind) => {
        const sums = new Float64Array(statusCount);
        for (let t = from; t < to; t++) scored(toStatuses, sums, t);
        const scores = sums.map((x, l) => x / (to - from) + kindStatuses[kind * statusCount + l]!);
        return softmax(scores, everyStatus);
      },
      concepts: (from, to, open) => softmax(seenOf(toConcepts, conceptBias, from, to), open),
      matters: (from, to) => sigmoid(seenOf(toMatters, mattersBias, from, to)[0]!),
    };
  };
}
