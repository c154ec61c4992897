/** Marks of the library: ever shared, price date, and list columns. */
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Tx } from '#server/db/database.ts';

const unpack = promisify(gunzip);
const AT_ONCE = 200;

export async function up(tx: Tx): Promise<void> {
  await tx.schema.alterTable('designs').addColumn('public_at', 'text').execute();
  await tx.schema.alterTable('designs').addColumn('price_date', 'text').execute();
  await tx
    .updateTable('designs')
    .set((eb) => ({ public_at: eb.ref('created_at') }))
    .where((eb) =>
      eb.or([
        eb('shared', '=', 1),
        eb(
          'id',
          'in',
          eb
            .selectFrom('audit')
            .select('subject')
            .where('action', 'in', ['designs.share', 'designs.unshare'])
            .where('subject', 'is not', null)
            .$castTo<{ subject: string }>(),
        ),
      ]),
    )
    .execute();
  await notePriceDates(tx);
  // Gardens are large: list columns are separate.
  await tx.schema
    .createIndex('designs_library')
    .on('designs')
    .columns(['shared', 'deleted_at', 'created_at', 'id', 'project_type'])
    .execute();
}

/** A garden that cannot be read stays without its date. */
async function notePriceDates(tx: Tx): Promise<void> {
  for (let after = ''; ;) {
    const rows = await tx
      .selectFrom('designs')
      .select(['id', 'garden'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    for (const { id, garden } of rows) {
      const date = await priceDateOf(garden).catch(() => null);
      if (date)
        await tx.updateTable('designs').set({ price_date: date }).where('id', '=', id).execute();
    }
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)!.id;
  }
}

async function priceDateOf(garden: string): Promise<string | null> {
  const { costing } = JSON.parse(
    (await unpack(Buffer.from(garden, 'base64'))).toString('utf8'),
  ) as { costing?: { priceDate?: unknown } };
  return typeof costing?.priceDate === 'string' ? costing.priceDate : null;
}
