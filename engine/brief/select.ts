/** Facts made of mentions. */
import type { Fact } from '../model/brief.ts';
import type { Mention, MentionKind, Reading } from '../model/reading.ts';
import { isHere, isSure, readFrom } from '../reading/things.ts';

export const assumed = <T>(value: T, because: string): Fact<T> => ({
  value,
  source: { kind: 'assumed', because },
});
export const entered = <T>(value: T, field = 'corrections'): Fact<T> => ({
  value,
  source: { kind: 'entered', field },
});
export const read = <T>(value: T, mention: Mention): Fact<T> => ({
  value,
  source: readFrom(mention),
});

/** Sure mentions of this garden of a kind, of any of the concepts where some are named. */
export function sure({ mentions }: Reading, kind: MentionKind, ...concepts: string[]): Mention[] {
  return mentions.filter(
    (m) =>
      m.kind === kind &&
      (!concepts.length || concepts.includes(m.concept)) &&
      isHere(m) &&
      isSure(m),
  );
}
/** Something was said of a kind that is not sure: nothing may be printed as "nobody said". */
export const isUnclear = ({ mentions }: Reading, kind: MentionKind): boolean =>
  mentions.some((m) => m.kind === kind && isHere(m) && !isSure(m));
/** The surest, and of two as sure the first. */
export const surest = (mentions: readonly Mention[]): Mention | null =>
  mentions.reduce<Mention | null>((a, b) => (a && a.certainty >= b.certainty ? a : b), null);
/** "no slope was mentioned", or that what was said of it was not clear. */
export const because = (
  reading: Reading,
  kind: MentionKind,
  nothingSaid: string,
  topic: string,
): string =>
  isUnclear(reading, kind) ? `you say something of ${topic} that we are not sure of` : nothingSaid;
