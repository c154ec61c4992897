/** A seeded generator (mulberry32): same seed, same numbers, on every machine. */
export type Random = {
  /** 0 <= n < 1 */
  next(): number;
  /** a <= n < b */
  between(a: number, b: number): number;
  /** 0 <= n < count */
  index(count: number): number;
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
};

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const index = (count: number) => Math.floor(next() * count);
  return {
    next,
    between: (a, b) => a + (b - a) * next(),
    index,
    pick: (list) => list[index(list.length)]!,
    chance: (probability) => next() < probability,
  };
}

/** A 32-bit seed from text (FNV-1a). */
export function seedFrom(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
