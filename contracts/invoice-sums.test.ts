import { expect, test } from 'vitest';
import { stageSums } from './invoice-sums.ts';
import { sharePayments, type VatSum } from './quote-sums.ts';

test('over all stages an invoice’s net, VAT and total are the quote’s, and each total is what the quote showed', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const nets = [seed * 9_973, (seed * 331) % 70_001];
    const vat: VatSum[] = [
      { rate: 20, netPence: nets[0]!, vatPence: Math.round(nets[0]! / 5) },
      { rate: 0, netPence: nets[1]!, vatPence: 0 },
    ];
    const total = vat.reduce((sum, one) => sum + one.netPence + one.vatPence, 0);
    const shares = [1_000, 3_300, 4_700, 1_000].map((share) => ({ share }));
    const stages = shares.map((_, n) => stageSums(vat, total, shares, n));
    const sum = (of: 'netPence' | 'vatPence' | 'totalPence') =>
      stages.reduce((all, one) => all + one[of], 0);
    expect(stages.map((one) => one.totalPence)).toEqual(sharePayments(total, shares));
    expect(sum('totalPence')).toBe(total);
    expect(sum('vatPence')).toBe(vat[0]!.vatPence);
    for (const one of stages) {
      expect(one.netPence + one.vatPence).toBe(one.totalPence);
      expect(one.vat.reduce((all, row) => all + row.netPence, 0)).toBe(one.netPence);
    }
  }
});
