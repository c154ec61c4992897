import { expect, test } from 'vitest';
import { sunSaid } from './sun-said.ts';

test.each([
  ['We get the sun on the patio in the morning and it’s gone by dinner time.', 'E'],
  ['Sun is off the patio by 3.', 'E'],
  ['The sun comes in my bedroom at the back first thing.', 'E'],
  ['Gets the evening sun at the house end.', 'W'],
  ['Sun from lunchtime.', 'SW'],
  ['No sun until about four in the afternoon, then it is lovely.', 'W'],
  ['Sunny till about 3.', 'SE'],
  ['Sun all day long.', 'S'],
  // beyond the shadow of the house
  ['Long and thin, evening sun at the back.', 'E'],
  ['The far end has sun till about 8pm in June.', 'N'],
  ['It is sunny most of the day at the bottom end and the patio is the shady bit.', 'N'],
  // a side is lit from the other
  ['We have got sun on the right hand fence most of the day and the left is in shade.', 'W'],
  ['By teatime only the bottom left corner has any sun.', 'SE'],
  ['Sun is from the left side in morning and over the end of garden at noon.', 'S'],
  ['The sun goes down behind the church, to the right as you look out.', 'S'],
  ['She sits out at like 8 in the morning, sun is on the back step then.', 'E'],
  // a wall in the sun looks to it
  ['It gets sun on the right hand wall at lunchtime in summer and otherwise none.', 'W'],
  ['Sun is on the left wall in the middle of the day.', 'E'],
  // "it" is the sun of the clause before
  ['Sun on the bench would be nice, the back of the house gets it until about noon.', 'E'],
  // the side that a sentence before named
  ['On the left they put up flats. That side is also where our morning sun comes from.', 'S'],
  ['The flats are on the right. The sun goes behind the flats at 3.', 'SE'],
  ['Sun is on the garden from like 11 til teatime.', 'S'],
  // where it rises and where it sets
  ['The sun comes up at the back by the shed and it goes down behind our house.', 'E'],
  ['The sun sets at the bottom of the garden.', 'W'],
  ['The sun comes up behind the house.', 'W'],
  ['The sun comes up over the house and sets over the fields at the bottom.', 'W'],
  ['The sun comes up at the front and goes down at the back.', 'W'],
  ['Sunrise is over the back fence.', 'E'],
  ['The sofa looks out the back which is where the sun goes down.', 'W'],
  ['The sun comes in over the left side and sets behind the garage.', 'S'],
])('%s It looks %s', (text, point) => {
  expect(sunSaid(text)?.point).toBe(point);
});

test.each([
  'I would like somewhere to sit in the evening sun.',
  'Shade over the sandpit, please, and plants for full sun.',
  'We are in most Sundays until three.',
  'The front gets sun all morning.',
  'The sun is from right side in morning and back side all afternoon.',
  'The sun goes down behind the house opposite.',
  'The ground goes down behind our house.',
  'The conifer at the bottom blocks the sunset.',
  'Morning sun on the patio and evening sun on the patio.',
])('nothing of its facing: %s', (text) => {
  expect(sunSaid(text)).toBeNull();
});
