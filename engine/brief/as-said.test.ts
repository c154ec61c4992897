import { expect, test } from 'vitest';
import { markedInput } from '#tests/support/marked-reading.ts';
import { placeOf } from '#content/places/place-of.ts';
import { withReading } from '#server/reader.ts';
import { makeSite } from '../site/make-site.ts';
import { returnBrief } from '../words/return-brief.ts';
import { readBrief } from './read-brief.ts';

const briefOf = (marked: string) =>
  readBrief(markedInput(`{10 m by 14 m|measure:plot|fact}. ${marked}`), placeOf(null).place!);

test('what stays is labelled by its noun, not by the sentence that it stood in', () => {
  const names = (marked: string) => briefOf(marked).keep.map(({ name }) => name);
  expect(names('{10x8 good|feature:shed|keep}')).toEqual(['good shed']);
  expect(names('{the magnolia if poss|plant:magnolia|keep}')).toEqual(['magnolia']);
  expect(names('{a greenhouse at the back w|feature:greenhouse|keep}')).toEqual(['greenhouse']);
  expect(names('{the old apple tree|plant:apple|keep}')).toEqual(['old apple tree']);
  expect(names('{pear tree about half way|plant:pear|keep} down')).toEqual(['pear tree']);
  expect(names('{old apple leaning|plant:apple|keep} on a prop')).toEqual(['old apple']);
});

test('a tree in a pot is as large as its pot, and a shed that is to be is not there yet', () => {
  const kept = (marked: string) => briefOf(marked).keep.map(({ kind, name }) => `${kind}: ${name}`);
  expect(kept('{a bay tree in a barrel|plant:bay|keep}')).toEqual(['shrub: bay tree in a pot']);
  expect(kept('{an olive|plant:olive|keep} in a pot')).toEqual(['shrub: olive in a pot']);
  expect(kept('{Shed|feature:shed|stands} to be 10x8 for stock')).toEqual([]);
  expect(kept('{Shed|feature:shed|stands} is 10x8')).toEqual(['shed: shed']);
});

test('who speaks of tenants owns the ground and may dig it; who is one may not', () => {
  const digs = (marked: string) => briefOf(marked).noDigging?.value !== true;
  expect(digs('Got it back from {tenants|person:renter|fact}.')).toBe(true);
  expect(digs("{I'm a tenant|person:renter|fact} here.")).toBe(false);
  expect(digs('{renting|person:renter|fact}')).toBe(false);
});

test('a yard seats two until more are spoken of', () => {
  const seats = (size: string) =>
    readBrief(
      markedInput(`{${size}|measure:plot|fact}. {somewhere to eat|feature:dining|wanted}`),
      placeOf(null).place!,
    ).household.seatsFor.value;
  expect(seats('3 m by 4 m')).toBe(2);
  expect(seats('6 m by 9 m')).toBeGreaterThan(2);
});

test('many roses that stay are one kept thing with their number in its name', () => {
  expect(briefOf('{every rose there is 11|plant:rose|keep}').keep).toMatchObject([
    { kind: 'shrub', name: '11 roses' },
  ]);
});

test('no steps, sticks or great age ask for ground that is easy to walk', () => {
  const isEasy = (marked: string) => briefOf(marked).household.easyAccess.value;
  expect(isEasy('And {no steps|feature:steps|refused}.')).toBe(true);
  expect(isEasy('Mum {cannot use steps|health:other|fact}.')).toBe(true);
  expect(isEasy('{I have asthma|health:asthma|fact}.')).toBe(false);
  expect(isEasy('{steps|feature:steps|wanted} down.')).toBe(false);
});

test('beds asked for as tables of soil are raised beds and no table to eat at', () => {
  const brief = briefOf('There could be {tables of soil|feature:raisedbed|wanted}.');
  const said = brief.wanted.filter(({ source }) => source.kind === 'read');
  expect(said.map(({ value }) => value)).toEqual(['veg2']);
  expect(brief.wishes[0]?.name).toBe('tables of soil');
});

test('a shed that stays is drawn in the size that was said, in feet where sheds are sold in feet', () => {
  const brief = briefOf('{10x8 shed|feature:shed|keep}');
  expect(brief.keep[0]?.sizeMm).toEqual([3048, 2438]);
  const { existing } = makeSite(brief, placeOf(null).place!);
  expect(existing[0]?.boxMm).toEqual([3048, 2438]);
});

test('a style that is named in words is that style, whatever it was read as', () => {
  const styles = (marked: string) => briefOf(marked).styles.map(({ value }) => value);
  expect(styles('{japanese style|style:other|wanted}')).toEqual(['japanese']);
  expect(styles('{a bit of jungle|style:other|wanted}')).toEqual(['tropical']);
  expect(styles('{something different|style:other|wanted}')).toEqual([]);
});

