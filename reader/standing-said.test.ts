import { expect, test } from 'vitest';
import { standingIn } from './standing-said.ts';

const told = (text: string) =>
  standingIn(text).map(({ what, place, isKept }) => `${what}@${place}${isKept ? '!' : ''}`);

test.each([
  ['I carry on down to the greenhouse, which is Ron’s and which STAYS.', ['greenhouse@null!']],
  ['There is a washing line which I use every dry day.', ['washing line@null']],
  ['It has old borders, an apple tree and a prefab garage at the bottom.', ['garage@back']],
  ['Polytunnel is 4.2m x 3, on the right hand side, keeping that.', ['polytunnel@right!']],
  ['Old privy has tools in it and stays as well.', ['outbuilding@null!']],
  ['A rotary line bang in the middle that is concreted in, so it stays.', ['rotary line@middle!']],
  ['We have a dead bay tree and a slide. Slide stays.', ['slide@null!']],
  ['Manholes at 4m and 11m from back wall.', ['cover@back']],
])('%s', (text, expected) => expect(told(text)).toEqual(expected));

test('what stands near another thing is where that is', () =>
  expect(
    told(
      'Basketball hoop is staying, it’s on a post on the bit of concrete near the garage at the back left.',
    ),
  ).toEqual(['basketball hoop@back-left!', 'garage@back-left']));

test.each([
  'We would like a greenhouse at the back.',
  'We’ve had the garage down.',
  'The ceanothus against the garage wall stays.',
  'It looks straight at number 31’s conservatory.',
  'There was a shed in the corner but the trampoline is going.',
  'The pond has already been filled in.',
  'Garage at the bottom, asbestos roof, coming down.',
])('nothing stands and stays: %s', (text) => expect(told(text)).toEqual([]));

test('sizes of sheds without a unit are feet, and covers have their distances', () => {
  expect(standingIn('The shed 8x6 stays.')[0]!.sizeM).toEqual([2.438, 1.829]);
  expect(standingIn('Manholes at 4m and 11m from back wall.')[0]!.fromHouseM).toEqual([4, 11]);
});
