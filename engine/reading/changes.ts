/** A reading as the visitor put it right. */
import type { Mention, Reading, Status } from '../model/reading.ts';
import { meantMention } from './meant.ts';

/**
 * What the visitor changed: a mention's id with what it really is; "not-so" takes it back altogether. The id of a sentence that
 * was not understood (meant.ts) makes a wish of it, or something that stands.
 */
export type MentionChanges = Readonly<Record<string, Status | 'not-so'>>;
/** Surer than anything read. */
const BY_HAND = 2;

/** The reading as the visitor corrected it. */
export function withChanges(reading: Reading, changes: MentionChanges): Reading {
  if (!Object.keys(changes).length) return reading;
  const told = Object.entries(changes).flatMap(([id, status]): Mention[] => {
    const mention = meantMention(id, reading.text, status, BY_HAND);
    return mention ? [mention] : [];
  });
  const read = reading.mentions.flatMap((mention): Mention[] => {
    const change = changes[mention.id];
    if (change === undefined) return [mention];
    if (change === 'not-so') return [];
    const strength = change === 'wanted' || change === 'refused' ? 'must' : mention.strength;
    return [{ ...mention, status: change, strength, whose: null, certainty: BY_HAND }];
  });
  return { ...reading, mentions: [...read, ...told] };
}
