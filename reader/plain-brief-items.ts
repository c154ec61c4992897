/** The items of a list in a short description, and the things that they name. */
import type { Seen } from './features.ts';
import type { RawMention } from './mentions.ts';
import { NO_PLANT_BOX, VERB } from './plain-brief-words.ts';
import type { RefusedSpan } from './refusal-words.ts';
import { kindFamily } from './tag.ts';

export type Span = { from: number; to: number };
/** `lead`: what parts it from the item before; `isAside`: in brackets. */
export type Item = Span & { lead: string; isAside: boolean };
/** `isNamed`: what it is called leaves no doubt, whatever was read of it. */
export type Thing = Span & { kind: string; concept: string; isNamed?: true };

const BREAK = /^(?:[,;:&+/•*–—\n()=]|-|and|plus|or|then|but|with|w|also)$/;
/** Read with less than this it may be nothing. */
export const HALF = 0.5;
/** Of what is made of things here. */
export const CERTAINTY = 0.85;

/** What is known of a description, and what is added to it. */
export type Text = {
  seen: Seen;
  found: readonly RawMention[];
  refused: readonly RefusedSpan[];
  /** What nothing was read of. */
  added: RawMention[];
  /** Something was wished for in a sentence before. */
  isUnderWay: boolean;
  /** How likely words ask for something, as the network has it. */
  wishedIn: (from: number, to: number) => number;
};

/** "One bit to take a shot from". */
const NAMELESS =
  /^(?:an? |one |the |some )?(?:(?:bits?|ones?|things?|something|anything|everything|it)\b|(?:some ?where|place|space|room|area|spot)$)/i;

/** Words in lower case, apostrophes straight. */
export function saidIn({ words: { words, text } }: Seen, { from, to }: Span): string {
  return to > from
    ? text
        .slice(words[from]!.start, words[to - 1]!.end)
        .replace(/[’‘]/g, "'")
        .toLowerCase()
    : '';
}

export function itemsOf({ words: { words } }: Seen, { from, to }: Span): Item[] {
  const out: Item[] = [];
  /** "Cart-lodge" is one word. */
  const isHyphen = (at: number): boolean =>
    words[at]!.text === '-' &&
    words[at - 1]?.end === words[at]!.start &&
    words[at + 1]?.start === words[at]!.end;
  let start = from,
    lead = '',
    isAside = false;
  for (let at = from; at <= to; at++) {
    const mark = at === to ? '' : words[at]!.text;
    // "nothing but turf"
    if (at < to && (!BREAK.test(mark) || words[at - 1]?.text === 'nothing' || isHyphen(at)))
      continue;
    if (at > start) out.push({ from: start, to: at, lead, isAside });
    if (at > start || mark === '(') lead = mark;
    if (mark === '(' || mark === ')') isAside = mark === '(';
    start = at + 1;
  }
  return out;
}

/** Features, plants, boundaries and materials that the lists know, and what was read as a thing in other words; nothing that is refused. */
export function thingsIn(
  seen: Seen,
  span: Span,
  found: readonly RawMention[],
  refused: readonly RefusedSpan[],
): Thing[] {
  const out: Thing[] = [];
  const isNew = (one: Span): boolean =>
    !out.some((other) => one.from < other.to && other.from < one.to);
  for (const phrase of new Set(seen.phrases.slice(span.from, span.to))) {
    const sense = phrase?.senses.find(({ kind }) => kindFamily(kind) === 'thing');
    if (!phrase || !sense || phrase.to > span.to) continue;
    const isNailedUp =
      sense.concept === 'box' && NO_PLANT_BOX.test(seen.words.words[phrase.from - 1]?.text ?? '');
    out.push({
      from: phrase.from,
      to: phrase.to,
      ...(isNailedUp
        ? { kind: 'feature', concept: 'wildlife', isNamed: true as const }
        : { kind: sense.kind, concept: sense.concept }),
    });
  }
  for (const item of itemsOf(seen, span)) out.push(...shortNames(seen, item).filter(isNew));
  for (const one of found)
    if (
      one.from >= span.from &&
      one.to <= span.to &&
      kindFamily(one.kind) === 'thing' &&
      one.certainty >= HALF &&
      !VERB.test(saidIn(seen, one)) &&
      !NAMELESS.test(saidIn(seen, one)) &&
      isNew(one)
    )
      out.push(one);
  return out
    .filter((one) => !refused.some((no) => no.from < one.to && one.from < no.to))
    .sort((a, b) => a.from - b.from);
}

/** What is too short a name elsewhere is plain in a list of wishes: "dining for 8, lounge for 6". */
const SHORT: Readonly<Record<string, string>> = {
  dining: 'dining',
  eating: 'dining',
  lounge: 'lounge',
  lounging: 'lounge',
  seating: 'seat',
  bikes: 'store',
  bicycles: 'store',
  bins: 'bins',
};

/** What stands first in an item and is named short. */
function shortNames({ words: { words } }: Seen, { from }: Span) {
  const concept = SHORT[words[from]?.text ?? ''];
  return concept ? [{ from, to: from + 1, kind: 'feature', concept, isShort: true }] : [];
}
