import { expect, test } from 'vitest';
import { readDescription } from '#server/reader.ts';
import { markedReading } from '#tests/support/marked-reading.ts';
import { asMeant } from './purposes.ts';

const meant = (marked: string) => {
  const { text, mentions } = markedReading(marked);
  return asMeant(text, mentions).map(({ kind, concept }) => `${kind}:${concept}`);
};

test('what a door is to be wide enough for is brought, and not asked for', () => {
  expect(meant('Double doors so I can get {a bench|feature:seat|wanted} in.')).toEqual([]);
  expect(meant('Can you get {a bench|feature:seat|wanted} in the sun?')).toEqual(['feature:seat']);
  expect(meant('We would like {a bench|feature:seat|wanted}.')).toEqual(['feature:seat']);
});

test('flowers to look at are no screen', () => {
  expect(
    meant('{something in flower from the kitchen sink|feature:screen|wanted} in winter'),
  ).toEqual(['plant:flowers']);
  expect(meant('{flowers to screen the bins|feature:screen|wanted}')).toEqual(['feature:screen']);
});

test('“6 or 7 of them” is no size', () => {
  const { mentions } = readDescription(
    'We would like somewhere for 6 or 7 of them to sit. Our garden is 10 m by 12 m.',
  );
  expect(mentions.filter(({ kind }) => kind === 'feature').every(({ metres }) => !metres)).toBe(
    true,
  );
});

test('a part of the ground is nothing on it, a light court is no lamp, and the sun that goes down no fall', () => {
  expect(meant('then a {middle piece|feature:art|stands} of grass')).toEqual([]);
  expect(meant('what they call a {light court|feature:lighting|keep}')).toEqual([]);
  expect(
    meant('The sun comes up at the back and it {goes down behind our house|level:slope_down|fact}'),
  ).toEqual([]);
  expect(meant('It {goes down behind our house|level:slope_down|fact}.')).toEqual([
    'level:slope_down',
  ]);
});
