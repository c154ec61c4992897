/** Counts opened pages in memory and writes the sums now and then: no visit waits for the database. */
import { londonDay } from '#server/days.ts';
import type { PageViewRow } from '#server/features/page-views/repo.ts';
import type { Clock } from '#server/ports/clock.ts';

const WRITE_EVERY_MS = 10_000;
const DESIGN = /^\/design\/[^/]+$/;
export const DESIGN_PATH = '/design/:id';
/** Two addresses of one page. */
const SAME_PAGE: Record<string, string> = { '/design': '/ai-design' };

export type PageViewCounter = {
  /** `path` without its query. What is no page of the site is not counted, so that nobody can fill the table with addresses. */
  count(path: string): void;
  /** Writes what has been counted since; a failed write is tried again with the next. */
  flush(): Promise<void>;
  /** Writes the rest. To be called when no more requests come. */
  stop(): Promise<void>;
};

export type PageViewCounterParts = {
  pages: ReadonlySet<string>;
  clock: Clock;
  write(rows: readonly PageViewRow[]): Promise<void>;
  onFailure(error: unknown): void;
  everyMs?: number;
};

/** The path that a view is counted under; null for what is no page. */
export function countedPath(path: string, pages: ReadonlySet<string>): string | null {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  if (DESIGN.test(plain)) return DESIGN_PATH;
  const same = SAME_PAGE[plain] ?? plain;
  return pages.has(same) ? same : null;
}

export function createPageViewCounter({ pages, clock, write, onFailure, everyMs = WRITE_EVERY_MS }: PageViewCounterParts): PageViewCounter {
  let counted = new Map<string, PageViewRow>();
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();

  const add = ({ day, path, views }: PageViewRow) => {
    const key = `${day} ${path}`;
    const row = counted.get(key);
    if (row) row.views += views;
    else counted.set(key, { day, path, views });
  };

  const plan = () => {
    timer ??= setTimeout(() => void flush(), everyMs).unref();
  };

  async function writeOnce(): Promise<void> {
    const rows = [...counted.values()];
    if (rows.length === 0) return;
    counted = new Map();
    try {
      await write(rows);
    } catch (error) {
      rows.forEach(add);
      plan();
      onFailure(error);
    }
  }

  function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    writing = writing.then(writeOnce);
    return writing;
  }

  return {
    count(path) {
      const page = countedPath(path, pages);
      if (page === null) return;
      add({ day: londonDay(clock.now()), path: page, views: 1 });
      plan();
    },
    flush,
    async stop() {
      await flush();
      if (timer) clearTimeout(timer);
      timer = null;
    },
  };
}
