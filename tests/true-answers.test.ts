/** What is said back of a wish is what the drawing shows: its number, its size, where it leads and what it is for. */
import { expect, test } from 'vitest';
import { designWeights } from '#content/design/weights.ts';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { area } from '#engine/geometry/region.ts';
import { designGarden } from '#engine/index.ts';
import type { GardenDesign } from '#engine/model/garden.ts';
import { markedInput } from '#tests/support/marked-reading.ts';

const setOf = (words: string, plot = '12 m by 18 m') =>
  designGarden({
    brief: markedInput(`{${plot}|measure:plot|fact}, south-facing. ${words}`),
    place: placeOf(null).place!,
    catalogue,
    rates: sampleRateBook,
    weights: designWeights,
    seed: 5,
  });
const designsOf = (words: string, plot?: string): GardenDesign[] => setOf(words, plot).designs;
const answers = (designs: readonly GardenDesign[], quote: RegExp) =>
  designs.flatMap(({ outcomes }) => (outcomes ?? []).filter((one) => quote.test(one.quote)));

test('a roof that is wished for at the far end stands there', () => {
  const designs = designsOf(
    'We want {somewhere to sit|feature:seat|wanted}, as far from the house as possible, with {a roof|feature:gazebo|wanted}, and {a patio|feature:patio|wanted} by the house.',
  );
  expect(designs).toHaveLength(3);
  for (const { model, outcomes } of designs) {
    const roof = model.layout.furnishings.find(({ kind }) => kind === 'canopy');
    const answer = outcomes!.find(({ quote }) => quote === 'a roof')!;
    if (answer.result === 'met') expect(roof!.y).toBeGreaterThan(9000);
  }
  expect(answers(designs, /^a roof$/).some(({ result }) => result === 'met')).toBe(true);
});

test('trees that are counted, and are to be small, are held against the planting', () => {
  for (const { model, outcomes } of designsOf('We want {3 small trees|feature:tree|wanted}.')) {
    const trees = model.planting.placements.filter(
      ({ role, existing }) => role === 'tree' && !existing,
    );
    const { result } = outcomes!.find(({ quote }) => quote === '3 small trees')!;
    if (result === 'met') {
      expect(trees.length).toBeGreaterThanOrEqual(3);
      expect(Math.max(...trees.map(({ heightMm }) => heightMm))).toBeLessThanOrEqual(8000);
    }
  }
});

test('one light is one light', () => {
  const designs = designsOf('We want {one light|feature:lighting|wanted}.');
  for (const { model } of designs)
    expect(
      model.layout.furnishings.filter(({ kind }) => kind.endsWith('-light')).length,
    ).toBeLessThanOrEqual(1);
});

test('a path that leads to what is not on the plan is not met', () => {
  for (const { result, why } of answers(
    designsOf('We want {a path|feature:path|wanted} to the summerhouse.'),
    /path/,
  )) {
    expect(result).toBe('partly');
    expect(why).toContain('to the summerhouse');
  }
});

test('a grille for a pond is not answered by the fence of the boundary', () => {
  const designs = designsOf(
    'We have {a toddler|person:toddler|fact}. We want {a pond|feature:pond|wanted} with {a fence or a grille|feature:fence|wanted}.',
  );
  for (const { model, outcomes } of designs) {
    expect(model.site.edges.some(({ isNew }) => isNew)).toBe(false);
    const answer = outcomes!.find(({ quote }) => quote === 'a fence or a grille')!;
    expect(answer.result).toBe('partly');
    expect(answer.why).toMatch(/no fence is drawn round it/);
  }
});

test('where no patio is wanted there is a landing at the door, and no table', () => {
  for (const { model } of designsOf(
    "We want {long grass|feature:meadow|wanted} and {a bench|feature:seat|wanted}. We don't need a patio.",
  )) {
    expect(model.layout.furnishings.map(({ kind }) => kind)).not.toContain('dining-set');
    const terrace = model.layout.areas.find(({ kind }) => kind === 'terrace');
    // a sliver of bed beside it, in which nothing could grow, may be paved with it
    if (terrace) expect(area(terrace.region) / 1e6).toBeLessThanOrEqual(10);
  }
});

test('where the sum does not make the whole, the first design is what it makes', () => {
  const { designs, problems } = setOf(
    'We want {a lawn|feature:lawn|wanted} and {a shed|feature:shed|wanted}. We have {£2,000|money:budget|fact}.',
  );
  const [first, ...rest] = designs;
  expect(first!.costing.totalPence).toBeLessThanOrEqual(200_000);
  expect(rest.every(({ costing }) => costing.totalPence > 200_000)).toBe(true);
  const stages = first!.costing.stages!;
  expect(stages[0]).toMatchObject({ title: 'First', totalPence: first!.costing.totalPence });
  for (const { what, totalPence } of stages) {
    expect(what.length).toBeGreaterThan(0);
    expect(totalPence).toBeGreaterThan(0);
    expect(what.join()).not.toContain('undefined');
  }
  // bare ground is sown or barked where money is very short
  const { areas } = first!.model.layout,
    later = areas.filter(({ isLater }) => isLater);
  expect(later.length + areas.filter(({ id }) => id.startsWith('cover-')).length).toBeGreaterThan(
    0,
  );
  for (const { id } of later)
    expect(first!.model.planting.placements.some(({ areaId }) => areaId === id)).toBe(false);
  expect(problems.find(({ code }) => code === 'first-stage')?.message).toMatch(
    /£2,000 does not make the whole garden/,
  );
});

test('raised beds that are asked for by that name are raised beds, and no guess', () => {
  const found = answers(
    designsOf('We want {raised beds|feature:raisedbed|wanted} for vegetables.'),
    /^raised beds$/,
  );
  expect(found.length).toBeGreaterThan(0);
  for (const { result, why } of found) {
    expect(why).not.toMatch(/took this to mean/);
    if (why.startsWith('Raised bed')) expect(result).toBe('met');
  }
});
