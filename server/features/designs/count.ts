/** How many designs visitors have had made. Samples and what lies in the bin do not count. */
import { sql } from 'kysely';
import { type Context, requireOwner } from '#server/context.ts';
import { hourBefore, sumByDay } from '#server/days.ts';

export type DesignFigures = { total: number; shared: number; byDay: number[]; sharedByDay: number[]; samples: number };

/** @param days the oldest first; a shared design counts on the day it was made */
export async function countDesigns({ ctx, days }: { ctx: Context; days: readonly string[] }): Promise<DesignFigures> {
  requireOwner(ctx);
  const living = ctx.db.read.selectFrom('designs').where('deleted_at', 'is', null);
  const [totals, hours] = await Promise.all([
    living.select(({ fn }) => ['sample', 'shared', fn.countAll<number>().as('count')]).groupBy(['sample', 'shared']).execute(),
    living.select(({ fn }) => [sql<string>`substr(created_at, 1, 13)`.as('hour'), 'shared', fn.countAll<number>().as('count')])
      .where('sample', '=', 0).where('created_at', '>=', hourBefore(days[0]!)).groupBy([sql`substr(created_at, 1, 13)`, 'shared']).execute(),
  ]);
  const sum = (rows: readonly { count: number }[]) => rows.reduce((all, row) => all + Number(row.count), 0);
  const own = totals.filter((row) => row.sample === 0);
  const counted = hours.map((row) => ({ hour: row.hour, shared: row.shared, count: Number(row.count) }));
  return {
    total: sum(own), shared: sum(own.filter((row) => row.shared === 1)), samples: sum(totals.filter((row) => row.sample === 1)),
    byDay: sumByDay(days, counted), sharedByDay: sumByDay(days, counted.filter((row) => row.shared === 1)),
  };
}
