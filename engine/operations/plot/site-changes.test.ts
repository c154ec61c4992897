/** What was put by hand on a plot goes with it when gardens are designed for it anew; heights and windows that look in. */
import { expect, test } from 'vitest';
import { designWeights } from '#content/design/weights.ts';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { goldenBriefs } from '#tests/fixtures/briefs/golden-briefs.ts';
import { openingsOf } from '../../drawing/house.ts';
import { designGarden, readBrief } from '../../index.ts';
import { levelsOf } from '../../levels/levels.ts';
import type { GardenModel } from '../../model/garden.ts';
import type { Operation, SiteChange } from '../../model/operation.ts';
import { LOST_BY_HAND } from './lost-by-hand.ts';
import { makeSite } from '../../site/make-site.ts';
import { applyAll, applyOperation } from '../apply.ts';
import { usualAround } from './around.ts';
import { openPieces } from './boundary.ts';
import { placeForOpening } from './house-wall.ts';
import { levelsNow } from './levels.ts';
import { plotOf } from './measure.ts';
import { joinSiteChanges, siteChanges } from './site-changes.ts';
import { placeForStanding } from './standing-place.ts';
import { listStanding } from './standing.ts';

const { input } = goldenBriefs[0]!;
const place = placeOf(input.postcode ?? null).place!;
const designs = (corrections: NonNullable<typeof input.corrections>) =>
  designGarden({
    brief: { ...input, corrections: { ...input.corrections, ...corrections } },
    place,
    catalogue,
    rates: sampleRateBook,
    seed: 7,
    weights: designWeights,
  });
const { model } = designs({}).designs[0]!;
const given = { plants: new Map(catalogue.plants.map((plant) => [plant.id, plant])) };
const after = (operations: readonly Operation[], from = model): GardenModel => {
  const outcome = applyAll(from, operations, given);
  if ('refused' in outcome) throw new Error(outcome.refused);
  return outcome.model;
};

const far = openPieces(model).toSorted((a, b) => b.from[1] + b.to[1] - a.from[1] - a.to[1])[0]!;
const byHand: Operation[] = [
  { kind: 'north', bearingDeg: 123 },
  { kind: 'boundary', from: far.from, to: far.to, as: 'hedge', heightMm: 2400, isNew: false },
  {
    kind: 'house-wall',
    heightMm: 2700,
    openings: [placeForOpening(model, [], 'window')!],
  },
  { ...placeForStanding(model, 'tree')!, name: 'old pear' },
  { kind: 'lookers', lookers: [{ side: 'back', isUpper: true }] },
  { kind: 'around', around: [usualAround('house', 'left')] },
  { ...levelsNow(model), slope: 'up', fallMm: 900, doorStepMm: 200 },
];
const edited = after(byHand);

test('what was put by hand is found as changes that make the same ground of the one that was told', () => {
  const changes = siteChanges(model, edited);
  expect(changes.map(({ kind }) => kind).toSorted()).toEqual([
    'around',
    'boundary',
    'house-wall',
    'levels',
    'lookers',
    'north',
    'stand',
  ]);
  const brief = readBrief(
    { ...input, corrections: { ...input.corrections, byHand: changes } },
    place,
  );
  expect(makeSite(brief, place)).toEqual(edited.site);
  expect(siteChanges(model, model)).toEqual([]);
  // changes that came before, and one of them again
  const moved: SiteChange[] = [{ kind: 'north', bearingDeg: 40 }];
  expect(joinSiteChanges(changes, moved).filter(({ kind }) => kind === 'north')).toEqual(moved);
});

test('gardens that are designed for a wider plot have it too, and stand round it', () => {
  const plot = plotOf(model.site)!;
  const [[x0], [x1], [, depth]] = [plot.corners[0]!, plot.corners[1]!, plot.corners[2]!];
  const outline = {
    corners: [
      [x0, 0],
      [x1, 0],
      [x1 + 1500, depth + 800],
      [x0, depth + 800],
    ] as [number, number][],
    doorX: plot.doorX,
  };
  const set = designs({ outline, byHand: siteChanges(model, edited) });
  expect(set.designs).toHaveLength(3);
  expect(set.problems.filter(({ code }) => code === LOST_BY_HAND)).toEqual([]);
  for (const { model: made } of set.designs) {
    expect(made.site.bearingDeg).toBe(123);
    expect(made.site.slope).toBe('up');
    expect(made.site.house.heightMm).toBe(2700);
    expect(openingsOf(made.site)).toHaveLength(2);
    expect(openPieces(made).filter(({ kind }) => kind === 'hedge')).toMatchObject([
      { heightMm: 2400, from: [x1 + 1500, depth + 800] },
    ]);
    const pear = listStanding(made).find(({ name }) => name === 'old pear')!;
    expect(pear).toEqual(listStanding(edited).find(({ name }) => name === 'old pear'));
  }
});

test('what finds no place on a smaller plot is told, and the rest is taken along', () => {
  const plot = plotOf(model.site)!;
  const [x0, x1] = [plot.corners[0]![0], plot.corners[1]![0]];
  const pear = listStanding(edited).find(({ name }) => name === 'old pear')!;
  const depth = pear.y - 500;
  const set = designs({
    outline: {
      corners: [
        [x0, 0],
        [x1, 0],
        [x1, depth],
        [x0, depth],
      ],
      doorX: plot.doorX,
    },
    byHand: siteChanges(model, edited),
  });
  expect(set.problems.find(({ code }) => code === LOST_BY_HAND)?.message).toContain('Old pear');
  expect(set.designs[0]!.model.site.bearingDeg).toBe(123);
});

test('heights by hand: floors and steps follow, nothing else moves; impossible ones are refused', () => {
  const up = after([{ ...levelsNow(model), slope: 'up', fallMm: 1500, doorStepMm: 400 }]);
  expect(up.layout).toBe(model.layout);
  expect(up.planting).toBe(model.planting);
  expect(levelsOf(up)).not.toEqual(levelsOf(model));
  expect(applyOperation(up, levelsNow(up), given)).toEqual({ model: up });
  for (const wrong of [
    { ...levelsNow(model), slope: 'up' as const, fallMm: 0 },
    { ...levelsNow(model), doorStepMm: -1 },
  ])
    expect(applyOperation(model, wrong, given)).toHaveProperty('refused');
  expect(
    applyOperation(
      model,
      {
        kind: 'lookers',
        lookers: [
          { side: 'back', isUpper: true },
          { side: 'back', isUpper: false },
        ],
      },
      given,
    ),
  ).toHaveProperty('refused');
});
