import { expect, test } from 'vitest';
import { readDescription } from '#server/reader.ts';

const fates = (text: string) =>
  Object.fromEntries(
    readDescription(text)
      .mentions.filter(({ certainty }) => certainty > 0.5)
      .map(({ concept, status }) => [concept, status]),
  );

test.each([
  ['Rotten shed at the back, going.', { shed: 'going' }],
  ['Old pear tree two thirds down, STAYING.', { pear: 'keep' }],
  [
    'I have three roses along the path which were for my husband and must not be touched.',
    { rose: 'keep' },
  ],
  ['Two plum trees (staying).', { plum: 'keep' }],
] as const)('%s', (text, expected) => {
  expect(fates(text)).toMatchObject(expected);
});

test('what was killed or lost is not there, through the list of it', () => {
  const { mentions } = readDescription("I've killed 2 olives, a bamboo and all the lavender.");
  for (const { kind, status } of mentions) if (kind === 'plant') expect(status).toBe('past');
});

test('how old stone is tells of no child', () => {
  const ages = (text: string) =>
    readDescription(text).mentions.filter(
      ({ kind, certainty }) => kind === 'person' && certainty > 0.5,
    );
  expect(ages('There is a patio (keep, Indian stone, 4 yrs old) and mud.')).toEqual([]);
  expect(ages('Our son is 4 yrs old and we need a sandpit.')).not.toEqual([]);
  expect(ages('We have a 3 yr old.')).not.toEqual([]);
});

test('what another thing is like is no wish', () => {
  const { mentions } = readDescription('A handrail at the step, its a high one. We want a lawn.');
  expect(
    mentions.filter(({ concept, certainty }) => concept === 'shed' && certainty > 0.5),
  ).toEqual([]);
});

test.each([
  ['Her roses are in the long bed on the left, and I would not want them moved.', 'rose', 'keep'],
  [
    "The greenhouse has cracked panes and I don't use it, so that can go too.",
    'greenhouse',
    'going',
  ],
  ['That rose has got to go.', 'rose', 'going'],
  ['There is an old washing line post I keep meaning to get out.', 'washing', 'going'],
  ["It's got fake grass all over, it smells and it's coming up.", 'artificialgrass', 'going'],
])('told in passing: %s', (text, concept, status) => {
  expect(fates(text)).toMatchObject({ [concept]: status });
});
