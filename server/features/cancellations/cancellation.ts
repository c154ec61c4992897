/** A notice of cancellation, defined once: who is shown what of it, its lists, what is held of its sender, and its end. */
import { sql } from 'kysely';
import { POLICY_FIGURES } from '#content/policies/policy.ts';
import type {
  AdminCancellation,
  Cancellation,
  CancellationList,
} from '#contracts/cancellations.ts';
import { addDays, londonParts } from '#contracts/london-time.ts';
import type { RowOf } from '#server/db/rows.ts';
import { searchedText } from '#server/db/search-sql.ts';
import { referenceOf, type Submission } from '#server/submissions/definition.ts';
import { expiry, submissionPersonalData } from '#server/submissions/keep.ts';
import type { Lists } from '#server/submissions/list.ts';

type CancellationRow = RowOf<'cancellation_notices'>;

export const cancellations: Submission<'cancellation_notices', AdminCancellation> = {
  table: 'cancellation_notices',
  topic: 'cancellations',
  subjectOf: (id) => `cancellations:${id}`,
  idPrefix: 'cnl',
  link: {
    purpose: 'cancellation',
    path: '/cancellation',
    gone: 'There is no such notice. It may have been deleted, or the link is not complete.',
  },
  sentAt: 'received_at',
  text: searchedText({
    columns: ['name', 'email', 'contract'],
    spaceless: ['address'],
    id: 'id',
  }),
  present: async (_ctx, rows) => rows.map(presentForOwner),
};

export const LISTS: Lists<CancellationList> = {
  open: sql<boolean>`settled_at is null`,
  settled: sql<boolean>`settled_at is not null`,
  all: sql<boolean>`1 = 1`,
};
/** What has to be dealt with first, the oldest of it before; then the newest. */
export const ORDER = [
  sql`case when settled_at is null then received_at else '9999' end`,
  sql`received_at desc`,
];

export const present = (row: CancellationRow): Cancellation => ({
  reference: referenceOf(row.id),
  contract: row.contract,
  ordered: row.ordered,
  name: row.name,
  address: row.address,
  email: row.email,
  receivedAt: row.received_at,
  settledAt: row.settled_at,
});

/** Regulation 34 (6): money goes back within 14 days after the day on which the firm was told. */
export const presentForOwner = (row: CancellationRow): AdminCancellation => ({
  ...present(row),
  id: row.id,
  version: row.version,
  outcome: row.outcome,
  refundBy: addDays(londonParts(row.received_at).date, POLICY_FIGURES.statutoryCancelDays),
});

export const expireCancellations = expiry(cancellations, {
  subject: 'cancellations',
  column: 'received_at',
});

export const cancellationPersonalData = submissionPersonalData(cancellations, {
  name: 'cancellations',
  hasPhone: false,
  label: 'Notices of cancellation',
  sentAt: 'received_at',
  present: cancellations.present,
  title: () => 'Notice of cancellation',
  detail: (one) => ['postal address', one.settledAt ? 'dealt with' : 'not dealt with yet'],
  file: ({ version: _version, ...one }) => one,
});
