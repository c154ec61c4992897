import { expect, test } from 'vitest';
import { designWeights } from '#content/design/weights.ts';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook as rates } from '#content/rates/rate-book.ts';
import { OperationInput } from '#contracts/operations.ts';
import { goldenBriefs } from '#tests/fixtures/briefs/golden-briefs.ts';
import { designGarden } from '../index.ts';
import { priceLines } from '../costing/price-lines.ts';
import type { Operation } from '../model/operation.ts';
import { takeOff } from '../quantities/take-off.ts';
import { applyOperation } from './apply.ts';
import { edgingsFor, takesColour } from './finishes.ts';

const { input } = goldenBriefs[0]!;
/** The first of the three that has ground whose edge is held, and timber. */
const { model } = designGarden({
  brief: input,
  place: placeOf(input.postcode ?? null).place!,
  catalogue,
  rates,
  weights: designWeights,
  seed: 7,
}).designs.find(
  ({ model: { layout } }) =>
    layout.areas.some((area) => edgingsFor(area).includes('brick-edging')) &&
    layout.furnishings.some(takesColour),
)!;
const made = (operation: Operation, from = model) => {
  const outcome = applyOperation(from, OperationInput.parse(operation), { plants: new Map() });
  if ('refused' in outcome) throw new Error(outcome.refused);
  return outcome.model;
};
const edges = (of: typeof model) =>
  takeOff(of, catalogue).filter(({ rateKey }) => /edging|cut-edge/.test(rateKey));

test('ground edged by hand is measured and priced so, and as before when that is taken back', () => {
  const ground = model.layout.areas.find((area) => edgingsFor(area).includes('brick-edging'))!;
  const brick = made({ kind: 'edging', areaId: ground.id, edging: 'brick-edging' });
  expect(edges(brick).map(({ rateKey }) => rateKey)).toContain('brick-edging');
  expect(edges(brick)).not.toEqual(edges(model));
  expect(made({ kind: 'edging', areaId: ground.id, edging: null }, brick)).toEqual(model);
});

test('a coat of colour is measured on its faces and priced; of loose furniture it is not', () => {
  const coats = (of: typeof model) =>
    takeOff(of, catalogue).filter(({ rateKey }) => rateKey === 'timber-stain');
  const put = (kind: 'shed' | 'pergola' | 'bench', colour?: 'black') => ({
    ...model,
    layout: {
      ...model.layout,
      furnishings: [
        {
          ...model.layout.furnishings[0]!,
          id: 'it',
          kind,
          widthMm: 3000,
          depthMm: 2000,
          heightMm: 2200,
          ...(colour && { colour }),
        },
      ],
    },
  });
  expect(coats(put('shed'))).toEqual([]);
  expect(coats(put('bench', 'black'))).toEqual([]);
  expect(coats(put('shed', 'black')).map(({ net }) => net)).toEqual([22]);
  expect(coats(put('pergola', 'black')).map(({ net }) => net)).toEqual([13.8]);
  const cost = (of: typeof model) => priceLines(takeOff(of, catalogue), rates).totalPence;
  expect(cost(put('shed', 'black'))).toBeGreaterThan(cost(put('shed')));
});

test('timber takes a colour and nothing else of the garden changes; what is not of timber takes none', () => {
  const things = model.layout.furnishings;
  const timber = things.find(takesColour)!;
  const black = made({ kind: 'colour', id: timber.id, colour: 'black' });
  expect(black.layout.furnishings.filter((one) => one.colour)).toEqual([
    { ...timber, colour: 'black' },
  ]);
  expect(made({ kind: 'colour', id: timber.id, colour: null }, black)).toEqual(model);
  const other = things.find((one) => !takesColour(one));
  if (other)
    expect(
      applyOperation(
        model,
        { kind: 'colour', id: other.id, colour: 'grey' },
        { plants: new Map() },
      ),
    ).toHaveProperty('refused');
});
