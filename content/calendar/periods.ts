/** Months in the calendar's free-text periods, such as "March - April", "June" or "October - February". */
import { MONTH_NAMES } from '#engine/model/format.ts';

/** A month's number, 1 to 12, from its full name in any case; undefined where the text is no month. */
function monthNumber(text: string): number | undefined {
  const index = MONTH_NAMES.findIndex((name) => name.toLowerCase() === text.trim().toLowerCase());
  return index < 0 ? undefined : index + 1;
}

/**
 * Whether a period takes in a month (1 to 12): it does where it contains the month's name, or where it is a range of two
 * parts whose months take it in, over the year's end too. An empty period never does.
 */
export function periodIncludes(period: string | null | undefined, month: number): boolean {
  const name = MONTH_NAMES[month - 1];
  if (!period?.trim() || name === undefined) return false;
  if (period.toLowerCase().includes(name.toLowerCase())) return true;
  // A plain hyphen is what the form asks for; an owner's text may hold a dash from a word processor.
  const parts = period.split(/[-–—]/);
  if (parts.length !== 2) return false;
  const first = monthNumber(parts[0] ?? '');
  const last = monthNumber(parts[1] ?? '');
  if (first === undefined || last === undefined) return false;
  return first <= last ? month >= first && month <= last : month >= first || month <= last;
}

/** The months of a period, 1 to 12 in the year's order. */
export function periodMonths(period: string | null | undefined): number[] {
  return MONTH_NAMES.map((_, i) => i + 1).filter((month) => periodIncludes(period, month));
}

/** The month (1 to 12) in which a period begins, going round the year; undefined where it names none, 1 where it is the whole year. */
export function periodStart(period: string | null | undefined): number | undefined {
  const months = periodMonths(period);
  return months.length === 12
    ? 1
    : months.find((month) => !months.includes(month === 1 ? 12 : month - 1));
}

/**
 * A period that takes in exactly these months (1 to 12): "March", "March - April", "October - February" over the year's end,
 * and month by month where they do not follow one another, since a period has but one range. Empty for no month.
 */
export function writePeriod(months: readonly number[]): string {
  const chosen = MONTH_NAMES.map((_, i) => i + 1).filter((month) => months.includes(month));
  const nameOf = (month: number | undefined) => MONTH_NAMES[(month ?? 1) - 1] ?? '';
  if (chosen.length === 12) return `${nameOf(1)} - ${nameOf(12)}`;
  const starts = chosen.filter((month) => !chosen.includes(month === 1 ? 12 : month - 1));
  if (starts.length !== 1) return chosen.map(nameOf).join(', ');
  const end = chosen.find((month) => !chosen.includes(month === 12 ? 1 : month + 1));
  return chosen.length === 1 ? nameOf(starts[0]) : `${nameOf(starts[0])} - ${nameOf(end)}`;
}

export type Periods = {
  sowingPeriod?: string | null | undefined;
  plantingPeriod: string;
  harvestingPeriod?: string | null | undefined;
};
export type YearMonth = { month: number; sow: boolean; plant: boolean; harvest: boolean };

/** Twelve rows for the year chart, January first. */
export function yearChart(plant: Periods): YearMonth[] {
  return MONTH_NAMES.map((_, i) => ({
    month: i + 1,
    sow: periodIncludes(plant.sowingPeriod, i + 1),
    plant: periodIncludes(plant.plantingPeriod, i + 1),
    harvest: periodIncludes(plant.harvestingPeriod, i + 1),
  }));
}

export type Bar = { first: number; last: number };
/** A period as bars of months for drawing, January to December; one that goes over the year's end gives two. */
export function periodBars(period: string | null | undefined): Bar[] {
  const bars: Bar[] = [];
  for (const month of periodMonths(period)) {
    const open = bars.at(-1);
    if (open && open.last === month - 1) open.last = month;
    else bars.push({ first: month, last: month });
  }
  return bars;
}

/** Whether there is anything to do with a plant in a month: sow, plant or harvest. */
export function isInMonth(plant: Periods, month: number): boolean {
  return [plant.sowingPeriod, plant.plantingPeriod, plant.harvestingPeriod].some((period) =>
    periodIncludes(period, month),
  );
}
