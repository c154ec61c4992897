/** Designs that strangers have been shown say no longer what their visitor means to spend, as those shared since say it no more. */
import type { Migration } from '#server/db/migrate.ts';
import { withoutBudgetSum } from '#server/features/designs/budget-words.ts';

const AT_ONCE = 200;

export const budgetsUnsaid: Migration = {
  name: '0042-budgets-unsaid',
  async up(tx) {
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
        const unsaid = withoutBudgetSum(concept);
        if (unsaid !== concept)
          await tx.updateTable('designs').set({ concept: unsaid }).where('id', '=', id).execute();
      }
      if (rows.length < AT_ONCE) return;
      after = rows.at(-1)!.id;
    }
  },
};
