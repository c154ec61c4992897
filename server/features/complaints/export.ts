/** The whole log as a list that a spreadsheet opens: for an adviser, an insurer or the Information Commissioner. */
import { COMPLAINT_KIND_LABELS, COMPLAINT_STATE_LABELS } from '#contracts/complaints.ts';
import { londonParts } from '#contracts/london-time.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import { listRows } from '#server/db/rows.ts';
import { complaints as log } from '#server/features/complaints/complaint.ts';
import { writeCsv } from '#server/features/designs/csv.ts';

const HEAD = [
  'Reference',
  'Received',
  'How it came',
  'About',
  'State',
  'Acknowledged',
  'Answer by',
  'Answered',
  'Closed',
  'Name',
  'E-mail',
  'Telephone',
  'Which job',
  'Complaint',
  'What would put it right',
  'Steps',
];
const dayOf = (iso: string | undefined) => (iso === undefined ? '' : londonParts(iso).date);

export async function exportComplaints({ ctx }: { ctx: Context }): Promise<string> {
  requireOwner(ctx);
  const rows = await listRows(ctx.db.read, 'complaints', {}, 'received_at', 'id');
  const complaints = await log.present(ctx, rows);
  await ctx.db.write((tx) =>
    writeAudit(tx, ctx, {
      action: 'complaints.export',
      subject: 'complaints',
      detail: { count: complaints.length },
    }),
  );
  return writeCsv(
    HEAD,
    complaints.map((one) => {
      const lastOf = (kind: string) => dayOf(one.steps.findLast((step) => step.kind === kind)?.at);
      return [
        one.reference,
        dayOf(one.receivedAt),
        one.source,
        COMPLAINT_KIND_LABELS[one.kind],
        COMPLAINT_STATE_LABELS[one.state],
        lastOf('acknowledge'),
        one.dueOn,
        lastOf('answer'),
        lastOf('close'),
        one.name,
        one.email ?? '',
        one.phone ?? '',
        one.concerning ?? '',
        one.message,
        one.remedy ?? '',
        one.steps.map((step) => `${dayOf(step.at)} ${step.kind}: ${step.text}`).join('\n'),
      ];
    }),
  );
}
