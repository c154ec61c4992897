/** Below this a measurement is mostly the clock's grain, in microseconds. */
const GRAIN_US = 2_000;
const MOST_TIMES = 5;

/**
 * What `work` costs the processor, in microseconds: the least of several, which other work beside it does not lengthen.
 * @param isLittle once it is, measuring again could only find less
 */
function costOf(work: () => void, isLittle?: (cost: number) => boolean): number {
  let least = Infinity;
  for (let time = 0; time < MOST_TIMES && !isLittle?.(least); time++) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, user + system);
  }
  return least;
}

/** How many times as much `work` costs as `other`; measured until that is less than `bound`. */
export function costTimes(work: () => void, other: () => void, bound: number): number {
  const whole = costOf(other) + GRAIN_US;
  return costOf(work, (cost) => cost / whole < bound) / whole;
}

/**
 * How many times as much a text of four times the length costs: 4 where it is read once, 16 where reading begins anew at every word, without end where every way through it is tried.
 * @param part repeated until the text is as long as it should be
 * @param length of the longer text, in characters
 * @param bound measured until it is less
 */
export function costGrowth(
  read: (text: string) => void,
  part: string,
  length: number,
  bound: number,
): number {
  const textOf = (characters: number) =>
    part.repeat(Math.ceil(characters / part.length)).slice(0, characters);
  const [longer, shorter] = [textOf(length), textOf(length / 4)];
  return costTimes(
    () => read(longer),
    () => read(shorter),
    bound,
  );
}
