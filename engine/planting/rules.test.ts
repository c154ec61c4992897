import { expect, test } from 'vitest';
import { catalogue } from '#content/plants/catalogue.ts';
import { isBanned } from '../model/banned-plants.ts';
import type { Plant } from '../model/plant.ts';
import { chooseScheme, colourFamilies } from './colours.ts';
import { rotationGroup } from './crops.ts';
import { houseRules, isAllowed, isNeverPlanted, suitsMoisture } from './filters.ts';
import { namesPlant } from './plant-names.ts';
import { nearlySuitsMoisture } from './moisture.ts';
import { interestMonths, monthRange } from './interest.ts';
import { PlantIndex } from './plant-index.ts';
import { testBrief, testSite } from './test-garden.ts';

const HARMLESS: Plant['toxicity'] = {
  people: 'none',
  dogs: 'none',
  cats: 'none',
  horses: 'none',
  note: '',
};
const plant = (pattern: RegExp): Plant =>
  catalogue.plants.find((one) => pattern.test(one.latinName))!;

test('a word names the plants a person would mean by it', () => {
  expect(namesPlant(plant(/^Rosa /), 'roses')).toBe(true);
  expect(namesPlant(plant(/^Cistus/), 'roses')).toBe(false);
  expect(namesPlant(plant(/^Paeonia/), 'peonies')).toBe(true);
  expect(namesPlant(plant(/^Betula pendula/), 'silver birches')).toBe(true);
  expect(namesPlant(plant(/^Betula pendula/), 'silver birch')).toBe(true);
  expect(namesPlant(plant(/^Miscanthus|^Calamagrostis/), 'grasses')).toBe(true);
  expect(namesPlant(plant(/^Hedera/), 'ivy')).toBe(true);
  expect(namesPlant(plant(/^Hedera/), '')).toBe(false);
});

test('what is dangerous, thorny, too tender or invasive is never allowed where it matters', () => {
  const site = testSite({}),
    strict = houseRules(testBrief({ toddler: true, dog: true, hayFever: true })),
    free = houseRules(testBrief({}));
  const yew = plant(/^Taxus baccata/);
  expect(isAllowed(yew, strict, site)).toBe(false);
  expect(isAllowed(yew, free, site)).toBe(true);
  expect(isAllowed({ ...yew, latinName: 'Rhododendron ponticum' }, free, site)).toBe(false);
  expect(isAllowed({ ...yew, hardiness: 'H3' }, free, site)).toBe(false);
  expect(
    isAllowed({ ...yew, hardiness: 'H3' }, free, {
      ...site,
      place: { ...site.place, climate: { ...site.place.climate, leastHardiness: 'H3' } },
    }),
  ).toBe(true);
  expect(
    isAllowed(
      { ...yew, toxicity: HARMLESS, contact: { grade: 'low', by: ['thorns'] } },
      strict,
      site,
    ),
  ).toBe(false);
  expect(isAllowed(yew, { ...free, refused: ['yew'] }, site)).toBe(false);
});

test.each([
  // who is at home, botanical name, whether it may be planted
  [{ toddler: true }, /^Euphorbia characias/, false],
  [{ toddler: true }, /^Osmanthus heterophyllus/, false],
  [{ toddler: true }, /^Asarum/, false],
  [{ toddler: true }, /^Ficus/, false],
  [{ toddler: true }, /^Hemerocallis/, true],
  [{ toddler: true }, /^Helleborus/, false],
  [{ toddler: true }, /^Narcissus/, false],
  [{ toddler: true }, /^Aucuba/, false],
  [{ toddler: true }, /^Pulmonaria/, false],
  [{ dog: true }, /^Euphorbia amygdaloides/, false],
  [{ dog: true }, /^Cyclamen coum/, false],
  [{ dog: true }, /^Vitis coignetiae/, false],
  [{ dog: true }, /^Euonymus fortunei/, false],
  [{ dog: true }, /^Galanthus/, false],
  [{ dog: true }, /^Tulipa/, false],
  [{ dog: true }, /^Lilium/, false],
  [{ dog: true }, /^Hydrangea/, false],
  [{ dog: true }, /^Clematis/, false],
  [{ dog: true }, /^Geranium/, true],
  [{ cat: true }, /^Hemerocallis/, false],
  [{ cat: true }, /^Lilium/, false],
  [{ cat: true }, /^Tulipa/, false],
  [{ cat: true }, /^× Fatshedera/, false],
  [{ cat: true }, /^Vinca/, false],
  [{ cat: true }, /^Nepeta/, true],
  [{ horse: true }, /^Taxus/, false],
  [{ horse: true }, /^Ligustrum/, false],
  [{ horse: true }, /^Prunus laurocerasus/, false],
  [{ horse: true }, /^Crataegus/, true],
  [{ horse: true }, /^Corylus/, true],
  [{ hayFever: true }, /^Carpinus/, false],
  [{ hayFever: true }, /^Olea/, false],
  [{ hayFever: true }, /^Miscanthus/, false],
  [{ hayFever: true }, /^Taxus/, false],
  [{ hayFever: true }, /^Echinacea/, true],
] as const)('with %j at home %s may be planted: %s', (home, latin, may) => {
  const rules = houseRules(testBrief({ type: 'luxury', ...home }));
  expect(isAllowed(plant(latin), rules, testSite({}))).toBe(may);
});

