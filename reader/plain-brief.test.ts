import { expect, test } from 'vitest';
import { isSure } from '#engine/model/reading.ts';
import { readDescription } from '../server/reader.ts';

/** Names of things by what becomes of them, in the order told. */
function read(text: string) {
  const of = (...statuses: string[]): string[] =>
    readDescription(text)
      .mentions.filter(
        (one) =>
          isSure(one) &&
          statuses.includes(one.status) &&
          /^(?:feature|plant|boundary|material|style)$/.test(one.kind),
      )
      .map(({ concept, quote }) => (concept === 'other' ? quote : concept));
  return {
    wanted: of('wanted', 'perhaps'),
    stays: of('keep', 'stands'),
    goes: of('going', 'gone'),
  };
}

test.each([
  [
    'Two girls, trampoline, swings, lawn for football, patio with bbq, compost. Budget 12k',
    ['trampoline', 'swing', 'lawn', 'patio', 'bbq', 'compost'],
  ],
  [
    '9 x 12 m in Maidstone, east facing, full of roses and lavender, a winding path and a small wildlife pond.',
    ['rose', 'lavender', 'path', 'pond'],
  ],
  [
    'Tropical. Bananas, tree ferns, palms. Deck in the middle with a hammock.',
    ['banana', 'tree fern', 'palms', 'deck', 'hammock', 'tropical'],
  ],
  ['greenhouse + 3 raised beds + compost', ['greenhouse', 'raisedbed', 'compost']],
  ['Patio. Turf. 7m by 12m. How much?', ['patio', 'lawn']],
  [
    'a pond with a shallow edge, log pile, leaf piles, bird bath',
    ['pond', 'wildlife', 'leaf piles', 'water'],
  ],
])('%s: all of it is wished for', (text, wanted) => {
  expect(read(text).wanted.sort()).toEqual(wanted.toSorted());
});

test('what covers a plot is told of where the plot is described, and wished for where it is listed', () => {
  expect(
    read('9m wide, 10m deep, east facing, turf and two slabs. Want a pergola.').wanted,
  ).toEqual(['pergola']);
  expect(
    read('New build, nothing but turf and fence panels. We want a pergola and borders.').wanted,
  ).toEqual(['pergola', 'bed']);
});

test('what is said after a name, under a heading and in brackets holds', () => {
  expect(read('Patio, gravel, a couple of pots. Shed and washing line to stay.')).toMatchObject({
    wanted: ['patio', 'gravel', 'pots'],
    stays: ['shed', 'washing'],
  });
  expect(
    read('Existing: patio (keep), conifer hedge (remove). Wanted: pergola, lawn'),
  ).toMatchObject({
    wanted: ['pergola', 'lawn'],
    stays: ['patio'],
    goes: ['hedge'],
  });
  expect(read('Pond must be filled in - toddler. Safe play area, lawn')).toMatchObject({
    wanted: ['play', 'lawn'],
    goes: ['pond'],
  });
  expect(
    read('native hedge instead of the fence, a bench and take up that slippery path'),
  ).toMatchObject({
    wanted: ['hedge', 'seat'],
    goes: ['fence', 'path'],
  });
});

test('a refusal ends with its item', () => {
  const { wanted } = read('Low maintenance, no lawn, place for the barbecue and outdoor sofa.');
  expect(wanted).toEqual(['bbq', 'lounge']);
});

test('a Victorian terrace, and three bedrooms, are no wishes', () => {
  expect(
    read('3 bed Victorian terrace, rear garden 5 x 8. Want a bench and ferns.').wanted,
  ).toEqual(['seat', 'fern']);
});

test('who sits at a table is no number of patios', () => {
  const [table] = readDescription('A patio big enough for six to eat, and a lawn.').mentions;
  expect(table).toMatchObject({ status: 'wanted', count: null });
});

test('few words that name no garden are of one where they name what stands outdoors', () => {
  const { isGarden, mentions } = readDescription(
    'lounge area w/ firepit table, water wall, bonsai, dark porcelain. side return 2.2 x 9',
  );
  expect(isGarden).toBe(true);
  expect(mentions.find(({ quote }) => quote === 'dark porcelain')).toMatchObject({
    kind: 'material',
    concept: 'porcelain',
  });
  expect(readDescription('Kitchen island, oak worktops, new hob and splashback.').isGarden).toBe(
    false,
  );
});

test('an owl box is no box, a parking space no patio, and what is left stays', () => {
  expect(
    read('snowdrops, winding bark path, owl box. Leave the ivy and the dead tree.'),
  ).toMatchObject({
    wanted: ['snowdrop', 'path', 'wildlife'],
    stays: ['ivy', 'trees'],
  });
  expect(read('lights, parking for 4, lavender').wanted).toContain('parking');
  expect(
    read('The raised bed is full of bluebells which we would like left. New patio and a lawn.')
      .stays,
  ).toContain('raisedbed');
  expect(readDescription('desert roof: agave, yucca, 30m2').mentions).toContainEqual(
    expect.objectContaining({ kind: 'place', concept: 'roof' }),
  );
});

test('a bench under a tree that stays is a new one', () => {
  expect(
    read('9 x 12 m. Roses, a bench under the old apple tree which stays, and a small pond.'),
  ).toMatchObject({ wanted: ['rose', 'seat', 'pond'], stays: ['apple'] });
});

test('what got eaten or was left by others is no wish, nor is "somewhere" by itself', () => {
  const wished = (text: string) =>
    readDescription(text)
      .mentions.filter(({ status }) => status === 'wanted')
      .map(({ concept }) => concept);
  expect(wished('Front garden, 8m by 5m. Room for a car. Box got eaten by caterpillars.')).toEqual([
    'parking',
  ]);
  expect(
    wished(
      'Garden 7m x 12m. Overgrown brambles, a trampoline the last lot left. Somewhere to dry washing, somewhere to sit.',
    ),
  ).toEqual(['washing', 'seat']);
});

test('what is to stay is read so however far off the word stands, and a kerb is no wish', () => {
  const of = (text: string) =>
    readDescription(text)
      .mentions.filter(({ kind }) => kind === 'plant' || kind === 'feature')
      .map(({ concept, status }) => `${concept} ${status}`);
  expect(of('Front garden, 7.5 x 6m. Bay tree by porch to stay. Room for a car.')).toContain(
    'bay keep',
  );
  expect(of('Courtyard 4m x 3m, steps come down into it. Table for 2.')).not.toContain(
    'steps wanted',
  );
});
