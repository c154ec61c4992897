/**
 * Where the figures of the one table of practice stand in prose, so that none is said twice in two ways. The table itself is
 * engine/model/practice.ts, from which the engine's lines are written; articles, cards, tasks and tables of plants are read by the rules here.
 */
import { MONTH_NAMES } from '#engine/model/format.ts';
import { PRACTICE } from '#engine/model/practice.ts';

export type PracticeRule = {
  says: string;
  /** Each match's first group is a figure as it is written. */
  find: RegExp;
  /** Sentences that speak of something else. */
  unless?: RegExp;
  allowed: readonly string[];
};

const words = (...figures: (number | string)[]): string[] => figures.map(String);
const { mulchCm, mulchMostCm, seedBareGrams, seedThinGrams, mowCm, mowDryCm } = PRACTICE;
const FIGURE = '(\\d+(?:\\.\\d+)?(?: (?:to|or|and) \\d+)?)';
const each = (pattern: string): RegExp => new RegExp(pattern.replaceAll('FIGURE', FIGURE), 'gi');

export const PRACTICE_RULES: readonly PracticeRule[] = [
  {
    says: 'litres a week for a new tree',
    find: each(
      '(?:\\btrees?\\b[^.;:]{0,45}?FIGURE litres?|FIGURE litres?[^.;:]{0,12}\\btrees?\\b)',
    ),
    unless: /\bpots?\b|\bbutt\b|\bmetre\b|\bhour\b/i,
    allowed: words(PRACTICE.waterTreeLitres),
  },
  {
    says: 'litres for each thing that was planted',
    find: each(
      'FIGURE litres?(?= (?:each|once|twice|a week|to each|at a time|slowly|or more a week|at least weekly))',
    ),
    unless: /\bpots?\b|\bdrip|\bhour\b|border of thirty/i,
    allowed: words(PRACTICE.waterTreeLitres, PRACTICE.waterShrubLitres, PRACTICE.waterHedgeLitres),
  },
  {
    says: 'centimetres of mulch',
    find: each(
      '(?:\\bmulch(?:ed)?\\b(?: the| cleared| bare)?(?: beds| soil| them| each year)?(?: with)? FIGURE cm|FIGURE cm (?:mulch|of (?:garden )?(?:compost|leaf mould|bark|manure)))',
    ),
    // a crown's winter cover, cardboard below, or compost that is dug in
    unless:
      /\b(?:cannas?|off the trunk|banana|dahlia|agapanthus|deciduous ones|light, mild soil|crown|bare stems|leave, cover|cardboard|worked into|raised beds?|topsoil|under|top \d)\b/i,
    allowed: words(mulchCm, `${mulchCm} to ${mulchMostCm}`),
  },
  {
    says: 'grams of lawn seed a square metre',
    find: each('FIGURE g (?:per|a|to the) square metre'),
    unless:
      /\b(?:lime|ash|fertiliser|bone|packet rate|meadow|native mix|rattle|clover|tread it in)\b/i,
    allowed: words(seedBareGrams, seedThinGrams, `${seedThinGrams} to ${seedBareGrams}`),
  },
  {
    says: 'centimetres at which a lawn is mown',
    find: each('\\b(?:mow|mown|mowing|lawn)\\b[^.;:0-9]{0,30}? (?:to|at)(?: about)? FIGURE cm'),
    unless:
      /\b(?:meadow|every four weeks|scarif|rake in one direction|surrounding grass|shear|shaved)/i,
    allowed: words(mowCm, mowDryCm, `${mowCm} to ${mowDryCm}`),
  },
  {
    says: 'centimetres from a wall or fence to a climber’s roots',
    find: each('\\bplant\\b[^.;:]{0,40}? FIGURE cm (?:out )?from the (?:wall|fence|brick)'),
    allowed: words(PRACTICE.climberFromWallCm),
  },
  {
    says: 'share of grit in a pot',
    find: /\b(a quarter|a third|half|two thirds|a fifth)(?: of(?: it)?)?(?: sharp)? grit\b/gi,
    allowed: [PRACTICE.gritInPots],
  },
  {
    says: 'no handful of grit below a bulb: on clay it is a sump',
    find: /\b(handful of grit)\b/gi,
    allowed: [],
  },
  {
    says: 'months of nesting birds',
    find: /\b(January to \w+|February to (?:July|August|September)|March to (?!August)\w+|April to (?:July|August))\b(?=[^.]{0,60}\bnest)/g,
    unless: /\bclear\b|\bfrom September\b/,
    allowed: [],
  },
  {
    says: 'month in which beech, hornbeam and yew are clipped',
    find: new RegExp(
      `\\b[Cc]lip(?:ped)?\\b[^.;]{0,20}\\b(?:beech|hornbeam|yew)\\b[^.;]{0,30}?\\b(${MONTH_NAMES.join('|')})\\b`,
      'g',
    ),
    allowed: [MONTH_NAMES[PRACTICE.hedgeMonth - 1]!],
  },
  {
    says: 'weeks that leaves of bulbs stand after the flower',
    find: /\bleaves?\b[^.;]{0,40}?\b(two|three|four|five|six|seven|eight|ten|\d+) weeks\b/gi,
    unless:
      /\bwater|scorch|sow|prick|harvest|crop|rhubarb|pull|tubers|turf|feeding|cutting after|slug|seed\b/i,
    allowed: words('six', PRACTICE.bulbLeafWeeks),
  },
  {
    says: 'distance below the damp-proof course',
    find: /\b(\d+ (?:mm|cm))(?: \([^)]*\))?(?: or more)? below the damp/gi,
    allowed: [`${PRACTICE.belowDampCourseMm} mm`, `${PRACTICE.belowDampCourseMm / 10} cm`],
  },
];

/** Figures of a text that the table does not have: "litres a week for a new tree: 40". */
export function secondFigures(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/).flatMap((sentence) =>
    PRACTICE_RULES.filter(({ unless }) => !unless?.test(sentence)).flatMap(
      ({ says, find, allowed }) =>
        [...sentence.matchAll(find)].flatMap((match) => {
          const figure = match.slice(1).find((group) => group !== undefined) ?? '';
          return allowed.includes(figure.toLowerCase()) || allowed.includes(figure)
            ? []
            : [`${says}: ${figure} (${sentence.trim()})`];
        }),
    ),
  );
}
