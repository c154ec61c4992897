import { expect, test } from 'vitest';
import { placeOf } from '#content/places/place-of.ts';
import { readBrief } from '#engine/brief/read-brief.ts';
import { isSure } from '#engine/model/reading.ts';
import { readDescription, withReading } from '#server/reader.ts';

const HOME = 'Our garden is at the back of a house in Romford, 10m by 12m.';
const sureOf = (text: string) =>
  readDescription(`${HOME} ${text}`)
    .mentions.filter(isSure)
    .map(({ kind, concept, status }) => `${kind}:${concept}:${status}`);
const briefOf = (text: string) =>
  readBrief(
    withReading({ description: `${HOME} ${text}`, projectType: 'modern', preferences: [] }),
    placeOf(null).place!,
  );

test('little money is read where it is said of the whole', () => {
  expect(sureOf('Bikes, bins, one tree. No grass. Cheap please.')).toContain('money:low:fact');
  expect(sureOf('A new fence is cheaper than a wall.')).not.toContain('money:low:fact');
});

test('what ground is kept for is wished for by its name', () => {
  const { wanted } = briefOf('My husband wants a small smoke house for sausages.');
  expect(wanted.map(({ value }) => value)).toContain('smokehouse');
  expect(
    briefOf('We have no swimming pool and want none.').wanted.map(({ value }) => value),
  ).not.toContain('pool');
});
