/** Colours and styles as they stand in the words: what a reader calls a wish for colour or style is taken at its own word. */
import type { Brief } from '../model/brief.ts';

type Style = Brief['styles'][number]['value'];

const COLOUR =
  '(?:(?:very |dark|deep|pale|light|soft|gentle|clear|warm|strong|bright|hot|shocking|dusky|burnt|acid|rich|cornflower|sky|powder|royal|ice) ?)*(?:whites?|creams?|ivory|yellows?|golds?|golden|lemon|oranges?|apricots?|peach|coral|copper|bronze|terracotta|rust|reds?|crimson|scarlet|oxblood|pinks?|magenta|cerise|fuchsia pink|purples?|violets?|lilac|mauves?|lavender blue|burgundy|plum|wine red|claret|blues?|turquoise|indigo|silver(?:y)?|greens?|lime|chartreuse|pastels?|bright)';
const ONE = new RegExp(`\\b${COLOUR}\\b`, 'gi');
/** What joins a colour to the next: "and", "with the", "and one shot of". */
const JOINT =
  '(?:,? and|,| or| &|/| with|\\+)(?: the| some| (?:one|a|an|the odd) (?:shot|splash|touch|dash|pop|hint|note|bit) of)?';
/** A colour, and those that are joined to it: "blue and purple", "white, green & silver". */
const COLOUR_RUN = `${COLOUR}(?:${JOINT} ?${COLOUR})*`;
const RUN = new RegExp(`\\b${COLOUR}\\b(?:${JOINT} ?${COLOUR}\\b)*`, 'gi');

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
  `\\b(?:nothing|not?|no more|hates?|dislikes?|avoid|never|except|but not|without|apart from|can'?t (?:stand|bear|abide)|don'?t (?:like|want|do)|doesn'?t like|allergic to) (?:any |anything |any of the |too much |the colour |the )?(${COLOUR_RUN})(?= ?(?:[.,;:!?)\\n]|$|flowers?|please|at all|and|or|though|because|anywhere))`,
  'gi',
);
export const coloursRefusedIn = (text: string): { value: string; quote: string }[] =>
  [...text.matchAll(REFUSED)].flatMap((found) =>
    [...found[1]!.matchAll(ONE)].map(([word]) => ({ value: singular(word), quote: found[0] })),
  );

/** What flowers and their colour are spoken of by. */
const OF_FLOWERS =
  '(?:flower(?:s|ing)?|bloom(?:s|ing)?|blossoms?|planting|plants|borders|palette|colou?r scheme)';
/** "White flowering", "flowers that are blue and purple", "hot colours". */
const FLOWERS_IN = new RegExp(
  `\\b(${COLOUR_RUN}) ${OF_FLOWERS}\\b|\\b(?:flowers?|planting|plants|borders)(?: (?:that (?:is|are)|is|are|to be|should be|in|all|only|mostly|mainly|please)|:)+ (${COLOUR_RUN})\\b|\\b(hot|pastel|soft|pale|muted|cool) colou?rs\\b`,
  'gi',
);
/** "We like blues and whites", "silver things and blue things": two colours and more that are liked are what the garden is to be of. */
const OF_THINGS = '(?: (?:things?|ones|stuff|bits))?',
  LIKED = new RegExp(
    `\\b(?:likes?|loves?|adores?|prefers?|fond of|favou?rites?(?: colou?rs?)?(?: are| is|:)?|colou?rs?(?: scheme)?(?:,| (?:of|in|like|are|is|to be|should be|please)|:)+|palette(?: of)?:?|all in|mostly|mainly)(?: (?:the|our|my|lots of|only|just|soft|all))* (${COLOUR}${OF_THINGS}(?:${JOINT} ?${COLOUR}${OF_THINGS})+)(?= ?(?:[.,;:!?)\\n]|$|please|best|most|and the|and no|but|in (?:a|the) (?:garden|borders?|beds?)))`,
    'gi',
  );
/** Black, white and grey: of plants white flowers, green leaves and dark ones. */
const MONOCHROME = /\bmonochrom\w*\b/gi,
  OF_MONOCHROME = ['white', 'green'];
/** A note of the colour, not the garden's own: "a few red flowers". */
const A_NOTE =
  /\b(?:some|few|bit of|one|with|couple of|splash of|touch of|hates?|no|not|nothing|never|without|don['’]?t \w+|the|those|these|that|my|her|his|their|next door['’]?s) (?:\w+ )?$/i;
const FRUIT = /^(?:plum|lemon|peach|apricot)$/;
const MOODS_OF_COLOUR: Readonly<Record<string, string>> = {
  hot: 'hot',
  pastel: 'pastel',
  soft: 'pastel',
  pale: 'pastel',
  muted: 'pastel',
  cool: 'cool',
};
/** Colours that the flowers as a whole are to have. */
export const flowersOnlyIn = (text: string): { value: string; quote: string }[] => [
  ...[...text.matchAll(MONOCHROME)].flatMap((found) =>
    NEGATED.test(text.slice(0, found.index))
      ? []
      : OF_MONOCHROME.map((value) => ({ value, quote: found[0] })),
  ),
  ...[...text.matchAll(FLOWERS_IN), ...text.matchAll(LIKED)].flatMap((found) => {
    if (A_NOTE.test(text.slice(0, found.index))) return [];
    const mood = found[3] && MOODS_OF_COLOUR[found[3].toLowerCase()],
      run = found[1] ?? found[2] ?? '';
    const values = mood
      ? [mood]
      : [...run.matchAll(ONE)].map(([word]) => singular(word)).filter((word) => !FRUIT.test(word));
    // "bright" keeps nothing out, and leaves are green
    return values.includes('bright') || values.every((value) => value === 'green')
      ? []
      : values.map((value) => ({ value, quote: found[0] }));
  }),
];

