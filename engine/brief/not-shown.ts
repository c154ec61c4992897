/** What is told of and ends nowhere else: neither drawn, nor a fact, nor a question, nor a wish that is answered. */
import type { Brief, Problem } from '../model/brief.ts';
import { joinList } from '../model/format.ts';
import { thingsNamed } from './named-things.ts';
import {
  isHere,
  isSure,
  type Mention,
  type Reading,
  type ReadPart,
  type Stretch,
} from '../model/reading.ts';

/** Told of with less certainty than this it may be no thing at all. */
const LEAST_CERTAIN = 0.5;
const STANDS: ReadonlySet<string> = new Set(['stands', 'keep', 'going']);
/** On every plan, or no thing by itself. */
const PLAIN: ReadonlySet<string> = new Set([
  'lawn',
  'bed',
  'patio',
  'path',
  'steps',
  'gate',
  'fence',
  'wall',
  'hedge',
  'other',
  'seat',
  'dining',
  'plants',
  'plant',
  'weeds',
  'flowers',
  'shrubs',
  'trees',
  'tree',
  'unnamed',
  'play',
  'view',
  'house',
]);

const COVERED = /\b(?:manholes?|drains?|covers?|septic)\b/;

/** Every text under one of these names that something in the brief rests on. */
function textsIn(value: unknown, names: readonly string[], out: string[] = []): string[] {
  if (Array.isArray(value)) for (const one of value) textsIn(one, names, out);
  else if (value && typeof value === 'object')
    for (const [key, one] of Object.entries(value)) {
      if (typeof one === 'string') {
        if (names.includes(key)) out.push(one.toLowerCase());
      } else textsIn(one, names, out);
    }
  return out;
}

/** What they told of that is on no plan, in the order told. */
export function notShown(reading: Reading, brief: Brief): Stretch[] {
  const all = [...partsLeft(reading, brief), ...thingsLeft(reading, brief)]
    .map(({ start, end }): Stretch => ({ start, end }))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const apart = all.filter(
    (one, i) => !all.slice(0, i).some(({ start, end }) => start <= one.start && one.end <= end),
  );
  return asSentences(apart, reading);
}

