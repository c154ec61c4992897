/** Counts what has happened by London's months and by area. Pure. */
import {
  type TimelineEntry,
  type NumberCounts,
  PLACED_STEPS,
  type PlacedCounts,
  type PlacedStep,
} from '#contracts/admin-numbers.ts';
import { londonParts } from '#contracts/london-time.ts';
import { outcodeOf } from '#content/places/place-of.ts';
import { readPostcode } from '#content/places/read-postcode.ts';

export type Counted = { month: string; area: string; counts: PlacedCounts };

const none = (): PlacedCounts => ({ designs: 0, enquiries: 0, visits: 0, quotes: 0, accepted: 0 });

/** Months up to and with one, the oldest first. @param last "2026-11" */
export function lastMonths(last: string, count: number): string[] {
  const [year = 0, month = 0] = last.split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7),
  );
}

/** The local authority of a postcode: "Havering"; '' where it is not known. */
export function authorityOf(postcode: string | null): string {
  const read = postcode ? readPostcode(postcode, (code) => outcodeOf(code) !== null) : null;
  return (read && outcodeOf(read.outcode)?.district) ?? '';
}

/** A row for each month and area in which there was anything; what lies outside the months is left out. */
export function countTimeline(
  months: readonly string[],
  moments: Readonly<Record<PlacedStep, readonly TimelineEntry[]>>,
): Counted[] {
  const known = new Set(months);
  const authorities = new Map<string | null, string>();
  const rows = new Map<string, Counted>();
  for (const step of PLACED_STEPS) {
    for (const { at, postcode } of moments[step]) {
      const month = londonParts(at).date.slice(0, 7);
      if (!known.has(month)) continue;
      const area = authorities.get(postcode) ?? authorityOf(postcode);
      authorities.set(postcode, area);
      const key = `${month} ${area}`;
      const row = rows.get(key) ?? { month, area, counts: none() };
      row.counts[step] += 1;
      rows.set(key, row);
    }
  }
  return [...rows.values()].toSorted(
    (a, b) => a.month.localeCompare(b.month) || a.area.localeCompare(b.area, 'en'),
  );
}

export function addUp(rows: readonly { counts: PlacedCounts }[]): PlacedCounts {
  const sum = none();
  for (const { counts } of rows) for (const step of PLACED_STEPS) sum[step] += counts[step];
  return sum;
}

const weightOf = ({ area, counts }: { area: string; counts: PlacedCounts }) =>
  area === '' ? -1 : PLACED_STEPS.reduce((sum, step) => sum + counts[step], 0);

/** The most first; the unknown last. */
export function byArea(rows: readonly Counted[]): { area: string; counts: PlacedCounts }[] {
  const areas = [...new Set(rows.map((row) => row.area))].map((area) => ({
    area,
    counts: addUp(rows.filter((row) => row.area === area)),
  }));
  return areas.toSorted((a, b) => weightOf(b) - weightOf(a) || a.area.localeCompare(b.area, 'en'));
}

export const withPages = (counts: PlacedCounts, pages: number): NumberCounts => ({
  pages,
  ...counts,
});
