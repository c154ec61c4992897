/** The planting calendar as events of a calendar file. */
import { MONTH_NAMES } from '#engine/model/format.ts';
import { periodIncludes, periodStart } from '#content/calendar/periods.ts';
import type { CalendarPlant, PlantCategory } from '#contracts/site-content.ts';
import type { CalendarEvent } from '#server/text/calendar-file.ts';

const TASKS = [
  { key: 'sow', verb: 'Sow', period: (plant: CalendarPlant) => plant.sowingPeriod },
  { key: 'plant', verb: 'Plant', period: (plant: CalendarPlant) => plant.plantingPeriod },
  { key: 'harvest', verb: 'Harvest', period: (plant: CalendarPlant) => plant.harvestingPeriod },
] as const;
const CATEGORY_TITLES: Record<PlantCategory, string> = {
  vegetables: 'Vegetables',
  fruits: 'Fruits',
  herbs: 'Herbs',
  flowers: 'Flowers',
};
const UID_SPACE = 'planting-calendar.plotwright';

export type EventOptions = {
  /** The year of the first occurrence. */
  year: number;
  /** The site's own address, where it is known: events then lead back to it. */
  origin: string | null;
};

const firstOfMonth = (year: number, month: number): string =>
  `${year}-${String(month).padStart(2, '0')}-01`;
const inWords = (period: string): string => period.replace(/\s*[-–—]\s*/, ' to ');

/** For a few chosen plants: a day at the start of each one's sowing, planting and harvest. */
export function plantEvents(
  plants: readonly CalendarPlant[],
  { year, origin }: EventOptions,
): CalendarEvent[] {
  return plants.flatMap((plant) =>
    TASKS.flatMap(({ key, verb, period }): CalendarEvent[] => {
      const text = period(plant);
      const month = periodStart(text);
      if (!text || month === undefined) return [];
      return [
        {
          uid: `${key}-${plant.id}@${UID_SPACE}`,
          summary: `${verb}: ${plant.name} (${inWords(text)})`,
          description: [
            plant.latinName
              ? `${plant.name} (${plant.latinName}). ${plant.sunRequirement}.`
              : `${plant.name}. ${plant.sunRequirement}.`,
            plant.description,
          ]
            .filter(Boolean)
            .join('\n'),
          category: CATEGORY_TITLES[plant.category],
          when: { everyYearOn: firstOfMonth(year, month) },
          url: origin && `${origin}/planting-calendar?month=${month}&category=${plant.category}`,
        },
      ];
    }),
  );
}

/** For a whole category or all: a day a month with everything there is to do, since sixty entries on the first of March help nobody. */
export function monthEvents(
  plants: readonly CalendarPlant[],
  category: PlantCategory | null,
  { year, origin }: EventOptions,
): CalendarEvent[] {
  return MONTH_NAMES.flatMap((name, i): CalendarEvent[] => {
    const month = i + 1;
    const work = TASKS.flatMap(({ verb, period }) => {
      const names = plants
        .filter((plant) => periodIncludes(period(plant), month))
        .map((plant) => plant.name);
      return names.length > 0 ? [`${verb}: ${names.join(', ')}.`] : [];
    });
    if (work.length === 0) return [];
    return [
      {
        uid: `month-${String(month).padStart(2, '0')}-${category ?? 'all'}@${UID_SPACE}`,
        summary: `${name}: ${category ?? 'what'} to sow, plant and harvest`,
        description: work.join('\n'),
        category: category ? CATEGORY_TITLES[category] : 'Garden',
        when: { everyYearOn: firstOfMonth(year, month) },
        url:
          origin &&
          `${origin}/planting-calendar?month=${month}${category ? `&category=${category}` : ''}`,
      },
    ];
  });
}
