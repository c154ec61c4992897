/** Enquiries in the bin. */
import type { BinEntry } from '#contracts/records.ts';
import { requireActor, requireOwner } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import { goesAtOf, type BinProvider, requireInBin } from '#server/db/records.ts';
import { eraseRows, removeFiles } from '#server/features/enquiries/erase.ts';
import { keptOf } from '#server/features/enquiries/kept.ts';
import { referenceOf } from '#server/submissions/definition.ts';
import {
  type EnquiryRow,
  findEnquiry,
  listDeletedEnquiries,
  updateEnquiry,
} from '#server/features/enquiries/repo.ts';
import type { Queue } from '#server/jobs/queue.ts';
import type { Storage } from '#server/ports/storage.ts';

const toBinEntry = (row: EnquiryRow): BinEntry => ({
  kind: 'enquiries',
  id: row.id,
  title: `Enquiry ${referenceOf(row.id)}: ${row.name}`,
  deletedAt: row.deleted_at!,
  goesAt: goesAtOf(row.deleted_at!),
  onRestore: 'It comes back to the list of enquiries, and its private link works again.',
});

export const enquiryKeeper = ({
  storage,
  queue,
}: {
  storage: Storage;
  queue: Queue;
}): BinProvider => ({
  kind: 'enquiries',
  listDeleted: async ({ ctx }) => (await listDeletedEnquiries(ctx.db.read)).map(toBinEntry),
  async restore({ ctx, id }) {
    requireOwner(ctx);
    await ctx.db.write(async (tx) => {
      const row = requireInBin(await findEnquiry(tx, id));
      await updateEnquiry(tx, row, { deleted_at: null });
      await writeAudit(tx, ctx, {
        action: 'enquiries.restore',
        subject: `enquiries:${id}`,
        version: row.version + 1,
        after: keptOf(row),
      });
    });
  },
  async purge({ ctx, id }) {
    requireActor(ctx, 'owner', 'job');
    const keys = await ctx.db.write(async (tx) => {
      requireInBin(await findEnquiry(tx, id));
      return eraseRows(tx, ctx, { queue, ids: [id], action: 'enquiries.purge' });
    });
    await removeFiles(storage, keys);
  },
});
