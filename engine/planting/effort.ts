/** How much planting people will look after, or will stay to see: read from the type, the hours, and what they say of themselves. */
import type { Brief } from '../model/brief.ts';
import { sumOf } from '../model/sum-of.ts';
import type { Hands } from '../model/people-said.ts';

const speaksOf = (brief: Brief, ...concepts: string[]): boolean =>
  brief.circumstances.some((one) => concepts.includes(one.concept));

/** True where only plants that ask for little are used. */
export const asksLittle = (brief: Brief): boolean =>
  brief.projectType.value === 'lowmaint' ||
  (brief.upkeepHoursPerWeek !== null && brief.upkeepHoursPerWeek.value < 1) ||
  speaksOf(brief, 'upkeep_low') ||
  brief.said?.hands === 'none' ||
  brief.said?.shrubs === true;

/** True of people who begin: a list they can learn. */
export const isBeginning = (brief: Brief): boolean => speaksOf(brief, 'novice');

/** Below these, in pounds in all and to the square metre of plot, money goes into few kinds. */
const SMALL_SUM = 1500,
  SMALL_SUM_TO_M2 = 12;
/** True of a place that is rented or let, and where the sum is small: many kinds are not worth their price there. */
export function isPassing(brief: Brief): boolean {
  const sum = sumOf(brief),
    pounds = sum && sum.value / 100;
  return (
    speaksOf(brief, 'renter', 'landlord') ||
    brief.said?.littleMoney === true ||
    (pounds !== null && (pounds < SMALL_SUM || pounds < brief.areaM2.value * SMALL_SUM_TO_M2))
  );
}

/**
 * From none (nobody gardens, or the place is let) to keen (people who say that they garden). Dogs and children run through what is
 * planted, and those who are old, ill or busy have few hands, whatever they love.
 */
export function handsOf(brief: Brief): Hands {
  if (asksLittle(brief) || isPassing(brief)) return 'none';
  const { household, said: { hands } = {} } = brief,
    told = (fact: { value: boolean; source: { kind: string } }) =>
      fact.value && fact.source.kind !== 'assumed';
  const isKeen = hands === 'keen' || hands === 'usual';
  if (hands === 'few' || hands === 'usual' || household.easyAccess.value)
    return isKeen ? 'usual' : 'few';
  if (isKeen) return 'keen';
  return told(household.dog) || told(household.children) || told(household.toddler)
    ? 'few'
    : 'usual';
}

/** Clients who plant their own borders: they are given the frame, and beds made ready. */
export const plantsThemselves = (brief: Brief): boolean => brief.said?.plantsThemselves === true;
