/** Packs trained weights into reader/model.bin; see reader/model.ts for the shape. Small weights are left out. */
import { seedFrom } from '../../engine/geometry/random.ts';
import type { Names } from '../../reader/model.ts';
import { INPUTS } from '../../reader/network.ts';

/** Row by row. */
export type Values = { rows: number; columns: number; values: ArrayLike<number> };
/** A network as scripts/reader/network.py writes it: its matrices by name. */
export type Learnt = Record<string, Values>;
export type Part = {
  ids: ReadonlyMap<string, number>;
  weights: Float32Array;
  labels: number;
};
/** The linear parts: steps from tag to tag; weights of tags, statuses and concepts. */
export type Linear = { concepts: string[]; steps: Float32Array; parts: Part[] };
/** Weights of tags, statuses and concepts below these are as good as nothing. */
const LEAST = [0.18, 0.12, 0.16];

/** Whole bytes with a scale for each column. */
export function packMatrix({ rows, columns, values }: Values): Buffer {
  const out = Buffer.alloc(8 + columns * 4 + rows * columns);
  out.writeUInt32LE(rows, 0);
  out.writeUInt32LE(columns, 4);
  for (let column = 0; column < columns; column++) {
    let most = 1e-9;
    for (let row = 0; row < rows; row++)
      most = Math.max(most, Math.abs(values[row * columns + column]!));
    const scale = Math.fround(most / 127);
    out.writeFloatLE(scale, 8 + column * 4);
    for (let row = 0; row < rows; row++) {
      const byte = Math.round(values[row * columns + column]! / scale);
      const at = 8 + columns * 4 + row * columns + column;
      out.writeInt8(Math.max(-127, Math.min(127, byte)), at);
    }
  }
  return out;
}

function packPart({ ids, weights, labels }: Part, least: number): Buffer {
  if (labels > 256) throw new Error('A label has one byte in the file.');
  let most = 0;
  for (const weight of weights) most = Math.max(most, Math.abs(weight));
  const scale = most / 127;
  const rows = [...ids]
    .map(([feature, id]) => {
      const kept: [number, number][] = [];
      for (let l = 0; l < labels; l++) {
        const weight = weights[id * labels + l]!;
        const byte = Math.round(weight / scale);
        if (Math.abs(weight) >= least && byte !== 0) kept.push([l, byte]);
      }
      return { hash: seedFrom(feature), kept };
    })
    .filter(({ kept }) => kept.length)
    .sort((a, b) => a.hash - b.hash);
  const total = rows.reduce((sum, { kept }) => sum + kept.length, 0);
  const out = Buffer.alloc(8 + rows.length * 5 + total * 2);
  out.writeUInt32LE(rows.length, 0);
  out.writeFloatLE(scale, 4);
  let j = 8 + rows.length * 5;
  rows.forEach(({ hash, kept }, i) => {
    out.writeUInt32LE(hash, 8 + i * 4);
    out.writeUInt8(kept.length, 8 + rows.length * 4 + i);
    for (const [label, byte] of kept) {
      out.writeUInt8(label, j);
      out.writeInt8(byte, j + total);
      j++;
    }
  });
  return out;
}

const ORDER = [
  ...INPUTS.slice(1),
  'narrow',
  'fromInput',
  'bias',
  'forwards',
  'backwards',
  'forwardsBias',
  'backwardsBias',
  'tags',
  'statuses',
  'kindStatuses',
];

export function packModel(
  names: Names,
  networks: readonly Learnt[],
  { concepts, steps, parts }: Linear,
): Buffer {
  const header = Buffer.from(JSON.stringify({ ...names, concepts, networks: networks.length }));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(header.length);
  return Buffer.concat([
    length,
    header,
    ...networks.flatMap((network) => ORDER.map((name) => packMatrix(network[name]!))),
    Buffer.from(steps.buffer, steps.byteOffset, steps.byteLength),
    ...parts.map((part, i) => packPart(part, LEAST[i]!)),
  ]);
}
