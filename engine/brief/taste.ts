/** Styles, colours, seasons, floors and plants that were asked for or refused. */
import type { Brief, Fact } from '../model/brief.ts';
import type { Mention, Reading } from '../model/reading.ts';
import { isSure, type Thing } from '../reading/things.ts';
import { GENERAL_PLANTS } from './concepts.ts';
import { traitsAskedIn } from './plant-traits.ts';
import { read, sure } from './select.ts';
import {
  coloursIn,
  coloursRefusedIn,
  flowersOnlyIn,
  styleNamed,
  stylesNamedIn,
} from './taste-words.ts';

type Style = Brief['styles'][number]['value'];
type Paving = NonNullable<Brief['paving']>['value'];
const STYLES: Record<string, Style> = {
  modern: 'modern',
  minimal: 'modern',
  cottage: 'cottage',
  country: 'cottage',
  formal: 'formal',
  natural: 'naturalistic',
  wild: 'naturalistic',
  mediterranean: 'mediterranean',
  japanese: 'japanese',
  tropical: 'tropical',
  traditional: 'traditional',
};
/** A style by its own words first; the reader's class of it where they name none. */
const styleOf = ({ concept, quote }: Mention): Style | null =>
  styleNamed(quote) ?? (Object.hasOwn(STYLES, concept) ? STYLES[concept]! : null);

const PAVINGS: Record<string, Paving> = {
  sandstone: 'sandstone',
  porcelain: 'porcelain',
  brick: 'brick',
  gravel: 'gravel',
  timber: 'timber',
  composite: 'timber',
  concrete: 'concrete',
  setts: 'sandstone',
  slate: 'sandstone',
};
const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
/** A bed that is named by what stands in it. */
const BED_OF =
  /\b(rose|lavender|hydrangea|dahlia|fern|iris|peony|tulip|heather|azalea|lily)s? (?:beds?|borders?|walk)\b/i;
/** Plants refused by what they do, as the planting knows them: "nothing poisonous" names no plant and rules out many. */
const TRAITS: readonly [RegExp, string][] = [
  [/\b(?:poison\w*|toxic|kills?)\b/i, 'poisonous plants'],
  [/\b(?:thorn\w*|prickl\w*|spik\w*|spin(?:es?|y))\b/i, 'thorny plants'],
  [/\b(?:berry|berries)\b/i, 'plants with berries'],
  [/\b(?:scent\w*|smell\w*|fragran\w*|perfum\w*)\b/i, 'scented plants'],
  [/\b(?:bees?|wasps?)\b/i, 'plants that draw bees'],
];
const HARMS =
  /\b(?:plants?|anything|nothing|things?|flowers?)\b[^.;]{0,20}\b(?:kills?|harms?|hurts?|poisons?|(?:be |is |are )(?:bad|dangerous) (?:for|to))\b/i;
const traitOf = ({ concept, by }: Thing): string | null =>
  TRAITS.find(([words]) => words.test(concept) || words.test(by.quote))?.[1] ?? null;

const isWish = (m: Mention): boolean => m.status === 'wanted' || m.status === 'fact';
function distinct<T>(facts: Fact<T>[]): Fact<T>[] {
  return facts.filter((fact, i) => facts.findIndex((other) => other.value === fact.value) === i);
}

export type Taste = Pick<
  Brief,
  | 'styles'
  | 'lines'
  | 'colours'
  | 'coloursRefused'
  | 'flowersOnly'
  | 'seasons'
  | 'paving'
  | 'pavingRefused'
  | 'plantsWanted'
  | 'plantsRefused'
  | 'traits'
>;

/** A wish for colour by the colours its words name; one that names none is for bright or for soft ones. */
const coloursOf = (reading: Reading, m: Mention): string[] => {
  const named = coloursIn(reading.text, m.start, m.end);
  return named.length || (reading.reader === 'embedded' && !/^(?:bright|pastel)$/.test(m.concept))
    ? named
    : [m.concept];
};
const said = <T>({ value, quote }: { value: T; quote: string }): Fact<T> => ({
  value,
  source: { kind: 'read', quote },
});

