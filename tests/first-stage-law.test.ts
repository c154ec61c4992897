/** What a sum makes: laws over gardens, wishes and sums. */
import { expect, test } from 'vitest';
import { designWeights } from '#content/design/weights.ts';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { isPart } from '#engine/costing/first-stage-said.ts';
import { designGarden } from '#engine/index.ts';
import { markedInput } from '#tests/support/marked-reading.ts';
import { sampled } from '#tests/support/sampled.ts';

const PLACES = [
  '{4 m by 9 m|measure:plot|fact}',
  '{8 m by 12 m|measure:plot|fact}, it is all mud',
  '{10 m by 16 m|measure:plot|fact}, it is all grass',
  'Our {front garden|place:front|fact} is {8 m by 7 m|measure:plot|fact}',
] as const;
const WISHES = [
  '{somewhere to sit|feature:seat|wanted}',
  '{a play area|feature:play|wanted} with {a playhouse|feature:playhouse|wanted}',
  '{flower beds|feature:bed|wanted} and {a tree|feature:tree|wanted}',
  '{a greenhouse|feature:greenhouse|wanted} and {vegetable beds|feature:veg|wanted}',
  '{a patio|feature:patio|wanted}, {a pergola|feature:pergola|wanted} and {a pond|feature:pond|wanted}',
] as const;
const SUMS = ['250', '800', '2,500', '6,000', '12,000'] as const;

const CASES = PLACES.flatMap((plot) =>
  WISHES.flatMap((wishes) => SUMS.map((pounds) => ({ plot, wishes, pounds }))),
);
/** Broke it once: nothing that was wished for costs so little, and a tree does. */
const BROKE = { plot: PLACES[2], wishes: WISHES[1], pounds: SUMS[0] };
const pence = (pounds: string): number => Number(pounds.replaceAll(',', '')) * 100;

test('no sheet is further above the sum than half as much again, the first within it, and all that is left is said with its price', () => {
  for (const { plot, wishes, pounds } of [BROKE, ...sampled(CASES, 13)]) {
    const set = designGarden({
      brief: markedInput(`${plot}. We want ${wishes}. We have {£${pounds}|money:budget|fact}.`, {
        preferences: ['seating'],
      }),
      place: placeOf(null).place!,
      catalogue,
      rates: sampleRateBook,
      weights: designWeights,
      seed: 5,
    });
    const name = `${plot} ${wishes} £${pounds}`,
      sum = pence(pounds);
    expect(set.brief.budgetPence?.value, name).toBe(sum);
    expect(set.designs[0]!.costing.totalPence, name).toBeLessThanOrEqual(sum);
    for (const { model, costing } of set.designs) {
      expect(costing.totalPence, name).toBeLessThanOrEqual(sum * 1.5);
      const planted = new Set(
        model.planting.placements.flatMap(({ areaId, existing }) => (existing ? [] : areaId)),
      );
      for (const { id, kind, isLater } of model.layout.areas)
        if (kind === 'bed' && !isLater) expect(planted, `${name}: ${id}`).toContain(id);
      if (plot.includes('front'))
        expect(
          model.layout.areas.map(({ kind }) => kind),
          name,
        ).toContain('path');
      if (!isPart(costing)) continue;
      const [now, later] = costing.stages!;
      expect(now!.totalPence, name).toBe(costing.totalPence);
      const listed = later!.what.reduce((all, one) => all + pence(/£([\d,]+)$/.exec(one)![1]!), 0);
      // each is rounded to a pound
      expect(Math.abs(listed - later!.totalPence), name).toBeLessThanOrEqual(
        100 * later!.what.length,
      );
    }
  }
});
