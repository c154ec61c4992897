import { expect, test } from 'vitest';
import { catalogue } from '#content/plants/catalogue.ts';
import { rootsOf } from './tree-roots.ts';

const roots = (latin: string, category = 'tree') =>
  rootsOf(
    catalogue.plants.find((one) => one.latinName.startsWith(latin) && one.category === category)!,
  );
test.each([
  ["Malus 'Evereste'", 'moderate', 7500],
  ['Acer campestre', 'moderate', 11250],
  ['Crataegus monogyna', 'high', 12500],
  ['Betula pendula', 'low', 7000],
  ['Magnolia stellata', 'low', 4500],
  ['Prunus serrula', 'moderate', 6750],
  ["Salix caprea 'Kilmarnock'", 'high', 3125],
])('%s: thirst %s, reach %i mm', (latin, thirst, reachMm) => {
  expect(roots(latin)).toMatchObject({ thirst, reachMm });
});
test('no tree of the catalogue is taken for smaller grown than at ten years', () => {
  for (const tree of catalogue.plants)
    if (tree.category === 'tree')
      expect(rootsOf(tree).matureM, tree.latinName).toBeGreaterThanOrEqual(tree.heightM);
});
test('a dwarfing stock holds an apple near its height at ten years', () => {
  expect(roots("Malus domestica 'Discovery'", 'fruit').reachMm).toBeLessThan(5000);
});
