import { describe, expect, test } from 'vitest';
import { seededRandom } from '#engine/geometry/random.ts';
import {
  divideRounded,
  lineAmount,
  MOST_UNIT_PENCE,
  QUOTE_GROUPS,
  QUOTE_VAT_RATES,
  quantityText,
  sharePayments,
  sumQuote,
  type SummedLine,
  thousandthsOf,
  usualStages,
  WHOLE_SHARE,
} from '#contracts/quote-sums.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const line = (more: Partial<SummedLine> = {}): SummedLine => ({
  phase: 'a',
  group: 'work',
  quantity: '1',
  unitPence: 100,
  vat: 20,
  ...more,
});

test('quantities are read to the thousandth and written back as they were meant', () => {
  expect(
    [
      ['12.5', 12_500],
      ['0', 0],
      ['999999.999', 999_999_999],
      ['007', 7_000],
      ['1.010', 1_010],
    ].map(([text, expected]) => [thousandthsOf(String(text)), expected]),
  ).toSatisfy((pairs: number[][]) => pairs.every(([a, b]) => a === b));
  for (const text of ['', ' 1', '1,5', '1.', '.5', '-1', '1e3', '1.0001', '1234567', 'NaN'])
    expect(thousandthsOf(text), text).toBeNull();
  expect([quantityText(12_500), quantityText(1_000), quantityText(1_010), quantityText(7)]).toEqual(
    ['12.5', '1', '1.01', '0.007'],
  );
});

test('halves are rounded away from nought, on both sides of it', () => {
  expect([
    divideRounded(5, 10),
    divideRounded(-5, 10),
    divideRounded(15, 10),
    divideRounded(-15, 10),
    divideRounded(4, 10),
    divideRounded(-4, 10),
    divideRounded(149, 100),
    divideRounded(0, 7),
  ]).toEqual([1, -1, 2, -2, 0, 0, 1, 0]);
});

test('a line rounds once, and a discount counts against the total', () => {
  expect(lineAmount(line({ quantity: '0.005', unitPence: 100 }))).toBe(1);
  expect(lineAmount(line({ quantity: '2.5', unitPence: 333 }))).toBe(833);
  expect(lineAmount(line({ group: 'discount', quantity: '0.005', unitPence: 100 }))).toBe(-1);
  expect(Object.is(lineAmount(line({ group: 'discount', quantity: '0' })), 0)).toBe(true);
  expect(lineAmount(line({ quantity: '999999.999', unitPence: MOST_UNIT_PENCE }))).toBe(
    9_999_999_990_000,
  );
});

test('VAT is reckoned on the sum of a rate, not line by line', () => {
  const lines = Array.from({ length: 3 }, () => line({ unitPence: 2 }));
  expect(sumQuote(lines, ['a'])).toMatchObject({
    netPence: 6,
    vat: [{ rate: 20, netPence: 6, vatPence: 1 }],
    totalPence: 7,
  });
});

test('the known quote comes to the known pence', () => {
  const sums = sumQuote(
    [
      line({ phase: 'hard', quantity: '24.35', unitPence: 12_345 }),
      line({ phase: 'planting', quantity: '17', unitPence: 455, vat: 0 }),
      line({ phase: 'planting', quantity: '3', unitPence: 19_999, vat: 5 }),
      line({ phase: 'hard', group: 'discount', unitPence: 20_000 }),
    ],
    ['hard', 'planting'],
  );
  expect(sums.lines).toEqual([300_601, 7_735, 59_997, -20_000]);
  expect(sums.vat).toEqual([
    { rate: 20, netPence: 280_601, vatPence: 56_120 },
    { rate: 5, netPence: 59_997, vatPence: 3_000 },
    { rate: 0, netPence: 7_735, vatPence: 0 },
  ]);
  expect(sums.phases).toEqual([
    { id: 'hard', netPence: 280_601, vatPence: 56_120, totalPence: 336_721 },
    { id: 'planting', netPence: 67_732, vatPence: 3_000, totalPence: 70_732 },
  ]);
  expect([sums.netPence, sums.vatPence, sums.totalPence]).toEqual([348_333, 59_120, 407_453]);
});

