/** The planting calendar as it is seeded: general horticultural knowledge for south-east England, for the owner to review. */
import type { CalendarPlant as CalendarRow } from '#contracts/site-content.ts';
import { flowerCalendar } from './flowers.ts';
import { fruitCalendar } from './fruits.ts';
import { herbCalendar } from './herbs.ts';
import { parseCalendar } from './parse-calendar.ts';
import type { CalendarPlant } from './schema.ts';
import { vegetableCalendar } from './vegetables.ts';

export const calendarPlants: readonly CalendarPlant[] = [
  ...parseCalendar(vegetableCalendar, 'vegetables'),
  ...parseCalendar(fruitCalendar, 'fruits'),
  ...parseCalendar(flowerCalendar, 'flowers'),
  ...parseCalendar(herbCalendar, 'herbs'),
];

/**
 * The calendar as rows of the plants table. A plant that the design engine knows too has that row's id, so that one row is
 * one plant; any other keeps its own.
 */
export const calendarRows: readonly Omit<CalendarRow, 'picture'>[] = calendarPlants.map(
  ({ cataloguePlantId, ...plant }) => ({
    ...plant,
    id: cataloguePlantId ?? plant.id,
    sowingPeriod: plant.sowingPeriod ?? null,
    harvestingPeriod: plant.harvestingPeriod ?? null,
    floweringPeriod: plant.floweringPeriod ?? null,
  }),
);
