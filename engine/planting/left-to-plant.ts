/** Beds that the client plants: made ready, framed where it was not said which, and empty on plan and list. */
import type { Bed, Job } from './job.ts';

/** Share of the beds that has to be left for the frame. */
const LEAST_FRAMED = 0.2;
/** The beds that are left empty: so many of the largest as were spoken of; none where the client plants throughout, or where no other bed would hold the frame. */
export function leftBeds(job: Job): Bed[] {
  if (!job.rules.leftToPlant) return [];
  const largest = job.beds.toSorted(
    (a, b) => b.conditions.areaM2 - a.conditions.areaM2 || (a.area.id < b.area.id ? -1 : 1),
  );
  const own = largest.slice(0, job.brief.said?.ownBeds ?? 0),
    ownM2 = own.reduce((sum, { conditions }) => sum + conditions.areaM2, 0);
  return ownM2 > job.bedM2 * (1 - LEAST_FRAMED) ? [] : own;
}

/** Share of a bed that its frame holds where the client plants the rest. */
export const FRAME_SHARE = 0.24;
