/** The plot's own outline, where a description names it: an L, or a triangle. */
import type { OutlineSaid } from '#engine/model/reading.ts';

/** What is itself L-shaped or a triangle, and is no garden. */
const OTHER_THING =
  'sofas?|settees?|couch(?:es)?|benche?s?|seats?|seating|tables?|corner|kitchens?|extensions?|rooms?|house|home|bungalow|pergolas?|arbours?|beds?|borders?|worktops?|desks?|patios?|terraces?|decks?|decking|lawns?|paths?|ponds?|sheds?|planters?|sails?|shades?|canopy|drives?|walls?|stairs?|flats?|lounge|conservatory|roofs?';
const L_SHAPE = new RegExp(
  `\\bL(?:[- ]?|-)shaped?\\b(?! (?:[\\w-]+ ){0,2}(?:${OTHER_THING})\\b)|\\bshaped like an? L\\b|\\bshape of an? L\\b`,
  'i',
);
const TRIANGLE = new RegExp(
  `\\b(?:a|awkward|sort of|big|right[- ]angled|kind of|wedge|the) (?:right[- ]angled )?triangle\\b(?! (?:of|${OTHER_THING})\\b)|\\btriangular (?:plot|garden|site|piece|patch|bit|shape|yard|space)\\b|\\bgarden(?:s|'s|’s)? (?:is |are )?(?:a |like a |more or less )?(?:triangular|triangle)\\b`,
  'i',
);
/** One arm of an L lies beside the house, not beyond it. */
const ROUND_THE_SIDE =
  /\bround (?:the|one|its|to the|and down the) (?:other )?side\b|\b(?:back|rear) and (?:the |one |a )?side\b|\bside (?:leg|bit|part|one|strip|piece|arm|return)\b|\b(?:beside|alongside|along the side of|down the side of|to the side of) the house\b|\bround the side\b|\b(?:round|beside) the house\b/i;

/** Null when nothing is said of it: most gardens have four corners. */
export function outlineOf(text: string): OutlineSaid | null {
  const l = L_SHAPE.exec(text);
  if (l) return { value: 'l-shape', quote: l[0], besideHouse: ROUND_THE_SIDE.test(text) };
  const triangle = TRIANGLE.exec(text);
  return triangle ? { value: 'triangle', quote: triangle[0] } : null;
}
