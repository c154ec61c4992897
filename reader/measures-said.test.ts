/** Laws of measures: whose each is and which way it runs, over phrases, numbers and units. */
import { describe, expect, test } from 'vitest';
import { measuresIn } from './measures-said.ts';
import { positionsIn } from './positions-said.ts';
import { plotSizesIn } from './plot-size.ts';

const FOOT = 0.3048;
/** How numbers are written, with what they are. */
const NUMBERS: readonly (readonly [string, number])[] = [
  ['9', 9],
  ['12.5', 12.5],
  ['eight', 8],
  ['twenty two', 22],
  ['forty-five', 45],
];
const UNITS: readonly (readonly [string, number])[] = [
  [' m', 1],
  [' metres', 1],
  [' foot', FOOT],
  ['ft', FOOT],
  [' yards', 0.9144],
  [' of my paces', 0.8],
];
type Size = { w: number; d: number };
const near = (a: number | null, b: number): boolean =>
  a !== null && Math.abs(a - b) <= 0.01 + 0.002 * b;
/** Every pair of unlike numbers in every unit; a word and a unit that is not apart do not go together. */
const all = (
  make: (a: string, b: string) => string,
  law: (text: string, a: number, b: number) => void,
) => {
  for (const [a, x] of NUMBERS)
    for (const [b, y] of NUMBERS)
      for (const [unit, metres] of UNITS) {
        if (a === b || (unit === 'ft' && !/\d/.test(a + b))) continue;
        if (unit === 'ft' && (!/^\d/.test(a) || !/^\d/.test(b))) continue;
        const text = make(a + unit, b + unit);
        law(text, x * metres, y * metres);
      }
};
const sizeOf = (text: string): Size | null => {
  const [size] = plotSizesIn(text);
  return size?.widthM != null && size.depthM !== null ? { w: size.widthM, d: size.depthM } : null;
};

describe('a length and a breadth of the garden are its depth and its width', () => {
  test.each([
    'The garden is {d} long and {w} wide.',
    'Our garden is {w} wide and {d} long, and flat.',
    "It's the back garden. It's about {d} long and I would say {w} wide.",
    'Length from house to garage {d}, breadth {w}.',
    'Width {w}, length {d}.',
    'Plot: {w} across by {d} deep.',
    'We paced it. The whole is {w} wide and {d} from the house to the back fence.',
    'The garden behind is {d} deep, {w} across.',
  ])('%s', (form) => {
    all(
      (d, w) => form.replace('{d}', d).replace('{w}', w),
      (text, d, w) => {
        const size = sizeOf(text);
        expect(size && near(size.w, w) && near(size.d, d), `${text} ${JSON.stringify(size)}`).toBe(
          true,
        );
      },
    );
  });
});

test('a number without a unit is in that of the number beside it', () => {
  for (const [a, x] of NUMBERS)
    for (const [b, y] of NUMBERS)
      for (const [unit, metres] of UNITS.filter(([one]) => one.startsWith(' '))) {
        if (a === b) continue;
        const text = `The garden is ${a}${unit} long and ${b} wide.`,
          size = sizeOf(text);
        expect(size && near(size.d, x * metres) && near(size.w, y * metres), text).toBe(true);
      }
});

test('widths at both ends and a length are a plot that runs in', () => {
  for (const [a, x] of NUMBERS)
    for (const [b, y] of NUMBERS)
      for (const [c, z] of NUMBERS) {
        if (new Set([a, b, c]).size < 3) continue;
        const text = `Width at house ${a} m, at rear boundary ${b} m, length ${c} m. Left boundary is the one that tapers in.`,
          [size] = plotSizesIn(text);
        expect(size, text).toMatchObject({ widthM: x, farWidthM: y, depthM: z, tapers: 'left' });
      }
});

const THINGS = [
  'shed',
  'patio',
  'fence',
  'pond',
  'pigeon loft',
  'border',
  'greenhouse',
  'wall',
  'bench',
];
describe('what stands beside its measure owns it, and the garden does not', () => {
  test.each([
    'The {thing} is {a} by {b}.',
    'There is a {thing} {a} long and {b} wide.',
    'We want a {a} by {b} {thing}.',
    'Then a {thing}, which is {a} by {b}.',
    'A {thing}: {a} x {b}.',
  ])('%s', (form) => {
    for (const thing of THINGS)
      for (const [n] of NUMBERS) {
        const text = form.replace('{thing}', thing).replace('{a}', `${n} m`).replace('{b}', '7 m');
        const own = measuresIn(text);
        expect(own.length, text).toBe(2);
        for (const m of own) expect(m.of, text).not.toBe('plot');
        expect(
          plotSizesIn(`Our garden is long. ${text}`).filter(({ isOwn }) => isOwn),
          text,
        ).toEqual([]);
      }
  });
});

test('parts behind one another are as deep as all of them, and as wide as the widest', () => {
  for (const patio of [2, 3, 4])
    for (const width of [5, 6, 9])
      for (const lawn of [8, 12, 20])
        for (const form of [
          `The patio is ${width} metres by ${patio} straight across the back of the house. Beyond it is lawn, about ${lawn} metres.`,
          `From the house there is a patio ${width} m wide and ${patio} m deep, then lawn for another ${lawn} m.`,
        ]) {
          const [size] = plotSizesIn(form);
          expect(size, form).toMatchObject({ isSum: true, widthM: width, depthM: patio + lawn });
        }
});

test('heights, and steps that are climbed, are no sides of a garden', () => {
  for (const text of [
    'The garden has a wall 2 m high and a fence 1.8 m tall.',
    'The top is 5 metres higher than the kitchen and it drops 3 m.',
    'There are nine steps up and thirteen steps down the garden.',
  ])
    expect(plotSizesIn(text), text).toEqual([]);
});

test.each([
  ['twelve foot six', 3.81],
  ['a metre and a half', 1.5],
  ['2 metres 40', 2.4],
  ['9\' 6"', 2.896],
  ['seven or eight metres', 7.5],
  ['9 or 10 m', 9.5],
])('%s', (words, metres) => {
  const [m] = measuresIn(`The garden is ${words} wide.`);
  expect(m?.metres).toBeCloseTo(metres, 2);
});

test('two measures from named edges are a place', () => {
  for (const thing of ['birch', 'manhole', 'apple tree', 'oil tank'])
    for (const hand of ['left', 'right'] as const)
      for (const [out, side] of [
        [2.1, 6.4],
        [5.5, 3],
        [12, 0.8],
      ]) {
        const text = `The ${thing} is ${out} m out from the house, ${side} m in from the ${hand} fence.`;
        expect(positionsIn(text)[0], text).toMatchObject({
          fromHouseM: out,
          [hand === 'left' ? 'fromLeftM' : 'fromRightM']: side,
        });
      }
});
