/** The days on which the firm does not work, besides weekends and bank holidays. */
import type { Selectable } from 'kysely';
import { DayOffInput } from '#contracts/appointments.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import { AppError } from '#server/errors.ts';
import type { SettingTables } from '#server/features/settings/table.ts';

type DayOffRow = Selectable<SettingTables['days_off']>;

export const listDaysOff = (db: Reader): Promise<DayOffRow[]> =>
  db.selectFrom('days_off').selectAll().orderBy('from_date').orderBy('id').execute();

async function insertDayOff(tx: Tx, row: DayOffRow): Promise<void> {
  await tx.insertInto('days_off').values(row).execute();
}
/** @returns the one that was there */
const deleteDayOff = (tx: Tx, id: string): Promise<DayOffRow | undefined> =>
  tx.deleteFrom('days_off').where('id', '=', id).returningAll().executeTakeFirst();

/** Some at a time. @param before "2026-11-24": those whose last day was an earlier one */
export const listDayOffIdsBefore = async (
  db: Reader,
  before: string,
  limit: number,
): Promise<string[]> =>
  (
    await db
      .selectFrom('days_off')
      .select('id')
      .where('to_date', '<', before)
      .orderBy('to_date')
      .limit(limit)
      .execute()
  ).map((row) => row.id);
export async function deleteDaysOff(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('days_off')
    .where('id', 'in', [...ids])
    .execute();
}

export const toDayOff = (row: DayOffRow) => ({
  id: row.id,
  from: row.from_date,
  to: row.to_date,
  reason: row.reason,
});
/** In the record of changes: when they are, and not why, which may name somebody whom no erasure would find there. */
const keptOfDayOff = ({ id, from_date: from, to_date: to }: DayOffRow) => ({ id, from, to });

export async function addDayOff({
  ctx,
  input: given,
}: {
  ctx: Context;
  input: unknown;
}): Promise<DayOffRow> {
  requireOwner(ctx);
  const input = DayOffInput.parse(given);
  const row: DayOffRow = {
    id: ctx.ids.make('day'),
    from_date: input.from,
    to_date: input.to,
    reason: input.reason,
    created_at: ctx.clock.now().toISOString(),
  };
  await ctx.db.write(async (tx) => {
    await insertDayOff(tx, row);
    await writeAudit(tx, ctx, {
      action: 'appointments.day-off',
      subject: `days-off:${row.id}`,
      after: keptOfDayOff(row),
    });
  });
  return row;
}

export async function removeDayOff({ ctx, id }: { ctx: Context; id: string }): Promise<void> {
  requireOwner(ctx);
  await ctx.db.write(async (tx) => {
    const row = await deleteDayOff(tx, id);
    if (!row) throw new AppError('not-found', 'This day off is no longer there.');
    await writeAudit(tx, ctx, {
      action: 'appointments.day-on',
      subject: `days-off:${id}`,
      before: keptOfDayOff(row),
    });
  });
}
