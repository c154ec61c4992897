import { ENQUIRY_SOURCE_LABELS, ENQUIRY_STATE_LABELS } from '#contracts/enquiry-words.ts';
import { countRows, walkRows } from '#server/db/rows.ts';
import type { ListOut } from '#server/features/lists-out/provider.ts';
import { referenceOf } from '#server/submissions/definition.ts';

export const enquiriesOut: ListOut = {
  name: 'enquiries',
  label: 'Enquiries and customers',
  isPersonal: true,
  columns: {
    reference: 'Reference',
    receivedAt: 'Received',
    state: 'State',
    source: 'Came by',
    name: 'Name',
    email: 'E-mail',
    phone: 'Telephone',
    postcode: 'Postcode',
    preferredTimes: 'Preferred times',
    budgetPounds: 'Budget (£)',
    message: 'Message',
    lastActivityAt: 'Last written or changed',
    isArchived: 'Archived',
  },
  count: (ctx) => countRows(ctx.db.read, 'enquiries', { deleted_at: null }),
  async *rows(ctx) {
    for await (const rows of walkRows(ctx.db.read, 'enquiries', { deleted_at: null }))
      yield rows.map((row) => ({
        reference: referenceOf(row.id),
        receivedAt: row.created_at,
        state: ENQUIRY_STATE_LABELS[row.state] ?? row.state,
        source: ENQUIRY_SOURCE_LABELS[row.source] ?? row.source,
        name: row.name,
        email: row.email,
        phone: row.phone,
        postcode: row.postcode,
        preferredTimes: row.preferred_times,
        budgetPounds: row.budget_pence === null ? null : row.budget_pence / 100,
        message: row.message,
        lastActivityAt: row.last_activity_at,
        isArchived: row.archived_at !== null,
      }));
  },
};
