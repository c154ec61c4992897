/** The trained weights, as scripts/reader/train.ts writes them to reader/model.bin, and the vectors of reader/vectors.bin. */
import type { CertaintyWeights } from './certainty.ts';
import type { Tables } from './encode.ts';
import { INPUTS, makeNetwork, type Matrix, type Network, type Weights } from './network.ts';

export type Names = {
  /** "O", then "B-feature", "I-feature" … in the order of the kinds. */
  tags: string[];
  kinds: string[];
  statuses: string[];
  /** "feature:shed" … */
  concepts: string[];
  /** What the lists say of words: rows 1 and on of the network's table of senses. */
  senses: string[];
  /** Cues of what is to happen; '' is none. */
  cues: string[];
  /** Hashes of the words that are learnt by themselves: rows 1 and on. */
  own: number[];
  certainty: CertaintyWeights;
};

export type Model = Names & { network: Network };

class Bytes {
  at = 0;
  private readonly view: DataView;
  private readonly bytes: Uint8Array;
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }
  count(): number {
    this.at += 4;
    return this.view.getUint32(this.at - 4, true);
  }
  counts(n: number): Uint32Array {
    return Uint32Array.from({ length: n }, () => this.count());
  }
  numbers(n: number): Float32Array {
    this.at += n * 4;
    return Float32Array.from({ length: n }, (_, i) =>
      this.view.getFloat32(this.at - (n - i) * 4, true),
    );
  }
  small(n: number): Uint8Array {
    this.at += n;
    return this.bytes.subarray(this.at - n, this.at);
  }
  signed(n: number): Int8Array {
    const { buffer, byteOffset } = this.small(n);
    return new Int8Array(buffer, byteOffset, n);
  }
  text(n: number): string {
    let text = '';
    for (const byte of this.small(n)) text += String.fromCharCode(byte);
    return text;
  }
  matrix(): Matrix {
    const rows = this.count();
    const columns = this.count();
    const scales = this.numbers(columns);
    return { rows, columns, scales, bytes: this.signed(rows * columns) };
  }
}

/** The file of the vectors: the hashes of the words, and a matrix whose row 0 is that of an unknown word. */
export function readVectors(file: Uint8Array): { rows: Map<number, number>; matrix: Matrix } {
  const bytes = new Bytes(file);
  const hashes = bytes.counts(bytes.count());
  return { rows: new Map([...hashes].map((hash, i) => [hash, i + 1])), matrix: bytes.matrix() };
}

const numbered = (names: readonly string[], first: number): Map<string, number> =>
  new Map(names.map((name, i) => [name, i + first]));

/** Reads the file: a header in JSON, then the matrices of the network. */
export function readModel(file: Uint8Array, vectorsFile: Uint8Array): Model {
  const bytes = new Bytes(file);
  const names = JSON.parse(bytes.text(bytes.count())) as Names;
  const vectors = readVectors(vectorsFile);
  const tables: Tables = {
    vectors: vectors.rows,
    own: new Map(names.own.map((hash, i) => [hash, i + 1])),
    senses: numbered(names.senses, 1),
    kinds: names.kinds,
    cues: numbered(names.cues, 0),
  };
  const inputs = Object.fromEntries(
    INPUTS.map((name) => [name, name === 'vectors' ? vectors.matrix : bytes.matrix()]),
  ) as Weights['inputs'];
  const next = () => bytes.matrix();
  const weights: Weights = {
    inputs,
    narrow: next(),
    fromInput: next(),
    bias: next(),
    recurrent: [next(), next()],
    recurrentBias: [next(), next()],
    tags: next(),
    statuses: next(),
    kindStatuses: next(),
    concepts: next(),
    conceptBias: next(),
    matters: next(),
    mattersBias: next(),
  };
  return { ...names, network: makeNetwork(weights, tables) };
}
