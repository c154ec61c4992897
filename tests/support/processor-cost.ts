/** Below this a measurement is mostly the clock's grain, in microseconds. */
const GRAIN_US = 2_000;

/** What `work` costs the processor, in microseconds: the least of several, which other work beside it does not lengthen. */
function costOf(work: () => void): number {
  return Math.min(
    ...Array.from({ length: 3 }, () => {
      const before = process.cpuUsage();
      work();
      const { user, system } = process.cpuUsage(before);
      return user + system;
    }),
  );
}

/** How many times as much `work` costs as `other`. */
export const costTimes = (work: () => void, other: () => void): number =>
  costOf(work) / (costOf(other) + GRAIN_US);

/**
 * How many times as much a text of four times the length costs: 4 where it is read once, 16 where reading begins anew at every word, without end where every way through it is tried.
 * @param part repeated until the text is as long as it should be
 * @param length of the longer text, in characters
 */
export function costGrowth(read: (text: string) => void, part: string, length: number): number {
  const textOf = (characters: number) =>
    part.repeat(Math.ceil(characters / part.length)).slice(0, characters);
  return costOf(() => read(textOf(length))) / (costOf(() => read(textOf(length / 4))) + GRAIN_US);
}
