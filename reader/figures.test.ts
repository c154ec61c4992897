import { expect, test } from 'vitest';
import { figuresOf, pointOf } from './figures.ts';
import { agesOf, countOf, poundsOf } from './sums.ts';

test.each([
  ['9.1 m long by 4.85 m wide', [9.1, 4.85]],
  ['30ft x 70ft', [9.144, 21.336]],
  ['16ft by 12', [4.877, 3.658]],
  ['about 20 paces', [16]],
  ['thirty by sixty feet', [9.144, 18.288]],
  ['Sixty-five foot', [19.812]],
  ['9\'6"', [2.896]],
  ['12ft 6in by 20ft', [3.81, 6.096]],
  ['60cm', [0.6]],
  ['8 metres long and not quite 5 across', [8, 5]],
  ['about 12m each way', [12, 12]],
  ['about twenty foot square', [6.096, 6.096]],
  ['20ft sq', [6.096, 6.096]],
  ['3m square', [3, 3]],
  ['4 metre on 5 and half', [4, 5.5]],
])('%s is so many metres', (text, metres) => {
  expect(figuresOf(text).metres).toEqual(metres);
});
test.each([
  ['125m2', 125],
  ['an acre and three quarters', 7082.005],
  ['a third of an acre', 1348.953],
  ['half an acre', 2023.43],
  ['two and a half acres', 10117.15],
  ['about 100 sq ft', 9.29],
  ['25m square', 25],
])('%s is so many square metres', (text, areaM2) => {
  expect(figuresOf(text).areaM2).toBe(areaM2);
});
test('a width that runs from one to another is a taper, said roughly where it is', () => {
  expect(figuresOf('6m at the house narrowing to 4')).toMatchObject({ metres: [6], taperTo: 4 });
  for (const [text, near, far] of [
    ['11 across the back of the house, only about 6 across the far end', 11, 6],
    ['6.8 at the house and 6.4 at the back', 6.8, 6.4],
    ['9 at the wide end and down to about 2', 9, 2],
  ] as const)
    expect(figuresOf(text), text).toMatchObject({ metres: [near], taperTo: far });
  expect(figuresOf('31\'6" across the back of the house and 48\' 9" down')).toMatchObject({
    taperTo: null,
  });
  expect(figuresOf('8 metres across the back and 12 long')).toMatchObject({ taperTo: null });
  expect(figuresOf('10 x 8 metres give or take').isApproximate).toBe(true);
});
test.each([
  ['about £8k', [8000, 8000]],
  ['no more than ten grand all in', [10_000, 10_000]],
  ['5-8k', [5000, 8000]],
  ['£1,500 inc VAT', [1500, 1500]],
  ['couple of grand', [2000, 2000]],
  ['Budget twenty-five thousand', [25_000, 25_000]],
  ['a grant of £18,500 plus 5k of our own', [23_500, 23_500]],
  ['around £85k + VAT', [102_000, 102_000]],
  ['£5,000, £8,000 at most', [5000, 8000]],
])('%s is so many pounds', (text, range) => {
  expect(poundsOf(text)?.range).toEqual(range);
});
test.each([
  ['kids aged 4 and 7', [4, 7]],
  ['18 month old', [1.5]],
  ['two boys (3 and 6)', [3, 6]],
  ['daughter is 3', [3]],
  ['2 kids', []],
])('%s has the ages', (text, ages) => {
  expect(agesOf(text)).toEqual(ages);
});
test('counts and compass points', () => {
  expect([countOf('two dogs'), countOf('3 boys'), countOf('the cat')]).toEqual([2, 3, null]);
  expect(['north east', 'S', 'faces WSW', 'the sea'].map(pointOf)).toEqual(['NE', 'S', 'SW', null]);
});

test('metres and centimetres said in one breath are one length', () => {
  expect(figuresOf('13 metres 40 and 7 metres 10').metres).toEqual([13.4, 7.1]);
  expect(figuresOf('13 metres 40 feet').metres).not.toContain(13.4);
});
