/** How many requests for appointments have come. */
import { sql } from 'kysely';
import { type Context, requireOwner } from '#server/context.ts';
import { hourBefore, sumByDay } from '#server/days.ts';

/** @param days the oldest first */
export async function countRequests({
  ctx,
  days,
}: {
  ctx: Context;
  days: readonly string[];
}): Promise<{ total: number; byDay: number[] }> {
  requireOwner(ctx);
  const living = ctx.db.read.selectFrom('booking_requests').where('deleted_at', 'is', null);
  const [{ count }, hours] = await Promise.all([
    living.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    living
      .select(({ fn }) => [
        sql<string>`substr(created_at, 1, 13)`.as('hour'),
        fn.countAll<number>().as('count'),
      ])
      .where('created_at', '>=', hourBefore(days[0]!))
      .groupBy(sql`substr(created_at, 1, 13)`)
      .execute(),
  ]);
  return {
    total: Number(count),
    byDay: sumByDay(
      days,
      hours.map((row) => ({ hour: row.hour, count: Number(row.count) })),
    ),
  };
}
