import { expect, test } from 'vitest';
import { markedReading } from '#tests/support/marked-reading.ts';

const saidOf = (marked: string, quote?: string) => {
  const wished = markedReading(marked).mentions.filter(({ status }) => status === 'wanted');
  const { place, where = [] } =
    (quote ? wished.find((one) => one.quote === quote) : wished.at(-1)) ?? wished[0]!;
  return [place, where.map(({ at, of }) => (of ? `${at} ${of}` : at)).join(', ')];
};

test.each([
  ['{a seat|feature:seat|wanted} in the evening sun', null, 'sun'],
  [
    '{somewhere dark-ish and quiet to sit|feature:seat|wanted}, {shaded|feature:shade|wanted}',
    null,
    'shade',
  ],
  ['{somewhere to sit|feature:seat|wanted} halfway, to get my breath', null, 'halfway'],
  [
    '{a bench|feature:seat|wanted} under a {white cherry|plant:cherry|wanted}',
    null,
    'under white cherry',
  ],
  ['{somewhere that is theirs|feature:seat|wanted}, as far from the house as possible', 'back', ''],
  ['{herbs|feature:herbs|wanted} near the kitchen door', 'house', ''],
  ['{bins|feature:bins|wanted} out of sight', null, 'hidden'],
  ['{a bench|feature:seat|wanted} you have to go looking for', null, 'hidden'],
  ['{a path|feature:path|wanted} down to the greenhouse', null, 'to greenhouse'],
  ['{a low wall|feature:wall|wanted} round the patio', null, 'round patio'],
  ['{somewhere dry to sit|feature:seat|wanted}', null, 'cover'],
  ['{a seat|feature:seat|wanted}, out of the wind', null, 'outlook'],
] as const)('the place of a wish in “%s”', (marked, place, where) => {
  const first = markedReading(marked).mentions.find(({ status }) => status === 'wanted')!;
  expect(saidOf(marked, first.quote)).toEqual([place, where]);
});

test.each([
  '{a seat|feature:seat|wanted} by the way, please',
  '{a shed|feature:shed|wanted} for under £500',
  '{a bench|feature:seat|wanted} near me',
  '{a table|feature:dining|wanted}. The sun is on the back step.',
  '{a bed|feature:bed|wanted} for shade plants',
])('no place is heard in “%s”', (marked) => {
  expect(saidOf(marked)).toEqual([null, '']);
});

test.each([
  ['{a seat|feature:seat|wanted} in the evening sun', 'evening'],
  ['{somewhere to sit|feature:seat|wanted} with my coffee in the mornings', 'morning'],
  ['{somewhere to sit|feature:seat|wanted} unseen. No bamboo. Evenings.', 'evening'],
  ['{a table 2.4 x 1.0 m|feature:dining|wanted}, with room for chairs. In evening sun.', 'evening'],
  ['{a seat|feature:seat|wanted}. {A shed|feature:shed|wanted} for evenings.', undefined],
  ['{a bed|feature:bed|wanted} that smells in the evening', undefined],
  ['{a seat|feature:seat|wanted} in the shade in the morning', undefined],
] as const)('the hour of the sun in “%s”', (marked, hour) => {
  const first = markedReading(marked).mentions.find(({ status }) => status === 'wanted')!;
  expect(first.where?.find(({ at }) => at === 'sun')?.hour).toBe(hour);
});

test('what a thing is wished with stands where it does', () => {
  const marked =
    'Want {somewhere outside|feature:seat|wanted}, as far from the house as possible, with {a roof|feature:gazebo|wanted}.';
  expect(saidOf(marked, 'a roof')).toEqual(['back', '']);
});

test('a fence or a grille that keeps a child out of water is none of the boundary', () => {
  expect(saidOf("I'd want {a fence or a grille|feature:fence|wanted} or whatever you do.")).toEqual(
    [null, 'round pond'],
  );
});
