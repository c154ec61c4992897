/** How much planting people will look after, or will stay to see: read from the type, the hours, and what they say of themselves. */
import type { Brief } from '../model/brief.ts';

/** People who say that they do not garden, in their own words. */
const NO_GARDENER =
  /\b(?:hates?|loathes?|detests?) (?:the )?(?:garden(?:ing)?|weeding|mowing)\b|\b(?:not|no|isn'?t|aren'?t|never been) (?:a |an |much of a |really |keen |any )*gardeners?\b|\b(?:don'?t|do not|won'?t|can'?t|cannot|never) (?:really |do any |do |want to |know how to )?garden(?:ing)?\b|\blook(?:s|ing)? after itself\b|\b(?:nobody|no ?one) (?:will|would|to) (?:look after|water|weed|garden)|\bforgetting it\b|\b(?:kill|killed) (?:everything|every plant)|\bnothing can be killed\b|\bno (?:time|energy) (?:for|to) (?:garden|weed|look)/i;

const speaksOf = (brief: Brief, ...concepts: string[]): boolean =>
  brief.circumstances.some((one) => concepts.includes(one.concept));

/** True where only plants that ask for little are used. */
export const asksLittle = (brief: Brief): boolean =>
  brief.projectType.value === 'lowmaint' ||
  (brief.upkeepHoursPerWeek !== null && brief.upkeepHoursPerWeek.value < 1) ||
  speaksOf(brief, 'upkeep_low') ||
  NO_GARDENER.test(brief.description);

/** True of people who begin: a list they can learn. */
export const isBeginning = (brief: Brief): boolean => speaksOf(brief, 'novice');

/** Below these, in pounds in all and to the square metre of plot, money goes into few kinds. */
const SMALL_SUM = 1500,
  SMALL_SUM_TO_M2 = 12;
/** True of a place that is rented or let, and where the sum is small: many kinds are not worth their price there. */
export function isPassing(brief: Brief): boolean {
  const pounds = brief.budgetPence && brief.budgetPence.value / 100;
  return (
    speaksOf(brief, 'renter', 'landlord') ||
    (pounds !== null && (pounds < SMALL_SUM || pounds < brief.areaM2.value * SMALL_SUM_TO_M2))
  );
}
