/** Colour palettes of planting schemes, and the families flower colours fall into. */
import { type Brief, type ProjectType } from '../model/brief.ts';
import { LANGUAGES, type Language } from '../model/layout.ts';

export type ColourFamily = 'white' | 'cream' | 'green' | 'yellow' | 'orange' | 'red' | 'pink' | 'purple' | 'blue' | 'dark' | 'silver';

const WORDS: [RegExp, ColourFamily][] = [
  [/burgundy|maroon|plum|claret|black|chocolate|wine|mahogany/, 'dark'],
  [/cream|ivory|buff|primrose-cream/, 'cream'],
  [/white|ivory/, 'white'],
  [/lime|green|chartreuse/, 'green'],
  [/apricot|orange|copper|bronze|amber|peach|coral|tan|rust/, 'orange'],
  [/gold|yellow|lemon|primrose/, 'yellow'],
  [/crimson|scarlet|red|ruby/, 'red'],
  [/pink|rose|salmon|blush|carmine/, 'pink'],
  [/violet|purple|mauve|lavender|lilac|magenta/, 'purple'],
  [/blue|indigo/, 'blue'],
  [/silver|grey|gray/, 'silver'],
];

/** Families of a colour as people write it: "soft lilac-blue" is purple and blue. */
export function colourFamilies(text: string): ColourFamily[] {
  const low = text.toLowerCase();
  return WORDS.filter(([pattern]) => pattern.test(low)).map(([, family]) => family);
}

export type Scheme = { name: string; colours: string[]; families: ColourFamily[] };

const scheme = (name: string, colours: string[], families: ColourFamily[]): Scheme => ({ name, colours, families });
const SCHEMES = {
  violets: scheme('Cool violets and whites', ['violet', 'white', 'silver-green'], ['purple', 'blue', 'white', 'silver']),
  apricot: scheme('Apricot and bronze', ['apricot', 'bronze', 'cream'], ['orange', 'cream', 'yellow', 'dark']),
  green: scheme('Green on green with white', ['green', 'white', 'lime'], ['white', 'green', 'cream']),
  dusk: scheme('Dusk pinks and plum', ['soft pink', 'plum', 'mauve'], ['pink', 'dark', 'purple']),
  meadow: scheme('Meadow blues and soft yellow', ['blue', 'soft yellow', 'white'], ['blue', 'yellow', 'cream', 'white']),
  embers: scheme('Embers: copper, red and gold', ['copper', 'red', 'gold'], ['orange', 'red', 'yellow', 'dark']),
  silver: scheme('Silver, lavender and lime', ['silver', 'lavender', 'lime'], ['silver', 'purple', 'green', 'blue']),
  claret: scheme('Claret, smoke and cream', ['claret', 'smoke purple', 'cream'], ['dark', 'red', 'cream', 'purple']),
  hedgerow: scheme('Hedgerow white and dog-rose pink', ['white', 'dog-rose pink', 'leaf green'], ['white', 'pink', 'cream', 'green']),
  potager: scheme('Chive purple and marigold', ['chive purple', 'marigold', 'white'], ['purple', 'orange', 'yellow', 'white']),
  sky: scheme('Sky blue, white and lemon', ['sky blue', 'white', 'lemon'], ['blue', 'white', 'yellow']),
  blossom: scheme('Blossom pink, white and blue', ['blossom pink', 'white', 'blue'], ['pink', 'white', 'blue']),
} satisfies Record<string, Scheme>;
type SchemeKey = keyof typeof SCHEMES;

/** Seven to a type, one to a layout language, so that designs of different languages never share one. */
const BY_TYPE: Record<ProjectType, SchemeKey[]> = {
  family: ['blossom', 'violets', 'sky', 'apricot', 'meadow', 'green', 'dusk'],
  modern: ['green', 'violets', 'apricot', 'claret', 'silver', 'dusk', 'sky'],
  luxury: ['violets', 'dusk', 'apricot', 'green', 'claret', 'blossom', 'silver'],
  wildlife: ['meadow', 'violets', 'hedgerow', 'dusk', 'apricot', 'sky', 'blossom'],
  edible: ['potager', 'sky', 'blossom', 'violets', 'hedgerow', 'meadow', 'green'],
  lowmaint: ['silver', 'green', 'violets', 'apricot', 'dusk', 'meadow', 'claret'],
};
/** What goes beside colours the visitor asked for, one to a language. */
const COMPANIONS: [string, ColourFamily][] = [
  ['white', 'white'], ['silver', 'silver'], ['plum', 'dark'], ['lime', 'green'], ['soft violet', 'purple'], ['cream', 'cream'], ['sky blue', 'blue'],
  ['blush pink', 'pink'], ['soft yellow', 'yellow'], ['apricot', 'orange'],
];

/** The colours of one design: the visitor's own when they named any, each language with another companion. */
export function chooseScheme(brief: Brief, language: Language): Scheme {
  const position = LANGUAGES.indexOf(language);
  const asked = brief.colours.map((fact) => fact.value.toLowerCase()).filter((word, i, all) => all.indexOf(word) === i);
  const families = asked.flatMap(colourFamilies);
  if (!families.length) return SCHEMES[BY_TYPE[brief.projectType.value][position]!];
  const spare = COMPANIONS.filter(([, family]) => !families.includes(family));
  const [word, family] = spare[position % spare.length]!;
  const list = asked.length > 1 ? `${asked.slice(0, -1).join(', ')} and ${asked.at(-1)}` : asked[0]!;
  return { name: `${list[0]!.toUpperCase()}${list.slice(1)} with ${word}`, colours: [...asked, word], families: [...new Set([...families, family])] };
}
