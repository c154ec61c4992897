/** What a named sum makes: whole gardens near it, a first stage within it, and nothing loose under a table. */
import { expect, test } from 'vitest';
import { designWeights } from '#content/design/weights.ts';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { designGarden } from '#engine/index.ts';
import { measureGarden } from '#engine/quantities/measure.ts';
import { markedInput } from '#tests/support/marked-reading.ts';
import { sampled } from '#tests/support/sampled.ts';

const setOf = (words: string, pounds: string, plot: string) =>
  designGarden({
    brief: markedInput(
      `{${plot}|measure:plot|fact}, south-facing. ${words} We have {£${pounds}|money:budget|fact}.`,
    ),
    place: placeOf(null).place!,
    catalogue,
    rates: sampleRateBook,
    weights: designWeights,
    seed: 5,
  });

type Garden = readonly [words: string, pounds: string, plot: string];
/** Garden, sum in pounds and plot: what an ordinary household writes. */
const GARDENS = [
  ['We want {somewhere to sit|feature:seat|wanted}.', '3,000', '8 m by 12 m'],
  [
    'We want {flower beds|feature:bed|wanted} and {a patio|feature:patio|wanted}.',
    '5,000',
    '9 m by 15 m',
  ],
  [
    'We want {somewhere to sit|feature:seat|wanted} and {a tree|feature:tree|wanted}.',
    '7,000',
    '12 m by 25 m',
  ],
] as const;

const drawn = new Map<Garden, ReturnType<typeof setOf>>();
function designsFor(garden: Garden) {
  const set = drawn.get(garden) ?? setOf(...garden);
  drawn.set(garden, set);
  return set.designs;
}

test('all three gardens for a sum come within 1.3 times of it, and the first within it', () => {
  for (const garden of GARDENS) {
    const [, pounds, plot] = garden,
      sum = Number(pounds.replace(',', '')) * 100,
      designs = designsFor(garden);
    expect(designs).toHaveLength(3);
    expect(designs[0]!.costing.totalPence, `${pounds} on ${plot}`).toBeLessThanOrEqual(sum);
    for (const { costing } of designs)
      expect(costing.totalPence / sum, `${pounds} on ${plot}`).toBeLessThanOrEqual(1.3);
  }
});

test('ground that stays, or is left for later, is drawn as what it is and costs nothing', () => {
  let kept = 0;
  for (const garden of GARDENS)
    for (const { model, quantities } of designsFor(garden)) {
      const { areas } = model.layout,
        measured = measureGarden(model.site, model.layout);
      kept += areas.filter(({ isKept }) => isKept).length;
      const all = measured.areas.reduce((sum, { m2 }) => sum + m2, 0);
      expect(all / measured.plotM2).toBeCloseTo(1, 2);
      for (const { id, isKept, isLater, isGrass } of areas)
        // the edge of a floor is paid for where it meets the grass, and so are a tree in it and stones over it
        if (isKept || isLater) {
          if (isLater) expect(isGrass).toBe(true);
          expect(
            quantities.flatMap(({ unit, rateKey, source }) =>
              unit !== 'm' && !/tree|stepping-stone/.test(rateKey) && source.ids.includes(id)
                ? [rateKey]
                : [],
            ),
            id,
          ).toEqual([]);
        }
      for (const { kind, areaId } of model.layout.furnishings)
        if (kind === 'dining-set')
          expect(['gravel', 'bark']).not.toContain(areas.find(({ id }) => id === areaId)?.material);
      // no plant stands in ground that is left as it is, trees and bulbs apart
      const stays = new Set(areas.flatMap(({ id, isKept }) => (isKept ? [id] : [])));
      for (const { role, areaId, existing } of model.planting.placements)
        if (!existing && role !== 'tree' && role !== 'bulb') expect(stays.has(areaId)).toBe(false);
    }
  expect(kept).toBeGreaterThan(0);
});

test('a first stage is told as a stage, with what follows and its price', () => {
  const { designs, problems } = setOf(
    'We want {a shed|feature:shed|wanted}, {a patio|feature:patio|wanted} and {a pergola|feature:pergola|wanted}.',
    '3,500',
    '9 m by 15 m',
  );
  const said = problems.find(({ code }) => code === 'first-stage');
  expect(said?.message).toMatch(
    /The other two show |Of the other two one shows what half as much again would make of another idea, for £[\d,]+, and one a whole garden, for £/,
  );
  for (const { costing } of designs) expect(costing.totalPence).toBeLessThanOrEqual(350_000 * 1.5);
  const { words, model } = designs[0]!;
  if (model.layout.areas.some(({ isLater }) => isLater)) {
    expect(words.concept).toMatch(/^This is the first stage, for £/);
    expect(words.mainFeature).not.toBe('');
    expect(words.title).toMatch(/^First, /);
  }
});

test('what the letter asks for is made before a floor at the door that nobody asked for', () => {
  const asked = [
    ['{a shed|feature:shed|wanted}', 'shed', '4,000'],
    ['{a herb bed|feature:herbs|wanted}', 'herbs', '2,200'],
    ['{a bench by the far fence|feature:seat|wanted}', 'seat', '2,200'],
  ] as const;
  for (const [words, feature, pounds] of sampled(asked, 2)) {
    const { designs } = setOf(`We want ${words} first of all.`, pounds, '9 m by 15 m');
    const { areas, furnishings } = designs[0]!.model.layout;
    const isMade =
      areas.some((area) => area.feature === feature && !area.isLater) ||
      (feature === 'seat' && furnishings.some(({ kind }) => kind === 'bench'));
    expect(isMade, feature).toBe(true);
  }
});
