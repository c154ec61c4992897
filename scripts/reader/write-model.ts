/** Packs trained weights into reader/model.bin; see reader/model.ts for the shape. Small weights are left out. */
import { seedFrom } from '../../engine/geometry/random.ts';
import type { Names } from '../../reader/model.ts';

export type Part = {
  ids: ReadonlyMap<string, number>;
  weights: Float32Array;
  labels: number;
  /** Weights below this are as good as nothing. */
  least: number;
};

function packPart({ ids, weights, labels, least }: Part): Buffer {
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

export function packModel(names: Names, steps: Float32Array, parts: readonly Part[]): Buffer {
  const header = Buffer.from(JSON.stringify(names));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(header.length);
  return Buffer.concat([
    length,
    header,
    Buffer.from(steps.buffer, steps.byteOffset, steps.byteLength),
    ...parts.map(packPart),
  ]);
}
