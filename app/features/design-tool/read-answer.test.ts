import { expect, test } from 'vitest';
import type { Design } from '#contracts/design.ts';
import { readAnswer } from './read-answer.ts';

const DESIGN: Design = {
  id: 'dsn_1',
  title: 'Long Lawn',
  concept: '',
  mainFeature: '',
  style: '',
  materials: [],
  plants: [],
  seasonalMaintenance: {},
  implementationTips: [],
  sustainability: { rating: 4, explanation: '' },
  costBreakdown: { materials: 1, plants: 1, labor: 1, total: 3 },
  estimatedCost: '£3',
  priceDate: '2026-11-01',
  imageUrl: '',
  wishes: [],
  figures: {
    plotM2: 1,
    terraceM2: 1,
    lawnM2: 1,
    plantingM2: 1,
    waterM2: 0,
    pathM2: 1,
    hardShare: 0.5,
    permeableShare: 0.5,
    features: [],
    leftOut: [],
    terraceSunHours: 1,
    bestSeatEveningHours: 1,
    upkeepHoursPerYear: 1,
    plantCount: 1,
    plantKinds: 1,
    monthsOfInterest: 1,
    teamDays: 1,
    total: 1,
    low: 1,
    high: 1,
    saves: [],
  },
};
const read = (designResults: string, designImagesJson = '[]') =>
  readAnswer({ designResults, designImagesJson });

test('the designs are a list, or an object with a list', () => {
  expect(read(JSON.stringify([DESIGN]))).toEqual([DESIGN]);
  expect(read(JSON.stringify({ designs: [DESIGN] }))).toEqual([DESIGN]);
});

test.each(['{"other":1}', '7', 'null', '[]'])('%s holds no designs', (text) => {
  expect(read(text)).toEqual([]);
});

test('text that is not JSON, or a list of something else, is refused', () => {
  for (const text of ['<html>', '[{"title":"A"}]', '{"designs":[7]}'])
    expect(() => read(text)).toThrow('Invalid design results format');
});

test('a design without a picture gets the one of its title; malformed picture lists give none', () => {
  const results = JSON.stringify([DESIGN]);
  const pictures = JSON.stringify([{ title: 'Long Lawn', imageUrl: '/a.jpg' }]);
  expect(read(results, pictures)[0]?.imageUrl).toBe('/a.jpg');
  for (const text of ['{', '{"a":1}']) expect(read(results, text)[0]?.imageUrl).toBe('');
});
