/** Counts opened pages in memory and writes the sums now and then: no visit waits for the database. */
import { londonDay } from '#contracts/london-time.ts';
import type { PageViewRow } from '#server/features/page-views/repo.ts';
import { createBufferedCounter, type BufferedCounter } from '#server/runtime/buffered-counter.ts';
import type { Clock } from '#server/ports/clock.ts';

const WRITE_EVERY_MS = 10_000;
const DESIGN = /^\/design\/[^/]+$/;
export const DESIGN_PATH = '/design/:id';
/** Two addresses of one page. */
const SAME_PAGE: Record<string, string> = { '/design': '/ai-design' };

export type PageViewCounter = Omit<BufferedCounter<PageViewRow>, 'count'> & {
  /** `path` without its query. What is no page of the site is not counted, so that nobody can fill the table with addresses. */
  count(path: string): void;
};

export type PageViewCounterParts = {
  pages: Pick<ReadonlySet<string>, 'has'>;
  clock: Clock;
  write(rows: readonly PageViewRow[]): Promise<void>;
  onFailure(error: unknown): void;
  everyMs?: number;
};

/** The path that a view is counted under; null for what is no page. */
export function countedPath(path: string, pages: Pick<ReadonlySet<string>, 'has'>): string | null {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  if (DESIGN.test(plain)) return DESIGN_PATH;
  const same = SAME_PAGE[plain] ?? plain;
  return pages.has(same) ? same : null;
}

function add(sums: Map<string, PageViewRow>, { day, path, views }: PageViewRow): void {
  const key = `${day} ${path}`;
  sums.set(key, { day, path, views: (sums.get(key)?.views ?? 0) + views });
}

export function createPageViewCounter({
  pages,
  clock,
  write,
  onFailure,
  everyMs = WRITE_EVERY_MS,
}: PageViewCounterParts): PageViewCounter {
  const sums = createBufferedCounter<PageViewRow>({ everyMs, add, write, onFailure });
  return {
    ...sums,
    count(path) {
      const page = countedPath(path, pages);
      if (page !== null) sums.count({ day: londonDay(clock.now()), path: page, views: 1 });
    },
  };
}
