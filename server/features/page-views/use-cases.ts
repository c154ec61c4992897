/** How often the pages are opened: by day, without anything of the visitors. */
import { type Context, requireOwner } from '#server/context.ts';
import {
  addPageViews,
  type PageViewRow,
  sumAllViews,
  sumViewsByDay,
  sumViewsByPath,
  sumViewsOfMonths,
} from '#server/features/page-views/repo.ts';

/** Counts, and nothing else: such a write needs no row in the audit. */
export async function addViews({
  ctx,
  rows,
}: {
  ctx: Context;
  rows: readonly PageViewRow[];
}): Promise<void> {
  await ctx.db.write((tx) => addPageViews(tx, rows));
}

export type ViewFigures = {
  total: number;
  days: number[];
  pages: { path: string; views: number }[];
};

/** @param days the oldest first; `pages` are those of these days */
export async function countViews({
  ctx,
  days,
}: {
  ctx: Context;
  days: readonly string[];
}): Promise<ViewFigures> {
  requireOwner(ctx);
  const from = days[0]!;
  const [total, byDay, pages] = await Promise.all([
    sumAllViews(ctx.db.read),
    sumViewsByDay(ctx.db.read, from),
    sumViewsByPath(ctx.db.read, from),
  ]);
  const views = new Map(byDay.map((row) => [row.day, row.views]));
  return { total, days: days.map((day) => views.get(day) ?? 0), pages };
}

/** By "2026-11". @param from "2026-01-01" */
export async function sumViewsByMonth({
  ctx,
  from,
}: {
  ctx: Context;
  from: string;
}): Promise<ReadonlyMap<string, number>> {
  requireOwner(ctx);
  return new Map(
    (await sumViewsOfMonths(ctx.db.read, from)).map(({ month, views }) => [month, views]),
  );
}
