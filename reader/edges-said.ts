/** Sides of a plot that are told one by one. Lengths in metres. */
import type { EdgesSaid } from '#engine/model/ground-said.ts';
import { LENGTH, sentencesIn } from './clauses.ts';
import { figuresOf } from './figures.ts';

const NUMBER = String.raw`(?:${LENGTH}|\d+(?:\.\d+)?)`;
/** Between a figure and the side that it is the length of. */
const GAP = String.raw`(?: |,|\(|-|wide|across|long|deep|is|about|roughly|the|on|down|at|along|by|for|of|up|in|width|length|to)*`;
const SIDES = {
  houseM: String.raw`(?:house(?: end| side)?|near end|front end)`,
  backM: String.raw`(?:back|rear|far end|bottom|end|railway|far side)`,
  leftM: String.raw`(?:left|LH)(?:[- ]hand)?(?: side| boundary| fence| one)*`,
  rightM: String.raw`(?:right|RH)(?:[- ]hand)?(?: side| boundary| fence| one)*`,
} as const;
const AFTER = (side: string): RegExp => new RegExp(String.raw`(${NUMBER})${GAP}\b${side}\b`, 'i');
const BEFORE = (side: string): RegExp =>
  new RegExp(String.raw`\b${side}\)?(?: is|:|,| =)? ?(?:about )?(${NUMBER})`, 'i');
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

/** Null where the sides are not told apart, or the left and the right are alike. */
export function edgesIn(text: string): EdgesSaid | null {
  for (const { text: sentence } of sentencesIn(text)) {
    if (!GROUND.test(sentence)) continue;
    const lengthOf = (side: string) =>
      metresOf((AFTER(side).exec(sentence) ?? BEFORE(side).exec(sentence))?.[1], sentence);
    const leftM = lengthOf(SIDES.leftM),
      rightM = lengthOf(SIDES.rightM);
    if (!differs(leftM, rightM)) continue;
    return {
      houseM: lengthOf(SIDES.houseM),
      backM: lengthOf(SIDES.backM),
      leftM,
      rightM,
      quote: sentence.slice(0, 140),
    };
  }
  return null;
}
