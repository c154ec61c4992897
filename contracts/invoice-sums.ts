/** What an invoice for one stage of a quote comes to, rate by rate. Whole pence; over all stages every sum is the quote's own. */
import { sharePayments, type StagedShare, type VatSum } from './quote-sums.ts';

export type StageSums = { vat: VatSum[]; netPence: number; vatPence: number; totalPence: number };

/**
 * The total of a stage is what the quote showed for it, to the penny. VAT is shared by the same rule, rate by rate; the net of
 * the first rate takes what rounding leaves.
 * @param vat of the whole quote @param totalPence of the whole quote @param n the stage, from 0
 */
export function stageSums(
  vat: readonly VatSum[],
  totalPence: number,
  stages: readonly StagedShare[],
  n: number,
): StageSums {
  const total = sharePayments(totalPence, stages)[n] ?? 0;
  const shared = vat.map(({ rate, netPence, vatPence }) => ({
    rate,
    netPence: sharePayments(netPence, stages)[n] ?? 0,
    vatPence: sharePayments(vatPence, stages)[n] ?? 0,
  }));
  const reckoned = shared.reduce((sum, one) => sum + one.netPence + one.vatPence, 0);
  const rows = shared.map((one, index) =>
    index === 0 ? { ...one, netPence: one.netPence + total - reckoned } : one,
  );
  const vatPence = rows.reduce((sum, one) => sum + one.vatPence, 0);
  return { vat: rows, vatPence, netPence: total - vatPence, totalPence: total };
}
