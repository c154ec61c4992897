/** Looking at processes from outside, on Linux. */
import { readdirSync, readFileSync } from 'node:fs';

const statusOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
};

/** One that has ended and waits to be asked for is not alive. */
export const isAlive = (pid: number): boolean => /^State:\s+[^ZX]/m.test(statusOf(pid));

/** Every process below this one. */
export function descendantsOf(pid: number): number[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .map((one) => [one, Number(/^PPid:\s+(\d+)/m.exec(statusOf(one))?.[1] ?? 0)]),
  );
  const isBelow = (one: number): boolean => {
    const parent = parents.get(one) ?? 0;
    return parent === pid || (parent > 1 && isBelow(parent));
  };
  return [...parents.keys()].filter(isBelow);
}
