import { expect, test } from 'vitest';
import { habitsSaid } from './habits-said.ts';

test.each([
  'He walks round the edge, same direction, every day.',
  'He’s worn a track right round the lawn.',
  'Our eldest is 9 and walks round the edge for an hour.',
  'Retired greyhound has worn a bald track right round the edge.',
  'There’s a racetrack worn round the edge of the lawn.',
  'The kids cycle round and round the garden.',
  'Our dogs run round the edge all day.',
])('a round: %s', (words) => {
  expect(habitsSaid(words).lap).toBe(words.replace('’', "'"));
});

test.each([
  'A path goes round the edge.',
  'We went round the edge together with a tape.',
  'Hedges round the garden.',
])('no round: %s', (words) => {
  expect(habitsSaid(words).lap).toBeUndefined();
});

test.each([
  'And climbs, the fence is 6ft and so far that’s been enough.',
  'He climbs everything.',
  'There’s to be nothing next to it he could get a foot on.',
  'My son can climb the fence in two seconds.',
])('somebody climbs: %s', (words) => {
  expect(habitsSaid(words).climbs).toBe(words.replace('’', "'").replace('’', "'"));
});

test.each([
  'A rose climbs the fence.',
  'Something to climb the fence, a clematis.',
  'I like plants that climb.',
  'She cannot climb steps.',
])('nobody climbs: %s', (words) => {
  expect(habitsSaid(words).climbs).toBeUndefined();
});

test.each([
  ['Some water, to hear, but not a pond.', true],
  ['We love the sound of running water.', true],
  ['I want to hear water when I sit there.', true],
  ['Nothing that trickles, and no water to hear.', undefined],
  ['The water butt is by the door.', undefined],
] as const)('water to listen to: %s', (words, heard) => {
  expect(habitsSaid(words).heardWater).toBe(heard);
});
