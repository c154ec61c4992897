import { expect, test } from 'vitest';
import { markedReading } from '#tests/support/marked-reading.ts';
import { withPlaceWords } from './place-words.ts';

const placesOf = (marked: string) => {
  const reading = markedReading(marked),
    { place, where = [] } = withPlaceWords(reading.mentions[0]!, reading);
  return { place, where: where.map(({ at, of }) => `${at} ${of ?? ''}`.trim()) };
};

test('the door, a fence and the sunny corner are places of the plot', () => {
  expect(placesOf('We want {a bench|feature:seat|wanted} by the back door.')).toEqual({
    place: 'house',
    where: ['beside the garden door'],
  });
  expect(placesOf('{A table|feature:dining|wanted} off the orangery.').where).toEqual([
    'beside the garden door',
  ]);
  expect(placesOf('{A shed|feature:shed|wanted} along the left hand fence.').where).toEqual([
    'beside left hand fence',
  ]);
  expect(placesOf('{Somewhere to sit|feature:seat|wanted} in the sunny corner.').where).toEqual([
    'sun corner',
  ]);
});

test('a kitchen garden is no kitchen, and what is said of the next thing is not said of this one', () => {
  expect(placesOf('{A bench|feature:seat|wanted} by the kitchen garden.').where).not.toContain(
    'beside the garden door',
  );
  expect(
    placesOf('{A shed|feature:shed|wanted} and {a bench|feature:seat|wanted} by the back door.')
      .where,
  ).toEqual([]);
});
