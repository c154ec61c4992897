import { expect, test } from 'vitest';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { billOf } from '#tests/support/price.ts';
import type { Circumstance } from '../model/brief.ts';
import { dearerInStages } from '../model/costing.ts';
import { measureGarden } from '../quantities/measure.ts';
import { fixtureGarden, FIXTURES, plainGarden, sampleBrief } from './fixtures/sample-gardens.ts';
import { priceLines } from './price-lines.ts';
import { stagesOf } from './stages.ts';

const gardens = [plainGarden(), ...FIXTURES.map(fixtureGarden)];

const inGoes = (quote: string): Circumstance => ({
  mention: 'time:stages@0',
  kind: 'time',
  concept: 'stages',
  quote,
  effect: '',
  source: { kind: 'read', quote },
});
function staged(index: number, budgetPence?: number, easyAccess = false, inStages?: string) {
  const model = gardens[index]!,
    money = priceLines(billOf(model), sampleRateBook);
  const stages = stagesOf(money, {
    model,
    measured: measureGarden(model.site, model.layout),
    brief: sampleBrief({
      household: { easyAccess },
      ...(budgetPence === undefined ? {} : { budgetPence }),
      ...(inStages ? { change: { circumstances: [inGoes(inStages)] } } : {}),
    }),
    rates: sampleRateBook,
  });
  return { stages, money, model };
}

test('a garden that the budget builds, or that has no budget, has no stages', () => {
  for (const index of gardens.keys()) {
    expect(staged(index).stages).toEqual([]);
    const { totalPence } = staged(index).money;
    expect(staged(index, totalPence).stages).toEqual([]);
  }
});

test('the first stage stays within the budget, all areas are in some stage, and together they come to the price and a set-up for each', () => {
  for (const index of gardens.keys())
    for (const share of [0.15, 0.3, 0.5, 0.8, 0.99]) {
      const { totalPence } = staged(index).money,
        budget = Math.round(totalPence * share),
        { stages, money, model } = staged(index, budget);
      if (!stages.length) continue;
      expect(stages[0]!.totalPence, `${index} at ${share}`).toBeLessThanOrEqual(budget);
      expect(stages.length).toBeGreaterThan(1);
      const built = new Set(stages.flatMap((stage) => stage.areaIds));
      for (const id of built) expect(model.layout.areas.map((area) => area.id)).toContain(id);
      if (stages.some((stage) => stage.isOwnWork)) continue;
      const together = stages.reduce((sum, stage) => sum + stage.totalPence, 0),
        setUp = money.lines.find((line) => line.rateKey === 'site-set-up')!.totalPence * 1.05 * 1.2;
      // a penny or two is rounded with every part
      expect(together - money.totalPence - (stages.length - 1) * setUp).toBeCloseTo(0, -2);
      expect(dearerInStages({ stages, totalPence })).toBe(together - totalPence);
    }
});

test('a garden that is to be made bit by bit is told in like goes, with a sum and without one', () => {
  for (const index of gardens.keys())
    for (const [quote, most] of [
      ['bit by bit', 4],
      ['in two goes', 3],
    ] as const) {
      const { totalPence } = staged(index).money;
      for (const budget of [undefined, totalPence]) {
        const { stages } = staged(index, budget, false, quote);
        expect(stages.length, `${index} ${quote}`).toBeGreaterThan(1);
        expect(stages.length, `${index} ${quote}`).toBeLessThanOrEqual(most);
        expect(stages[0]!.totalPence).toBeLessThan(totalPence);
      }
    }
});

test('what no visit pays for is begun by the household, and is not asked of people who find bending hard', () => {
  for (const index of gardens.keys()) {
    const { stages } = staged(index, 20_000);
    expect(staged(index, 20_000, true).stages).toEqual([]);
    if (!stages.length) continue;
    expect(stages[0]).toMatchObject({ title: 'First', isOwnWork: true });
    expect(stages[0]!.totalPence).toBeLessThanOrEqual(20_000);
    expect(stages.slice(1).every((stage) => !stage.isOwnWork)).toBe(true);
  }
});
