import { type AdminComplaint, type Complaint, isTold } from '#contracts/complaints.ts';
import { daysBetween, londonParts } from '#contracts/london-time.ts';
import type { MailState } from '#contracts/mail.ts';
import type { Reader } from '#server/db/database.ts';
import { type ComplaintRow, listSteps, type StepRow } from '#server/features/complaints/repo.ts';
import { mailStatesOf } from '#server/features/mail/queue-mail.ts';

/** Short enough to say on the telephone. */
export const referenceOf = (id: string): string =>
  id
    .slice(4)
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 6)
    .toUpperCase();

/** Under which its sender is mailed that it is here. */
export const acknowledgementKey = (id: string): string => `complaint:${id}:sender`;
const ACKNOWLEDGEMENTS: Record<MailState, AdminComplaint['acknowledgement']> = {
  queued: 'waiting',
  sending: 'waiting',
  sent: 'sent',
  kept: 'none',
  failed: 'failed',
  uncertain: 'uncertain',
  dropped: 'failed',
};

const toStep = ({ at, kind, text }: StepRow) => ({ at, kind, text });

function present(row: ComplaintRow, steps: readonly StepRow[]): Complaint {
  const { kind, state, name, concerning, message, remedy } = row;
  return {
    reference: referenceOf(row.id),
    kind,
    state,
    name,
    concerning,
    message,
    remedy,
    receivedAt: row.received_at,
    dueOn: row.due_on,
    steps: steps.map(toStep),
  };
}

/** With the steps that its sender is told of. */
export async function presentForSender(db: Reader, row: ComplaintRow): Promise<Complaint> {
  return present(
    row,
    (await listSteps(db, [row.id])).filter((step) => isTold(step.kind)),
  );
}

/** @param now ISO */
export async function presentForOwner(
  db: Reader,
  rows: readonly ComplaintRow[],
  now: string,
): Promise<AdminComplaint[]> {
  const steps = Map.groupBy(
    await listSteps(
      db,
      rows.map((row) => row.id),
    ),
    (step) => step.complaint_id,
  );
  const mails = await mailStatesOf(
    db,
    rows.map((row) => acknowledgementKey(row.id)),
  );
  const today = londonParts(now).date;
  return rows.map((row) => ({
    ...present(row, steps.get(row.id) ?? []),
    id: row.id,
    version: row.version,
    source: row.source,
    email: row.email,
    phone: row.phone,
    daysLeft:
      row.state === 'received' || row.state === 'acknowledged'
        ? daysBetween(today, row.due_on)
        : null,
    acknowledgement: ACKNOWLEDGEMENTS[mails.get(acknowledgementKey(row.id)) ?? 'kept'],
  }));
}
