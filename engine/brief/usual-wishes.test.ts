import { expect, test } from 'vitest';
import { markedInput } from '#tests/support/marked-reading.ts';
import { placeOf } from '#content/places/place-of.ts';
import { readBrief } from './read-brief.ts';

const briefOf = (marked: string) => readBrief(markedInput(marked), placeOf(null).place!);
const wanted = (marked: string) => briefOf(marked).wanted.map(({ value }) => value);

test('a yard of bicycles and bins has no table; a larger garden has one where somebody wrote at length', () => {
  const things = '{Bikes|feature:store|wanted}, {bins|feature:bins|wanted}.',
    long = `${things} {Compost|feature:compost|wanted}. ${Array.from({ length: 45 }, () => 'and').join(' ')}`;
  expect(wanted(`{5 m by 6 m|measure:plot|fact}. ${long}`)).not.toContain('dining');
  expect(wanted(`{10 m by 14 m|measure:plot|fact}. ${things}`)).not.toContain('dining');
  expect(wanted(`{10 m by 14 m|measure:plot|fact}. ${long}`)).toContain('dining');
});

test('no lawn is assumed on ground that is wanted for crops', () => {
  const plot = '{7 m by 16 m|measure:plot|fact}.';
  expect(wanted(`${plot} {vegetables|feature:veg|wanted}.`)).not.toContain('lawn');
  expect(wanted(`${plot} {a bench|feature:seat|wanted}.`)).toContain('lawn');
});

test('beside a seat that was named no table is set, unless those who eat are counted', () => {
  const words =
    '{10 m by 14 m|measure:plot|fact}. {A bench|feature:seat|wanted}, {a shed|feature:shed|wanted} and {compost|feature:compost|wanted}.';
  expect(wanted(words)).not.toContain('dining');
  expect(wanted(`${words} We have eight people round for dinner.`)).toContain('dining');
});

test('what an assumed lawn is for is said only where children were told of, and none lies before the street', () => {
  const lawnOf = (words: string) =>
    briefOf(`{10 m by 14 m|measure:plot|fact}. ${words}`).wanted.find(
      ({ value }) => value === 'lawn',
    )?.source;
  expect(lawnOf('{A shed|feature:shed|wanted}.')).toMatchObject({
    because: 'a family garden usually keeps a lawn',
  });
  expect(lawnOf('{Our son is 6|person:child|fact}. {A shed|feature:shed|wanted}.')).toMatchObject({
    because: 'a family garden usually keeps a lawn to play on',
  });
  expect(
    wanted(
      'Our {front garden|place:front|fact} is {8 m by 7 m|measure:plot|fact}. {Bins|feature:bins|wanted}.',
    ),
  ).not.toContain('lawn');
});

test('a grown daughter is no child of the house, and one who plays is', () => {
  const has = (words: string) => briefOf(words).household.children.value;
  expect(has('{My daughter|person:child|fact} thinks it is too much for me.')).toBe(false);
  expect(has('I went over and {my daughter|person:child|fact} is worried.')).toBe(false);
  expect(has('{My daughter|person:child|fact} likes to play football.')).toBe(true);
  expect(has('{My daughter (8)|person:child|fact} wants frogs.')).toBe(true);
});

test('nobody is given children, and no play without them', () => {
  const brief = briefOf('{10 m by 14 m|measure:plot|fact}. {A bench|feature:seat|wanted}.');
  expect(brief.household.children.value).toBe(false);
  expect(brief.wanted.map(({ value }) => value)).not.toContain('play');
});

test('one thing named in a long text is a list of its own: no table, shed or second seat comes with it', () => {
  const long = Array.from({ length: 45 }, () => 'and').join(' ');
  const text = `{10 m by 18 m|measure:plot|fact}. {roses|plant:rose|wanted} ${long}`;
  expect(wanted(text)).toContain('lawn');
  expect(wanted(text)).not.toContain('dining');
  expect(wanted(text)).not.toContain('shed');
  expect(wanted(text)).not.toContain('seat');
});
