import { expect, test } from 'vitest';
import type { TraitAsked } from '../model/plant-traits.ts';
import { traitsAskedIn } from './plant-traits.ts';

const asked = (text: string): [TraitAsked['trait'], TraitAsked['at']][] =>
  traitsAskedIn(text).map(({ trait, at }) => [trait, at]);

test.each<[string, ReturnType<typeof asked>]>([
  ['We would like something scented by the seat.', [['scent', 'seat']]],
  ['I want scent, lots of it, for me and for the bees.', [['scent', null]]],
  ['Roses that smell, please. And somewhere to sit.', [['scent', null]]],
  ['Sweet-smelling climbers round the back door.', [['scent', 'door']]],
  ['I would love flowers for the vase all summer.', [['cutting', null]]],
  ['A cutting patch, so that I can pick a bunch for Mum.', [['cutting', null]]],
  ['Flowers to cut for the house.', [['cutting', null]]],
  ['Berries for the birds in winter.', [['berries', null]]],
  ['We want plants with berries for birds.', [['berries', null]]],
  ['Good autumn colour seen from the kitchen window.', [['autumn', 'window']]],
  ['A tree whose leaves turn red.', [['autumn', null]]],
  // a place is of the words it stands with
  [
    'Something scented by the seat, flowers to cut for the house, and good autumn colour.',
    [
      ['scent', 'seat'],
      ['cutting', null],
      ['autumn', null],
    ],
  ],
  // scent at two places is asked for twice
  [
    'Scent where we sit. Scent by the door too.',
    [
      ['scent', 'seat'],
      ['scent', 'door'],
    ],
  ],
])('%s', (text, traits) => {
  expect(asked(text)).toEqual(traits);
});

test.each([
  'No strong scents, she gets migraines.',
  'I hate anything scented.',
  'We grow strawberries and raspberries.',
  'No berries, the toddler eats everything, birds or no birds.',
  'Raking up autumn leaves every year.',
  'The grass needs cutting and the hedge needs a cut.',
  'It smells of the bins.',
  'The previous owners used to have a cutting garden.',
  'A cut through to the gate.',
])('nothing is asked of plants: %s', (text) => {
  expect(asked(text)).toEqual([]);
});
