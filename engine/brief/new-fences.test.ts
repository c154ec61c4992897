/** Fences that are asked for, on the site and in the take-off. */
import { expect, test } from 'vitest';
import { placeOf } from '#content/places/place-of.ts';
import { markedInput } from '#tests/support/marked-reading.ts';
import { plainGarden, withSite } from '../costing/fixtures/sample-gardens.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { takeOff } from '../quantities/take-off.ts';
import { makeSite } from '../site/make-site.ts';
import { fenceOutcome } from '../words/fence-outcome.ts';
import { readBrief } from './read-brief.ts';

const place = placeOf(null).place!;
const siteOf = (marked: string) =>
  makeSite(
    readBrief(markedInput(`{6m wide by 20m deep|measure:plot|fact} ${marked}`), place),
    place,
  );
const newOnes = (marked: string) => siteOf(marked).edges.filter((edge) => edge.isNew);

test('a fence all round stands on every side but the house', () => {
  const edges = newOnes('{fence 6ft all round|feature:fence|wanted}');
  expect(edges.map((edge) => edge.heightMm)).toEqual([1829, 1829, 1829]);
  expect(edges.every((edge) => edge.replaces)).toBe(true);
});

test('a fence on one side leaves the others, and a wall that stands stays', () => {
  expect(newOnes('{new fence on the left|feature:fence|wanted}')).toHaveLength(1);
  expect(
    newOnes(
      '{brick wall at the back|boundary:wall|keep} and {a new fence all round|feature:fence|wanted}',
    ),
  ).toHaveLength(2);
});

test('a fence that goes is replaced, unless a hedge is asked for', () => {
  expect(newOnes('{rotten fence on the left|boundary:fence|going}')).toHaveLength(1);
  expect(
    newOnes('{rotten fence on the left|boundary:fence|going} and {a hedge|feature:hedge|wanted}'),
  ).toHaveLength(0);
});

test.each([
  '{kids corner fenced off|feature:fence|wanted}',
  '{a fence between us and the hens|feature:fence|wanted}',
  '{a fence that side|feature:fence|wanted}',
  '{no fence|feature:fence|refused}',
])('no fence round the plot: %s', (marked) => {
  expect(newOnes(marked)).toEqual([]);
});

test('so many panels are renewed, and the fence stays', () => {
  const site = siteOf('{replace 2 fence panels|feature:fence|wanted}');
  expect(site.panelsM).toBe(3.7);
  expect(site.edges.some((edge) => edge.isNew)).toBe(false);
});

test('a new fence is taken off by its face, the old one by its length, and is answered', () => {
  const plain = plainGarden(),
    edges = plain.site.edges.map((edge, i) =>
      i === 1
        ? {
            ...edge,
            kind: 'fence' as const,
            heightMm: 1800,
            isNew: true as const,
            replaces: true as const,
          }
        : edge,
    ),
    model = withSite(plain, { edges });
  const lines = takeOff(model, catalogue);
  const net = (key: string) => lines.find((line) => line.rateKey === key)?.net;
  expect(net('fence-down')).toBeCloseTo(12);
  expect(net('fence-closeboard')).toBeCloseTo(21.6);
  expect(fenceOutcome(model)).toEqual([
    'met',
    'In the plan and the price: 12.0 m of new close-board fence, 1.8 m high.',
  ]);
  expect(fenceOutcome(plain)[0]).toBe('partly');
});

test('a fence of one’s own that is falling down is replaced, a neighbour’s is not', () => {
  expect(
    newOnes('{Fence on the right|boundary:fence|stands right} is ours and falling down'),
  ).toHaveLength(1);
  expect(
    newOnes('{Fence on the right|boundary:fence|stands right} is theirs and falling down'),
  ).toHaveLength(0);
  expect(newOnes('{Fence on the right|boundary:fence|stands right} is good')).toHaveLength(0);
});
