import { designWeights } from '#content/design/weights.ts';
import { expect, test } from 'vitest';
import { catalogue } from '../../content/plants/catalogue.ts';
import { placeOf } from '../../content/places/place-of.ts';
import { sampleRateBook } from '../../content/rates/rate-book.ts';
import { seedFrom } from '../geometry/random.ts';
import { designGarden } from '../index.ts';
import type { DesignSet } from '../model/garden.ts';
import { markedInput } from '../../tests/support/marked-reading.ts';

function designsFor(description: string): DesignSet {
  const place = placeOf('RM1 3AB').place!;
  return designGarden({
    weights: designWeights,
    brief: markedInput(description, { postcode: 'RM1 3AB' }),
    place,
    catalogue,
    rates: sampleRateBook,
    seed: seedFrom(description),
  });
}
const SIZE =
  'Our garden is {9 x 12 m|measure:plot|fact} and {faces south|orientation:S|fact}. We want {a patio|feature:patio|wanted} and {a lawn|feature:lawn|wanted}.';

test('a shed that has to go is a line of every design and is named in what the price includes', () => {
  const { designs, brief } = designsFor(`${SIZE} {The rotten shed|feature:shed|going} should go.`);
  expect(brief.removals?.map(({ kind, count }) => [kind, count])).toEqual([['shed', 1]]);
  expect(designs).toHaveLength(3);
  for (const { costing } of designs) {
    const line = costing.lines.find(({ rateKey }) => rateKey === 'remove-shed');
    expect(line).toMatchObject({ phase: 'clear', net: 1 });
    expect(line!.totalPence).toBeGreaterThan(20_000);
    expect(costing.includes.join(' ')).toContain('Taking away the rotten shed');
  }
});

test('old decking is priced as a provisional quantity, and the greenhouse beside it by the piece', () => {
  const [design] = designsFor(
    `${SIZE} Rip out {the decking|feature:deck|going} and get rid of {the greenhouse|feature:greenhouse|going}.`,
  ).designs;
  const lines = design!.costing.lines;
  expect(lines.find(({ rateKey }) => rateKey === 'break-out')!.source.formula).toContain(
    'provisional',
  );
  expect(lines.some(({ rateKey }) => rateKey === 'remove-greenhouse')).toBe(true);
});

test.each([
  ['a large tree', 'Take out {the huge sycamore|plant:sycamore|going}.', 'the huge sycamore'],
  ['trees that nobody counted', 'Get rid of {the conifers|plant:conifer|going}.', 'the conifers'],
  [
    'a hedge',
    '{The leylandii hedge|plant:leylandii|going} has to come out.',
    'the leylandii hedge',
  ],
])('%s is named in what the price leaves out', (_, words, name) => {
  for (const { costing } of designsFor(`${SIZE} ${words}`).designs) {
    expect(costing.excludes.join(' ')).toContain(
      `Taking away ${name}, priced once we have seen it`,
    );
    expect(costing.lines.some(({ rateKey }) => rateKey.startsWith('remove-'))).toBe(false);
  }
});

test('what is gone already, and what stays, is not taken away', () => {
  expect(
    designsFor(`${SIZE} We had {the shed|feature:shed|gone} taken down last year.`).brief.removals,
  ).toBeUndefined();
  expect(
    designsFor(`${SIZE} Please keep {the shed|feature:shed|keep}.`).brief.removals,
  ).toBeUndefined();
});
