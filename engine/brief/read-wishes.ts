/** Features the text asks for, refuses, or says are there already. */
import type { Fact, FeatureId } from '../model/brief.ts';
import { FEATURE_WORDS, NOT_DRAWN, OUTSIDE_OUR_WORK } from './feature-words.ts';
import type { FeatureWord } from './feature-words.ts';
import { numberAt } from './amounts.ts';
import { findPhrases } from './phrases.ts';
import { judge } from './stances.ts';
import type { Judged, Stances } from './stances.ts';
import { quoteOf } from './text.ts';
import type { Text } from './text.ts';

export type Mention = {
  word: FeatureWord;
  judged: Judged;
  from: number;
  to: number;
  quote: string;
};
/** "Seating for eight" is a table, not a bench. */
const COUNTED_SEATS: FeatureWord = { features: ['dining'], removable: false };

export type TextWishes = {
  wanted: Fact<FeatureId>[];
  refused: Fact<FeatureId>[];
  /** Taken away, which refuses unless a new one is asked for. */
  removed: Fact<FeatureId>[];
  mentions: Mention[];
  outside: { note: string; quote: string }[];
  /** Asked for, but nothing here draws it. */
  notDrawn: string[];
};

/** The words around a mention that made it a wish or a refusal: from the cue to the thing. */
export function quoteAround(text: Text, stances: Stances, from: number, to: number): string {
  const cue = stances.cueAt[from] ?? -1;
  const refusing =
    stances.at[from] === 'refuse' || stances.at[from] === 'remove' || stances.at[from] === 'keep';
  const list = text.tokens
    .slice(Math.max(0, cue), from)
    .some((t) => t.text === ',' || t.text === 'and' || t.text === ':');
  const start =
    cue >= 0 &&
    cue < from &&
    from - cue <= 7 &&
    (refusing || !list) &&
    text.tokens[cue]!.sentence === text.tokens[from]!.sentence
      ? cue
      : from;
  return quoteOf(text, start, to);
}

/** "bins already at the front": they have their place */
const STAND_ELSEWHERE =
  /^(?:(?:are|is|all|go|goes|live|lives|sit|stand|stay|kept|stored|already) ){1,4}(?:out )?(?:at|in|on|down|round|along|by) (?:the |our )?(?:front|side|alley|alleyway|garage|street|communal|passage|drive|other)\b/;
const DIRECT =
  /^(?:mow|mowing|to mow|mow the lawn|mowing the lawn|cutting the grass|cut the grass|lawn mowing|cutting grass)$/;

function seatsCounted(text: Text, from: number, to: number): boolean {
  if (
    !/^seat(?:s|ing)?(?: area)?$/.test(
      text.tokens
        .slice(from, to)
        .map((t) => t.text)
        .join(' '),
    )
  )
    return false;
  const at = text.tokens[to]?.text === 'for' ? to + 1 : to;
  return numberAt(text.tokens, at) !== null;
}

function add(list: Fact<FeatureId>[], ids: readonly FeatureId[], quote: string): void {
  for (const value of ids)
    if (!list.some((fact) => fact.value === value))
      list.push({ value, source: { kind: 'read', quote } });
}

/** Reads every mention of a feature with its stance. */
export function readWishes(text: Text, stances: Stances): TextWishes {
  const out: TextWishes = {
    wanted: [],
    refused: [],
    removed: [],
    mentions: [],
    outside: [],
    notDrawn: [],
  };
  for (const { value, from, to } of findPhrases(text.tokens, FEATURE_WORDS)) {
    const word =
      value.features[0] === 'seat' && seatsCounted(text, from, to) ? COUNTED_SEATS : value;
    if (!word.features.length && !word.refuses?.length) continue;
    const said = text.tokens
        .slice(from, to)
        .map((t) => t.text)
        .join(' '),
      next = text.tokens[to]?.text ?? '';
    const judged = judge(text, stances, from, to);
    // a terrace of houses, unless it is asked for
    if (
      said === 'terrace' &&
      judged === 'bare' &&
      !(next === 'for' && numberAt(text.tokens, to + 1))
    )
      continue;
    // "no water" refuses; the word alone asks for nothing
    if (
      said === 'water' &&
      (judged !== 'refuse' ||
        /^(?:bills?|supply|tap|butt|pressure|meter|company|loving|plants|hungry|bowls?)$/.test(
          next,
        ))
    )
      continue;
    if (
      judged === 'refuse' &&
      said === 'water' &&
      !/^(?:no|any|open|nor|or|without|,|:)$/.test(text.tokens[from - 1]?.text ?? '')
    )
      continue;
    const quote = quoteAround(text, stances, from, to);
    const after = text.tokens
      .slice(to, to + 9)
      .filter((t) => t.sentence === text.tokens[from]!.sentence)
      .map((t) => t.text)
      .join(' ');
    if (word.owned === 'place' && judged !== 'refuse' && STAND_ELSEWHERE.test(after)) continue;
    out.mentions.push({ word, judged, from, to, quote });
    const mowing = DIRECT.test(said);
    if (judged === 'refuse') add(out.refused, word.refuses ?? word.features, quote);
    else if (mowing) continue;
    else if (judged === 'want' || judged === 'bare') add(out.wanted, word.features, quote);
    else if (judged === 'remove') {
      if (word.removable !== false) add(out.removed, word.refuses ?? word.features, quote);
    } else if (judged === 'keep') {
      if (word.owned !== 'stays' && word.removable !== false && !word.features.includes('orchard'))
        add(out.wanted, word.features, quote);
    } else if (
      judged === 'exist' &&
      word.owned === 'place' &&
      !STAND_ELSEWHERE.test(after) &&
      !/^(?:back|side|end|front|edge) of the$/.test(
        text.tokens
          .slice(Math.max(0, from - 3), from)
          .map((t) => t.text)
          .join(' '),
      )
    )
      add(out.wanted, word.features, quote);
  }
  // "not a patio but decking": the floor is refused, not the table
  const deck = out.mentions.some(
    (m) => m.word.features.includes('dining') && (m.judged === 'want' || m.judged === 'bare'),
  );
  if (deck) out.refused = out.refused.filter((f) => f.value !== 'dining' && f.value !== 'lounge');
  for (const { value: note, from, to } of findPhrases(text.tokens, OUTSIDE_OUR_WORK)) {
    const judged = judge(text, stances, from, to);
    if (judged === 'want' || (judged === 'bare' && stances.at[from] === 'bare'))
      out.outside.push({ note, quote: quoteOf(text, from, to) });
  }
  for (const { value, from, to } of findPhrases(text.tokens, NOT_DRAWN)) {
    const judged = judge(text, stances, from, to);
    if (
      (judged === 'want' || (judged === 'bare' && value !== 'a stream' && value !== 'a bridge')) &&
      !out.notDrawn.includes(value)
    )
      out.notDrawn.push(value);
  }
  return out;
}
