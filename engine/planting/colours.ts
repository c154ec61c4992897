/** Colour palettes of planting schemes, and the families flower colours fall into. */
import { joinList, capitalise } from '../model/format.ts';
import { seedFrom } from '../geometry/random.ts';
import { type Brief, type ProjectType } from '../model/brief.ts';
import { LANGUAGES, type Language } from '../model/layout.ts';

export type ColourFamily =
  | 'white'
  | 'cream'
  | 'green'
  | 'yellow'
  | 'orange'
  | 'red'
  | 'pink'
  | 'purple'
  | 'blue'
  | 'dark'
  | 'silver';

const WORDS: [RegExp, ColourFamily][] = [
  [/burgundy|maroon|plum|claret|black|chocolate|wine|mahogany/, 'dark'],
  [/cream|ivory|buff|primrose-cream/, 'cream'],
  [/white|ivory/, 'white'],
  [/lime|green|chartreuse/, 'green'],
  [/apricot|orange|copper|bronze|amber|peach|coral|tan|rust|terracotta|^bright$|^hot$/, 'orange'],
  [/gold|yellow|lemon|primrose|^bright$|^hot$/, 'yellow'],
  [/crimson|scarlet|red|ruby|oxblood|^bright$|^hot$/, 'red'],
  [/pink|rose|salmon|blush|carmine|cerise|magenta|pastel|^bright$/, 'pink'],
  [/violet|purple|mauve|lavender|lilac|magenta|pastel|cool/, 'purple'],
  [/blue|indigo|turquoise|pastel|cool/, 'blue'],
  [/silver|grey|gray/, 'silver'],
];

/** Families of a colour as people write it: "soft lilac-blue" is purple and blue, "bright" alone is every bright one, and "bright blue" is blue. */
export function colourFamilies(text: string): ColourFamily[] {
  const low = text.toLowerCase();
  return WORDS.filter(([pattern]) => pattern.test(low)).map(([, family]) => family);
}

/** `accent`: one more family, for a kind or two and no more; null where the visitor named the colours. */
export type Scheme = {
  name: string;
  colours: string[];
  families: ColourFamily[];
  accent: ColourFamily | null;
};

