/** The arithmetic of quotes: whole pence throughout, quantities in thousandths, and nothing rounded twice. Pure, without a schema library. */

export const QUOTE_VAT_RATES = [20, 5, 0] as const;
export type QuoteVatRate = (typeof QUOTE_VAT_RATES)[number];
/** A discount is written as it is spoken, "1 x £200", and counts against the total. */
export const QUOTE_GROUPS = ['work', 'plants', 'allowance', 'discount'] as const;
export type QuoteGroup = (typeof QUOTE_GROUPS)[number];

/** `quantity` is a decimal text of at most six digits and three places; `unitPence` is net of VAT, never negative. */
export type SummedLine = {
  phase: string;
  group: QuoteGroup;
  quantity: string;
  unitPence: number;
  vat: QuoteVatRate;
};
/** Hundredths of a per cent: 1000 is 10 %. */
export type StagedShare = { share: number };
export type VatSum = { rate: QuoteVatRate; netPence: number; vatPence: number };
export type PhaseSum = { id: string; netPence: number; vatPence: number; totalPence: number };
export type QuoteSums = {
  lines: number[];
  netPence: number;
  vat: VatSum[];
  vatPence: number;
  totalPence: number;
  phases: PhaseSum[];
};

/** £100,000 for one unit: four hundred lines of the most units still sum to a safe integer. */
export const MOST_UNIT_PENCE = 10_000_000;
export const WHOLE_SHARE = 10_000;

const QUANTITY = /^(\d{1,6})(?:\.(\d{1,3}))?$/;

/** "12.5" is 12,500; null for what is no quantity. */
export function thousandthsOf(quantity: string): number | null {
  const match = QUANTITY.exec(quantity);
  return match ? Number(match[1]) * 1000 + Number((match[2] ?? '').padEnd(3, '0')) : null;
}

/** 12,500 is "12.5". */
export function quantityText(thousandths: number): string {
  const part = String(thousandths % 1000)
    .padStart(3, '0')
    .replace(/0+$/, '');
  return `${Math.floor(thousandths / 1000)}${part ? `.${part}` : ''}`;
}

/** A quotient to the nearest whole number, half away from nought. @param over positive */
export function divideRounded(amount: number | bigint, over: number): number {
  const [top, bottom] = [BigInt(amount), BigInt(over)];
  const size = top < 0n ? -top : top;
  const rounded = (size * 2n + bottom) / (bottom * 2n);
  return Number(top < 0n ? -rounded : rounded);
}

/** Net of VAT, rounded once; negative for a discount. An unreadable quantity counts as none. */
export function lineAmount({
  group,
  quantity,
  unitPence,
}: Pick<SummedLine, 'group' | 'quantity' | 'unitPence'>): number {
  const amount = divideRounded(BigInt(thousandthsOf(quantity) ?? 0) * BigInt(unitPence), 1000);
  return group === 'discount' && amount !== 0 ? -amount : amount;
}

/**
 * What a quote comes to. VAT is reckoned on the sum of each rate's lines; the phases' shares of it sum to it exactly, so that
 * lines sum to the net, rates and phases each to the total. Rates stand from the highest, phases in the order given; a line of
 * an unknown phase counts in the first.
 */
export function sumQuote(lines: readonly SummedLine[], phaseIds: readonly string[]): QuoteSums {
  const amounts = lines.map(lineAmount);
  const ids = phaseIds.length > 0 ? phaseIds : [''];
  const known = new Set(ids);
  const phaseOf = (line: SummedLine) => (known.has(line.phase) ? line.phase : ids[0]!);
  const netOf = (isOf: (line: SummedLine) => boolean) =>
    lines.reduce((sum, line, index) => (isOf(line) ? sum + amounts[index]! : sum), 0);
  const phases = ids.map((id) => ({
    id,
    netPence: netOf((line) => phaseOf(line) === id),
    vatPence: 0,
  }));
  const vat: VatSum[] = [];
  for (const rate of QUOTE_VAT_RATES) {
    if (!lines.some((line) => line.vat === rate)) continue;
    const shares = shareVat(
      ids.map((id) => netOf((line) => line.vat === rate && phaseOf(line) === id)),
      rate,
    );
    for (const [index, share] of shares.parts.entries()) phases[index]!.vatPence += share;
    vat.push({ rate, netPence: netOf((line) => line.vat === rate), vatPence: shares.sum });
  }
  const netPence = amounts.reduce((sum, amount) => sum + amount, 0);
  const vatPence = vat.reduce((sum, one) => sum + one.vatPence, 0);
  return {
    lines: amounts,
    netPence,
    vat,
    vatPence,
    totalPence: netPence + vatPence,
    phases: phases.map((phase) => ({ ...phase, totalPence: phase.netPence + phase.vatPence })),
  };
}

/** VAT of the sum of some parts, rounded once, and what each part bears of it: whole pence, the largest remainders rounded up, ties to the first. */
function shareVat(nets: readonly number[], rate: number): { sum: number; parts: number[] } {
  const sum = divideRounded(BigInt(nets.reduce((all, net) => all + net, 0)) * BigInt(rate), 100);
  const exact = nets.map((net) => BigInt(net) * BigInt(rate));
  const floors = exact.map((value) => (value - (((value % 100n) + 100n) % 100n)) / 100n);
  const parts = floors.map(Number);
  const left = sum - parts.reduce((all, part) => all + part, 0);
  const order = exact
    .map((value, index) => ({ index, rest: Number(value - floors[index]! * 100n) }))
    .toSorted((a, b) => b.rest - a.rest || a.index - b.index);
  for (let count = 0; count < left; count += 1) parts[order[count]!.index]! += 1;
  return { sum, parts };
}

/** What each stage comes to: whole pence that sum to the total; the last stage takes the odd pence. @param totalPence not negative */
export function sharePayments(totalPence: number, stages: readonly StagedShare[]): number[] {
  const amounts = stages
    .slice(0, -1)
    .map(({ share }) => Number((BigInt(totalPence) * BigInt(share)) / BigInt(WHOLE_SHARE)));
  return stages.length === 0
    ? []
    : [...amounts, totalPence - amounts.reduce((sum, amount) => sum + amount, 0)];
}

/**
 * Stages that follow the work, as TrustMark advises: a small deposit keeps the date, each phase is paid when it is done, and a
 * tenth stays until everything has been looked at together. Shares are whole per cent and sum to the whole.
 * @param phases in the order of the work, with what each comes to
 */
export function usualStages(
  phases: readonly { id: string; title: string; totalPence: number }[],
): { id: string; title: string; when: string; share: number }[] {
  const worked = phases.filter((phase) => phase.totalPence > 0);
  const sum = worked.reduce((all, phase) => all + phase.totalPence, 0);
  const PERCENT = WHOLE_SHARE / 100;
  const deposit = {
    id: 'deposit',
    title: 'Deposit',
    when: 'On acceptance, to keep your date',
    share: 10 * PERCENT,
  };
  const between =
    worked.length < 2
      ? []
      : worked
          .map(({ id, title, totalPence }) => ({
            id: `stage-${id}`,
            title,
            when: `When this phase is done: ${title.toLowerCase()}`,
            share: Math.floor((80 * totalPence) / sum) * PERCENT,
          }))
          .filter(({ share }) => share > 0);
  const rest = WHOLE_SHARE - deposit.share - between.reduce((all, stage) => all + stage.share, 0);
  return [
    deposit,
    ...between,
    {
      id: 'completion',
      title: 'Completion',
      when: 'Once we have walked through the finished work together',
      share: rest,
    },
  ];
}
