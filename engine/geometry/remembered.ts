/**
 * What was made of the same outlines before, for operations that a search asks for over and over: every second offset and
 * every third cut of a design was made a moment earlier. Answers are shared: nobody may write into a region.
 */
import type { Region } from '../model/shapes.ts';

/** So many answers are kept, some 2 kB each; what was asked for longest ago goes first. */
const KEPT = 2048;

type Kept = { key: Int32Array; answer: Region };
const kept = new Map<number, Kept>();
let scratch = new Int32Array(4096);
let length = 0;
let isWhole = true;

function put(value: number): void {
  if (length === scratch.length) {
    const longer = new Int32Array(length * 2);
    longer.set(scratch);
    scratch = longer;
  }
  scratch[length] = value;
  if (scratch[length] !== value) isWhole = false;
  length++;
}

function putRegion(region: Region): void {
  put(region.length);
  for (const polygon of region) {
    put(polygon.length);
    for (const ring of polygon) {
      put(ring.length);
      for (const point of ring) {
        put(point[0]);
        put(point[1]);
      }
    }
  }
}

/** 53 bits of the key: two that differ hardly ever share them, and where they do the later takes the place. */
function hashed(): number {
  let low = 0x811c9dc5,
    high = 0x9e3779b9;
  for (let i = 0; i < length; i++) {
    const value = scratch[i]!;
    low = Math.imul(low ^ value, 0x01000193);
    low ^= low >>> 15;
    high = Math.imul(high + value, 0x85ebca6b);
    high ^= high >>> 13;
  }
  return (low >>> 0) * 0x200000 + (high >>> 11);
}

function isSame(key: Int32Array): boolean {
  if (key.length !== length) return false;
  for (let i = 0; i < length; i++) if (key[i] !== scratch[i]) return false;
  return true;
}

/**
 * The answer to an operation on regions of whole millimetres.
 * @param kind a whole number of its own for each operation
 * @param by a measure in mm that belongs to it
 */
export function remembered(
  kind: number,
  by: number,
  first: Region,
  rest: readonly Region[],
  make: () => Region,
): Region {
  length = 0;
  isWhole = true;
  put(kind);
  put(by);
  putRegion(first);
  for (const region of rest) putRegion(region);
  if (!isWhole) return make();
  const hash = hashed();
  const found = kept.get(hash);
  if (found && isSame(found.key)) {
    kept.delete(hash);
    kept.set(hash, found);
    return found.answer;
  }
  const key = scratch.slice(0, length);
  const answer = make();
  if (kept.size >= KEPT) kept.delete(kept.keys().next().value!);
  kept.set(hash, { key, answer });
  return answer;
}
