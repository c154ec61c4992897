/** What was named comes before what such a garden usually has. */
import { designWeights } from '#content/design/weights.ts';
import { expect, test } from 'vitest';
import { assumed, plainBrief, plainSite, wanting } from '#tests/support/generated-sites.ts';
import { box } from '#tests/support/plot-shapes.ts';
import { sampled } from '#tests/support/sampled.ts';
import type { FeatureId } from '../features/names.ts';
import type { Brief } from '../model/brief.ts';
import { siteSun } from '../sunlight/site-sun.ts';
import { layOut } from './lay-out.ts';

const drawn = (width: number, depth: number, brief: Brief) => {
  const site = plainSite(box(width, depth));
  return layOut({
    weights: designWeights.layout,
    site,
    brief,
    sun: siteSun(site),
    seed: 5,
  }).layouts;
};
const NAMED: readonly FeatureId[][] = [
  ['veg4', 'greenhouse', 'shed'],
  ['gardenroom', 'trampoline'],
  ['orchard', 'shed', 'greenhouse'],
];
const USUAL: readonly FeatureId[] = ['compost', 'herbs', 'store', 'water', 'play'];
const PLOTS = [
  [4500, 8000],
  [6000, 9000],
  [8000, 11_000],
] as const;
const CASES = PLOTS.flatMap(([width, depth]) => NAMED.map((named) => ({ width, depth, named })));

test.each(sampled(CASES, 2))(
  'a plan of $width × $depth mm that lacks one of $named has nothing that nobody asked for',
  ({ width, depth, named }) => {
    const brief = plainBrief({
      wanted: [...wanting(...named), ...USUAL.map(assumed)],
    });
    for (const { areas } of drawn(width, depth, brief)) {
      const has = (id: FeatureId) =>
        areas.some(({ feature }) => feature === id || (id === 'veg4' && feature === 'veg2'));
      if (!named.every(has)) expect(USUAL.filter(has)).toEqual([]);
    }
  },
);

test('a seat and a store that found no ground of their own stand on the floor of a yard', () => {
  const layouts = drawn(3000, 3500, plainBrief({ wanted: wanting('seat', 'store') }));
  expect(
    layouts.filter(({ furnishings }) => furnishings.some(({ kind }) => kind === 'bench')).length,
  ).toBe(3);
  // and where one found none, it is said how much it needs
  for (const { unplaced } of layouts)
    for (const { reason } of unplaced) expect(reason).toMatch(/\d × \d/);
});

test('a kitchen that was named has its floor beside the table', () => {
  for (const { furnishings } of drawn(
    9000,
    13_000,
    plainBrief({ wanted: wanting('dining', 'kitchen', 'lawn') }),
  ))
    expect(furnishings.some(({ kind }) => kind === 'outdoor-kitchen')).toBe(true);
});
