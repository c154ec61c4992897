/** Clauses that belong together: what a pronoun stands for, and one thing in the place of another. Pure. */
import type { SaidChange } from '#engine/model/said-change.ts';

export function joined(clauses: readonly SaidChange[]): SaidChange[] {
  return withExchanges(clauses).flatMap((one, i, read) => {
    const [before, after] = [read[i - 1], read[i + 1]];
    const isMeasured = after?.act === 'add' && after.metres !== null;
    if (one.act === 'grow' && one.metres === null && isMeasured) return [];
    if (
      one.act === null &&
      after &&
      (isPronoun(after.what) ||
        ONE.test(after.what) ||
        (after.act === 'add' && after.metres !== null))
    )
      return [];
    if (before && ONE.test(one.what))
      return [
        {
          ...one,
          quote: `${before.quote}, ${one.quote}`,
          what: one.what.replace(ONE, `$1${subjectOf(before.what)}`),
        },
      ];
    // a length that is added is of what was spoken of before
    if (before && one.act === 'add' && one.metres !== null)
      return [
        {
          ...one,
          act: 'grow',
          way: 'depth',
          what: subjectOf(before.what),
          quote: `${before.quote}, ${one.quote}`,
        },
      ];
    if (before && / (?:it|them)$/.test(one.where))
      return [{ ...one, where: one.where.replace(/(?:it|them)$/, subjectOf(before.what)) }];
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

/** "A new taller one": of what was spoken of. */
const ONE = /^((?:and )?(?:an?|another)(?: [\w-]+){0,3} )one\b/;
/** What a clause is about: "fence" of "fence is falling apart", "the pond" of "leave the pond". */
const subjectOf = (what: string): string =>
  what
    .split(/\b(?:is|are|was|were|looks?|feels?|has|have|needs?|worries)\b|'s\b/)[0]!
    .replace(/^(?:(?:please|just|and|leave|keep) )+/, '')
    .trim();
