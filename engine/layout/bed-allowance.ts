/** How much bedded border the people of a great garden can care for and pay for. */
import type { Brief } from '../model/brief.ts';
import { sumOf } from '../model/sum-of.ts';
import type { Hands } from '../model/people-said.ts';
import { GREAT_PLOT_M2, handsOf } from '../planting/effort.ts';

/** Borders that are looked after without help, by who does it, m². */
const BY_HANDS: Record<Hands, number> = { none: 45, few: 90, usual: 140, keen: 220 },
  /** In a garden of luxury a gardener is paid. */
  BY_PAID = 180;
/** Of the hours that people give a garden, what is left for its borders beside grass, hedges and floors. */
const FOR_BORDERS = 0.6;
/** Weeding, mulching, cutting back and dividing of a mixed border, minutes a year for each m²: the mean of our own sums of upkeep. */
const MINUTES_A_M2 = 25;
/** What a planted border costs with all that goes with it, and the share of a sum that goes into planting. */
const PENCE_A_M2 = 9_000,
  SHARE_OF_SUM = 0.25;
/** Less is no garden to look out at, m². */
const LEAST_M2 = 40;

/** The most bed that a garden is given, m²; infinite where the plot is not great. */
export function bedAllowance(brief: Brief, plotM2: number): number {
  if (plotM2 < GREAT_PLOT_M2) return Infinity;
  const hours = brief.upkeepHoursPerWeek?.value ?? null,
    byHours = hours === null ? Infinity : (hours * 52 * 60 * FOR_BORDERS) / MINUTES_A_M2,
    sum = sumOf(brief),
    bySum = sum === null ? Infinity : (sum.value * SHARE_OF_SUM) / PENCE_A_M2;
  const hands = handsOf(brief),
    byHands =
      brief.projectType.value === 'luxury' && hands !== 'none'
        ? Math.max(BY_PAID, BY_HANDS[hands])
        : BY_HANDS[hands];
  return Math.max(LEAST_M2, Math.min(byHands, byHours, bySum));
}
