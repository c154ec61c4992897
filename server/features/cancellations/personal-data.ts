/** Notices of cancellation as part of what is held of a person. */
import { requireOwner } from '#server/context.ts';
import { emptyAudit, writeAudit } from '#server/db/audit.ts';
import { presentForOwner } from '#server/features/cancellations/present.ts';
import {
  deleteCancellations,
  listCancellationsByEmail,
} from '#server/features/cancellations/repo.ts';
import type { PersonalDataProvider } from '#server/privacy/personal-data.ts';

export const cancellationPersonalData: PersonalDataProvider = {
  name: 'cancellations',
  label: 'Notices of cancellation',
  async find({ ctx, email }) {
    return (await listCancellationsByEmail(ctx.db.read, email)).map(presentForOwner).map((one) => ({
      id: one.id,
      title: `Notice of cancellation, reference ${one.reference}`,
      at: one.receivedAt,
      href: null,
      subjects: [`cancellations:${one.id}`],
      detail: ['postal address', one.settledAt ? 'dealt with' : 'not dealt with yet'],
    }));
  },
  async *files({ ctx, email }) {
    for (const { version: _version, ...one } of (
      await listCancellationsByEmail(ctx.db.read, email)
    ).map(presentForOwner)) {
      yield {
        path: `${one.receivedAt.slice(0, 10)}-${one.reference}.json`,
        bytes: new TextEncoder().encode(JSON.stringify(one, null, 2)),
      };
    }
  },
  async erase(tx, { ctx, email }) {
    requireOwner(ctx);
    const ids = (await listCancellationsByEmail(tx, email)).map((row) => row.id);
    await deleteCancellations(tx, ids);
    for (const id of ids) {
      await emptyAudit(tx, `cancellations:${id}`);
      await writeAudit(tx, ctx, { action: 'cancellations.erase', subject: `cancellations:${id}` });
    }
    return { done: [{ what: 'Notices of cancellation', count: ids.length }] };
  },
};
