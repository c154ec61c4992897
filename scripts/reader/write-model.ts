/** Packs trained weights into reader/model.bin; see reader/model.ts for the shape. */
import type { Names } from '../../reader/model.ts';
import { INPUTS } from '../../reader/network.ts';

/** Row by row. */
export type Values = { rows: number; columns: number; values: ArrayLike<number> };
/** A network as scripts/reader/network.py writes it: its matrices by name. */
export type Learnt = Record<string, Values>;
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
  'concepts',
  'conceptBias',
  'matters',
  'mattersBias',
];

export function packModel(names: Names, network: Learnt): Buffer {
  const header = Buffer.from(JSON.stringify(names));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(header.length);
  return Buffer.concat([length, header, ...ORDER.map((name) => packMatrix(network[name]!))]);
}
