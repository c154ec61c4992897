import { expect, test } from 'vitest';
import { catalogue } from '#content/plants/catalogue.ts';
import { bearsBerries, smells } from './refused-traits.ts';

const named = (latin: string) =>
  catalogue.plants.filter((plant) => plant.latinName.startsWith(latin));

test('what bears berries, and what fills a garden with scent, is known for it; others are not', () => {
  for (const latin of ['Sorbus', 'Ilex', 'Viburnum opulus', 'Cotoneaster'])
    for (const plant of named(latin)) expect(bearsBerries(plant), plant.latinName).toBe(true);
  for (const latin of ['Geranium', 'Hakonechloa', 'Acer'])
    for (const plant of named(latin)) expect(bearsBerries(plant), plant.latinName).toBe(false);
  for (const latin of ['Lavandula', 'Nepeta', 'Philadelphus'])
    for (const plant of named(latin)) expect(smells(plant), plant.latinName).toBe(true);
  for (const plant of named('Carex')) expect(smells(plant), plant.latinName).toBe(false);
});