test('what plants are refused for rules them out, whether or not one is named', () => {
  const refused = (marked: string) => briefOf(marked).plantsRefused.map(({ value }) => value);
  expect(refused('{anything poisonous|plant:unnamed|refused}')).toEqual(['poisonous plants']);
  expect(refused('{berries of any sort|plant:unnamed|refused}')).toEqual(['plants with berries']);
  expect(refused('{strong smells|plant:unnamed|refused}')).toEqual(['scented plants']);
  expect(refused('{no prickles|plant:prickles|refused}')).toEqual(['thorny plants']);
  expect(refused('{bamboo|plant:bamboo|refused}')).toEqual(['bamboo']);
});

test('what is put by each month, or what a landlord chips in, is no budget', () => {
  const budget = (marked: string) => briefOf(marked).budgetPence?.value ?? null;
  expect(
    budget('I have {£2,150|money:budget|fact} plus {£100|money:budget|fact} a month after.'),
  ).toBe(215_000);
  expect(budget("landlord said he'd chip in {£200|money:budget|fact}.")).toBeNull();
  expect(budget('{£4,000|money:budget|fact} this year.')).toBe(400_000);
});

test('not to see the road is a wish for what hides it', () => {
  expect(
    briefOf('We want to {not see the road|feature:screen|wanted}.').wanted.map(
      ({ value }) => value,
    ),
  ).toContain('privacy');
});

test('what is dead or rotten and only said to stand is taken away, not drawn as kept', () => {
  const brief = briefOf(
    'There is {a dead greenhouse|feature:greenhouse|stands} and {an apple tree|plant:apple|stands}.',
  );
  expect(brief.keep.map(({ kind }) => kind)).toEqual(['tree']);
  expect(brief.removals?.map(({ kind }) => kind)).toEqual(['greenhouse']);
});

test('two trees of a kind are one, twice, and a tree that is called huge later on is huge', () => {
  const keepOf = (description: string) =>
    readBrief(
      withReading({ description, projectType: 'family', preferences: [] }),
      placeOf(null).place!,
    ).keep.map(({ name }) => name);
  expect(keepOf('15m wide and 30m long. There are two oaks at the rear, both protected.')).toEqual([
    'oak',
    'oak',
  ]);
  expect(keepOf('6m by 6m. Existing: a fig in the ground, huge, would love to keep it.')).toEqual([
    'huge fig',
  ]);
});

test('children are counted where they are told of, and not for the kind of garden or the country of a family', () => {
  const hasChildren = (marked: string) =>
    readBrief(
      { ...markedInput(`{10 m by 14 m|measure:plot|fact}. ${marked}`), projectType: 'family' },
      placeOf(null).place!,
    ).household.children.value;
  expect(hasChildren('A patio.')).toBe(false);
  expect(hasChildren('{two boys, 7 and 9|person:child|fact}')).toBe(true);
  const input = markedInput('We are {family from Poland|person:child|fact}.');
  const mentions = input.reading!.mentions.map((m) => ({ ...m, certainty: 0.7 }));
  const { household } = readBrief(
    { ...input, reading: { ...input.reading!, mentions } },
    placeOf(null).place!,
  );
  expect(household.children.value).toBe(false);
});

test('of two that stay each is one, a deck of three metres is one, and their names end where they end', () => {
  const names = (marked: string) => briefOf(marked).keep.map(({ name }) => name);
  expect(names('{two oaks at the back|plant:oak|keep}')).toEqual(['oak', 'oak']);
  expect(names('{composite deck 3 by 4|feature:deck|keep}')).toEqual(['composite deck']);
  expect(names("{Magnolia '|plant:magnolia|keep}")).toEqual(['magnolia']);
  expect(names('{cherry laurel can stay|plant:laurel|keep}')).toEqual(['cherry laurel']);
});

test('what words take for a table names one, a meal or a floor', () => {
  const { wanted, problems } = briefOf('{a long axis from the garden door|feature:patio|wanted}.');
  expect(wanted.filter(({ source }) => source.kind === 'read')).toEqual([]);
  expect(problems.map(({ message }) => message).join()).toContain('a long axis');
  expect(briefOf('{hard floor|feature:patio|wanted}.').wanted[0]?.value).toBe('dining');
});

test('a lawn that is to stay is wanted and told back, and a car is wanted before the house', () => {
  const kept = briefOf('{Lawn stays|feature:lawn|keep}. {a new patio|feature:patio|wanted}');
  expect(kept.wanted.find(({ value }) => value === 'lawn')?.source.kind).toBe('read');
  expect(returnBrief(kept).join(' ')).toContain('The lawn stays');
  expect(briefOf('{a drive for two cars|feature:parking|wanted}').position.value).toBe('front');
});
