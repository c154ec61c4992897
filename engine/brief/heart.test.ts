import { expect, test } from 'vitest';
import { placeOf } from '#content/places/place-of.ts';
import { markedInput } from '#tests/support/marked-reading.ts';
import { heartsOf } from './heart.ts';
import { readBrief } from './read-brief.ts';

const quotes = (marked: string): string[] =>
  heartsOf(readBrief(markedInput(marked), placeOf(null).place!)).map(({ quote }) => quote);

test('the first thing that is asked for is the heart, in the order said', () => {
  expect(quotes('We want {a pond|feature:pond|wanted} and {a shed|feature:shed|wanted}.')).toEqual([
    'a pond',
    'a shed',
  ]);
});

test('what is only told of comes after what is asked for', () => {
  expect(
    quotes(
      'The builders put {a patio|feature:patio|wanted} across the back. We would like {somewhere to sit|feature:seat|wanted} in the sun.',
    )[0],
  ).toBe('somewhere to sit');
});

test('a list stands under its heading, and an answer after its question', () => {
  const told = 'There are {raised beds|feature:raisedbed|wanted} by the door.';
  for (const asked of [
    'Things for the garden:\n\n- {a pond|feature:pond|wanted}\n- room for grass',
    'What do we want? To sit by {a pond|feature:pond|wanted} all day.',
    'What I am after: 1. {a pond|feature:pond|wanted}.',
  ])
    expect(quotes(`${told}\n${asked}`)[0]).toBe('a pond');
});

test('what is thought of, and what only serves, is never first while anything else is asked for', () => {
  for (const late of [
    '{lighting|feature:lighting|wanted}',
    '{a water butt|feature:waterbutt|wanted}',
    '{a pergola|feature:pergola|perhaps}',
  ])
    expect(quotes(`We want ${late}. We want {a pond|feature:pond|wanted}.`)[0]).toBe('a pond');
  expect(quotes('We want {lighting|feature:lighting|wanted}.')).toEqual(['lighting']);
});
