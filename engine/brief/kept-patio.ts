/** A patio that was told of as part of what is there: how deep it is, and whether it stays where nobody says. */
import type { Mm } from '../model/shapes.ts';
import type { Mention } from '../model/reading.ts';

const LENGTH = String.raw`(\d+(?:\.\d+)?) ?(m|metres?|meters?|ft|foot|feet)\b`;
const FIRST = new RegExp(
  String.raw`\bfirst (?:${LENGTH})(?: or so)?(?: (?:out|from the house|off the house))? (?:is|are)(?: (?:a|the|all|just|mostly|old))* $`,
  'i',
);
const DEEP = new RegExp(
  String.raw`^[^.;]{0,20}?\b(?:${LENGTH}) (?:deep|out from the house)\b`,
  'i',
);
const M_PER_FT = 0.3048;
const LEAST_MM = 1200,
  MOST_MM = 8000;

/** From the house to its far edge, along the whole width: "first 3m is patio". */
export function patioDepth({ start, end }: Mention, text: string): { acrossMm?: Mm } {
  const found =
    FIRST.exec(text.slice(Math.max(0, start - 60), start)) ?? DEEP.exec(text.slice(end, end + 60));
  if (!found) return {};
  const mm = Math.round(Number(found[1]) * (/^f/i.test(found[2]!) ? M_PER_FT : 1) * 1000);
  return mm >= LEAST_MM && mm <= MOST_MM ? { acrossMm: mm } : {};
}

/** Whoever says this of a patio does not mean to keep it. */
const SHABBY =
  /\b(?:crack\w*|craz\w*|ugly|hideous|broken|tired|hat(?:e|ed)|horrid|horrible|awful|rott\w+|moss\w*|slipp\w+|uneven|small|tiny|narrow|useless|slop\w+|wonky|sink\w*|sunk\w*|knackered|dated|grotty|weed\w*|grey|concrete|old|extend\w*|bigger|larger|replac\w+|redo\w*|new|instead|used to|eyesore|dark|damp|never)\b/i;
const NAMED = /\b(?:patio|terrace)\b/i;

/** Told with its place at the house or its depth and without a bad word, where no other floor is asked for. */
export const isSoundPatio = (m: Mention, all: readonly Mention[], text: string): boolean =>
  m.concept === 'patio' &&
  NAMED.test(m.quote) &&
  (m.place === 'house' || patioDepth(m, text).acrossMm !== undefined) &&
  !SHABBY.test(sentenceOf(m, text)) &&
  !all.some(
    (one) =>
      one !== m &&
      (one.concept === 'patio' || one.concept === 'deck') &&
      /^(?:wanted|perhaps|going|refused|partner)$/.test(one.status),
  );

function sentenceOf({ start, end }: Mention, text: string): string {
  const before = text
      .slice(0, start)
      .split(/[.;!?\n]/)
      .at(-1)!,
    after = text.slice(end).split(/[.;!?\n]/)[0]!;
  return `${before}${text.slice(start, end)}${after}`;
}
