/** What is kept beside a plant's entry so that lists of thousands are searched, counted and put in order without reading it. */
import { periodMonths } from '#content/calendar/periods.ts';
import { PLANT_GAPS, type PlantGap } from '#contracts/admin-plants.ts';
import type { CalendarEntry } from '#server/features/plants/record.ts';

/** Without accents, quotation marks and capitals: "’Bramley’s Seedling’" is found as "bramleys seedling". */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/['"‘’“”`]/g, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();

const isUnclear = (period: string | null): boolean =>
  Boolean(period?.trim()) && periodMonths(period).length === 0;

/** Seen in the entry alone: whether its picture is described, or could not be fetched, stands beside the picture. */
export type EntryGap = Exclude<PlantGap, 'alt' | 'unfetched'>;

export function gapsOf(entry: CalendarEntry): EntryGap[] {
  const periods = [
    entry.sowingPeriod,
    entry.plantingPeriod,
    entry.harvestingPeriod,
    entry.floweringPeriod,
  ];
  const found: Record<EntryGap, boolean> = {
    months: periods.some(isUnclear) || !entry.plantingPeriod.trim(),
    picture: entry.imageUrl === '',
    description: !entry.description?.trim(),
  };
  return PLANT_GAPS.filter(
    (gap): gap is EntryGap => gap !== 'alt' && gap !== 'unfetched' && found[gap],
  );
}

export type IndexColumns = {
  calendar_category: string | null;
  sort_name: string | null;
  search_text: string | null;
  image_url: string | null;
  lacks_months: number;
  lacks_picture: number;
  lacks_description: number;
};

/** Of no entry: a plant that only designs use. */
export function indexColumns(entry: CalendarEntry | null): IndexColumns {
  if (!entry)
    return {
      calendar_category: null,
      sort_name: null,
      search_text: null,
      image_url: null,
      lacks_months: 0,
      lacks_picture: 0,
      lacks_description: 0,
    };
  const gaps = gapsOf(entry);
  const has = (gap: EntryGap) => (gaps.includes(gap) ? 1 : 0);
  return {
    calendar_category: entry.category,
    sort_name: foldText(entry.name),
    search_text: foldText(`${entry.name} ${entry.latinName ?? ''}`),
    image_url: entry.imageUrl,
    lacks_months: has('months'),
    lacks_picture: has('picture'),
    lacks_description: has('description'),
  };
}
