/** The days on which the firm does not work, besides weekends and bank holidays. */
import { DayOffInput } from '#contracts/appointments.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import {
  deleteByIds,
  insertRows,
  listIdsBefore,
  listRows,
  type RowOf,
  takeRow,
} from '#server/db/rows.ts';
import { AppError } from '#server/errors.ts';

type DayOffRow = RowOf<'days_off'>;

export const listDaysOff = (db: Reader): Promise<DayOffRow[]> =>
  listRows(db, 'days_off', {}, 'from_date', 'id');

/** Some at a time. @param before "2026-11-24": those whose last day was an earlier one */
export const listDayOffIdsBefore = (db: Reader, before: string, limit: number): Promise<string[]> =>
  listIdsBefore(db, 'days_off', { column: 'to_date', before, limit });
export const deleteDaysOff = (tx: Tx, ids: readonly string[]): Promise<void> =>
  deleteByIds(tx, 'days_off', ids);

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
    await insertRows(tx, 'days_off', row);
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
    const row = await takeRow(tx, 'days_off', { id });
    if (!row) throw new AppError('not-found', 'This day off is no longer there.');
    await writeAudit(tx, ctx, {
      action: 'appointments.day-on',
      subject: `days-off:${id}`,
      before: keptOfDayOff(row),
    });
  });
}
