/** Removes the reason of blocked times and days off from the audit log: it may name a person whom no erasure would find. */
import type { Tx } from '#server/db/database.ts';

const AT_ONCE = 200;

function withoutReason(text: string | null): string | null {
  if (text === null) return null;
  const { reason: _reason, ...left } = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify(left);
}

export async function up(tx: Tx): Promise<void> {
  for (let after = ''; ;) {
    const rows = await tx
      .selectFrom('audit')
      .select(['id', 'before', 'after'])
      .where('topic', '=', 'appointments')
      .where('action', 'in', ['appointments.block', 'appointments.day-off'])
      .where('id', '>', after)
      .where((eb) => eb.or([eb('before', 'like', '%"reason"%'), eb('after', 'like', '%"reason"%')]))
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    for (const row of rows)
      await tx
        .updateTable('audit')
        .set({ before: withoutReason(row.before), after: withoutReason(row.after) })
        .where('id', '=', row.id)
        .execute();
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)!.id;
  }
}
