import { expect, test } from 'vitest';
import { catalogue } from '#content/plants/catalogue.ts';
import type { Plant } from '../model/plant.ts';
import { fruitFamilies, keepsColours, leafFamilies } from './colour-rules.ts';

const of = (start: string): Plant =>
  catalogue.plants.find(({ latinName }) => latinName.startsWith(start))!;

test.each([
  ["Carex testacea 'Prairie Fire'", ['orange']],
  ["Choisya ternata 'Lich'", ['yellow']],
  ['Amelanchier lamarckii', []],
  ['Sesleria autumnalis', []],
  ['Cercidiphyllum japonicum', []],
])('%s has leaves of %j, autumn and new shoots apart', (name, families) => {
  expect([...new Set(leafFamilies(of(name)))]).toEqual(families);
});

test.each([
  ['Pyracantha', ['orange']],
  ["Cornus alba 'Sibirica'", ['red']],
  ['Calamagrostis × acutiflora', []],
  ['Amelanchier alnifolia', []],
])('%s has fruit or stems of %j', (name, families) => {
  expect(fruitFamilies(of(name))).toEqual(families);
});

test('a colour that was refused shows in no flower, leaf or fruit, and named ones leave no orange leaf', () => {
  const refused = { noColours: ['orange', 'red'] as const, onlyColours: [] },
    named = { noColours: [], onlyColours: ['blue', 'white', 'cream', 'green', 'silver'] as const };
  for (const [start, keeps] of [
    ["Carex testacea 'Prairie Fire'", false],
    ["Malus 'Van Eseltine'", false],
    ['Ilex aquifolium', false],
    ['Geranium Rozanne', true],
    ['Sesleria autumnalis', true],
  ] as const)
    expect(keepsColours(of(start), refused), start).toBe(keeps);
  for (const [start, keeps] of [
    ['Pyracantha', false],
    ["Osmanthus heterophyllus 'Goshiki'", false],
    ["Rosa 'Compassion'", false],
    ['Campanula persicifolia var. alba', true],
  ] as const)
    expect(keepsColours(of(start), named), start).toBe(keeps);
});
