/** Beds that the client plants: made ready, framed where it was not said which, and empty on plan and list. */
import type { Brief } from '../model/brief.ts';
import type { Bed, Job } from './job.ts';

const COUNTS: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, both: 2, a: 1 };
/** "two large borders that I will plant myself". */
const SO_MANY =
  /\b(one|two|three|four|both|a|\d) (?:[a-z-]+ ){0,3}?(?:borders?|beds?)\b[^.;\n]{0,40}\b(?:plant|fill|myself|ourselves|herself)\b/i;

/** How many beds were said to be the client's own; null where it is all of the planting. */
export function ownBeds({ description }: Brief): number | null {
  const said = SO_MANY.exec(description)?.[1]?.toLowerCase();
  return said ? (COUNTS[said] ?? Number(said)) : null;
}

/** Share of the beds that has to be left for the frame. */
const LEAST_FRAMED = 0.2;
/** The beds that are left empty: so many of the largest as were spoken of; none where the client plants throughout, or where no other bed would hold the frame. */
export function leftBeds(job: Job): Bed[] {
  if (!job.rules.leftToPlant) return [];
  const largest = job.beds.toSorted(
    (a, b) => b.conditions.areaM2 - a.conditions.areaM2 || (a.area.id < b.area.id ? -1 : 1),
  );
  const own = largest.slice(0, ownBeds(job.brief) ?? 0),
    ownM2 = own.reduce((sum, { conditions }) => sum + conditions.areaM2, 0);
  return ownM2 > job.bedM2 * (1 - LEAST_FRAMED) ? [] : own;
}

/** Share of a bed that its frame holds where the client plants the rest. */
export const FRAME_SHARE = 0.24;
