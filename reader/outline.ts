/** The plot's own outline, where a description names it: an L, or a triangle. */
import type { OutlineSaid } from '#engine/model/reading.ts';
import { type MeasureSaid, measuresIn } from './measures-said.ts';

/** What is itself L-shaped or a triangle, and is no garden. */
const OTHER_THING =
  'sofas?|settees?|couch(?:es)?|benche?s?|seats?|seating|tables?|corner|kitchens?|extensions?|rooms?|house|home|bungalow|pergolas?|arbours?|beds?|borders?|worktops?|desks?|patios?|terraces?|decks?|decking|lawns?|paths?|ponds?|sheds?|planters?|sails?|shades?|canopy|drives?|walls?|stairs?|flats?|lounge|conservatory|roofs?';
const L_SHAPE = new RegExp(
  `\\bL(?:[- ]?|-)shaped?\\b(?! (?:[\\w-]+ ){0,2}(?:${OTHER_THING})\\b)|\\bshaped like an? L\\b|\\b(?:it|garden|plot|yard|patch)(?:['’]s| is) (?:an?|basically an?|sort of an?) L\\b|\\bshape of an? L\\b`,
  'i',
);
const TRIANGLE = new RegExp(
  `\\b(?:a|awkward|sort of|big|right[- ]angled|kind of|wedge|the) (?:right[- ]angled )?triangle\\b(?! (?:of|${OTHER_THING})\\b)|\\btriangular (?:plot|garden|site|piece|patch|bit|shape|yard|space)\\b|\\bgarden(?:s|'s|’s)? (?:is |are )?(?:a |like a |more or less )?(?:triangular|triangle)\\b`,
  'i',
);
/** One arm of an L lies beside the house, not beyond it. */
const ROUND_THE_SIDE =
  /\bround (?:the|one|its|to the|and down the) (?:other )?side\b|\b(?:back|rear) and (?:the |one |a )?side\b|\bside (?:leg|bit|part|one|strip|piece|arm|return)\b|\b(?:beside|alongside|along the side of|down the side of|to the side of) the house\b|\bround the side\b|\b(?:round|beside) the house\b/i;

/** "A corner plot, the garden wraps round the side of the house. The back is 12 m by 9 m and the side bit 4 m by 10 m". */
const WRAPS_ROUND =
  /\b(?:wraps?|goes|runs|carries on|continues) (?:a?round|along|down) (?:the |our )?side(?: of (?:the |our )?house)?\b/i;
/** "The side return, 1.45 m wide and 5.8 m long, comes out into a yard behind the kitchen, 4.6 m wide x 5.2 m". */
const SIDE_RETURN =
  /\bside (?:return|passage|alley(?:way)?)\b(?:[^.;]|\.(?=\d)){0,30}\d(?:[^.;]|\.(?=\d)){0,40}\b(?:comes? out|opens?(?: out)?|leads|goes|runs) ?(?:in)?to (?:an?|the|our) (?:\w+ )?(?:yard|courtyard|garden|patio|terrace)\b(?:[^.;]|\.(?=\d)){0,40}\d/i;
