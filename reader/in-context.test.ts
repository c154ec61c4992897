import { expect, test } from 'vitest';
import { readDescription } from '#server/reader.ts';
import { isSure } from '#engine/model/reading.ts';

const read = (text: string): string[] =>
  readDescription(text)
    .mentions.filter(isSure)
    .map(({ kind, concept, status }) => `${kind}:${concept}:${status}`);

test('what somebody else wanted or has is no wish', () => {
  expect(read('The last woman wanted to put in a rill. I said no.')).not.toContain(
    'feature:water:wanted',
  );
  expect(read('Next door have put in a pond. We want a pond too.')).toContain(
    'feature:pond:wanted',
  );
});

test('what is to come another day is not drawn now', () => {
  expect(read('We want a lawn. Hot tub one day, ignore for now.')).toEqual(['feature:lawn:wanted']);
});

test('a thing’s size is not the plot’s', () => {
  expect(read('The patio is 6 metres by 4 straight across the back.')).toContain(
    'measure:thing:fact',
  );
  expect(read('The garden is 6 metres by 4.')).toContain('measure:plot:fact');
});

test('a clay oven says nothing of the soil', () => {
  expect(read('There is a clay oven at the end.').join()).not.toMatch(/soil/);
  expect(read('It is heavy clay.')).toContain('soil:clay:fact');
});

test('a list under a heading of its own line follows the heading', () => {
  const mentions = read('NOT WANTED\n- Composite decking. A pergola with a motor in it.\n- A pond');
  expect(mentions).toEqual(
    expect.arrayContaining(['feature:deck:refused', 'feature:pergola:refused']),
  );
  expect(mentions.filter((one) => one.endsWith(':wanted'))).toEqual([]);
});