export function readTaste(reading: Reading, things: readonly Thing[]): Taste {
  const styles = [
    ...sure(reading, 'style')
      .filter(isWish)
      .flatMap((m) => {
        const style = styleOf(m);
        return style ? [read(style, m)] : [];
      }),
    ...stylesNamedIn(reading.text).map(said),
  ];
  const colours = sure(reading, 'colour')
    .filter(isWish)
    .flatMap((m) => coloursOf(reading, m).map((colour) => read(colour, m)));
  const coloursRefused = [
    ...sure(reading, 'colour')
      .filter((m) => m.status === 'refused')
      .flatMap((m) => coloursIn(m.quote, 0, m.quote.length).map((colour) => read(colour, m))),
    ...coloursRefusedIn(reading.text).map(said),
  ];
  const flowersOnly = flowersOnlyIn(reading.text)
    .filter(({ value }) => !coloursRefused.some((other) => other.value === value))
    .map(said);
  const wishedColours = [...colours, ...flowersOnly].filter(
    ({ value }) => !coloursRefused.some((other) => other.value === value),
  );
  const seasons = sure(reading, 'time', 'season').flatMap((m) =>
    m.status === 'wanted' || m.status === 'fact'
      ? SEASONS.filter((season) => m.quote.toLowerCase().includes(season))
          .slice(0, 1)
          .map((season) => read(season, m))
      : [],
  );
  const floors = [...sure(reading, 'material'), ...sure(reading, 'feature', 'gravel', 'deck')];
  const floorOf = (m: Mention): Paving | null =>
    m.concept === 'deck' ? 'timber' : (PAVINGS[m.concept] ?? null);
  const wished = floors.filter(
    (m) => m.status === 'wanted' && m.strength !== 'perhaps' && floorOf(m) !== null,
  );
  // of a hard floor and gravel the hard one is for the terrace, and gravel has a wish of its own
  const paving = wished.find((m) => floorOf(m) !== 'gravel') ?? wished[0];
  const pavingRefused = floors
    .filter(
      (m) =>
        (m.status === 'refused' || m.status === 'going') &&
        floorOf(m) !== null &&
        floorOf(m) !== (paving && floorOf(paving)),
    )
    .map((m) => read(floorOf(m)!, m));
  const traits = traitsAskedIn(reading.text);
  const bedsOf = sure(reading, 'feature', 'bed')
    .filter((m) => m.status === 'wanted')
    .flatMap((m) => {
      const plant = BED_OF.exec(m.quote)?.[1]?.toLowerCase();
      return plant ? [read(plant, m)] : [];
    });
  const plants = things.filter((thing) => thing.kind === 'plant');
  return {
    styles: distinct(styles),
    ...(reading.lines && {
      lines: {
        value: reading.lines.value,
        source: { kind: 'read' as const, quote: reading.lines.quote },
      },
    }),
    colours: distinct(wishedColours),
    ...(coloursRefused.length ? { coloursRefused: distinct(coloursRefused) } : {}),
    ...(flowersOnly.length ? { flowersOnly: distinct(flowersOnly) } : {}),
    ...(traits.length ? { traits } : {}),
    seasons: distinct(seasons),
    paving: paving ? read(floorOf(paving)!, paving) : null,
    ...(pavingRefused.length ? { pavingRefused: distinct(pavingRefused) } : {}),
    plantsWanted: distinct([
      ...bedsOf,
      ...plants
        .filter(
          ({ status, concept }) =>
            status === 'wanted' &&
            !TRAITS.slice(0, 2).some(([words]) => words.test(concept)) &&
            !GENERAL_PLANTS.has(concept),
        )
        .map((t) => read(t.concept, t.by)),
    ]),
    plantsRefused: distinct([
      ...plants
        .filter((t) => t.status === 'refused')
        .map((t) => read(traitOf(t) ?? t.concept, t.by)),
      // "no plants that will kill him": what they do stands after the plants themselves
      ...(reading.refusals ?? []).flatMap(({ start, end }) => {
        const quote = reading.text.slice(start, end);
        return HARMS.test(quote) ? [said({ value: 'poisonous plants', quote })] : [];
      }),
      ...sure(reading, 'health', 'allergy')
        .filter((m) => /\b(?:bee|wasp|sting)/i.test(m.quote) && isSure(m))
        .map((m) => read('plants that draw bees', m)),
    ]),
  };
}
