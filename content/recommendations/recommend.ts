/** Which plants suit a garden in this season: a score of seven terms, and the reasons for it. */
import { MONTH_NAMES } from '#engine/model/format.ts';
import { careInstructions } from '#content/calendar/care.ts';
import { periodIncludes, periodMonths } from '#content/calendar/periods.ts';
import { seasonOfMonth, type Season } from '#content/tasks/seasonal-tasks.ts';
import type { CalendarPlant } from '#contracts/site-content.ts';
import { PLANT_CATEGORIES } from '#contracts/site-words.ts';
import type { GardenPreferences, Interest } from './preferences.ts';

export const MAX_SCORE = 100;
/** A plant must score more than this. */
export const LEAST_SCORE = 20;
export const MAX_PLANTS = 6;
export const MAX_REASONS = 3;

/** Points of each term. */
export const TERMS = {
  season: 30,
  sun: 25,
  gardenType: 20,
  experience: 15,
  claySoil: 15,
  london: 10,
  moisture: 10,
} as const;
export type Term = keyof typeof TERMS;

export const DEFAULT_CARE =
  'Plant it in soil that has been loosened and weeded. Water it well until it has taken hold. Mulch round it each spring.';

/** What is known of the place beside the preferences. */
export type Site = {
  /** 1 to 12. */
  month: number;
  isPoorlyDrained: boolean;
};
export type RecommendedPlant = {
  plant: CalendarPlant;
  /** 0 to 100. */
  matchScore: number;
  reasons: string[];
  /** What does not fit, each part without a stop; empty where all does. */
  caveats: string[];
  careInstructions: string;
};

const SEASON_MONTHS: Record<Season, readonly number[]> = {
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  autumn: [9, 10, 11],
  winter: [12, 1, 2],
};
const SUN_WORDS = { 'full-sun': 'Full Sun', 'partial-sun': 'Partial Sun', shade: 'Shade' } as const;
const LEVELS = ['beginner', 'intermediate', 'expert'] as const;
const GREATER_LONDON: ReadonlySet<GardenPreferences['location']> = new Set([
  'London',
  'Romford',
  'Barking and Dagenham',
]);

/** The terms that a plant earns, in the order in which their reasons are worth reading. */
export function termsOf(plant: CalendarPlant, preferences: GardenPreferences, site: Site): Term[] {
  const held: Record<Term, boolean> = {
    season: SEASON_MONTHS[seasonOfMonth(site.month)].some((month) =>
      periodIncludes(plant.plantingPeriod, month),
    ),
    sun: plant.sunRequirement === SUN_WORDS[preferences.sunExposure],
    claySoil: preferences.soilType === 'clay' && plant.soils.includes('clay'),
    moisture: site.isPoorlyDrained && plant.isMoistureLoving,
    gardenType:
      preferences.gardenType === 'mixed' ||
      plant.gardenTypes.includes(preferences.gardenType) ||
      plant.category === preferences.gardenType,
    experience:
      plant.difficulty !== null &&
      LEVELS.indexOf(plant.difficulty) <= LEVELS.indexOf(preferences.experience),
    london: GREATER_LONDON.has(preferences.location) && plant.isLondonSuitable,
  };
  return (Object.keys(held) as Term[]).filter((term) => held[term]);
}

const sumOf = (terms: readonly Term[]): number => terms.reduce((sum, term) => sum + TERMS[term], 0);
/** 0 to 100. */
export const scoreOf = (terms: readonly Term[]): number => Math.min(MAX_SCORE, sumOf(terms));

/** Whether the plant's time in this season is over: it belongs to the season, and to no month of it still to come. */
function hasPassed(plant: CalendarPlant, month: number): boolean {
  const months = SEASON_MONTHS[seasonOfMonth(month)];
  return (
    months.some((one) => periodIncludes(plant.plantingPeriod, one)) &&
    !months.slice(months.indexOf(month)).some((one) => periodIncludes(plant.plantingPeriod, one))
  );
}

/** Up to three reasons, the telling ones first: that a plant suits a mixed garden tells nothing, and a season that is over speaks against it. */
function reasonsOf(
  terms: readonly Term[],
  plant: CalendarPlant,
  preferences: GardenPreferences,
  site: Site,
): string[] {
  const isVague = (term: Term) =>
    (term === 'gardenType' && preferences.gardenType === 'mixed') ||
    (term === 'season' && hasPassed(plant, site.month));
  return [...terms.filter((term) => !isVague(term)), ...terms.filter(isVague)]
    .slice(0, MAX_REASONS)
    .map((term) => reasonFor(term, plant, preferences, site));
}

