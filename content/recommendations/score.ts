/** How well a plant suits a garden in this season: a score of seven terms. */
import { periodIncludes } from '#content/calendar/periods.ts';
import { seasonOfMonth, type Season } from '#content/tasks/seasonal-tasks.ts';
import type { CalendarPlant } from '#contracts/site-content.ts';
import type { GardenPreferences } from './preferences.ts';

export const MAX_SCORE = 100;
/** A plant must score more than this. */
export const LEAST_SCORE = 20;
export const MAX_PLANTS = 6;
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

/** What is known of the place beside the preferences. */
export type Site = {
  /** 1 to 12. */
  month: number;
  isPoorlyDrained: boolean;
};

export const SEASON_MONTHS: Record<Season, readonly number[]> = {
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  autumn: [9, 10, 11],
  winter: [12, 1, 2],
};
export const SUN_WORDS = {
  'full-sun': 'Full Sun',
  'partial-sun': 'Partial Sun',
  shade: 'Shade',
} as const;
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

/** Before the cap. */
export const sumOf = (terms: readonly Term[]): number =>
  terms.reduce((sum, term) => sum + TERMS[term], 0);
/** 0 to 100. */
export const scoreOf = (terms: readonly Term[]): number => Math.min(MAX_SCORE, sumOf(terms));