test.each([
  'Crocosmia × crocosmiiflora',
  'Crocosmia x crocosmiiflora',
  'Crocosmia ×crocosmiiflora',
  'Gunnera × cryptica',
  'Hyacinthoides × massartiana',
  "Rosa rugosa 'Alba'",
  'Cotoneaster simonsii',
  'Pontederia crassipes',
  'Lamium galeobdolon ssp. argentatum',
])('%s is never planted, however it is spelt', (name) => {
  expect(isBanned(name)).toBe(true);
});
test('kin of what is banned may be planted, unless it was banned under an older name', () => {
  expect(isBanned("Crocosmia 'Lucifer'")).toBe(false);
  expect(isBanned('Buddleja × weyeriana')).toBe(false);
  const renamed = { ...plant(/^Betula/), latinName: 'Novum', synonyms: ['Rosa rugosa'] };
  expect(isNeverPlanted(renamed)).toBe(true);
});

test('moisture is matched exactly, or within a step when nothing else answers', () => {
  const lavender = plant(/^Lavandula angustifolia/);
  expect(suitsMoisture(lavender, 'dry')).toBe(true);
  expect(suitsMoisture(lavender, 'moist')).toBe(false);
  expect(nearlySuitsMoisture(lavender, 'wet')).toBe(false);
});

test('colours as people write them fall into families', () => {
  expect(colourFamilies('soft lilac-blue')).toEqual(['purple', 'blue']);
  expect(colourFamilies('burgundy')).toEqual(['dark']);
  expect(colourFamilies('mud')).toEqual([]);
});

test('colours that were asked for lead the palette and its name', () => {
  const scheme = chooseScheme(testBrief({ colours: ['white', 'blue'] }), 'formal', 1);
  expect(scheme.name).toMatch(/^White and blue with /);
  expect(scheme.colours.slice(0, 2)).toEqual(['white', 'blue']);
  expect(scheme.families).toEqual(expect.arrayContaining(['white', 'blue']));
});

test('months are said as a gardener says them, over the new year too', () => {
  expect(monthRange([6, 7, 8])).toBe('June to August');
  expect(monthRange([11, 12, 1, 2])).toBe('November to February');
  expect(monthRange([5, 9])).toBe('May and September');
  expect(monthRange([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])).toBe('all year');
  expect(monthRange([])).toBe('');
});

test('evergreen leaf alone is not interest; flower, berry and autumn leaf are', () => {
  const base = plant(/^Taxus baccata/);
  const bare: Plant = {
    ...base,
    flower: { ...base.flower, months: [] },
    otherInterest: null,
    foliage: { ...base.foliage, autumnHex: null },
  };
  expect(interestMonths(bare)).toEqual([]);
  expect(
    interestMonths({
      ...bare,
      flower: { ...base.flower, months: [3] },
      otherInterest: { months: [10, 3], what: 'arils' },
    }),
  ).toEqual([3, 10]);
  expect(interestMonths({ ...bare, foliage: { ...base.foliage, autumnHex: '#c0562a' } })).toEqual([
    10,
  ]);
});

const crop = (name: RegExp) => rotationGroup(plant(name));

test('crops follow one another by family', () => {
  expect(crop(/^Phaseolus/)).toBe('legumes');
  expect(crop(/^Brassica/)).toBe('brassicas');
  expect(crop(/^Daucus/)).toBe('roots and onions');
  expect(crop(/^Cucurbita/)).toBe('fruiting and leaf');
});

test('a plant is free of its neighbours, large and small, by the sum of their feet', () => {
  const index = new PlantIndex();
  index.add(0, 0, 300);
  index.add(5000, 0, 1200);
  expect(index.isFree(500, 0, 190)).toBe(true);
  expect(index.isFree(500, 0, 210)).toBe(false);
  expect(index.isFree(500, 0, 210, 0.9)).toBe(true);
  expect(index.isFree(3700, 0, 200)).toBe(false);
  expect(index.isFree(3500, 0, 200)).toBe(true);
});

test('plants refused for what they do are refused: thorns, poison, bees', () => {
  const site = testSite({}),
    brief = testBrief({});
  const refusing = (word: string) =>
    houseRules({
      ...brief,
      plantsRefused: [{ value: word, source: { kind: 'read', quote: word } }],
    });
  expect(isAllowed(plant(/^Chaenomeles/), houseRules(brief), site)).toBe(true);
  expect(isAllowed(plant(/^Chaenomeles/), refusing('thorny plants'), site)).toBe(false);
  // long thorns are for those who ask for them
  expect(isAllowed(plant(/^Berberis/), houseRules(brief), site)).toBe(false);
  expect(isAllowed(plant(/^Berberis/), houseRules(brief), site, true)).toBe(true);
  expect(isAllowed(plant(/^Taxus baccata/), refusing('poisonous plants'), site)).toBe(false);
  expect(isAllowed(plant(/^Nepeta/), refusing('plants that draw bees'), site)).toBe(false);
  expect(isAllowed(plant(/^Dryopteris/), refusing('plants that draw bees'), site)).toBe(true);
});
