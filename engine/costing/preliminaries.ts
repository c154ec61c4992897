/** What a site costs by the week: welfare, deliveries and hire, supervision and clearing up. */
import type { Quantity, RateBook } from '../model/costing.ts';
import type { GardenModel } from '../model/garden.ts';
import { figure, makeLine } from '../quantities/line.ts';
import { applySaving } from '../quantities/savings.ts';
import { HOURS_A_WEEK, WEEKLY } from '../model/site-weeks.ts';
import { makePricer } from './price-lines.ts';

/** Hours that keep nobody on the site: visits in the first season, and whoever looks in on the team. */
const OFF_SITE: ReadonlySet<string> = new Set(['aftercare', 'site-supervision']);
/** Whether a line's hours are the team's on the site. */
export const isTeamWork = (line: Pick<Quantity, 'rateKey'>): boolean => !OFF_SITE.has(line.rateKey);

/** One line's weeks on site, from the hours of work that they are needed for. */
function weeksLine(rateKey: string, hours: number): Quantity[] {
  const line = makeLine({
    phase: 'clear',
    rateKey,
    description: WEEKLY.get(rateKey)!,
    unit: 'week',
    net: hours / HOURS_A_WEEK,
    ids: ['plot'],
    formula: `${figure(hours)} hours of work / ${HOURS_A_WEEK} hours a week for a team of two`,
  });
  return line ? [line] : [];
}
function hoursOf(lines: readonly Quantity[], rates: RateBook): number {
  const { of } = makePricer(rates);
  return lines
    .filter((line) => isTeamWork(line) && !line.isOwnWork && !WEEKLY.has(line.rateKey))
    .reduce((sum, line) => sum + line.net * of(line.rateKey).labourHours, 0);
}

/** A garden's work with what the site costs for the weeks that it takes at the hours of the rate book. */
export function withPreliminaries(
  work: readonly Quantity[],
  { savings }: GardenModel,
  rates: RateBook,
): Quantity[] {
  const hours = hoursOf(work, rates),
    all = [...[...WEEKLY.keys()].flatMap((rateKey) => weeksLine(rateKey, hours)), ...work];
  return [...(savings?.includes('lean-site') ? applySaving(all, 'lean-site') : all)];
}

/** The weeks of a bill reckoned anew, after work was added to it or taken from it. */
export function remeasureWeeks(lines: readonly Quantity[], rates: RateBook): Quantity[] {
  const hours = hoursOf(lines, rates);
  return lines.flatMap((line) =>
    WEEKLY.has(line.rateKey) ? weeksLine(line.rateKey, hours) : line,
  );
}