function reasonFor(
  term: Term,
  plant: CalendarPlant,
  preferences: GardenPreferences,
  { month }: Site,
): string {
  switch (term) {
    case 'season':
      if (periodIncludes(plant.plantingPeriod, month))
        return `${MONTH_NAMES[month - 1]} is a month to plant it`;
      return hasPassed(plant, month)
        ? `Planted in ${seasonOfMonth(month)}, as a rule`
        : `Planted later this ${seasonOfMonth(month)}: ${plant.plantingPeriod}`;
    case 'sun':
      return preferences.sunExposure === 'shade'
        ? 'Content in the shade you have'
        : `Wants the ${preferences.sunExposure === 'full-sun' ? 'full sun' : 'half day of sun'} you have`;
    case 'claySoil':
      return 'Grows well in clay';
    case 'moisture':
      return 'Likes ground that stays moist, as yours does';
    case 'gardenType':
      return preferences.gardenType === 'mixed'
        ? 'At home in a mixed garden'
        : `Belongs with your ${preferences.gardenType}`;
    case 'experience':
      return plant.difficulty === 'beginner' ? 'Easy to grow' : 'Within your experience';
    case 'london':
      return 'Does well in London gardens';
  }
}

/** Metres of height, and centimetres between plants, from which one fills a small garden of up to 50 m². */
const LARGE_HEIGHT_M = 4;
const LARGE_SPACING_CM = 300;

/** What does not fit this garden: sun, soil, room, and a time that is over. What is not known of the plant or the garden is passed over. */
function caveatsOf(
  plant: CalendarPlant,
  { sunExposure, soilType, gardenSize }: GardenPreferences,
  { month }: Site,
): string[] {
  const said: string[] = [];
  if (plant.sunRequirement !== SUN_WORDS[sunExposure]) {
    const halfDay =
      sunExposure === 'shade' ? 'it wants half a day of sun' : 'it is happier with some shade';
    said.push(
      { 'Full Sun': 'it wants full sun', 'Partial Sun': halfDay, Shade: 'it prefers shade' }[
        plant.sunRequirement
      ],
    );
  }
  if (soilType !== 'unknown' && plant.soils.length > 0 && !plant.soils.includes(soilType)) {
    said.push(
      `it grows better in ${plant.soils.map((soil) => (soil === 'sandy' ? 'sand' : soil)).join(' or ')} than in ${soilType === 'sandy' ? 'sand' : soilType}`,
    );
  }
  const { heightM, spacingCm } = plant;
  if (
    gardenSize === 'small' &&
    ((heightM ?? 0) >= LARGE_HEIGHT_M || (spacingCm ?? 0) >= LARGE_SPACING_CM)
  ) {
    const sizes = [
      heightM ? `${heightM} m high` : '',
      spacingCm && spacingCm >= 100 ? `${Number((spacingCm / 100).toFixed(1))} m across` : '',
    ]
      .filter(Boolean)
      .join(' and ');
    said.push(`it is large for a small garden, ${sizes} when grown`);
  }
  if (hasPassed(plant, month))
    said.push(
      `its time this ${seasonOfMonth(month)} has passed; next ${plant.plantingPeriod.replace(/\s*[-–—]\s*/, ' to ')}`,
    );
  return said;
}

/** "But: it wants full sun, and it is large for a small garden.": what does not fit, in one line; null where all does. */
export function caveatLine(caveats: readonly string[]): string | null {
  if (caveats.length === 0) return null;
  const [last, ...before] = caveats.toReversed();
  return `But: ${before.length > 0 ? `${before.toReversed().join(', ')}, and ${last}` : last}.`;
}

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
 * The best six, best first. Plants of one score stand in an order that is always the same: those to plant this month first,
 * then by the sum before the cap, by the wishes that carry no points, then one of each category in turn, by name.
 */
export function recommendPlants(
  plants: readonly CalendarPlant[],
  preferences: GardenPreferences,
  site: Site,
): RecommendedPlant[] {
  const ranked = plants
    .map((plant) => {
      const terms = termsOf(plant, preferences, site);
      const isNow = periodIncludes(plant.plantingPeriod, site.month);
      return {
        plant,
        terms,
        score: scoreOf(terms),
        sum: sumOf(terms),
        fit: fitOf(plant, preferences),
        isNow,
        turn: 0,
      };
    })
    .filter(({ score }) => score > LEAST_SCORE)
    .toSorted((a, b) => byWorth(a, b) || byName(a.plant, b.plant));
  const turns = new Map<string, number>();
  for (const one of ranked) {
    const key = [one.score, one.sum, one.fit, one.isNow, one.plant.category].join();
    one.turn = turns.get(key) ?? 0;
    turns.set(key, one.turn + 1);
  }
  return ranked
    .toSorted(
      (a, b) =>
        byWorth(a, b) ||
        a.turn - b.turn ||
        PLANT_CATEGORIES.indexOf(a.plant.category) - PLANT_CATEGORIES.indexOf(b.plant.category) ||
        byName(a.plant, b.plant),
    )
    .slice(0, MAX_PLANTS)
    .map(({ plant, terms, score }) => ({
      plant,
      matchScore: score,
      reasons: reasonsOf(terms, plant, preferences, site),
      caveats: caveatsOf(plant, preferences, site),
      careInstructions: careInstructions(plant.description) ?? DEFAULT_CARE,
    }));
}

type Worth = { score: number; sum: number; fit: number; isNow: boolean };
const byWorth = (a: Worth, b: Worth) =>
  b.score - a.score || Number(b.isNow) - Number(a.isNow) || b.sum - a.sum || b.fit - a.fit;
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const byName = (a: CalendarPlant, b: CalendarPlant) =>
  compare(a.name, b.name) || compare(a.id, b.id);
