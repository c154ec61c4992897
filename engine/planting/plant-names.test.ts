import { expect, test } from 'vitest';
import { catalogue } from '#content/plants/catalogue.ts';
import { namesPlant } from './plant-names.ts';

const EATEN = ['vegetable', 'herb', 'fruit'];
const named = (phrase: string) => catalogue.plants.filter((plant) => namesPlant(plant, phrase));

// "a currant" is not a flowering currant, and "peas" are not sweet peas
test.each([
  'soft fruit',
  'fruit trees',
  'currants',
  'raspberries',
  'blackberries',
  'gooseberries',
  'strawberries',
  'apples',
  'pears',
  'grapes',
  'peas',
  'onions',
  'garlic',
  'potatoes',
  'sage',
  'mint',
  'kale',
  'quince',
  'blackcurrants',
])('who asks for %s is given something to eat', (phrase) => {
  const plants = named(phrase);
  expect(plants.length, phrase).toBeGreaterThan(0);
  for (const plant of plants) expect(EATEN, `${plant.id} for ${phrase}`).toContain(plant.category);
});

test.each([
  ['lavender', /^Lavandula/],
  ['primroses', /^Primula/],
  ['lilac', /^Syringa/],
])('%s is no other plant of a like name', (phrase, latin) => {
  for (const { latinName } of named(phrase)) expect(latinName).toMatch(latin);
});
