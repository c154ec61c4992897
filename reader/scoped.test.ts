import { expect, test } from 'vitest';
import { readDescription } from '#server/reader.ts';

const sureOf = (text: string) =>
  readDescription(text).mentions.filter(({ certainty }) => certainty >= 0.6);
const wanted = (text: string) =>
  sureOf(text)
    .filter(({ status }) => status === 'wanted')
    .map(({ concept }) => concept);

test('what bears pollen is no wish', () => {
  const text =
    "I get hay fever badly, grass pollen and tree pollen, and I'd still like a garden with flowers.";
  expect(wanted(text)).not.toContain('lawn');
  expect(wanted(text)).not.toContain('tree');
});

test('what is not included is no wish', () => {
  expect(
    wanted('It can join the back garden (the rest will be drive / parking, not included here).'),
  ).not.toContain('parking');
});

test('seed that is thrown down is grass that is wished for', () => {
  const text =
    'I thought get rid of slabs and shingle - it will all have to come through the house - and throw down grass seed.';
  expect(wanted(text)).toContain('lawn');
});

test.each([
  ['It is to suit the boys, past toddler size now.', 'toddler'],
  ['We have not had a garden since we lived in rented places.', 'renter'],
])('nobody is told of who was: %s', (text, person) => {
  expect(sureOf(text).map(({ concept }) => concept)).not.toContain(person);
});

test('ground that falls from north to south looks nowhere', () => {
  const { mentions } = readDescription('Main bit 100m2: falls moderately from north to south.');
  expect(mentions.filter(({ kind }) => kind === 'orientation')).toEqual([]);
});

test('neither of two ideas that nobody wants', () => {
  const text =
    "Friends have offered two ideas, slab the lot or fake grass, and I don't want either of them.";
  expect(wanted(text)).toEqual([]);
});

test('what is to be moved needs a place', () => {
  expect(wanted('Plan is to shift the trampoline down there.')).toContain('trampoline');
});

test.each([
  ['Total area to be worked 1,265 sqm, Surrey.', 1265],
  ["It's 40 sqm.", 40],
])('one area is the garden’s: %s', (text, areaM2) => {
  expect(sureOf(text).find(({ kind }) => kind === 'measure')).toMatchObject({
    concept: 'plot',
    areaM2,
  });
});

test.each(['The house is 120 sqm and old.', 'We bought 30 sqm of paving.', 'The patio is 12 sqm.'])(
  'no garden’s area: %s',
  (text) => {
    expect(sureOf(text).filter(({ concept }) => concept === 'plot')).toEqual([]);
  },
);

test('what stands among wishes in a list without a heading is wished for with them', () => {
  const text =
    'We want it to feel like a hotel.\n1. Hot tub for 6, sunken\n2. Outdoor kitchen, pizza oven\n3. Dining for 8, lounge for 6\n4. Good lights';
  expect(wanted(text)).toEqual(expect.arrayContaining(['hottub', 'dining', 'lounge', 'lighting']));
});

test('a list of what is there is no list of wishes', () => {
  const text = "What's there: 3m deep patio, wooden playhouse (good, keep), shed full of toys.";
  expect(wanted(text)).toEqual([]);
});

test.each([
  [
    'They are lovely. Row of leylandii on the right, brown inside. They’re mine. I want them out.',
    'leylandii',
    'going',
  ],
  ['No lawn, the boys are grown and gone.', 'adult', 'fact'],
  ['We need a lawn and a bench. Trampoline is going to my nephew.', 'trampoline', 'going'],
  ['Keep the old quarry tiles.', 'patio', 'keep'],
  ['The York stone stays.', 'patio', 'keep'],
])('%s', (text, concept, status) => {
  const found = readDescription(text).mentions.find((m) => m.concept === concept)?.status;
  // what is to go and what has gone come to the same for a design
  expect(found === 'gone' ? 'going' : found).toBe(status);
});

test('who lets it out is no tenant, and the tree men are no tree', () => {
  expect(sureOf('Renting out next year possibly.').map(({ concept }) => concept)).not.toContain(
    'renter',
  );
  expect(
    sureOf('The tree men have already said £3,200 of that.').map(({ kind }) => kind),
  ).not.toContain('plant');
});

test.each(['The York stone floor is original and stays.'])('a floor that stays: %s', (text) => {
  expect(
    sureOf(text).some(
      ({ concept, status }) => /^(?:patio|dining)$/.test(concept) && status === 'keep',
    ),
  ).toBe(true);
});

test('smokers have no smokehouse', () => {
  expect(wanted('Smokers away from the windows.')).toEqual([]);
});
