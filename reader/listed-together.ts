/** Lists without a heading: what stands among wishes in one list is wished for with them. */
import type { Seen } from './features.ts';
import { wordsAt } from './facings.ts';
import type { RawMention } from './mentions.ts';
import { listedThings, plainStatus } from './plain.ts';
import { VERB } from './said-plainly.ts';
import { kindFamily } from './tag.ts';

/** Lines of one list: with a dash, a dot or a number before each. */
const LINES = /(?:(?:^|\n)[ \t]*(?:[-*•]|\d{1,2}[.)])[ \t]+[^\n]+){3,}/g;
/** The parts of a sentence between its commas. */
const SENTENCE = /[^.!?;:\n]+/g;
const ENOUGH = 2;
/** One part of another fate is allowed to so many that are wished for. */
const WISHED_TO_ONE = 3;
const SURE = 0.6;
const HALF = 0.5;
const CERTAINTY = 0.75;
/** A part with one of these tells its own story. */
const OWN =
  /\b(?:no|not|never|without|n['’]t|nothing|but|if|except|unless|already|gone|going|goes?|stays?|staying|keep|kept|remove\w*|dead|broken|rotten|there|next door\w*|neighbour\w*|his|their|the|our|my|this|that|existing|old|from|by|to|with|at|near|under|behind|into|onto|off|past|over|like|instead|than|about|hate|love)\b/i;

type Part = { from: number; to: number };

export function listedTogether(seen: Seen, found: readonly RawMention[]): RawMention[] {
  const { text } = seen.words;
  const out: RawMention[] = [];
  for (const parts of [...listsOfLines(text), ...seriesIn(text)]) {
    const items = parts
      .map(([start, end]) => ({ said: text.slice(start, end), ...wordsAt(seen, start, end) }))
      .filter(({ from, to }) => from >= 0 && to > from);
    const things = items.map((part) => thingsIn(found, part));
    const wished = things.filter((own) =>
      own.some(({ status, certainty }) => status === 'wanted' && certainty >= SURE),
    );
    const others = things.filter((own) =>
      own.some(({ status, certainty }) => status !== 'wanted' && certainty >= HALF),
    );
    if (wished.length < ENOUGH || others.length * WISHED_TO_ONE > wished.length) continue;
    for (const { said, from, to } of items) {
      if (OWN.test(said) || VERB.test(said)) continue;
      const isPlain = (thing: Part): boolean =>
        [null, 'wanted'].includes(plainStatus(seen, thing.from, thing.to));
      const things = [
        ...shortNames(seen, { from, to }),
        ...listedThings(seen, from, to).map((one) => ({ ...one, isShort: false })),
      ].filter(({ kind }) => kind === 'feature');
      for (const thing of things) {
        if (!isPlain(thing)) continue;
        const there = [...found, ...out].find(
          (one) =>
            one.from < thing.to &&
            thing.from < one.to &&
            (one.certainty >= HALF || kindFamily(one.kind) === 'thing'),
        );
        if (!there) {
          const { isShort: _, ...mention } = thing;
          out.push({ ...mention, status: 'wanted', certainty: CERTAINTY });
        } else if (
          kindFamily(there.kind) === 'thing' &&
          (thing.isShort || there.certainty < SURE)
        ) {
          there.kind = thing.kind;
          there.concept = thing.concept;
          there.status = 'wanted';
          there.certainty = CERTAINTY;
        }
      }
    }
  }
  return out;
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
export function shortNames({ words: { words } }: Seen, { from }: Part) {
  const concept = SHORT[words[from]?.text ?? ''];
  return concept ? [{ from, to: from + 1, kind: 'feature', concept, isShort: true }] : [];
}

const thingsIn = (found: readonly RawMention[], { from, to }: Part): RawMention[] =>
  found.filter((one) => one.from >= from && one.to <= to && kindFamily(one.kind) === 'thing');

/** Each line and each part of a line, by its place in the text. */
function listsOfLines(text: string): [number, number][][] {
  return [...text.matchAll(LINES)].map((list) =>
    partsOf(list.index, list[0], /(?:^|\n)[ \t]*(?:[-*•]|\d{1,2}[.)])[ \t]+|[\n,;]| and | & |\+/g),
  );
}

function seriesIn(text: string): [number, number][][] {
  return [...text.matchAll(SENTENCE)].flatMap((sentence) => {
    const parts = partsOf(sentence.index, sentence[0], /,| and | & |\+/g);
    return parts.length > ENOUGH ? [parts] : [];
  });
}

function partsOf(at: number, said: string, between: RegExp): [number, number][] {
  const out: [number, number][] = [];
  let start = 0;
  for (const cut of said.matchAll(between)) {
    out.push([at + start, at + cut.index]);
    start = cut.index + cut[0].length;
  }
  out.push([at + start, at + said.length]);
  return out;
}
