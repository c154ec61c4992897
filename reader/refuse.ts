/** What refused phrases make of the mentions in them, and how they are told back. */
import type { Refusal } from '#engine/model/reading.ts';
import type { Seen } from './features.ts';
import type { RawMention } from './mentions.ts';
import { listedThings } from './listed-things.ts';
import type { RefusedSpan } from './refusal-words.ts';
import { kindFamily } from './tag.ts';

/** Told back with what stands before it: "a chair", "that plastic stuff". */
const TOLD_WITH = /^(?:an?|another|that|those|these|more|too|much|many|your)$/;

/** "Grey porcelain like everyone else round here, thx". */
const ADDED = / (?:like every(?:one|body)|thx|thanks|please|pls|ta)\b.*$/i;

/** As they are told back. */
export const refusalsIn = (
  { words: { words, text } }: Seen,
  spans: readonly RefusedSpan[],
): Refusal[] =>
  spans.map(({ from, to }) => {
    let first = from;
    while (
      first > 0 &&
      TOLD_WITH.test(words[first - 1]!.text) &&
      !(words[first - 1]!.text === 'more' && words[first - 2]?.text === 'no')
    )
      first--;
    const start = words[first]!.start,
      end = words[to - 1]!.end;
    return { start, end, quote: text.slice(start, end).replace(ADDED, '') };
  });

/** Ground and places that are nearly always somewhere else as well: "no seats under the lime" refuses none on the terrace. */
const EVERYWHERE = /^(?:seat|dining|patio|path|bed|gate|fence|wall|steps|hedge|tree|parking)$/;
const REFUSED_CERTAINTY = 0.8,
  NO_WISH = 0.2;
const WISHED_FOR = /^(?:wanted|perhaps|partner)$/;

/** Sets right in place what stands in a refused phrase, and adds what nothing was read of there. */
export function refuse(
  seen: Seen,
  spans: readonly RefusedSpan[],
  found: readonly RawMention[],
): RawMention[] {
  const out: RawMention[] = [];
  for (const span of spans) {
    const named = listedThings(seen, span.from, span.head).filter(({ to }) => to === span.head);
    for (const one of found) {
      if (kindFamily(one.kind) !== 'thing' || one.from >= span.to || one.to <= span.from) continue;
      const isHead = one.from < span.head && one.to > span.head - 1;
      // "lawn stripes" refuses no lawn, and what only says of which sort is no wish
      const isOf =
        isHead &&
        !named.length &&
        (isOnlyOf(seen, span, one) ||
          (WISHED_FOR.test(one.status) && listedThings(seen, span.head, one.to).length > 0));
      if (!isHead || isOf) {
        if (WISHED_FOR.test(one.status) || (one.status === 'refused' && one.from < span.head))
          one.certainty = Math.min(one.certainty, NO_WISH);
        continue;
      }
      if (!WISHED_FOR.test(one.status) && one.status !== 'refused') continue;
      one.status = span.isQualified && EVERYWHERE.test(one.concept) ? 'others' : 'refused';
      one.certainty = Math.max(one.certainty, REFUSED_CERTAINTY);
    }
    if (span.isQualified) continue;
    for (const thing of named)
      if (!found.some((one) => one.from < thing.to && thing.from < one.to))
        out.push({ ...thing, status: 'refused', certainty: REFUSED_CERTAINTY });
  }
  lacking(seen, spans, found);
  return out;
}

/** Surer than not. */
const READ = 0.6;
/** "That's it. No shed, bikes are in the hallway … Small shed.": no phrase refuses it, and it is wished for further on. */
function lacking(
  { words: { words } }: Seen,
  spans: readonly RefusedSpan[],
  found: readonly RawMention[],
): void {
  for (const one of found) {
    if (one.kind !== 'feature' || one.status !== 'refused' || words[one.from]!.text !== 'no')
      continue;
    if (spans.some(({ from, to }) => from < one.to && one.from < to)) continue;
    const isWished = found.some(
      (other) =>
        other.from >= one.to &&
        other.concept === one.concept &&
        WISHED_FOR.test(other.status) &&
        other.certainty >= READ,
    );
    if (isWished) one.status = 'past';
  }
}
/** Its thing only says of what kind the refused one is, and is spoken of elsewhere too. */
function isOnlyOf(seen: Seen, span: RefusedSpan, one: RawMention): boolean {
  const own = listedThings(seen, Math.max(one.from, span.from), Math.min(one.to, span.head));
  return own.some(({ concept }) =>
    listedThings(seen, 0, seen.words.words.length).some(
      (other) => other.concept === concept && (other.to <= span.from || other.from >= span.to),
    ),
  );
}
