/** What stands beyond the edge: its shade is in the hours of sun, and nothing else changes. */
import { expect, test } from 'vitest';
import { designWeights } from '#content/design/weights.ts';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { OperationInput } from '#contracts/operations.ts';
import { goldenBriefs } from '#tests/fixtures/briefs/golden-briefs.ts';
import { designGarden } from '../../index.ts';
import type { GardenModel } from '../../model/garden.ts';
import type { Around } from '../../model/surroundings.ts';
import { aroundPlace } from '../../site/around-place.ts';
import { gardenSun } from '../../sunlight/garden-sun.ts';
import { applyOperation } from '../apply.ts';
import { AROUND_AS, usualAround } from './around.ts';
import { LOOKER_SIDES } from './lookers.ts';

const { input } = goldenBriefs[0]!;
const { model } = designGarden({
  brief: input,
  place: placeOf(input.postcode ?? null).place!,
  catalogue,
  rates: sampleRateBook,
  seed: 7,
  weights: designWeights,
}).designs[0]!;
const given = { plants: new Map(catalogue.plants.map((plant) => [plant.id, plant])) };
const outcomeOf = (around: readonly Around[]) =>
  applyOperation(model, OperationInput.parse({ kind: 'around', around }), given);
const withThem = (...around: Around[]): GardenModel => {
  const outcome = outcomeOf(around);
  if ('refused' in outcome) throw new Error(outcome.refused);
  return outcome.model;
};
const hours = ({ site, layout }: GardenModel): number =>
  gardenSun(site, layout, [], 1).of('').hours;

test('each kind as it mostly is may be put on every side, stands beyond it, and takes no sun away that it does not shade', () => {
  const open = hours(model);
  const xs = model.site.boundary.map(([x]) => x),
    ys = model.site.boundary.map(([, y]) => y);
  for (const as of AROUND_AS)
    for (const side of LOOKER_SIDES) {
      const one = usualAround(as, side);
      const next = withThem(one);
      const { x, y, widthMm } = aroundPlace(next.site, one);
      if (side === 'left') expect(x).toBeLessThan(Math.min(...xs));
      if (side === 'right') expect(x).toBeGreaterThan(Math.max(...xs));
      if (side === 'back') expect(y).toBeGreaterThan(Math.max(...ys));
      expect(widthMm).toBeGreaterThan(0);
      expect(hours(next)).toBeLessThanOrEqual(open);
      expect({ ...next, site: { ...next.site, around: [] } }).toEqual({
        ...model,
        site: { ...model.site, around: [] },
      });
    }
});

test('a taller house close by takes more sun, and one that is taken out gives it back to the hour', () => {
  const shaded = (heightMm: number) =>
    Math.min(
      ...LOOKER_SIDES.map((side) =>
        hours(
          withThem({
            ...usualAround('house', side),
            awayMm: 500,
            alongMm: 0,
            lengthMm: 20_000,
            heightMm,
          }),
        ),
      ),
    );
  expect(shaded(9000)).toBeLessThan(shaded(4000));
  expect(shaded(4000)).toBeLessThan(hours(model));
  const put = withThem(usualAround('house', 'left'));
  const gone = applyOperation(put, { kind: 'around', around: [] }, given);
  expect('model' in gone && gone.model).toEqual(model);
});

test('what stands within the boundary, or is of no size, is refused in a sentence', () => {
  const house = usualAround('house', 'left');
  for (const wrong of [{ awayMm: -10 }, { heightMm: 0 }, { lengthMm: 90_000 }, { alongMm: 90_000 }])
    expect(outcomeOf([{ ...house, ...wrong }])).toEqual({
      refused: expect.stringMatching(/^A house next door .*\.$|^A house more .*\.$/),
    });
});
