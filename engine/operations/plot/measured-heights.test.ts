/** Heights measured at the corners become the slope that the ground has. */
import { expect, test } from 'vitest';
import { makeSampleGarden } from '#tests/support/sample-garden.ts';
import { bounds } from '../../geometry/region.ts';
import { levelsFrom, placesToMeasure } from './measured-heights.ts';

const { site } = makeSampleGarden().model;
const { x0, x1, y0, y1 } = bounds([[site.boundary]]);
const places = placesToMeasure(site);
const read = (below: (x: number, y: number) => number, ids = places.map(({ id }) => id)) =>
  places.filter(({ id }) => ids.includes(id)).map(({ x, y }) => ({ x, y, belowMm: below(x, y) }));

test('ground that falls evenly is found again, whichever corners were measured', () => {
  const even = (_: number, y: number) => 150 + (600 * (y - y0)) / (y1 - y0);
  for (const ids of [
    places.map(({ id }) => id),
    ['door', 'far-left', 'far-right'],
    ['near-left', 'near-right', 'far-left'],
  ])
    expect(levelsFrom(site, read(even, ids))?.operation).toMatchObject({
      slope: 'down',
      fallMm: 600,
      doorStepMm: 150,
    });
  expect(
    levelsFrom(
      site,
      read((x, y) => 900 - even(x, y)),
    )?.operation,
  ).toMatchObject({
    slope: 'up',
    fallMm: 600,
  });
});

test('ground that falls across falls to its lower hand, and what it does besides is said', () => {
  const both = (x: number, y: number) =>
    (800 * (x1 - x)) / (x1 - x0) + (200 * (y - y0)) / (y1 - y0);
  const made = levelsFrom(site, read(both))!;
  expect(made.operation).toMatchObject({ slope: 'across', low: 'left', fallMm: 800 });
  expect(made.says).toContain('falling 0.8 m to the left');
  expect(made.says).toContain('by 0.2 m as well, which is not counted');
});

test('level ground is level, uneven ground is told, and a line of places tells of no ground', () => {
  expect(
    levelsFrom(
      site,
      read(() => 150),
    )?.operation,
  ).toMatchObject({
    slope: 'level',
    fallMm: 0,
    doorStepMm: 150,
  });
  const bump = levelsFrom(
    site,
    read((x, y) => (x === x1 && y === y1 ? 1500 : 0)),
  )!;
  expect(bump.says).toContain('off an even slope');
  expect(
    levelsFrom(
      site,
      read(() => 0, ['near-left', 'door', 'near-right']),
    ),
  ).toBeNull();
  expect(
    levelsFrom(
      site,
      read(() => 0, ['door', 'far-left']),
    ),
  ).toBeNull();
});
