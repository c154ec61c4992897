/** Walls, levels and ground beyond the boundary, in words as people write them. */
import { expect, test } from 'vitest';
import { beyondIn } from './beyond.ts';
import { groundSaid } from './ground-said.ts';
import { throughHouseIn } from './gates-said.ts';
import { lookersIn, seenFromAboveIn, unitIn } from './lookers.ts';
import { ownersIn } from './owners.ts';
import { terracesIn } from './terraces.ts';
import { wallsIn } from './walls.ts';

test('a wall that holds a level, its height, its state and what is asked of it are one wall', () => {
  const [wall, ...others] = wallsIn(
    'The garden is on three levels and the middle one is held up by a blockwork wall, 1.6m high. It leans. Wall first please. Could it be two lower walls with planting in between?',
  );
  expect(others).toEqual([]);
  expect(wall).toMatchObject({
    where: 'within',
    heightM: 1.6,
    isRetaining: true,
    isFailing: true,
    isFirst: true,
    asTwo: true,
  });
});

test('a wall of a side is told by its side, whose it is and that nothing may be fixed to it', () => {
  expect(
    wallsIn(
      '19m long to a brick wall at the end which belongs to the chapel and is listed so we can’t fix anything to it.',
    ),
  ).toMatchObject([{ where: 'back', whose: 'theirs', noFixings: true, isFailing: false }]);
  expect(wallsIn('Brick walls 5ft high the right one is bulging.')).toMatchObject([
    { where: 'right', heightM: 1.52, isFailing: true },
  ]);
});

test('walls of the house, walls that are wished for and walls that lean on nothing are none', () => {
  expect(wallsIn('The house wall is cracked.')).toEqual([]);
  expect(wallsIn('We would like a low wall round the patio.')).toEqual([]);
  expect(wallsIn('There is a brick wall with a pear trained on it.')).toEqual([]);
  expect(wallsIn('The patio is falling to the wrong direction, to the wall.')).toEqual([]);
});

test('how far from the house a wall stands', () => {
  expect(wallsIn('Retaining wall at 11.3 m from house, 0.9 m retained, leaning.')[0]!.at).toEqual({
    metres: 11.3,
  });
  expect(
    wallsIn('A retaining wall about halfway made of sleepers that are going soft.')[0],
  ).toMatchObject({
    at: { share: 0.5 },
    isFailing: true,
  });
});

test('levels that are there: how many, how high, which way, and how deep the first is', () => {
  expect(
    terracesIn(
      'Upper level by the house 7m x 4m paved, then a drop of 1.4m with a rendered wall and 8 concrete steps in the middle, then a lower lawn 7m x 10m.',
    ),
  ).toMatchObject({
    count: 2,
    isWanted: false,
    goes: 'down',
    risesM: [1.4],
    firstM: 4,
    steps: 'middle',
  });
  expect(
    terracesIn(
      'Patio about 2.27m deep, then a 0.76m retaining wall, then 6.75m of grass, then another retaining wall 0.84m, then a bed.',
    ),
  ).toMatchObject({ count: 3, risesM: [0.76, 0.84], firstM: 2.27 });
  expect(
    terracesIn(
      'It slopes down from the house with three terraces held up with sleepers. Heights are 60cm, 75cm and the bottom one just over a metre.',
    ),
  ).toMatchObject({ count: 4, goes: 'down', risesM: [0.6, 0.75, 1] });
  expect(
    terracesIn('There is a sunken yard at the kitchen, 3m x 2.4m, then nine steps up to a garden.'),
  ).toMatchObject({ goes: 'up', risesM: [1.53], firstM: 2.4 });
});

test('levels that are wished for are told apart from levels that stand', () => {
  expect(
    terracesIn(
      'The ground rises to the rear in an ugly bank. We would prefer two broad levels rather than a slope.',
    ),
  ).toMatchObject({ count: 2, isWanted: true, goes: 'up' });
  expect(terracesIn('A terraced house with two floors.')).toBeNull();
  expect(terracesIn('Two steps down from the back door to the patio.')).toBeNull();
});

