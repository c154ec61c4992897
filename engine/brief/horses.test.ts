import { expect, test } from 'vitest';
import { markedReading } from '#tests/support/marked-reading.ts';
import { readPeople } from './household.ts';

const horsesIn = (text: string) =>
  readPeople(markedReading(text), {}, 'family', 100).household.horse;
test.each([
  'There are horses next door.',
  'My pony is in the paddock behind.',
  'The neighbour keeps donkeys over the hedge',
])('"%s" tells of horses', (text) => {
  expect(horsesIn(text)?.value).toBe(true);
});
test.each([
  'A horse chestnut shades the lawn.',
  'We have well-rotted horse manure.',
  'No horses here.',
  'The bed is full of horsetail and horseradish.',
  'There is a clothes horse by the door.',
])('"%s" does not', (text) => {
  expect(horsesIn(text)).toBeUndefined();
});
