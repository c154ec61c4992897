import { sql } from 'kysely';
import type { Reader, Tx } from '#server/db/database.ts';

export type PageViewRow = { day: string; path: string; views: number };

/** Adds to what stands there already: other nodes count the same pages. */
export async function addPageViews(tx: Tx, rows: readonly PageViewRow[]): Promise<void> {
  for (const row of rows) {
    await tx
      .insertInto('page_views')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'path'])
          .doUpdateSet({ views: sql<number>`page_views.views + excluded.views` }),
      )
      .execute();
  }
}

/** By day, of days from `from` on. */
export async function sumViewsByDay(
  db: Reader,
  from: string,
): Promise<{ day: string; views: number }[]> {
  const rows = await db
    .selectFrom('page_views')
    .select(({ fn }) => ['day', fn.sum<number>('views').as('views')])
    .where('day', '>=', from)
    .groupBy('day')
    .execute();
  return rows.map(({ day, views }) => ({ day, views: Number(views) }));
}

/** The most opened first. */
export async function sumViewsByPath(
  db: Reader,
  from: string,
): Promise<{ path: string; views: number }[]> {
  const rows = await db
    .selectFrom('page_views')
    .select(({ fn }) => ['path', fn.sum<number>('views').as('views')])
    .where('day', '>=', from)
    .groupBy('path')
    .orderBy('views', 'desc')
    .orderBy('path')
    .execute();
  return rows.map(({ path, views }) => ({ path, views: Number(views) }));
}

/** By "2026-11", of days from `from` on. */
export async function sumViewsOfMonths(
  db: Reader,
  from: string,
): Promise<{ month: string; views: number }[]> {
  const month = sql<string>`substr(day, 1, 7)`;
  const rows = await db
    .selectFrom('page_views')
    .select(({ fn }) => [month.as('month'), fn.sum<number>('views').as('views')])
    .where('day', '>=', from)
    .groupBy(month)
    .execute();
  return rows.map((row) => ({ month: row.month, views: Number(row.views) }));
}

export async function sumAllViews(db: Reader): Promise<number> {
  const row = await db
    .selectFrom('page_views')
    .select(({ fn }) => fn.sum<number | null>('views').as('views'))
    .executeTakeFirstOrThrow();
  return Number(row.views ?? 0);
}
