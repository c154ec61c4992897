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
  return told(household.dog) ||
    told(household.children) ||
    told(household.toddler) ||
    brief.said?.mouths === true
    ? 'few'
    : 'usual';
}

/** From here on a plot is more than its borders, m². */
export const GREAT_PLOT_M2 = 500;
/** Borders of flowers that people keep beside the rest of a garden, by who does it, m². */
const BORDERS_M2: Record<Hands, number> = { none: 8, few: 20, usual: 80, keen: Infinity },
  /** Weeding, cutting back and dividing them, minutes a year for each m², and the share of all hours that is left for it. */
  MINUTES_A_M2 = 25,
  FOR_BORDERS = 0.6;
/** How much border of flowers the people of a place keep, m²; what is bed beyond it is to be shrubs and what covers the ground between them. */
export function bordersKept(brief: Brief): number {
  // on a great plot the beds are no more than what is kept already
  if (brief.areaM2.value >= GREAT_PLOT_M2) return Infinity;
  const hours = brief.upkeepHoursPerWeek?.value ?? null,
    byHours = hours === null ? Infinity : (hours * 52 * 60 * FOR_BORDERS) / MINUTES_A_M2,
    // a gardener is paid
    hands = brief.projectType.value === 'luxury' ? 'keen' : handsOf(brief);
  return Math.max(BORDERS_M2.none, Math.min(BORDERS_M2[hands], byHours));
}

/** Clients who plant their own borders: they are given the frame, and beds made ready. */
export const plantsThemselves = (brief: Brief): boolean => brief.said?.plantsThemselves === true;
