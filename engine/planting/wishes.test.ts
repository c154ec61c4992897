import { designWeights } from '#content/design/weights.ts';
import { expect, test } from 'vitest';
import { catalogue } from '#content/plants/catalogue.ts';
import { distanceToEdge, rectangle } from '../geometry/region.ts';
import { hasThorns } from '../model/hazards.ts';
import { namesPlant } from './plant-names.ts';
import { plantGarden } from './plant-garden.ts';
import { type TestGarden, testBrief, testLayout, testSite } from './test-garden.ts';

const plantOf = (id: string) => catalogue.plants.find((plant) => plant.id === id)!;
function grow(garden: TestGarden) {
  const layout = testLayout(garden);
  return {
    layout,
    planting: plantGarden({
      weights: designWeights.taste,
      site: testSite(garden),
      brief: testBrief(garden),
      layout,
      catalogue,
      seed: garden.seed ?? 1,
    }).planting,
  };
}
const loam: TestGarden = {
  texture: 'loam',
  ph: 6.8,
  drainage: 'moderate',
  borderMm: 2000,
  fenceMm: 1200,
};

test('roses asked for stand in a garden with children, back from the path and away from play', () => {
  const play = {
    id: 'play',
    kind: 'play' as const,
    feature: 'play' as const,
    region: rectangle(2000, 8000, 5000, 11000),
  };
  for (const [type, texture] of [
    ['family', 'clay'],
    ['luxury', 'loam'],
    ['lowmaint', 'loam'],
  ] as const) {
    const { layout, planting } = grow({
      ...loam,
      type,
      texture,
      children: true,
      plantsWanted: ['rose'],
      rooms: [play],
    });
    const roses = planting.placements.filter((one) =>
      plantOf(one.plantId).latinName.startsWith('Rosa'),
    );
    expect(roses.length, type).toBeGreaterThan(0);
    for (const one of roses) {
      expect(
        distanceToEdge(layout.areas.find((area) => area.id === 'lawn')!.region, one.x, one.y),
      ).toBeGreaterThan(400);
      expect(distanceToEdge(play.region, one.x, one.y)).toBeGreaterThan(1500);
    }
    for (const one of planting.placements)
      if (hasThorns(plantOf(one.plantId))) expect(plantOf(one.plantId).latinName).toMatch(/^Rosa/);
    expect(planting.why.join(' ')).toMatch(
      /Rose, which you asked for, has thorns: it stands well back/,
    );
    expect(planting.why.join(' ')).not.toMatch(/nor anything with thorns/);
  }
});

test('thorns that were refused in words stay out even when a rose is asked for, and the reason is named', () => {
  const { planting } = grow({ ...loam, plantsWanted: ['rose'], plantsRefused: ['thorny plants'] });
  expect(planting.schedule.some((line) => hasThorns(plantOf(line.plantId)))).toBe(false);
  expect(planting.why.join(' ')).toMatch(/Rose, which you asked for, is left out/);
});

test('a plant that was named is planted a little outside its pH, and the help it needs is said', () => {
  for (const [word, garden] of [
    ['rose', { texture: 'sandy', ph: 5.2, drainage: 'good' }],
    ['camellia', { texture: 'loam', ph: 6.8, drainage: 'moderate', bearingDeg: 0 }],
  ] as const) {
    const { planting } = grow({ ...loam, ...garden, plantsWanted: [word] });
    const line = planting.schedule.find((one) => namesPlant(plantOf(one.plantId), word));
    expect(line, word).toBeDefined();
    expect(line!.why).toMatch(/\. It prefers pH/);
    expect(planting.why.join(' ')).toMatch(/which you asked for, prefers? pH/);
  }
  const olive = grow({
    ...loam,
    texture: 'sandy',
    ph: 5.9,
    drainage: 'free',
    plantsWanted: ['olive'],
  }).planting;
  expect(olive.schedule.some((line) => line.latinName === 'Olea europaea')).toBe(true);
});

test('what cannot be planted is answered with its own reason', () => {
  const why = (garden: TestGarden) =>
    grow({ ...loam, ...garden }).planting.why.find((line) => line.includes('is left out'));
  expect(why({ children: true, plantsWanted: ['delphinium'] })).toMatch(/dangerous if eaten/);
  expect(why({ plantsWanted: ['bamboo'] })).toMatch(/runs under fences/);
  expect(why({ texture: 'chalk', ph: 8, drainage: 'free', plantsWanted: ['camellia'] })).toMatch(
    /chalk|pot of ericaceous compost/,
  );
  expect(why({ texture: 'clay', plantsWanted: ['olive'] })).toMatch(/does not thrive on clay/);
  expect(why({ plantsWanted: ['catmint'] })).toBeUndefined();
});

test('a name inside another plant’s name does not name it', () => {
  const named = (word: string) =>
    catalogue.plants
      .filter((plant) => namesPlant(plant, word))
      .map((plant) => plant.commonName)
      .join();
  expect(named('lavender')).not.toContain('Cotton');
  expect(named('bamboo')).toBe('');
  expect(named('lilac')).not.toContain('Californian');
  expect(named('lavender')).toContain('English lavender');
});

