import { expect, test } from 'vitest';
import { look } from './features.ts';
import { siteFacts } from './site-facts.ts';
import { wordsOf } from './words.ts';

const read = (text: string) =>
  siteFacts(look(wordsOf(text)), []).map(
    ({ kind, concept, status }) => `${kind}:${concept}:${status}`,
  );

test.each([
  ['the bottom half slopes down away from the house, then it is mud', ['level:slope_down:fact']],
  ['From the terrace the ground rises about 1.4m to the rear', ['level:slope_up:fact']],
  ['the ground falls away to the back by a metre', ['level:slope_down:fact']],
  ['patio that slopes down to the house so the kitchen floods', ['level:slope_up:fact']],
  ['it slopes up away from the house, not madly', ['level:slope_up:fact']],
  ['The land falls gently to a brook on the boundary', ['level:slope_down:fact']],
  ['there is a 45 cm drop half way and then weeds', ['level:step:fact']],
  ['floor is 30cm above the patio', ['level:step:fact']],
  ['It is on two levels with a bank', ['level:terraced:fact']],
  ['ground as flat as a pancake', ['level:level:fact']],
  ['left hand side is always in the shade', ['light:shady:fact']],
  ['full sun till supper', ['light:sunny:fact']],
  ['there is no side access to speak of', ['access:no_access:fact']],
  ['everything has to come through the house', ['access:through_house:fact']],
  ['the oak has a TPO', ['rule:tpo:fact']],
  ['dry free-draining sand, nothing holds water', ['drainage:dry:fact', 'soil:sandy:fact']],
  ['light sand and a sandpit, and a dry sandstone wall', ['soil:sandy:fact']],
  ['Beds I can get my knees under, please', ['feature:raisedbed:wanted']],
  ['some waist high planters', ['feature:raisedbed:wanted']],
])('what is said in passing of the ground: %s', (text, facts) => {
  expect(read(text)).toEqual(facts);
});

test.each([
  'we want it dead level',
  'something for full shade',
  'next door’s garden slopes down',
  'plants that like full sun',
  'raise it a step',
])('a wish or a neighbour’s is no fact of this ground: %s', (text) => {
  expect(read(text)).toEqual([]);
});

test('what was found already is trusted more, not said twice', () => {
  const seen = look(wordsOf('it is always in shade here'));
  const found = {
    from: 2,
    to: 5,
    kind: 'light',
    concept: 'shady',
    status: 'fact',
    certainty: 0.6,
  };
  expect(siteFacts(seen, [found])).toEqual([]);
  expect(found.certainty).toBe(0.8);
});

test('a podium over a car park is no bay for a car', () => {
  const seen = look(wordsOf('our flat opens on to a podium deck over the car park'));
  const found = {
    from: 6,
    to: 11,
    kind: 'feature',
    concept: 'parking',
    status: 'stands',
    certainty: 0.55,
  };
  expect(siteFacts(seen, [found]).map(({ concept }) => concept)).toContain('roof');
  expect(found.certainty).toBe(0);
});
