import { expect, test } from 'vitest';
import { markedInput } from '#tests/support/marked-reading.ts';
import { placeOf } from '#content/places/place-of.ts';
import { readBrief } from './read-brief.ts';

const briefOf = (marked: string) => readBrief(markedInput(marked), placeOf(null).place!);
const wanted = (marked: string) => briefOf(marked).wanted.map(({ value }) => value);

test('a yard of bicycles and bins has no table, and a larger garden has one', () => {
  const things = '{Bikes|feature:store|wanted}, {bins|feature:bins|wanted}.';
  expect(wanted(`{5 m by 6 m|measure:plot|fact}. ${things}`)).not.toContain('dining');
  expect(wanted(`{10 m by 14 m|measure:plot|fact}. ${things}`)).toContain('dining');
});

test('no lawn is assumed on ground that is wanted for crops', () => {
  const plot = '{7 m by 16 m|measure:plot|fact}.';
  expect(wanted(`${plot} {vegetables|feature:veg|wanted}.`)).not.toContain('lawn');
  expect(wanted(`${plot} {a bench|feature:seat|wanted}.`)).toContain('lawn');
});

test('nobody is given children, and no play without them', () => {
  const brief = briefOf('{10 m by 14 m|measure:plot|fact}.');
  expect(brief.household.children.value).toBe(false);
  expect(brief.wanted.map(({ value }) => value)).not.toContain('play');
});

test('one thing named in a long text is a list of its own: no shed and no second seat come with it', () => {
  const long = Array.from({ length: 45 }, () => 'and').join(' ');
  const text = `{10 m by 18 m|measure:plot|fact}. {roses|plant:rose|wanted} ${long}`;
  expect(wanted(text)).toEqual(expect.arrayContaining(['dining', 'lawn']));
  expect(wanted(text)).not.toContain('shed');
  expect(wanted(text)).not.toContain('seat');
});