test('ground beyond a side that lies lower or higher', () => {
  expect(beyondIn('Neighbours on the right are 1.2m lower than us so no water.')).toMatchObject([
    { side: 'right', metres: 1.2, isLower: true },
  ]);
  expect(beyondIn('It goes straight down to a wall with a 5ft drop the other side.')).toMatchObject(
    [{ side: 'back', metres: 1.52, isLower: true }],
  );
  expect(beyondIn('On the right the neighbour has dogs, so a higher fence.')).toEqual([]);
});

test('where nothing is told of the ground there is nothing', () => {
  expect(groundSaid('A flat garden, 6m by 10m, with a fence all round.')).toBeNull();
});

test('whose each side is, and in what state', () => {
  expect(
    ownersIn('Fence on the right is ours and falling down, left belongs to no 46.'),
  ).toMatchObject([
    { side: 'right', whose: 'ours', isFailing: true },
    { side: 'left', whose: 'theirs', isFailing: false },
  ]);
  expect(ownersIn('fence R ours, L theirs, back shared?')).toMatchObject([
    { side: 'right', whose: 'ours' },
    { side: 'left', whose: 'theirs' },
    { side: 'back', whose: 'shared' },
  ]);
  expect(ownersIn('The left is ours to play with, the shed is his.')).toEqual([]);
});

test('who looks in, and from where', () => {
  expect(
    lookersIn('Neighbour’s first floor window at the right overlooks the dining area.'),
  ).toMatchObject([{ side: 'right', isUpper: true }]);
  expect(lookersIn('We look down on the patio from the house at the back.')).toEqual([]);
});

test('a heat pump or a tank of ours that stays', () => {
  expect(unitIn('The air source unit is at the left side and will need screening.')).toMatchObject({
    what: 'heat pump',
    side: 'left',
    isToBeScreened: true,
  });
  expect(unitIn('The neighbour’s heat pump hums.')).toBeNull();
  expect(unitIn('A disused oil tank has gone.')).toBeNull();
});

test.each([
  ['we come through the house theres no side way', 'we come through the house'],
  ['A door at front and no side access at all.', 'no side access'],
  ['So everything through the kitchen.', 'everything through the kitchen'],
  ['Ladies need not go through the kitchen.', null],
  ['There is a side gate.', null],
])('whether all comes through the house: %s', (text, quote) => {
  expect(throughHouseIn(text)).toBe(quote);
});

test.each([
  ['New flats overlook us.', true],
  ['Overlooked from 3 houses at the back, bedrooms.', true],
  ['We overlook the flats.', false],
  ['People walk past and look in.', false],
])('whether windows above look down: %s', (text, isSeen) => {
  expect(seenFromAboveIn(text) !== null).toBe(isSeen);
});

test('walls round a yard are no rise of it, and "at 3 m" is where a wall stands', () => {
  expect(
    wallsIn('A courtyard behind our Victorian terrace, walls on three sides about 2m high.')[0]
      ?.where ?? null,
  ).toBeNull();
  expect(
    wallsIn('Up from the house with a retaining wall of sleepers at 3m that is rotting.'),
  ).toMatchObject([{ heightM: null, at: { metres: 3 }, isRetaining: true, isFailing: true }]);
});

test('a rise that somebody makes so much, and a slope that goes up', () => {
  expect(
    groundSaid('The garden goes up behind. It is 14m across. I make the rise about 3.4m.')?.fall,
  ).toMatchObject({ to: 'house', metres: 3.4 });
  expect(
    groundSaid("It's on a slope that goes up away from the house, probably a metre and a half.")
      ?.fall,
  ).toMatchObject({ to: 'house', metres: 1.5 });
});

test('soakaway crates are no septic tank', () => {
  expect(
    groundSaid('The soakaway crates are under the lawn, nothing heavy on top.')?.barred,
  ).toMatchObject([{ kind: 'soakaway', place: 'middle' }]);
});
