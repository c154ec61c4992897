import type { AdminCancellation, Cancellation } from '#contracts/cancellations.ts';
import { addDays, londonParts } from '#contracts/london-time.ts';
import { POLICY_FIGURES } from '#content/policies/policy.ts';
import type { CancellationRow } from '#server/features/cancellations/repo.ts';

/** Short enough to say on the telephone. */
export const referenceOf = (id: string): string =>
  id
    .slice(4)
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 6)
    .toUpperCase();

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
