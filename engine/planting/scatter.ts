/** Positions over the cells of a patch at a given distance. */
import type { Job } from './job.ts';
import { easyShare } from './stature.ts';

/** Times the usual spacing that a garden with few hands, or with great beds, is planted at: it closes in its third summer, under mulch until then. */
const BY_HANDS = { none: 1.14, few: 1.08, usual: 1.05, keen: 0.98 } as const;
/** Wider than this nothing closes, times the usual spacing. */
const WIDEST = 1.36;
export const spacingScale = (job: Job): number =>
  Math.min(WIDEST, BY_HANDS[job.rules.hands] + Math.min(0.22, Math.max(0, job.bedM2 - 30) / 500));

/** Plants between the shrubs of a bed to the square metre at the most: as many as close a small one; in great ones mulch does the work of small plants. */
const CLOSE_TO_M2 = 7,
  GREAT_TO_M2 = 3,
  CLOSE_M2 = 25,
  GREAT_M2 = 110;
/** And where it is more than is looked after, so much of the way to that. */
const OF_EASY = 0.5;
export const mostToM2 = (job: Pick<Job, 'bedM2' | 'rules'>): number =>
  CLOSE_TO_M2 -
  (CLOSE_TO_M2 - GREAT_TO_M2) *
    Math.min(1, Math.max(OF_EASY * easyShare(job), (job.bedM2 - CLOSE_M2) / (GREAT_M2 - CLOSE_M2)));

/** Cells taken in random order, none nearer than `gap` to another. */
export function scatter(job: Job, cells: readonly number[], gap: number): number[] {
  const { grid } = job.ground,
    taken: number[] = [],
    buckets = new Map<number, number[]>();
  for (const k of shuffled(job, cells)) {
    const x = grid.x(k),
      y = grid.y(k),
      ci = Math.floor(x / gap),
      cj = Math.floor(y / gap);
    let free = true;
    for (let i = ci - 1; i <= ci + 1 && free; i++)
      for (let j = cj - 1; j <= cj + 1 && free; j++) {
        for (const other of buckets.get(i * 100003 + j) ?? []) {
          const dx = grid.x(other) - x,
            dy = grid.y(other) - y;
          if (dx * dx + dy * dy < gap * gap) {
            free = false;
            break;
          }
        }
      }
    if (!free) continue;
    taken.push(k);
    const bucket = buckets.get(ci * 100003 + cj);
    if (bucket) bucket.push(k);
    else buckets.set(ci * 100003 + cj, [k]);
  }
  return taken;
}

/** A seeded shuffle; the list given stays as it is. */
export function shuffled<T>(job: Job, list: readonly T[]): T[] {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = job.random.index(i + 1),
      kept = out[i]!;
    out[i] = out[j]!;
    out[j] = kept;
  }
  return out;
}
