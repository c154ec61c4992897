import { expect, test } from 'vitest';
import { readDescription } from '#server/reader.ts';
import { carIn, doorIn } from './cars-said.ts';

const features = (text: string) =>
  readDescription(text)
    .mentions.filter(({ status, kind }) => status === 'wanted' || kind === 'person')
    .map(({ concept }) => concept);

test.each([
  ['Front garden, 7 by 6. We have to get one car off the road.', 'parking'],
  ['Front garden, 7 by 6 m. Must get both cars off the street.', 'parking'],
  ['Front garden, 7 m by 6 m. We need off-road parking.', 'parking'],
  ['Front garden. The car comes in March and I want it off the road.', 'parking'],
  ['Front garden. There is to be a charger on the house wall.', 'power'],
  ['Front garden. Three wheelie bins plus the food one.', 'bins'],
  ['Front garden. My father visits every Sunday with a walker.', 'disabled'],
])('%s', (text, concept) => {
  expect(features(text)).toContain(concept);
});

test.each([
  'My daughter says good morning to every dog walker who comes past. 9 m by 6 m garden.',
  'Front garden 6 by 4. No off-road parking please.',
])('no car and no walker: %s', (text) => {
  expect(features(text)).not.toContain('parking');
  expect(features(text)).not.toContain('disabled');
});

test('a lowered kerb has its hand where one was told', () => {
  expect(carIn('The dropped kerb has been approved and goes in on the left.')?.kerb).toBe('left');
  expect(carIn('Dropped kerb already there.')?.kerb).toBe(null);
  expect(carIn("We're not wanting a dropped kerb.")).toBe(null);
});

test('the door stands on the hand that it was told to, and what stands beside a door does not', () => {
  expect(doorIn('a crazy paved path to the door which is on the right hand side.')?.side).toBe(
    'right',
  );
  expect(doorIn('The patio doors are on the left.')?.side).toBe('left');
  for (const text of [
    'the yew to the left of the door',
    'Next door on the left has bamboo',
    'flat from the back door to the gate on the right',
    'the shed door is on the right of it',
  ])
    expect(doorIn(text), text).toBe(null);
});

test('who begins with "Front" describes a front garden', () => {
  const isFront = (text: string) =>
    readDescription(text).mentions.some(
      ({ kind, concept }) => kind === 'place' && concept === 'front',
    );
  expect(isFront('Front, 7m frontage x 5.5. Clients want parking for 1.')).toBe(true);
  expect(isFront('Back garden of 7 m by 5 m, parking for 1 in front of the house.')).toBe(false);
});

test.each([
  'Just the FRONT please, the back is a building site. 5.2m across, 3.6m deep.',
  "Roses round the door. It's the front of a two bed terrace in Faversham.",
])('a front garden: %s', (text) => {
  expect(
    readDescription(text).mentions.some(
      ({ kind, concept }) => kind === 'place' && concept === 'front',
    ),
  ).toBe(true);
});

test('ideas for the front of the house are for a front garden', () => {
  const { mentions } = readDescription('Need ideas for front of house, bungalow in Bexleyheath.');
  expect(mentions.some(({ kind, concept }) => kind === 'place' && concept === 'front')).toBe(true);
});

test('room for another car is a place to park, by whatever name it was read', () => {
  for (const words of ['I’d like room for a second car.', 'We need space for two cars.'])
    expect(
      readDescription(words).mentions.map(({ concept, status }) => [concept, status]),
    ).toContainEqual(['parking', 'wanted']);
});

test('cars that need to stay want their ground', () => {
  const { mentions } = readDescription(
    'A front garden of 6x7m, all concrete. 2 cars need to stay. Some planting by the door.',
  );
  expect(mentions.find(({ concept }) => concept === 'parking')).toMatchObject({
    status: 'wanted',
    count: 2,
  });
});
