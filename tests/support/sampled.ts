/** Every so many of a list, beginning with the first: what the gate looks at. The long run looks at all of it. */
export const sampled = <T>(list: readonly T[], every: number): T[] =>
  process.env.LONG === '1' ? [...list] : list.filter((_, index) => index % every === 0);
