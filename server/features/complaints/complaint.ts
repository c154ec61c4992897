/** A complaint, defined once: who is shown what of it, its lists, what is held of its sender, and its end. */
import { sql } from 'kysely';
import {
  type AdminComplaint,
  type Complaint,
  COMPLAINT_KIND_LABELS,
  COMPLAINT_STATE_LABELS,
  type ComplaintList,
  isTold,
} from '#contracts/complaints.ts';
import { dateInWords, daysBetween, londonParts } from '#contracts/london-time.ts';
import type { MailState } from '#contracts/mail.ts';
import type { Context } from '#server/context.ts';
import type { Reader } from '#server/db/database.ts';
import { listRows, type RowOf } from '#server/db/rows.ts';
import { searchedText } from '#server/db/search-sql.ts';
import { mailStatesOf } from '#server/features/mail/queue-mail.ts';
import { referenceOf, type Submission } from '#server/submissions/definition.ts';
import { expiry, submissionPersonalData } from '#server/submissions/keep.ts';
import { type Lists, submissionSearch } from '#server/submissions/list.ts';

export type ComplaintRow = RowOf<'complaints'>;
type StepRow = RowOf<'complaint_steps'>;

export const complaints: Submission<'complaints', AdminComplaint> = {
  table: 'complaints',
  topic: 'complaints',
  subjectOf: (id) => `complaints:${id}`,
  parts: [['complaint_steps', 'complaint_id']],
  idPrefix: 'cmp',
  link: {
    purpose: 'complaint',
    path: '/complaints',
    gone: 'There is no such complaint. It may have been deleted, or the link is not complete.',
  },
  sentAt: 'received_at',
  text: searchedText({
    columns: ['name', 'email', 'concerning', 'message'],
    spaceless: ['phone'],
    id: 'id',
  }),
  present: presentForOwner,
};

const OPEN = sql<boolean>`state in ('received', 'acknowledged')`;
const SETTLED = sql<boolean>`state in ('answered', 'closed')`;
/** @param today "2026-11-22" */
export const listsOn = (today: string): Lists<ComplaintList> => ({
  open: OPEN,
  overdue: sql<boolean>`${OPEN} and due_on < ${today}`,
  data: sql<boolean>`kind = 'data'`,
  settled: SETTLED,
  all: sql<boolean>`1 = 1`,
});
/** What has to be answered comes first, by its last day; then the newest. */
export const ORDER = [sql`case when ${OPEN} then due_on else '9999' end`, sql`received_at desc`];

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

const listSteps = (db: Reader, ids: readonly string[]) =>
  listRows(db, 'complaint_steps', { complaint_id: ids }, 'at', 'id');

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
    steps: steps.map((step) => ({ at: step.at, kind: step.kind, text: step.text })),
  };
}

/** With the steps that its sender can see. */
export async function presentForSender(db: Reader, row: ComplaintRow): Promise<Complaint> {
  return present(
    row,
    (await listSteps(db, [row.id])).filter((step) => isTold(step.kind)),
  );
}

async function presentForOwner(
  { db, clock }: Context,
  rows: readonly ComplaintRow[],
): Promise<AdminComplaint[]> {
  const ids = rows.map((row) => row.id);
  const steps = Map.groupBy(await listSteps(db.read, ids), (step) => step.complaint_id);
  const mails = await mailStatesOf(db.read, ids.map(acknowledgementKey));
  const today = londonParts(clock.now().toISOString()).date;
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

/** What was settled, and not touched since. An open one stays until it is answered. */
export const expireComplaints = expiry(complaints, {
  subject: 'complaints',
  column: 'updated_at',
  only: SETTLED,
});

export const complaintSearch = submissionSearch('complaints', complaints, async () => (row) => ({
  to: `/admin/complaints?q=${referenceOf(row.id)}`,
  detail: [
    COMPLAINT_KIND_LABELS[row.kind],
    COMPLAINT_STATE_LABELS[row.state].toLowerCase(),
    dateInWords(londonParts(row.received_at).date),
  ],
}));

export const complaintPersonalData = submissionPersonalData(complaints, {
  name: 'complaints',
  label: 'Complaints',
  sentAt: 'received_at',
  present: presentForOwner,
  title: (one) => COMPLAINT_KIND_LABELS[one.kind],
  detail: (one) => [
    COMPLAINT_STATE_LABELS[one.state].toLowerCase(),
    ...(one.phone ? ['telephone number'] : []),
    ...(one.steps.length > 0 ? [`${one.steps.length} steps`] : []),
    ...(one.daysLeft === null ? [] : ['not answered yet']),
  ],
  file: ({ version: _version, ...one }) => one,
});
