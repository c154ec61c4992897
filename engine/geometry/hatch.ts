/** Lines of a hatching. */

type Xy = readonly [number, number];

/** From edge to edge inside a ring, where x + y is the same all along; `apart` from one another along either axis. */
export function hatchLines(ring: readonly Xy[], apart: number): [Xy, Xy][] {
  const across = ring.map(([x, y]) => x + y),
    last = Math.max(...across),
    lines: [Xy, Xy][] = [];
  for (let sum = Math.min(...across) + apart / 2; sum < last; sum += apart) {
    // where x + y reaches the sum along each edge
    const at = ring.flatMap(([bx, by], i): [number, number][] => {
      const [ax, ay] = ring.at(i - 1)!,
        from = ax + ay - sum,
        to = bx + by - sum;
      if (from > 0 === to > 0) return [];
      const share = from / (from - to);
      return [[ax + (bx - ax) * share, ay + (by - ay) * share]];
    });
    at.sort((a, b) => a[0] - b[0]);
    for (let i = 0; i + 1 < at.length; i += 2) lines.push([at[i]!, at[i + 1]!]);
  }
  return lines;
}
