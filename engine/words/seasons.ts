/** What to do in each season: the care of the garden, told in four parts. */
import { planCare } from '../care/plan-care.ts';
import type { CareLine } from '../model/care.ts';
import { lowerFirst, MONTH_NAMES } from '../model/format.ts';
import type { Words } from '../model/garden.ts';
import type { WordFacts } from './facts.ts';

type Season = keyof Words['seasonalMaintenance'];
const SEASON_OF: readonly Season[] = [
  'winter',
  'winter',
  'spring',
  'spring',
  'spring',
  'summer',
  'summer',
  'summer',
  'autumn',
  'autumn',
  'autumn',
  'winter',
];
/** A season begins with its own first month: winter with December. */
const ORDER = [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
/** Lines of a season; what is left out stands in the care of the whole year. */
const MOST = 24;

const TIMED = new RegExp(
  `\\b(?:${MONTH_NAMES.join('|')}|spring|summer|autumn|winter|Christmas)s?\\b`,
);

/** "In March, cut ..."; a line of a plant's own that names its time says it itself. */
function sentenceOf({ month, words, isOwn, often }: CareLine): string {
  const name = MONTH_NAMES[month - 1]!;
  const when = often.startsWith('once a week') ? ` This is ${often}.` : '';
  if (!isOwn) return `In ${name}, ${lowerFirst(words)}${when}`;
  return TIMED.test(words) ? words : words.replace(/\.(?= |$)/, `, in ${name}.`);
}

export function writeSeasons(facts: WordFacts): Words['seasonalMaintenance'] {
  const out: Words['seasonalMaintenance'] = { spring: [], summer: [], autumn: [], winter: [] };
  const lines = planCare(facts.input.model, facts.input.catalogue)
    .filter(({ kind }) => kind !== 'plant')
    .toSorted((a, b) => ORDER.indexOf(a.month) - ORDER.indexOf(b.month));
  for (const season of Object.keys(out) as Season[]) {
    const here = lines.filter(({ month }) => SEASON_OF[month - 1] === season);
    // what many plants share is told before what one wants
    const kept = new Set(
      here
        .toSorted(
          (a, b) =>
            Number(b.kind === 'garden') - Number(a.kind === 'garden') ||
            b.plants.length - a.plants.length ||
            b.minutes - a.minutes,
        )
        .slice(0, MOST),
    );
    out[season] = [...new Set(here.filter((one) => kept.has(one)).map(sentenceOf))];
  }
  return out;
}
