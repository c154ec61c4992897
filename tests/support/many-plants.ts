/** A planting calendar of any length, for what has to hold with thousands of plants. */
import { MONTH_NAMES } from '#engine/model/format.ts';
import { calendarRows } from '#content/calendar/calendar.ts';
import type { SampleCalendarPlant } from '#server/features/plants/record.ts';

const monthOf = (i: number) => MONTH_NAMES[i % 12]!;

/** The sample plants over and over under names of their own, their months going round the year; a few lack what the owner should see to. */
export function makeManyPlants(count: number): SampleCalendarPlant[] {
  return Array.from({ length: count }, (_, i) => {
    const sample = calendarRows[i % calendarRows.length]!;
    return {
      ...sample,
      id: `many-${String(i).padStart(5, '0')}`,
      name: `${sample.name} no. ${i + 1}`,
      plantingPeriod: i % 97 === 0 ? 'when the soil is warm' : `${monthOf(i)} - ${monthOf(i + 1)}`,
      sowingPeriod: i % 2 === 0 ? monthOf(i + 11) : null,
      harvestingPeriod: `${monthOf(i + 4)} - ${monthOf(i + 6)}`,
      imageUrl: i % 89 === 0 ? '' : sample.imageUrl,
      description: i % 83 === 0 ? null : sample.description,
    };
  });
}
