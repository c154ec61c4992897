/** Complaints as part of what is held of a person. */
import { COMPLAINT_KIND_LABELS, COMPLAINT_STATE_LABELS } from '#contracts/complaints.ts';
import { requireOwner } from '#server/context.ts';
import { emptyAudit, writeAudit } from '#server/db/audit.ts';
import { presentForOwner } from '#server/features/complaints/present.ts';
import { deleteComplaints, listComplaintsByEmail } from '#server/features/complaints/repo.ts';
import type { PersonalDataProvider } from '#server/privacy/personal-data.ts';

export const complaintPersonalData: PersonalDataProvider = {
  name: 'complaints',
  label: 'Complaints',
  async find({ ctx, email }) {
    const complaints = await presentForOwner(
      ctx.db.read,
      await listComplaintsByEmail(ctx.db.read, email),
      ctx.clock.now().toISOString(),
    );
    return complaints.map((one) => ({
      id: one.id,
      title: `${COMPLAINT_KIND_LABELS[one.kind]}, reference ${one.reference}`,
      at: one.receivedAt,
      href: null,
      subjects: [`complaints:${one.id}`],
      detail: [
        COMPLAINT_STATE_LABELS[one.state].toLowerCase(),
        ...(one.phone ? ['telephone number'] : []),
        ...(one.steps.length > 0 ? [`${one.steps.length} steps`] : []),
        ...(one.daysLeft === null ? [] : ['not answered yet']),
      ],
    }));
  },
  async *files({ ctx, email }) {
    const complaints = await presentForOwner(
      ctx.db.read,
      await listComplaintsByEmail(ctx.db.read, email),
      ctx.clock.now().toISOString(),
    );
    for (const { version: _version, ...one } of complaints)
      yield {
        path: `${one.receivedAt.slice(0, 10)}-${one.reference}.json`,
        bytes: new TextEncoder().encode(JSON.stringify(one, null, 2)),
      };
  },
  async erase(tx, { ctx, email }) {
    requireOwner(ctx);
    const ids = (await listComplaintsByEmail(tx, email)).map((row) => row.id);
    await deleteComplaints(tx, ids);
    for (const id of ids) {
      await emptyAudit(tx, `complaints:${id}`);
      await writeAudit(tx, ctx, { action: 'complaints.erase', subject: `complaints:${id}` });
    }
    return { done: [{ what: 'Complaints', count: ids.length }] };
  },
};
