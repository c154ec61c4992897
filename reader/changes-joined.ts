/** Clauses that belong together: what a pronoun stands for, and one thing in the place of another. Pure. */
import type { SaidChange } from '#engine/model/said-change.ts';

export function joined(clauses: readonly SaidChange[]): SaidChange[] {
  return withExchanges(clauses).flatMap((one, i, read) => {
    const [before, after] = [read[i - 1], read[i + 1]];
    if (one.act === null && after && isPronoun(after.what)) return [];
    return before && isPronoun(one.what)
      ? [
          {
            ...one,
            quote: before.act === null ? `${before.quote}, ${one.quote}` : one.quote,
            what: before.what,
          },
        ]
      : [one];
  });
}

/** "Take the bench out and put a hammock there": one thing in the place of another. */
function withExchanges(read: readonly SaidChange[]): SaidChange[] {
  return read.flatMap((one, i) => {
    const [before, after] = [read[i - 1], read[i + 1]];
    const fills = (out: SaidChange | undefined, put: SaidChange | undefined) =>
      out?.act === 'remove' && put?.act === 'add' && / (?:there|in its place)$/.test(put.quote);
    if (fills(before, one)) return [];
    return after && fills(one, after)
      ? [{ ...one, act: 'swap' as const, by: after.what, quote: `${one.quote}, ${after.quote}` }]
      : [one];
  });
}
const isPronoun = (what: string): boolean =>
  /\b(?:it|them|that one|this one|those|these)$|^(?:(?:so|please|can you|could you|just) )*(?:shift|move|lose|bin|ditch|make|put|get|turn|paint|push|pull|bring) (?:it|them)\b/.test(
    what.trim(),
  );
