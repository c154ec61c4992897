/** What a design says became of each wish: the true reason, and never that room was wanting where it was not. */
import { expect, test } from 'vitest';
import { designWeights } from '#content/design/weights.ts';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { designGarden } from '#engine/index.ts';
import { markedInput } from '#tests/support/marked-reading.ts';

const outcomesOf = (marked: string) =>
  designGarden({
    brief: markedInput(`{12 m by 18 m|measure:plot|fact}, south-facing. ${marked}`),
    place: placeOf(null).place!,
    catalogue,
    rates: sampleRateBook,
    weights: designWeights,
    seed: 5,
  }).designs.flatMap(({ outcomes }) => outcomes ?? []);

let many: ReturnType<typeof outcomesOf> | null = null;
/** Of wishes that do not stand in one another's way, what is said of one. */
function outcomesAmong(quote: RegExp) {
  many ??= outcomesOf(
    'We want {something up the wall|plant:unnamed|wanted}, {somewhere to hang the feeders|feature:shed|wanted}, {a bench in the shade|feature:seat|wanted}, {a 14 ft trampoline|feature:trampoline|wanted}, {a vine|plant:grape|wanted}, {apples|plant:apple|wanted} and {shrubs|plant:shrubs|wanted}.',
  );
  const found = many.filter((one) => quote.test(one.quote));
  expect(found.length).toBeGreaterThanOrEqual(3);
  return found;
}

test('a pond that a toddler rules out is not said to want room', () => {
  const ponds = outcomesOf(
    'We have {a toddler|person:toddler|fact} and want {a pond|feature:pond|wanted}.',
  );
  expect(ponds).toHaveLength(3);
  for (const { result, why, takes } of ponds) {
    expect(result).not.toBe('met');
    expect(why).toContain('danger to a small child');
    expect(takes).toBe('It can be added when the youngest is six.');
  }
});

test('vegetable beds are met by a kitchen garden, and scent by the planting', () => {
  const found = outcomesOf(
    'We want {vegetable beds|feature:veg|wanted}, {a kitchen garden of four beds|feature:veg|wanted} and {something that smells nice|plant:scented|wanted}.',
  );
  expect(found.length).toBeGreaterThan(5);
  for (const one of found) expect(one, one.name).toMatchObject({ result: 'met' });
});

test('a wish that names no plant is not said to be a plant we do not grow', () => {
  const [one] = outcomesAmong(/up the wall/);
  expect(one).toMatchObject({
    result: 'partly',
    why: expect.stringContaining('No plant is named'),
  });
});

test('what has no drawing is not met by what stands near it in kind, nor by the planting', () => {
  const says: [string, RegExp][] = [
    ['a cricket net', /Lawn.*net itself is not drawn|No lawn/],
    ['a swing seat', /the seat itself is yours|no room/],
    ['bright edges', /edged is settled in the quote/],
    ['somewhere to hang the sky', /did not find out/],
    ['a dog kennel', /the building itself is yours|no room/],
  ];
  const found = outcomesOf(
    'We want {a cricket net|feature:goal|wanted}, {a swing seat|feature:seat|wanted}, {bright edges|feature:other|wanted}, {somewhere to hang the sky|feature:other|wanted} and {a dog kennel|feature:pets|wanted}.',
  );
  for (const [words, pattern] of says) {
    const own = found.filter(({ quote }) => quote === words);
    expect(own, words).toHaveLength(3);
    for (const { result, why } of own) {
      expect(result, words).not.toBe('met');
      expect(why, words).toMatch(pattern);
      expect(why).not.toContain('kinds of plant');
    }
  }
});

test('feeders are read as feeders, whatever they hang from', () => {
  const found = outcomesAmong(/feeders/);
  expect(found.some(({ why }) => why.includes('Bird feeder'))).toBe(true);
  for (const { why } of found) expect(why).not.toContain('Shed');
});

test('what is said to be absent is drawn by none and answered', () => {
  const found = outcomesOf('There is {a hot tub base with no hot tub|feature:hottub|wanted}.');
  expect(found).toHaveLength(3);
  for (const one of found) expect(one).toMatchObject({ result: 'left-out' });
});

test('a seat asked for at the door is met there, or its distance is told', () => {
  const found = outcomesOf(
    'We want {somewhere to sit near the back door|feature:seat|wanted house}.',
  );
  for (const { result, why } of found)
    if (result === 'met') expect(why).toMatch(/terrace|seat/i);
    else expect(why).toMatch(/\d m from the garden door/);
});

test('a number that was asked for is counted', () => {
  for (const one of outcomesOf('We want {a bike store for nine bikes|feature:store|wanted}.'))
    if (one.result === 'met') expect(Number(/([\d.]+) m²/.exec(one.why)?.[1])).toBeGreaterThan(8);
    else if (one.result === 'partly')
      expect(one.why).toMatch(/holds about \d of the 9 bicycles|way/);
  for (const one of outcomesOf('We want {half for veg|feature:veg|wanted}.')) {
    expect(one.result).not.toBe('met');
    expect(one.why).toMatch(/would be 108 m²/);
  }
  const [trampoline] = outcomesAmong(/trampoline/);
  expect(trampoline!.result).toBe('met');
  expect(Number(/([\d.]+) m across/.exec(trampoline!.why)?.[1])).toBeGreaterThan(4.2);
});

test('a seat in the shade is not met in the sun', () => {
  const found = outcomesAmong(/in the shade/);
  expect(found).toHaveLength(3);
  for (const { result, why } of found)
    if (result === 'partly') expect(why).toMatch(/ h of sun a day|not drawn|no seat/i);
    else expect(why).not.toMatch(/sunny seat/i);
});

test('a kitchen before the street is left out for the street, not for want of room', () => {
  const found = outcomesOf(
    'It is {the front garden|place:front|fact}. We want {an outdoor kitchen|feature:kitchen|wanted}.',
  );
  expect(found).toHaveLength(3);
  for (const { result, why } of found) {
    expect(result).toBe('left-out');
    expect(why).toContain('Before the street');
  }
});

test('what was to stand at something that is not drawn, or in a side way, is met in part', () => {
  const found = outcomesOf(
    'We want {paths leading past the pool|feature:path|wanted}, {the bins in the side alley|feature:bins|wanted}, {turf the full width|feature:lawn|wanted} and {a multi stem cherry|plant:cherry|wanted}.',
  );
  const why = (quote: RegExp) =>
    found
      .filter((one) => quote.test(one.quote))
      .map(({ result, why: text }) => `${result} ${text}`)
      .join(' ');
  expect(why(/pool/)).not.toMatch(/^met/);
  expect(why(/pool/)).toContain('does not show a pool');
  expect(why(/bins/)).toContain('side way is not on this plan');
  expect(why(/turf/)).toMatch(/of the \S+ m across|left-out/);
  expect(why(/cherry/)).not.toMatch(/met .*Cherry 'Stella'\.$/);
});

test('grape hyacinth is no vine, and a crab apple is no apple', () => {
  const found = outcomesAmong(/^(?:a vine|apples|shrubs)$/);
  for (const { why, result } of found) {
    expect(why).not.toContain('hyacinth');
    if (why.includes('Crab apple')) expect(result).not.toBe('met');
  }
});
