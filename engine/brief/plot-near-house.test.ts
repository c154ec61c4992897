import { expect, test } from 'vitest';
import { placeOf } from '#content/places/place-of.ts';
import { markedInput } from '#tests/support/marked-reading.ts';
import type { BriefInput } from '../model/brief.ts';
import { extentOf } from './plot-shape.ts';
import { readBrief } from './read-brief.ts';

const place = placeOf(null).place!;
const read = (marked: string, more: Partial<BriefInput> = {}) =>
  readBrief(markedInput(marked, more), place);
test.each([
  ['{an acre|measure:plot|fact}', [50, 50], ['back', 'left', 'right']],
  ['{two acres|measure:plot|fact}', [50, 50], ['back', 'left', 'right']],
  ['{30m by 100m|measure:plot|fact}', [30, 83.3], ['back']],
  ['{100m wide|measure:plot|fact} and {30m|measure:plot|fact} deep', [83.3, 30], ['left', 'right']],
] as const)(
  'of %s the part nearest the house is designed, and the ground beyond it stays as it is',
  (marked, size, open) => {
    const brief = read(`The garden is ${marked}, fenced all round.`);
    const { widthM, depthM } = extentOf(brief.shape.value);
    expect([widthM, depthM]).toEqual(size);
    expect(brief.problems.filter((p) => p.severity === 'error')).toEqual([]);
    expect(brief.problems.find((p) => p.code === 'plot-part')?.message).toContain('stays as it is');
    expect(
      brief.surroundings?.sides
        ?.filter(({ value }) => value.kind === 'open')
        .map(({ value }) => value.side),
    ).toEqual(open);
  },
);
test('a part that is given its size is the plot, and nothing goes on beyond it', () => {
  const brief = read('A garden of {an acre|measure:plot|fact}.', {
    corrections: { widthM: 20, depthM: 30 },
  });
  expect(brief.areaM2.value).toBe(600);
  expect(brief.surroundings?.sides ?? []).toEqual([]);
  expect(brief.problems.map((p) => p.code)).not.toContain('plot-part');
});

test('more than two acres, and a large plot of an outline of its own, are still asked about', () => {
  for (const words of ['{5 acres|measure:plot|fact}', '{120m by 100m|measure:plot|fact}'])
    expect(read(`A garden of ${words}.`).problems.map((p) => p.code)).toContain('plot-size');
});

test('a plot that was drawn by hand goes before every measure, in the words and in the form', () => {
  const corners: [number, number][] = [
    [0, 0],
    [8000, 0],
    [8000, 11_000],
    [4000, 13_000],
    [0, 11_000],
  ];
  const brief = read('A garden of {20m x 30m|measure:plot|fact}.', {
    areaM2: 200,
    corrections: { outline: { corners, doorX: 3000 } },
  });
  expect(brief.areaM2.value).toBe(96);
  expect(brief.shape.value).toMatchObject({ kind: 'polygon', points: corners, doorX: 3000 });
  expect(brief.problems.map((p) => p.code)).not.toContain('size-differs');
});
