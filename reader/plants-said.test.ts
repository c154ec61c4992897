/** What is said of the ground under the spade, of sun and of winter: heard where it is meant, and nowhere else. */
import { expect, test } from 'vitest';
import { plantsSaid } from './plants-said.ts';

test.each([
  ['builder’s turf over rubble, you hit brick an inch down', 'rubble'],
  ['turf was laid on rubble', 'rubble'],
  ['there is no soil really, it is all shingle', 'shingle'],
  ['sea kale in the shingle', 'shingle'],
  ['forty bags of rubble were carried out', undefined],
  ['a shingle path to the shed', undefined],
  ['the ground is level and the brick wall stays', undefined],
])('what the spade meets, in "%s": %s', (words, is) => {
  expect(plantsSaid(words).underfoot?.is).toBe(is);
});

test.each([
  ['Sun is there from 10 to around 5.', 7],
  ['It gets sun all day', 7.5],
  ['a wall at the end that gets sun from about 10 to 4', undefined],
  ['The sun is lovely', undefined],
])('hours of sun, in "%s": %s', (words, hours) => {
  expect(plantsSaid(words).sunHours).toBe(hours);
});

test('green in winter, heat, and no flowers', () => {
  expect(plantsSaid('Want it green when I land in January.').winterGreen).toBe(true);
  expect(plantsSaid('My green coat is for winter').winterGreen).toBeUndefined();
  expect(plantsSaid('it faces south and it’s roasting in summer').hot).toBe(true);
  expect(plantsSaid('I do not need flowers').noFlowers).toBe(true);
  expect(plantsSaid('no flowers yet').noFlowers).toBeUndefined();
});

test('nothing but food is read, and a wish for food beside other things is not', () => {
  expect(plantsSaid('She won’t have flowers that aren’t for eating').onlyFood).toBe(true);
  expect(plantsSaid('Only things we can eat, please').onlyFood).toBe(true);
  expect(plantsSaid('some things to eat and flowers to cut').onlyFood).toBeUndefined();
});
