/** What common words mean, as directions: words of like meaning point alike. From content/knowledge/words.bin (scripts/assistant/vectors.ts). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedFrom } from '#engine/geometry/random.ts';
import { findRepositoryRoot } from '#server/repository-root.ts';

export type Meanings = {
  dimensions: number;
  /** The direction of a word, of length 127; null for a word that is not known. */
  of(word: string): Int8Array | null;
  /** A word's place among all of English, the commonest 0; null for a word that is not known. */
  rankOf(word: string): number | null;
};

/** The file has 20 times the logarithm of a place, in a byte. */
export const RARITY_STEP = 20;

/** Reads the file: how many words and dimensions, the words' hashes in order, then their directions, then how rare they are. */
export function readMeanings(bytes: Uint8Array): Meanings {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = view.getUint32(0, true);
  const dimensions = view.getUint32(4, true);
  const places = new Map<number, number>();
  for (let i = 0; i < count; i++) places.set(view.getUint32(8 + i * 4, true), i);
  const start = bytes.byteOffset + 8 + count * 4;
  const rarities = 8 + count * (4 + dimensions);
  return {
    dimensions,
    rankOf(word) {
      const place = places.get(seedFrom(word));
      return place === undefined ? null : Math.exp(bytes[rarities + place]! / RARITY_STEP) - 1;
    },
    of(word) {
      const place = places.get(seedFrom(word));
      return place === undefined
        ? null
        : new Int8Array(bytes.buffer, start + place * dimensions, dimensions);
    },
  };
}

let meanings: Meanings | null = null;
/** Read from disk once a process; the file never changes while the server runs. */
export const wordMeanings = (): Meanings =>
  (meanings ??= readMeanings(
    readFileSync(join(findRepositoryRoot(), 'content', 'knowledge', 'words.bin')),
  ));
