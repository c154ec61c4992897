/** What the calendar's pages show: read from the address, so that a view can be shared, found again and drawn without scripts. */
import { MONTH_NAMES } from '#engine/model/format.ts';
import { isInMonth, periodIncludes, type Periods } from '#content/calendar/periods.ts';
import type { PlantCategory } from '#contracts/site-content.ts';

/** Written out, since the contract's list would bring its schemas to the browser. */
export const CATEGORIES = [
  'vegetables',
  'fruits',
  'herbs',
  'flowers',
] as const satisfies readonly PlantCategory[];
export type CategoryFilter = PlantCategory | 'all';
export const CATEGORY_LABELS: Record<CategoryFilter, string> = {
  all: 'All',
  vegetables: 'Vegetables',
  fruits: 'Fruits',
  flowers: 'Flowers',
  herbs: 'Herbs',
};

/** The month in London, 1 to 12, independent of the server's time zone. */
export function monthInLondon(now: Date): number {
  return Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', month: 'numeric' }).format(now),
  );
}

export function readCategory(params: URLSearchParams): CategoryFilter {
  return CATEGORIES.find((category) => category === params.get('category')) ?? 'all';
}

/** The month asked for, 1 to 12; the current one where the address names none or nonsense. */
export function readMonth(params: URLSearchParams, now: Date): number {
  const text = params.get('month') ?? '';
  const month = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return month >= 1 && month <= 12 ? month : monthInLondon(now);
}

/** The page asked for, from 1; the last one where there are fewer. */
export function readPage(params: URLSearchParams, pages: number): number {
  const text = params.get('page') ?? '';
  return Math.min(Math.max(/^\d{1,5}$/.test(text) ? Number(text) : 1, 1), pages);
}

/** A long list in pages, so that a calendar of thousands of plants stays a page that opens. */
export type Part = { found: number; page: number; pages: number };
export function partOf<T>(
  list: readonly T[],
  size: number,
  params: URLSearchParams,
): { shown: T[]; part: Part } {
  const pages = Math.max(1, Math.ceil(list.length / size));
  const page = readPage(params, pages);
  return {
    shown: list.slice((page - 1) * size, page * size),
    part: { found: list.length, page, pages },
  };
}

/** Whether a view is the one that an address asks for today: a page that was kept may be of another address, or of a month that has passed. @param search with its question mark */
export function isViewAsked(
  view: { month: number; today: number; category: CategoryFilter; part: Part },
  search: string,
  now: Date,
): boolean {
  const params = new URLSearchParams(search);
  return (
    view.today === monthInLondon(now) &&
    view.month === readMonth(params, now) &&
    view.category === readCategory(params) &&
    view.part.page === readPage(params, view.part.pages)
  );
}

export function monthName(month: number): string {
  return MONTH_NAMES[month - 1] ?? '';
}

/** "March – April" as a printer would set it. */
export function setPeriod(period: string): string {
  return period.replace(/\s*-\s*/g, ' – ');
}

/** A text with the quotation marks and apostrophes of print: 'Bramley's Seedling' becomes ‘Bramley’s Seedling’. */
export function setQuotes(text: string): string {
  return text.replace(/(^|[\s(])'/g, '$1‘').replaceAll("'", '’');
}

export function inCategory<T extends { category: PlantCategory }>(
  plants: readonly T[],
  category: CategoryFilter,
): T[] {
  return category === 'all' ? [...plants] : plants.filter((plant) => plant.category === category);
}

/** The plants of a category that are to be sown, planted or harvested in a month. */
export function plantsOfMonth<T extends Periods & { category: PlantCategory }>(
  plants: readonly T[],
  category: CategoryFilter,
  month: number,
): T[] {
  return inCategory(plants, category).filter((plant) => isInMonth(plant, month));
}

export const TASKS = ['sow', 'plant', 'harvest'] as const;
export type Task = (typeof TASKS)[number];
export const TASK_LABELS: Record<Task, string> = { sow: 'Sow', plant: 'Plant', harvest: 'Harvest' };
/** In the order of the year's work. */
export function periodOf(plant: Periods, task: Task): string | null {
  return (
    { sow: plant.sowingPeriod, plant: plant.plantingPeriod, harvest: plant.harvestingPeriod }[
      task
    ] ?? null
  );
}
export function plantsWithTask<T extends Periods>(
  plants: readonly T[],
  task: Task,
  month: number,
): T[] {
  return plants.filter((plant) => periodIncludes(periodOf(plant, task), month));
}

/** The first letters of a name's first two words, for a plant with no picture at all. */
export function initialsOf(name: string): string {
  return name
    .split(/[\s-]+/)
    .map((word) => /\p{L}/u.exec(word)?.[0] ?? '')
    .filter(Boolean)
    .slice(0, 2)
    .join('')
    .toUpperCase();
}

/** Every search word must occur in the name or Latin name. */
export function searchPlants<T extends { name: string; latinName: string | null }>(
  plants: readonly T[],
  text: string,
): T[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return plants.filter((plant) =>
    words.every((word) => `${plant.name} ${plant.latinName ?? ''}`.toLowerCase().includes(word)),
  );
}
