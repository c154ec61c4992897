/** Which plants suit a garden: those to begin with this month, and those for later in the year. */
import { careInstructions } from '#content/calendar/care.ts';
import { periodMonths } from '#content/calendar/periods.ts';
import type { CalendarPlant } from '#contracts/site-content.ts';
import { PLANT_CATEGORIES } from '#contracts/site-words.ts';
import { harmOf, harmTo, warningOf } from './harm.ts';
import type { GardenPreferences, Interest } from './preferences.ts';
import { caveatsOf, isTimely, reasonsOf, timeOf } from './reasons.ts';
import { LEAST_SCORE, MAX_PLANTS, scoreOf, sumOf, termsOf, type Site } from './score.ts';

export const DEFAULT_CARE =
  'Plant it in soil that has been loosened and weeded. Water it well until it has taken hold. Mulch round it each spring.';

export type RecommendedPlant = {
  plant: CalendarPlant;
  /** 0 to 100. */
  matchScore: number;
  reasons: string[];
  /** What does not fit, each part without a stop; empty where all does. */
  caveats: string[];
  /** What is poisonous about it; null where nothing is known. */
  warning: string | null;
  /** "plant September to October"; null for one whose time is this month. */
  time: string | null;
  careInstructions: string;
};
export type Recommendations = {
  /** What can be sown or planted this month. */
  thisMonth: RecommendedPlant[];
  later: RecommendedPlant[];
};

const INTEREST_TESTS: Record<Interest, (plant: CalendarPlant) => boolean> = {
  food: (plant) => plant.category !== 'flowers',
  'cut-flowers': (plant) => plant.category === 'flowers' && plant.harvestingPeriod !== null,
  containers: (plant) => (plant.heightM ?? Infinity) <= 0.6 && (plant.spacingCm ?? Infinity) <= 30,
  height: (plant) => (plant.heightM ?? 0) >= 1.5,
  'long-season': (plant) =>
    Math.max(
      periodMonths(plant.harvestingPeriod).length,
      periodMonths(plant.floweringPeriod).length,
    ) >= 4,
};

/** How well a plant meets the wishes that carry no points: interests, little time, little room. */
function fitOf(
  plant: CalendarPlant,
  { interests, timeCommitment, gardenSize }: GardenPreferences,
): number {
  const wishes = interests.filter((interest) => INTEREST_TESTS[interest](plant)).length;
  const isEasy = timeCommitment === 'low' && plant.difficulty === 'beginner';
  const isCompact = gardenSize === 'small' && (plant.heightM ?? Infinity) <= 1.5;
  return wishes * 2 + Number(isEasy) + Number(isCompact);
}

/**
 * The best six that can be sown or planted this month, best first; where there are fewer, the best of the rest fill up the six
 * and are kept apart. What is not of the kind that was asked for, or dangerous to somebody of the household, is left out.
 * Plants of one score stand in an order that is always the same: those with the fewest things against them first, then by the
 * sum before the cap, by the wishes that carry no points, then one of each category in turn, by name.
 */
export function recommendPlants(
  plants: readonly CalendarPlant[],
  preferences: GardenPreferences,
  site: Site,
): Recommendations {
  const found = plants.flatMap((plant) => {
    const terms = termsOf(plant, preferences, site);
    if (scoreOf(terms) <= LEAST_SCORE || !terms.includes('gardenType')) return [];
    const harm = harmOf(plant);
    const risk = harmTo(harm, preferences.household);
    if (risk === 'high') return [];
    const caveats = caveatsOf(plant, preferences);
    return {
      plant,
      terms,
      harm,
      caveats,
      score: scoreOf(terms),
      against: caveats.length + Number(risk === 'low'),
      sum: sumOf(terms),
      fit: fitOf(plant, preferences),
      isNow: isTimely(plant, site.month),
    };
  });
  type Found = (typeof found)[number];
  const now = rank(found.filter(({ isNow }) => isNow)).slice(0, MAX_PLANTS);
  const later = rank(found.filter(({ isNow }) => !isNow)).slice(0, MAX_PLANTS - now.length);
  const present = ({ plant, terms, harm, caveats, score, isNow }: Found): RecommendedPlant => ({
    plant,
    matchScore: score,
    reasons: reasonsOf(terms, plant, preferences, site),
    caveats,
    warning: warningOf(harm),
    time: isNow ? null : timeOf(plant, site.month),
    careInstructions: careInstructions(plant.description) ?? DEFAULT_CARE,
  });
  return { thisMonth: now.map(present), later: later.map(present) };
}

type Worth = {
  plant: CalendarPlant;
  score: number;
  /** How many things speak against it. */
  against: number;
  sum: number;
  fit: number;
};
const byWorth = (a: Worth, b: Worth) =>
  b.score - a.score || a.against - b.against || b.sum - a.sum || b.fit - a.fit;
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const byName = (a: CalendarPlant, b: CalendarPlant) =>
  compare(a.name, b.name) || compare(a.id, b.id);

/** Best first; equals of unlike kinds in turn. */
function rank<T extends Worth>(found: readonly T[]): T[] {
  const turns = new Map<string, number>();
  return found
    .toSorted((a, b) => byWorth(a, b) || byName(a.plant, b.plant))
    .map((one) => {
      const key = [one.score, one.against, one.sum, one.fit, one.plant.category].join();
      const turn = turns.get(key) ?? 0;
      turns.set(key, turn + 1);
      return { one, turn };
    })
    .toSorted(
      (a, b) =>
        byWorth(a.one, b.one) ||
        a.turn - b.turn ||
        PLANT_CATEGORIES.indexOf(a.one.plant.category) -
          PLANT_CATEGORIES.indexOf(b.one.plant.category) ||
        byName(a.one.plant, b.one.plant),
    )
    .map(({ one }) => one);
}
