/** Removes the budget from designs already shared. */
import type { Tx } from '#server/db/database.ts';

const AT_ONCE = 200;
/** The wording of concepts until then: "To come in under £20,000: …" or "… it stands above £20,000: …". */
const NAMED_SUM = /\b(come in under|stands above) £\d[\d,.]*\d/g;

export async function up(tx: Tx): Promise<void> {
  for (let after = ''; ;) {
    const rows = await tx
      .selectFrom('designs')
      .select(['id', 'concept'])
      .where('sample', '=', 0)
      .where('id', '>', after)
      .where((eb) => eb.or([eb('shared', '=', 1), eb('public_at', 'is not', null)]))
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    for (const { id, concept } of rows) {
      const unsaid = concept.replace(NAMED_SUM, '$1 the budget');
      if (unsaid !== concept)
        await tx.updateTable('designs').set({ concept: unsaid }).where('id', '=', id).execute();
    }
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)!.id;
  }
}
