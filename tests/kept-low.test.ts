/** Where nothing tall is to stand, what floods and where somebody runs, from their words to all three designs. */
import { expect, test } from 'vitest';
import { centroid, contains, distanceToEdge } from '#engine/geometry/region.ts';
import type { BarredKind } from '#engine/model/barred.ts';
import { designsOfWords } from './support/designs-of-words.ts';
import { sampled } from './support/sampled.ts';
import { brokenZones, plantedZones } from './support/zones.ts';

const LETTERS: readonly (readonly [kind: BarredKind, told: string, words: string])[] = [
  [
    'low ground',
    'Nothing taller than 1 m stands at the end.',
    'Garden 11m wide and 22m long. The fields at the end are why we bought it, so nothing tall at the end please. We want trees, a hedge, a shed and a pergola.',
  ],
  [
    'low ground',
    'Nothing taller than 1.2 m stands on the left.',
    'Garden 9m wide and 14m long. Nothing over 1.2m along the left, next door has her light from there. We would like privacy, climbers, an apple tree and lots of flowers.',
  ],
  [
    'low ground',
    'Nothing taller than 1 m stands by the house.',
    'Garden 8m wide and 15m long. Nothing high in front of the kitchen window. We want a seat, trees and shrubs.',
  ],
  [
    'treeless ground',
    'No tree stands on the right.',
    'Garden 10m wide and 16m long. No trees on the right please. We want trees, a lawn and borders.',
  ],
  [
    'flood strip',
    'We leave free the flood strip (6 m).',
    'Garden 9m wide and 26m long. Every winter the last 6m is ankle deep. We want a shed, trees, a pergola and flowers.',
  ],
  [
    'open run',
    'We leave free the run that is kept open.',
    'Garden 12m wide and 20m long. The youngest sledges down the middle on a tray. We want a table for six, trees, borders and a shed.',
  ],
];

test.each(sampled(LETTERS, 3))('%s: %s', (kind, told, words) => {
  const { designs, returnBrief } = designsOfWords(words);
  expect(returnBrief).toContain(told);
  expect(designs).toHaveLength(3);
  for (const { model, checks } of designs) {
    const { site, layout, planting } = model;
    expect(site.barred?.map((zone) => zone.kind)).toEqual([kind]);
    expect(brokenZones(layout, site)).toEqual([]);
    expect(plantedZones(planting.placements, site)).toEqual([]);
    expect(checks.some(({ id }) => id === `barred:${site.barred![0]!.id}`)).toBe(true);
  }
});

test('a round that somebody runs along the fence has a way, and what stands there is gone past', () => {
  const words =
      'Garden 11m wide and 14m long. Our eldest is 9 and walks round the edge for an hour every day. We want somewhere to sit and a lawn. The swing at the back left stays.',
    { designs, problems } = designsOfWords(words);
  expect(problems.map(({ message }) => message).join(' ')).not.toContain('goes all the way round');
  // on every side there is a way close to the fence
  for (const { model } of designs) {
    const ways = model.layout.areas.filter(({ kind }) => kind === 'path' || kind === 'terrace'),
      isWay = (x: number, y: number) => ways.some(({ region }) => contains(region, x, y));
    expect([isWay(500, 6000), isWay(10_500, 6000), isWay(7000, 13_500)]).toEqual([
      true,
      true,
      true,
    ]);
  }
});

test('water that is to be heard stands near where people sit', () => {
  const { designs } = designsOfWords(
    'Garden 14m wide and 34m long. Table for six by the house. We would like some water, to hear.',
  );
  for (const { model } of designs) {
    const water = model.layout.areas.find(({ kind }) => kind === 'water' || kind === 'pond'),
      thing = model.layout.furnishings.find(({ kind }) => kind === 'fountain'),
      floors = model.layout.areas.filter(({ kind }) => kind === 'terrace' || kind === 'seat');
    expect(water ?? thing).toBeDefined();
    const [x, y] = water ? centroid(water.region) : [thing!.x, thing!.y];
    expect(
      Math.min(...floors.map(({ region }) => distanceToEdge(region, Math.round(x), Math.round(y)))),
    ).toBeLessThan(8000);
  }
});

test('by a fence that somebody climbs nothing stands that is climbed on', () => {
  const { designs, returnBrief } = designsOfWords(
    'Garden 10m wide and 15m long. Our son is 8 and climbs everything, so far the fence has been enough. We want a shed, climbers, an apple tree, a bench and log store.',
  );
  expect(returnBrief.join(' ')).toContain('Nothing to climb on stands within a metre of the fence');
  for (const { model, checks } of designs) {
    expect(brokenZones(model.layout, model.site)).toEqual([]);
    expect(plantedZones(model.planting.placements, model.site)).toEqual([]);
    expect(checks.filter(({ title }) => title === 'Nothing to climb on')).toHaveLength(1);
  }
});