/** Styles that are named outright, each by words nobody uses of anything else. */
const NAMED: readonly [RegExp, Style][] = [
  [/\b(?:japan\w*|zen)\b/i, 'japanese'],
  [/\b(?:tropical|jungle|jungly|exotic|big leaves|banana leaves)\b/i, 'tropical'],
  [
    /\b(?:mediterran\w*|meditteran\w*|spanish|seville|andalus\w*|moroc\w*|morocc\w*|ital(?:y|ian)|tuscan\w*|puglia\w*|proven[cç]\w*|ibiza\w*|m(?:a|e)nor?ca|ma[jl]l?orca\w*|sicil\w*|sardinia\w*|cret(?:e|an)|corfu|algarve|riviera|french look|greek|greece|cyprus|cypriot|turk(?:ey|ish)|antalya|portug\w*|madeira)\b/i,
    'mediterranean',
  ],
  [/\b(?:cottage|chocolate.?box\w*)\b/i, 'cottage'],
  [
    /\b(?:old.fashioned|traditional|english country|country house|victorian border)\b/i,
    'traditional',
  ],
  [/\b(?:contemporary|modern|minimal\w*|sleek)\b/i, 'modern'],
  [/\b(?:woodland(?:y)?|forest (?:floor|garden|edge)|wood edge)\b/i, 'woodland'],
  [/\b(?:desert|cact(?:us|i)|agaves?|succulents?)\b/i, 'desert'],
  [
    /\b(?:coastal|seaside|beachy|beach (?:house|hut|garden|style|feel|look)|shingle garden|dungeness|derek jarman)\b/i,
    'coastal',
  ],
  [/\b(?:prairie|new perennial|piet oudolf|oudolf|meadowy|wild(?:er)?|heath)\b/i, 'naturalistic'],
  [/\bformal\b/i, 'formal'],
];
/** The style that words name; null where they name none. */
export const styleNamed = (words: string): Style | null =>
  NAMED.find(([pattern]) => pattern.test(words))?.[1] ?? null;

/** A garden, border or look that is named by its style, though no reader took it for a wish. */
const NAMED_GARDENS =
  /\b(?:(?:japanese|zen|tropical|jungle|exotic|mediterranean|spanish|italian|moroccan|cottage|prairie|contemporary|modern|minimalist|traditional|old.fashioned|woodland|desert|coastal|seaside)(?: |-)(?:style|styled|feel|look|vibe|hideaway|planting|borders?|edges?|floor|glade|flowers?|gardens?|roof|yard|courtyard|things)|(?:cactus|succulent|shingle|beach|forest) garden|gardens? (?:that is |that's |to be )?(?:tropical|japanese|mediterranean|modern)|cottage gardens?|(?:looks?|bit|slightly|very|rather|little|feels?|feeling of|reminds? (?:me|us) of) (?:like |of |a bit |a little )*(?:spanish|tropical|japanese|italian|mediterranean|moroccan|greek|ibiza|majorca|mallorca|provence|tuscany|cottagey))\b/gi;
/** Flowers that nobody names together who does not mean a cottage garden. */
const OF_COTTAGES =
  /\b(?:hollyhocks?|lupins?|foxgloves?|delphiniums?|larkspurs?|sweet peas?|sweet williams?|cornflowers?|love.in.a.mist|(?:arch|door|porch) with (?:a |some )?roses?|roses? (?:round|over|around|up|on) (?:the |a |an )?(?:door|arch|porch))\b/gi;
const LEAST_OF_COTTAGES = 2;
function cottageIn(text: string): { value: Style; quote: string }[] {
  const found = [...text.matchAll(OF_COTTAGES)].filter(
      (one) => !NEGATED.test(text.slice(0, one.index)),
    ),
    kinds = new Set(found.map(([word]) => word.toLowerCase().replace(/s$/, '')));
  return kinds.size >= LEAST_OF_COTTAGES ? [{ value: 'cottage', quote: found[0]![0] }] : [];
}
const NEGATED =
  /\b(?:no|not|nothing|never|don'?t|isn'?t|hates?|without|rather than|instead of)\b[^.;\n]{0,24}$/i;
export const stylesNamedIn = (text: string): { value: Style; quote: string }[] => [
  ...[...text.matchAll(NAMED_GARDENS)].flatMap((found) => {
    const style = styleNamed(found[0]);
    return style && !NEGATED.test(text.slice(0, found.index))
      ? [{ value: style, quote: found[0] }]
      : [];
  }),
  ...cottageIn(text),
];
