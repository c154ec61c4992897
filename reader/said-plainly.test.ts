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

test('a sum that is called a budget is one, a range by its upper end', () => {
  const budget = (text: string) => (briefOf(text).budgetPence?.value ?? 0) / 100;
  expect(budget('Budget in the region of £80,000 to include lighting.')).toBe(80_000);
  expect(budget('Budget - £8-10k, would stretch a bit.')).toBe(10_000);
  expect(budget('We have £12k to spend.')).toBe(12_000);
  expect(budget('We were quoted £9,000 for a wall last year.')).toBe(0);
});

test('in a bare list everything is wished for, once one thing of it plainly is', () => {
  const listed = readDescription('Small back yard, Walthamstow. Bikes, bins, one tree. No grass.')
    .mentions.filter(isSure)
    .map(({ concept, status }) => `${concept}:${status}`);
  expect(listed).toEqual(
    expect.arrayContaining(['store:wanted', 'bins:wanted', 'trees:wanted', 'lawn:refused']),
  );
  expect(listed).not.toContain('water:wanted');
  expect(sureOf('There is a shed, a greenhouse and a pond.')).not.toContain('feature:pond:wanted');
});

test('a thing whose own words say that it stays, or goes, is not asked about', () => {
  const { keep, questions } = briefOf('Greengage stays. Shed is full of tiles and can go.');
  expect(questions.map(({ text }) => text).join()).not.toMatch(/stay or go/);
  expect(keep.map(({ kind }) => kind)).not.toContain('shed');
});

test('what is denied is not asked about', () => {
  const { questions } = briefOf('We are not interested in a pool and had a scare with foxgloves.');
  expect(questions.map(({ text }) => text).join()).not.toMatch(/pool|foxglove/);
});

test('who dine are counted where no table is named, and the side of the way in is read', () => {
  const { household, surroundings } = briefOf('Dining for 12. Access down the side on the left.');
  expect(household.seatsFor.value).toBe(12);
  expect(surroundings?.waysIn?.value).toEqual([{ kind: 'side', side: 'left' }]);
});

test('steps up from the door are ground that lies higher', () => {
  const { slope, surroundings } = briefOf('There are 6 steps up from the back door to the lawn.');
  expect(slope.value).toBe('up');
  expect(surroundings?.levels?.fallMm?.value).toBeGreaterThan(900);
});

test('a landlord who speaks of tenants may fix what he likes', () => {
  const { circumstances } = briefOf('Student let, 5 tenants. Tenants do nothing.');
  expect(circumstances.some(({ concept }) => concept === 'renter')).toBe(false);
});

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