/** "22 m long x 7 m wide, plus a 6 x 6 m square bit off the right hand side at the bottom". */
const PLUS_A_BIT =
  /\b(?:plus|and then|with) (?:there(?:['’]s| is) )?(?:an?|another) (?:\w+ )?\d[\d.]* ?(?:m|ft|feet|metres?|')? ?(?:x|by|×) ?\d[\d.]* ?(?:m|ft|feet|metres?|')?(?: \w+)? (?:bit|piece|part|area|section|patch|square|rectangle) (?:off|on|to|at|going off) (?:the |our |one )?(?:left|right|side)/i;
const A_SIDE_PART =
  /\bside (?:bit|part|one|strip|piece|arm|leg|garden|return)?(?: is| of it is)?[^.;]{0,20}\d[\d.]* ?(?:m|ft|feet|foot|metres?|')? ?(?:x|by|×) ?\d/i;

/** Away from the house, and what lies at its two ends. */
const FAR = '(?:back|rear|bottom|end|far end|crust|railway|fence)';
const NEAR = '(?:house|front|top|back of the house|where you come out|patio|kitchen)';
const WIDENS = new RegExp(
  `\\b(?:wider|widest|broader|broadest|wide) (?:at|towards|by|along) (?:the )?${FAR}\\b(?! of (?:the|our) house)|\\bwidens(?: out)?\\b|\\bopens (?:right )?out (?:at|to|towards)\\b|\\b(?:narrow(?:er|est)?|thin(?:ner)?) (?:at|by|near) (?:the )?${NEAR}\\b|\\bthin where you come out\\b|\\bfan[- ]shaped\\b`,
  'i',
);
const NARROWS = new RegExp(
  `\\b(?:narrower|narrowest|thinner) (?:at|towards|by) (?:the )?${FAR}\\b|\\bnarrows?(?:ing)?(?: down)? (?:as|to|at|towards)\\b|\\btaper(?:s|ing)\\b|\\b(?:wider|widest) (?:at|by|near) (?:the )?${NEAR}\\b|\\bless (?:wide )?at the (?:end|back)\\b`,
  'i',
);
const TO_A_POINT =
  /\b(?:narrow|taper)(?:s|ing)?(?: down)? to (?:a |almost a |nearly a )?(?:point|nothing)\b|\bcomes to a point\b/i;
/** Shapes with a narrow end, of which the words beside them may tell where it lies. */
const WEDGE =
  /\b(?:slice of (?:pizza|cake|pie)|pizza[- ]slice|(?:a|sort of|roughly a|kind of) wedge|wedge[- ]shaped|(?:piece|wedge) of cheese|coffin[- ]shaped|trapez(?:ium|oid)\w*)\b/i;
const DOG_LEG =
  /\b(?:garden|plot|it|yard)(?:'s| is| has| does| goes)?(?: \w+){0,4} dog[- ]?legs?\b|\bdog[- ]?leg(?:ged)? (?:garden|plot|shape)\b/i;
/** A part of it that narrows is none of the plot. */
const OF_A_PART =
  /\b(?:strip|passage|path|side way|alley|corridor|gate|gap|bed|border|patio|steps|drive|access|hall|pond|trunk|stairs?)\b[^.;,]{0,40}$/i;

/** Which way a plot with a narrow end lies; null where nothing is said of one. */
function taperIn(text: string): OutlineSaid | null {
  const wedge = WEDGE.exec(text);
  const own = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(text);
    return found && !OF_A_PART.test(text.slice(Math.max(0, found.index - 60), found.index))
      ? found
      : null;
  };
  const point = own(TO_A_POINT);
  if (point) return { value: 'triangle', quote: point[0] };
  const wide = own(WIDENS),
    narrow = own(NARROWS);
  const way = wide ?? narrow;
  // a wedge of which nobody says more is wide where people begin to tell of it: at the house
  if (wedge) return { value: wide ? 'widens' : 'narrows', quote: wedge[0], isSharp: true };
  return way && { value: way === wide ? 'widens' : 'narrows', quote: way[0] };
}

const LONG_PART =
  /\b(?:long|longer|main|big|bigger) (?:bit|part|arm|leg|one|piece|section|side)\b[^.;]{0,40}$/i;
const SHORT_PART =
  /\b(?:short|shorter|small|smaller|little|other) (?:bit|part|arm|leg|one|piece|section)\b[^.;]{0,90}$/i;
/** "The long bit is about 8 metres and the short one 3 by 3." */
function armsIn(text: string): OutlineSaid['arms'] | null {
  const measures = measuresIn(text).filter(({ axis }) => axis !== 'h' && axis !== 'far');
  const after = (part: RegExp) => (m: MeasureSaid) =>
    part.test(text.slice(Math.max(0, m.start - 110), m.start));
  const long = measures.find(after(LONG_PART));
  const at = measures.findIndex(
    (m, i) => measures[i + 1]?.isAcross === true && after(SHORT_PART)(m) && m !== long,
  );
  const a = measures[at],
    b = measures[at + 1];
  return long && a && b && measures[measures.indexOf(long) + 1]?.isAcross !== true
    ? {
        longM: long.metres,
        shortM: [a.metres, b.metres],
        quote: text.slice(Math.min(long.start, a.start), Math.max(long.end, b.end)),
      }
    : null;
}

/** Null when nothing is said of it: most gardens have four corners. */
export function outlineOf(text: string): OutlineSaid | null {
  const l = L_SHAPE.exec(text);
  if (l) {
    const arms = armsIn(text);
    return {
      value: 'l-shape',
      quote: l[0],
      besideHouse: ROUND_THE_SIDE.test(text),
      ...(arms ? { arms } : {}),
    };
  }
  const plus = PLUS_A_BIT.exec(text);
  if (plus) return { value: 'l-shape', quote: plus[0], besideHouse: false };
  const returns = SIDE_RETURN.exec(text);
  if (returns) return { value: 'l-shape', quote: returns[0], besideHouse: true };
  const wraps = WRAPS_ROUND.exec(text);
  if (wraps && A_SIDE_PART.test(text))
    return { value: 'l-shape', quote: wraps[0], besideHouse: true };
  const triangle = TRIANGLE.exec(text);
  if (triangle) return { value: 'triangle', quote: triangle[0] };
  const plain = text.replace(/[’‘]/g, "'");
  const leg = DOG_LEG.exec(plain);
  return leg && !OF_A_PART.test(leg[0].replace(/dog.*$/i, ''))
    ? { value: 'dog-leg', quote: leg[0] }
    : taperIn(plain);
}
