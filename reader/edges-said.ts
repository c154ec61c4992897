/** Sides of a plot that are told one by one. Lengths in metres. */
import type { EdgesSaid } from '#engine/model/ground-said.ts';
import { LENGTH, sentencesIn } from './clauses.ts';
import { figuresOf } from './figures.ts';
import { STRAIGHT, TAPERS } from './plot-size.ts';

const NUMBER = String.raw`(?:${LENGTH}|\d+(?:\.\d+)?)`;
/** Between a figure and the side that it is the length of. */
const GAP = String.raw`(?: |,|\(|-|wide|across|long|deep|is|about|roughly|the|on|down|at|along|by|for|of|up|in|width|length|to)*`;
const SIDES = {
  houseM: String.raw`(?:(?:back (?:wall )?of (?:the |our )?)?house(?: end| side)?|near end|front end)`,
  backM: String.raw`(?:(?:back|rear)(?! (?:wall )?of (?:the|our) house)|(?:far|other) end|bottom|end|railway|far side)`,
  leftM: String.raw`(?:left|LH)(?:[- ]hand)?(?: side| boundary| fence| hedge| wall| one)*`,
  rightM: String.raw`(?:right|RH)(?:[- ]hand)?(?: side| boundary| fence| hedge| wall| one)*`,
} as const;
/** A figure stands before its side or after it, and beyond a comma only where none stands nearer. */
const beside = (side: string): RegExp[] =>
  [GAP.replace('|,', ''), GAP].flatMap((gap, i) => [
    new RegExp(String.raw`(${NUMBER})${gap}\b${side}\b`, 'i'),
    new RegExp(
      String.raw`\b${side}\)?(?: is| runs| measures|:| =${i ? '|,' : ''})?(?: (?:dead |quite )?straight,?(?: and| at)?)? ?(?:about |roughly )?(${NUMBER})`,
      'i',
    ),
  ]);
/** It is the ground that is measured, and no bed of it. */
const GROUND =
  /\b(?:garden|plot|ground behind|boundary|boundaries|wide|width|across the rear|not square|trapez\w*|wedge|opening out|splaying|tapers?|narrows?|widens)\b/i;
const LEAST_M = 2.5,
  MOST_M = 120;
/** Sides alike within this are a rectangle's, as a share. */
const ALIKE = 0.03;

/** A figure without a unit is in that of the figures beside it. */
const metresOf = (words: string | undefined, sentence: string): number | null => {
  if (!words) return null;
  const isBare = !/[a-z'"]/i.test(words),
    unit = isBare && !/\d ?m(?:etres?)?\b/i.test(sentence) && FEET.test(sentence) ? 'ft' : 'm';
  const metres = figuresOf(isBare ? `${words} ${unit}` : words).metres[0] ?? null;
  return metres !== null && metres >= LEAST_M && metres <= MOST_M ? metres : null;
};
const FEET = /\d ?(?:ft|feet|foot|')/i;
const differs = (a: number | null, b: number | null): boolean =>
  a !== null && b !== null && Math.abs(a - b) > ALIKE * Math.max(a, b);

type Lengths = Record<keyof typeof SIDES, number | null>;
/** A figure is the length of one side: of the one that it stands nearest to. */
function lengthsIn(words: string): Lengths {
  const out: Lengths = { houseM: null, backM: null, leftM: null, rightM: null };
  const taken = new Map<number, number>();
  const found = Object.entries(SIDES)
    .flatMap(([side, named]) =>
      beside(named).flatMap((pattern, far) => {
        const match = pattern.exec(words);
        return match ? [{ side: side as keyof Lengths, far, match }] : [];
      }),
    )
    .toSorted((a, b) => a.far - b.far);
  for (const { side, far, match } of found) {
    const at = match.index + match[0].indexOf(match[1]!);
    // two sides that are told with one figure are alike
    if (out[side] !== null || (taken.has(at) && taken.get(at) !== far)) continue;
    out[side] = metresOf(match[1], words);
    if (out[side] !== null) taken.set(at, far);
  }
  return out;
}

/** What stands along a side that is measured by its length. */
const EDGE = /\b(?:left|right)(?:[- ]hand)? (?:side|boundary|fence|hedge|wall)\b/i;

/** Null where the left and the right are alike, or neither is told beside the widths of both ends. */
export function edgesIn(text: string): EdgesSaid | null {
  const sentences = sentencesIn(text).map((one) => one.text);
  for (const [i, own] of sentences.entries()) {
    if (!GROUND.test(own)) continue;
    const next = sentences[i + 1] ?? '';
    for (const words of EDGE.test(next) ? [own, `${own} ${next}`] : [own]) {
      const edges = { ...lengthsIn(words), quote: words.slice(0, 140) };
      const { houseM, backM, leftM, rightM } = edges;
      if (words !== own && houseM === null && backM === null) continue;
      if (differs(leftM, rightM)) return edges;
      const isOne = (leftM === null) !== (rightM === null);
      if (!isOne || !EDGE.test(words) || !differs(houseM, backM)) continue;
      const straight =
        STRAIGHT.exec(words)?.[1] ?? opposite(TAPERS.exec(words)?.slice(1).find(Boolean));
      return { ...edges, straight: (straight?.toLowerCase() as 'left' | 'right') ?? null };
    }
  }
  return null;
}

const opposite = (hand: string | undefined): string | undefined =>
  hand && (/left/i.test(hand) ? 'right' : 'left');