describe('laws over generated quotes', () => {
  const PHASES = ['a', 'b', 'c', 'd', 'e'];
  const quotes = Array.from({ length: 600 }, (_, seed) => {
    const random = seededRandom(seed + 1);
    const phases = PHASES.slice(0, 1 + random.index(5));
    const lines = Array.from({ length: random.index(60) }, (): SummedLine => ({
      phase: random.chance(0.03) ? 'nowhere' : random.pick(phases),
      group: random.pick(QUOTE_GROUPS),
      vat: random.pick(QUOTE_VAT_RATES),
      quantity: quantityText(random.index(random.chance(0.1) ? 999_999_999 : 80_000)),
      unitPence: random.index(random.chance(0.05) ? MOST_UNIT_PENCE : 60_000),
    }));
    return { seed, phases, lines, sums: sumQuote(lines, phases), random };
  });

  test('lines sum to the net, rates to the VAT, phases to the total, all in whole pence', () => {
    for (const { seed, lines, sums, phases } of quotes) {
      expect(sum(sums.lines), `${seed}`).toBe(sums.netPence);
      expect(sum(sums.vat.map((one) => one.netPence)), `${seed}`).toBe(sums.netPence);
      expect(sum(sums.vat.map((one) => one.vatPence)), `${seed}`).toBe(sums.vatPence);
      expect(sum(sums.phases.map((one) => one.netPence)), `${seed}`).toBe(sums.netPence);
      expect(sum(sums.phases.map((one) => one.vatPence)), `${seed}`).toBe(sums.vatPence);
      expect(sum(sums.phases.map((one) => one.totalPence)), `${seed}`).toBe(sums.totalPence);
      expect(sums.netPence + sums.vatPence).toBe(sums.totalPence);
      expect(sums.phases.map((one) => one.id)).toEqual(phases);
      expect(
        [
          ...sums.lines,
          ...sums.phases.flatMap((one) => [one.netPence, one.vatPence, one.totalPence]),
        ].every(Number.isSafeInteger),
        `${seed}`,
      ).toBe(true);
      expect(sums.lines).toHaveLength(lines.length);
    }
  });

  test('no phase bears a penny or more beside its own VAT for each rate', () => {
    for (const { seed, lines, sums, phases } of quotes) {
      for (const phase of sums.phases) {
        const own =
          sum(
            lines.map((one, index) =>
              (phases.includes(one.phase) ? one.phase : phases[0]) === phase.id
                ? sums.lines[index]! * one.vat
                : 0,
            ),
          ) / 100;
        expect(Math.abs(phase.vatPence - own), `${seed} ${phase.id}`).toBeLessThan(3);
      }
    }
  });

  test('the order of lines, and what a phase is called, change no sum', () => {
    for (const { seed, lines, sums, phases } of quotes) {
      const turned = sumQuote(lines.toReversed(), phases);
      expect([turned.netPence, turned.vat, turned.totalPence, turned.phases], `${seed}`).toEqual([
        sums.netPence,
        sums.vat,
        sums.totalPence,
        sums.phases,
      ]);
      const renamed = sumQuote(
        lines.map((one) => ({
          ...one,
          phase: `x${phases.includes(one.phase) ? one.phase : phases[0]}`,
        })),
        phases.map((id) => `x${id}`),
      );
      expect(renamed.totalPence, `${seed}`).toBe(sums.totalPence);
    }
  });

  test('a dearer line never makes a quote cheaper', () => {
    for (const { seed, lines, sums, phases, random } of quotes) {
      const at = lines.findIndex(
        (one) => one.group !== 'discount' && one.unitPence < MOST_UNIT_PENCE,
      );
      if (at < 0) continue;
      const dearer = lines.with(at, {
        ...lines[at]!,
        unitPence: lines[at]!.unitPence + 1 + random.index(100),
      });
      expect(sumQuote(dearer, phases).totalPence, `${seed}`).toBeGreaterThanOrEqual(
        sums.totalPence,
      );
    }
  });

  test('stages sum to the total to the penny, none is negative, and only the last takes odd pence', () => {
    for (const { seed, random } of quotes) {
      const total = random.index(random.chance(0.2) ? 5 : 40_000_000);
      const count = 1 + random.index(8);
      const cuts = Array.from({ length: count - 1 }, () => random.index(WHOLE_SHARE + 1)).toSorted(
        (a, b) => a - b,
      );
      const shares = [...cuts, WHOLE_SHARE].map((cut, index) => ({
        share: cut - (cuts[index - 1] ?? 0),
      }));
      const amounts = sharePayments(total, shares);
      expect(sum(amounts), `${seed}`).toBe(total);
      expect(
        amounts.every((amount) => Number.isInteger(amount) && amount >= 0),
        `${seed} ${amounts.join()}`,
      ).toBe(true);
      for (const [index, amount] of amounts.slice(0, -1).entries())
        expect(
          Math.abs(amount - (total * shares[index]!.share) / WHOLE_SHARE),
          `${seed}`,
        ).toBeLessThan(1);
      expect(amounts.at(-1)! - (total * shares.at(-1)!.share) / WHOLE_SHARE).toBeLessThan(count);
    }
  });

  test('the usual stages make up the whole, begin with a small deposit and keep something for the end', () => {
    for (const { seed, sums } of quotes) {
      const stages = usualStages(
        sums.phases.map((phase) => ({ ...phase, title: phase.id.toUpperCase() })),
      );
      expect(sum(stages.map((stage) => stage.share)), `${seed}`).toBe(WHOLE_SHARE);
      expect(stages[0], `${seed}`).toMatchObject({ id: 'deposit', share: 1_000 });
      expect(stages.at(-1)!.share, `${seed}`).toBeGreaterThanOrEqual(1_000);
      expect(
        stages.every((stage) => stage.share > 0 && Number.isInteger(stage.share)),
        `${seed}`,
      ).toBe(true);
      expect(new Set(stages.map((stage) => stage.id)).size).toBe(stages.length);
    }
  });
});

test('no lines, no phases and no stages come to nothing', () => {
  expect(sumQuote([], [])).toEqual({
    lines: [],
    netPence: 0,
    vat: [],
    vatPence: 0,
    totalPence: 0,
    phases: [{ id: '', netPence: 0, vatPence: 0, totalPence: 0 }],
  });
  expect(sharePayments(0, [])).toEqual([]);
  expect(sharePayments(1_001, [{ share: 5_000 }, { share: 5_000 }])).toEqual([500, 501]);
});
