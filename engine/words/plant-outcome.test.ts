import { expect, test } from 'vitest';
import { catalogue } from '#content/plants/catalogue.ts';
import { plainGarden } from '../costing/fixtures/sample-gardens.ts';
import type { Wish } from '../model/brief.ts';
import type { GardenModel } from '../model/garden.ts';
import { plantOutcome } from './plant-outcome.ts';

/** A garden in which these are planted, some of them with what the list says of them. */
function planted(...rows: [latin: string, why?: string][]): GardenModel {
  const model = plainGarden();
  const schedule = rows.flatMap(([latin, why = '']) =>
    catalogue.plants
      .filter(({ latinName }) => latinName.startsWith(latin))
      .slice(0, 1)
      .map((own) => ({
        ...({} as GardenModel['planting']['schedule'][number]),
        plantId: own.id,
        commonName: own.commonName,
        latinName: own.latinName,
        count: 5,
        why,
      })),
  );
  expect(schedule).toHaveLength(rows.length);
  return { ...model, planting: { ...model.planting, schedule } };
}
const asked = (plant: string | null, quote: string, concept = plant ?? 'plants') =>
  ({ plant, quote, concept, kind: 'plant', count: null }) as unknown as Wish;
const outcome = (wish: Wish, model: GardenModel) => plantOutcome(wish, { model, catalogue });

test('what the list says was asked for is not denied in the answer', () => {
  const [result, why] = outcome(
    asked('lavender balls', 'lavender balls'),
    planted(['Lavandula', 'Edge: you asked for it.']),
  );
  expect(result).toBe('partly');
  expect(why).toMatch(/5 × .*lavender/i);
});

test('a plant is known by every name that the planting knows it by', () => {
  expect(outcome(asked('chillies', 'chillies'), planted(['Capsicum annuum']))[0]).toBe('met');
});

test('of a plant that we do not grow nothing is said that the catalogue does not know', () => {
  for (const name of ['lime trees', 'agave', 'mango']) {
    const [result, why, takes] = outcome(asked(name, name), planted(['Hosta']));
    expect(result, name).toBe('left-out');
    expect(`${why} ${takes}`, name).not.toMatch(/tender|winter|pot/i);
  }
});

test.each([
  ['pollinator plants', ['Lavandula', 'Nepeta', 'Hosta'], 'met', /insects: \d of 3/],
  ['low plants', ['Miscanthus', 'Nepeta', 'Hydrangea'], 'partly', /under 0.6 m: \d of 3/],
  ['evergreen plants', ['Hosta', 'Miscanthus'], 'partly', /winter: 0 of 2/],
] as const)('%s are a class, and judged by their share', (words, latin, result, why) => {
  const model = planted(...latin.map((name): [string] => [name]));
  const answer = outcome(asked(null, words, words), model);
  expect(answer[0]).toBe(result);
  expect(answer[1]).toMatch(why);
});
