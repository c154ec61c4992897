/** How many designs visitors have had made. Samples and what is in the bin do not count. */
import { hourBefore, sumByDay } from '#contracts/london-time.ts';
import { type SelectQueryBuilder, sql } from 'kysely';
import { type Context, requireOwner } from '#server/context.ts';
import type { Tables } from '#server/db/tables.ts';

export type DesignFigures = {
  total: number;
  shared: number;
  byDay: number[];
  sharedByDay: number[];
  samples: number;
};

/** @param days the oldest first; a shared design counts on the day it first came into the library, and no longer once it is taken out */
export async function countDesigns({
  ctx,
  days,
}: {
  ctx: Context;
  days: readonly string[];
}): Promise<DesignFigures> {
  requireOwner(ctx);
  const living = ctx.db.read
    .selectFrom('designs')
    .where('deleted_at', 'is', null)
    .where('state_of', 'is', null);
  const own = living.where('sample', '=', 0);
  const [totals, made, shared] = await Promise.all([
    living
      .select(({ fn }) => ['sample', 'shared', fn.countAll<number>().as('count')])
      .groupBy(['sample', 'shared'])
      .execute(),
    countHours(own, 'created_at', days[0]!),
    countHours(own.where('shared', '=', 1), 'public_at', days[0]!),
  ]);
  const sum = (rows: readonly { count: number }[]) =>
    rows.reduce((all, row) => all + Number(row.count), 0);
  const visitors = totals.filter((row) => row.sample === 0);
  return {
    total: sum(visitors),
    shared: sum(visitors.filter((row) => row.shared === 1)),
    samples: sum(totals.filter((row) => row.sample === 1)),
    byDay: sumByDay(days, made),
    sharedByDay: sumByDay(days, shared),
  };
}

/** By UTC hour. @param from "2026-11-22" */
async function countHours(
  designs: SelectQueryBuilder<Tables, 'designs', object>,
  field: 'created_at' | 'public_at',
  from: string,
): Promise<{ hour: string; count: number }[]> {
  const hour = sql<string>`substr(${sql.ref(field)}, 1, 13)`;
  const rows = await designs
    .select(({ fn }) => [hour.as('hour'), fn.countAll<number>().as('count')])
    .where(field, '>=', hourBefore(from))
    .groupBy(hour)
    .execute();
  return rows.map((row) => ({ hour: row.hour, count: Number(row.count) }));
}
