/** Colours and styles as they stand in the words: what a reader calls a wish for colour or style is taken at its own word. */
import type { Brief } from '../model/brief.ts';

type Style = Brief['styles'][number]['value'];

const COLOUR =
  '(?:(?:very |dark|deep|pale|light|soft|bright|hot|dusky|burnt|acid|rich) ?)*(?:whites?|creams?|ivory|yellows?|golds?|golden|lemon|oranges?|apricots?|peach|coral|copper|bronze|terracotta|rust|reds?|crimson|scarlet|oxblood|pinks?|magenta|cerise|fuchsia pink|purples?|violets?|lilac|mauves?|lavender blue|burgundy|plum|wine red|claret|blues?|turquoise|indigo|silver(?:y)?|greens?|lime|chartreuse|pastels?|bright)';
const ONE = new RegExp(`\\b${COLOUR}\\b`, 'gi');
/** A colour, and those that are joined to it: "blue and purple", "white, green & silver". */
const RUN = new RegExp(
  `\\b${COLOUR}\\b(?:(?:,| and| or| &|,? and some|/| with|\\+) ?${COLOUR}\\b)*`,
  'gi',
);

/** The colours in a stretch of text and in the run of colours it is part of, in lower case; empty where it holds none. */
export function coloursIn(text: string, start: number, end: number): string[] {
  const runs = [...text.matchAll(RUN)].filter(
    (run) => run.index < end && run.index + run[0].length > start,
  );
  return [
    ...new Set(runs.flatMap((run) => [...run[0].matchAll(ONE)].map(([word]) => singular(word)))),
  ];
}
const singular = (word: string): string =>
  word
    .toLowerCase()
    .trim()
    .replace(
      /(white|cream|yellow|gold|orange|apricot|red|pink|purple|violet|mauve|blue|green|pastel)s$/,
      '$1',
    );

/** Refused in so many words: "nothing pink", "no yellow", "she hates red"; a colour of paving or paint is none of flowers. */
const REFUSED = new RegExp(
  `\\b(?:nothing|not?|no more|hates?|dislikes?|avoid|never|except|but not|without|apart from|can'?t (?:stand|bear|abide)|don'?t (?:like|want|do)|doesn'?t like|allergic to) (?:any |anything |any of the |too much |the colour |the )?(${COLOUR})(?= ?(?:[.,;:!?)\\n]|$|flowers?|please|at all|and|or|though|because|anywhere))`,
  'gi',
);
export const coloursRefusedIn = (text: string): { value: string; quote: string }[] =>
  [...text.matchAll(REFUSED)].map((found) => ({ value: singular(found[1]!), quote: found[0] }));

/** Styles that are named outright, each by words nobody uses of anything else. */
const NAMED: readonly [RegExp, Style][] = [
  [/\b(?:japan\w*|zen)\b/i, 'japanese'],
  [/\b(?:tropical|jungle|jungly|exotic|big leaves|banana leaves)\b/i, 'tropical'],
  [
    /\b(?:mediterran\w*|meditteran\w*|spanish|seville|andalus\w*|moroc\w*|morocc\w*|ital(?:y|ian)|tuscan\w*|puglia\w*|proven[cç]\w*|french look|greek|greece|cyprus|cypriot|turk(?:ey|ish)|antalya|portug\w*|madeira)\b/i,
    'mediterranean',
  ],
  [/\b(?:cottage|chocolate.?box\w*)\b/i, 'cottage'],
  [
    /\b(?:old.fashioned|traditional|english country|country house|victorian border)\b/i,
    'traditional',
  ],
  [/\b(?:contemporary|modern|minimal\w*|sleek)\b/i, 'modern'],
  [
    /\b(?:prairie|new perennial|piet oudolf|oudolf|meadowy|woodland(?:y)?|wild(?:er)?|heath)\b/i,
    'naturalistic',
  ],
  [/\bformal\b/i, 'formal'],
];
/** The style that words name; null where they name none. */
export const styleNamed = (words: string): Style | null =>
  NAMED.find(([pattern]) => pattern.test(words))?.[1] ?? null;

/** A garden, border or look that is named by its style, though no reader took it for a wish. */
const NAMED_GARDENS =
  /\b(?:(?:japanese|zen|tropical|jungle|exotic|mediterranean|spanish|italian|moroccan|cottage|prairie|contemporary|modern|minimalist|traditional|old.fashioned|woodland)(?: |-)(?:style|styled|feel|look|vibe|hideaway|planting|borders?|flowers?|gardens?|things)|gardens? (?:that is |that's |to be )?(?:tropical|japanese|mediterranean|modern)|cottage gardens?|looks? (?:a bit |a little )?(?:spanish|tropical|japanese|italian|mediterranean))\b/gi;
const NEGATED =
  /\b(?:no|not|nothing|never|don'?t|isn'?t|hates?|without|rather than|instead of)\b[^.;\n]{0,24}$/i;
export const stylesNamedIn = (text: string): { value: Style; quote: string }[] =>
  [...text.matchAll(NAMED_GARDENS)].flatMap((found) => {
    const style = styleNamed(found[0]);
    return style && !NEGATED.test(text.slice(0, found.index))
      ? [{ value: style, quote: found[0] }]
      : [];
  });
