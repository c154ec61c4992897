/** Groups of common words by meaning, fine, middle and coarse, from reader/words.bin (scripts/reader/clusters.ts). */
import { seedFrom } from '#engine/geometry/random.ts';

export type Groups = (
  word: string,
) => readonly [fine: number, middle: number, coarse: number] | null;

/** Reads the file: how many words, then their hashes in order, then the group of each at three grains. */
export function readGroups(bytes: Uint8Array): Groups {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = view.getUint32(0, true);
  return (word) => {
    const hash = seedFrom(word);
    let low = 0;
    let high = count - 1;
    while (low <= high) {
      const i = (low + high) >> 1;
      const there = view.getUint32(4 + i * 4, true);
      if (there === hash)
        return [
          view.getUint16(4 + count * 4 + i * 2, true),
          view.getUint8(4 + count * 6 + i),
          view.getUint8(4 + count * 7 + i),
        ];
      if (there < hash) low = i + 1;
      else high = i - 1;
    }
    return null;
  };
}
