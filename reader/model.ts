/** The trained weights, as scripts/reader/train.ts writes them to reader/model.bin. */
import { seedFrom } from '#engine/geometry/random.ts';

export type Names = {
  /** "O", "B-feature", "I-feature" … */
  tags: string[];
  statuses: string[];
  /** "feature:shed" … */
  concepts: string[];
  /** How much surer than right each part is: its scores are divided by this before they become probabilities. */
  warmth: { tags: number; status: number; concept: number };
};

/** Weights of features for labels: a score for every label. */
export type Scores = (features: readonly string[]) => Float64Array;

export type Model = Names & {
  tagScores: Scores;
  /** Of one tag after another, row by row; the last row begins a sentence. */
  steps: Float32Array;
  statusScores: Scores;
  conceptScores: Scores;
};

/** Reads the file: a header in JSON, the steps, then three tables of hashed features with their weights in bytes. */
export function readModel(bytes: Uint8Array): Model {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const headerLength = view.getUint32(0, true);
  let header = '';
  for (let i = 0; i < headerLength; i++) header += String.fromCharCode(bytes[4 + i]!);
  const names = JSON.parse(header) as Names;
  let at = 4 + headerLength;
  const T = names.tags.length;
  const steps = Float32Array.from({ length: (T + 1) * T }, (_, i) =>
    view.getFloat32(at + i * 4, true),
  );
  at += steps.length * 4;

  const table = (labels: number): Scores => {
    const count = view.getUint32(at, true);
    const scale = view.getFloat32(at + 4, true);
    const hashesAt = at + 8;
    const ends = new Uint32Array(count);
    let total = 0;
    for (let i = 0; i < count; i++) ends[i] = total += view.getUint8(hashesAt + count * 4 + i);
    const labelsAt = hashesAt + count * 5;
    const weightsAt = labelsAt + total;
    at = weightsAt + total;
    const places = new Map<number, number>();
    for (let i = 0; i < count; i++) places.set(view.getUint32(hashesAt + i * 4, true), i);
    return (features) => {
      const sums = new Int32Array(labels);
      for (const feature of features) {
        const i = places.get(seedFrom(feature));
        if (i === undefined) continue;
        for (let j = i ? ends[i - 1]! : 0; j < ends[i]!; j++)
          sums[view.getUint8(labelsAt + j)]! += view.getInt8(weightsAt + j);
      }
      return Float64Array.from(sums, (sum) => sum * scale);
    };
  };
  const tagScores = table(T);
  const statusScores = table(names.statuses.length);
  const conceptScores = table(names.concepts.length);
  return { ...names, tagScores, steps, statusScores, conceptScores };
}
