/** Time and postcode of each design, without samples and the bin. */
import { sql } from 'kysely';
import type { Context } from '#server/context.ts';
import type { TimelineEntry } from '#contracts/admin-numbers.ts';

/** @param since ISO time */
export async function listDesignTimeline(ctx: Context, since: string): Promise<TimelineEntry[]> {
  const postcode =
    ctx.db.kind === 'postgres'
      ? sql<string | null>`(input::json)->>'postcode'`
      : sql<string | null>`json_extract(input, '$.postcode')`;
  return ctx.db.read
    .selectFrom('design_sessions')
    .select(['created_at as at', postcode.as('postcode')])
    .where('deleted_at', 'is', null)
    .where('sample', '=', 0)
    .where('created_at', '>=', since)
    .execute();
}
