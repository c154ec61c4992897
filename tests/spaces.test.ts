/** Things that ground is kept for: their place, size and name are on the plan and in the price, and nothing else is drawn for them. */
import { expect, test } from 'vitest';
import { bounds } from '#engine/geometry/region.ts';
import { designsOfWords } from './support/designs-of-words.ts';
import { sampled } from './support/sampled.ts';

const PLOT = 'Our garden is 11 m wide and 20 m long. ';

const SPACES = [
  [
    'We would like a putting green of 7 x 5 m at the far end please',
    'putting',
    'Putting green',
    [5000, 7000],
  ],
  ['I want a boules pitch', 'boules', 'Boules pitch', null],
  ['My husband wants a small smoke house for sausages', 'smokehouse', 'Smokehouse', null],
  ['We need somewhere to wash the dog', 'dogwash', 'Dog wash', null],
  ['We would like a pizza oven', 'oven', 'Pizza oven', null],
  ['I want a cold frame', 'coldframe', 'Cold frame', null],
] as const;

test.each(sampled(SPACES, 2))('%s', (words, feature, label, size) => {
  const { designs } = designsOfWords(`${PLOT}${words}.`);
  expect(designs).toHaveLength(3);
  for (const { model, costing, outcomes } of designs) {
    const area = model.layout.areas.find((one) => one.feature === feature);
    expect(area).toMatchObject({ kind: 'space', label });
    const box = bounds(area!.region);
    if (size) expect([box.x1 - box.x0, box.y1 - box.y0].sort((a, b) => a - b)).toEqual([...size]);
    expect(model.layout.furnishings.filter((thing) => thing.areaId === area!.id)).toEqual([]);
    expect(costing.lines.some((line) => line.source.ids.includes(area!.id))).toBe(true);
    expect(outcomes!.find((one) => one.why.includes(label))?.result).not.toBe('left-out');
  }
});
