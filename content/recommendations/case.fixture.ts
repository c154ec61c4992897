/** A plant and a garden that suit in nothing, and gardens by chance, for the tests. */
import { calendarRows } from '#content/calendar/calendar.ts';
import type { CalendarPlant } from '#contracts/site-content.ts';
import {
  EXPERIENCES,
  HOUSEHOLD,
  INTERESTS,
  LOCATIONS,
  SIZES,
  SOIL_TYPES,
  SUN_EXPOSURES,
  TIME_COMMITMENTS,
  TYPES,
  type GardenPreferences,
} from './preferences.ts';
import type { Site } from './score.ts';

export const PLANT: CalendarPlant = {
  id: 'test-plant',
  name: 'Test plant',
  latinName: null,
  category: 'flowers',
  imageUrl: '',
  sunRequirement: 'Shade',
  sowingPeriod: null,
  plantingPeriod: 'July',
  harvestingPeriod: null,
  floweringPeriod: null,
  description: null,
  difficulty: 'expert',
  isLondonSuitable: false,
  isMoistureLoving: false,
  soils: ['sandy'],
  gardenTypes: ['flowers'],
  heightM: 1,
  spacingCm: 30,
  picture: null,
};
export const PREFERENCES: GardenPreferences = {
  location: 'Other UK',
  gardenSize: 'medium',
  experience: 'beginner',
  gardenType: 'herbs',
  soilType: 'loam',
  sunExposure: 'full-sun',
  timeCommitment: 'medium',
  interests: [],
  household: [],
};
export const SITE: Site = { month: 4, isPoorlyDrained: false };

/** The plants of a fresh install. */
export const CALENDAR: readonly CalendarPlant[] = calendarRows.map((row) => ({
  ...row,
  picture: null,
}));

/** A fixed sequence, so that a failure can be seen again. */
function* randomly(seed: number): Generator<number> {
  for (let x = seed; ;) {
    x = (Math.imul(x, 1_664_525) + 1_013_904_223) >>> 0;
    yield x / 2 ** 32;
  }
}

export type Case = { asked: GardenPreferences; site: Site; context: string };
/** Gardens, households and months by chance. */
export function randomCases(count: number, seed = 7): Case[] {
  const random = randomly(seed);
  const next = () => random.next().value as number;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  return Array.from({ length: count }, () => {
    const asked: GardenPreferences = {
      location: pick(LOCATIONS),
      gardenSize: pick(SIZES),
      experience: pick(EXPERIENCES),
      gardenType: pick(TYPES),
      soilType: pick(SOIL_TYPES),
      sunExposure: pick(SUN_EXPOSURES),
      timeCommitment: pick(TIME_COMMITMENTS),
      interests: INTERESTS.filter(() => next() < 0.3),
      household: HOUSEHOLD.filter(() => next() < 0.3),
    };
    const site: Site = {
      month: pick([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
      isPoorlyDrained: next() < 0.5,
    };
    return { asked, site, context: JSON.stringify({ asked, site }) };
  });
}