const scheme = (
  name: string,
  colours: string[],
  families: ColourFamily[],
  accent: ColourFamily,
): Scheme => ({ name, colours, families, accent });
const SCHEMES = {
  violets: scheme(
    'Cool violets and whites',
    ['violet', 'white', 'silver-green'],
    ['purple', 'blue', 'white', 'silver'],
    'green',
  ),
  lime: scheme(
    'Violet, blue and lime',
    ['violet', 'blue', 'lime', 'white'],
    ['purple', 'blue', 'green', 'white'],
    'yellow',
  ),
  apricot: scheme(
    'Apricot, bronze and plum',
    ['apricot', 'bronze', 'cream', 'plum'],
    ['orange', 'cream', 'dark'],
    'purple',
  ),
  green: scheme(
    'Green on green with white',
    ['green', 'white', 'lime'],
    ['white', 'green', 'cream'],
    'blue',
  ),
  dusk: scheme(
    'Dusk pinks and plum',
    ['soft pink', 'plum', 'mauve'],
    ['pink', 'dark', 'purple'],
    'cream',
  ),
  meadow: scheme(
    'Meadow blues and soft yellow',
    ['blue', 'soft yellow', 'white'],
    ['blue', 'yellow', 'cream', 'white'],
    'purple',
  ),
  embers: scheme(
    'Embers: copper, red and gold',
    ['copper', 'red', 'gold'],
    ['orange', 'red', 'yellow', 'dark'],
    'purple',
  ),
  silver: scheme(
    'Silver, lavender and lime',
    ['silver', 'lavender', 'lime'],
    ['silver', 'purple', 'green', 'blue'],
    'pink',
  ),
  claret: scheme(
    'Claret, smoke and cream',
    ['claret', 'smoke purple', 'cream'],
    ['dark', 'red', 'cream', 'purple'],
    'orange',
  ),
  hedgerow: scheme(
    'Hedgerow white and dog-rose pink',
    ['white', 'dog-rose pink', 'leaf green'],
    ['white', 'pink', 'cream', 'green'],
    'blue',
  ),
  potager: scheme(
    'Chive purple and marigold',
    ['chive purple', 'marigold', 'white'],
    ['purple', 'orange', 'yellow', 'white'],
    'red',
  ),
  sky: scheme(
    'Sky blue, white and lemon',
    ['sky blue', 'white', 'lemon'],
    ['blue', 'white', 'yellow'],
    'pink',
  ),
  blossom: scheme(
    'Blossom pink, white and blue',
    ['blossom pink', 'white', 'blue'],
    ['pink', 'white', 'blue'],
    'yellow',
  ),
  coral: scheme(
    'Coral, peach and dark leaves',
    ['coral', 'peach', 'dark leaves'],
    ['orange', 'pink', 'dark'],
    'yellow',
  ),
  magenta: scheme(
    'Magenta, violet and silver',
    ['magenta', 'violet', 'silver'],
    ['purple', 'pink', 'silver'],
    'white',
  ),
  glade: scheme(
    'Woodland white, violet and fern green',
    ['white', 'violet', 'fern green'],
    ['white', 'purple', 'blue', 'green', 'cream'],
    'yellow',
  ),
  dunes: scheme(
    'Sand, sage and rust',
    ['sand', 'sage', 'rust'],
    ['cream', 'silver', 'orange', 'yellow', 'green'],
    'purple',
  ),
  strand: scheme(
    'Sea blue, silver and white',
    ['sea blue', 'silver', 'white'],
    ['blue', 'silver', 'white', 'purple'],
    'pink',
  ),
} satisfies Record<string, Scheme>;
type SchemeKey = keyof typeof SCHEMES;

/** Nine to a type. Each brief begins at another of them, and each of the seven layout languages takes the next, so that no two designs of a brief share one. */
const BY_TYPE: Record<ProjectType, SchemeKey[]> = {
  family: ['blossom', 'apricot', 'violets', 'sky', 'embers', 'lime', 'dusk', 'meadow', 'coral'],
  modern: ['green', 'apricot', 'lime', 'claret', 'silver', 'embers', 'violets', 'magenta', 'sky'],
  luxury: ['violets', 'apricot', 'dusk', 'green', 'claret', 'blossom', 'lime', 'magenta', 'coral'],
  wildlife: [
    'meadow',
    'dusk',
    'hedgerow',
    'violets',
    'potager',
    'sky',
    'magenta',
    'apricot',
    'blossom',
  ],
  edible: [
    'potager',
    'sky',
    'blossom',
    'embers',
    'violets',
    'hedgerow',
    'apricot',
    'meadow',
    'lime',
  ],
  lowmaint: ['silver', 'apricot', 'green', 'magenta', 'violets', 'coral', 'meadow', 'dusk', 'lime'],
};
/** A style that was asked for brings its colours with it. */
const BY_STYLE: Partial<Record<Brief['styles'][number]['value'], SchemeKey[]>> = {
  japanese: ['green', 'claret', 'violets'],
  mediterranean: ['silver', 'violets', 'magenta', 'sky', 'apricot'],
  tropical: ['embers', 'coral', 'green', 'claret'],
  cottage: ['blossom', 'dusk', 'violets', 'hedgerow', 'meadow'],
  naturalistic: ['meadow', 'dusk', 'embers', 'claret', 'violets'],
  formal: ['green', 'violets', 'silver', 'blossom'],
  woodland: ['glade', 'green', 'hedgerow'],
  desert: ['dunes', 'silver', 'apricot'],
  coastal: ['strand', 'silver', 'magenta', 'sky'],
};
/** Where it is to be calm nothing shouts. */
const CALM: SchemeKey[] = ['green', 'violets', 'glade', 'sky', 'silver'];
/** What goes beside colours the visitor asked for, one to a language. */
const COMPANIONS: [string, ColourFamily][] = [
  ['white', 'white'],
  ['silver', 'silver'],
  ['plum', 'dark'],
  ['lime', 'green'],
  ['soft violet', 'purple'],
  ['cream', 'cream'],
  ['sky blue', 'blue'],
  ['blush pink', 'pink'],
  ['soft yellow', 'yellow'],
  ['apricot', 'orange'],
];

