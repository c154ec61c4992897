/** Two gardens set against each other. */

/** Names of either whose figures are not the same in both. */
export function differing(
  a: readonly (readonly [string, number])[],
  b: readonly (readonly [string, number])[],
): [string, number, number][] {
  const [first, second] = [new Map(a), new Map(b)];
  return [...new Set([...first.keys(), ...second.keys()])].flatMap(
    (name): [string, number, number][] => {
      const [x, y] = [first.get(name) ?? 0, second.get(name) ?? 0];
      return x === y ? [] : [[name, x, y]];
    },
  );
}
