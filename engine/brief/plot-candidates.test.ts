/** Which figures of the words are taken for the plot's. */
import { expect, test } from 'vitest';
import { placeOf } from '#content/places/place-of.ts';
import { markedInput } from '#tests/support/marked-reading.ts';
import { extentOf } from './plot-shape.ts';
import { readBrief } from './read-brief.ts';

const place = placeOf(null).place!;
const extent = (marked: string, areaM2?: number) =>
  extentOf(readBrief({ ...markedInput(marked), ...(areaM2 ? { areaM2 } : {}) }, place).shape.value);

test('a size stands a little after its place', () => {
  expect(
    extent('A {flat roof|place:roof|fact} with a railing, {3.6 by 2.2|measure:thing|fact}'),
  ).toEqual(extent('A {roof terrace|place:roof|fact} {3.6 by 2.2|measure:thing|fact}'));
});

test('one length said twice, or about, is one side', () => {
  expect(extent('a garden {100 foot and it was 100 foot|measure:plot|fact}')).toEqual({
    widthM: 9,
    depthM: 30.48,
  });
});

test('two lengths set across each other are two sides', () => {
  const { widthM, depthM } = extent('a garden {30 ft by 40 ft|measure:plot|fact}');
  expect(widthM * depthM).toBeCloseTo(9.144 * 12.192, 0);
});

test('of several sizes the one that the form says too is the plot', () => {
  const { widthM, depthM } = extent(
    '{0.4 acres|measure:plot|fact} with a court of {34m x 17m|measure:plot|fact}',
    1600,
  );
  expect(widthM * depthM).toBeCloseTo(1600, 0);
});

test('a drop of a couple of metres is no side of a garden', () => {
  expect(extent('a garden that {drops 2 m|measure:plot|fact}').depthM).toBeGreaterThan(8);
});

test('a size beside a place is the plot’s where no other was read, and one beside a thing is not', () => {
  expect(
    extent('A {roof terrace|place:roof|fact} {2.5 m x 3 m|measure:thing|fact} in Hackney'),
  ).toEqual({ widthM: 2.5, depthM: 3 });
  expect(
    extent(
      'A {roof terrace|place:roof|fact} with a {shed|feature:shed|fact} {2.5 m x 3 m|measure:thing|fact}',
    ).depthM,
  ).not.toBe(3);
});

test('two widths and two depths are a plot that widens, of the depth between', () => {
  const { shape, areaM2 } = readBrief(
    markedInput(
      '{7.8m wide at the house, splaying to 10.2 at the back|measure:plot|fact}, and {12.4 deep on the long side, 11 on the short one|measure:plot|fact}.',
      { areaM2: 104 },
    ),
    placeOf(null).place!,
  );
  expect(shape.value.kind).toBe('polygon');
  expect(areaM2.value).toBeCloseTo(105, 0);
});

test('widths at two ends and a length draw a wedge, though the form knows the area alone', () => {
  const { shape } = readBrief(
    markedInput(
      '{11 across the back of the house, only about 6 across the far end|measure:plot|fact}, {10 or so long|measure:plot|fact}.',
      { areaM2: 94 },
    ),
    placeOf(null).place!,
  );
  expect(shape.value.kind).toBe('polygon');
});

test('of a depth that is a part’s alone the form tells the whole', () => {
  expect(
    extent(
      'The garden is {6.2 metres wide|measure:plot|fact}. Bottom yard is {4 metres deep|measure:plot|fact}.',
      99.2,
    ),
  ).toEqual({ widthM: 6.2, depthM: 16 });
  expect(
    extent('It is {6.2 metres wide|measure:plot|fact} and {4 metres deep|measure:plot|fact}.', 99.2)
      .depthM,
  ).toBe(4);
});