/** Companions of a palette that was named for all flowers: they say nothing of their own. */
const QUIET: readonly ColourFamily[] = ['white', 'silver', 'cream'];
const PALE = /pastel|cool/;
/** Families that flowers may have where the visitor named colours for all of them; empty where none were. White is ivory too; green and silver are leaf. */
export function onlyFamilies({ flowersOnly }: Brief): ColourFamily[] {
  const asked = (flowersOnly ?? []).map(({ value }) => value.toLowerCase());
  if (!asked.length) return [];
  const families = asked.flatMap(colourFamilies),
    isPale = asked.some((word) => PALE.test(word)) || families.includes('white');
  return [
    ...new Set<ColourFamily>([
      ...families,
      'green',
      'silver',
      ...(isPale ? (['white', 'cream'] as const) : []),
    ]),
  ];
}

/**
 * The colours of one design: the visitor's own when they named any, each design with another companion.
 * @param seed of the design: those of a brief's three leave another remainder by three
 */
export function chooseScheme(brief: Brief, language: Language, seed: number): Scheme {
  // of a short list two languages could take the same
  const turnOf = (list: readonly unknown[]): number =>
    list.length < LANGUAGES.length ? ((seed % 3) + 3) % 3 : LANGUAGES.indexOf(language);
  const asked = brief.colours
    .map((fact) => fact.value.toLowerCase())
    .filter((word, i, all) => all.indexOf(word) === i);
  const families = asked.flatMap(colourFamilies),
    refused = (brief.coloursRefused ?? []).flatMap((fact) => colourFamilies(fact.value));
  if (!families.length) {
    const style = brief.styles.find(({ value }) => BY_STYLE[value])?.value,
      byStyle = style && BY_STYLE[style],
      isCalm = brief.said?.moods?.includes('calm') === true,
      all = byStyle ?? (isCalm ? CALM : BY_TYPE[brief.projectType.value]),
      // a style keeps its own where a calm one is among them
      calmed = isCalm && byStyle ? byStyle.filter((key) => CALM.includes(key)) : all,
      keeps = (key: SchemeKey) => !SCHEMES[key].families.some((one) => refused.includes(one)),
      own =
        [calmed, all, BY_TYPE[brief.projectType.value], Object.keys(SCHEMES) as SchemeKey[]]
          .map((keys) => keys.filter(keeps))
          .find((keys) => keys.length) ?? all,
      first = seedFrom(`palette:${brief.description}:${brief.areaM2.value}`) % own.length,
      chosen = SCHEMES[own[(first + turnOf(own)) % own.length]!];
    return chosen.accent && refused.includes(chosen.accent) ? { ...chosen, accent: null } : chosen;
  }
  const only = onlyFamilies(brief),
    spare = COMPANIONS.filter(
      ([, family]) =>
        !families.includes(family) &&
        !refused.includes(family) &&
        (!only.length || (only.includes(family) && QUIET.includes(family))),
    );
  const list = joinList(asked);
  if (!spare.length)
    return {
      name: capitalise(list),
      colours: asked,
      families: [...new Set(families)],
      accent: null,
    };
  const [word, family] = spare[turnOf(spare) % spare.length]!;
  return {
    name: `${capitalise(list)} with ${word}`,
    colours: [...asked, word],
    families: [...new Set([...families, family])],
    accent: null,
  };
}
