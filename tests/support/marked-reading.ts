/** A reading written by hand: marks as corpus/sentences.md has them, each as sure as can be. */
import {
  PLACES,
  type Mention,
  type MentionKind,
  type Reading,
  type Status,
} from '#engine/model/reading.ts';
import type { BriefInput } from '#engine/model/brief.ts';
import { look } from '#reader/features.ts';
import { peopleSaid } from '#reader/people-said.ts';
import { valuesOf } from '#reader/values.ts';
import { withWheres } from '#reader/where-said.ts';
import { wordsOf } from '#reader/words.ts';
import { readMarked } from '../../scripts/reader/corpus.ts';

/** A place may follow the status: {old apple tree|plant:apple|keep back-left}. */
export function markedReading(marked: string): Reading {
  const { text, labels } = readMarked(marked) ?? { text: marked, labels: [] };
  const words = wordsOf(text);
  const seen = look(words);
  const mentions = labels.map(({ q, k, c, s, at }): Mention => {
    const [status = 'fact', place] = s.split(' ');
    const from = words.words.findIndex((word) => word.end > at);
    let to = from;
    while (to < words.words.length && words.words[to]!.start < at + q.length) to++;
    const raw = {
      from,
      to,
      kind: k,
      concept: c,
      status,
      certainty: 1,
    };
    const isPerhaps = status === 'perhaps' || status === 'partner';
    return {
      id: `${k}:${c}@${at}`,
      quote: q,
      start: at,
      end: at + q.length,
      kind: k as MentionKind,
      concept: c,
      status: isPerhaps ? 'wanted' : (status as Status),
      strength: isPerhaps ? 'perhaps' : 'like',
      whose: null,
      ...valuesOf(seen, raw, q),
      ...(place ? { place: PLACES.find((one) => one === place) ?? null } : {}),
      certainty: 1,
    };
  });
  const said = peopleSaid(text);
  return {
    text,
    reader: 'embedded',
    isEnglish: true,
    isGarden: true,
    mentions: withWheres(text, mentions),
    ...(said && { said }),
  };
}

/** A brief's input whose description was read by hand. */
export function markedInput(marked: string, more: Partial<BriefInput> = {}): BriefInput {
  const reading = markedReading(marked);
  return { description: reading.text, projectType: 'family', preferences: [], ...more, reading };
}
