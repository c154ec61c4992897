/** What a sum may not cost: the heart of the letter, a safe way for somebody who does no steps, and a garden at all where no sum was named. */
import { expect, test } from 'vitest';
import { designWeights } from '#content/design/weights.ts';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { drawingOf } from '#engine/costing/like-drawings.ts';
import { designGarden } from '#engine/index.ts';
import type { GardenModel } from '#engine/model/garden.ts';
import { markedInput } from '#tests/support/marked-reading.ts';
import { sampled } from '#tests/support/sampled.ts';

const setOf = (words: string) =>
  designGarden({
    brief: markedInput(words, { preferences: ['seating'] }),
    place: placeOf(null).place!,
    catalogue,
    rates: sampleRateBook,
    weights: designWeights,
    seed: 5,
  });

const PLOTS = [
  '{8 m by 22 m|measure:plot|fact}',
  '{9 m by 14 m|measure:plot|fact}, {the grass|feature:lawn|stands} is thin',
  'Our {front garden|place:front|fact} is {8 m by 7 m|measure:plot|fact}',
] as const;
const HEARTS = [
  ['{a greenhouse|feature:greenhouse|wanted}', 'greenhouse'],
  ['{a shed|feature:shed|wanted} and {a patio|feature:patio|wanted}', 'shed'],
  ['{raised beds|feature:raisedbed|wanted}', 'veg2'],
] as const;
const SUMS = ['5,000', '8,000', '14,000'] as const;
const FRAME = 'My mother {walks with a frame|person:disabled|fact} and must get to it by herself.';

const isMade = (model: GardenModel, feature: string): boolean =>
  model.layout.areas.some((area) => area.feature === feature && !area.isLater);
/** Ways of which the plan shows no floor, or shows it as left for later. */
const waysLost = ({ layout }: GardenModel, kinds: number): boolean =>
  layout.areas.filter(({ kind, isLater }) => kind === 'path' && !isLater).length < kinds;

test('a sum never takes the way to what somebody who does no steps asks for', () => {
  const cases = PLOTS.flatMap((plot) =>
    HEARTS.flatMap(([words, feature]) => SUMS.map((pounds) => ({ plot, words, feature, pounds }))),
  );
  for (const { plot, words, feature, pounds } of sampled(cases, 5)) {
    const said = `${plot}. ${FRAME} We want ${words}.`,
      free = setOf(said),
      { designs, problems } = setOf(`${said} We have {£${pounds}|money:budget|fact}.`),
      hasWays = free.designs.every(({ model }) => !waysLost(model, 1));
    // a price without work in it says so
    if (designs.some(({ model }) => model.savings?.includes('own-build')))
      expect(
        problems.some(({ message }) => /of goods\b/.test(message)),
        `${plot} ${words} £${pounds}`,
      ).toBe(true);
    for (const { model, costing } of designs) {
      const name = `${plot} ${words} £${pounds}: £${costing.totalPence / 100}`;
      expect(costing.totalPence, name).toBeLessThanOrEqual(Number(pounds.replace(',', '')) * 150);
      // where the thing is made, there is a floor to it
      if (hasWays && isMade(model, feature)) expect(waysLost(model, 1), name).toBe(false);
    }
  }
});

const SHORT = [
  '{As cheap as|money:low|fact} possible please.',
  '{Money is tight|money:low|fact}.',
] as const;

test('where money is short and no sum is named every design is a whole garden with what was asked for', () => {
  const cases = PLOTS.flatMap((plot) =>
    HEARTS.flatMap(([words, feature]) => SHORT.map((short) => ({ plot, words, feature, short }))),
  );
  for (const { plot, words, feature, short } of sampled(cases, 4)) {
    const { brief, designs, problems } = setOf(`${plot}. We want ${words}. ${short}`),
      usual = setOf(`${plot}. We want ${words}.`);
    const name = `${plot} ${words} ${short}`;
    expect(brief.budgetPence, name).toBeNull();
    expect(designs.length, name).toBe(3);
    expect(
      designs.flatMap(({ model }) => model.layout.areas.filter(({ isLater }) => isLater)),
      name,
    ).toEqual([]);
    for (const { model } of designs)
      if (usual.designs.every((one) => isMade(one.model, feature)))
        expect(isMade(model, feature), name).toBe(true);
    const least = (set: typeof usual): number =>
      Math.min(...set.designs.map(({ costing }) => costing.totalPence));
    expect(least({ ...usual, designs }), name).toBeLessThanOrEqual(least(usual));
    expect(problems.find(({ code }) => code === 'thrift')?.message, name).toMatch(
      /name no sum, so each design is the whole garden/,
    );
  }
});

test('no two designs of a sum are one drawing under two names', () => {
  const cases = PLOTS.flatMap((plot) =>
    ['{parking|feature:parking|wanted} for a van', '{a patio|feature:patio|wanted}'].flatMap(
      (words) => ['300', '1,800', '4,000'].map((pounds) => ({ plot, words, pounds })),
    ),
  );
  for (const { plot, words, pounds } of sampled(cases, 5)) {
    const { designs } = setOf(`${plot}. We want ${words}. We have {£${pounds}|money:budget|fact}.`);
    const drawings = designs.map(({ model }) => drawingOf(model));
    expect(new Set(drawings).size, `${plot} ${words} £${pounds}`).toBe(designs.length);
  }
});
