import { expect, test } from 'vitest';
import { readDescription } from '#server/reader.ts';

const refused = (text: string) => (readDescription(text).refusals ?? []).map(({ quote }) => quote);
const wished = (text: string) =>
  readDescription(text)
    .mentions.filter(({ status, certainty }) => status === 'wanted' && certainty >= 0.74)
    .map(({ quote }) => quote.toLowerCase());

test.each([
  ['No bamboo. A bench.', ['bamboo']],
  ['No trees to speak of, no pond.', ['pond']],
  ['We agree, and neither wants a fire pit or a hot tub.', ['a fire pit', 'a hot tub']],
  ['So no trees no poles no washing line please.', ['trees', 'poles', 'washing line']],
  [
    'Not interested in a pool, hot tub or artificial grass.',
    ['a pool', 'hot tub', 'artificial grass'],
  ],
  ['I do not need flowers and I do not need a chair.', ['flowers', 'a chair']],
  ['Nothing at face height please, no branches.', ['Nothing at face height', 'branches']],
  ['We want no lawn, plenty of beds and a shed.', ['lawn']],
  ['Grass on the steep we do not want to cut any more.', ['Grass on the steep']],
  [
    'NOT WANTED\n- Composite decking. A pergola with a motor in it.\n- Lawn stripes. Some lawn is fine.\nMONEY\n- Ten thousand.',
    ['Composite decking', 'A pergola with a motor in it', 'Lawn stripes'],
  ],
  ["Don't want: lawn, gravel (cat uses it), a pond", ['lawn', 'gravel', 'a pond']],
])('what is refused reaches down its list and no further: %s', (text, phrases) => {
  expect(refused(text)).toEqual(phrases);
});

test.each([
  'There is no path and no time. The garden has no trees.',
  'Something climby that does not need fixing to the wall.',
  'There is nothing at the bottom yet.',
  'We have no idea and no money left, but no problem.',
])('what only tells how it is refuses nothing: %s', (text) => {
  expect(refused(text)).toEqual([]);
});

test('what is refused is no wish, nor is what only says of which sort it is', () => {
  const text =
    'Garden 10 m by 8 m.\n\nWANT\n- A patio for six.\n- A greenhouse.\n\nNOT WANTED\n- Composite decking. A pergola with a motor in it.\n- A hot tub.';
  expect(wished(text).join(' ')).not.toMatch(/deck|pergola|hot tub/);
  expect(wished(text).join(' ')).toMatch(/greenhouse/);
});

test('a place that is refused a thing leaves it to the rest of the garden', () => {
  const { mentions } = readDescription(
    'A patio with seats for six. The lime drips, so no seating or cars under it.',
  );
  expect(mentions.some(({ concept, status }) => concept === 'seat' && status === 'refused')).toBe(
    false,
  );
});

test('what is not there yet and is wished for further on is no contradiction', () => {
  const { mentions } = readDescription(
    "That's it. No shed, bikes are in the hallway. Somewhere to eat for 6. Small shed.",
  );
  const sheds = mentions.filter(({ concept }) => concept === 'shed');
  expect(sheds.map(({ status }) => status)).toEqual(['past', 'wanted']);
});

test('what somebody else wants and who writes does not is refused, and so is what one is against', () => {
  expect(refused('My other half wants artificial grass. I do not.')).toEqual(['artificial grass']);
  expect(refused('My wife is dead against block paving everywhere.').join()).toContain(
    'block paving',
  );
  expect(refused("It can't be gravel, they throw things in it.")).toEqual(['gravel']);
});

test('a refusal is told back without its reasons', () => {
  expect(refused('Not interested in ponds or gravel for obvious reasons.')).toEqual([
    'ponds',
    'gravel',
  ]);
  expect(refused('They are 11 and 14 so no more swings.')).toEqual(['swings']);
  expect(refused('Nothing that needs mowing obviously.')).toEqual(['Nothing that needs mowing']);
});

test('of something that is not this or that, both are refused', () => {
  expect(refused("Something evergreen that isn't laurel or leylandii.")).toEqual([
    'laurel',
    'leylandii',
  ]);
  expect(refused("The path that isn't paved is muddy.")).toEqual([]);
});

test('a thing with "no" behind it is refused, and what follows is not', () => {
  expect(refused('A patio, artificial grass NO, real grass yes but small.')).toContain(
    'artificial grass',
  );
});

test.each([
  'No more lawn than you need to hang washing over.',
  "She can't abide hens and we have six.",
  "Not the walnut at the top, that's his grandad's.",
])('what there is some of is not refused: %s', (text) => {
  expect(refused(text)).toEqual([]);
});

test('a list of what is not wanted in one sentence ends with it, and a figure with a point ends none', () => {
  const { refusals = [] } = readDescription(
    'Garden 8 m by 12 m.\n\nNot wanted: gabions, lights on posts, anything growing above 1.5m in the view. Machine access at side 1.1m. Budget £45k.',
  );
  const said = refusals.map(({ quote }) => quote.toLowerCase()).join(' | ');
  expect(said).toMatch(/gabions.*lights on posts/);
  expect(said).not.toMatch(/machine|budget/);
});
