import { expect, test } from 'vitest';
import { isSure } from '#engine/model/reading.ts';
import { readDescription } from '#server/reader.ts';
import { briefOf, sureOf } from '#tests/support/read-words.ts';

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
  expect(listed).toEqual(expect.arrayContaining(['store:wanted', 'bins:wanted', 'lawn:refused']));
  expect(listed.join()).toMatch(/\btrees?:wanted/);
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

test('what is refused of plants goes on through their list', () => {
  const said = sureOf('No poisonous plants whatsoever, so no foxglove, yew, laburnum.');
  expect(said.filter((one) => /wanted/.test(one))).toEqual([]);
});

test('what is feared or called poisonous is no wish', () => {
  const said = sureOf(
    'We had a scare with foxgloves. My wife likes hydrangeas (I know, toxic, tell her) and roses.',
  );
  expect(said).toContain('plant:foxglove:refused');
  expect(said).not.toContain('plant:hydrangea:wanted');
});

test('a sum that somebody named, spent or has only if is no budget', () => {
  const budget = (text: string) => (briefOf(text).budgetPence?.value ?? 0) / 100;
  expect(budget("We've been told £25k by one firm.")).toBe(0);
  expect(budget('We had an extension done last year, £62k, and the builder went bust.')).toBe(0);
  expect(budget('You open a £7,000 set of bifolds onto a pallet.')).toBe(0);
});

test('what is wanted away, or where it is not, is no new one', () => {
  expect(sureOf('We want the decking up.')).not.toContain('feature:deck:wanted');
  expect(sureOf("I'd like the three roses moved.")).not.toContain('plant:rose:wanted');
  expect(sureOf('The leylandii on the north boundary is coming out.')).toContain(
    'plant:leylandii:going',
  );
});

test('a dog leg and a dog walker are no dogs', () => {
  const hasDog = (text: string) => briefOf(text).household.dog.value;
  expect(hasDog('The side way has a dog leg in it.')).toBe(false);
  expect(hasDog('Every dog walker says good morning.')).toBe(false);
  expect(hasDog('We have a dog.')).toBe(true);
});

test('who lets the house is no tenant', () => {
  const rented = (text: string) => briefOf(text).noDigging?.value === true;
  expect(rented('6 bed HMO, 6 students. Rack for 6 bikes.')).toBe(false);
  expect(rented('We rent the house and the landlord is fine with pots.')).toBe(true);
});

test('a trouble that somebody likes is none', () => {
  const { circumstances } = briefOf("North facing, moss everywhere which I've decided I like.");
  expect(circumstances.map(({ concept }) => concept)).not.toContain('moss');
});

test.each(['We tried a rowan and it died.', 'When we tried to plant a lavender we hit bricks.'])(
  'what was tried once is not wished for: %s',
  (text) => {
    expect(briefOf(`Our garden is 8 m by 9 m. ${text}`).wishes).toEqual([]);
  },
);

test.each([
  ["I've two and a half thousand.", 2500],
  ['Call it nine thousand for materials.', 9000],
  ['Labour’s free, plant at cost. Call it nine thousand for materials.', 9000],
  ["I've about 12 grand.", 12000],
])('a sum in words is one: %s', (text, pounds) => {
  expect(briefOf(`The garden is 8 m by 9 m. ${text}`).budgetPence?.value).toBe(pounds * 100);
});

test('what they have grown out of goes', () => {
  expect(sureOf('There is grass and a trampoline that we’ve grown out of.')).toContain(
    'feature:trampoline:going',
  );
});

test('what comes down a side does not go, and what belongs next door does not stay', () => {
  const { keep, removals } = briefOf(
    'The garden is 8 m by 9 m. The iron steps coming down one side are the fire exit. The magnolia belonging to number 40 leans over.',
  );
  expect(removals ?? []).toEqual([]);
  expect(keep.map(({ name }) => name).join()).not.toContain('magnolia');
});

test('a sentence that is nothing but a number is the sum', () => {
  const sums = (text: string) =>
    readDescription(text)
      .mentions.filter(({ concept }) => concept === 'budget')
      .map(({ range }) => range?.[1]);
  expect(sums("8x8m, chalk, south. Fence on the left is falling down and it's mine. 4500")).toEqual(
    [4500],
  );
  expect(sums('House built in. 1930. Garden 8m by 6m, a lawn.')).toEqual([]);
});