test('a word for a whole kind leans the planting that way without naming every plant of it, nor letting thorns in', () => {
  const share = (garden: TestGarden) => {
    const { schedule } = grow({ ...loam, ...garden }).planting;
    return (
      schedule.filter((line) => plantOf(line.plantId).foliage.type === 'evergreen').length /
      schedule.length
    );
  };
  expect(share({ plantsWanted: ['evergreen'] })).toBeGreaterThan(share({}) + 0.1);
  const { planting } = grow({ ...loam, children: true, plantsWanted: ['evergreen', 'shrubs'] });
  expect(planting.schedule.filter((line) => line.why.includes('you asked for it'))).toEqual([]);
  expect(planting.schedule.some((line) => hasThorns(plantOf(line.plantId)))).toBe(false);
});

test('a tree that was named does not fill every place a tree can stand in', () => {
  const spot = (id: string, x: number, y: number) => ({
    id,
    x,
    y,
    maxCrownMm: 2000,
    maxHeightMm: 6500,
    role: 'structure' as const,
    areaId: 'bed-1',
    why: '',
  });
  const trees = [
    spot('a', 1000, 5000),
    spot('b', 1000, 9000),
    spot('c', 8000, 5000),
    spot('d', 8000, 9000),
    spot('e', 4500, 12000),
  ];
  const kinds = grow({
    ...loam,
    texture: 'clay',
    wet: true,
    trees,
    plantsWanted: ['willow'],
  }).planting.schedule.filter((line) => line.role === 'tree');
  expect(kinds.find((line) => line.latinName.startsWith('Salix'))!.count).toBeLessThanOrEqual(2);
  expect(kinds.length).toBeGreaterThan(1);
});

test('one word of a variety names no plant, the whole of it does', () => {
  const named = (phrase: string) =>
    catalogue.plants.filter((plant) => namesPlant(plant, phrase)).map(({ latinName }) => latinName);
  for (const latin of named('plum')) expect(latin).not.toContain('Heuchera');
  expect(named('plum').some((latin) => latin.startsWith('Prunus'))).toBe(true);
  expect(named('plum pudding')).toContain("Heuchera 'Plum Pudding'");
  expect(named('hidcote').some((latin) => latin.includes("'Hidcote'"))).toBe(true);
});

test('crops that were asked for by name are sown before others, and grow in a pot where there is no bed for them', () => {
  const isTomato = (plantId: string) => plantOf(plantId).latinName === 'Solanum lycopersicum';
  const beds = {
    id: 'veg',
    kind: 'vegetable' as const,
    feature: 'veg2' as const,
    region: rectangle(3000, 7000, 6000, 9400),
  };
  const rolesOf = (garden: TestGarden) =>
    grow({ ...loam, plantsWanted: ['tomatoes'], ...garden })
      .planting.placements.filter(({ plantId }) => isTomato(plantId))
      .map(({ role }) => role);
  expect(rolesOf({ rooms: [beds] })).toContain('crop');
  const pot = {
    id: 'pot-1',
    kind: 'pot' as const,
    areaId: 'terrace',
    x: 3000,
    y: 2000,
    widthMm: 500,
    depthMm: 500,
    turnDeg: 0,
    heightMm: 550,
    round: true,
  };
  expect(rolesOf({ furnishings: [pot] })).toEqual(['pot']);
  // where there is neither, a few stand in the sun of a border
  expect(new Set(rolesOf({}))).toEqual(new Set(['crop']));
});

test('what is asked for by name stands in made soil where the plot’s own does not suit it, and a tender one in a pot', () => {
  const lupins = grow({
    ...loam,
    texture: 'chalk',
    ph: 8,
    drainage: 'free',
    plantsWanted: ['lupin'],
  });
  expect(lupins.planting.schedule.some((line) => line.latinName.startsWith('Lupinus'))).toBe(true);
  const grape = grow({ ...loam, plantsWanted: ['grape'] }).planting;
  expect(grape.schedule.find((line) => line.latinName.startsWith('Vitis'))?.role).toBe('climber');
});

test('where all flowers are to be white, nothing shows another colour', () => {
  const { planting } = grow({ ...loam, flowersOnly: ['white'] });
  const flowering = planting.schedule
    .map((line) => plantOf(line.plantId))
    .filter(
      ({ category, flower }) =>
        flower.hex !== null && !['grass', 'fern', 'herb', 'vegetable'].includes(category),
    );
  expect(flowering.length).toBeGreaterThan(4);
  for (const plant of flowering)
    expect(plant.flower.colours.join(' '), plant.id).not.toMatch(
      /red|orange|yellow|pink|purple|blue/,
    );
});

test('a garden that nobody looks after has a list of ten kinds at the most', () => {
  for (const seed of [1, 2, 3])
    expect(
      grow({ ...loam, type: 'lowmaint', seed }).planting.schedule.length,
      `seed ${seed}`,
    ).toBeLessThanOrEqual(10);
});