/** People know their sentences again, and scraps of them less: each grows to its sentence as far as nothing beside it was used. */
function asSentences(stretches: readonly Stretch[], { text, parts = [] }: Reading): Stretch[] {
  const isUsed = (from: number, to: number) =>
    !parts.length ||
    parts.some(({ start, end, use }) => use === 'used' && start < to && from < end);
  const out: Stretch[] = [];
  for (const stretch of stretches) {
    const sentence = sentenceAt(text, stretch);
    const one = {
      start: isUsed(sentence.start, stretch.start)
        ? stretch.start + (JOINS.exec(text.slice(stretch.start, stretch.end))?.[0].length ?? 0)
        : sentence.start,
      end: isUsed(stretch.end, sentence.end) ? stretch.end : sentence.end,
    };
    const last = out.at(-1);
    if (last && one.start <= last.end) last.end = Math.max(last.end, one.end);
    else out.push(one);
  }
  return out;
}
/** What is told back by itself begins without its joining word. */
const JOINS = /^(?:and|but|so|because|plus|though|although)(?: that)? /i;
const ENDS = /[.!?](?=\s|$)|\n/g;
/** From the first letter after an end to the last before one. */
function sentenceAt(text: string, { start, end }: Stretch): Stretch {
  const ends = [...text.matchAll(ENDS)].map(({ index }) => index);
  const before = ends.filter((at) => at < start).at(-1),
    after = ends.find((at) => at >= end) ?? text.length;
  let from = before === undefined ? 0 : before + 1;
  while (from < start && !/[\p{L}\p{N}£“"(]/u.test(text[from]!)) from++;
  return { start: from, end: after };
}

/** At most so many of their asks are repeated, after the first, which is asked about; the rest stand with what else is not shown. */
const MOST_ASKS = 3;

/** What is asked for in words that no wish was read in: said before the plans are looked at. */
export function asksLeft(reading: Reading, brief: Omit<Brief, 'questions'>): Problem[] {
  const asks = partsLeft(reading, brief)
    .filter(({ asks: isAsked }) => isAsked)
    .slice(1, 1 + MOST_ASKS)
    .map(({ start, end }) => `“${reading.text.slice(start, end).trim()}”`);
  if (!asks.length) return [];
  return [
    {
      code: 'ask-not-read',
      severity: 'warning',
      field: 'designDescription',
      message: `Nothing is drawn yet for what you write of ${joinList(asks, 'and')}. Say in a few plain words what you would like there to be and where, and we will draw again.`,
    },
  ];
}

const calledIn = (text: string): string[] => thingsNamed(text).map(({ called }) => called.name);
const MOST_WORDS_OF_A_NAME = 3;

/** Sentences as they are told back, with those in words of asking marked, and what these are most like. */
export function sentencesNotRead(
  reading: Reading,
  brief: Omit<Brief, 'questions'>,
): (Stretch & { asks: boolean; like: readonly string[] })[] {
  const parts = partsLeft(reading, brief);
  return asSentences(parts, reading).map((sentence) => {
    const asking = parts.filter(
      ({ start, end, asks }) => asks && sentence.start <= start && end <= sentence.end,
    );
    return {
      ...sentence,
      asks: asking.length > 0,
      like: asking.flatMap(({ like = [] }) => like),
    };
  });
}

/** So far in a refusal begins, behind its joining word, characters. */
const BEGINS = 12;
/** What is told back as not wanted was understood, whatever reason is given with it. */
const isRefusal = (part: string, refused: string): boolean =>
  refused.includes(part) ||
  (part.includes(refused) &&
    (part.indexOf(refused) <= BEGINS ||
      part.endsWith(refused) ||
      2 * refused.length >= part.length));

/** Parts that say something, and that nothing was taken from. */
function partsLeft({ text, parts = [] }: Reading, brief: Omit<Brief, 'questions'>): ReadPart[] {
  const quotes = textsIn(brief, ['quote', 'because']).map((one) => one.trim());
  const refused = (brief.refusals ?? []).map((one) => one.toLowerCase());
  const answered = new Set(brief.wishes.flatMap(({ quote }) => calledIn(quote)));
  return parts.filter(({ start, end, use }) => {
    const own = text.slice(start, end).toLowerCase();
    if (refused.some((one) => isRefusal(own.trim(), one))) return false;
    if (use !== 'not-understood' || quotes.some((q) => q && (own.includes(q) || q.includes(own))))
      return false;
    // "Workshop first": the name alone of what is wished for elsewhere
    const named = calledIn(own);
    return (
      own.split(/\s+/).length > MOST_WORDS_OF_A_NAME ||
      !named.length ||
      named.some((name) => !answered.has(name))
    );
  });
}

/** Things that stand, stay or go, and wishes that were half read, which are neither drawn nor answered. */
function thingsLeft({ mentions }: Reading, brief: Brief): Stretch[] {
  const used = textsIn(brief, ['quote', 'name']),
    hasCovers = (brief.surroundings?.covers?.length ?? 0) > 0,
    kept = new Set(brief.keep.map(({ kind }): string => kind));
  const isUsed = ({ quote, concept }: Mention) => {
    const own = quote.toLowerCase();
    return (
      kept.has(concept) ||
      (hasCovers && COVERED.test(own)) ||
      used.some((one) => one.includes(own) || own.includes(one))
    );
  };
  return mentions
    .filter(
      (m) =>
        (m.kind === 'feature' || m.kind === 'plant') &&
        (STANDS.has(m.status) || (m.status === 'wanted' && !isSure(m))) &&
        isHere(m) &&
        !m.whose &&
        m.certainty >= LEAST_CERTAIN &&
        (!PLAIN.has(m.concept) || m.status === 'wanted') &&
        !isUsed(m),
    )
    .map(({ start, end }) => ({ start, end }));
}
