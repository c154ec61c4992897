/** Plots that are no rectangles: drawn from the lengths of their parts, with the area that the words give. */
import { expect, test } from 'vitest';
import { outlineOf } from '#reader/outline.ts';
import { placeOf } from '#content/places/place-of.ts';
import { markedInput } from '#tests/support/marked-reading.ts';
import { withReading } from '#server/reader.ts';
import type { BriefInput, PlotShape } from '../model/brief.ts';
import { makeSite } from '../site/make-site.ts';
import { gatesOf } from '../site/gates.ts';
import { extentOf } from './plot-shape.ts';
import { readBrief } from './read-brief.ts';

const place = placeOf(null).place!;
function briefOf(marked: string, more: Partial<BriefInput> = {}) {
  const input = markedInput(marked, more);
  const outline = outlineOf(input.description)!;
  return readBrief({ ...input, reading: { ...input.reading!, outline } }, place);
}

test('an arm beside the house runs past its wall, and the way in comes through it', () => {
  const brief = briefOf(
    'L-shaped garden wrapping the back and one {side|place:side|fact}: back {9m x 6m|measure:plot|fact}, side leg {12m x 2.5m|measure:plotpart|fact}',
  );
  expect(brief.areaM2.value).toBeCloseTo(9 * 6 + 12 * 2.5, 1);
  expect(brief.position.value).toBe('back');
  const site = makeSite(brief, place);
  expect(site.house).toMatchObject({ x0: 0, x1: 6500 });
  const gates = gatesOf(site);
  expect(gates).toHaveLength(1);
  expect(gates[0]!.edge.from[1]).toBe(-12_000);
});

test('a back no wider than the house has the arm beside it', () => {
  const brief = briefOf(
    'So L shaped: back {4.5m wide and 10m deep|measure:plot|fact} and round the side a strip {4m wide by 11m|measure:plotpart|fact}',
  );
  expect(makeSite(brief, place).house).toMatchObject({ x0: 0, x1: 4500 });
});

test('a triangle with both sides alike stands on its base, and a patio in it is no side', () => {
  const brief = readBrief(
    withReading({
      description:
        'Our garden is basically a triangle, 14m along the house and about 17m down each side to a point. We had the patio redone last year in grey porcelain (4m x 14m along the back of house) so thats not changing. No grass, gravel with grasses and a fire pit.',
      projectType: 'modern',
      preferences: [],
    }),
    place,
  );
  const { widthM, depthM } = extentOf(brief.shape.value);
  expect(widthM).toBeCloseTo(14, 1);
  // each side is 17 m long
  expect(depthM).toBeCloseTo(15.6, 0);
  expect(brief.areaM2.value).toBeGreaterThan(100);
});

test('an arm that goes off beyond the house makes the deeper L', () => {
  const brief = briefOf(
    'L shape. It runs {11m from the house and is 5m wide|measure:plot|fact}, the short bit goes off to the left, {6m x 4.5m|measure:plotpart|fact left}',
  );
  expect(brief.areaM2.value).toBeCloseTo(11 * 5 + 6 * 4.5, 1);
  expect(extentOf(brief.shape.value)).toEqual({ widthM: 11, depthM: 11 });
});

test.each([
  [
    'three sides',
    'like a triangle, {15m on the long side|measure:plot|fact} then {9 and 12|measure:plot|fact} the house is the {9 m side|measure:plot|fact}',
    undefined,
    54,
  ],
  [
    'width and depth',
    'a triangle, {17m wide|measure:plot|fact}, {14m deep|measure:plot|fact}',
    undefined,
    119,
  ],
  ['a width and the area of the form', 'a triangle {14m wide|measure:plot|fact}', 140, 140],
])('a triangle of %s', (_name, marked, areaM2, expected) => {
  const brief = briefOf(marked, areaM2 === undefined ? {} : { areaM2 });
  expect(brief.shape.value.kind).toBe('polygon');
  expect(Math.abs(brief.areaM2.value - expected)).toBeLessThan(1);
});

test('an outline without lengths is drawn at the size of the form, and said to be assumed', () => {
  for (const words of ['The garden is L-shaped.', 'The garden is a triangle.']) {
    const brief = briefOf(words, { areaM2: 90 });
    expect(brief.areaM2.value).toBeCloseTo(90, 0);
    expect(brief.shape.value.kind).not.toBe('rectangle');
    expect(brief.problems.map(({ code }) => code)).toContain('plot-outline-assumed');
  }
});

test('two widths and a length that make the area of the form are a plot that widens', () => {
  const brief = readBrief(
    markedInput(
      '{8.3 m at the house 11.9 at the railway|measure:plot|fact} and {21 long|measure:plot|fact}',
      { areaM2: 212 },
    ),
    place,
  );
  expect(brief.shape.value.kind).toBe('polygon');
  expect(brief.areaM2.value).toBeCloseTo(212.1, 0);
});

const plotOf = (description: string) =>
  readBrief(withReading({ description, projectType: 'family', preferences: [] }), place);
/** Breadth at the house and at the far end, m. */
function endsOf(shape: PlotShape): [number, number] {
  if (shape.kind !== 'polygon') return [0, 0];
  const far = Math.max(...shape.points.map(([, y]) => y));
  const across = (at: number) => {
    const xs = shape.points.filter(([, y]) => y === at).map(([x]) => x);
    return (Math.max(...xs) - Math.min(...xs)) / 1000;
  };
  return [across(0), across(far)];
}

test('a slice of pizza of half a tennis court is drawn so, and both are said to be guesses', () => {
  const { shape, areaM2, problems } = plotOf(
    'How big is it? No idea. Half a tennis court? It is a sort of slice of pizza, thin where you come out of the house and wide at the crust. A patio.',
  );
  const [near, far] = endsOf(shape.value);
  expect(far).toBeGreaterThan(near * 2);
  expect(near).toBeGreaterThanOrEqual(3);
  expect(areaM2.value).toBeCloseTo(131, 0);
  expect(problems.map(({ message }) => message).join(' ')).toMatch(
    /liken the garden to “Half a tennis court”.*our guess.*width at the house/s,
  );
});

test('measured lengths and a wider end keep their area, and two measured widths are the outline', () => {
  const wide = plotOf('It is 12m by 14m or near enough, widest at the back. A patio and a lawn.');
  const [near, far] = endsOf(wide.shape.value);
  expect(far).toBeGreaterThan(near);
  expect(wide.areaM2.value).toBeCloseTo(168, 0);
  const wedge = plotOf(
    'It is a wedge, 5.9m at the house opening out to 12m along the back fence, and 14m long.',
  );
  expect(endsOf(wedge.shape.value)).toEqual([5.9, 12]);
});

test('a side return told before its yard is the arm beside the house', () => {
  const brief = readBrief(
    withReading({
      description:
        "There's the side return which is 1.45m wide and 5.8m long and that comes out into a yard behind the kitchen, 4.6m wide x 5.2m. Ferns and a seat please.",
      projectType: 'modern',
      preferences: [],
    }),
    place,
  );
  expect(brief.areaM2.value).toBeCloseTo(4.6 * 5.2 + 1.45 * 5.8, 0);
});
