/** Lengths that a sentence says of one thing: "19 m long and 3 m wide", "4.6 by 2.7 m", "3 m clear". */
import { FOOT_M } from '../model/feet.ts';

export type Figures = { pair?: [number, number]; long?: number; wide?: number };

const UNIT = String.raw`(m|met(?:re|er)s?|ft|feet|foot|')`;
const PAIR = new RegExp(
  String.raw`(\d+(?:[.,]\d+)?) ?${UNIT}? ?(?:by|x|×) ?(\d+(?:[.,]\d+)?) ?${UNIT}?(?![\w%])`,
  'i',
);
const ONE = new RegExp(
  String.raw`(\d+(?:[.,]\d+)?) ?${UNIT}(?![\w%])(?: or so)?(?: (long|wide|across|broad|deep|clear|in length))?`,
  'gi',
);

const metresOf = (figure: string, unit: string | undefined): number =>
  Number(figure.replace(',', '.')) * (unit && !/^m/i.test(unit) ? FOOT_M : 1);

/** Pure. Metres; the larger of two lengths is how long it is. */
export function figuresIn(sentence: string): Figures {
  const pair = PAIR.exec(sentence),
    unit = pair && (pair[4] ?? pair[2]);
  if (pair && unit) {
    const [a, b] = [metresOf(pair[1]!, unit), metresOf(pair[3]!, unit)];
    return { pair: [Math.max(a, b), Math.min(a, b)] };
  }
  const out: Figures = {};
  for (const [, figure, of, way] of sentence.matchAll(ONE)) {
    const metres = metresOf(figure!, of);
    if (way && /wide|broad|across/i.test(way) && out.wide === undefined) out.wide = metres;
    else if (out.long === undefined) out.long = metres;
  }
  return out;
}
